"""How far a model of the Heroes' side gets from where it stands, and what a step costs (N-CORE-MOVE, N-ABIL-DASH)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.flood import Flood, Walker
from plancia.games.nova_aetas.rules.ground.paths import best_path
from plancia.games.nova_aetas.rules.ground.reach import Reach, flood
from plancia.games.nova_aetas.state import gaits
from plancia.games.nova_aetas.state.box import ELUSIVE, ENTANGLED, FLY
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas

UNWATCHED: Final = ELUSIVE | FLY  # who provokes nobody


def taken_by_others(g: NovaAetas, model: int) -> int:
    here = 1 << g.at[model]
    return (g.heroes_at | g.enemies_at | here) ^ here


def flooded(g: NovaAetas, model: int, ap: int, gait: int, goals: int = 0) -> Flood:
    """How far a model of the Heroes' side gets from where it stands; with goals, no farther than to the nearest."""
    walker = Walker(g.ground, gait, g.at[model], g.tokens[model] & ENTANGLED != 0)
    return flood(walker.among(g.enemies_at, g.enemies_at & g.tall_at, taken_by_others(g, model)), ap, goals)


def walks(g: NovaAetas, model: int, ap: int, gait: int) -> Reach:
    """What a model of the Heroes' side can reach from where it stands."""
    return Reach(flooded(g, model, ap, gait), ap, g.enemies_at, taken_by_others(g, model))


def sure_gait(g: NovaAetas, model: int) -> int:
    """Without stepping off edges."""
    return g.gait[model] & ~gaits.FALLS


def destinations(g: NovaAetas, model: int, ap: int) -> int:
    """Everywhere a Movement may end, by falling too, the square where it stands left out."""
    field = g.ground
    found = flooded(g, model, ap, sure_gait(g, model))
    reached = found.up_to[found.last_for(ap)]
    if reached & gaits.ways(field, g.gait[model]).edges:
        found = flooded(g, model, ap, g.gait[model])
        reached = found.up_to[found.last_for(ap)]
    reached &= field.open
    return reached ^ reached & (g.heroes_at | g.enemies_at | 1 << g.at[model])


def way_to(g: NovaAetas, model: int, square: int, ap: int) -> tuple[int, ...]:
    """The path a walk takes: without a fall where there is one, cheapest, fewest squares, N < W < E < S."""
    found = flooded(g, model, ap, sure_gait(g, model))
    if found.cost_of(1 << square) > ap:
        found = flooded(g, model, ap, g.gait[model])
    return best_path(found, square)


def may_move(g: NovaAetas, model: int, ap: int) -> str | None:
    """Do so many AP lead to a Free Square? Mostly there is one beside it, or Enemies are all around."""
    if ap < (2 if g.tokens[model] & ENTANGLED else 1):
        return "N-CORE-MOVE-PASS"
    field, gait, here, taken = g.ground, g.gait[model], g.at[model], g.heroes_at | g.enemies_at
    beside = field.one_ap[here]
    if beside & taken != beside and not gait & gaits.HEAVY:
        return None
    if not gait & gaits.PASSES:
        steps = gaits.ways(field, gait).steps[here]
        if steps & g.enemies_at == steps:
            return "N-CORE-MOVE-PASS"
    free = field.open ^ field.open & taken
    return None if flooded(g, model, ap, gait, free).cost_of(free) <= ap else "N-CORE-MOVE-PASS"


def step_cost(g: NovaAetas, model: int, walked: int, to: int) -> int:
    """N-CORE-MOVE-COST: the next square of a Movement in which `walked` squares lie behind."""
    gait, cost = g.gait[model], 2 if g.tokens[model] & ENTANGLED else 1
    if not gait & gaits.DRY:  # N-AMB-20
        cost += g.ground.wet >> to & 1
    return cost - 1 if gait & gaits.RUNNER and walked % 2 else cost


def is_watched(g: NovaAetas, model: int) -> bool:
    """Does leaving this square provoke somebody (N-CORE-REACT-3, N-AMB-22)? N-ABIL-ELUSIVE: never."""
    if g.able[model] & UNWATCHED or not g.aware:
        return False
    return g.ground.beside[g.at[model]] & g.enemies_at != 0


def dashes(g: NovaAetas, model: int) -> int:
    """N-ABIL-DASH: neighbouring Free Squares on its level or within its Climb."""
    field, here = g.ground, g.at[model]
    found = 0
    for square in squares_of(field.grid.next_to[here] & field.open & ~taken_by_others(g, model)):
        if abs(field.levels[square] - field.levels[here]) <= g.climb[model]:
            found |= 1 << square
    return found
