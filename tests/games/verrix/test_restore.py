"""The Restore Phase, the Festivals and the end."""

from __future__ import annotations

import pytest

from tests.scenes import example
from tests.scenes.verrix import verrix


@example("V-RESTORE-04", "V-RESTORE-08", "V-UNIT-11")
def test_a_brooch_counts_in_the_phase_in_which_it_is_put_on():
    """V-EX-06."""
    scene = verrix('phase = "restore"\n[seats.green]\nvillage = "1 brooch"\n[seats.blue]')
    assert scene.options == ["nothing", "murchad:brooch"]
    scene.green("murchad:brooch")
    assert scene.vp["green"] == 4
    assert (scene.equipped("murchad"), scene.village("green")) == ("brooch", "")


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
@example("V-FEST-01", "V-FEST-02", "V-FEST-03", "V-FLOW-03", "V-A-45")
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
    ],
)
@example("V-END-01", "V-END-02", "V-END-03", "V-END-04", "V-END-05", "V-END-06", "V-A-30")
def test_who_is_verrix(blue: str, green: str, winner: str, rule: str):
    """V-EXD-25: at the very last, the one lowest on the Play Order track."""
    scene = verrix(f"""
        turn = 12
        order = "green blue"
        [seats.blue]
        {blue}
        [seats.green]
        {green}
    """).advance()
    assert (scene.winners, scene.g.ended_by) == ([winner], rule)
    assert scene.waits_for == "nobody"
