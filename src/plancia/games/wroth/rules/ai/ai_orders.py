"""What a row of the Chaos Die may order the AI to do (W-AIC)."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_damage import ai_attack
from plancia.games.wroth.rules.units.control import dominator
from plancia.games.wroth.rules.units.disperse import move_elites
from plancia.games.wroth.state.box import BOARD, DISCARD, KINDS, MAP, NOBODY, REGULAR
from plancia.games.wroth.state.effects import Deploy, GainCorra, Heal, Move
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import AGAIN, Procedure, do, repeat


def deploy_regulars(g: Wroth, n: int, region: int) -> None:
    n = min(n, g.board[g.ai])
    if n and region != NOBODY:
        g.do(Deploy(g.ai, REGULAR, n, BOARD, region))


def ai_gather(g: Wroth, n: int, region: int) -> None:
    """W-AI-GATHER-01, W-A-30: from discard, board, then the map in ascending order; never from the place itself."""
    if region == NOBODY:
        return
    for source in (DISCARD, BOARD, *MAP):
        if source == DISCARD:
            have = g.discard[g.ai]
        elif source == BOARD:
            have = g.board[g.ai]
        else:
            have = 0 if source == region else g.regulars(g.ai, source)
        taken = min(n, have)
        if taken:
            g.do(Deploy(g.ai, REGULAR, taken, source, region))
            n -= taken


class MoveAll(Procedure):
    """W-A-46. Every elite of a kind (-1: all) moves once, from the regions that hold one now, in ascending order.

    What a move stirs (AB-RUN-3) is carried out before the next elites look for the highest threat (W-A-42).
    """

    def __init__(self, kind: int = -1, rule: str = "") -> None:
        self.kind = kind
        self.rule = rule
        self.origins: tuple[int, ...] = ()
        self.arrived: tuple[tuple[int, ...], ...] = ()  # by region and slot: who has moved already
        self.charged: tuple[int, ...] = ()

    @do("W-AIC-4")
    def find_them(self, g: Wroth) -> None:
        if not self.arrived:
            self.origins = tuple(region for region in MAP if holds(g, self.kind, region))
            self.arrived = ((0,) * len(g.box.slot_kind[g.ai]),) * 9

    @do("W-AIC-4", "W-THREAT-07")
    def move(self, g: Wroth) -> str | None:
        if not self.origins:
            return None
        origin, self.origins = self.origins[0], self.origins[1:]
        before = g.standing(g.ai, origin)
        region = move_elites(g, origin, self.kind, self.arrived[origin], self.rule, self.charged)
        if region:
            arrived = list(self.arrived)
            now = g.standing(g.ai, origin)
            arrived[region] = tuple(n + before[slot] - now[slot] for slot, n in enumerate(arrived[region]))
            self.arrived = tuple(arrived)
            self.charged = (*self.charged, region)
        return AGAIN


def holds(g: Wroth, kind: int, region: int) -> bool:
    return g.elites(g.ai, region) > 0 if kind < 0 else g.of_kind(kind, g.ai, region) > 0


def cull(g: Wroth, goals: tuple[int, ...], rule: str) -> None:
    """Groups of two or more march one region towards the goals; who has marched stays."""
    groups = [region for region in MAP if region not in goals and g.count(g.ai, region) >= 2]
    marching = [g.standing(g.ai, region) for region in groups]
    charged: list[int] = []
    for region, units in zip(groups, marching, strict=True):
        far = [min(g.box.distance[goal][other] for goal in goals) for other in g.box.next_to[region]]
        to = g.box.next_to[region][far.index(min(far))]
        moving = tuple((slot, n) for slot, n in enumerate(units) if n)
        g.do(Move(g.ai, region, to, moving, quiet=to in charged))
        charged.append(to)


def pay_dominion(g: Wroth, rule: str) -> None:
    """W-CORRA-02: one Corra for each region dominated, in turn order, the AI last."""
    held = [dominator(g, region) for region in MAP]
    for who in [*g.in_turn_order(), g.ai]:
        due = held.count(who)
        if due:
            g.do(GainCorra(who, due, rule))


def heal_all(g: Wroth, n: int, rule: str) -> None:
    for region in MAP:
        heal(g, g.ai, region, range(1, len(g.box.slot_kind[g.ai])), n, rule)


def heal(g: Wroth, who: int, region: int, slots: Any, n: int, rule: str) -> None:
    """W-A-49: units in these slots regain n vitality, never above the maximum. From the healthiest down."""
    for _ in range(n):
        for slot in reversed(slots):
            wounded = g.at(who, region, slot)
            if wounded and g.box.slot_healed[who][slot] != slot:
                g.do(Heal(who, region, slot, wounded, rule))


def attacked(g: Wroth, order: Any) -> tuple[int, ...]:
    if order.unit is None:
        return tuple(order.regions)
    return tuple(region for region in MAP if g.of_kind(KINDS.index(order.unit), g.ai, region))


class AttackAll(Procedure):
    """One attack on each region of a set, ascending."""

    def __init__(self, damage: int = 1, regions: tuple[int, ...] = (), rule: str = "") -> None:
        self.damage = damage
        self.regions = regions
        self.rule = rule

    @repeat("W-THREAT-07")
    def attack(self, g: Wroth) -> Procedure | None:
        while self.regions:
            region = self.regions[0]
            self.regions = self.regions[1:]
            dealing = ai_attack(g, region, self.damage, self.rule)
            if dealing is not None:
                return dealing
        return None
