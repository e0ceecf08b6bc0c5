"""The game from set-up to the end (W-ROUND), and Phase 5's order of turns (W-ACT, W-COOP-ACT)."""

from __future__ import annotations

from plancia.games.wroth.rules.ai.ai_turn import AITurn, ai_face
from plancia.games.wroth.rules.round.draft import Draft
from plancia.games.wroth.rules.round.groundwork import Groundwork
from plancia.games.wroth.rules.round.setting_up import SetUp
from plancia.games.wroth.rules.round.spoils import Spoils
from plancia.games.wroth.rules.round.upkeep import Maintenance
from plancia.games.wroth.rules.round.victory import VictoryPoints
from plancia.games.wroth.rules.turn.turn import Turn
from plancia.games.wroth.state.box import NOBODY
from plancia.games.wroth.state.effects_round import BeginPhase, SpendDie, Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import AGAIN, Procedure, do, repeat, run


class Play(Procedure):
    """A whole game."""

    @run("W-SETUP-01")
    def set_up(self, g: Wroth) -> Procedure:
        return SetUp()

    @repeat("W-ROUND-02", "W-GEN-03")
    def next_round(self, g: Wroth) -> Procedure | None:
        return None if g.over else Round()


class Round(Procedure):
    """W-ROUND-01. Six phases in fixed order."""

    @run("W-ROUND-01")
    def maintenance(self, g: Wroth) -> Procedure:
        return Maintenance()

    @run("W-ROUND-01")
    def spoils(self, g: Wroth) -> Procedure:
        return Spoils()

    @run("W-ROUND-01")
    def groundwork(self, g: Wroth) -> Procedure:
        return Groundwork()

    @run("W-ROUND-01")
    def draft(self, g: Wroth) -> Procedure:
        return Draft()

    @run("W-ROUND-01", "W-GEN-06")
    def actions(self, g: Wroth) -> Procedure:
        return Actions() if g.ai == NOBODY else CoopActions()

    @run("W-ROUND-01", "W-GEN-02")
    def victory_points(self, g: Wroth) -> Procedure:
        return VictoryPoints()


class Actions(Procedure):
    """W-ACT-01. Turns go round until nobody has an action die."""

    def __init__(self) -> None:
        self.turn = 0

    @do("W-ACT-01")
    def begin(self, g: Wroth) -> None:
        g.do(BeginPhase(5))

    @repeat("W-ACT-01", "W-ACT-09", "W-ACT-10", "W-ACT-11", "W-PREP-07")
    def next_turn(self, g: Wroth) -> Procedure | None:
        for _ in g.humans:  # W-A-39: keep cycling
            who = g.player(self.turn)
            self.turn += 1
            if g.dice_of(who):
                g.tell(Told("turn", "W-ACT-01", who))
                return Turn(who)
            if any(g.dice_of(other) for other in g.humans):
                g.tell(Told("skip", "W-ACT-09", who))
        return None


class CoopActions(Procedure):
    """W-COOP-ACT. Each human one turn, then the AI as many as there are humans; three sets alone, two together."""

    def __init__(self) -> None:
        self.set = 0
        self.turn = 0
        self.ai_turns = 0

    @do("W-COOP-ACT-01")
    def begin(self, g: Wroth) -> None:
        if self.set == 0:
            g.do(BeginPhase(5))

    @repeat("W-COOP-ACT-01", "W-COOP-ACT-05", "W-ACT-09")
    def humans_turns(self, g: Wroth) -> Procedure | None:
        while self.turn < len(g.humans):
            who = g.in_turn_order()[self.turn]
            self.turn += 1
            if g.dice_of(who):
                g.tell(Told("turn", "W-ACT-01", who))
                return Turn(who)
            g.tell(Told("skip", "W-ACT-09", who))
        return None

    @repeat("W-COOP-ACT-02", "W-COOP-ACT-03")
    def ai_turns_in_a_row(self, g: Wroth) -> Procedure | None:
        if self.ai_turns == len(g.humans):
            return None
        self.ai_turns += 1
        return AITurn(self.set == 0 and self.ai_turns == 1)

    @do("W-COOP-ACT-04", "W-A-25")
    def next_set(self, g: Wroth) -> str | None:
        self.set += 1
        self.turn = 0
        self.ai_turns = 0
        if self.set == (3 if len(g.humans) == 1 else 2):
            return None
        if g.options.ai_sets == "until_humans_empty" and not any(g.dice_of(who) for who in g.humans):
            return None
        return AGAIN

    @do("W-AI-TURN-04")
    def return_the_die(self, g: Wroth) -> None:
        face = ai_face(g)
        if face != NOBODY:
            g.do(SpendDie(g.ai, face, "ai"))
