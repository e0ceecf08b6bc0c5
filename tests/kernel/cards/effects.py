"""Everything that can happen to the table in Tolls."""

from __future__ import annotations

from bisect import insort

from plancia.kernel.procedure import NOBODY
from plancia.kernel.state import Effect
from tests.kernel.cards.state import Tolls


class Shuffle(Effect[Tolls]):
    """The discards become the deck, in an order that nobody reads."""

    def __init__(self, deck: tuple[int, ...]) -> None:
        self.only_for = NOBODY
        self.deck = deck

    def apply(self, g: Tolls) -> None:
        g.deck = list(self.deck)
        g.discard = []
        g.known = [[], [], [], []]


class Draw(Effect[Tolls]):
    def __init__(self, seat: int, card: int) -> None:
        self.only_for = seat
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.deck.pop()
        insort(g.hands[self.seat], self.card)
        for known in g.known:
            if known:
                known.pop()


class Told(Effect[Tolls]):
    """What everybody sees of something: who did it."""

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat


class Discard(Effect[Tolls]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.hands[self.seat].remove(self.card)
        g.discard.append(self.card)


class Pay(Effect[Tolls]):
    """Coins go to a seat, or to the road (-1), from a seat or the road."""

    def __init__(self, giver: int, taker: int, coins: int) -> None:
        self.giver = giver
        self.taker = taker
        self.coins = coins

    def apply(self, g: Tolls) -> None:
        if self.giver < 0:
            g.road -= self.coins
        else:
            g.coins[self.giver] -= self.coins
        if self.taker < 0:
            g.road += self.coins
        else:
            g.coins[self.taker] += self.coins


class Fund(Effect[Tolls]):
    """Coins from the chest."""

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def apply(self, g: Tolls) -> None:
        g.chest -= self.coins
        g.coins[self.seat] += self.coins


class Open(Effect[Tolls]):
    """A round begins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, g: Tolls) -> None:
        g.round += 1
        g.chest -= self.coins
        g.road += self.coins


class GoFirst(Effect[Tolls]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, g: Tolls) -> None:
        g.first = self.seat


class PlayCart(Effect[Tolls]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.stir(self)
        g.hands[self.seat].remove(self.card)
        g.carts[self.seat].append(self.card)
        g.stopped = False


class PlayStop(PlayCart):
    def apply(self, g: Tolls) -> None:
        g.stir(self)
        g.hands[self.seat].remove(self.card)
        g.discard.append(self.card)
        g.stopped = not g.stopped


class LoseCart(Effect[Tolls]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.carts[self.seat].remove(self.card)
        g.discard.append(self.card)


class Look(Effect[Tolls]):
    """A seat reads the cards on top of the deck."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.only_for = seat
        self.seat = seat
        self.cards = cards

    def apply(self, g: Tolls) -> None:
        g.known[self.seat] = list(self.cards)


class PutBack(Effect[Tolls]):
    """The cards on top lie in a new order; what others knew of them is worth nothing."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.only_for = seat
        self.seat = seat
        self.cards = cards

    def apply(self, g: Tolls) -> None:
        g.deck[len(g.deck) - len(self.cards) :] = self.cards
        g.known = [list(self.cards) if seat == self.seat else [] for seat in range(4)]


class LayDown(Effect[Tolls]):
    """A card leaves the hand, face down."""

    def __init__(self, seat: int, card: int) -> None:
        self.only_for = seat
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.hands[self.seat].remove(self.card)
        g.offered[self.seat].append(self.card)


class PickUp(Effect[Tolls]):
    """The card that a seat laid down goes to a hand, perhaps its own again."""

    def __init__(self, giver: int, seat: int, card: int) -> None:
        self.only_for = seat
        self.giver = giver
        self.seat = seat
        self.card = card

    def apply(self, g: Tolls) -> None:
        g.offered[self.giver].remove(self.card)
        insort(g.hands[self.seat], self.card)


class Win(Effect[Tolls]):
    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def apply(self, g: Tolls) -> None:
        g.winners = self.seats
        g.over = True
