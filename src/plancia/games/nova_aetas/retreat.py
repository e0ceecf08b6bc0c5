"""A Shooter withdraws from its target (N-AI-17, N-ABIL-SHOOTER)."""

from __future__ import annotations

from plancia.games.nova_aetas.aims import Aim, free_for, is_entangled, walks
from plancia.games.nova_aetas.box import NOBODY, NOWHERE
from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.paths import best_path
from plancia.games.nova_aetas.state import NovaAetas


def retreat(g: NovaAetas, enemy: int, away: int) -> Aim | None:
    """The farthest square its AP reach; ties: cheapest, fewest squares, reading order. None when none is farther."""
    field, here = g.ground, g.at[enemy]
    free = free_for(g, enemy, here)
    found = walks(g, enemy, here, g.ap, g.gait[enemy], is_entangled(g, enemy), g.heroes_at, 0)
    farthest, best, cost = field.distance(here, away), NOWHERE, 0
    for place in range(found.last_for(g.ap) + 1):
        for square in squares_of(found.at(place) & free):
            distance = field.distance(square, away)
            if distance > farthest:
                farthest, best, cost = distance, square, found.costs[place]
    return None if best < 0 else Aim(best, best_path(found, best), cost, NOBODY, False, "distance")
