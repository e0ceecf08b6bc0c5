"""Raid: a village must resist; the market does not."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.answers import EVERYONE, ONE_MORE
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import RETURNING_TRAVEL
from plancia.kernel.decision import PASS
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


def foray(token: int, **said: str) -> Scene:
    return verrix(
        f"""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        available = "4 commoner, niamh"
        [seats.violet]
        villages = "brigantes"
        village = "{said.get("violet", "6 food, 1 horse")}"
        available = "2 commoner"
        engaged = "2 commoner"
        away = "lindsay"
        {said.get("rest", "")}
        """,
        {"token": [token]},
    )


@example(
    "V-RAID-01",
    "V-RAID-04",
    "V-RAID-05",
    "V-RAID-06",
    "V-RAID-07",
    "V-RAID-09",
    "V-RAID-12",
    "V-RAID-17",
    "V-UNIT-02",
    "V-UNIT-07",
    "V-AREA-05",
)
def test_a_tie_repels_the_raid():
    """V-EX-15."""
    scene = foray(2)
    before = scene.market("food")
    scene.blue("foray", "niamh+4").violet("everyone")
    assert scene.totals == [(6, 6)]
    assert scene.market("food") == before + 3
    assert scene.village("violet") == "6 food, 1 horse"
    assert scene.units("blue", "away") == "4 commoner, niamh"
    assert scene.units("violet", "engaged") == "4 commoner"
    assert scene.tokens == 7
    assert scene.card("blue", "foray") == "discard"


@example("V-RAID-10", "V-RAID-11", "V-RAID-13")
def test_a_raid_succeeds_with_more_force_and_takes_what_it_can_carry():
    """V-EX-15, variant; V-EX-14: one character and four commoners carry five things, not six."""
    scene = foray(1)
    scene.blue("foray", "niamh+4").violet("everyone")
    assert scene.totals == [(6, 5)]
    scene.blue("food", "food", "food", "food", "food")
    assert scene.done("Pass", who="blue")  # that was all, and nobody is left to act
    assert (scene.road("blue"), scene.village("violet")) == ("5 food", "1 food, 1 horse")


@example("V-RAID-11", "V-UNIT-12")
@pytest.mark.parametrize(("worn", "band", "most"), [("", "murchad+3", 4), ("cart", "murchad+3", 5), ("cart", "4", 4)])
def test_a_cart_carries_one_more_if_its_driver_comes_along(worn: str, band: str, most: int):
    scene = verrix(
        f"""
        active = "green"
        [seats.green]
        villages = "caledonii"
        village = "3 food"
        available = "5 commoner, murchad"
        equipped.murchad = "{worn}"
        learned = ["cattle-theft"]
        [seats.violet]
        villages = "brigantes"
        village = "6 cow"
        available = ""
        """,
        {"token": [0]},
    )
    scene.green("cattle-theft", band)
    for _ in range(most):
        scene.green("cow")
    assert scene.road("green") == f"{most} cow"


@example("V-RAID-11", "V-ACT-16")
@pytest.mark.parametrize(("band", "most"), [("artghal", 1), ("artghal+1", 2), ("artghal+3", 2)])
def test_a_card_for_two_goods_takes_no_more_than_is_carried_and_no_more_than_two(band: str, most: int):
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "caledonii"
        village = "3 food"
        available = "3 commoner, artghal"
        equipped.artghal = "sword"
        learned = ["lightning-strike"]
        [seats.violet]
        villages = "brigantes"
        village = "6 cow"
        available = ""
        """,
        {"token": [0]},
    )
    scene.orange("lightning-strike", band)
    for _ in range(most):
        scene.orange("cow")
    assert scene.road("orange") == f"{most} cow"


@example("V-RAID-11", "V-A-40")
def test_nothing_need_be_taken_and_an_empty_village_may_be_raided():
    """V-A-40."""
    scene = foray(0)
    scene.blue("foray", "niamh+4").violet("0")
    scene.blue("pass")
    assert scene.road("blue") == ""
    scene = foray(0, violet="")
    scene.blue("foray", "niamh+4").violet("0")
    assert scene.waits_for == "violet"


@example("V-ACT-17", "V-RAID-02", "V-RAID-05")
@pytest.mark.parametrize(("guard", "added"), [("0", 0), ("1", 1), ("everyone", 2)])
def test_who_has_passed_must_still_react(guard: str, added: int):
    """V-EXD-11."""
    scene = foray(0)
    scene.g.passes = [4]
    scene.blue("foray", "niamh+4")
    assert scene.options == ["0", "1", "everyone"]
    scene.violet(guard)
    assert scene.totals == [(6, 2 + added)]


@example("V-RAID-03", "V-ACT-12")
def test_only_the_types_on_the_card_defend():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "brigantes"
        available = "1 commoner, lindsay"
        """,
        {"token": [0]},
    )
    scene.blue("foray", "4")
    assert scene.refused["lindsay"] == "V-RAID-03"
    assert scene.options == ["0", "everyone"]


@example("V-RAID-08", "V-A-41", "V-RAID-07")
def test_divine_will_draws_a_second_token():
    """V-EXD-13."""
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "brigantes"
        divine_will = 1
        available = ""
        """,
        {"token": [1, 3]},
    )
    scene.blue("foray", "4")
    assert scene.question == "V-RAID-08"
    scene.violet("two")
    assert scene.totals == [(4, 3)]
    assert (scene.will["violet"], scene.g.reserve, scene.tokens) == (0, 20, 7)


@example("V-RAID-05", "V-RAID-08")
@pytest.mark.parametrize("about", ["divine-will", "V-RAID-08"])
def test_standing_orders_defend_with_everyone_and_never_spend_divine_will(about: str):
    scene = foray(1, rest="divine_will = 2")
    scene.order("violet", "V-RAID-05", EVERYONE.option()).order("violet", about, PASS)
    scene.blue("foray", "niamh+4")
    assert scene.waits_for == "blue"
    assert scene.totals == [(6, 5)]


@example("V-RAID-08")
def test_always_against_a_raid_goes_before_never_at_all():
    scene = foray(1, rest="divine_will = 2")
    scene.g.script = {"token": [1, 1]}
    scene.order("violet", "divine-will", PASS).order("violet", "V-RAID-08", ONE_MORE.option())
    scene.blue("foray", "niamh+4").violet("0")
    assert scene.will["violet"] == 1


@example("V-AREA-03", "V-UNIT-08", "V-RAID-13", "V-AREA-09")
def test_divine_will_equipment_and_what_travels_cannot_be_stolen():
    """V-EXD-26."""
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.green]
        villages = "brigantes"
        village = "1 cow"
        road = "1 cart"
        available = ""
        away = "murchad"
        equipped.murchad = "horse"
        """,
        {"token": [0]},
    )
    scene.g.will[1] = 2
    scene.g.reserve = 18
    scene.order("green", "V-RAID-08", PASS)
    scene.blue("foray", "4")
    assert scene.options == ["cow", "pass"]


@example("V-UNIT-04", "V-UNIT-03", "V-RAID-13", "V-RAID-10")
def test_a_hostage_does_not_defend():
    """V-EX-01."""
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food"
        [seats.violet]
        villages = "brigantes"
        village = "1 hostage-blue"
        available = ""
        away = "lindsay"
        [seats.blue]
        """,
        {"token": [3]},
    )
    scene.orange("foray", "brigantes", "artghal+2")
    assert scene.totals == [(4, 3)]
    scene.orange("hostage-blue")
    assert scene.road("orange") == "1 hostage-blue"


@example("V-ACT-14", "V-RAID-13", "V-RAID-10")
def test_each_card_steals_what_it_says():
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food"
        learned = ["lightning-strike", "great-raid", "abduction"]
        [seats.violet]
        villages = "brigantes"
        village = "3 horse, 1 hostage-blue, stone-of-falias"
        available = "4 commoner"
        engaged = "1 commoner"
        away = "lindsay"
        [seats.blue]
        """,
        {"token": [0, 0]},
    )
    scene.orange("lightning-strike", "brigantes", "artghal+1").violet("0")
    assert scene.refused == {"hostage-blue": "V-ACT-14", "stone-of-falias": "V-ACT-14"}
    scene.orange("horse", "horse")
    assert scene.road("orange") == "2 horse"  # two at most
    scene.violet("pass").blue("pass")
    scene.orange("abduction", "brigantes").violet("0")
    assert scene.refused == {"horse": "V-ACT-14", "stone-of-falias": "V-ACT-14"}
    scene.orange("hostage-blue", "commoner")
    assert scene.road("orange") == "2 horse, 1 hostage-blue, 1 hostage-violet"


@example("V-ACT-14")
def test_nobody_is_kidnapped_from_a_tribe_of_three():
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food"
        learned = ["abduction"]
        [seats.violet]
        villages = "brigantes"
        available = "2 commoner"
        engaged = "1 commoner"
        away = "lindsay"
        """,
        {"token": [0]},
    )
    scene.orange("abduction", "5").violet("0")
    assert scene.waits_for == "violet"  # nothing to take


@example("V-ACT-16", "V-RAID-13", "V-RAID-06", "V-RAID-10")
def test_the_great_raid_and_the_sword_of_findias():
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food, sword-of-findias"
        learned = ["great-raid"]
        [seats.violet]
        villages = "brigantes"
        village = "stone-of-falias"
        available = "5 commoner"
        """,
        {"token": [1]},
    )
    scene.orange("great-raid", "5").violet("everyone")
    assert scene.totals == [(7, 6)]
    scene.orange("stone-of-falias")
    assert (scene.road("orange"), scene.vp["orange"]) == ("stone-of-falias", 4)


@example("V-RAID-15", "V-RAID-16", "V-UNIT-09", "V-UNIT-14", "V-AREA-07", "V-ACT-01", "V-RAID-10", "V-RAID-11")
def test_plunder():
    """V-EX-16."""
    scene = verrix("""
        active = "orange"
        [seats.orange]
        villages = "brigantes"
        village = "3 food"
        available = "2 commoner, artghal, sive"
        equipped.artghal = "horse"
        equipped.sive = "horse"
        learned = ["plunder"]
        [seats.violet]
        villages = "ordovices"
    """)
    before = scene.market("food")
    scene.orange("plunder", "artghal+sive+2", "goods", "food", "food", "spear", "sword")
    assert scene.market("food") == before + 3 - 2
    assert scene.road("orange") == "2 food, 1 spear, 1 sword"
    assert scene.vp["orange"] == 4
    assert scene.waits_for == "violet"
    assert scene.card("orange", "plunder") == "discard"


@example("V-ACT-14", "V-RAID-16", "V-UNIT-05")
def test_plundering_goods_wants_four_units():
    scene = verrix("""
        active = "orange"
        [seats.orange]
        villages = "durotriges"
        village = "3 food"
        available = "2 commoner, artghal"
        learned = ["plunder"]
        [seats.violet]
    """)
    scene.orange("plunder", "hostage-orange", "hostage-violet")
    assert scene.road("orange") == "1 hostage-violet"
    assert scene.g.commoners(TRIBES.index("orange"), RETURNING_TRAVEL) == 1  # the own commoner comes home later


@example("V-AREA-12", "V-MOVE-03")
def test_orange_goes_stealthily_to_other_tribes():
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        [seats.violet]
        villages = "brigantes"
        available = ""
        """,
        {"token": [0]},
    )
    scene.orange("foray", "artghal+2")  # one step, one less: no Food at all
    assert scene.totals == [(4, 0)]


@example("V-AREA-04", "V-A-05", "V-A-43")
def test_a_tribe_with_two_villages_has_one_store_and_nobody_helps_in_a_raid():
    scene = verrix(
        """
        active = "blue"
        order = "blue green violet"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "selgovae brigantes"
        village = "1 cow"
        available = ""
        [seats.green]
        villages = "parisii"
        village = "9 food"
        """,
        {"token": [0]},
    )
    scene.blue("foray")
    assert scene.options == ["selgovae", "brigantes"]  # Green's is too far
    scene.blue("brigantes", "free", "4", "cow")
    assert (scene.village("violet"), scene.road("blue")) == ("", "1 cow")
    assert not scene.done("Told", what="support-proposed")


@example("V-A-47", "V-MOVE-03")
def test_food_is_a_good_and_only_that_at_the_village_pays_the_way():
    position = """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "{} food"
        road = "5 food"
        [seats.violet]
        villages = "brigantes"
        village = "1 food"
        available = ""
    """
    assert verrix(position.format(2)).refused["foray"] == "V-MOVE-03"
    scene = verrix(position.format(3), {"token": [0]}).blue("foray", "4", "food")
    assert (scene.village("blue"), scene.road("blue"), scene.village("violet")) == ("", "6 food", "")
