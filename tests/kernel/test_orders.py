"""Standing orders: "always pass on that", given once, until revoked."""

from __future__ import annotations

from plancia.kernel import engine
from plancia.kernel.decision import PASS
from plancia.kernel.view import View
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, say
from tests.kernel.cards.turn import Storm, Turn
from tests.kernel.test_decisions import Pick
from tests.kernel.test_procedures import Slate


def cart(**hands: str):
    return laid_out(Turn(NORTH), deck="spy-18", north="cart3-2 cart3-5", **hands)


def test_a_seat_that_always_passes_is_not_asked():
    g = cart(east="stop-13")
    engine.order(g, EAST, "T-STOP-01", PASS)
    say(g, "cart3-2")
    assert asked(g).by == SOUTH
    assert g.hands[EAST] == [13]


def test_an_order_counts_from_now_on_also_for_the_question_that_waits():
    g = cart()
    say(g, "cart3-2")
    assert asked(g).by == EAST
    engine.order(g, EAST, "T-STOP-01", PASS)
    assert asked(g).by == SOUTH


def test_a_revoked_order_is_forgotten():
    g = cart()
    engine.order(g, EAST, "T-STOP-01", PASS)
    say(g, "cart3-2", "pass")
    engine.order(g, EAST, "T-STOP-01", None)
    engine.order(g, SOUTH, "T-STOP-01", None)  # there was none
    assert g.orders == {}
    say(g, "cart3-5")
    assert asked(g).by == EAST


def test_an_order_is_carried_out_only_where_it_is_allowed():
    g = cart(east="stop-13", south="stop-14")
    engine.order(g, EAST, "T-STOP-01", 13)
    say(g, "cart3-2")
    assert g.hands[EAST] == []  # stopped at once
    say(g, "pass", "pass")
    say(g, "cart3-5")
    assert asked(g).by == EAST  # the stop is gone: east is asked again


def test_orders_of_others_are_not_seen():
    g = cart()
    engine.order(g, EAST, "T-STOP-01", PASS)
    assert View(g, EAST).orders == {EAST: {"T-STOP-01": PASS}}
    assert View(g, SOUTH).orders == {}


def test_an_order_answers_a_question_to_several_seats():
    g = laid_out(Storm(), north="cart1-0")
    engine.order(g, SOUTH, "T-STORM-01", 0)
    assert [question.by for question in engine.pending(g)] == [NORTH, EAST]
    assert g.given == {SOUTH: (0,)}


def test_enough_is_an_order_for_picks_of_several():
    g = Slate()
    g.orders = {0: {"X-50": PASS}}
    engine.start(g, Pick((2, 3, 5), 1, 3))
    assert g.decision is not None
    assert g.decision.options == [2, 3, 5]  # one at least
    engine.answer(g, 3)
    assert g.stack[-1].picked == (3,)  # type: ignore[attr-defined]


def test_a_clone_has_orders_of_its_own():
    g = cart()
    twin = g.clone()
    engine.order(g, EAST, "T-STOP-01", PASS)
    assert twin.orders == {}
    third = g.clone()
    engine.order(third, EAST, "T-STOP-01", None)
    assert g.orders == {EAST: {"T-STOP-01": PASS}}


def test_an_order_is_a_line_of_the_journal():
    g = begun()
    engine.order(g, EAST, "T-STOP-01", PASS)
    engine.order(g, EAST, "T-STOP-01", None)
    assert (g.journal or [])[-2:] == [(EAST, "order T-STOP-01", (PASS,)), (EAST, "order T-STOP-01", ())]
