# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.notation.option_names import KINDS, at
from plancia.games.nova_aetas.rules.campaign import equipping, market, town, training
from plancia.games.nova_aetas.rules.campaign.rewards import WOUND_OF
from plancia.games.nova_aetas.rules.campaign.workshops import LEARN_FORMULA
from plancia.games.nova_aetas.rules.dice.rerolls import HEROISM
from plancia.games.nova_aetas.rules.turn import actions as a
from plancia.games.nova_aetas.rules.turn.swapping import TAKE
from plancia.games.nova_aetas.rules.wounds.wounds import DEFENCE, HIMSELF
from plancia.games.nova_aetas.shown.addresses import (
    destiny_spot,
    element_spot,
    gear_spot,
    hero_of,
    model_spot,
    skill_spot,
    thing_spot,
)
from plancia.games.nova_aetas.state import answers as over
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Answer, Range, entry
from plancia.kernel.decision import PASS, Decision


def spots(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    if option == PASS:
        return []
    answer = KINDS[decision.kind].of(option)
    found = entry(SPOTS, answer)
    return [] if found is None else found(g, answer.number(option))


def _hero(g: NovaAetas, hero: int) -> list[str]:
    return [f"hero:{g.box.hero_ids[hero]}"]


def _himself(g: NovaAetas, _: int) -> list[str]:
    return _hero(g, hero_of(g))


def _rescue(g: NovaAetas, _: int) -> list[str]:
    return [model_spot(g, other) for other in g.company if g.down >> other & 1]


def _skill(g: NovaAetas, skill: int) -> list[str]:
    return [skill_spot(g, skill)]


def _own_skill(g: NovaAetas, place: int) -> list[str]:
    return _skill(g, g.box.heroes[hero_of(g)].skills[place])


def _exit(g: NovaAetas, number: int) -> list[str]:
    node = g.plan().nodes[g.inside[hero_of(g)]]
    return [f"exit:{node.id}:{node.exits[number].id}"]


def _heroism(g: NovaAetas, _: int) -> list[str]:
    hero = hero_of(g)
    return [f"heroism:{g.box.hero_ids[hero]}"] if hero < g.box.proper else []


def _gear(g: NovaAetas, place: int) -> list[str]:
    return [gear_spot(g, hero_of(g), place)]


def _taken(g: NovaAetas, place: int) -> list[str]:
    top: Any = g.stack[-1]
    return [gear_spot(g, top.other, place)]


def _formula(g: NovaAetas, formula: int) -> list[str]:
    return [f"formula:{g.box.formulae[formula].id}"] if g.formulae >> formula & 1 else []


def _item(g: NovaAetas, item: int) -> list[str]:
    return [f"item:{g.box.item_ids[item]}"]


SPOTS: dict[Answer | Range, Callable[[NovaAetas, int], list[str]]] = {
    over.MODEL: lambda g, n: [model_spot(g, n)],
    over.WHO: _hero,
    over.HERO: _hero,
    over.SQUARE: lambda g, n: [f"square:{at(g, n)}"],
    over.PLACE: _gear,
    over.GEAR: _gear,
    over.WEAPON: _gear,
    over.ARM: _gear,
    over.SKILL: _skill,
    over.OWN_SKILL: _own_skill,
    over.LESSON: _own_skill,
    over.CARD: lambda g, n: [destiny_spot(g, hero_of(g), n)],
    over.FORMULA: _formula,
    LEARN_FORMULA: lambda g, _: [],
    over.LOCATION: lambda g, n: [f"place:{g.box.locations[n].id}"],
    over.MISSION: lambda g, n: [f"mission:{g.plans[n].id}"],
    over.ELEMENT: element_spot,
    over.THING: lambda g, n: [thing_spot(g, n)],
    over.NODE: lambda g, n: [f"node:{g.plan().nodes[n].id}"],
    over.WAY_OUT: _exit,
    a.RESCUE: _rescue,
    TAKE: _taken,
    HEROISM: _heroism,
    DEFENCE: lambda g, _: [model_spot(g, hero_of(g))],
    HIMSELF: _himself,
    WOUND_OF: lambda g, option: _hero(g, WOUND_OF.first(option)),
    town.PACK: lambda g, _: ["treasury"],
    training.GROW: _himself,
    training.CLASS: _himself,
    training.DESTINY: _himself,
    market.SELL_ITEM: _item,
    equipping.TAKE: _item,
    market.SELL_REAGENT: lambda g, n: [f"reagent:{g.box.reagents[n].id}"],
}
