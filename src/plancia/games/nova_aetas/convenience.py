"""Which model of a group goes first (N-AI-21, N-AMB-06, N-CORE-GOLD-3).

Who will attack, who moves least, who is nearest, the lowest number: the least of what they foresee.
"""

from __future__ import annotations

from plancia.games.nova_aetas.attack_choice import threatened
from plancia.games.nova_aetas.box import CHARGE, CHARGE_DISTANCE, NOBODY
from plancia.games.nova_aetas.effects_enemies import Ordered
from plancia.games.nova_aetas.gaits import RUNNER
from plancia.games.nova_aetas.grid import squares_of
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
    heroes = squares_of(g.heroes_at)
    goals = threatened(g, models[0])
    cheapest = min([attack.ap for attack in g.type_of(models[0]).attacks], default=0)
    hopes: list[Foreseen] = []
    for model in models:
        cost = least_walk(g, model, g.rapidity[model] - cheapest, goals)
        if cost >= 0:
            here = g.at[model]
            hopes.append((0, cost, min([g.field().distance(here, square) for square in heroes]), model))
    hopes.sort()
    best: Foreseen = (1, 0, 0, NOBODY)
    for hope in hopes:
        if best < hope:
            break
        best = min(best, foresee(g, hope[3], True))
    return best[3] if best[0] == 0 else NOBODY


def least_walk(g: NovaAetas, model: int, ap: int, goals: int) -> int:
    """For less AP it cannot come to one of these squares, as the crow flies; -1 when so many do not take it there."""
    grid, here, runs = g.field().grid, g.at[model], g.gait[model] & RUNNER != 0
    if g.able[model] & CHARGE:
        return 0 if goals & grid.within(here, max(2 * ap, CHARGE_DISTANCE)) else -1
    if not goals & grid.within(here, 2 * ap if runs else ap):
        return -1
    squares = 0
    while not goals & grid.within(here, squares):
        squares += 1
    return (squares + 1) // 2 if runs else squares
