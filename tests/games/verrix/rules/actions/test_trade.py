"""Trade: exchanges by value, and the Clan Pact."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import RETURNING_VILLAGE
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


@example(
    "V-TRADE-01",
    "V-TRADE-02",
    "V-TRADE-04",
    "V-TRADE-05",
    "V-TRADE-08",
    "V-TRADE-09",
    "V-TRADE-10",
    "V-MOVE-08",
    "V-AREA-07",
    "V-TRADE-06",
    "V-ACT-01",
)
def test_feast_day():
    """V-EX-12."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "2 food, 1 horse"
        [seats.yellow]
        villages = "atrebates"
        village = "1 spear, 2 belladonna"
    """)
    before = scene.market("food")
    scene.green("feast-day")
    assert scene.refused["murchad"] == "V-ACT-10"
    scene.green("murchad+1")  # the Horse is all there is to sell
    assert scene.options == ["belladonna", "spear"]
    scene.green("belladonna", "belladonna")
    assert scene.market("food") == before + 2
    assert scene.units("green", "away") == "1 commoner, murchad"
    assert scene.village("yellow") == "1 horse, 1 spear"
    assert (scene.village("green"), scene.road("green")) == ("", "2 belladonna")
    assert scene.vp["green"] == 4
    assert scene.card("green", "feast-day") == "discard"
    assert scene.waits_for == "yellow"  # who could not refuse


def at_the_market(goods: str, rest: str = "") -> Scene:
    return verrix(f"""
        active = "blue"
        [seats.blue]
        villages = "cantiaci"
        village = "3 food, {goods}"
        {rest}
        [seats.green]
        [seats.violet]
    """)


@example("V-TRADE-06", "V-TRADE-07")
@pytest.mark.parametrize("sold", [["cart"], ["belladonna", "hammer"]])
def test_what_a_sword_costs(sold: list[str]):
    """V-EX-11. Value in excess is lost."""
    scene = at_the_market("1 cart, 1 hammer, 1 belladonna")
    scene.blue("journey-to-portum-itium", "2", *sold)
    if scene.question == "V-TRADE-03":
        scene.blue("pass")  # enough is sold
    scene.blue("sword")
    if scene.waits_for == "blue":
        scene.blue("pass")  # one Food could be had for the change
    assert scene.road("blue") == "1 sword"
    assert scene.units("blue", "away") == "2 commoner"


@example("V-TRADE-06")
def test_goods_worth_4_do_not_buy_a_sword():
    """V-EX-11."""
    scene = at_the_market("1 hammer")
    scene.blue("journey-to-portum-itium", "2")  # the Hammer is all there is to sell
    assert scene.refused["sword"] == "V-TRADE-06"
    assert scene.refused["cart"] == "V-TRADE-06"
    assert "spear" in scene.options


@example("V-TRADE-03", "V-UNIT-02", "V-UNIT-07")
def test_three_units_carry_three_things_each_way():
    """V-EX-10."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "dumnonii"
        village = "9 food"
        available = "2 commoner, murchad"
        [seats.blue]
    """)
    scene.green("journey-to-portum-itium", "murchad+2", "food", "food")  # one Food has to be sold anyhow
    assert scene.question == "V-TRADE-06"  # three are sold: a fourth cannot be
    scene.green("food", "food", "food")
    assert scene.road("green") == "3 food"


@example("V-TRADE-03", "V-UNIT-12")
def test_a_cart_and_a_caravan_carry_more():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "dumnonii"
        village = "10 food"
        available = "1 commoner, murchad"
        equipped.murchad = "cart"
        learned = ["caravan"]
        [seats.blue]
    """)
    scene.green("caravan", *["food"] * 4)  # besides the first: two units, a Cart, and two for the card
    assert scene.question == "V-TRADE-06"


@example("V-TRADE-06", "V-AREA-12")
def test_green_and_the_roman_route_get_more_for_what_they_sell():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "dumnonii"
        village = "4 food"
        available = "1 commoner, murchad"
        learned = ["roman-route"]
        [seats.blue]
    """)
    scene.green("roman-route")  # one Food, 3 for the card, 1 for the ability
    assert "sword" in scene.options


@example("V-UNIT-03", "V-UNIT-05", "V-A-10", "V-A-12", "V-RESTORE-02")
def test_an_own_commoner_bought_at_the_market_comes_home_in_the_restore_phase():
    """V-EXD-23."""
    scene = at_the_market("1 sword, 1 belladonna")
    scene.blue("journey-to-portum-itium", "2", "belladonna", "sword", "hostage-blue")
    assert scene.units("blue", "available") == "3 commoner, niamh"
    assert scene.road("blue") == ""  # not a hostage of Blue's
    scene.everybody_passes()
    vp = scene.vp["blue"]
    scene.play_on()
    assert scene.units("blue", "available") == "6 commoner, niamh"
    assert scene.vp["blue"] == vp


@example("V-A-11", "V-UNIT-05", "V-TRADE-04")
def test_a_commoner_sold_to_its_tribe_waits_at_the_village():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "2 food, 1 hostage-yellow"
        [seats.yellow]
        villages = "atrebates"
        village = "1 spear"
    """)
    scene.green("feast-day", "murchad+1")
    assert scene.road("green") == "1 spear"
    assert scene.units("yellow", "available") == "4 commoner, ygerna"  # two at the market, one on its way
    assert scene.g.commoners(TRIBES.index("yellow"), RETURNING_VILLAGE) == 1
    scene.yellow("pass").green("pass").play_on()
    assert scene.units("yellow", "available") == "5 commoner, ygerna"


@example("V-A-09", "V-TRADE-09", "V-TRADE-05")
def test_trophies_are_not_for_the_market_but_for_other_tribes():
    scene = at_the_market("1 cart, 1 cow, spear-of-gorias")
    scene.blue("journey-to-portum-itium", "2")
    assert scene.refused["spear-of-gorias"] == "V-A-09"
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "2 food, 1 hostage-blue, 1 cart"
        [seats.yellow]
        villages = "atrebates"
        village = "spear-of-gorias"
        [seats.blue]
        village = "1 cow"
    """)
    scene.green("feast-day", "murchad+1")  # worth 8: both things have to be sold for it
    assert scene.road("green") == "spear-of-gorias"


@example("V-A-08", "V-A-34")
def test_an_exchange_wants_something_to_sell_and_something_to_buy():
    table = """
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "{}"
        [seats.yellow]
        villages = "atrebates"
        village = "{}"
    """
    assert verrix(table.format("2 food", "1 spear")).refused["feast-day"] == "V-A-08"
    assert verrix(table.format("2 food, 1 cow", "")).refused["feast-day"] == "V-A-08"
    assert verrix(table.format("3 food", "1 spear")).refused["feast-day"] == "V-TRADE-06"


@example("V-TRADE-11", "V-TRADE-12", "V-TRADE-14", "V-TRADE-16", "V-UNIT-10", "V-A-15", "V-A-16", "V-ACT-01")
def test_a_clan_pact():
    """V-EX-13."""
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        villages = "atrebates"
        village = "1 food"
        available = "1 commoner, ygerna"
        equipped.ygerna = "hammer"
        learned = ["clan-pact"]
        [seats.green]
    """)
    before, market = scene.market("food"), scene.market("yellow")
    scene.yellow("clan-pact")
    assert scene.refused["atrebates"] == "V-TRADE-12"
    assert scene.refused["portum-itium"] == "V-A-16"
    scene.yellow("cantiaci", "hostage-yellow")  # Ygerna and the commoner have FORCE 4 together
    assert scene.villages("yellow") == ["atrebates", "cantiaci"]
    assert scene.market("food") == before + 1
    assert scene.market("yellow") == market - 1
    assert scene.units("yellow", "away") == "1 commoner, ygerna"
    assert scene.card("yellow", "clan-pact") == "discard"
    scene.green("pass").play_on()  # Yellow has nobody left, and passes
    assert scene.units("yellow", "available") == "2 commoner, ygerna"


@example("V-MOVE-03", "V-TRADE-16")
def test_a_clan_pact_wants_food_for_the_way():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        learned = ["clan-pact"]
        [seats.violet]
    """)
    assert scene.refused["clan-pact"] == "V-MOVE-03"  # there is free land beside it: only the Food is missing


@example("V-TRADE-13", "V-TRADE-15", "V-A-13", "V-TRADE-14")
@pytest.mark.parametrize(("answer", "where"), [("box", "removed"), ("pass", "discard")])
def test_the_clan_pact_may_leave_after_the_third_village(answer: str, where: str):
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        villages = "atrebates cantiaci"
        village = "1 food"
        learned = ["clan-pact"]
        [seats.green]
    """)
    scene.yellow("clan-pact", "durotriges", "4", "stone-of-falias", answer)
    assert scene.road("yellow") == "stone-of-falias"
    assert scene.card("yellow", "clan-pact") == where
    scene.green("pass")
    assert scene.refused["clan-pact"] == ("V-TRADE-15" if where == "removed" else "V-ACT-09")


@example("V-TRADE-15", "V-A-13")
def test_a_clan_pact_that_stays_can_do_nothing_more():
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        villages = "atrebates cantiaci durotriges"
        village = "9 food"
        learned = ["clan-pact"]
        [seats.green]
    """)
    assert scene.refused["clan-pact"] == "V-TRADE-15"


@example("V-TRADE-13")
def test_no_clan_pact_where_every_neighbour_is_taken():
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        villages = "cantiaci"
        village = "9 food"
        learned = ["clan-pact"]
        [seats.green]
        villages = "atrebates catuvellauni"
    """)
    assert scene.refused["clan-pact"] == "V-TRADE-13"
