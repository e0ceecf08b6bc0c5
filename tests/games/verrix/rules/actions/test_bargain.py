"""What is sold and what is bought is named in any order, put back, and said when it is enough."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

import plancia
from plancia import Illegal, Match
from plancia.kernel import engine
from plancia.kernel.decision import PASS
from plancia.kernel.state import State
from plancia.table.opening.opening import opening
from plancia.table.refusals import Refused
from tests.scenes import example
from tests.table.playing import KEY, Play, person

# Two can be carried each way. At the market a Food is to be had for 1; Yellow has only trophies, worth 8 each.
MARKET = """
    active = "blue"
    [seats.blue]
    villages = "cantiaci"
    village = "3 food, 1 cart, 1 hammer, 1 belladonna"
    [seats.green]
    [seats.violet]
"""
TROPHY = """
    active = "green"
    [seats.green]
    villages = "iceni"
    village = "5 food, 1 hostage-blue, 1 cart, 1 hammer"
    [seats.yellow]
    villages = "atrebates"
    village = "spear-of-gorias, stone-of-falias"
    [seats.blue]
"""


def at_the_market(*answers: str) -> Match:
    return _after(plancia.position("verrix", MARKET, seed=1), "journey-to-portum-itium", "2", *answers)


def at_the_trophy(*answers: str) -> Match:
    return _after(plancia.position("verrix", TROPHY, seed=1), "feast-day", "murchad+1", *answers)


def _after(match: Match, *answers: str) -> Match:
    for each in answers:
        match.answer(each)
    return match


@example("V-TRADE-03", "V-TRADE-06")
def test_the_cart_named_first_does_not_close_the_sale():
    match = at_the_market("cart")
    assert list(match.names()) == ["belladonna", "hammer", "pass"]
    match.answer("belladonna")
    match.answer(["sword", "belladonna"])
    other = at_the_market("belladonna", "cart")
    other.answer(["belladonna", "sword"])
    assert match.record() == other.record()


@example("V-TRADE-06")
def test_what_is_named_for_sale_can_be_put_back():
    match = at_the_market("cart")
    match.unpick("cart")
    match.answer("hammer")
    match.answer(PASS)
    assert match.prompt() == "Exchange with the market: what do you buy? (up to 2, worth at most 4 in all)"


@example("V-TRADE-06")
def test_a_sale_that_pays_for_nothing_is_refused_by_its_rule():
    match = at_the_trophy("hammer")
    assert match.prompt("it").endswith(
        "(al massimo 2 cose, per un valore complessivo di almeno 7; il tuo bonus aggiunge 1)"
    )
    with pytest.raises(Illegal) as enough:
        match.answer(PASS)
    assert enough.value.rule == "V-TRADE-06"
    with pytest.raises(Illegal) as food:
        match.answer("food")  # a Hammer and a Food are worth 5, and no more can be carried
    assert food.value.rule == "V-TRADE-06"
    with pytest.raises(Illegal, match="come to 5; at least 7"):
        match.answer(["food", "hammer"])


@example("V-TRADE-06", "V-TRADE-03")
@pytest.mark.parametrize(
    ("bought", "rule", "said"),
    [
        (["sword", "belladonna"], "V-TRADE-06", "come to 7; no more than 6"),
        (["food", "food", "food"], "V-TRADE-03", "no more than 2"),
        ([], "V-TRADE-03", "at least one"),
    ],
)
def test_a_purchase_beyond_what_was_sold_is_refused_by_its_rule(bought, rule, said):
    match = at_the_market("hammer", "belladonna")
    before = match.hash
    with pytest.raises(Illegal, match=said) as refused:
        match.answer(bought)
    assert (refused.value.rule, match.hash) == (rule, before)


@example("V-TRADE-06")
def test_what_would_be_too_much_is_refused_until_something_is_put_back():
    match = at_the_market("hammer", "belladonna", "belladonna")
    with pytest.raises(Illegal) as refused:
        match.answer("sword")
    assert refused.value.rule == "V-TRADE-06"
    match.unpick("belladonna")
    match.answer("sword")
    assert list(match.names()) == ["food", "pass"]


@example("V-TRADE-03", "V-TRADE-06")
@pytest.mark.parametrize("sale", [at_the_market, at_the_trophy])
def test_search_meets_every_sale_once(sale):
    g = sale().state
    asked = g.decision
    whole = asked.whole
    sets = set(chain(*(combinations(whole.options, size) for size in (1, 2))))
    legal = {things for things in sets if all(limit.least <= limit.total(things) for limit in whole.limits)}
    assert sorted(_sales(g)) == sorted(legal)


def _sales(g: State) -> list[tuple[int, ...]]:
    """As search finds them: answer after answer, until something is bought."""
    asked = g.decision
    if asked.rule != "V-TRADE-03":
        return [g.stack[-1].sold] if asked.rule == "V-TRADE-06" else []
    found: list[tuple[int, ...]] = []
    for option in asked.options:
        twin = g.clone()
        engine.answer(twin, option)
        found += _sales(twin)
    return found


# -- at a table


def table() -> Play:
    chairs = {"green": person(), "yellow": person(), "blue": person()}
    play = Play([opening("verrix", chairs, KEY, origin=TROPHY)])
    play.say("feast-day", "murchad+1", seat="green")
    return play


@example("V-TRADE-06")
def test_the_question_says_what_things_are_worth_together():
    several = table().table.seen("green", "en", 0)["question"]["several"]
    worth = {"food": 1, "hammer": 4, "cart": 5, "hostage-blue": 6}
    assert several["limits"] == [{"rule": "V-TRADE-06", "least": 7, "most": None, "weights": worth}]


@example("V-TRADE-06")
def test_a_table_refuses_a_sale_worth_too_little_in_words():
    play = table()
    with pytest.raises(Refused) as refused:
        play.table.answer("green", "", play.table.number, picks=["hammer", "food"])
    assert (refused.value.code, refused.value.rule) == ("illegal", "V-TRADE-06")
    assert refused.value.texts["it"] == "In tutto fanno 5: serve almeno 7."
