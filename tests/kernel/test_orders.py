"""Standing orders: "always pass on that", given once, until revoked."""

from __future__ import annotations

import pytest

from plancia.kernel import engine
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask, do
from plancia.kernel.view import View
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, say
from tests.kernel.cards.turn import Storm, Turn
from tests.kernel.test_decisions import Pick
from tests.kernel.test_procedures import Slate, Write


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


class Knock(Procedure):
    """Somebody is at the gate."""

    def __init__(self, who: str = "") -> None:
        self.who = who
        self.answer = PASS

    @ask("X-70", into="answer")
    def open_the_gate(self, g: Slate) -> Decision:
        asked = g.ask(0, "gate")
        for option in (PASS, 1, 2):
            asked.offer(option, None)
        asked.about = (f"gate-to-{self.who}", "gate")
        return asked

    @do("X-71")
    def say_so(self, g: Slate) -> None:
        g.do(Write(str(self.answer)))


@pytest.mark.parametrize(
    ("orders", "answers"),
    [
        ({"gate-to-bear": PASS, "gate-to-wolf": PASS, "gate-to-fox": 1}, ["-1", "-1", "1"]),
        ({"gate": 2, "gate-to-wolf": PASS}, ["2", "-1", "2"]),
        ({"X-70": 1, "gate-to-wolf": PASS, "gate": 2}, ["2", "-1", "2"]),  # what is said of all comes last
        ({"gate-to-bear": 7, "gate": 2}, ["2", "2", "2"]),  # 7 is no answer here: the next that fits
        ({"gate-to-bear": 7}, []),
    ],
)
def test_of_several_orders_the_most_telling_that_fits_answers(orders: dict[str, int], answers: list[str]):
    words = []
    for who in ("bear", "wolf", "fox"):
        g = Slate()
        g.orders = {0: orders}
        engine.start(g, Knock(who))
        words += g.words
    assert words == answers


def test_an_order_about_one_thing_leaves_those_about_others():
    g = Slate()
    engine.start(g, Knock("bear"))
    engine.order(g, 0, "gate-to-wolf", 1)
    engine.order(g, 0, "gate-to-fox", 2)
    engine.order(g, 0, "gate-to-wolf", None)
    assert g.orders == {0: {"gate-to-fox": 2}}
    assert g.decision is not None
    engine.order(g, 0, "gate-to-bear", 2)
    assert g.words == ["2"]


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
