"""Phase 5, a player's turn (W-ACT-02): one die, and anything else that is free or paid for."""

from __future__ import annotations

from plancia.games.wroth.rules.feats.feats import PlayFeat, may_play_feat
from plancia.games.wroth.rules.turn.actions import action, may_perform
from plancia.games.wroth.rules.turn.buying import Buy, may_buy
from plancia.games.wroth.rules.turn.exodus import Exodus, may_exodus
from plancia.games.wroth.rules.turn.omniscient import EXODUS, NOTHING_YET, UseOmni, may_use_omni
from plancia.games.wroth.rules.turn.paid_abilities import SpringTrap, ability_of, may_spring_any, may_use_ability
from plancia.games.wroth.state.answers import (
    BUY,
    DISCARD_DIE,
    END_TURN,
    PLAY_FEAT,
    SPEND,
    SPRING,
    STEP,
    TAKE_EXODUS,
    USE_ABILITY,
    USE_OMNI,
)  # fmt: skip
from plancia.games.wroth.state.box import KINDS_OF, NOBODY, PLACES, TRAP
from plancia.games.wroth.state.effects import Settle
from plancia.games.wroth.state.effects_round import SpendDie, UseFeat
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, run


class Turn(Procedure):
    """W-ACT-02. The player takes steps until they end the turn."""

    def __init__(self, who: int = 0) -> None:
        self.who = who
        self.acted = False
        self.last = NOTHING_YET  # W-A-09: the action that was the latest step
        self.origin = NOBODY
        self.step = 0

    @ask("W-ACT-02", "W-PREP-05", "W-BUY-02", into="step", chosen=True)
    def choose_step(self, g: Wroth) -> Decision:
        who, acted, why = self.who, self.acted, g.reasons  # what is surely refused is tried only if someone asks why
        box = g.box
        asked = g.ask(who, "step")
        asked.put(END_TURN, 0, None if acted else "W-ACT-02")
        if why or not acted:
            for face in range(4):
                held = g.held(who, face)
                if held or why:
                    asked.put(SPEND, face, may_spend(g, who, face, acted))
                    asked.put(DISCARD_DIE, face, may_discard(held, acted))
            asked.put(TAKE_EXODUS, 0, "W-ACT-03" if acted else may_exodus(g, who))
        if why or g.omni[who] >= 0:
            asked.put(USE_OMNI, 0, may_use_omni(g, who, self.last))
        if why or g.corra[who]:
            if box.ability[who] >= 0:
                asked.put(USE_ABILITY, 0, may_use_ability(g, who))
            for kind in KINDS_OF[who]:
                if why or g.reserve[kind]:
                    asked.put(BUY, kind, may_buy(g, who, kind))
        if box.slots_with[TRAP][who]:
            asked.put(SPRING, 0, may_spring_any(g, who))
        for feat in box.feats_of[who]:
            if g.feats[feat] == 1 or (why and g.feats[feat]):
                asked.put(PLAY_FEAT, feat, may_play_feat(g, who, feat))
        return asked

    @run("W-ACT-02", into="origin")
    def take_step(self, g: Wroth) -> Procedure | None:
        who, last, step = self.who, self.last, STEP.of(self.step)
        number = step.number(self.step)
        self.last = NOTHING_YET
        if step is SPEND:
            self.acted = True
            self.last = number
            g.do(SpendDie(who, number, "action"))
            return action(number, who)
        if step is DISCARD_DIE:  # W-ACT-02: for no effect, and no action was performed
            self.acted = True
            g.do(SpendDie(who, number, "discard"))
        elif step is TAKE_EXODUS:
            self.acted = True
            self.last = EXODUS
            return Exodus(who)
        elif step is USE_OMNI:
            return UseOmni(who, last, self.origin)
        elif step is USE_ABILITY:
            return ability_of(g, who)
        elif step is SPRING:
            return SpringTrap(who)
        elif step is BUY:
            return Buy(who, number)
        elif step is PLAY_FEAT:
            g.do(UseFeat(who, number))
            return PlayFeat(who, number)
        return None

    @do("W-ACT-02")
    def go_on(self, g: Wroth) -> str | None:
        if not END_TURN.holds(self.step):
            return AGAIN
        settle(g, self.who)
        return None


def may_spend(g: Wroth, who: int, face: int, acted: bool) -> str | None:
    if acted:
        return "W-ACT-03"
    if not g.held(who, face):
        return "W-ACT-02"
    return may_perform(g, who, face)


def may_discard(held: int, acted: bool) -> str | None:
    if acted:
        return "W-ACT-03"
    return None if held else "W-ACT-02"


def settle(g: Wroth, who: int) -> None:
    """What was deployed this turn may act on the next one."""
    box = g.box
    for slot in range(len(box.slot_kind[who])):
        if box.slot_fresh[who][slot]:
            settled = slot - box.vitality[box.slot_kind[who][slot]]
            for region in PLACES:
                n = g.at(who, region, slot)
                if n:
                    g.do(Settle(who, region, slot, settled, n))
