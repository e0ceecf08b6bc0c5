"""The AI's turn (W-AI-TURN) and its omniscient die (W-AI-OMNI)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_buying import AIBuy
from plancia.games.wroth.rules.ai.ai_damage import ai_attack
from plancia.games.wroth.rules.ai.threat import highest_threat, in_reach, most_ai_units, occupied
from plancia.games.wroth.rules.turn.actions import mine
from plancia.games.wroth.rules.units.abilities import event_of, has_event
from plancia.games.wroth.rules.units.disperse import Disperse
from plancia.games.wroth.state.box import (
    ASSAULT,
    BATTLE,
    BOARD,
    DOUBLE,
    EXTEND,
    MANEUVER,
    MAP,
    MINE,
    NOBODY,
    OMNI_MINE,
    REGULAR,
    STRIKE,
)  # fmt: skip
from plancia.games.wroth.state.effects import Deploy
from plancia.games.wroth.state.effects_round import SpendOmni, Told, TurnDie
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Roll
from plancia.kernel.procedure import Procedure, do, repeat, roll, run


class AITurn(Procedure):
    """W-AI-TURN. The first turn of the phase buys, acts and spends the omniscient die; later ones roll and act."""

    def __init__(self, first: bool = False) -> None:
        self.first = first
        self.face = NOBODY
        self.rolled: tuple[int, ...] = ()

    @run("W-AI-TURN-01")
    def buy(self, g: Wroth) -> Procedure | None:
        g.tell(Told("ai-turn", "W-COOP-ACT-02", g.ai))
        return AIBuy() if self.first else None

    @roll("W-AI-TURN-03", into="rolled")
    def roll_die(self, g: Wroth) -> Roll | None:
        return None if self.first else Roll("ai-die", 6, 1, False, g.box.action_faces)

    @do("W-AI-TURN-02", "W-AI-TURN-03")
    def read_die(self, g: Wroth) -> None:
        held = ai_face(g)
        self.face = held
        if self.rolled:
            self.face = self.rolled[0]
            g.do(TurnDie(g.ai, held, self.face))

    @run("W-AI-TURN-02", "W-AI-TURN-09")
    def act(self, g: Wroth) -> Procedure | None:
        if self.face == NOBODY:
            return None
        g.tell(Told("ai-action", "W-AI-TURN-02", g.ai, -1, self.face))
        return ai_action(g, self.face)

    @run("W-AI-OMNI-01")
    def use_omni(self, g: Wroth) -> Procedure | None:
        return AIOmni(self.face) if self.first else None


def ai_face(g: Wroth) -> int:
    """The face of the one die the AI holds."""
    for face in range(4):
        if g.held(g.ai, face):
            return face
    return NOBODY


def ai_action(g: Wroth, face: int) -> Procedure:
    if face == MINE:
        return AIMine()
    if face == EXTEND:
        return AIExtend()
    if face == MANEUVER:
        return AIManeuver()
    assert face == BATTLE
    attacks = event_of(g, "attacks").n if has_event(g, "attacks") else 2
    return AIAttacks(1, attacks, False, "W-AI-TURN-08")


class AIMine(Procedure):
    """W-AI-TURN-05, W-AI-OMNI-03. Two Corra, spent at once if possible."""

    @do("W-AI-TURN-05", "W-AI-OMNI-03")
    def take(self, g: Wroth) -> None:
        mine(g, g.ai, 2, "W-AI-TURN-05")

    @run("W-AI-BUY-06")
    def buy(self, g: Wroth) -> Procedure:
        return AIBuy()


class AIExtend(Procedure):
    """W-AI-TURN-06. Four regulars where the threat is highest among its regions."""

    @do("W-AI-TURN-06", "W-A-26")
    def deploy(self, g: Wroth) -> None:
        n = min(4, g.board[g.ai])
        region = highest_threat(g, occupied(g), "W-AI-TURN-06") if n else NOBODY
        if region == NOBODY:
            g.tell(Told("ai-idle", "W-A-26", g.ai))
            return
        g.do(Deploy(g.ai, REGULAR, n, BOARD, region))


class AIManeuver(Procedure):
    """W-AI-TURN-07. Disperse the region with the most AI units."""

    @run("W-AI-TURN-07")
    def disperse(self, g: Wroth) -> Procedure | None:
        region = most_ai_units(g, "W-AI-TURN-07")
        if region == NOBODY:
            g.tell(Told("ai-idle", "W-AI-TURN-07", g.ai))
            return None
        return Disperse(region)


class AIAttacks(Procedure):
    """W-AI-TURN-08. Attack the highest threat, again and again, recomputing it each time (W-THREAT-07)."""

    def __init__(self, damage: int = 1, times: int = 2, anywhere: bool = False, rule: str = "") -> None:
        self.damage = damage
        self.times = times
        self.anywhere = anywhere
        self.rule = rule

    @repeat("W-AI-TURN-08", "W-THREAT-07", "W-AIC-1")
    def attack(self, g: Wroth) -> Procedure | None:
        while self.times:
            self.times -= 1
            candidates = list(MAP) if self.anywhere else in_reach(g)
            dealing = ai_attack(g, highest_threat(g, candidates, self.rule), self.damage, self.rule)
            if dealing is not None:
                return dealing
        return None


class AIOmni(Procedure):
    """W-AI-OMNI-01. Spent right after the first action, or lost (W-AI-OMNI-02)."""

    def __init__(self, action: int = 0) -> None:
        self.action = action
        self.face = 0

    @do("W-AI-OMNI-01", "W-AI-OMNI-02")
    def spend(self, g: Wroth) -> None:
        self.face = g.omni[g.ai]
        if self.face != NOBODY:
            g.tell(Told("ai-omni", "W-AI-OMNI-01", g.ai, -1, self.face))
            g.do(SpendOmni(g.ai))

    @run("W-AI-OMNI-03", "W-AI-OMNI-04", "W-AI-OMNI-05", "W-AI-OMNI-06")
    def act(self, g: Wroth) -> Procedure | None:
        if self.face == OMNI_MINE:
            return AIMine()
        if self.face == STRIKE:
            return AIAttacks(1, 2, True, "W-AI-OMNI-04")
        if self.face == ASSAULT:
            return AIAttacks(2, 2, False, "W-AI-OMNI-05")
        if self.face == DOUBLE and self.action != NOBODY:
            g.tell(Told("ai-action", "W-AI-OMNI-06", g.ai, -1, self.action))
            return ai_action(g, self.action)
        return None
