"""Tables that differ only in what a seat may not know look the same to it; planted leaks are found."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import pytest

from plancia.kernel import engine
from plancia.kernel.procedure import EVERYONE, Step
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.lab.laws import Broken, laid_out_again, secrets_stay_secret
from plancia.lab.random_walk import Luck, walk
from plancia.lab.twins import leak_next, leak_now, look, other_secrets
from tests.kernel.cards.deck import DrawCards
from tests.kernel.cards.effects import Draw
from tests.kernel.cards.game import TOLLS, TollsGame
from tests.kernel.cards.offer import YES, Offer
from tests.kernel.cards.play import EAST, NORTH, SOUTH, begun, say
from tests.kernel.cards.state import KIND, SEEN, STOP, Tolls
from tests.kernel.cards.turn import AnswerWithStop

SETTINGS = {"seats": ["north", "east", "south"], "rounds": 2}
GAMES = 12


def leaks() -> str:
    """What a seat could find out in some games; empty: nothing."""
    try:
        for seed in range(GAMES):
            secrets_stay_secret(TOLLS, SETTINGS, seed, 60)
    except Broken as found:
        return str(found)
    return ""


def test_nothing_leaks():
    assert leaks() == ""


def test_the_tables_compared_do_differ():
    g = begun()
    say(g, "3", by=EAST)
    luck = Luck(1)
    twins = [other_secrets(TOLLS, g, NORTH, luck) for _ in range(10)]
    hands = {tuple(twin.hands[EAST]) for twin in twins if isinstance(twin, Tolls)}
    bids = {twin.given[EAST] for twin in twins if isinstance(twin, Tolls)}
    assert len(hands) > 5
    assert len(bids) > 2
    assert all(twin.hands[NORTH] == g.hands[NORTH] for twin in twins if isinstance(twin, Tolls))


def body(step: Any) -> Step:
    assert isinstance(step, Step)
    return step


# -- planted leaks; each is a mistake that is easily made


def test_a_hand_declared_open_is_found():
    class Open(TollsGame):
        seen = {**SEEN, "hands": "all"}
        hidden_together = (("deck", "offered"),)

    found = []
    for g in walk(Open(), SETTINGS, 1, 3):
        found.append(leak_now(TOLLS, g, NORTH, Luck(2)))  # by the declarations of the true game
    assert all(found)


def test_a_draw_that_everybody_reads_is_found(monkeypatch: pytest.MonkeyPatch):
    def draw(self: Draw, seat: int, card: int) -> None:
        self.only_for = EVERYONE
        self.seat = seat
        self.card = card

    monkeypatch.setattr(Draw, "__init__", draw)
    assert "can tell apart" in leaks()


def test_a_card_in_an_open_note_is_found(monkeypatch: pytest.MonkeyPatch):
    step = body(vars(DrawCards)["draw"])
    plain = step.body

    def draw(self: DrawCards, g: Tolls) -> Any:
        card = g.deck[-1] if g.deck else 0
        after = plain(self, g)
        self.result = card  # instead of how many were drawn; the turn keeps it as a note
        return after

    monkeypatch.setattr(step, "body", draw)
    assert "can tell apart" in leaks()


def test_a_seat_that_is_not_asked_because_it_could_only_pass_is_found(monkeypatch: pytest.MonkeyPatch):
    step = body(vars(AnswerWithStop)["play_or_pass"])
    plain = step.body

    def play_or_pass(self: AnswerWithStop, g: Tolls) -> Any:
        return plain(self, g) if any(KIND[card] == STOP for card in g.hands[self.seat]) else None

    monkeypatch.setattr(step, "body", play_or_pass)
    assert "can tell apart" in leaks()


def test_an_offered_card_that_the_buyer_reads_in_the_note_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Offer, "SECRET", {})
    assert "can tell apart" in leaks()


def test_an_answer_that_depends_on_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch):
    step = body(vars(Offer)["buy_or_refuse"])
    plain = step.body

    def buy_or_refuse(self: Offer, g: Tolls) -> Any:
        asked = plain(self, g)
        if KIND[g.offered[self.seat][0]] == STOP and YES in asked.options:
            asked.options.remove(YES)
        return asked

    monkeypatch.setattr(step, "body", buy_or_refuse)
    assert "can tell apart" in leaks()


def test_a_bid_that_is_not_sealed_is_found(monkeypatch: pytest.MonkeyPatch):
    g = begun()
    say(g, "3", by=EAST)
    assert leak_now(TOLLS, g, SOUTH, Luck(3)) is None
    twin = other_secrets(TOLLS, g, SOUTH, Luck(3))
    assert twin is not None
    monkeypatch.setattr(g.stack[-1].bid, "sealed", False)  # type: ignore[attr-defined]
    assert look(g, SOUTH) != look(twin, SOUTH)


# -- what is not shown, and hangs on the view all the same


class KeepsTheText(View):
    """The position that the match began from, with every hand in it."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self._blank.origin = g.origin


class KeepsTheKey(View):
    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self._blank.key = g.key


class CountsTheDraws(View):
    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self._blank.draws = g.draws


class AsksTheTable(View):
    """A function that still has hold of the table."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self.again = lambda: g.decision


class LooksOnTheTable(View):
    """A generator that stands still in the middle of a table."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self.questions = (asked for asked in engine.pending(g) if g.given)


class BindsTheTable(View):
    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self.copy = g.clone


class ReadsTheJournal(View):
    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        self._journal = g.journal


class DreamsOfTheText(View):
    """Not on the view, but on every table imagined from it."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__(g, seat)
        _begun_from[self] = g.origin

    def imagine(self, key: bytes) -> State:
        g = super().imagine(key)
        g.origin = _begun_from[self]
        return g


_begun_from: WeakKeyDictionary[View, str] = WeakKeyDictionary()

PLANTED = (
    KeepsTheText, KeepsTheKey, CountsTheDraws, AsksTheTable, LooksOnTheTable, BindsTheTable, ReadsTheJournal,
    DreamsOfTheText,
)  # fmt: skip


@pytest.mark.parametrize("view", PLANTED)
def test_a_secret_that_can_be_reached_is_found(view: type[View], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("plancia.lab.twins.View", view)
    assert "can tell apart what hangs on its view" in leaks()


def test_a_view_of_a_match_begun_from_a_position_does_not_know_its_text():
    g = laid_out_again(TOLLS, begun())
    assert g.origin
    view = View(g, NORTH)
    assert (view.table.origin, view.imagine(b"k" * 32).origin) == ("", "")


def test_one_step_shows_only_what_is_declared():
    luck = Luck(9)
    for g in walk(TOLLS, SETTINGS, 3, 30):
        if g.decision is not None:
            assert leak_next(TOLLS, g, SOUTH, luck) is None
