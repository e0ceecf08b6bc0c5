"""The verbs of Wroth for the round: order, dice, feats, points; and the lines of the log that change nothing."""

from __future__ import annotations

from plancia.games.wroth.state.state import Wroth
from plancia.kernel.state import LINE, PHASE, ROUND, TURN, Effect


class BeginRound(Effect[Wroth]):
    RULE = "W-UPKEEP-01"
    LEVEL = ROUND

    def __init__(self, round: int) -> None:
        self.round = round

    def apply(self, g: Wroth) -> None:
        g.round = self.round
        for who in range(5):
            g.bought[who] = 0


class BeginPhase(Effect[Wroth]):
    RULE = "W-ROUND-01"
    LEVEL = PHASE

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def apply(self, g: Wroth) -> None:
        g.phase = self.phase


class LayTokens(Effect[Wroth]):
    """`tokens` by region, the Shores first and without one."""

    RULE = "W-SETUP-05"

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens = tokens

    def apply(self, g: Wroth) -> None:
        g.tokens = list(self.tokens)


class MakeFirst(Effect[Wroth]):
    RULE = "W-UPKEEP-02"

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def apply(self, g: Wroth) -> None:
        g.first = self.seat


class TakeFeat(Effect[Wroth]):
    RULE = "W-FEAT-02"

    def __init__(self, who: int, feat: int) -> None:
        self.who = who
        self.feat = feat

    def apply(self, g: Wroth) -> None:
        g.feats[self.feat] = 1


class UseFeat(Effect[Wroth]):
    RULE = "W-FEAT-04"

    def __init__(self, who: int, feat: int) -> None:
        self.who = who
        self.feat = feat

    def apply(self, g: Wroth) -> None:
        g.feats[self.feat] = 2


class SetOmni(Effect[Wroth]):
    RULE = "W-PREP-03"

    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face

    def apply(self, g: Wroth) -> None:
        g.omni[self.who] = self.face


class SpendOmni(Effect[Wroth]):
    """`how`: "action" or "exodus". It notes the face the die showed, for the log."""

    RULE = "W-OMNI-01"

    def __init__(self, who: int, how: str = "action") -> None:
        self.who = who
        self.how = how
        self.face = -1

    def apply(self, g: Wroth) -> None:
        self.face = g.omni[self.who]
        g.omni[self.who] = -1

    def is_quiet(self, g: Wroth) -> bool:
        return self.who == g.ai


class RollPool(Effect[Wroth]):
    """`faces` counts the dice of the pool by face."""

    RULE = "W-DRAFT-01"

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
        g.hold(self.who, self.face, 1)


class SpendDie(Effect[Wroth]):
    """W-ACT-08: back to the central pool. `how`: "action", "discard", "exodus" or "ai"."""

    RULE = "W-ACT-08"

    def __init__(self, who: int, face: int, how: str) -> None:
        self.who = who
        self.face = face
        self.how = how

    def apply(self, g: Wroth) -> None:
        g.hold(self.who, self.face, -1)
        g.pool[self.face] += 1


class TurnDie(Effect[Wroth]):
    """W-AI-TURN-03: the AI's die is rolled again."""

    RULE = "W-AI-TURN-03"

    def __init__(self, who: int, was: int, face: int) -> None:
        self.who = who
        self.was = was
        self.face = face

    def apply(self, g: Wroth) -> None:
        g.hold(self.who, self.was, -1)
        g.hold(self.who, self.face, 1)


class Score(Effect[Wroth]):
    """`side` gains VP for a region: token, domination, elite bonuses, feat. W-A-47: they only go up."""

    RULE = "W-VP-02"

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
    RULE = "W-COOP-UPKEEP-03"
    QUIET = True

    def __init__(self, value: int) -> None:
        self.value = value

    def apply(self, g: Wroth) -> None:
        g.chaos = self.value


class Remember(Effect[Wroth]):
    RULE = "W-SCEN-03"
    QUIET = True

    def __init__(self, value: int) -> None:
        self.value = value

    def apply(self, g: Wroth) -> None:
        g.memory = self.value


class Finish(Effect[Wroth]):
    """`why`: the mission that was met, "both" sides' missions, the "cap" of rounds, a tie "drawn"; or the most VP.

    It notes the round and the VP of who won, for the log.
    """

    ENDING = True

    def __init__(self, winners: tuple[int, ...], rule: str, why: str = "") -> None:
        self.winners = winners
        self.rule = rule
        self.why = why
        self.round = 0
        self.vp = 0

    def apply(self, g: Wroth) -> None:
        self.round = g.round
        self.vp = g.vp[self.winners[0]]
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

    def level(self) -> int:
        return TURN if self.what in ("turn", "ai-turn", "chaos") else LINE

    def begins_ai(self) -> bool:
        return self.what in ("ai-turn", "chaos")


class Weighed(Effect[Wroth]):
    """How the AI chose: the candidates, what each was worth, which one it took, and whether a tie was broken."""

    THOUGHT = True

    def __init__(
        self, rule: str, what: str, candidates: tuple[int, ...], values: tuple[int, ...], chosen: int, tie: bool
    ) -> None:
        self.rule = rule
        self.what = what
        self.candidates = candidates
        self.values = values
        self.chosen = chosen
        self.tie = tie
