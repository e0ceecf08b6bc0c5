# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.verrix.rules.actions.units import characters_in, commoners_in
from plancia.games.verrix.rules.events.event_cards import PERMUTATIONS
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
)
from plancia.games.verrix.state.box import GOODS, HOSTAGE, KIDNAPPED, TRIBES, TROPHY, Box, Lot
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.answers import Answer, Range


def proposer(g: Verrix) -> int:
    """Who offers the Support that a question of kind "offer" is about."""
    procedure: Any = g.stack[-1]
    return int(procedure.who)


def g_cards(g: Verrix) -> int:
    procedure: Any = g.stack[-1]
    return int(procedure.cards)


def sets_asked_about(g: Verrix) -> Any:
    """The sets of goods that a question of kind "take" is about: those of the card in progress."""
    procedure: Any = g.stack[-1]
    if hasattr(procedure, "units"):  # an Action card
        return g.box.actions[procedure.card].take
    return g.box.events[procedure.event if hasattr(procedure, "event") else procedure.card].take


def set_name(sets: list[Lot], number: int) -> str:
    """food+cow; with how many, food2+cow, where another set has the same goods."""
    plain = ["+".join(GOODS[good] for good, _ in goods) for goods in sets]
    if plain.count(plain[number]) == 1:
        return plain[number]
    return "+".join(f"{GOODS[good]}{n if n > 1 else ''}" for good, n in sets[number])


def route_name(due: int) -> str:
    """ "free", or who takes tribute: yellow, green2+violet."""
    paid = [(TRIBES[tribe], due >> 3 * tribe & 7) for tribe in range(5)]
    return "+".join(f"{tribe}{n if n > 1 else ''}" for tribe, n in paid if n) or "free"


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
        for slot, good in enumerate(g.box.slots[character]):
            if outfit >> (3 * place + slot) & 1:
                worn.append(f"{g.box.character_ids[character]}:{GOODS[good]}")
    return "+".join(worn) or "nothing"


NAMED: dict[Range | Answer, Callable[..., str]] = {
    AMOUNT: lambda g, asked, n: str(n),
    CARD: lambda g, asked, card: g.box.action_ids[card],
    OWN_CARD: lambda g, asked, card: g.box.action_ids[card],
    EVENT: lambda g, asked, card: g.box.event_ids[card],
    ORDER: lambda g, asked, order: "-".join(str(place + 1) for place in PERMUTATIONS[g_cards(g) - 1][order]),
    TERRITORY: lambda g, asked, place: g.box.territory_ids[place],
    TRIBUTES: lambda g, asked, due: route_name(due),
    TRIBE: lambda g, asked, who: TRIBES[who],
    CHARACTER: lambda g, asked, who: g.box.character_ids[who],
    PARTY: lambda g, asked, units: units_name(g, asked.by, units),
    OUTFIT: lambda g, asked, outfit: outfit_name(g, asked.by, outfit),
    OFFERING: lambda g, asked, thing: thing_name(g.box, thing),
    THING: lambda g, asked, thing: thing_name(g.box, thing),
    GOODS_SET: lambda g, asked, number: set_name(sets_asked_about(g), number),
    ACCEPT: lambda g, asked: f"accept-{TRIBES[proposer(g)]}",
    REFUSE: lambda g, asked: f"refuse-{TRIBES[proposer(g)]}",
}
