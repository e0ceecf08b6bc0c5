"""Event cards once they are drawn (V-EVENT-04 to 07): immediate ones are carried out, delayed ones are kept."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from plancia.games.verrix.rules.events.immediate_events import Occur
from plancia.games.verrix.state.box import IMMEDIATE, NOBODY
from plancia.games.verrix.state.effects_cards import (
    DiscardEvent,
    DrawForeseen,
    DropEvent,
    KeepEvent,
    LookAtEvents,
    PutBackEvents,
    ShowEvent,
)
from plancia.games.verrix.state.effects_turn import Told
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do, run

PERMUTATIONS: Final = [list(permutations(range(n))) for n in (1, 2, 3)]  # by one card less than there are


class HandleEvent(Procedure):
    """V-EVENT-04 to 06. What happens to the card that a player has just drawn."""

    SECRET = {"kept": "who"}

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.shown = NOBODY
        self.kept = NOBODY

    @do("V-EVENT-04", "V-EVENT-05")
    def read(self, g: Verrix) -> None:
        card = g.drawn[self.who][0]
        if g.box.events[card].window == IMMEDIATE:
            self.shown = card
            g.do(ShowEvent(self.who, card))
        else:
            g.do(KeepEvent(self.who, card))

    @run("V-EVENT-04", "V-EVENT-09")
    def carry_out(self, g: Verrix) -> Procedure | None:
        return None if self.shown == NOBODY else Occur(self.who, self.shown)

    @ask("V-EVENT-06", into="kept")
    def choose_which_to_keep(self, g: Verrix) -> Decision | None:
        if len(g.held[self.who]) < 2:
            return None
        asked = g.ask(self.who, "event-card")
        for card in g.held[self.who]:
            asked.offer(card, None)
        return asked

    @do("V-EVENT-06", "V-A-26", "V-EVENT-04")
    def discard(self, g: Verrix) -> None:
        if self.shown != NOBODY:
            g.do(DiscardEvent(self.shown))
            return
        if self.kept != NOBODY:
            for card in g.held[self.who]:
                if card != self.kept:
                    g.do(DropEvent(self.who, card, "V-EVENT-06"))
                    break
        g.tell(Told("event-kept", "V-EVENT-05", self.who))


class Foresee(Procedure):
    """The Prophecy: look at the top cards and draw one of them, without paying and without Benevolence."""

    SECRET = {"card": "who"}

    def __init__(self, who: int = 0, cards: int = 2) -> None:
        self.who = who
        self.cards = cards
        self.card = NOBODY

    @do("V-ACT-16", "V-A-51")
    def look(self, g: Verrix) -> None:
        self.cards = min(self.cards, len(g.deck))
        g.tell(Told("events-seen", "V-ACT-16", self.who, self.cards))
        g.do(LookAtEvents(self.who, tuple(g.deck[len(g.deck) - self.cards :])))

    @ask("V-ACT-16", into="card")
    def choose_card(self, g: Verrix) -> Decision:
        known = g.known[self.who]
        asked = g.ask(self.who, "event-card")
        for card in sorted(known[len(known) - self.cards :]):
            asked.offer(card, None)
        return asked

    @do("V-ACT-16")
    def draw(self, g: Verrix) -> None:
        g.tell(Told("event-drawn", "V-ACT-16", self.who))
        g.do(DrawForeseen(self.who, self.card))

    @run("V-EVENT-04", "V-EVENT-05")
    def handle(self, g: Verrix) -> Procedure:
        return HandleEvent(self.who)


class Reorder(Procedure):
    """Arianrhod: look at the top cards and put them back in any order."""

    SECRET = {"order": "who"}

    def __init__(self, who: int = 0, cards: int = 3) -> None:
        self.who = who
        self.cards = cards
        self.order = 0

    @do("V-EVENT-11", "V-A-51")
    def look(self, g: Verrix) -> None:
        self.cards = min(self.cards, len(g.deck), 3)
        g.tell(Told("events-seen", "V-EVENT-11", self.who, self.cards))
        if self.cards:
            g.do(LookAtEvents(self.who, tuple(g.deck[len(g.deck) - self.cards :])))

    @ask("V-EVENT-11", into="order")
    def choose_order(self, g: Verrix) -> Decision | None:
        if self.cards < 2:
            return None
        asked = g.ask(self.who, "order")
        for number in range(len(PERMUTATIONS[self.cards - 1])):
            asked.offer(number, None)
        return asked

    @do("V-EVENT-11")
    def put_back(self, g: Verrix) -> None:
        if self.cards > 1:
            g.do(PutBackEvents(self.who, reordered(g, self.cards, self.order)))


def reordered(g: Verrix, cards: int, order: int) -> tuple[int, ...]:
    """The cards on top in this order: the first named is drawn first."""
    top = g.deck[len(g.deck) - cards :]
    top.reverse()
    found = [top[place] for place in PERMUTATIONS[cards - 1][order]]
    found.reverse()
    return tuple(found)
