"""What lies on the table in Tolls."""

from __future__ import annotations

from typing import Final

from plancia.kernel.state import State

SEATS: Final = ("north", "east", "south", "west")
CARDS: Final = 24
CART, STOP, SPY, STORM = range(4)
KIND_NAMES: Final = ("cart", "stop", "spy", "storm")
KIND: Final = [CART] * 12 + [STOP] * 6 + [SPY] * 3 + [STORM] * 3  # by card
COINS: Final = 60
DEALT: Final = 3
HAND: Final = 3  # T-HAND-01


class Tolls(State):
    """Lists are by seat. The top of the deck is its end."""

    def __init__(self) -> None:
        super().__init__()
        self.players: tuple[int, ...] = ()  # clockwise; never changes
        self.rounds = 3  # agreed
        self.round = 0
        self.first = 0
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.chest = COINS
        self.road = 0
        self.coins = [0] * 4
        self.deck: list[int] = []
        self.discard: list[int] = list(range(CARDS))
        self.carts: list[list[int]] = [[], [], [], []]
        self.hands: list[list[int]] = [[], [], [], []]  # sorted
        self.offered: list[list[int]] = [[], [], [], []]  # face down
        self.known: list[list[int]] = [[], [], [], []]  # on top of the deck, since a spy looked
        self.stopped = False  # the cart being played

    def from_left_of(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        at = self.players.index(seat)
        return list(self.players[at + 1 :] + self.players[:at])

    def clone(self) -> Tolls:
        twin = type(self)()  # tests plant mistakes in subclasses
        twin.players, twin.rounds = self.players, self.rounds
        twin.round, twin.first, twin.over, twin.winners = self.round, self.first, self.over, self.winners
        twin.chest, twin.road, twin.coins = self.chest, self.road, self.coins.copy()
        twin.deck, twin.discard = self.deck.copy(), self.discard.copy()
        twin.carts = [pile.copy() for pile in self.carts]
        twin.hands = [pile.copy() for pile in self.hands]
        twin.offered = [pile.copy() for pile in self.offered]
        twin.known = [pile.copy() for pile in self.known]
        twin.stopped = self.stopped
        self.copy_kernel_to(twin)
        return twin


SEEN: Final = {
    "round": "all", "first": "all", "over": "all", "winners": "all", "chest": "all", "road": "all", "coins": "all",
    "discard": "all", "carts": "all", "stopped": "all",
    "deck": "nobody", "hands": "owner", "offered": "owner", "known": "owner",
}  # fmt: skip


def number(card: int) -> int:
    """T-CART-01: carts are numbered 1 to 3."""
    return 1 + card % 3


def card_name(card: int) -> str:
    kind = KIND[card]
    return f"cart{number(card)}-{card}" if kind == CART else f"{KIND_NAMES[kind]}-{card}"
