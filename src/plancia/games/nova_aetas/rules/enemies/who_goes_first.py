"""Which model of a group goes first (N-AI-21, N-AMB-06, N-CORE-GOLD-3).

Who will attack, who moves least, who is nearest, the lowest number: the least of what they foresee.
"""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.choose_target import FAR
from plancia.games.nova_aetas.rules.enemies.control import hero_squares
from plancia.games.nova_aetas.rules.enemies.foreseen_plans import Prospects, can_still_hope, look, prospects
from plancia.games.nova_aetas.rules.enemies.objective_ways import objective_of
from plancia.games.nova_aetas.rules.enemies.pursuit import NO_PLAN, Foreseen, foresee
from plancia.games.nova_aetas.state.box import CHARGE, CHARGE_DISTANCE, NOBODY
from plancia.games.nova_aetas.state.effects.enemies import Ordered
from plancia.games.nova_aetas.state.gaits import RUNNER
from plancia.games.nova_aetas.state.state import NovaAetas


def most_convenient(g: NovaAetas, models: list[int]) -> int:
    """Of models of one kind."""
    known = prospects(g, g.box.type_of[models[0]])
    if len(models) == 1:
        return models[0]
    objective = objective_of(g, models[0])
    return _first(g, models, objective, known) if g.log is None else _first_told(g, models, objective)


def _first_told(g: NovaAetas, models: list[int], objective: int) -> int:
    plans = [foresee(g, model, objective).plan for model in models]
    plans.sort()
    order = tuple([plan[3] for plan in plans])
    attacks = tuple([plan[0] == 0 for plan in plans])
    g.tell(Ordered(order, attacks, tuple([plan[1] for plan in plans]), tuple([plan[2] for plan in plans])))
    return order[0]


def _first(g: NovaAetas, models: list[int], objective: int, known: Prospects | None) -> int:
    """Who cannot come before the first one is not looked into, nor who still foresees the same."""
    if known is None or not can_still_hope(g, known, models, objective):
        known = g.prospects = Prospects(g, g.box.type_of[models[0]], objective, _hopes(g, models, objective))
    hopes = known.hopes
    best, first = NO_PLAN, hopes[0]
    for hope in hopes:
        if best < hope:
            break
        plan = look(g, known, hope[3]).plan
        if plan < best:
            best, first = plan, hope
    hopes.remove(first)
    return best[3]


def _hopes(g: NovaAetas, models: list[int], objective: int) -> list[Foreseen]:
    """What they foresee is not less than this, were all ways open and straight; the least first."""
    kind, at, far, heroes_at = g.type_of(models[0]), g.at, g.ground.grid.far, hero_squares(g)
    longest, cheapest, rapidity = kind.longest, kind.cheapest, g.rapidity
    charges = g.able[models[0]] & CHARGE != 0
    runs = g.gait[models[0]] & RUNNER != 0
    found: list[Foreseen] = []
    for model in models:
        distance, row = FAR, far[at[model]]
        for square in heroes_at:
            if row[square] < distance:
                distance = row[square]
        cost = distance - longest if distance > longest else 0
        if charges and cost <= CHARGE_DISTANCE:
            found.append((0, 0, distance, model))
            continue
        if runs:
            cost = (cost + 1) // 2
        if cost + cheapest <= rapidity[model]:
            found.append((0, cost, distance, model))
        else:
            found.append((1, 0, distance if objective == NOBODY else 0, model))
    found.sort()
    return found
