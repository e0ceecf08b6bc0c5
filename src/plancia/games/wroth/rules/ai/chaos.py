"""The Chaos Die (W-COOP-UPKEEP-03): what the rows of a scenario's table make the AI do."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_buying import deploy_ai_elite, next_wanted, place_for
from plancia.games.wroth.rules.ai.ai_damage import ai_attack
from plancia.games.wroth.rules.ai.ai_orders import (
    AttackAll,
    MoveAll,
    ai_gather,
    attacked,
    cull,
    deploy_regulars,
    heal_all,
    pay_dominion,
)
from plancia.games.wroth.rules.ai.ai_specials import special
from plancia.games.wroth.rules.ai.threat import select
from plancia.games.wroth.rules.units.disperse import Disperse
from plancia.games.wroth.state.box import KINDS, NOBODY
from plancia.games.wroth.state.effects import GainCorra
from plancia.games.wroth.state.effects_round import MoveBase, Told, TurnChaos
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure, do, repeat, run


class ChaosEffect(Procedure):
    """W-COOP-UPKEEP-03. Read the row of the die, carry it out, advance the die."""

    def __init__(self) -> None:
        self.row = 0
        self.part = 0

    @do("W-COOP-UPKEEP-03", "W-SCEN-07")
    def read_row(self, g: Wroth) -> None:
        self.row = g.chaos
        g.tell(Told("chaos", "W-COOP-UPKEEP-03", g.ai, -1, self.row))

    @repeat("W-SCEN-07", "W-AIC-5")
    def carry_out(self, g: Wroth) -> Procedure | None:
        assert g.scenario is not None
        parts: list[Any] = g.scenario.record.chaos[self.row - 1]
        if self.part == len(parts):
            return None
        self.part += 1
        return ChaosPart(self.row, self.part - 1)

    @do("W-COOP-UPKEEP-03", "W-COOP-UPKEEP-04")
    def advance_die(self, g: Wroth) -> None:
        g.do(TurnChaos(self.row % 8 + 1))


class ChaosPart(Procedure):
    """One instruction of a row. With too few humans it does nothing. W-A-50: none touches dice or counter."""

    def __init__(self, row: int = 1, part: int = 0) -> None:
        self.row = row
        self.part = part

    @run("W-AIC-5", "W-AIC-6")
    def carry_out(self, g: Wroth) -> Procedure | None:
        assert g.scenario is not None
        parts: list[Any] = g.scenario.record.chaos[self.row - 1]
        order, rule = parts[self.part], g.scenario.id
        if len(g.humans) < order.humans:
            if self.part == 0 or parts[self.part - 1].humans != order.humans:  # of a row it is told once
                g.tell(Told("too-few-humans", rule, g.ai, -1, order.humans))
            return None
        if order.do == "attack":
            return ai_attack(g, select(g, order.at, rule), order.n, rule)
        if order.do == "attack-all":
            return AttackAll(order.n, attacked(g, order), rule)
        if order.do == "disperse":
            return Disperse(select(g, order.at, rule))
        if order.do == "move":
            return MoveAll(-1 if order.unit == "any" else KINDS.index(order.unit), rule)
        if order.do == "special":
            return special(g)
        carry_out_at_once(g, order, rule)
        return None


def carry_out_at_once(g: Wroth, order: Any, rule: str) -> None:
    """Instructions that need nobody's decision."""
    n = len(g.humans) if order.per_human else order.n
    if order.do == "deploy":
        deploy_regulars(g, n, select(g, order.at, rule))
    elif order.do == "gather":
        ai_gather(g, n, select(g, order.at, rule))
    elif order.do == "elite":
        kind = next_wanted(g) if order.unit == "priority" else KINDS.index(order.unit)
        if kind != NOBODY and g.reserve[kind] and place_for(g, kind, False) != NOBODY:
            deploy_ai_elite(g, kind)
    elif order.do == "cull":
        cull(g, tuple(order.regions), rule)
    elif order.do == "base":
        g.do(MoveBase(g.base % 8 + 1, rule))
    elif order.do == "dominion":
        pay_dominion(g, rule)
    elif order.do == "corra":
        g.do(GainCorra(g.ai, n, rule))
    elif order.do == "heal":
        heal_all(g, n, rule)
