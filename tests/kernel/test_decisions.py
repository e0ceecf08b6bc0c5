"""A decision: the legal options, what is refused by which rule, and picks of several, one at a time."""

from __future__ import annotations

import math

import pytest

from plancia.kernel import engine
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, ask
from tests.kernel.cards.deck import DrawCards
from tests.kernel.cards.play import EAST, NORTH, asked, laid_out, options, say
from tests.kernel.cards.turn import Turn
from tests.kernel.test_procedures import Slate


class Pick(Procedure):
    def __init__(self, offered: tuple[int, ...] = (), least: int = 1, most: int = 1, always: bool = False) -> None:
        self.offered = offered
        self.least = least
        self.most = most
        self.always = always
        self.picked: tuple[int, ...] = ()

    @ask("X-50", into="picked")
    def choose(self, g: Slate) -> Decision:
        question = g.ask(0, "number")
        for option in self.offered:
            question.offer(option, None)
        question.always = self.always
        return question.pick(self.least, self.most)

    @ask("X-51", into="least")
    def wait(self, g: Slate) -> Decision:
        question = g.ask(0, "end")
        question.options = [0]
        question.always = True
        return question


class Begin(Procedure):
    """Somebody has begun something: the question before it is carried out."""

    def __init__(self, offered: tuple[int, ...] = (), several: bool = False) -> None:
        self.offered = offered
        self.several = several
        self.picked: int | tuple[int, ...] = ()
        self.over = 0

    @ask("X-52", into="picked", chosen=True)
    def choose(self, g: Slate) -> Decision:
        question = g.ask(0, "number")
        question.options = list(self.offered)
        return question.pick(1, 2) if self.several else question

    @ask("X-51", into="over")
    def wait(self, g: Slate) -> Decision:
        question = g.ask(0, "end")
        question.options = [0]
        question.always = True
        return question


def lines(offered: tuple[int, ...], least: int, most: int) -> list[tuple[int, ...]]:
    """Every way to answer, as the note it leads to."""
    g = Slate()
    engine.start(g, Pick(offered, least, most))
    found: list[tuple[int, ...]] = []
    tables = [g]
    while tables:
        g = tables.pop()
        assert g.decision is not None
        if g.decision.kind == "end":
            found.append(g.stack[-1].picked)  # type: ignore[attr-defined]
            continue
        for option in g.decision.options:
            twin = g.clone()
            engine.answer(twin, option)
            tables.append(twin)
    return sorted(found)


def picking(offered: tuple[int, ...], least: int, most: int, always: bool = False) -> Decision:
    g = Slate()
    engine.start(g, Pick(offered, least, most, always))
    assert g.decision is not None
    return g.decision


# -- what is offered and what is refused


def test_who_may_not_play_a_stop_is_told_the_rule():
    g = laid_out(Turn(NORTH), deck="cart1-0", north="stop-12 cart2-1")
    question = asked(g)
    assert (question.by, question.rule, question.step) == (NORTH, "T-ACT-01", "Turn-choose_act")
    assert options(g) == ["cart1-0", "cart2-1", "offer", "pass"]
    assert question.refused == {12: "T-ACT-02"}


def test_reasons_are_collected_only_where_somebody_wants_them():
    g = laid_out(Turn(NORTH), deck="cart1-0", north="stop-12").clone()
    engine.advance(g)
    assert asked(g).refused is None
    assert asked(g).options == [0, 100, PASS]


def test_a_question_with_one_answer_is_not_put():
    g = laid_out(Turn(NORTH), seats="north east", deck="cart1-0", north="cart2-1")
    say(g, "offer")
    assert asked(g).rule == "T-OFFER-01"
    assert asked(g).kind == "card"  # there is only east to sell to


def test_a_question_that_would_tell_something_by_not_being_put_is_put_always():
    g = laid_out(Turn(NORTH), seats="north east", deck="cart1-0", north="cart2-1")
    say(g, "cart2-1")
    assert (asked(g).by, options(g)) == (EAST, ["pass"])


def test_nobody_is_asked_what_nobody_can_answer():
    with pytest.raises(AssertionError, match="asks what nobody can answer"):
        picking((), 1, 1)
    with pytest.raises(AssertionError, match="asks what nobody can answer"):
        picking((4, 5), 3, 3)


# -- picks of several


def test_picks_come_in_the_order_listed_so_that_no_permutation_is_met():
    assert lines((2, 3, 5, 7, 11), 2, 2) == sorted(lines((2, 3, 5, 7, 11), 2, 2))
    assert len(lines((2, 3, 5, 7, 11), 2, 2)) == math.comb(5, 2)
    assert len(lines((2, 3, 5, 7), 0, 2)) == 1 + 4 + math.comb(4, 2)
    assert len(lines((2, 3, 5, 7), 1, 4)) == 2**4 - 1
    assert len(set(lines((2, 3, 5, 7), 0, 4))) == 2**4


def test_the_least_stays_within_reach():
    question = picking((2, 3, 5), 2, 3)
    assert question.options == [2, 3]  # after 5 there would be no second
    assert (question.least, question.most) == (2, 3)


def test_enough_can_be_said_once_the_least_is_reached():
    g = Slate()
    engine.start(g, Pick((2, 3, 5), 1, 2))
    assert PASS not in asked_options(g)
    engine.answer(g, 3)
    assert asked_options(g) == [5, PASS]
    assert g.decision is not None
    assert g.decision.picked == (3,)
    engine.answer(g, PASS)
    assert g.stack[-1].picked == (3,)  # type: ignore[attr-defined]
    assert g.given == {}


def asked_options(g: Slate) -> list[int]:
    assert g.decision is not None
    return g.decision.options


def test_picks_without_an_alternative_are_made_without_asking():
    assert lines((2, 3), 2, 2) == [(2, 3)]
    assert picking((2, 3), 2, 2).kind == "end"
    assert picking((2, 3), 2, 2, always=True).options == [2]
    assert lines((), 0, 2) == [()]


def test_a_pick_among_pieces_of_one_kind_counts_them():
    assert lines((4, 4, 4, 6), 2, 2) == [(4, 4), (4, 6)]
    assert lines((4, 4, 6, 6), 2, 3) == [(4, 4), (4, 4, 6), (4, 6), (4, 6, 6), (6, 6)]
    assert picking((4, 4, 6), 1, 2).options == [4, 6]


def test_discarding_down_to_three_cards():
    g = laid_out(Turn(NORTH), deck="cart1-0", north="cart1-3 cart2-1 stop-12 stop-13")
    say(g, "pass")
    assert (asked(g).rule, asked(g).least, asked(g).most) == ("T-HAND-01", 2, 2)
    assert options(g) == ["cart1-0", "cart2-1", "cart1-3", "stop-12"]
    say(g, "cart2-1")
    assert options(g) == ["cart1-3", "stop-12", "stop-13"]
    say(g, "stop-13")
    assert g.hands[NORTH] == [0, 3, 12]
    assert g.discard[-2:] == [1, 13]


def test_a_procedure_without_a_question_runs_through():
    g = laid_out(DrawCards(EAST, 2), deck="cart1-0 cart2-1 cart3-2")
    assert g.decision is None
    assert g.hands[EAST] == [1, 2]
    assert g.deck == [0]


# -- one answer is left


@pytest.mark.parametrize("reasons", [False, True])
@pytest.mark.parametrize("several", [False, True])
def test_what_a_seat_has_begun_is_put_with_one_answer_and_what_is_forced_is_not(reasons, several):
    g = Slate()
    g.reasons = reasons
    engine.start(g, Begin((7,), several))
    assert (asked(g).kind, asked(g).options) == ("number", [7])
    engine.answer(g, 7)
    assert asked(g).kind == "end"
    g = Slate()
    g.reasons = reasons
    engine.start(g, Pick((7,)))
    assert asked(g).kind == "end"


@pytest.mark.parametrize("reasons", [False, True])
def test_who_can_begin_nothing_is_not_asked(reasons):
    g = Slate()
    g.reasons = reasons
    engine.start(g, Begin((PASS,)))
    assert asked(g).kind == "end"


def test_several_that_were_begun_are_confirmed_once():
    g = Slate()
    engine.start(g, Begin((7, 8), several=True))
    engine.answer(g, 8)
    assert asked(g).kind == "end"
