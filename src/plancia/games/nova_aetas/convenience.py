"""Which model of a group goes first (N-AI-21, N-AMB-06, N-CORE-GOLD-3).

Who will attack, who moves least, who is nearest, the lowest number: the least of what they foresee.
"""

from __future__ import annotations

from plancia.games.nova_aetas.box import CHARGE, CHARGE_DISTANCE, NOBODY
from plancia.games.nova_aetas.effects_enemies import Ordered
from plancia.games.nova_aetas.gaits import RUNNER
from plancia.games.nova_aetas.pursuit import Foreseen, foresee
from plancia.games.nova_aetas.state import NovaAetas


def most_convenient(g: NovaAetas, models: tuple[int, ...]) -> int:
    if len(models) == 1:
        return models[0]
    if g.log is None:
        first = first_to_attack(g, models)
        return first if first != NOBODY else min([foresee(g, model) for model in models])[3]
    plans = [foresee(g, model) for model in models]
    plans.sort()
    order = tuple([plan[3] for plan in plans])
    attacks = tuple([plan[0] == 0 for plan in plans])
    g.tell(Ordered(order, attacks, tuple([plan[1] for plan in plans]), tuple([plan[2] for plan in plans])))
    return order[0]


def first_to_attack(g: NovaAetas, models: tuple[int, ...]) -> int:
    """Of those that will attack, who goes first; NOBODY when nobody will. Who cannot come first is not looked into."""
    grid, attacks = g.field().grid, g.type_of(models[0]).attacks
    cheapest = min([attack.ap for attack in attacks], default=0)
    farthest = max([attack.range for attack in attacks], default=0)
    hopes: list[Foreseen] = []
    for model in models:
        distance = grid.distance_to(g.at[model], g.heroes_at)
        cost = least_walk(g, model, g.rapidity[model] - cheapest, max(0, distance - farthest))
        if cost >= 0:
            hopes.append((0, cost, distance, model))
    hopes.sort()
    best: Foreseen = (1, 0, 0, NOBODY)
    for hope in hopes:
        if best < hope:
            break
        best = min(best, foresee(g, hope[3], True))
    return best[3] if best[0] == 0 else NOBODY


def least_walk(g: NovaAetas, model: int, ap: int, squares: int) -> int:
    """The AP without which it cannot walk so far; -1 when it has not so many."""
    if g.able[model] & CHARGE and squares <= CHARGE_DISTANCE:
        return 0
    if g.gait[model] & RUNNER:
        squares = (squares + 1) // 2
    return squares if squares <= ap else -1
