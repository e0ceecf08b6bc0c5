"""The verbs of Wroth: every change of the table, each also its line in the log."""

from __future__ import annotations

from plancia.games.wroth.box import BOARD, CHARGE, DISCARD, REGULAR, SHADOWS, SHORES
from plancia.games.wroth.state import Wroth
from plancia.kernel.state import Effect


class BeginRound(Effect[Wroth]):
    def __init__(self, round: int) -> None:
        self.round = round

    def apply(self, g: Wroth) -> None:
        g.round = self.round
        for who in range(5):
            g.bought[who] = 0


class BeginPhase(Effect[Wroth]):
    def __init__(self, phase: int) -> None:
        self.phase = phase

    def apply(self, g: Wroth) -> None:
        g.phase = self.phase


class LayTokens(Effect[Wroth]):
    """`tokens` by region, the Shores first and without one."""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens = tokens

    def apply(self, g: Wroth) -> None:
        g.tokens = list(self.tokens)


class MakeFirst(Effect[Wroth]):
    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def apply(self, g: Wroth) -> None:
        g.first = self.seat


class TakeFeat(Effect[Wroth]):
    def __init__(self, who: int, feat: int) -> None:
        self.who = who
        self.feat = feat

    def apply(self, g: Wroth) -> None:
        g.feats[self.feat] = 1


class UseFeat(Effect[Wroth]):
    def __init__(self, who: int, feat: int) -> None:
        self.who = who
        self.feat = feat

    def apply(self, g: Wroth) -> None:
        g.feats[self.feat] = 2


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


class Deploy(Effect[Wroth]):
    """W-MOVE-02: units taken from somewhere else and put on the map. `source` is BOARD, DISCARD or a region."""

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
            self.stirs = not self.quiet and self.region != SHORES and slot in g.box.slots_with[SHADOWS][who]
        elif self.source == BOARD:
            g.board[who] -= n
        elif self.source == DISCARD:
            g.discard[who] -= n
        else:
            g.units[g.place(who, self.source) + slot] -= n
            g.total[who * 9 + self.source] -= n
        g.units[g.place(who, self.region) + slot] += n
        g.total[who * 9 + self.region] += n


class Move(Effect[Wroth]):
    """W-MOVE-01: units change place between two adjacent regions. `units` are (slot, how many) pairs."""

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
        leave = g.place(who, self.origin)
        enter = g.place(who, self.region)
        charging = g.box.slots_with[CHARGE][who]
        moved = 0
        for slot, n in self.units:
            g.units[leave + slot] -= n
            g.units[enter + slot] += n
            moved += n
            if slot in charging and not self.quiet:
                self.stirs = True
        g.total[who * 9 + self.origin] -= moved
        g.total[who * 9 + self.region] += moved


class Hit(Effect[Wroth]):
    """One point of damage (W-UNIT-02, W-UNIT-05, W-UNIT-06)."""

    def __init__(self, by: int, who: int, region: int, slot: int) -> None:
        self.by = by
        self.who = who
        self.region = region
        self.slot = slot
        self.defeated = False

    def apply(self, g: Wroth) -> None:
        who, slot = self.who, self.slot
        start = g.place(who, self.region)
        g.units[start + slot] -= 1
        left = g.box.slot_hit[who][slot]
        if left >= 0:
            g.units[start + left] += 1
            return
        self.defeated = True
        g.total[who * 9 + self.region] -= 1
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
        g.units[g.place(self.who, self.region) + REGULAR] -= self.n
        g.total[self.who * 9 + self.region] -= self.n
        g.discard[self.who] += self.n


class Recall(Effect[Wroth]):
    """An elite goes back to its board without damage."""

    def __init__(self, who: int, slot: int, region: int, rule: str) -> None:
        self.who = who
        self.slot = slot
        self.region = region
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.units[g.place(self.who, self.region) + self.slot] -= 1
        g.total[self.who * 9 + self.region] -= 1
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
        start = g.place(self.who, self.region)
        g.units[start + self.slot] -= self.n
        g.units[start + g.box.slot_healed[self.who][self.slot]] += self.n


class Settle(Effect[Wroth]):
    """The turn is over: what was deployed in it is no longer fresh."""

    def __init__(self, who: int, region: int, slot: int, settled: int, n: int) -> None:
        self.who = who
        self.region = region
        self.slot = slot
        self.settled = settled
        self.n = n

    def apply(self, g: Wroth) -> None:
        start = g.place(self.who, self.region)
        g.units[start + self.slot] -= self.n
        g.units[start + self.settled] += self.n


class SetOmni(Effect[Wroth]):
    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face

    def apply(self, g: Wroth) -> None:
        g.omni[self.who] = self.face


class SpendOmni(Effect[Wroth]):
    def __init__(self, who: int) -> None:
        self.who = who

    def apply(self, g: Wroth) -> None:
        g.omni[self.who] = -1


class RollPool(Effect[Wroth]):
    """`faces` counts the dice of the pool by face."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces

    def apply(self, g: Wroth) -> None:
        g.pool = list(self.faces)


class TakeDie(Effect[Wroth]):
    def __init__(self, who: int, face: int, rule: str) -> None:
        self.who = who
        self.face = face
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.pool[self.face] -= 1
        g.dice[self.who * 4 + self.face] += 1


class SpendDie(Effect[Wroth]):
    """W-ACT-08: back to the central pool. `how`: "action", "discard", "exodus" or "ai"."""

    def __init__(self, who: int, face: int, how: str) -> None:
        self.who = who
        self.face = face
        self.how = how

    def apply(self, g: Wroth) -> None:
        g.dice[self.who * 4 + self.face] -= 1
        g.pool[self.face] += 1


class TurnDie(Effect[Wroth]):
    """W-AI-TURN-03: the AI's die is rolled again."""

    def __init__(self, who: int, was: int, face: int) -> None:
        self.who = who
        self.was = was
        self.face = face

    def apply(self, g: Wroth) -> None:
        g.dice[self.who * 4 + self.was] -= 1
        g.dice[self.who * 4 + self.face] += 1


class CountPurchase(Effect[Wroth]):
    def __init__(self, who: int, kind: int, cost: int) -> None:
        self.who = who
        self.kind = kind
        self.cost = cost

    def apply(self, g: Wroth) -> None:
        g.bought[self.who] += 1


class Score(Effect[Wroth]):
    """`side` gains VP for a region: token, domination, elite bonuses, feat. W-A-47: they only go up."""

    def __init__(self, side: int, region: int, token: int, domination: int, bonus: int) -> None:
        self.side = side
        self.region = region
        self.token = token
        self.domination = domination
        self.bonus = bonus

    def apply(self, g: Wroth) -> None:
        g.vp[self.side] += self.token + self.domination + self.bonus


class MoveBase(Effect[Wroth]):
    def __init__(self, region: int, rule: str) -> None:
        self.region = region
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.base = self.region


class TurnChaos(Effect[Wroth]):
    def __init__(self, value: int) -> None:
        self.value = value

    def apply(self, g: Wroth) -> None:
        g.chaos = self.value


class Remember(Effect[Wroth]):
    def __init__(self, value: int) -> None:
        self.value = value

    def apply(self, g: Wroth) -> None:
        g.memory = self.value


class Finish(Effect[Wroth]):
    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def apply(self, g: Wroth) -> None:
        g.over = True
        g.winners = self.winners
        g.ended_by = self.rule


class Told(Effect[Wroth]):
    """A line of the log that changes nothing: a turn begins, a tie scores nobody, a Chaos row is read."""

    def __init__(self, what: str, rule: str, who: int = -1, region: int = -1, n: int = 0) -> None:
        self.what = what
        self.rule = rule
        self.who = who
        self.region = region
        self.n = n


class Weighed(Effect[Wroth]):
    """How the AI chose: the candidates, what each was worth, which one it took, and whether a tie was broken."""

    def __init__(
        self, rule: str, what: str, candidates: tuple[int, ...], values: tuple[int, ...], chosen: int, tie: bool
    ) -> None:
        self.rule = rule
        self.what = what
        self.candidates = candidates
        self.values = values
        self.chosen = chosen
        self.tie = tie
