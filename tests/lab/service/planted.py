"""Leaks to be planted in a server where Tolls or Verrix is played: each is a mistake that is easily made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from plancia.bots.random import RandomBot
from plancia.games.verrix.rules.actions.turn import Turn
from plancia.games.verrix.state.effects_cards import DrawEvent
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.procedure import EVERYONE, Step
from plancia.kernel.state import Effect, State
from plancia.kernel.view import View
from plancia.kernel.written.save import state_hash
from plancia.table import commands, undo
from plancia.table.chosen import NotAnAnswer
from plancia.table.table import Table
from plancia.table.told import preview, shown
from plancia.table.told.log import Teller
from tests.kernel.cards.effects import Draw
from tests.kernel.cards.offer import YES, Offer
from tests.kernel.cards.state import KIND, STOP, Tolls

Leak = Callable[[], None]
LEAKS: dict[str, dict[str, Leak]] = {"tolls": {}, "verrix": {}}  # by game


def leak(name: str, *games: str) -> Callable[[Leak], Leak]:
    """In these games; if none is named, in all."""

    def plant(make: Leak) -> Leak:
        for game in games or LEAKS:
            LEAKS[game][name] = make
        return make

    return plant


def shown_besides(what: Callable[[Table, Any, Any], Any]) -> None:
    """One more thing in what every seat sees."""
    plain = shown.message

    def message(table: Table, snapshot: Any, g: State, seat: str | None, lang: str) -> dict[str, Any]:
        return {**plain(table, snapshot, g, seat, lang), "besides": what(table, snapshot, g)}

    shown.message = message


def top(g: Any) -> int:
    """A card that nobody may know."""
    return int(g.deck[-1]) if g.deck else 0


@leak("key")
def the_key_of_chance_is_shown() -> None:
    shown_besides(lambda table, snapshot, g: snapshot.keys[-1])


@leak("next seat")
def lines_for_one_seat_are_told_to_the_next() -> None:
    plain = Teller.is_told

    def is_told(self: Teller, effect: Effect[Any]) -> bool:
        return plain(self, effect) or effect.only_for == self.seat - 1 >= 0

    Teller.is_told = is_told  # type: ignore[method-assign]


@leak("initial state")
def the_position_it_began_from_is_shown() -> None:
    shown_besides(lambda table, snapshot, g: table.opened.origin)


@leak("deck hash")
def a_hash_of_everything_is_shown() -> None:
    shown_besides(lambda table, snapshot, g: state_hash(g)[:8])


@leak("message length")
def messages_are_longer_for_some_cards() -> None:
    shown_besides(lambda table, snapshot, g: " " * (top(g) % 3))


@leak("shuffle order")
def hidden_cards_are_listed_as_they_lie() -> None:
    plain = View.__init__

    def begin(self: View, g: State, seat: int) -> None:
        plain(self, g, seat)
        order = [*getattr(g, "deck", []), *range(100)]
        self.unseen = [sorted(cards, key=order.index) for cards in self.unseen]

    View.__init__ = begin  # type: ignore[method-assign]


@leak("sealed answers", "tolls")
def sealed_answers_are_shown() -> None:
    plain = View.__init__

    def begin(self: View, g: State, seat: int) -> None:
        plain(self, g, seat)
        self.given = dict(g.given)

    View.__init__ = begin  # type: ignore[method-assign]


@leak("legal list", "tolls")
def what_may_be_answered_depends_on_a_hidden_card() -> None:
    step = vars(Offer)["buy_or_refuse"]
    assert isinstance(step, Step)
    plain = step.body

    def buy_or_refuse(self: Offer, g: Tolls) -> Any:
        asked = plain(self, g)
        if KIND[g.offered[self.seat][0]] == STOP and YES in asked.options:
            asked.options.remove(YES)
        return asked

    step.body = buy_or_refuse


@leak("longer log", "tolls")
def everybody_reads_what_was_drawn() -> None:
    def draw(self: Draw, seat: int, card: int) -> None:
        self.only_for = EVERYONE
        self.seat = seat
        self.card = card

    Draw.__init__ = draw  # type: ignore[method-assign]


@leak("legal list", "verrix")
def the_options_stand_in_an_order_that_depends_on_cards_face_down() -> None:
    step = vars(Turn)["choose_act"]
    assert isinstance(step, Step)
    plain = step.body

    def choose_act(self: Turn, g: Verrix) -> Any:
        asked = plain(self, g)
        if any(g.held[who] and g.held[who][0] % 2 for who in g.players if who != self.who):
            asked.options.reverse()
        return asked

    step.body = choose_act


@leak("longer log", "verrix")
def everybody_reads_what_event_was_drawn() -> None:
    def draw(self: DrawEvent, who: int, card: int) -> None:
        self.only_for = EVERYONE
        self.who = who
        self.card = card

    DrawEvent.__init__ = draw  # type: ignore[method-assign]


@leak("open cards", "verrix")
def cards_that_lie_face_down_are_shown() -> None:
    plain = View.__init__

    def begin(self: View, g: Any, seat: int) -> None:
        plain(self, g, seat)
        self.fields["held"] = [pile.copy() for pile in g.held]

    View.__init__ = begin  # type: ignore[method-assign]


@leak("known top", "verrix")
def a_forecast_tells_what_is_drawn_next() -> None:
    plain = View.__init__

    def begin(self: View, g: Any, seat: int) -> None:
        plain(self, g, seat)
        if seat >= 0 and g.deck:
            self.fields["known"][seat] = g.deck[-1:]

    View.__init__ = begin  # type: ignore[method-assign]


@leak("error")
def a_refusal_names_a_card() -> None:
    plain = commands.chosen

    def chosen(g: State, asked: Any, said: Any) -> int:
        try:
            return plain(g, asked, said)
        except NotAnAnswer as wrong:
            wrong.text += f", nor is {top(g)}"
            raise

    commands.chosen = chosen


@leak("undo")
def going_back_is_free_for_some_cards() -> None:
    plain = undo.offer

    def offer(table: Table, snapshot: Any, g: State, seat: str) -> undo.UndoOffer | None:
        found = plain(table, snapshot, g, seat)
        return msgspec.structs.replace(found, free=top(g) % 2 == 0) if found is not None else None

    undo.offer = offer


@leak("rewind")
def earlier_views_are_another_seats() -> None:
    plain = Table.seen

    def seen(self: Table, seat: str | None, lang: str, now: int, number: int | None = None) -> dict[str, Any]:
        other = next(each for each in self.chairs if each != seat)
        return plain(self, other if number is not None else seat, lang, now, number)

    Table.seen = seen  # type: ignore[method-assign]


@leak("frames")
def frames_are_the_last_seats() -> None:
    plain = Table.frames

    def frames(self: Table, seat: str | None, lang: str, since: int, to: int) -> Iterator[dict[str, Any]]:
        return plain(self, list(self.chairs)[-1], lang, since, to)

    Table.frames = frames  # type: ignore[method-assign]


@leak("preview")
def a_preview_is_played_on_the_table_itself() -> None:
    class Peeking(View):
        def __init__(self, g: State, seat: int) -> None:
            super().__init__(g, seat)
            self.g = g

        def imagine(self, key: bytes) -> State:
            return self.g.clone()

    preview.View = Peeking  # type: ignore[attr-defined]


@leak("text")
def the_sentences_tell_everything() -> None:
    Table.described = lambda self, seat, lang: [f"deck: {self.state.deck}"]  # type: ignore[attr-defined, method-assign]


@leak("record")
def the_record_is_given_away_before_the_end() -> None:
    from plancia.server.http import view

    Table.may_read_record = lambda self, seat: True  # type: ignore[method-assign]
    view.hides = lambda g, seat: False  # type: ignore[attr-defined]


@leak("bot")
def a_bot_sees_the_table() -> None:
    plain = View.__init__

    def begin(self: View, g: State, seat: int) -> None:
        plain(self, g, seat)
        self.peek = top(g)  # type: ignore[attr-defined]

    def choose(self: RandomBot, view: View) -> int:
        assert view.decision is not None
        return view.decision.options[view.peek % len(view.decision.options)]  # type: ignore[attr-defined]

    View.__init__ = begin  # type: ignore[method-assign]
    RandomBot.choose = choose  # type: ignore[method-assign]
