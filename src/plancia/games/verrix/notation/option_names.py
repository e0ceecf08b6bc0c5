# not compiled
"""Stable names of options and outcomes: what records, positions and scripts say."""

from __future__ import annotations

from typing import Any

from plancia.games.verrix.rules.actions import turn as t
from plancia.games.verrix.rules.actions.units import EVERYONE, WITH_EVENT, characters_in, commoners_in
from plancia.games.verrix.rules.contests.battle_rounds import owner_and_card
from plancia.games.verrix.rules.contests.morrigan_tokens import BY_ABILITY
from plancia.games.verrix.rules.contests.support import ACCEPT, SHOWING
from plancia.games.verrix.rules.events.event_cards import PERMUTATIONS
from plancia.games.verrix.state.box import GOODS, HOSTAGE, KIDNAPPED, TRIBES, TROPHY, Box, Lot
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS, Decision

FIXED = {
    "plunder": ("goods", "hostages"),
    "draw": ("", "draw"),
    "replace": ("keep", "replace"),
    "event": ("", "play"),
    "put-away": ("", "box"),
    "escort": ("available", "engaged"),
}


def option_name(g: Verrix, decision: Decision, option: int) -> str:
    kind = decision.kind
    box = g.box
    if kind == "second-token":
        return "one" if option == PASS else "two"
    if option == PASS:
        return "pass"
    if kind in FIXED:
        return FIXED[kind][option]
    if kind == "act":
        return {t.DECLARE: "declare-battle", t.PLAY_EVENT: "play-event"}.get(option) or box.action_ids[option]
    if kind == "card":
        return box.action_ids[option]
    if kind == "territory":
        return box.territory_ids[option]
    if kind == "route":
        return route_name(option)
    if kind in ("units", "guard"):
        return units_name(g, decision.by, option)
    if kind in ("thing", "offering"):
        return thing_name(box, option)
    if kind == "take":
        return set_name(sets_asked_about(g), option)
    if kind == "giver":
        return "market" if option == 5 else TRIBES[option]
    if kind == "tribe":
        return TRIBES[option]
    if kind == "hostage":
        return f"{TRIBES[option % 5]}-from-{TRIBES[option // 5]}"
    if kind == "character":
        return box.character_ids[option]
    if kind == "battle-card":
        owner, card = owner_and_card(box, option)
        return f"{TRIBES[owner]}:{box.action_ids[card]}"
    if kind == "payer":
        return "ability" if option == BY_ABILITY else TRIBES[option]
    if kind == "support":
        return TRIBES[option - SHOWING] + "+event" if option >= SHOWING else TRIBES[option]
    if kind == "offer":
        return f"{'accept' if option == ACCEPT else 'refuse'}-{TRIBES[proposer(g)]}"
    if kind == "event-card":
        return box.event_ids[option]
    if kind == "order":
        return "-".join(str(place + 1) for place in PERMUTATIONS[g_cards(g) - 1][option])
    if kind == "outfit":
        return outfit_name(g, decision.by, option)
    return str(option)


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


def units_name(g: Verrix, who: int, option: int) -> str:
    """niamh+4: a character and four commoners."""
    event = "+event" if option & WITH_EVENT else ""
    units = option & ~WITH_EVENT
    if units == EVERYONE:
        return "everyone" + event
    names = [g.box.character_ids[character] for character in characters_in(g, who, units)]
    if commoners_in(units) or not names:
        names.append(str(commoners_in(units)))
    return "+".join(names) + event


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
