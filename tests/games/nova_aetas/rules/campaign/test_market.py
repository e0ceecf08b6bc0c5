"""What things cost: the Market, the workshops and the healers to the last coin (N-CORE-TRADE, N-CORE-CRAFT)."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.scene import RARE, Scene, nova, rare
from tests.scenes import example

COMPANY = 'options.company = ["valerio", "rebecca", "sofia", "altair"]\n'


def town(text: str = "", city: bool = False, of: str = "box") -> Scene:
    said = f'phase = "settlement"\noptions.play = "campaign"\nmore.city = {str(city).lower()}\nmore.node = 1\n'
    scene = (rare if of == RARE.name else nova)(said + text)
    scene.g.visits = (2,) * len(scene.g.visits)
    return scene.advance()


def stock(scene: Scene, item: str) -> int:
    return int(scene.g.stock[scene.g.box.item_ids.index(item)])


# The Market.


@example("N-CORE-TRADE", "N-CORE-CAMP-4")
@pytest.mark.parametrize(("popolini", "why"), [(6, None), (5, "N-CORE-TRADE")])
def test_gold_is_bought_with_the_last_six_popolini(popolini: int, why: str | None):
    scene = town(f"popolini = {popolini}").one("valerio", "market")
    assert scene.refused.get("buy:gold") == why


@example("N-CORE-TRADE", "N-CORE-SELL-ITEM", "N-CORE-CAMP-4")
def test_a_sword_and_wood_are_bought_and_sold_at_their_prices():
    """Sword 6, sold for half; Wood 1 and 1. What was bought on a round is not sold on it."""
    scene = town("popolini = 10\nreagents.wood = 1").one("valerio", "market", "buy:sword")
    assert (scene.g.popolini, stock(scene, "sword")) == (4, 1)
    scene.one("sell:wood")
    assert (scene.g.popolini, scene.g.reagents[0]) == (5, 0)
    scene.one("sell:sword")
    assert (scene.g.popolini, stock(scene, "sword")) == (8, 0)


@example("N-CORE-TRADE", "N-CORE-CAMP-3")
@pytest.mark.parametrize(("item", "why"), [("shield", None), ("spear", "N-CORE-CAMP-3")])
def test_a_village_sells_things_of_eight_popolini_and_no_dearer(item: str, why: str | None):
    scene = town("popolini = 50").one("valerio", "market")
    assert scene.refused.get(f"buy:{item}") == why


@example("N-CORE-SELL-ITEM")
def test_of_two_daggers_that_heroes_started_with_neither_is_sold():
    scene = town(COMPANY).one("sofia", "pack", "put-back:place-5")
    assert stock(scene, "dagger") == 1
    scene.one("pass", "market")
    assert scene.refused["sell:dagger"] == "N-CORE-SELL-ITEM"


@example("N-CORE-TRADE", "N-CORE-SELL-ITEM")
def test_what_costs_nothing_is_bought_for_nothing_and_sold_for_nothing():
    scene = town("popolini = 0", of=RARE.name).one("valerio", "market", "buy:pebble", "buy:wood")
    assert (stock(scene, "pebble"), scene.g.reagents[0], scene.g.popolini) == (1, 1, 0)
    scene.one("pass", "pass", "sofia", "market", "sell:pebble", "sell:wood")
    assert (stock(scene, "pebble"), scene.g.reagents[0], scene.g.popolini) == (0, 0, 0)


@example("N-ENC-CHECK")
def test_what_is_put_back_lies_in_the_treasury():
    """A hood: the place for the head is the first of all."""
    scene = town(COMPANY).one("sofia", "pack", "put-back:place-0")
    assert (stock(scene, "hood"), scene.refused["take:hood"]) == (1, "N-ENC-CHECK")


# Workshops and the Academy.


@example("N-CORE-CRAFT")
@pytest.mark.parametrize(("popolini", "why"), [(1, None), (0, "N-CORE-CRAFT")])
def test_a_shield_takes_one_popolino_besides(popolini: int, why: str | None):
    scene = town(f"popolini = {popolini}\nreagents.wood = 2\nreagents.metal = 2\nformulae = 'F-05'").one("valerio")
    assert scene.refused.get("blacksmith") == why


@example("N-CORE-CRAFT")
def test_a_formula_may_make_a_sword():
    scene = town("reagents.wood = 1\nformulae = 'F-99'", of=RARE.name).one("valerio", "blacksmith", "F-99")
    assert (stock(scene, "sword"), scene.g.reagents[0]) == (1, 0)


@example("N-ATK-SCHOOL", "N-CORE-CRAFT")
def test_vincenzo_learns_the_first_of_the_schools():
    """A School costs 8 XP at the Academy."""
    scene = town("[heroes.vincenzo]\nxp = 8", city=True).one("vincenzo", "academy", "ignis")
    assert (scene.g.xp[3], scene.g.schools[3] & 1, scene.g.popolini) == (0, 1, 6)


# The healers.


@example("N-CORE-TREAT")
@pytest.mark.parametrize(("popolini", "why"), [(4, None), (3, "N-CORE-TREAT")])
def test_a_hospital_asks_two_less_and_takes_the_last_coin(popolini: int, why: str | None):
    """A Broken Arm costs 6."""
    scene = town(f"popolini = {popolini}\n[heroes.valerio]\ngraves = 'broken-arm'", city=True).one("valerio")
    assert scene.refused.get("hospital") == why
