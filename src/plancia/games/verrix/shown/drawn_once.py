# not compiled
"""The parts of a drawn table that never change, or that recur: made once for each box and language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from plancia.games.verrix.shown.scene import Objective, Sea, Territory, Tile, Trophy, Turn
from plancia.games.verrix.shown.scene_tribes import Ability, ActionCard, Character, Crowd, EventCard, OwnCard, Slot
from plancia.games.verrix.state.box import GOODS, IMMEDIATE, PLACES, TILES, TRIBES, TYPES, Box, classes_in
from plancia.games.verrix.state.state import DISCARD, HAND, LYING, REMOVED, UNLEARNED
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.rule_cards import table_of

STATES: Any = {HAND: "ready", DISCARD: "discarded", UNLEARNED: "unlearned", REMOVED: "removed", LYING: "lying"}
WHERE: Any = ("reserve", "ready", "home", "travel", "battle")
MANY = 5000


@lru_cache(maxsize=20)
def names_of(box: Box, lang: str) -> Names:
    return Names(table_of(box), lang)


# -- the board


@lru_cache(maxsize=MANY)
def territory(box: Box, lang: str, number: int, village: str, way: int | None, tribute: tuple[str, ...]) -> Territory:
    name = names_of(box, lang).territory(number)
    return Territory(box.territory_ids[number], name, village, number == box.port, way, list(tribute))


@lru_cache(maxsize=20)
def seas(box: Box, lang: str) -> list[Sea]:
    names = names_of(box, lang)
    return [Sea(id, names.named("sea", id)) for id in box.sea_ids]


@lru_cache(maxsize=20)
def tiles(box: Box, now: int) -> list[Tile]:
    records = [box.tables["movement"][id] for id in TILES]
    return [Tile(TILES[n], tile.territory, tile.sea, n == now) for n, tile in enumerate(records)]


@lru_cache(maxsize=20)
def turns(box: Box, lang: str, last: int) -> list[Turn]:
    names = names_of(box, lang)
    festivals = {festival.turn: festival.id for festival in box.festivals}
    found = []
    for n in range(1, last + 1):
        id = festivals.get(n, "")
        found.append(Turn(n, id, names.named("festival", id) if id else names.say("month", n=n)))
    return found


@lru_cache(maxsize=MANY)
def objective(box: Box, lang: str, festival: str, number: int, met: tuple[str, ...]) -> Objective:
    record = box.tables["festival"][festival].objectives[number]
    return Objective(names_of(box, lang).word(record.text), record.vp, list(met))


@lru_cache(maxsize=MANY)
def trophy(box: Box, lang: str, number: int, holder: str, travelling: bool) -> Trophy:
    names, id = names_of(box, lang), box.trophy_ids[number]
    house = box.tables["trophy"][id].from_
    return Trophy(id, names.trophy(number), names.trophy_text(number), holder, travelling, house)


# -- cards


@lru_cache(maxsize=100)
def actions(box: Box, lang: str, players: tuple[int, ...]) -> list[ActionCard]:
    """Every card that one of these tribes has, in the order of the box."""
    theirs = sorted({card for who in players for card in box.deck_of[who]})
    return [action(box, lang, card) for card in theirs]


@lru_cache(maxsize=500)
def action(box: Box, lang: str, card: int) -> ActionCard:
    names, action, id = names_of(box, lang), box.actions[card], box.action_ids[card]
    record = box.tables["action"][id]
    place: Any = PLACES[action.place]
    kind: Any = TYPES[action.type]
    return ActionCard(
        id=id,
        name=names.card(card),
        text=names.card_text(card),
        type=kind,
        type_name=names.say("type", n=action.type),
        special=action.special,
        cost=record.cost,
        classes=classes_in(action.classes),
        classes_text=names.classes(action.classes),
        place=place,
        place_text=names.say("place", place=place),
        from_=record.from_,
    )


@lru_cache(maxsize=MANY)
def own_card(box: Box, card: int, state: int) -> OwnCard:
    return OwnCard(box.action_ids[card], STATES[state])


@lru_cache(maxsize=500)
def event(box: Box, lang: str, card: int) -> EventCard:
    names, record = names_of(box, lang), box.tables["event"][box.event_ids[card]]
    delayed = box.events[card].window != IMMEDIATE
    return EventCard(box.event_ids[card], names.event(card), names.event_text(card), delayed, record.from_)


@lru_cache(maxsize=100)
def ability(box: Box, lang: str, who: int) -> Ability:
    names, id = names_of(box, lang), box.ability_ids[who]
    record = box.tables["ability"][id]
    return Ability(id, names.ability(who), names.word(record.text), record.from_)


# -- units


@lru_cache(maxsize=MANY)
def character(box: Box, lang: str, number: int, strength: int, where: int, worn: int) -> Character:
    names, id = names_of(box, lang), box.character_ids[number]
    record = box.tables["character"][id]
    slots = [
        Slot(
            good=slot.good,
            good_name=names.good(GOODS.index(slot.good)),
            bonus=slot.bonus,
            bonus_name=names.say("bonus", bonus=slot.bonus),
            filled=bool(worn >> place & 1),
        )
        for place, slot in enumerate(record.slots)
    ]
    return Character(
        id=id,
        name=names.character(number),
        class_=record.class_,
        class_name=names.say("a-class", name=record.class_),
        grey=record.tribe is None,
        force=record.force,
        strength=strength,
        where=WHERE[where],
        slots=slots,
        from_=record.from_,
    )


@lru_cache(maxsize=MANY)
def crowd(box: Box, lang: str, characters: tuple[int, ...], commoners: int, force: int) -> Crowd:
    text = names_of(box, lang).crowd(characters, commoners)
    return Crowd(commoners, [box.character_ids[each] for each in characters], force, text)


@lru_cache(maxsize=100)
def still(box: Box, lang: str, who: int) -> dict[str, str]:
    """What is always the same of a tribe. Its letters are as few as tell it from the others: B, Ve, Vi."""
    names = names_of(box, lang)
    trait = names.word(box.tables["tribe"][TRIBES[who]].trait)
    name = names.short(who)
    others = [names.short(other) for other in range(len(TRIBES)) if other != who]
    n = next(n for n in range(1, len(name) + 1) if not any(other.startswith(name[:n]) for other in others))
    return {"id": TRIBES[who], "name": name, "letter": name[:n], "trait": trait}
