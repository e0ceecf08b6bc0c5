"""The verbs of Verrix for cards: Action cards and Event cards."""

from __future__ import annotations

from bisect import insort

from plancia.games.verrix.state.box import SEATS
from plancia.games.verrix.state.state import DISCARD, HAND, LYING, REMOVED, Verrix
from plancia.kernel.procedure import NOBODY
from plancia.kernel.state import TURN, Effect


class OfCard(Effect[Verrix]):
    """A tribe and its card."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card


class OfHiddenCard(OfCard):
    """A card that only its tribe reads."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who, card)
        self.only_for = who


# Action cards


class PlayCard(OfCard):
    RULE = "V-ACT-08"
    LEVEL = TURN

    def apply(self, g: Verrix) -> None:
        g.put_card(self.who, self.card, LYING)


class DiscardCard(OfCard):
    """V-ACT-19."""

    RULE = "V-ACT-19"
    QUIET = True

    def apply(self, g: Verrix) -> None:
        g.put_card(self.who, self.card, DISCARD)


class RemoveCard(Effect[Verrix]):
    """V-DEV-09, V-DEV-13, V-TRADE-15: into the box."""

    def __init__(self, who: int, card: int, rule: str) -> None:
        self.who = who
        self.card = card
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        g.put_card(self.who, self.card, REMOVED)


class LearnCard(OfCard):
    """V-DEV-07: playable at once."""

    RULE = "V-DEV-07"

    def apply(self, g: Verrix) -> None:
        g.put_card(self.who, self.card, HAND)


class TakeBackCards(Effect[Verrix]):
    """V-RESTORE-03."""

    RULE = "V-RESTORE-03"
    QUIET = True

    def __init__(self, who: int) -> None:
        self.who = who

    def apply(self, g: Verrix) -> None:
        if DISCARD in g.cards_of(self.who):
            for card in g.box.deck_of[self.who]:
                if g.card_at(self.who, card) == DISCARD:
                    g.put_card(self.who, card, HAND)


# Event cards


class ShuffleEvents(Effect[Verrix]):
    """V-SETUP-07: an order that nobody reads."""

    RULE = "V-SETUP-07"
    QUIET = True

    def __init__(self, deck: tuple[int, ...]) -> None:
        self.only_for = NOBODY
        self.deck = deck

    def apply(self, g: Verrix) -> None:
        g.deck = list(self.deck)
        for who in SEATS:
            g.known[who] = g.deck[len(g.deck) - len(g.known[who]) :]


class DrawEvent(OfHiddenCard):
    """The top card is read by who draws it."""

    RULE = "V-EVENT-01"

    def apply(self, g: Verrix) -> None:
        g.deck.pop()
        g.drawn[self.who].append(self.card)
        for known in g.known:
            if known:
                known.pop()


class DrawForeseen(OfHiddenCard):
    """One of the cards looked at is drawn; the others stay on top, and only who looked knows how."""

    RULE = "V-ACT-16"

    def apply(self, g: Verrix) -> None:
        seen = g.known[self.who]
        seen.remove(self.card)
        del g.deck[len(g.deck) - len(seen) - 1 :]
        g.deck.extend(seen)
        g.drawn[self.who].append(self.card)
        g.known = [seen if tribe == self.who else [] for tribe in SEATS]


class LookAtEvents(Effect[Verrix]):
    """A tribe reads the cards on top of the deck."""

    RULE = "V-ACT-16"

    def __init__(self, who: int, cards: tuple[int, ...]) -> None:
        self.only_for = who
        self.who = who
        self.cards = cards

    def apply(self, g: Verrix) -> None:
        if len(self.cards) > len(g.known[self.who]):
            g.known[self.who] = list(self.cards)


class PutBackEvents(Effect[Verrix]):
    """The cards on top lie in a new order; what others knew of them is worth nothing."""

    RULE = "V-EVENT-11"

    def __init__(self, who: int, cards: tuple[int, ...]) -> None:
        self.only_for = who
        self.who = who
        self.cards = cards

    def apply(self, g: Verrix) -> None:
        known = g.known[self.who]
        for pile in (g.deck, known):
            pile[len(pile) - len(self.cards) :] = self.cards
        g.known = [known if tribe == self.who else [] for tribe in SEATS]


class KeepEvent(OfHiddenCard):
    """V-EVENT-05: face down in the player's area."""

    RULE = "V-EVENT-05"
    QUIET = True

    def apply(self, g: Verrix) -> None:
        g.drawn[self.who].remove(self.card)
        insort(g.held[self.who], self.card)


class ShowEvent(OfCard):
    """V-EVENT-04: a card just drawn, or one that lay face down, is read out."""

    RULE = "V-EVENT-04"

    def apply(self, g: Verrix) -> None:
        (g.drawn if self.card in g.drawn[self.who] else g.held)[self.who].remove(self.card)
        g.open.append(self.card)


class TakeBackEvent(OfCard):
    """A card that was shown for an action or a proposal of Support that did not come about: face down again."""

    RULE = "V-EVENT-07"

    def apply(self, g: Verrix) -> None:
        g.open.remove(self.card)
        insort(g.held[self.who], self.card)


class DiscardEvent(Effect[Verrix]):
    """V-EVENT-07: after its effect."""

    RULE = "V-EVENT-07"
    QUIET = True

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, g: Verrix) -> None:
        g.open.remove(self.card)
        g.spent.append(self.card)


class DropEvent(Effect[Verrix]):
    """V-EVENT-06, V-EVENT-10, V-A-26: without effect, face up on the discard pile."""

    def __init__(self, who: int, card: int, rule: str) -> None:
        self.who = who
        self.card = card
        self.rule = rule

    def apply(self, g: Verrix) -> None:
        (g.drawn if self.card in g.drawn[self.who] else g.held)[self.who].remove(self.card)
        g.spent.append(self.card)
