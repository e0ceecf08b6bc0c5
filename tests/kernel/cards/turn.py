"""A turn (T-ACT, T-CART, T-STOP, T-STORM, T-HAND)."""

from __future__ import annotations

from typing import Any, Final

from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat, roll, run, together
from plancia.kernel.state import Effect
from tests.kernel.cards.deck import DrawCards, Spy
from tests.kernel.cards.effects import Discard, LoseCart, Pay, PlayCart, PlayStop
from tests.kernel.cards.offer import Offer
from tests.kernel.cards.state import CART, HAND, KIND, SPY, STOP, STORM, Tolls, number

OFFER: Final = 100  # among the acts
PAY, LOSE = 0, 1


class Turn(Procedure):
    """T-TURN-01. Draw, act twice at most, discard down to three."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.drawn = -1
        self.acts = 0
        self.act = PASS
        self.sold = -1  # what came of the offer: 1 sold, 0 refused
        self.over: tuple[int, ...] = ()  # cards over the limit

    @run("T-DRAW-01", into="drawn")
    def draw(self, g: Tolls) -> Procedure | None:
        return DrawCards(self.seat) if self.drawn < 0 else None

    @ask("T-ACT-01", into="act")
    def choose_act(self, g: Tolls) -> Decision:
        asked = g.ask(self.seat, "act")
        asked.always = True  # who has nothing to play does not show it
        for card in g.hands[self.seat]:
            asked.offer(card, "T-ACT-02" if KIND[card] == STOP else None)
        asked.offer(OFFER, may_offer(g, self))
        asked.offer(PASS, None)
        return asked

    @do("T-CART-01", "T-SPY-01", "T-STORM-01")
    def play(self, g: Tolls) -> None:
        if self.act in (PASS, OFFER):
            return
        if KIND[self.act] == CART:
            g.do(PlayCart(self.seat, self.act))
        else:
            g.do(Discard(self.seat, self.act))

    @do("T-CART-01", "T-STOP-03")
    def take_toll(self, g: Tolls) -> None:
        if self.act in (PASS, OFFER) or KIND[self.act] != CART:
            return
        if g.stopped:
            g.do(LoseCart(self.seat, self.act))
        else:
            g.do(Pay(-1, self.seat, min(g.road, number(self.act))))

    @run("T-SPY-01", "T-STORM-01")
    def carry_out(self, g: Tolls) -> Procedure | None:
        if self.act in (PASS, OFFER):
            return None
        if KIND[self.act] == SPY:
            return Spy(self.seat)
        return Storm() if KIND[self.act] == STORM else None

    @run("T-OFFER-01", into="sold")
    def offer(self, g: Tolls) -> Procedure | None:
        return Offer(self.seat) if self.act == OFFER else None

    @do("T-ACT-01")
    def once_more(self, g: Tolls) -> str | None:
        if self.act == PASS or self.acts == 1:
            return None
        self.acts += 1
        return AGAIN

    @ask("T-HAND-01", into="over")
    def choose_discards(self, g: Tolls) -> Decision | None:
        too_many = len(g.hands[self.seat]) - HAND
        if too_many <= 0:
            return None
        asked = g.ask(self.seat, "card")
        for card in g.hands[self.seat]:
            asked.offer(card, None)
        return asked.pick(too_many, too_many)

    @do("T-HAND-01")
    def discard(self, g: Tolls) -> None:
        for card in self.over:
            g.do(Discard(self.seat, card))


def may_offer(g: Tolls, turn: Turn) -> str | None:
    if turn.sold >= 0:
        return "T-ACT-03"
    return None if g.hands[turn.seat] else "T-ACT-04"


class AnswerWithStop(Procedure):
    """T-STOP-01. One seat may answer a cart or a stop. Also who has no stop is asked, or silence would tell."""

    def __init__(self, seat: int = 0, stopped: bool = False) -> None:
        self.seat = seat
        self.stopped = stopped  # how things stood when the card was played
        self.card = PASS

    @ask("T-STOP-01", "T-STOP-02", into="card")
    def play_or_pass(self, g: Tolls) -> Decision | None:
        if g.stopped != self.stopped:
            return None  # a seat before this one has answered
        asked = g.ask(self.seat, "card")
        asked.always = True
        for card in g.hands[self.seat]:
            asked.offer(card, None if KIND[card] == STOP else "T-STOP-02")
        asked.offer(PASS, None)
        return asked

    @do("T-STOP-01", "T-STOP-03")
    def play(self, g: Tolls) -> None:
        if self.card != PASS:
            g.do(PlayStop(self.seat, self.card))


def reactions(g: Tolls, stirred: list[Effect[Any]]) -> list[Procedure]:
    """T-STOP-01: the others, in order from the left of who played."""
    answers: list[Procedure] = []
    for effect in stirred:
        assert isinstance(effect, PlayCart)
        answers += [AnswerWithStop(seat, g.stopped) for seat in g.from_left_of(effect.seat)]
    return answers


class Storm(Procedure):
    """T-STORM-01. Everybody pays a coin or loses a card, openly and all at once."""

    def __init__(self) -> None:
        self.caught: tuple[int, ...] = ()
        self.answers: tuple[int, ...] = ()
        self.hit = 0

    @do("T-STORM-01")
    def catch(self, g: Tolls) -> None:
        self.caught = tuple(seat for seat in g.players if g.coins[seat] or g.hands[seat])

    @together("T-STORM-01", "T-STORM-02", "T-STORM-03", into="answers")
    def pay_or_lose(self, g: Tolls) -> list[Decision]:
        questions = []
        for seat in self.caught:
            asked = g.ask(seat, "storm")
            asked.offer(PAY, None if g.coins[seat] else "T-STORM-02")
            asked.offer(LOSE, None if g.hands[seat] else "T-STORM-03")
            questions.append(asked)
        return questions

    @repeat("T-STORM-01")
    def hit_each(self, g: Tolls) -> Procedure | None:
        if self.hit == len(self.caught):
            return None
        self.hit += 1
        return Hit(self.caught[self.hit - 1], self.answers[self.hit - 1])


class Hit(Procedure):
    """T-STORM-01. What one seat loses."""

    def __init__(self, seat: int = 0, how: int = PAY) -> None:
        self.seat = seat
        self.how = how
        self.blown: tuple[int, ...] = ()

    @roll("T-STORM-01", into="blown")
    def blow(self, g: Tolls) -> Roll | None:
        return Roll("blown", len(g.hands[self.seat])) if self.how == LOSE else None

    @do("T-STORM-01")
    def lose(self, g: Tolls) -> None:
        if self.how == PAY:
            g.do(Pay(self.seat, -1, 1))
        else:
            g.do(Discard(self.seat, g.hands[self.seat][self.blown[0]]))
