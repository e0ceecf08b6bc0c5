# not compiled
"""The pieces of a position: things, units, equipment and cards, from words to the table and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from plancia.games.verrix.notation.option_names import thing_name
from plancia.games.verrix.state.box import DIVINE_WILL, GOODS, HOSTAGE, KIDNAPPED, NOBODY, TRIBES, TROPHY
from plancia.games.verrix.state.state import (
    AT_MARKET,
    AVAILABLE,
    BOARD,
    DISCARD,
    HAND,
    LYING,
    MARKET,
    REMOVED,
    RETURNING_TRAVEL,
    RETURNING_VILLAGE,
    TRAVEL,
    VILLAGE,
    Verrix,
    home,
    road,
    with_commoners,
)
from plancia.kernel.written.position import Sheet

if TYPE_CHECKING:
    from plancia.games.verrix.notation.position import Position, Seat

SOME = re.compile(r"(?:(\d{1,2})\s+)?([a-z][a-z-]*)")
PLACES = {"available": AVAILABLE, "engaged": VILLAGE, "away": TRAVEL, "lined_up": BOARD}
CARD_PLACES = {"discard": DISCARD, "removed": REMOVED, "lying": LYING}


def parts(sheet: Sheet[Position], path: tuple[str, ...], text: str) -> list[tuple[str, int]]:
    """ "3 food, sword": words and how many."""
    found = []
    for part in filter(None, map(str.strip, text.split(","))):
        words = SOME.fullmatch(part)
        if words is None:
            sheet.wrong(path, f'"{part}" should be a number and a name, like "3 food"')
        else:
            found.append((words[2], 1 if words[1] is None else int(words[1])))
    return found


def lay_things(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    """Goods, hostages and trophies, taken from the market and the Common Reserve."""
    names = {thing_name(g.box, thing): thing for thing in range(KIDNAPPED)}
    for key, text, zone in (("village", seat.village, home(who)), ("road", seat.road, road(who))):
        path = ("seats", TRIBES[who], key)
        for word, n in parts(sheet, path, text):
            if word not in names:
                sheet.unknown(path, "thing", word, names)
                continue
            thing = names[word]
            if thing < HOSTAGE and n > g.lying(AT_MARKET, thing):
                left = g.lying(AT_MARKET, thing)
                sheet.wrong(path, f"V-SETUP-09: there are {g.box.count[thing]} {word} in all; {left} left")
            elif HOSTAGE <= thing < TROPHY and (thing == HOSTAGE + who or thing - HOSTAGE not in g.players):
                sheet.wrong(path, f"V-UNIT-03: {word} cannot be held by {TRIBES[who]}")
            else:
                if thing < HOSTAGE:
                    g.put(AT_MARKET, thing, -n)
                g.put(zone, thing, n)


def lay_will(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    """From the Common Reserve."""
    if seat.divine_will > g.reserve:
        path = ("seats", TRIBES[who], "divine_will")
        sheet.wrong(path, f"V-SETUP-06: there are {DIVINE_WILL} Divine Will in all; {g.reserve} left")
        return
    g.will[who] = seat.divine_will
    g.reserve -= seat.divine_will


def things_text(g: Verrix, zone: int) -> str:
    """ "3 food, 1 hostage-blue, cauldron-of-murias"."""
    named = {thing: thing_name(g.box, thing) for thing in g.things_at(zone)}
    return ", ".join(f"{g.lying(zone, thing)} {name}" if thing < TROPHY else name for thing, name in named.items())


def lay_units(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    """Who is not mentioned: the tribe's character is available, commoners are so or, two of them, at the market."""
    for place in (AVAILABLE, MARKET):
        g.put_commoners(who, place, -g.commoners(who, place))
    g.put_commoners(who, RETURNING_VILLAGE, seat.returning)
    g.put_commoners(who, RETURNING_TRAVEL, seat.returning_road)
    for key, place in PLACES.items():
        path = ("seats", TRIBES[who], key)
        text = getattr(seat, key)
        for word, n in parts(sheet, path, text or ""):
            if word in ("commoner", "commoners"):
                g.put_commoners(who, place, n)
            elif word in g.box.character_ids:
                lay_character(sheet, g, who, path, g.box.character_ids.index(word), place)
            else:
                sheet.unknown(path, "unit", word, ["commoner", *g.box.character_ids])


def lay_character(
    sheet: Sheet[Position], g: Verrix, who: int, path: tuple[str, ...], character: int, place: int
) -> None:
    if character not in g.box.grey and character != g.box.character_of[who]:
        sheet.wrong(path, f"{g.box.character_ids[character]} is no character of {TRIBES[who]}")
        return
    if character in g.box.grey:
        if g.grey[who] not in (NOBODY, character) or character in g.grey[:who] + g.grey[who + 1 :]:
            sheet.wrong(path, f"V-DEV-13: {TRIBES[who]} cannot have {g.box.character_ids[character]} too")
            return
        g.grey[who] = character
    g.where[character] = with_commoners(place)


def lay_the_rest(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    """When all hostages are known: commoners that nobody mentioned."""
    left = 7 - g.commoners_in_all(who)
    market = seat.market
    if market is None:
        market = max(0, left if seat.available is not None else min(2, left))
    g.put_commoners(who, MARKET, market)
    if seat.available is None:
        g.put_commoners(who, AVAILABLE, left - market)
    if g.commoners_in_all(who) != 7 or g.commoners(who, AVAILABLE) < 0:
        sheet.wrong(("seats", TRIBES[who]), f"V-SETUP-10: {TRIBES[who]} have seven commoners in all")


def units_text(g: Verrix, who: int, place: int) -> str:
    """ "4 commoner, niamh"."""
    n = g.commoners(who, place)
    found = [f"{n} commoner"] if n else []
    characters = [c for c in g.characters_of(who) if g.where[c] == with_commoners(place)]
    return ", ".join(found + [g.box.character_ids[character] for character in characters])


def lay_equipment(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    for name, text in seat.equipped.items():
        path = ("seats", TRIBES[who], "equipped", name)
        character = g.box.character_ids.index(name) if name in g.box.character_ids else NOBODY
        if character not in g.characters_of(who):
            sheet.unknown(
                path, f"character of {TRIBES[who]}", name, [g.box.character_ids[c] for c in g.characters_of(who)]
            )
            continue
        slots = g.box.slots[character]
        for word in text.split():
            good = GOODS.index(word) if word in GOODS else NOBODY
            if good not in slots or not g.lying(AT_MARKET, good):
                sheet.unknown(path, f"good for {name}", word, [GOODS[each] for each in slots])
                continue
            g.worn[character] |= 1 << slots.index(good)
            g.put(AT_MARKET, good, -1)


def equipment_text(g: Verrix, character: int) -> str:
    return " ".join(GOODS[good] for good in g.goods_worn(character))


def lay_cards(sheet: Sheet[Position], g: Verrix, who: int, seat: Seat) -> None:
    """Base cards are playable and Special ones not learned, unless the position says otherwise."""
    own = [g.box.action_ids[card] for card in g.box.deck_of[who]]
    for key, state in (("learned", HAND), *CARD_PLACES.items()):
        for place, name in enumerate(getattr(seat, key)):
            if name not in own:
                sheet.unknown(("seats", TRIBES[who], key, str(place)), f"card of {TRIBES[who]}", name, own)
            else:
                g.put_card(who, g.box.action_ids.index(name), state)


def cards_text(g: Verrix, who: int) -> dict[str, list[str]]:
    lying = {card: g.card_at(who, card) for card in g.box.deck_of[who]}
    said = {"learned": [card for card, place in lying.items() if place == HAND and g.box.actions[card].special]}
    said |= {key: [card for card, place in lying.items() if place == named] for key, named in CARD_PLACES.items()}
    return {key: [g.box.action_ids[card] for card in cards] for key, cards in said.items()}
