"""The Restore Phase, the Festivals and the end."""

from __future__ import annotations

import pytest

from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.state.box import SEATS
from plancia.games.verrix.state.state import RETURNING_TRAVEL, RETURNING_VILLAGE
from tests.games.verrix.scene import verrix
from tests.scenes import example

FOOD = open_box().count[0]  # tiles in the box


@example("V-RESTORE-04", "V-RESTORE-08", "V-UNIT-11")
def test_a_brooch_counts_in_the_phase_in_which_it_is_put_on():
    """V-EX-06."""
    scene = verrix('phase = "restore"\n[seats.green]\nvillage = "1 brooch"\n[seats.blue]')
    assert scene.options == ["nothing", "murchad:brooch"]
    scene.green("murchad:brooch")
    assert scene.vp["green"] == 4
    assert (scene.equipped("murchad"), scene.village("green")) == ("brooch", "")


@example("V-RESTORE-08", "V-UNIT-11")
@pytest.mark.parametrize(
    ("worn", "vp"),
    [
        ("", 0),  # one on the Village card pays nothing
        ('equipped.murchad = "horse"', 0),
        ('equipped.murchad = "brooch"', 1),
        ('equipped.murchad = "brooch horse"', 1),
        ('equipped.medb = "brooch"', 1),
        ('equipped.murchad = "brooch"\nequipped.medb = "brooch"', 2),
    ],
)
def test_every_character_with_a_brooch_pays_one(worn: str, vp: int):
    text = f'phase = "restore"\n[seats.green]\nvillage = "1 brooch"\navailable = "4 commoner, murchad, medb"\n{worn}'
    scene = verrix(f"{text}\n[seats.blue]").advance()
    outfit = next(option for option in reversed(scene.options) if option.count("brooch") == vp)
    scene.green(outfit if vp else "nothing")
    assert scene.vp == {"green": 3 + vp, "blue": 3}


@example("V-RESTORE-01", "V-RESTORE-07", "V-A-12")
def test_hostages_come_home_first_and_then_pay():
    """V-EXD-22; V-EX-01."""
    scene = verrix("""
        phase = "restore"
        [seats.violet]
        road = "1 hostage-blue, 1 hostage-green, 2 cow, stone-of-falias"
        [seats.blue]
        [seats.green]
    """).advance()
    assert scene.vp["violet"] == 5
    assert scene.village("violet") == "2 cow, 1 hostage-blue, 1 hostage-green, stone-of-falias"
    assert scene.will["violet"] == 1  # the stone is at home already


@example("V-TRADE-05", "V-DEV-03", "V-RESTORE-04", "V-RESTORE-01")
def test_what_is_bought_is_put_on_in_the_restore_phase_only():
    """V-EXD-21."""
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "cantiaci"
        village = "3 food, 1 cart"
        [seats.green]
    """)
    scene.blue("journey-to-portum-itium", "2", "sword").green("pass")
    assert scene.road("blue") == "1 sword"
    assert not any("sword" in option for option in scene.options)
    scene.blue("pass").play_on()
    assert scene.options == ["nothing", "niamh:sword"]


@example("V-RESTORE-05", "V-A-32")
def test_strip_and_equip_freely():
    scene = verrix("""
        phase = "restore"
        [seats.blue]
        village = "1 sword"
        available = "4 commoner, niamh, sive"
        equipped.niamh = "sword"
        [seats.green]
    """)
    assert "niamh:sword+sive:sword" in scene.options
    assert scene.refused["niamh:spear"] == "V-RESTORE-04"
    scene.blue("sive:sword")
    assert (scene.equipped("niamh"), scene.equipped("sive"), scene.village("blue")) == ("", "sword", "1 sword")


@example("V-A-33", "V-RESTORE-04")
def test_all_who_have_a_choice_equip_at_once():
    scene = verrix("""
        phase = "restore"
        [seats.blue]
        village = "1 sword"
        [seats.violet]
        [seats.green]
        village = "1 cart"
    """)
    scene.green("murchad:cart").blue("niamh:sword")  # in any order; Violet has nothing to put on
    assert (scene.equipped("niamh"), scene.equipped("murchad")) == ("sword", "cart")


@example("V-RESTORE-02", "V-RESTORE-03", "V-RESTORE-10", "V-AREA-10", "V-ACT-05")
def test_everything_is_as_at_the_beginning_of_a_month():
    scene = verrix("""
        turn = 2
        phase = "restore"
        order = "blue green"
        passed = "green blue"
        [seats.blue]
        engaged = "2 commoner"
        away = "1 commoner, niamh"
        discard = ["cook", "learn"]
        removed = ["promote-commoner"]
        [seats.green]
    """).advance()
    assert scene.units("blue", "available") == "5 commoner, niamh"
    assert scene.card("blue", "cook") == "hand"
    assert scene.card("blue", "promote-commoner") == "removed"
    assert (scene.g.turn, scene.tribes_in_order, scene.passed) == (3, ["green", "blue"], [])


@example("V-RESTORE-06", "V-RESTORE-09", "V-AREA-12", "V-AREA-06", "V-AREA-09")
def test_busy_hands_and_trophies():
    scene = verrix("""
        phase = "restore"
        [seats.yellow]
        village = "spear-of-gorias"
        [seats.green]
        village = "stone-of-falias"
    """).advance()
    assert scene.village("yellow") == "1 food, spear-of-gorias"
    assert scene.vp == {"yellow": 4, "green": 3}
    assert scene.will == {"yellow": 0, "green": 1}


@pytest.mark.parametrize(
    ("turn", "seat", "vp"),
    [
        (3, 'village = "1 cow, 4 food"\ndivine_will = 3', 5),
        (3, 'village = "3 food"\ndivine_will = 2', 0),
        (6, 'village = "1 cow, 1 brooch"\nequipped.niamh = "horse"\nvillages = "caledonii taexali"', 6),
        (6, 'village = "1 cow"', 0),
        (9, 'village = "2 belladonna, 1 hostage-green, spear-of-gorias"', 7),
        (9, 'road = "2 belladonna, 1 hostage-green, spear-of-gorias"', 0),
        (12, 'village = "1 sword, 1 food, 1 cow, 1 cart"\nequipped.niamh = "spear"', 6),
        (12, 'learned = ["clan-pact", "warriors-fury", "great-raid", "palisade"]', 3),
        (12, 'villages = "caledonii taexali epidii"', 3),
    ],
)
@example("V-FEST-01", "V-FEST-02", "V-FEST-03", "V-FLOW-03", "V-A-45", "V-A-31")
def test_festivals_reward_what_one_has(turn: int, seat: str, vp: int):
    lines = "\n".join(f"        {line}" for line in seat.split("\n"))
    scene = verrix(f"""
        turn = {turn}
        [seats.blue]
{lines}
        [seats.green]
    """).advance()
    assert scene.vp["blue"] == 3 + vp
    assert scene.g.turn == min(12, turn + 1)  # V-A-31


@pytest.mark.parametrize(
    ("blue", "green", "winner", "rule"),
    [
        ("vp = 9", "vp = 8", "blue", "V-END-02"),
        ("divine_will = 2", "divine_will = 1", "blue", "V-END-03"),
        ("", "divine_will = 1", "green", "V-END-03"),
        ('village = "spear-of-gorias"', "", "blue", "V-END-04"),
        ("", 'equipped.murchad = "horse"', "green", "V-END-05"),
        ("", "", "blue", "V-END-06"),
        # more of what is asked first beats any amount of what is asked later
        ("divine_will = 1", 'village = "spear-of-gorias, 2 cow"', "blue", "V-END-03"),
        ('village = "spear-of-gorias"', 'village = "2 horse"', "blue", "V-END-04"),
        ('village = "spear-of-gorias"', 'village = "stone-of-falias, sword-of-findias"', "green", "V-END-04"),
        # animals, on the card and worn, and nothing else
        ('village = "1 horse"', 'village = "1 cow, 1 horse"', "green", "V-END-05"),
        ('village = "1 cow"', 'village = "1 cow"\nequipped.murchad = "horse"', "green", "V-END-05"),
        ('village = "1 cow"', 'village = "1 food"\nequipped.murchad = "brooch"', "blue", "V-END-05"),
        ('road = "1 cow"', 'village = "1 cow"', "green", "V-END-05"),
    ],
)
@example("V-END-01", "V-END-02", "V-END-03", "V-END-04", "V-END-05", "V-END-06", "V-A-30")
def test_who_is_verrix(blue: str, green: str, winner: str, rule: str):
    """V-EXD-25: at the very last, the one lowest on the Play Order track."""
    text = f'turn = 12\norder = "green blue"\n[seats.blue]\n{blue}\n[seats.green]\n{green}'
    scene = verrix(text).advance()
    assert (scene.winners, scene.g.ended_by) == ([winner], rule)
    assert scene.waits_for == "nobody"


@example("V-END-02", "V-END-03", "V-END-04")
@pytest.mark.parametrize(
    ("blue", "orange", "rule"),
    [
        ('village = "spear-of-gorias"', "divine_will = 2", "V-END-04"),
        ("divine_will = 1", "divine_will = 1", "V-END-03"),
    ],
)
def test_who_is_behind_wins_no_tie(blue: str, orange: str, rule: str):
    """Orange has as much Divine Will as anybody, more trophies, and fewer VP."""
    text = f'turn = 12\norder = "green orange blue"\n[seats.blue]\nvp = 9\n{blue}\n[seats.green]\nvp = 9'
    tribe = f'[seats.orange]\nvp = 8\n{orange}\nvillage = "stone-of-falias, sword-of-findias"'
    scene = verrix(f"{text}\n{tribe}").advance()
    assert (scene.winners, scene.g.ended_by) == (["blue"], rule)


@example("V-A-33", "V-RESTORE-06", "V-AREA-02")
@pytest.mark.parametrize(
    ("order", "yellow", "blue"), [("yellow blue", "1 food", "1 brooch"), ("blue yellow", "", "1 food")]
)
def test_what_is_scarce_goes_round_in_the_order_of_the_month_that_ends(order: str, yellow: str, blue: str):
    """One Food is left: for the busy hands of Yellow, or for Brigid of Blue. Who passed first does not matter."""
    scene = verrix(f"""
        phase = "restore"
        order = "{order} green"
        passed = "green {" ".join(reversed(order.split()))}"
        [seats.yellow]
        [seats.blue]
        event = "brigid"
        [seats.green]
        village = "{FOOD - 1} food"
    """).advance()
    scene.blue("play")
    if scene.waits_for == "blue":
        scene.blue("food")
    assert (scene.village("yellow"), scene.village("blue")) == (yellow, blue)


@example("V-A-33", "V-RESTORE-01", "V-RESTORE-06")
def test_everything_comes_home_before_anybody_has_a_benefit():
    """The stone that Green brings home gives Divine Will at once, though Yellow comes first."""
    scene = verrix("""
        phase = "restore"
        order = "yellow green"
        [seats.yellow]
        [seats.green]
        road = "stone-of-falias"
    """).advance()
    assert scene.will["green"] == 1
    kinds = [type(each).__name__ for each in scene.log]
    last_return = len(kinds) - 1 - kinds[::-1].index("Return")
    assert last_return < kinds.index("Transfer") < kinds.index("TakeWill")


@example("V-A-33", "V-RESTORE-04", "V-RESTORE-08")
def test_nobody_scores_before_everybody_has_equipped():
    scene = verrix("""
        phase = "restore"
        order = "blue green"
        [seats.blue]
        village = "1 hostage-green"
        [seats.green]
        village = "1 brooch"
        available = "4 commoner, murchad"
    """).advance()
    assert (scene.waits_for, scene.vp["blue"]) == ("green", 3)
    assert scene.green("murchad:brooch").vp == {"blue": 4, "green": 4}


@example("V-RESTORE-01", "V-RESTORE-02", "V-UNIT-05", "V-A-10", "V-A-11")
def test_everything_and_everybody_comes_home():
    scene = verrix("""
        phase = "restore"
        [seats.green]
        available = "1 commoner"
        engaged = "1 commoner, medb"
        away = "1 commoner, murchad"
        returning = 1
        returning_road = 1
        village = "1 food, 1 hostage-blue"
        road = "2 food, 1 cart, 1 hostage-blue, stone-of-falias"
        palisade = 2
        [seats.blue]
    """)
    scene.confirms = False
    scene.advance()
    assert scene.units("green", "available") == "5 commoner, murchad, medb"
    assert scene.village("green") == "3 food, 1 cart, 2 hostage-blue, stone-of-falias"
    assert (scene.road("green"), scene.units("green", "engaged"), scene.units("green", "away")) == ("", "", "")
    assert scene.g.palisade == [0] * 5
    for who in SEATS:
        assert scene.g.commoners(who, RETURNING_TRAVEL) == scene.g.commoners(who, RETURNING_VILLAGE) == 0


@example("V-RESTORE-07", "V-A-12")
def test_everybody_scores_for_the_own_hostages_only():
    scene = verrix("""
        phase = "restore"
        [seats.blue]
        [seats.green]
        village = "1 hostage-blue"
        [seats.orange]
        village = "1 hostage-blue, 1 hostage-green"
        [seats.yellow]
        [seats.violet]
        village = "1 hostage-orange"
    """).advance()
    assert scene.vp == {"blue": 3, "green": 4, "orange": 5, "yellow": 3, "violet": 4}


@example("V-RESTORE-10", "V-MOVE-05", "V-ACT-05")
def test_the_next_month_begins_with_the_usual_tile_and_the_other_track():
    scene = verrix("""
        turn = 4
        phase = "restore"
        tile = "B"
        order = "blue green"
        passed = "green blue"
        [seats.blue]
        [seats.green]
    """).advance()
    assert (scene.g.turn, scene.g.tile, scene.tribes_in_order, scene.passed) == (5, 0, ["green", "blue"], [])


@example("V-FEST-02", "V-FEST-01")
def test_what_is_worn_counts_once():
    """Two animals are wanted at Imbolc: the Horse that Niamh rides is one."""
    text = 'turn = 6\n[seats.blue]\nvillage = "{} cow"\nequipped.niamh = "horse"\n[seats.green]'
    assert [verrix(text.format(cows)).advance().vp["blue"] for cows in (0, 1)] == [3, 5]


@example("V-FLOW-02", "V-ACT-01")
def test_the_table_shows_which_phase_it_is():
    scene = verrix('active = "blue"\n[seats.blue]\n[seats.green]').advance()
    scene.everybody_passes().play_on()
    assert [each.phase for each in scene.done("BeginPhase")] == [3, 1, 2]
    assert [each.opens for each in scene.done("BeginPhase")] == [False, True, False]
    assert scene.g.phase == 2
