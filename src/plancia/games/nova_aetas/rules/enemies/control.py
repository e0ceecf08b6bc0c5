"""The Control Area of an Enemy (N-AI-03, N-AMB-42): no Line of Sight needed, Height ignored."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.memo import Memo

_squares: Final[Memo[int, list[int]]] = Memo(256)


def control_area(g: NovaAetas, enemy: int) -> int:
    """Its radius: the Enemy Card's, or what the mission makes of it."""
    kind, controls = g.box.type_of[enemy], g.plans[g.mission].controls
    radius = g.box.enemies[kind].control_area
    if not controls:
        return radius
    for each in controls:
        if each.types and kind not in each.types:
            continue
        if (each.if_ and not g.flags & each.if_) or (
            each.fewer_wounds_than and g.wounds[enemy] >= each.fewer_wounds_than
        ):
            continue
        radius = (each.set or radius) + each.add
    return radius


def heroes_in_control(g: NovaAetas, enemy: int, square: int) -> list[int]:
    """N-AI-03: Heroes in the Control Area of an Enemy that stands on this square, by number."""
    radius, far, stands = control_area(g, enemy), g.ground.grid.far[square], g.stands
    found: list[int] = []
    for each in hero_squares(g):
        if far[each] <= radius:
            found.append(stands[each])
    if len(found) > 1:
        found.sort()
    return found


def hero_squares(g: NovaAetas) -> list[int]:
    """Where models of the Heroes' side stand, in reading order."""
    return _squares.get(g.heroes_at) or _squares.keep(g.heroes_at, squares_of(g.heroes_at))
