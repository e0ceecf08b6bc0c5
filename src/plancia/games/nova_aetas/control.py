"""The Control Area of an Enemy (N-AI-03, N-AMB-42): no Line of Sight needed, Height ignored."""

from __future__ import annotations

from plancia.games.nova_aetas.grid import squares_of
from plancia.games.nova_aetas.state import NovaAetas


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
    inside = g.ground.grid.within(square, control_area(g, enemy)) & g.heroes_at
    return models_on(g, inside) if inside else []


def models_on(g: NovaAetas, squares: int) -> list[int]:
    """Who stands there, by number."""
    if not squares & (squares - 1):
        return [g.stands[squares.bit_length() - 1]]
    return sorted([g.stands[each] for each in squares_of(squares)])
