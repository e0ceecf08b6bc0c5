"""Which model of a group goes first (N-AI-21, N-AMB-06, N-CORE-GOLD-3).

Who will attack, who moves least, who is nearest, the lowest number: the least of what they foresee.
"""

from __future__ import annotations

from plancia.games.nova_aetas.box import CHARGE, CHARGE_DISTANCE
from plancia.games.nova_aetas.effects_enemies import Ordered
from plancia.games.nova_aetas.gaits import RUNNER
from plancia.games.nova_aetas.pursuit import Foreseen, foresee
from plancia.games.nova_aetas.state import NovaAetas


def most_convenient(g: NovaAetas, models: tuple[int, ...]) -> int:
    if len(models) == 1:
        return models[0]
    if g.log is None:
        return _first(g, models)
    plans = [foresee(g, model) for model in models]
    plans.sort()
    order = tuple([plan[3] for plan in plans])
    attacks = tuple([plan[0] == 0 for plan in plans])
    g.tell(Ordered(order, attacks, tuple([plan[1] for plan in plans]), tuple([plan[2] for plan in plans])))
    return order[0]


def _first(g: NovaAetas, models: tuple[int, ...]) -> int:
    """Who cannot come before the first one is not looked into."""
    hopes = [hope(g, model) for model in models]
    hopes.sort()
    best = foresee(g, hopes[0][3])
    for place in range(1, len(hopes)):
        if best < hopes[place]:
            break
        best = min(best, foresee(g, hopes[place][3]))
    return best[3]


def hope(g: NovaAetas, model: int) -> Foreseen:
    """What it foresees is not less than this, were all ways open and straight."""
    kind, distance = g.type_of(model), g.ground.grid.distance_to(g.at[model], g.heroes_at)
    cost = max(0, distance - kind.longest)
    if g.able[model] & CHARGE and cost <= CHARGE_DISTANCE:
        return (0, 0, distance, model)
    if g.gait[model] & RUNNER:
        cost = (cost + 1) // 2
    return (0, cost, distance, model) if cost + kind.cheapest <= g.rapidity[model] else (1, 0, 0, model)
