"""The verbs of Wroth for units and Corra: every change of theirs, each also its line in the log."""

from __future__ import annotations

from plancia.games.wroth.state.box import BOARD, CHARGE, DISCARD, REGULAR, SHADOWS, SHORES
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.state import Effect


class GainCorra(Effect[Wroth]):
    """W-CORRA-03: no more than the stockpile holds; the rest is forfeited."""

    def __init__(self, who: int, due: int, rule: str) -> None:
        self.who = who
        self.due = due
        self.rule = rule
        self.taken = 0

    def apply(self, g: Wroth) -> None:
        self.taken = min(self.due, g.stockpile)
        g.stockpile -= self.taken
        g.corra[self.who] += self.taken


class PayCorra(Effect[Wroth]):
    """W-CORRA-04: spent Corra is at once available again."""

    def __init__(self, who: int, amount: int, rule: str) -> None:
        self.who = who
        self.amount = amount
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.corra[self.who] -= self.amount
        g.stockpile += self.amount

    def is_quiet(self, g: Wroth) -> bool:
        return self.rule in ("W-BUY-03", "W-AI-BUY-02")


class Deploy(Effect[Wroth]):
    """W-MOVE-02: units taken from somewhere else and put on the map. `source` is BOARD, DISCARD or a region."""

    RULE = "W-MOVE-02"

    def __init__(self, who: int, slot: int, n: int, source: int, region: int, quiet: bool = False) -> None:
        self.who = who
        self.slot = slot
        self.n = n
        self.source = source
        self.region = region
        self.quiet = quiet

    def apply(self, g: Wroth) -> None:
        who, slot, n = self.who, self.slot, self.n
        if slot != REGULAR:
            kind = g.box.slot_kind[who][slot]
            g.reserve[kind] -= n
            if not self.quiet and self.region != SHORES and slot in g.box.slots_with[SHADOWS][who]:
                g.stir(self)
        elif self.source == BOARD:
            g.board[who] -= n
        elif self.source == DISCARD:
            g.discard[who] -= n
        else:
            g.put(who, self.source, slot, -n)
        g.put(who, self.region, slot, n)


class Move(Effect[Wroth]):
    """W-MOVE-01: units change place between two adjacent regions. `units` are (slot, how many) pairs."""

    RULE = "W-MOVE-01"

    def __init__(
        self, who: int, origin: int, region: int, units: tuple[tuple[int, int], ...], by: int = -1, quiet: bool = False
    ) -> None:
        self.who = who
        self.origin = origin
        self.region = region
        self.units = units
        self.by = by  # who moves them, when it is not their owner
        self.quiet = quiet

    def apply(self, g: Wroth) -> None:
        who = self.who
        charging = g.box.slots_with[CHARGE][who]
        charges = False
        for slot, n in self.units:
            g.put(who, self.origin, slot, -n)
            g.put(who, self.region, slot, n)
            if slot in charging:
                charges = True
        if charges and not self.quiet:
            g.stir(self)


class Hit(Effect[Wroth]):
    """One point of damage (W-UNIT-02, W-UNIT-05, W-UNIT-06)."""

    RULE = "W-DMG-04"

    def __init__(self, by: int, who: int, region: int, slot: int) -> None:
        self.by = by
        self.who = who
        self.region = region
        self.slot = slot
        self.defeated = False

    def apply(self, g: Wroth) -> None:
        who, slot = self.who, self.slot
        g.put(who, self.region, slot, -1)
        left = g.box.slot_hit[who][slot]
        if left >= 0:
            g.put(who, self.region, left, 1)
            return
        self.defeated = True
        if slot == REGULAR:
            g.discard[who] += 1
        else:
            g.reserve[g.box.slot_kind[who][slot]] += 1


class Discard(Effect[Wroth]):
    """Regulars go from the map to the discard without damage."""

    def __init__(self, who: int, region: int, n: int, rule: str) -> None:
        self.who = who
        self.region = region
        self.n = n
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.put(self.who, self.region, REGULAR, -self.n)
        g.discard[self.who] += self.n


class Recall(Effect[Wroth]):
    """An elite goes back to its board without damage."""

    def __init__(self, who: int, slot: int, region: int, rule: str) -> None:
        self.who = who
        self.slot = slot
        self.region = region
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.put(self.who, self.region, self.slot, -1)
        g.reserve[g.box.slot_kind[self.who][self.slot]] += 1


class Recover(Effect[Wroth]):
    """Regulars go from the discard to the board."""

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.discard[self.who] -= self.n
        g.board[self.who] += self.n


class Heal(Effect[Wroth]):
    """Elites of one slot in a region regain one vitality."""

    def __init__(self, who: int, region: int, slot: int, n: int, rule: str) -> None:
        self.who = who
        self.region = region
        self.slot = slot
        self.n = n
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.put(self.who, self.region, self.slot, -self.n)
        g.put(self.who, self.region, g.box.slot_healed[self.who][self.slot], self.n)


class Settle(Effect[Wroth]):
    """The turn is over: what was deployed in it is no longer fresh."""

    RULE = "W-ACT-02"
    QUIET = True

    def __init__(self, who: int, region: int, slot: int, settled: int, n: int) -> None:
        self.who = who
        self.region = region
        self.slot = slot
        self.settled = settled
        self.n = n

    def apply(self, g: Wroth) -> None:
        g.put(self.who, self.region, self.slot, -self.n)
        g.put(self.who, self.region, self.settled, self.n)


class CountPurchase(Effect[Wroth]):
    RULE = "W-BUY-01"

    def __init__(self, who: int, kind: int, cost: int) -> None:
        self.who = who
        self.kind = kind
        self.cost = cost

    def apply(self, g: Wroth) -> None:
        g.bought[self.who] += 1
