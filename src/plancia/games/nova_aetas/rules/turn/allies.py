"""Allies (N-ABIL-ALLY): with an Objective they go towards it, as well as they can."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.flood import UNLIMITED, Walker
from plancia.games.nova_aetas.rules.ground.reach import reach
from plancia.games.nova_aetas.rules.turn.reaching import destinations
from plancia.games.nova_aetas.state.field import Field
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas

FAR: Final = 9999


def costs_to(field: Field, gait: int, goal: int) -> list[int]:
    """By square: the cheapest AP cost to one of the goal's squares over the terrain, all models ignored."""
    found = field.homeward.get((gait, goal))
    if found is None:
        found = []
        for square in range(field.size):
            if not field.open >> square & 1:
                found.append(FAR)
                continue
            walk = reach(Walker(field, gait, square), UNLIMITED, goal)
            costs = [walk.cost(end) for end in squares_of(goal & walk.ends)]
            found.append(min(costs) if costs else FAR)
        field.homeward.keep((gait, goal), found)
    return found


def goal_of(g: NovaAetas, model: int) -> int:
    """The squares its Objective names, or none."""
    if model < g.box.proper or model >= g.box.hero_side:
        return 0
    return g.plan().ally_goals.get(model, 0)


def may_advance(g: NovaAetas, model: int, goal: int, ends: int) -> bool:
    """Is one of these squares nearer to its goal, and no Enemy adjacent there?"""
    field = g.ground
    costs = costs_to(field, g.gait[model], goal)
    now = costs[g.at[model]]
    for square in squares_of(ends):
        if costs[square] < now and not field.beside[square] & g.enemies_at:
            return True
    return False


def may_dawdle(g: NovaAetas, model: int) -> str | None:
    """May it end its Activation, or wait? Not while it could still come nearer to its goal in safety."""
    goal = goal_of(g, model)
    if not goal or not g.ap or not g.on_field(model):
        return None
    return "N-ABIL-ALLY" if may_advance(g, model, goal, destinations(g, model, g.ap)) else None


def detours(g: NovaAetas, model: int, ends: int) -> int:
    """Of these squares, those it may not walk to: farther from its goal, while it could come nearer in safety."""
    if may_dawdle(g, model) is None:
        return 0
    costs = costs_to(g.ground, g.gait[model], goal_of(g, model))
    now, farther = costs[g.at[model]], 0
    for square in squares_of(ends):
        if costs[square] > now:
            farther |= 1 << square
    return farther
