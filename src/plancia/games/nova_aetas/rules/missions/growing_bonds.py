"""How Bonds grow in a mission (N-CORE-BOND)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.effects.growth import GrowBond
from plancia.games.nova_aetas.state.state import NovaAetas

RESCUE: Final = 0
OBJECTIVE: Final = 1
MOST: Final = 3


def grow(g: NovaAetas, one: int, other: int, reason: int) -> None:
    """Each reason counts once for a pair in a mission."""
    pair = g.pair(one, other)
    if g.growth(pair, reason) in g.bonds_grown or g.bonds[pair] >= MOST:
        return
    g.do(GrowBond(min(one, other), max(one, other), reason))


def adjacent_pairs(g: NovaAetas) -> None:
    """Both are adjacent at the moment a main Objective is completed."""
    field = g.ground
    for one in g.company:
        for other in g.company:
            if one < other and g.on_field(one) and g.on_field(other) and field.beside[g.at[one]] >> g.at[other] & 1:
                grow(g, one, other, OBJECTIVE)
