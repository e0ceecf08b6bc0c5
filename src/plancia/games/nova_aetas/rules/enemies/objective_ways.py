"""What the mission wants of an Enemy, and the way there (N-AI-02, N-AI-12, N-AI-13, N-CORE-OBJECTIVES)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.aim import Aim, Standpoint, costs_along, held_by_others, nearer, trace
from plancia.games.nova_aetas.rules.enemies.attack_choice import Stances, stances
from plancia.games.nova_aetas.rules.enemies.choose_target import ANYTHING, in_control
from plancia.games.nova_aetas.rules.missions.objectives import holds
from plancia.games.nova_aetas.state.box import BLINDED, NOBODY
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import LYING, NovaAetas


def objective_of(g: NovaAetas, enemy: int) -> int:
    """N-AI-02: the number of its Mission Objective, or NOBODY: "Attack the Heroes"."""
    objectives = g.plans[g.mission].objectives
    if not objectives:
        return NOBODY
    kind = g.box.type_of[enemy]
    for each in objectives:
        if each.types and kind not in each.types:
            continue
        met = False
        for condition in each.until:
            met = met or holds(g, condition)
        if met or not is_there(g, each):
            continue
        return each.number
    return NOBODY


def is_there(g: NovaAetas, objective: Objective) -> bool:
    """An Objective that is a model off the field, or an object of which none is left, is none."""
    if objective.kind == "attack":
        return g.on_field(objective.ally)
    return objective.objects < 0 or len(lying(g, objective.objects)) > 0


def lying(g: NovaAetas, kind: int) -> list[int]:
    """The squares where objects of a kind lie, in reading order."""
    return sorted([g.things[thing] - LYING for thing in g.copies_of(kind) if g.things[thing] >= LYING])


def threat_of(objective: Objective) -> int:
    """N-CORE-THREAT-OBJ: without a Threat it counts as higher than every Hero."""
    return ANYTHING if objective.threat < 0 else objective.threat


def squares_to_act(g: NovaAetas, enemy: int, objective: Objective) -> int:
    """Where the Objective is carried out, whoever stands there. Of objects, the nearest one's."""
    field = g.ground
    at = list(objective.at)
    if objective.objects >= 0:
        here = g.at[enemy]
        at = [min([(field.distance(here, square), square) for square in lying(g, objective.objects)])[1]]
    mask = 0
    for square in at:
        mask |= 1 << square
        if objective.kind == "interact":
            mask |= field.beside[square]
    return mask & field.open


def way_there(g: NovaAetas, who: Standpoint, squares: int, heroes_block: bool) -> Aim | None:
    """The cheapest way, round the Heroes or as if they were not there. A square that another Enemy holds is made for
    only if no other is connected."""
    opponents = g.heroes_at if heroes_block else 0
    held = held_by_others(g, who.enemy)
    if heroes_block:
        squares &= ~g.heroes_at
    for goal in (squares & ~held, squares & held):
        aim = nearer(g, who, goal, opponents, 0) if goal else None
        if aim is not None:
            trace(aim)
            return aim
    return None


def is_feasible(g: NovaAetas, objective: Objective, way: Aim | None, ap: int) -> bool:
    """N-AI-12: can it get there and act in this Activation?"""
    return way is not None and way.walked == way.whole and way.ap + objective.ap <= ap


def total(way: Aim) -> int:
    return way.found.costs[way.place] if way.found is not None else 0


def blockers_on(g: NovaAetas, whole: tuple[int, ...]) -> list[int]:
    """N-AI-13: the Heroes on the way, by number."""
    return sorted([g.stands[square] for square in whole if g.heroes_at >> square & 1])


class Advance:
    """N-AI-14: how far an Enemy comes whose way Heroes bar, and the others who have come into its Control Area then."""

    def __init__(self, walked: tuple[int, ...], ap: int, extra: list[int]) -> None:
        self.walked = walked
        self.ap = ap
        self.extra = extra


def advance(g: NovaAetas, who: Standpoint, way: Aim, blockers: list[int], threat: int) -> Advance:
    """Step by step towards the blockers, looking about on every square (N-AMB-03)."""
    enemy, ap = who.enemy, who.ap
    free = g.ground.open & ~g.heroes_at & ~g.enemies_at
    attacks = g.box.enemies[g.box.type_of[enemy]].attacks
    stands: list[Stances] = []
    if not g.tokens[enemy] & BLINDED:
        stands = [stances(g, enemy, hero, who.unloaded) for hero in blockers]
    costs = costs_along(way.found, way.whole) if way.found is not None else []
    at, paid = who.here, 0
    for place in range(len(way.whole)):
        extra = in_control(g, enemy, at, threat, tuple(blockers))
        if extra:
            return Advance(way.whole[:place], paid, extra)
        for each in stands:
            for number in range(len(attacks)):
                if each.by_attack[number] >> at & 1 and attacks[number].ap <= ap - paid:
                    return Advance(way.whole[:place], paid, [])
        to = way.whole[place]
        if not free >> to & 1 or costs[place] > ap:
            return Advance(way.whole[:place], paid, [])
        at, paid = to, costs[place]
    return Advance(way.whole, paid, [])
