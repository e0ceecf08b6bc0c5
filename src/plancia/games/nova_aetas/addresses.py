# not compiled
"""The addresses of the things on the table, as whoever draws them marks them."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.box import CARRIED
from plancia.games.nova_aetas.names import at, model_name
from plancia.games.nova_aetas.state import NovaAetas


def model_spot(g: NovaAetas, model: int) -> str:
    return f"model:{model_name(g.box, model)}"


def hero_of(g: NovaAetas) -> int:
    """Whose question it is."""
    top: Any = g.stack[-1]
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
