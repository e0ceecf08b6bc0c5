"""What a mission of Nova Aetas wants of the Heroes now, read off its own conditions."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.missions.mission_actions import may_do
from plancia.games.nova_aetas.rules.missions.objectives import is_met
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.plan import Action, Condition, Plan
from plancia.games.nova_aetas.state.state import LYING, UNSEEN, NovaAetas

NONE: Final = -1


class Tasks:
    """`deeds`: elements to act on. `things`: objects to pick up. `goals`: by Hero, squares he wants to end on."""

    def __init__(self) -> None:
        self.deeds: list[int] = []
        self.things: list[int] = []
        self.goals: dict[int, int] = {}
        self.prey: list[int] = []  # Enemy types that must fall
        self.home = 0  # where everybody must be in the end


def tasks_of(g: NovaAetas) -> Tasks:
    found = Tasks()
    plan = g.plan()
    for clause in plan.victory:
        if not g.has_flags(clause.if_, clause.unless) or is_met(g, clause):
            continue
        for condition in clause.any:
            _add(g, plan, condition, found)
    if found.deeds or found.things or found.goals or found.prey:
        found.home = 0
    for objective in plan.objectives:
        if objective.then and objective.types:
            found.prey += [kind for kind in objective.types if kind not in found.prey]
    return found


def _add(g: NovaAetas, plan: Plan, condition: Condition, found: Tasks) -> None:
    what = condition.is_
    if what == "counter":
        for action in plan.actions:
            if any(then.do == "count" and then.counter == condition.counter for then in action.then):
                _add_deeds(g, plan, action, found)
    elif what == "bearer-at":
        _add_carrying(g, plan, condition, found)
    elif what == "defeated":
        found.prey.append(condition.enemy)
    elif what == "rank-defeated":
        found.prey += [kind.number for kind in g.box.enemies if kind.rank == condition.rank]
    elif what == "all-at":
        found.home = condition.at


def _add_deeds(g: NovaAetas, plan: Plan, action: Action, found: Tasks) -> None:
    if action.needs != NONE:
        _add_object(g, plan, action.needs, found)
        if not any(g.carried(hero, action.needs) != NOBODY for hero in g.company):
            return
    for element in action.elements:
        if not action.cubes or g.cubes[element] < action.cubes:
            found.deeds.append(element)


def _add_carrying(g: NovaAetas, plan: Plan, condition: Condition, found: Tasks) -> None:
    for hero in g.company:
        if g.carried(hero, condition.object) != NOBODY:
            found.goals[hero] = condition.at
            return
    _add_object(g, plan, condition.object, found)


def _add_object(g: NovaAetas, plan: Plan, kind: int, found: Tasks) -> None:
    """How to come by an object: it lies about, or a Mission Action brings it."""
    for thing in range(len(g.things)):
        if plan.things[thing][0] == kind and g.things[thing] >= LYING:
            found.things.append(thing)
    for action in plan.actions:
        if any(then.do == "take" and then.object == kind for then in action.then):
            lying = any(g.things[each] == UNSEEN for each in g.copies_of(kind))
            if lying or found.things:
                for element in action.elements:
                    if element not in found.deeds and (not action.cubes or g.cubes[element] < action.cubes):
                        found.deeds.append(element)


def places_of(g: NovaAetas, tasks: Tasks) -> list[int]:
    """For each deed and each thing: the squares, as bits, from which it is done. Deeds inside a building: its door."""
    plan, field = g.plan(), g.field()
    found: list[int] = []
    for element in tasks.deeds:
        action, square = plan.elements[element]
        if square < 0:
            node = plan.nodes[plan.actions[action].node]
            found.append(1 << plan.cards[node.card].door)
        else:
            found.append((field.beside[square] | 1 << square) & field.open)
    for thing in tasks.things:
        square = g.things[thing] - LYING
        found.append((field.beside[square] | 1 << square) & field.open)
    return found


def can_do(g: NovaAetas, hero: int, element: int) -> bool:
    return may_do(g, hero, element) is None
