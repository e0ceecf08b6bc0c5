"""The verbs of Verrix for the course of the game, and what is only told."""

from __future__ import annotations

from plancia.games.verrix.state.state import FESTIVAL, RESTORE_PHASE, SET_UP, Verrix
from plancia.kernel.state import LINE, PHASE, ROUND, TURN, Effect


class Told(Effect[Verrix]):
    """What is worth a line and changes nothing."""

    def __init__(self, what: str, rule: str, who: int = -1, n: int = 0, other: int = -1) -> None:
        self.what = what
        self.rule = rule
        self.who = who
        self.n = n
        self.other = other

    def apply(self, g: Verrix) -> None:
        """Nothing."""

    def level(self) -> int:
        return TURN if self.what in ("battle-declared", "battle-round") else LINE


class Compared(Effect[Verrix]):
    """Two totals of FORCE, with all that went into them."""

    def __init__(self, rule: str, attacker: int, defender: int, attack: int, defence: int) -> None:
        self.rule = rule
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.defence = defence

    def apply(self, g: Verrix) -> None:
        """Nothing."""


# the course of the game


class SetOrder(Effect[Verrix]):
    """V-SETUP-20, V-SETUP-21."""

    RULE = "V-SETUP-20"

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, g: Verrix) -> None:
        g.order = list(self.order)


class BeginPhase(Effect[Verrix]):
    """V-FLOW-02. It notes the Turn, and whether that begins with it, for the log."""

    RULE = "V-FLOW-02"

    def __init__(self, phase: int) -> None:
        self.phase = phase
        self.turn = 0
        self.opens = False

    def apply(self, g: Verrix) -> None:
        self.turn = g.turn
        self.opens = g.phase in (SET_UP, RESTORE_PHASE, FESTIVAL)
        g.phase = self.phase

    def level(self) -> int:
        return ROUND if self.opens else PHASE


class LayTile(Effect[Verrix]):
    """V-MOVE-05, V-A-48."""

    RULE = "V-MOVE-05"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def apply(self, g: Verrix) -> None:
        g.tile = self.tile


class Pass(Effect[Verrix]):
    """V-ACT-04: the disc goes to the first free space of the other Play Order track."""

    RULE = "V-ACT-04"
    LEVEL = TURN

    def __init__(self, who: int) -> None:
        self.who = who

    def apply(self, g: Verrix) -> None:
        g.passes.append(self.who)


class NextMonth(Effect[Verrix]):
    """V-RESTORE-10, V-ACT-05: the Turn disc goes on, and the other Play Order track is in use.

    It notes whether a Movement Cost tile was in use that now is not, for the log.
    """

    RULE = "V-RESTORE-10"

    def __init__(self) -> None:
        self.tile = 0

    def apply(self, g: Verrix) -> None:
        self.tile = g.tile
        g.turn += 1
        g.order = g.passes
        g.passes = []
        g.tile = 0

    def is_quiet(self, g: Verrix) -> bool:
        return self.tile == 0  # what happens to it is the only news


class NextTurn(Effect[Verrix]):
    """V-A-31: after a Festival."""

    RULE = "V-A-31"
    QUIET = True

    def apply(self, g: Verrix) -> None:
        g.turn += 1


class Win(Effect[Verrix]):
    """With so many VP, for the log."""

    ENDING = True

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule
        self.vp = 0

    def apply(self, g: Verrix) -> None:
        self.vp = g.score[self.winner]
        g.winners = (self.winner,)
        g.ended_by = self.rule
        g.over = True
