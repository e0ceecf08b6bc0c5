"""The deck (T-DRAW, T-SPY)."""

from __future__ import annotations

from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import AGAIN, END, Procedure, ask, do, roll, run
from tests.kernel.cards.effects import Draw, Look, PutBack, Shuffle, Told
from tests.kernel.cards.state import Tolls


class ShuffleDeck(Procedure):
    """T-SETUP-01. The discards become the deck."""

    def __init__(self) -> None:
        self.order: tuple[int, ...] = ()

    @roll("T-SETUP-01", into="order")
    def shuffle(self, g: Tolls) -> Roll:
        return Roll("shuffle", len(g.discard), len(g.discard), distinct=True)

    @do("T-SETUP-01")
    def lay_down(self, g: Tolls) -> None:
        g.do(Shuffle(tuple(g.discard[place] for place in self.order)))


class DrawCards(Procedure):
    """T-DRAW-01. A seat draws; nobody else sees what. The result is how many there were."""

    def __init__(self, seat: int = 0, wanted: int = 1) -> None:
        self.seat = seat
        self.wanted = wanted

    @run("T-DRAW-01")
    def shuffle_if_empty(self, g: Tolls) -> Procedure | None:
        return None if g.deck else ShuffleDeck()

    @do("T-DRAW-01")
    def draw(self, g: Tolls) -> str | None:
        if not g.deck:
            return END  # everything is in hands and on the road
        g.do(Draw(self.seat, g.deck[-1]))
        g.tell(Told("draw", self.seat))
        self.wanted -= 1
        self.result += 1
        return AGAIN if self.wanted else None


class Spy(Procedure):
    """T-SPY-01. Look at the three top cards and put them back, the lowest first."""

    SECRET = {"card": "seat", "back": "seat"}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.card = -1
        self.back: tuple[int, ...] = ()

    @do("T-SPY-01")
    def look(self, g: Tolls) -> None:
        if not self.back:
            g.do(Look(self.seat, tuple(g.deck[-3:])))
            g.tell(Told("spy", self.seat))

    @ask("T-SPY-01", into="card")
    def choose_the_next(self, g: Tolls) -> Decision | None:
        asked = g.ask(self.seat, "card")
        for card in sorted(g.known[self.seat]):
            asked.offer(card, "T-SPY-01" if card in self.back else None)
        return asked if asked.options else None

    @do("T-SPY-01")
    def put_it_back(self, g: Tolls) -> str | None:
        if len(self.back) < len(g.known[self.seat]):
            self.back = (*self.back, self.card)
        if len(self.back) < len(g.known[self.seat]):
            return AGAIN
        g.do(PutBack(self.seat, self.back))
        return None
