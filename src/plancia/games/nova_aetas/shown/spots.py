# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.notation.option_names import SQUARES, at
from plancia.games.nova_aetas.rules.dice import chances as c
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.activation import ITEM
from plancia.games.nova_aetas.rules.turn.movement import STEP_BY_STEP
from plancia.games.nova_aetas.rules.turn.swapping import TAKE, THING
from plancia.games.nova_aetas.rules.wounds.wounds import HIMSELF
from plancia.games.nova_aetas.shown.addresses import (
    destiny_spot,
    element_spot,
    gear_spot,
    hero_of,
    model_spot,
    skill_spot,
    thing_spot,
)
from plancia.games.nova_aetas.shown.spots_campaign import CAMPAIGN
from plancia.games.nova_aetas.state.packing import kind_of, second_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision


def spots(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    kind = decision.kind
    if option == PASS:
        return []
    if kind in SQUARES:
        return [] if option == STEP_BY_STEP else [f"square:{at(g, option)}"]
    found = SPOTS.get(kind)
    return [] if found is None else found(g, decision, option)


def _model(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return [model_spot(g, option)]


def _action(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    hero = hero_of(g)
    kind, number = kind_of(option), second_of(option)
    if option < a.ATTACK:
        fallen = [other for other in g.company if g.down >> other & 1]
        return [model_spot(g, other) for other in fallen] if option == a.RESCUE else []
    if kind in (a.ATTACK, a.RELOAD, a.USE):
        return [gear_spot(g, hero, number)]
    if kind == a.SKILL:
        return [skill_spot(g, g.box.heroes[hero].skills[number])]
    if kind == a.DEED:
        return element_spot(g, number)
    if kind == a.LINK:
        return [f"node:{g.plan().nodes[number].id}"]
    if kind == a.EXIT:
        node = g.plan().nodes[g.inside[hero]]
        return [f"exit:{node.id}:{node.exits[number].id}"]
    return [destiny_spot(g, hero, number)] if kind == a.DESTINY else [thing_spot(g, number)]


def _used(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    """What may be used around a roll."""
    hero = hero_of(g)
    if option >= c.CARD:
        return [destiny_spot(g, hero, option - c.CARD)]
    if option >= c.SKILL:
        return [skill_spot(g, option - c.SKILL)]
    if option >= c.BOND:
        return [f"hero:{g.box.hero_ids[option - c.BOND]}"]
    return [f"heroism:{g.box.hero_ids[hero]}"] if option == c.HEROISM and hero < g.box.proper else []


def _skill(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return [skill_spot(g, option)]


def _gear(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    hero = hero_of(g)
    return [f"hero:{g.box.hero_ids[hero]}"] if option == HIMSELF else [gear_spot(g, hero, option)]


def _parry(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return _used(g, decision, option) if option >= c.CARD else [model_spot(g, hero_of(g))]


def _hero(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    return [f"hero:{g.box.hero_ids[option]}"]


def _swap(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    top: Any = g.stack[-1]
    owner, what = (top.other, option - TAKE) if option >= TAKE else (top.hero, option)
    return [thing_spot(g, what - THING)] if what >= THING else [gear_spot(g, owner, what)]


def _hurry(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    hero = hero_of(g)
    return [gear_spot(g, hero, option - ITEM)] if option >= ITEM else [destiny_spot(g, hero, option)]


SPOTS: dict[str, Callable[[NovaAetas, Decision, int], list[str]]] = {
    "action": _action,
    "model": _model,
    "target": _model,
    "martyr": _model,
    "saviour": _model,
    "hero": _hero,
    "before-roll": _used,
    "after-roll": _used,
    "destiny": _used,
    "symbol": lambda g, decision, option: _used(g, decision, option) if option >= c.CARD else [],
    "skill": _skill,
    "reaction": _skill,
    "weapon": _gear,
    "gear": _gear,
    "parry": _parry,
    "swap": _swap,
    "hurry": _hurry,
    **CAMPAIGN,
}
