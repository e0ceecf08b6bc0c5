# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.rules.campaign.equipping import PACKED
from plancia.games.nova_aetas.rules.campaign.market import GOODS
from plancia.games.nova_aetas.rules.campaign.rewards import WOUNDS
from plancia.games.nova_aetas.rules.campaign.settlement import NEXT
from plancia.games.nova_aetas.rules.campaign.town import SERVICE, WHERE
from plancia.games.nova_aetas.rules.campaign.training import TRAINING
from plancia.games.nova_aetas.rules.campaign.workshops import STUDIES
from plancia.games.nova_aetas.rules.dice.before_roll import BEFORE
from plancia.games.nova_aetas.rules.dice.dice import SYMBOL
from plancia.games.nova_aetas.rules.dice.rerolls import AFTER
from plancia.games.nova_aetas.rules.missions.mission_actions import WAYS
from plancia.games.nova_aetas.rules.turn.actions import ACTION
from plancia.games.nova_aetas.rules.turn.activation import HURRY
from plancia.games.nova_aetas.rules.turn.destiny import DESTINY
from plancia.games.nova_aetas.rules.turn.movement import GOAL
from plancia.games.nova_aetas.rules.turn.skills import ORDER
from plancia.games.nova_aetas.rules.turn.swapping import HANDED
from plancia.games.nova_aetas.rules.wounds.wounds import PARRIES, TAKER
from plancia.games.nova_aetas.state import answers as over
from plancia.games.nova_aetas.state.box import CARRIED, CHARACTERISTICS, FAMILIES, NOBODY, SCHOOLS, Box
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.plan import ids
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.answers import Range, by_name
from plancia.kernel.decision import Decision

KINDS = by_name(
    *over.SIMPLE, over.TOKEN, ACTION, AFTER, BEFORE, DESTINY, GOAL, GOODS, HANDED, HURRY, NEXT, ORDER, PACKED, PARRIES,
    SERVICE, STUDIES, SYMBOL, TAKER, TRAINING, WAYS, WHERE, WOUNDS,
)  # fmt: skip
DIRECTIONS = ("north", "west", "east", "south")
STRENGTHENINGS = (*CHARACTERISTICS, "health")


def at(g: NovaAetas, square: int) -> str:
    return square_name(square, g.field().width)


def model_name(box: Box, model: int) -> str:
    """valerio, brother-theodore, brigand-2."""
    if model < box.hero_side:
        return box.hero_ids[model]
    return f"{box.enemy_ids[box.type_of[model]]}-{box.number_of[model]}"


def model_named(box: Box, name: str) -> int:
    """Raises KeyError."""
    for model in range(box.models):
        if model_name(box, model) == name:
            return model
    raise KeyError(name)


def gear_name(g: NovaAetas, decision: Decision, place: int) -> str:
    """sword, or dagger#2 for the second of two."""
    if place == CARRIED:
        return "unarmed"
    item = g.item(g.actor, place)
    if item == NOBODY:
        return f"place-{place}"
    same = g.items_of(g.actor)[:place].count(item)
    return g.box.item_ids[item] + (f"#{same + 1}" if same else "")


def element_name(g: NovaAetas, decision: Decision, element: int) -> str:
    plan = g.plan()
    action, square = plan.elements[element]
    alone = len(plan.actions[action].elements) == 1
    return plan.actions[action].id + ("" if alone else "@" + at(g, square))


def thing_name(g: NovaAetas, decision: Decision, thing: int) -> str:
    plan = g.plan()
    return f"{plan.objects[plan.things[thing][0]].id}-{thing + 1}"


def counted(g: NovaAetas, decision: Decision, number: int) -> str:
    return str(number + 1)


# A lesson is a Skill by its place on the sheet: the same name for every Hero, as nothing else says whose it is.
NAMED: dict[Range, Callable[..., str]] = {
    over.MODEL: lambda g, asked, n: model_name(g.box, n),
    over.HERO: lambda g, asked, n: g.box.hero_ids[n],
    over.SQUARE: lambda g, asked, n: at(g, n),
    over.PLACE: lambda g, asked, n: str(n),
    over.GEAR: gear_name,
    over.WEAPON: gear_name,
    over.ARM: lambda g, asked, n: "unarmed" if n == CARRIED else f"place-{n}",
    over.SKILL: lambda g, asked, n: g.box.skills[n].id,
    over.OWN_SKILL: lambda g, asked, n: g.box.skills[g.box.heroes[g.actor].skills[n]].id,
    over.LESSON: counted,
    over.STRENGTHENING: lambda g, asked, n: STRENGTHENINGS[n],
    over.CARD: lambda g, asked, n: g.box.destinies[n].id,
    over.ITEM: lambda g, asked, n: g.box.item_ids[n],
    over.REAGENT: lambda g, asked, n: g.box.reagents[n].id,
    over.FORMULA: lambda g, asked, n: g.box.formulae[n].id,
    over.SCHOOL: lambda g, asked, n: SCHOOLS[n],
    over.FAMILY: lambda g, asked, n: FAMILIES[n],
    over.GRAVE: lambda g, asked, n: g.box.graves[n].id,
    over.LOCATION: lambda g, asked, n: g.box.locations[n].id,
    over.MISSION: lambda g, asked, n: g.plans[n].id,
    over.ELEMENT: element_name,
    over.THING: thing_name,
    over.NODE: lambda g, asked, n: g.plan().nodes[n].id,
    over.WAY_OUT: lambda g, asked, n: g.plan().nodes[g.inside[g.actor]].exits[n].id,
    over.TEST: counted,
    over.WAY: counted,
    over.DIE: counted,
    over.DIRECTION: lambda g, asked, n: DIRECTIONS[n],
}


@cache
def faces_of(roll: str) -> list[str]:
    """What the outcomes of a roll are called in the house content."""
    box = open_box()
    return {
        "draft": box.enemy_ids,
        "event": ids(box.events),
        "destiny-card": ids(box.destinies),
        "reagent": ids(box.reagents),
        "reward": ids(box.rewards),
        "grave-wound": ids(box.graves),
        "enemy-target": box.hero_ids,
    }.get(roll, [])
