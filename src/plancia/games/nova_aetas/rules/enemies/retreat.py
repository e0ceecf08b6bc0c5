"""A Shooter withdraws from its target (N-AI-17, N-ABIL-SHOOTER)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.enemies.aim import Aim, free_for, walker_of
from plancia.games.nova_aetas.rules.ground.paths import best_path
from plancia.games.nova_aetas.rules.ground.reach import flood
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas


def retreat(g: NovaAetas, enemy: int, away: int) -> Aim | None:
    """The farthest square its AP reach; ties: cheapest, fewest squares, reading order. None when none is farther."""
    field, here = g.ground, g.at[enemy]
    found = flood(walker_of(g, enemy, here, g.heroes_at), g.ap)
    distance = field.distance(here, away)
    farther = found.up_to[found.last_for(g.ap)] & free_for(g, enemy, here) & ~field.within(away, distance)
    farthest = 0
    while farther:
        farthest, distance = farther, distance + 1
        farther &= ~field.within(away, distance)
    if not farthest:
        return None
    place = found.place_of(farthest)
    nearest = found.up_to[place] & farthest
    square = (nearest & -nearest).bit_length() - 1
    return Aim(square, best_path(found, square), found.costs[place], NOBODY, False, "distance")
