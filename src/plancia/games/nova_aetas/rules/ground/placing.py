"""Free Squares, and the nearest one of them (N-CORE-FREE, N-CORE-DRAFT, N-CORE-BUILDING)."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import HEAVY, NOWHERE
from plancia.games.nova_aetas.state.state import NovaAetas


def free_squares(g: NovaAetas, model: int) -> int:
    """N-CORE-FREE, N-ABIL-HEAVY: where this model may be placed now."""
    field = g.ground
    free = field.open ^ field.open & (g.heroes_at | g.enemies_at)
    return free & field.on_level[0] if g.able[model] & HEAVY else free


def nearest_free(g: NovaAetas, model: int, square: int) -> int:
    """The square itself, or the nearest where the model may be placed, in reading order; NOWHERE if there is none."""
    free = free_squares(g, model)
    if free >> square & 1:
        return square
    field = g.ground
    for distance in range(1, 32):
        near = field.within(square, distance) & free
        if near:
            return (near & -near).bit_length() - 1
    return NOWHERE
