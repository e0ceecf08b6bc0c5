"""The Chaos Die (W-COOP-UPKEEP-03): what the rows of a scenario's table make the AI do."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.abilities import event_of, has_event
from plancia.games.wroth.ai_buying import deploy_ai_elite, next_wanted, place_for
from plancia.games.wroth.ai_damage import AIDeal, ai_attack
from plancia.games.wroth.box import (
    AI_HIRED_SWORDS,
    AI_HOWL,
    AI_SUMMONS,
    AI_TRAPS,
    BOARD,
    DISCARD,
    KINDS,
    MAP,
    NOBODY,
    REGULAR,
    TRAP,
)  # fmt: skip
from plancia.games.wroth.control import dominator
from plancia.games.wroth.disperse import Disperse, move_elites
from plancia.games.wroth.effects import Deploy, GainCorra, Heal, Move, MoveBase, Recall, Told, TurnChaos
from plancia.games.wroth.state import Wroth
from plancia.games.wroth.threat import highest_threat, lowest_threat, occupied, select, threat
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import AGAIN, Procedure, ask, do, repeat, run


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
        order: Any = g.scenario.record.chaos[self.row - 1][self.part]
        rule = g.scenario.id
        if len(g.humans) < order.humans:
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
        start = g.place(g.ai, origin)
        before = g.units[start : start + len(self.arrived[origin])]
        region = move_elites(g, origin, self.kind, self.arrived[origin], self.rule, self.charged)
        if region:
            arrived = list(self.arrived)
            arrived[region] = tuple(n + before[slot] - g.units[start + slot] for slot, n in enumerate(arrived[region]))
            self.arrived = tuple(arrived)
            self.charged = (*self.charged, region)
        return AGAIN


def holds(g: Wroth, kind: int, region: int) -> bool:
    return g.elites(g.ai, region) > 0 if kind < 0 else g.of_kind(kind, g.ai, region) > 0


def cull(g: Wroth, goals: tuple[int, ...], rule: str) -> None:
    """Groups of two or more march one region towards the goals; who has marched stays."""
    width = len(g.box.slot_kind[g.ai])
    groups = [region for region in MAP if region not in goals and g.count(g.ai, region) >= 2]
    marching = []
    for region in groups:
        start = g.place(g.ai, region)
        marching.append([g.units[start + slot] for slot in range(width)])
    charged: list[int] = []
    for region, units in zip(groups, marching, strict=True):
        far = [min(g.box.distance[goal][other] for goal in goals) for other in g.box.next_to[region]]
        to = g.box.next_to[region][far.index(min(far))]
        g.tell(Told("cull", rule, g.ai, region, to))
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
    start = g.place(who, region)
    for _ in range(n):
        for slot in reversed(slots):
            wounded = g.units[start + slot]
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


def special(g: Wroth) -> Procedure | None:
    """W-AI-BUY-05: the AI faction's special ability, triggered by the Chaos Die only."""
    power = g.box.special[g.ai]
    if power < 0:
        return None
    id, n = g.box.power_id[power], g.box.amount[power]
    g.tell(Told("special", id, g.ai))
    if power == AI_SUMMONS:
        ai_gather(g, n, highest_threat(g, occupied(g), id))
    elif power == AI_HIRED_SWORDS:
        deploy_regulars(g, n, highest_threat(g, list(MAP), id))
    elif power == AI_TRAPS:
        return SpringTraps()
    elif power == AI_HOWL:
        return AIHowl(highest_threat(g, occupied(g), id), n)
    return None


class SpringTraps(Procedure):
    """AI-KOD. In ascending order, each region with an AI Trapper and a threat: one trap springs."""

    def __init__(self) -> None:
        self.region = 0

    @repeat("W-AI-BUY-05")
    def spring(self, g: Wroth) -> Procedure | None:
        for region in MAP:
            slot = trap_at(g, region)
            if region > self.region and slot >= 0 and threat(g, region):
                self.region = region
                id = g.box.power_id[AI_TRAPS]
                g.do(Recall(g.ai, slot, region, id))
                points = event_of(g, "traps").n if has_event(g, "traps") else g.box.amount[AI_TRAPS]
                return AIDeal(region, points)
        return None


def trap_at(g: Wroth, region: int) -> int:
    """The slot of any AI Trapper there; the AI's have no turn in which they would be fresh."""
    start = g.place(g.ai, region)
    for slot in g.box.slots_with[TRAP][g.ai]:
        if g.units[start + slot]:
            return slot
    return -1


class AIHowl(Procedure):
    """AI-OOG. The captain names human regulars; they flee to the neighbour with the lowest threat."""

    def __init__(self, origin: int = 0, n: int = 0) -> None:
        self.origin = origin
        self.n = n
        self.region = 0
        self.target = NOBODY

    @do("W-AI-BUY-05")
    def choose_destination(self, g: Wroth) -> None:
        if self.origin > 0 and not self.region and any(g.regulars(who, self.origin) for who in g.humans):
            self.region = lowest_threat(g, g.box.next_to[self.origin], g.box.power_id[AI_HOWL])

    @ask("W-A-34", into="target")
    def choose_regular(self, g: Wroth) -> Decision | None:
        if not self.region or not self.n or not any(g.regulars(who, self.origin) for who in g.humans):
            return None
        asked = g.ask(g.captain(), "faction")
        for who in g.humans:
            asked.offer(who, None if g.regulars(who, self.origin) else "W-AIC-5")
        return asked

    @do("W-MOVE-01")
    def flee(self, g: Wroth) -> str | None:
        if self.target == NOBODY:
            return None
        g.do(Move(self.target, self.origin, self.region, ((REGULAR, 1),), g.ai))
        self.n -= 1
        self.target = NOBODY
        return AGAIN
