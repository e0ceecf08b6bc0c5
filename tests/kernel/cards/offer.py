"""A trade (T-OFFER)."""

from __future__ import annotations

from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do
from tests.kernel.cards.effects import LayDown, Pay, PickUp, Told
from tests.kernel.cards.state import Tolls

NO, YES = 0, 1


class Offer(Procedure):
    """T-OFFER-01. A card face down, for a price. The result is 1 when it was sold."""

    SECRET = {"card": "seat"}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.to = -1
        self.card = -1
        self.price = 0
        self.answer = NO

    @ask("T-OFFER-01", "T-ACT-04", into="to")
    def choose_buyer(self, g: Tolls) -> Decision:
        asked = g.ask(self.seat, "seat")
        for seat in g.players:
            asked.offer(seat, "T-ACT-04" if seat == self.seat else None)
        return asked

    @ask("T-OFFER-01", into="card")
    def choose_card(self, g: Tolls) -> Decision:
        asked = g.ask(self.seat, "card")
        for card in g.hands[self.seat]:
            asked.offer(card, None)
        return asked

    @do("T-OFFER-01")
    def lay_down(self, g: Tolls) -> None:
        g.do(LayDown(self.seat, self.card))
        g.tell(Told("offer", self.seat))

    @ask("T-OFFER-01", into="price")
    def name_price(self, g: Tolls) -> Decision:
        asked = g.ask(self.seat, "price")
        for price in range(4):
            asked.offer(price, None)
        return asked

    @ask("T-OFFER-02", "T-OFFER-03", into="answer")
    def buy_or_refuse(self, g: Tolls) -> Decision:
        asked = g.ask(self.to, "answer")
        asked.offer(NO, None)
        asked.offer(YES, "T-OFFER-03" if self.price > g.coins[self.to] else None)
        return asked

    @do("T-OFFER-02")
    def settle(self, g: Tolls) -> None:
        self.result = self.answer
        card = g.offered[self.seat][0]  # not the note: only the seller may read that
        if self.answer == YES:
            g.do(Pay(self.to, self.seat, self.price))
        g.do(PickUp(self.seat, self.to if self.answer == YES else self.seat, card))
