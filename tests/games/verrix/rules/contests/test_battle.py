"""Battle: the line-up, support, three rounds, and what is won."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.answers import ACCEPT, REFUSE
from plancia.games.verrix.state.box import NOBODY
from plancia.kernel.decision import PASS
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


def declared(learned: str = "", **rolls: list[int]) -> Scene:
    """V-EX-17, up to the reaction of Violet. Blue pays 3 Food, Green will pay 2."""
    return verrix(
        f"""
        active = "blue"
        order = "blue violet green"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        available = "4 commoner, niamh"
        learned = [{learned}]
        [seats.violet]
        villages = "brigantes"
        village = "1 food"
        [seats.green]
        villages = "iceni"
        village = "2 food"
        """,
        rolls,
    ).blue("declare-battle", "niamh+4")


def lined_up(learned: str = "", **rolls: list[int]) -> Scene:
    return declared(learned, **rolls).violet("everyone").green("blue").blue("accept-green").green("2")


@example(
    "V-BATTLE-02",
    "V-BATTLE-03",
    "V-BATTLE-04",
    "V-BATTLE-06",
    "V-BATTLE-09",
    "V-BATTLE-11",
    "V-A-22",
    "V-A-49",
    "V-A-50",
    "V-BATTLE-08",
)
def test_the_line_up():
    """V-EX-17."""
    scene = lined_up()
    assert scene.units("blue", "lined_up") == "4 commoner, niamh"
    assert scene.units("violet", "lined_up") == "5 commoner, lindsay"
    assert scene.units("green", "lined_up") == "2 commoner"
    assert scene.g.disc == 0
    assert scene.vp == {"blue": 3, "violet": 3, "green": 3}
    assert (scene.village("blue"), scene.village("green"), scene.village("violet")) == ("", "", "1 food")
    assert (scene.waits_for, scene.question) == ("blue", "V-BATTLE-19")  # the rounds begin: nobody can add a unit


@example(
    "V-BATTLE-14",
    "V-BATTLE-15",
    "V-BATTLE-20",
    "V-BATTLE-21",
    "V-BATTLE-26",
    "V-BATTLE-17",
    "V-BATTLE-13",
    "V-BATTLE-19",
    "V-BATTLE-22",
    "V-BATTLE-23",
    "V-BATTLE-27",
    "V-BATTLE-29",
    "V-BATTLE-30",
    "V-BATTLE-31",
    "V-BATTLE-32",
    "V-A-24",
    "V-BATTLE-09",
    "V-AREA-12",
)
def test_three_rounds_and_the_outcome():
    """V-EX-18 to V-EX-21."""
    scene = lined_up(token=[3, 1, 0])
    scene.blue("blue:supremacy")
    assert (scene.totals, scene.g.disc, scene.tokens) == ([(7, 8)], -1, 6)
    scene.violet("violet:harrowing-lament")
    assert scene.question == "V-BATTLE-16"  # Blue commands, and could use its ability
    scene.blue("pass")
    assert (scene.totals[1], scene.g.disc, scene.tokens) == ((7, 8), -2, 5)
    scene.blue("blue:assault")
    assert scene.totals[2] == (8, 5)
    assert scene.vp == {"blue": 9, "violet": 4, "green": 9}  # Violet has nobody left, and passes first
    assert scene.units("blue", "away") == "4 commoner, niamh"
    assert scene.units("green", "away") == "2 commoner"
    assert scene.units("violet", "engaged") == "5 commoner, lindsay"
    assert scene.card("blue", "supremacy") == "discard"
    assert scene.card("blue", "assault") == "discard"
    assert scene.card("violet", "harrowing-lament") == "discard"
    assert scene.card("green", "supremacy") == "hand"  # at hand for the faction, and not played
    assert (scene.tokens, scene.g.disc, scene.g.side) == (7, 0, [NOBODY] * 5)
    assert scene.waits_for == "green"


@example("V-BATTLE-12")
def test_nobody_reinforces_after_the_line_up():
    """V-EX-22. The defender accepts support; the attacker is not asked for units again."""
    scene = declared()
    scene.violet("everyone").green("violet").violet("accept-green")
    assert scene.waits_for == "green"
    scene.green("3")
    assert scene.question == "V-BATTLE-19"
    assert not any("+" in option for option in scene.options)


@example("V-BATTLE-02", "V-A-17")
def test_a_merchant_does_not_count_for_a_declaration():
    """V-EXD-14."""
    scene = verrix("""
        active = "green"
        [seats.green]
        village = "9 food"
        available = "3 commoner, murchad"
        [seats.violet]
    """)
    assert scene.refused["declare-battle"] == "V-BATTLE-02"


@example("V-SETUP-17", "V-ACT-09")
def test_a_battle_card_that_was_not_learned_is_told_from_one_that_was_played():
    scene = lined_up('"assault"', token=[1, 1])
    assert scene.refused["blue:warriors-fury"] == "V-SETUP-17"
    scene.blue("blue:supremacy").violet("violet:supremacy").blue("pass")
    assert scene.refused["blue:supremacy"] == "V-ACT-09"


FIGHTERS = '[options]\nbattle_units = "fighters"\n'


@example("V-BATTLE-05", "V-BATTLE-07", "V-A-17", "V-A-44")
@pytest.mark.parametrize(("agreed", "vp"), [("", 5), (FIGHTERS, 6)])
def test_holding_back_costs_fame(agreed: str, vp: int):
    """V-EXD-15. Two commoners cost 2 VP; the artisan one more, if she could take part."""
    scene = verrix(
        f"""
active = "blue"
{agreed}
[seats.blue]
village = "9 food"
[seats.yellow]
vp = 8
available = "2 commoner, ygerna"
engaged = "3 commoner"
"""
    )
    scene.blue("declare-battle", "niamh+4").yellow("0")
    assert scene.vp["yellow"] == vp
    assert scene.units("yellow", "lined_up") == "3 commoner"  # who was engaged at home has to


@example("V-A-17", "V-BATTLE-05", "V-BATTLE-06", "V-BATTLE-11", "V-BATTLE-09")
def test_where_only_fighters_are_lined_up_artisans_and_merchants_stay_where_they_are():
    scene = verrix("""
        active = "violet"
        order = "violet yellow green"
        [options]
        battle_units = "fighters"
        [seats.violet]
        villages = "votadini"
        village = "1 food"
        available = "4 commoner, lindsay"
        [seats.yellow]
        villages = "brigantes"
        available = "1 commoner, gobann"
        engaged = "3 commoner, ygerna"
        [seats.green]
        villages = "parisii"
        village = "1 food"
        available = "murchad"
    """)
    scene.violet("declare-battle", "lindsay+4")
    assert scene.refused["gobann+1"] == "V-A-17"
    scene.yellow("everyone")
    assert scene.units("yellow", "lined_up") == "4 commoner"
    assert scene.units("yellow", "engaged") == "ygerna"  # she was engaged at home, and is no fighter
    assert scene.question == "V-BATTLE-19"  # Green has nobody but a merchant, and is not asked


@example("V-BATTLE-05", "V-BATTLE-06", "V-BATTLE-11", "V-BATTLE-20", "V-BATTLE-25", "V-A-17", "V-UNIT-07")
def test_every_class_lines_up_and_counts_where_everybody_fights():
    scene = verrix(
        """
        active = "violet"
        [seats.violet]
        villages = "votadini"
        village = "1 food"
        discard = ["supremacy", "harrowing-lament"]
        [seats.yellow]
        villages = "brigantes"
        available = "gobann"
        engaged = "3 commoner, ygerna"
        [seats.green]
        villages = "parisii"
        village = "1 food"
        available = "murchad"
        discard = ["supremacy"]
        """,
        {"token": [1, 0, 0, 2, 3]},
    )
    scene.violet("declare-battle", "lindsay+4").yellow("everyone")
    assert scene.units("yellow", "lined_up") == "3 commoner, ygerna, gobann"
    scene.green("yellow").yellow("accept-green")  # Green has nobody but a merchant
    # round 1: Yellow plays Supremacy in place of Violet, for commoners alone; then nobody can, and everybody counts
    assert scene.totals == [(4 + 1, 3 + 1), (7 + 0, 9 + 0), (7 + 2, 9 + 3)]
    assert scene.units("yellow", "engaged") == "3 commoner, ygerna, gobann"
    assert scene.units("green", "away") == "murchad"


def with_murchad(agreed: str = "") -> Scene:
    text = f'active = "green"\n{agreed}[seats.green]\nvillage = "9 food"\navailable = "4 commoner, murchad"'
    return verrix(f"{text}\n[seats.violet]").green("declare-battle")


@example("V-BATTLE-04", "V-A-17")
def test_who_has_four_fighters_lines_up_four_units_of_any_class():
    scene = with_murchad()
    assert scene.refused["murchad+2"] == "V-BATTLE-04"
    assert scene.refused["3"] == "V-BATTLE-04"
    scene.green("murchad+3")
    assert scene.units("green", "lined_up") == "3 commoner, murchad"


@example("V-BATTLE-04", "V-A-17")
def test_where_only_fighters_are_lined_up_a_merchant_does_not_come_along():
    scene = with_murchad(FIGHTERS)  # four commoners are all who can go
    assert scene.units("green", "lined_up") == "4 commoner"
    assert scene.units("green", "available") == "murchad"


@example("V-BATTLE-09", "V-BATTLE-10")
@pytest.mark.parametrize(
    ("order", "passed", "asked"),
    [
        ("blue green violet orange", "", ["green", "orange"]),
        ("orange blue violet green", "", ["orange", "green"]),
        ("orange blue violet green", "orange", ["green"]),  # who has passed gives no Support
    ],
)
def test_the_others_are_asked_in_play_order_and_those_who_fight_are_not(order: str, passed: str, asked: list[str]):
    scene = verrix(f"""
        active = "blue"
        order = "{order}"
        passed = "{passed}"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "brigantes"
        [seats.green]
        villages = "iceni"
        village = "3 food"
        [seats.orange]
        villages = "parisii"
        village = "3 food"
    """)
    scene.blue("declare-battle", "niamh+4").violet("everyone")
    met = []
    while scene.question == "V-BATTLE-09":
        met.append(scene.waits_for)
        assert scene.options == ["blue", "violet", "pass"]
        scene.act(scene.waits_for, "pass")
    assert met == asked


@example("V-BATTLE-09")
def test_a_commander_may_refuse_and_then_nobody_joins():
    scene = declared().violet("everyone").green("blue").blue("refuse-green").green("pass")
    assert scene.units("green", "lined_up") == ""
    assert scene.village("green") == "2 food"  # and nothing is paid


@example("V-BATTLE-09", "V-A-22")
def test_who_is_refused_may_propose_to_the_other_side():
    scene = declared().violet("everyone").green("blue").blue("refuse-green")
    assert scene.waits_for == "green"
    assert scene.refused["blue"] == "V-BATTLE-09"
    scene.green("violet").violet("refuse-green")
    assert scene.question == "V-BATTLE-19"
    assert scene.village("green") == "2 food"


@example("V-A-22")
@pytest.mark.parametrize("about", ["support-from-green", "support-against-violet"])
def test_a_standing_order_refuses_support(about: str):
    scene = declared()
    scene.order("blue", "support-against-green", ACCEPT.option()).order("blue", about, REFUSE.option())
    scene.violet("everyone").green("blue")
    assert (scene.waits_for, scene.question) == ("green", "V-BATTLE-09")


@example("V-A-22")
def test_of_two_orders_that_fit_the_one_about_the_enemy_answers():
    scene = declared()
    scene.order("blue", "support-from-green", REFUSE.option()).order("blue", "support-against-violet", ACCEPT.option())
    scene.violet("everyone").green("blue")
    assert (scene.waits_for, scene.question) == ("green", "V-ACT-10")


@example("V-BATTLE-09")
def test_a_standing_order_stays_out_of_the_battles_of_violet():
    scene = declared().order("green", "battle-of-violet", PASS).violet("everyone")
    assert scene.question == "V-BATTLE-19"
    scene = declared().order("green", "battle-of-orange", PASS).violet("everyone")
    assert (scene.waits_for, scene.question) == ("green", "V-BATTLE-09")


@example("V-BATTLE-16", "V-BATTLE-18")
def test_a_standing_order_never_spends_divine_will():
    scene = lined_up(token=[3, 1, 0])
    scene.g.will[4], scene.g.reserve = 2, 18
    scene.order("violet", "divine-will", PASS).blue("blue:supremacy")
    assert scene.totals == [(7, 8)]
    assert scene.will["violet"] == 2


@example("V-BATTLE-10")
def test_without_food_there_is_no_support():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        [seats.green]
        village = "1 food"
    """)
    scene.blue("declare-battle", "brigantes", "4").violet("everyone")
    assert (scene.waits_for, scene.question) == ("blue", "V-BATTLE-19")


@example("V-BATTLE-16", "V-BATTLE-18", "V-A-21")
def test_any_member_of_the_faction_may_pay_for_a_second_token():
    scene = lined_up(token=[0, 2, 3])
    scene.g.will[1], scene.g.reserve = 2, 18
    scene.blue("blue:supremacy")
    scene.violet("violet:harrowing-lament")
    assert scene.options == ["pass", "green", "ability"]
    assert scene.refused == {"blue": "V-BATTLE-16"}
    scene.blue("green")
    assert scene.will["green"] == 1
    assert scene.totals[1] == (9, 8)
    assert scene.tokens == 5


@example("V-AREA-12")
def test_the_ardour_of_blue_works_once_in_a_battle():
    scene = verrix(
        """
        active = "violet"
        [seats.violet]
        villages = "brigantes"
        village = "9 food"
        [seats.blue]
        villages = "caledonii"
        available = "4 commoner, niamh"
        discard = ["supremacy", "assault"]
        """,
        {"token": [0, 3, 1, 1]},
    )
    scene.violet("declare-battle", "5").blue("everyone")
    scene.violet("violet:supremacy").blue("ability")
    # Blue has no card left: Violet plays the Lament in its place, and Blue draws again, without the choice
    assert scene.totals == [(6, 7), (5, 5)]
    assert scene.g.ardour


@example("V-BATTLE-24", "V-BATTLE-25", "V-A-18", "V-A-19", "V-A-20", "V-A-25", "V-A-23")
def test_roles_are_swapped_and_without_any_card_everybody_fights():
    scene = verrix(
        """
        active = "green"
        [seats.green]
        village = "9 food"
        discard = ["supremacy"]
        [seats.violet]
        villages = "brigantes"
        discard = ["harrowing-lament"]
        """,
        {"token": [0, 1, 2, 2, 1]},
    )
    scene.green("declare-battle", "4").violet("everyone")
    # round 1: Violet plays Supremacy in place of Green; rounds 2 and 3: nobody can
    assert scene.totals == [(4, 6), (5, 10), (6, 9)]
    assert scene.done("Score", who="violet", rule="V-BATTLE-27")[0].n == 1  # the disc stops at the last space
    assert scene.vp["green"] == 3


@example("V-BATTLE-28")
def test_a_draw_is_worth_3_to_everybody():
    scene = verrix(
        """
        active = "green"
        [seats.green]
        village = "9 food"
        discard = ["supremacy"]
        [seats.violet]
        villages = "brigantes"
        available = "4 commoner"
        away = "lindsay"
        discard = ["supremacy", "harrowing-lament"]
        """,
        {"token": [0, 0, 1, 1, 2, 2]},
    )
    scene.green("declare-battle", "4").violet("everyone")
    assert scene.totals == [(4, 4), (5, 5), (6, 6)]
    assert [score.n for score in scene.done("Score", rule="V-BATTLE-28")] == [3, 3]


@example("V-UNIT-13", "V-BATTLE-16", "V-UNIT-10", "V-UNIT-07")
def test_battle_bonuses_and_an_ambush():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "9 food"
        equipped.niamh = "spear sword"
        [seats.orange]
        villages = "brigantes"
        divine_will = 5
        """,
        {"token": [0, 3, 1]},
    )
    scene.blue("declare-battle", "niamh+5").orange("everyone")
    scene.blue("blue:assault").orange("pass")
    assert scene.totals == [(8 + 2, 7)]
    scene.orange("orange:ambush")  # nobody is asked for a second token
    assert scene.totals[1] == (8 + 3, 7)


@example("V-BATTLE-04", "V-ACT-10")
def test_the_only_host_of_a_declared_battle_is_asked_for_before_it_sets_out():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        available = "4 commoner"
        away = "niamh"
        village = "9 food"
        [seats.violet]
    """)
    scene.confirms = False
    scene.blue("declare-battle")
    assert (scene.options, scene.units("blue", "away"), scene.village("blue")) == (["4"], "niamh", "9 food")
