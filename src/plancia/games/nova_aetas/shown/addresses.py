# not compiled
"""The addresses of the things on the table, as whoever draws them marks them."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.option_names import at, model_name, model_named
from plancia.games.nova_aetas.state.box import CARRIED, NOBODY
from plancia.games.nova_aetas.state.field import square_at
from plancia.games.nova_aetas.state.state import NovaAetas


def model_spot(g: NovaAetas, model: int) -> str:
    return f"model:{model_name(g.box, model)}"


def hero_of(g: NovaAetas) -> int:
    """Whose question it is."""
    top = g.asking()
    hero = getattr(top, "hero", getattr(top, "model", g.actor))
    return hero if isinstance(hero, int) else g.actor


def gear_spot(g: NovaAetas, hero: int, place: int) -> str:
    return f"gear:{g.box.hero_ids[hero]}:{place}" if place < CARRIED else f"hero:{g.box.hero_ids[hero]}"


def skill_spot(g: NovaAetas, skill: int) -> str:
    return f"skill:{g.box.hero_ids[g.box.skills[skill].hero]}:{g.box.skills[skill].id}"


def destiny_spot(g: NovaAetas, hero: int, card: int) -> str:
    return f"destiny:{g.box.hero_ids[hero]}:{g.box.destinies[card].id}"


def element_spot(g: NovaAetas, element: int) -> list[str]:
    plan = g.plan()
    action, square = plan.elements[element]
    if square < 0:
        return [f"node:{plan.nodes[plan.actions[action].node].id}"]
    name = at(g, square)
    return [f"element:{plan.actions[action].id}:{name}", f"square:{name}"]


def thing_spot(g: NovaAetas, thing: int) -> str:
    plan = g.plan()
    return f"thing:{plan.objects[plan.things[thing][0]].id}-{thing + 1}"


def model_of(g: NovaAetas, spot: str) -> int:
    kind, _, name = spot.partition(":")
    try:
        return model_named(g.box, name) if kind in ("model", "hero") else NOBODY
    except KeyError:
        return NOBODY


def square_of(g: NovaAetas, spot: str) -> int:
    """Where it is on the field; NOBODY for nowhere."""
    kind, _, name = spot.partition(":")
    if kind != "square":
        model = model_of(g, spot)
        return NOBODY if model == NOBODY else g.at[model]
    field = g.field()
    if not name[:1].isascii() or not name[:1].isupper() or not name[1:].isdecimal() or len(name) > 3:
        return NOBODY
    square = square_at(name, field.width)
    return square if 0 <= square < field.size and at(g, square) == name else NOBODY
