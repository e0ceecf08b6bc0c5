"""The game and its rounds (T-SETUP, T-ROUND, T-BID, T-SWAP, T-TURN, T-END)."""

from __future__ import annotations

from plancia.kernel.decision import Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, repeat, roll, run, together
from tests.kernel.cards.deck import DrawCards, ShuffleDeck
from tests.kernel.cards.effects import Discard, Fund, GoFirst, Open, Pay, Win
from tests.kernel.cards.state import DEALT, Tolls
from tests.kernel.cards.turn import Turn


class Play(Procedure):
    """T-GEN-01. The whole game."""

    def __init__(self) -> None:
        self.dealt = 0

    @run("T-SETUP-01")
    def shuffle(self, g: Tolls) -> Procedure:
        return ShuffleDeck()

    @repeat("T-SETUP-01")
    def deal(self, g: Tolls) -> Procedure | None:
        if self.dealt == len(g.players):
            return None
        self.dealt += 1
        return DrawCards(g.players[self.dealt - 1], DEALT)

    @do("T-SETUP-01")
    def give_coins(self, g: Tolls) -> None:
        for seat in g.players:
            g.do(Fund(seat, 5))
        g.do(GoFirst(g.players[0]))

    @repeat("T-END-01")
    def rounds(self, g: Tolls) -> Procedure | None:
        if g.round == g.rounds or (g.round and g.road == g.chest == 0):
            return None
        return Round()

    @do("T-END-02")
    def end(self, g: Tolls) -> None:
        worth = [g.coins[seat] + len(g.carts[seat]) for seat in range(4)]
        best = max(worth[seat] for seat in g.players)
        g.do(Win(tuple(seat for seat in g.players if worth[seat] == best)))


class Round(Procedure):
    """T-ROUND-01. The road fills, the first turn is sold, everybody has a turn."""

    def __init__(self) -> None:
        self.dice: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = ()
        self.tie: tuple[int, ...] = ()
        self.swapped: tuple[int, ...] = ()
        self.turns = 0

    @roll("T-ROUND-01", into="dice")
    def throw(self, g: Tolls) -> Roll:
        return Roll("road", 6, 2)

    @do("T-ROUND-01")
    def fill_the_road(self, g: Tolls) -> None:
        g.do(Open(min(g.chest, sum(self.dice) + 2)))

    @together("T-BID-01", "T-BID-02", into="bids", sealed=True)
    def bid(self, g: Tolls) -> list[Decision]:
        questions = []
        for seat in g.players:
            asked = g.ask(seat, "bid")
            for coins in range(5):
                asked.offer(coins, "T-BID-02" if coins > g.coins[seat] else None)
            questions.append(asked)
        return questions

    @roll("T-BID-03", into="tie")
    def break_a_tie(self, g: Tolls) -> Roll | None:
        best = highest(g.players, self.bids)
        return Roll("tie", len(best)) if len(best) > 1 else None

    @do("T-BID-03")
    def go_first(self, g: Tolls) -> None:
        best = highest(g.players, self.bids)
        winner = best[self.tie[0] if self.tie else 0]
        g.do(Pay(winner, -1, max(self.bids)))
        g.do(GoFirst(winner))

    @ask("T-SWAP-01", into="swapped")
    def swap(self, g: Tolls) -> Decision:
        asked = g.ask(g.first, "card")
        for card in g.hands[g.first]:
            asked.offer(card, None)
        return asked.pick(0, 2)

    @do("T-SWAP-01")
    def discard_for_it(self, g: Tolls) -> None:
        for card in self.swapped:
            g.do(Discard(g.first, card))

    @run("T-SWAP-01")
    def draw_for_it(self, g: Tolls) -> Procedure | None:
        return DrawCards(g.first, len(self.swapped)) if self.swapped else None

    @repeat("T-TURN-01")
    def go_round(self, g: Tolls) -> Procedure | None:
        if self.turns == len(g.players):
            return None
        self.turns += 1
        return Turn([g.first, *g.from_left_of(g.first)][self.turns - 1])


def highest(players: tuple[int, ...], bids: tuple[int, ...]) -> list[int]:
    return [seat for seat, bid in zip(players, bids, strict=True) if bid == max(bids)]
