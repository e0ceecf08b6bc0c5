# not compiled
"""The sheets of the Heroes for whoever draws them."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.shown.scene_models import Card, Gear, Hero, Skill, Word
from plancia.games.nova_aetas.state.box import (
    ABILITIES,
    CARRIED,
    KEYWORDS,
    NOBODY,
    PLACES,
    SCHOOLS,
    SLOTS,
    TRAITS,
)
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits


def hero(names: Names, number: int) -> Hero:
    g, card = names.g, names.box.heroes[number]
    record = names.box.tables["hero"][card.id]
    return Hero(
        id=card.id,
        name=names.hero(number),
        class_name=names.word(record.class_),
        text=names.word(record.text),
        seat=g.game.seats[g.controller(number)],
        stats={
            "rapidity": g.rapidity[number],
            "dexterity": g.dexterity[number],
            "physique": g.physique[number],
            "mind": g.mind[number],
            "health": g.health[number],
        },
        heroism=g.heroism[number],
        keywords=[_word(names, "keyword", KEYWORDS[each]) for each in bits(card.keywords)],
        schools=[_word(names, "school", SCHOOLS[each]) for each in bits(g.schools[number])],
        abilities=[names.named("ability", ABILITIES[each]) for each in bits(g.able[number]) if each < len(ABILITIES)],
        gear=[_gear(names, number, place) for place in range(CARRIED)],
        skills=[_skill(names, number, place) for place in range(len(card.skills))],
        destiny=[_card(names, "destiny", g.box.destinies[each].id) for each in bits(g.destiny[number])],
        destiny_level=g.destiny_level[number],
        graves=[_card(names, "grave-wound", g.box.graves[each].id) for each in bits(g.graves[number])],
        fresh_graves=[_card(names, "grave-wound", g.box.graves[each].id) for each in bits(g.fresh_graves[number])],
        xp=g.xp[number],
        class_points=g.class_points[number],
        advanced=names.advanced_class(number) if g.advanced >> number & 1 else "",
        achievements=[_card(names, "achievement", g.box.achievements[each].id) for each in bits(g.achieved[number])],
        bonds={g.box.hero_ids[other]: g.bond(number, other) for other in g.company if other != number},
        visits=g.visits[number],
    )


def _word(names: Names, kind: str, id: str) -> Word:
    return Word(id, names.named(kind, id), names.text(kind, id))


def _card(names: Names, kind: str, id: str) -> Card:
    record: Any = names.box.tables[kind][id]
    return Card(id, names.word(record.name), names.word(record.text), record.from_)


def _gear(names: Names, number: int, place: int) -> Gear:
    g = names.g
    item, slot = g.item(number, place), SLOTS[PLACES[place]]
    slot_name = names.say("slot", name=slot)
    if item == NOBODY:
        return Gear(place, slot, slot_name, "", "", "", "", 0, 0, False, "", "house")
    card, id = g.box.items[item], g.box.item_ids[item]
    record: Any = g.box.tables["item"][id]
    line = names.attack(card.attack, False) if card.attack is not None else ""
    (trait, attacks), wounds = g.oil_on(number, place), g.item_wounds(number, place)
    oil = names.named("trait", TRAITS[trait]) if attacks else ""
    unloaded = g.unloaded[number] >> place & 1 == 1
    return Gear(
        place, slot, slot_name, id, names.item(item), names.word(record.text), line, card.resistance, wounds,
        unloaded, oil, record.from_,
    )  # fmt: skip


def _skill(names: Names, number: int, place: int) -> Skill:
    g = names.g
    skill = g.box.skills[g.box.heroes[number].skills[place]]
    record: Any = g.box.tables["skill"][skill.id]
    return Skill(
        id=skill.id,
        name=names.word(record.name),
        text=names.word(record.text),
        form=names.say("skill-form", name=skill.form),
        price=", ".join(names.costs(skill)),
        learned=g.skills[number] >> place & 1 == 1,
        xp=skill.xp,
        advanced=skill.class_number >= 0,
        from_=record.from_,
    )
