"""The first Hero an Enemy can get at, and what it does about him (N-AI-07, N-AI-23); its plans foreseen (N-AI-21)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.enemies.aim import Aim
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.enemies.choose_target import (
    BY_NEARNESS,
    BY_THREAT,
    FAR,
    in_control,
    most_drawn_to,
    nearest_others,
)
from plancia.games.nova_aetas.rules.enemies.objective_ways import (
    advance,
    blockers_on,
    is_feasible,
    squares_to_act,
    threat_of,
    total,
    way_there,
)
from plancia.games.nova_aetas.state.box import BLINDED, NOBODY, STUNNED, UNLOADED
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.plan import Objective
from plancia.games.nova_aetas.state.state import NovaAetas

# 0 when it attacks, AP of its movement, distance, model: the least goes first. Compiled, one of any length is compared
# as it is; of four ints each would be taken apart and put together again.
Foreseen = tuple[int, ...]
NO_PLAN: Final[Foreseen] = (2, 0, FAR, NOBODY)  # whoever has one goes before


class Quarry:
    """Heroes it is equally drawn to and can get at, with what it would do about each; who was tried before in vain."""

    def __init__(
        self, how: int, heroes: list[int], aims: list[Aim], blocked: list[int], ap: int, unloaded: bool
    ) -> None:
        self.how = how
        self.heroes = heroes
        self.aims = aims  # their ways are not traced
        self.blocked = blocked
        self.ap = ap  # what it had when it looked about
        self.unloaded = unloaded
        self.plan: Foreseen = NO_PLAN
        self.minds = 0  # squares: it thinks again as soon as another Enemy comes to one or leaves one
        self.held = 0  # those of them that Enemies held


def quarry_of(
    g: NovaAetas,
    enemy: int,
    here: int,
    ap: int,
    heroes: list[int],
    how: int,
    also: bool,
    unloaded: bool,
    fresh: bool,
) -> Quarry:
    """N-AI-07, N-AI-23: blocked Heroes are left out; with `also` all the others follow, the nearest first."""
    blocked: list[int] = []
    left, kind = heroes, how
    while True:
        if not left and also:  # now the others
            left, kind = nearest_others(g, here, blocked), BY_NEARNESS
        if not left:
            return Quarry(how, [], [], blocked, ap, unloaded)
        equals = most_drawn_to(g, here, left, kind)
        aims: list[Aim] = []
        for hero in equals:
            aim = aim_at(g, enemy, here, ap, hero, unloaded, fresh, True)
            if aim is None:
                blocked.append(hero)
            else:
                aims.append(aim)
        if len(aims) == len(equals):
            return Quarry(kind, equals, aims, blocked, ap, unloaded)
        if aims:
            return Quarry(kind, without(equals, blocked), aims, blocked, ap, unloaded)
        left = without(left, equals)


def without(heroes: list[int], others: list[int]) -> list[int]:
    return [hero for hero in heroes if hero not in others]


def foresee(g: NovaAetas, enemy: int, number: int) -> Quarry:
    """N-AI-21: what it would do now, ties taken in seat order. `number`: of its Mission Objective, or NOBODY."""
    ap, unloaded = means(g, enemy)
    here = g.at[enemy]
    if number == NOBODY:
        heroes = in_control(g, enemy, here, -1)
    else:
        objective = g.plans[g.mission].objectives[number]
        heroes = in_control(g, enemy, here, threat_of(objective))
        if not heroes and objective.kind == "attack":
            heroes = [objective.ally]
        if not heroes:
            found = Quarry(BY_THREAT, heroes, [], [], ap, unloaded)
            found.plan = _on_errand(g, enemy, objective, ap, unloaded)
            found.minds, found.held = g.ground.all, g.enemies_at
            return found
    if g.tokens[enemy] & BLINDED:
        found = Quarry(BY_THREAT, [], [], [], ap, unloaded)
    else:
        found = quarry_of(g, enemy, here, ap, heroes, BY_THREAT, True, unloaded, True)
    found.plan = _pursuing(g, enemy, 0, found)
    minds = g.ground.all if found.blocked else 0
    for aim in found.aims:
        minds |= aim.minds
    found.minds, found.held = minds, g.enemies_at & minds
    return found


def means(g: NovaAetas, enemy: int) -> tuple[int, bool]:
    """The AP it would have, and whether it would be unloaded (N-CORE-ACT-START)."""
    ap, tokens = g.rapidity[enemy], g.tokens[enemy]
    if not tokens & (STUNNED | UNLOADED):
        return ap, False
    if tokens & STUNNED:
        ap = max(0, ap - 2)
    if not tokens & UNLOADED:
        return ap, False
    reload = g.type_of(enemy).reload
    return (ap - reload, False) if ap >= reload else (ap, True)


def _on_errand(g: NovaAetas, enemy: int, objective: Objective, ap: int, unloaded: bool) -> Foreseen:
    """N-AI-12 to N-AI-16: it makes for its Mission Objective, or for whoever bars the way."""
    here = g.at[enemy]
    squares = squares_to_act(g, enemy, objective)
    far = min([g.ground.distance(here, square) for square in squares_of(squares)], default=FAR)
    now = way_there(g, enemy, ap, squares, True)
    if now is not None and is_feasible(g, objective, now, ap):
        return (1, now.ap, far, enemy)
    free = way_there(g, enemy, ap, squares, False)
    if free is None:
        return (1, 0, far, enemy)
    if now is not None and total(now) == total(free):
        return (1, now.ap, far, enemy)
    blockers = blockers_on(g, free.whole)
    coming = advance(g, enemy, free, ap, blockers, threat_of(objective), unloaded)
    if coming.walked:
        here = coming.walked[-1]
    if g.tokens[enemy] & BLINDED:
        return (1, coming.ap, far, enemy)
    heroes, how = (coming.extra, BY_THREAT) if coming.extra else (blockers, BY_NEARNESS)
    also, fresh = len(coming.extra) > 0, not coming.walked
    found = quarry_of(g, enemy, here, ap - coming.ap, heroes, how, also, unloaded, fresh)
    return _pursuing(g, enemy, coming.ap, found)


def _pursuing(g: NovaAetas, enemy: int, paid: int, found: Quarry) -> Foreseen:
    if not found.heroes:
        return (1, paid, FAR, enemy)
    aim = found.aims[0]
    distance = g.ground.grid.far[g.at[enemy]][g.at[found.heroes[0]]]
    return (1 if aim.attack == NOBODY else 0, paid + aim.ap, distance, enemy)
