# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable

from plancia.games.verrix.rules.actions.development import Develop
from plancia.games.verrix.rules.actions.trade import Bargain
from plancia.games.verrix.rules.actions.units import characters_in
from plancia.games.verrix.rules.contests.raid import Raid
from plancia.games.verrix.rules.events.event_cards import PERMUTATIONS
from plancia.games.verrix.rules.events.immediate_events import Occur
from plancia.games.verrix.state.answers import (
    ACCEPT,
    AMOUNT,
    CARD,
    CHARACTER,
    EVENT,
    GOODS_SET,
    OFFERING,
    ORDER,
    OUTFIT,
    OWN_CARD,
    PARTY,
    REFUSE,
    TERRITORY,
    THING,
    TRIBE,
    TRIBUTES,
    commoners_in,
    slots_in,
    tributes,
)
from plancia.games.verrix.state.box import FOOD, GOODS, HOSTAGE, KIDNAPPED, TRIBES, TROPHY, Box, Event, Lot
from plancia.games.verrix.state.state import AT_MARKET, Verrix, home
from plancia.kernel.answers import Answer, Range
from plancia.kernel.decision import Decision


def event_asked_about(g: Verrix) -> Event:
    """The Event card in progress."""
    return g.box.events[int(g.asking().card if isinstance(g.asking(), Occur) else g.asking().event)]


def sets_asked_about(g: Verrix) -> list[Lot]:
    """The sets of goods that a question of kind "take" is about: those of the card in progress."""
    procedure = g.stack[-1]
    return g.box.actions[procedure.card].take if isinstance(procedure, Develop) else event_asked_about(g).take


def good_asked_about(g: Verrix) -> int:
    """What somebody is to give, where a question of kind "giver" asks who."""
    return FOOD if isinstance(g.asking(), Develop) else event_asked_about(g).good


def zone_asked_about(g: Verrix, decision: Decision) -> int:
    """Where the things lie that a question of kind "thing" is about."""
    procedure = g.stack[-1]
    if isinstance(procedure, Raid):
        return home(procedure.target)
    if isinstance(procedure, Bargain):
        return home(procedure.who) if decision.step.endswith("choose_sale") else procedure.zone()
    return AT_MARKET


def set_name(sets: list[Lot], number: int) -> str:
    """food+cow; with how many, food2+cow, where another set has the same goods."""
    plain = ["+".join(GOODS[good] for good, _ in goods) for goods in sets]
    if plain.count(plain[number]) == 1:
        return plain[number]
    return "+".join(f"{GOODS[good]}{n if n > 1 else ''}" for good, n in sets[number])


def route_name(due: int) -> str:
    """ "free", or who takes tribute: yellow, green2+violet."""
    return "+".join(f"{TRIBES[tribe]}{n if n > 1 else ''}" for tribe, n in tributes(due)) or "free"


def units_name(g: Verrix, who: int, units: int) -> str:
    """niamh+4: a character and four commoners."""
    names = [g.box.character_ids[character] for character in characters_in(g, who, units)]
    if commoners_in(units) or not names:
        names.append(str(commoners_in(units)))
    return "+".join(names)


def thing_name(box: Box, thing: int) -> str:
    """sword, hostage-blue, cauldron-of-murias, commoner."""
    if thing < HOSTAGE:
        return GOODS[thing]
    if thing < TROPHY:
        return f"hostage-{TRIBES[thing - HOSTAGE]}"
    return "commoner" if thing == KIDNAPPED else box.trophy_ids[thing - TROPHY]


def outfit_name(g: Verrix, who: int, outfit: int) -> str:
    """niamh:sword+niamh:horse, or nothing."""
    worn = []
    for place, character in enumerate(g.characters_of(who)):
        for good in g.box.goods_in[character][slots_in(outfit, place)]:
            worn.append(f"{g.box.character_ids[character]}:{GOODS[good]}")
    return "+".join(worn) or "nothing"


NAMED: dict[Range | Answer, Callable[..., str]] = {
    AMOUNT: lambda g, asked, n: str(n),
    CARD: lambda g, asked, card: g.box.action_ids[card],
    OWN_CARD: lambda g, asked, card: g.box.action_ids[card],
    EVENT: lambda g, asked, card: g.box.event_ids[card],
    ORDER: lambda g, asked, order: "-".join(str(place + 1) for place in PERMUTATIONS[g.asking().cards - 1][order]),
    TERRITORY: lambda g, asked, place: g.box.territory_ids[place],
    TRIBUTES: lambda g, asked, due: route_name(due),
    TRIBE: lambda g, asked, who: TRIBES[who],
    CHARACTER: lambda g, asked, who: g.box.character_ids[who],
    PARTY: lambda g, asked, units: units_name(g, asked.by, units),
    OUTFIT: lambda g, asked, outfit: outfit_name(g, asked.by, outfit),
    OFFERING: lambda g, asked, thing: thing_name(g.box, thing),
    THING: lambda g, asked, thing: thing_name(g.box, thing),
    GOODS_SET: lambda g, asked, number: set_name(sets_asked_about(g), number),
    ACCEPT: lambda g, asked: f"accept-{TRIBES[g.asking().who]}",
    REFUSE: lambda g, asked: f"refuse-{TRIBES[g.asking().who]}",
}
