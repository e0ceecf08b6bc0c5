"""Questions to several seats at once: sealed ones are read when all have answered, open ones at once."""

from __future__ import annotations

import pytest

from plancia.kernel import engine
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, together
from plancia.kernel.view import SPECTATOR, View
from tests.kernel.cards.play import EAST, NORTH, SOUTH, asked, begun, laid_out, options, say
from tests.kernel.cards.rounds import Round
from tests.kernel.cards.turn import Storm
from tests.kernel.test_procedures import Slate


def bids_of(g) -> tuple[int, ...]:
    frame = g.stack[-1]
    assert isinstance(frame, Round)
    return frame.bids


def test_all_seats_are_asked_at_once():
    g = begun()
    assert [question.by for question in engine.pending(g)] == [NORTH, EAST, SOUTH]
    assert [question.rule for question in engine.pending(g)] == ["T-BID-01"] * 3


@pytest.mark.parametrize("order", [(NORTH, EAST, SOUTH), (SOUTH, NORTH, EAST), (EAST, SOUTH, NORTH)])
def test_they_may_answer_in_any_order_and_the_note_is_in_the_order_asked(order: tuple[int, ...]):
    g = begun()
    for seat in order:
        say(g, str(seat + 1), by=seat)
    assert bids_of(g) == (1, 2, 3)
    assert g.first == SOUTH


def test_a_sealed_answer_is_seen_by_its_giver_alone():
    g = begun()
    say(g, "3", by=EAST)
    assert View(g, EAST).given == {EAST: (3,)}
    for seat in (NORTH, SOUTH, SPECTATOR):
        assert View(g, seat).given == {}
        assert View(g, seat).waiting_for == [NORTH, SOUTH]  # everybody sees who has bid
    assert View(g, EAST).decision is None
    say(g, "0", by=NORTH)
    say(g, "1", by=SOUTH)
    assert bids_of(g) == (0, 3, 1)  # now all of them lie open


def test_an_open_answer_is_seen_by_all():
    g = laid_out(Storm(), north="cart1-0", east="stop-12")
    say(g, "lose", by=EAST)
    for seat in (NORTH, EAST, SOUTH, SPECTATOR):
        assert View(g, seat).given == {EAST: (1,)}


def test_each_seat_has_its_own_options_and_refusals():
    g = laid_out(Storm(), north="cart1-0", coins=0)
    assert g.decision is not None
    assert [question.by for question in engine.pending(g)] == [NORTH]  # the others have nothing to lose
    assert options(g) == ["lose"]
    assert asked(g).refused == {0: "T-STORM-02"}


def test_a_seat_with_one_option_is_asked_too_or_it_would_show():
    g = laid_out(Storm(), north="cart1-0")
    assert options(g, SOUTH) == ["pay"]
    assert not asked(g, SOUTH).several


def test_a_clone_in_the_middle_has_answers_of_its_own():
    g = begun()
    say(g, "2", by=NORTH)
    twin = g.clone()
    say(twin, "4", by=SOUTH)
    assert g.given == {NORTH: (2,)}
    assert twin.given == {NORTH: (2,), SOUTH: (4,)}


class Gifts(Procedure):
    """Each of two seats gives away one or two of three things, sealed."""

    def __init__(self) -> None:
        self.given: tuple[tuple[int, ...], ...] = ()

    @together("X-70", into="given", sealed=True)
    def give(self, g: Slate) -> list[Decision]:
        questions = []
        for seat in (0, 1):
            asked = g.ask(seat, "thing")
            for thing in (5, 6, 7):
                asked.offer(thing, None)
            questions.append(asked.pick(1, 2))
        return questions

    @together("X-71", into="given")
    def nobody(self, g: Slate) -> list[Decision]:
        return []


def test_several_picks_together_one_at_a_time():
    g = Slate()
    engine.start(g, Gifts())
    engine.answer(g, 6, by=1)
    engine.answer(g, 5, by=0)
    assert [(question.by, question.picked) for question in engine.pending(g)] == [(0, (5,)), (1, (6,))]
    engine.answer(g, 7, by=1)
    assert [question.by for question in engine.pending(g)] == [0]
    engine.answer(g, PASS, by=0)
    assert g.decision is None


def test_the_answers_of_several_picks_are_tuples():
    g = Slate()
    gifts = Gifts()
    engine.start(g, gifts)
    for seat, option in ((1, 6), (0, 5), (1, PASS)):
        engine.answer(g, option, by=seat)
    assert g.given == {1: (6, PASS), 0: (5,)}
    frame = g.stack[-1]
    engine.answer(g, 7, by=0)
    assert frame is gifts
    assert g.given == {}


def test_what_the_others_are_asked_stays_as_it_is():
    g = begun()
    north, _, south = engine.pending(g)
    say(g, "3", by=EAST)
    assert list(map(id, engine.pending(g))) == [id(north), id(south)]
