# not compiled
"""Where on the table an option is chosen: the addresses of the things a person would click for it."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.nova_aetas.notation.option_names import at
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
from plancia.kernel.answers import Answer, Range, said_of
from plancia.kernel.decision import PASS, Decision


def spots(g: NovaAetas, decision: Decision, option: int) -> list[str]:
    """The most fitting first; none for what stands only in the list."""
    if option == PASS:
        return []
    return said_of(SPOTS, g, g, decision, option) or []


def _hero(g: NovaAetas, asked: Decision, hero: int) -> list[str]:
    return [f"hero:{g.box.hero_ids[hero]}"]


def _himself(g: NovaAetas, asked: Decision) -> list[str]:
    return _hero(g, asked, hero_of(g))


def _rescue(g: NovaAetas, asked: Decision) -> list[str]:
    return [model_spot(g, other) for other in g.company if g.down >> other & 1]


def _skill(g: NovaAetas, asked: Decision, skill: int) -> list[str]:
    return [skill_spot(g, skill)]


def _own_skill(g: NovaAetas, asked: Decision, place: int) -> list[str]:
    return _skill(g, asked, g.box.heroes[hero_of(g)].skills[place])


def _exit(g: NovaAetas, asked: Decision, number: int) -> list[str]:
    node = g.plan().nodes[g.inside[hero_of(g)]]
    return [f"exit:{node.id}:{node.exits[number].id}"]


def _heroism(g: NovaAetas, asked: Decision) -> list[str]:
    hero = hero_of(g)
    return [f"heroism:{g.box.hero_ids[hero]}"] if hero < g.box.proper else []


def _gear(g: NovaAetas, asked: Decision, place: int) -> list[str]:
    return [gear_spot(g, hero_of(g), place)]


def _formula(g: NovaAetas, asked: Decision, formula: int) -> list[str]:
    return [f"formula:{g.box.formulae[formula].id}"] if g.formulae >> formula & 1 else []


def _item(g: NovaAetas, asked: Decision, item: int) -> list[str]:
    return [f"item:{g.box.item_ids[item]}"]


SPOTS: dict[Answer | Range, Callable[..., list[str]]] = {
    over.MODEL: lambda g, asked, n: [model_spot(g, n)],
    over.WHO: _hero,
    over.HERO: _hero,
    over.SQUARE: lambda g, asked, n: [f"square:{at(g, n)}"],
    over.PLACE: _gear,
    over.GEAR: _gear,
    over.DIE: lambda g, asked, n: [f"die:{n + 1}"],
    over.WEAPON: _gear,
    over.ARM: _gear,
    over.SKILL: _skill,
    over.OWN_SKILL: _own_skill,
    over.LESSON: _own_skill,
    over.CARD: lambda g, asked, n: [destiny_spot(g, hero_of(g), n)],
    over.FORMULA: _formula,
    LEARN_FORMULA: lambda g, asked, n: [],
    over.LOCATION: lambda g, asked, n: [f"place:{g.box.locations[n].id}"],
    over.MISSION: lambda g, asked, n: [f"mission:{g.plans[n].id}"],
    over.ELEMENT: lambda g, asked, n: element_spot(g, n),
    over.THING: lambda g, asked, n: [thing_spot(g, n)],
    over.NODE: lambda g, asked, n: [f"node:{g.plan().nodes[n].id}"],
    over.WAY_OUT: _exit,
    a.RESCUE: _rescue,
    TAKE: lambda g, asked, place: [gear_spot(g, g.asking().other, place)],
    HEROISM: _heroism,
    DEFENCE: lambda g, asked: [model_spot(g, hero_of(g))],
    HIMSELF: _himself,
    WOUND_OF: lambda g, asked, hero, card: _hero(g, asked, hero),
    town.PACK: lambda g, asked: ["treasury"],
    training.GROW: lambda g, asked, which: _himself(g, asked),
    training.CLASS: _himself,
    training.DESTINY: _himself,
    market.SELL_ITEM: _item,
    equipping.TAKE: _item,
    market.SELL_REAGENT: lambda g, asked, n: [f"reagent:{g.box.reagents[n].id}"],
}
