# not compiled
"""The Heroes' sheets and things in a position, from words to the table and back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from plancia.games.nova_aetas.notation.position_schema import Figure, Position
from plancia.games.nova_aetas.rules.campaign.equipping import knows
from plancia.games.nova_aetas.state.box import (
    CARRIED,
    CHARACTERISTICS,
    NOBODY,
    SCHOOLS,
    TRAITS,
)
from plancia.games.nova_aetas.state.lay_out import give_equipment
from plancia.games.nova_aetas.state.plan import ids
from plancia.games.nova_aetas.state.sheets import refresh, replaced
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.written.position import Sheet

STRENGTHENINGS = (*CHARACTERISTICS, "health")
THING = re.compile(r"([a-z][a-z-]*)(?: (\d+))?(?: (unloaded))?(?: ([a-z]+) (\d{1,2}))?")


def bits_of(sheet: Sheet[Position], path: Sequence[str], words: list[str], known: Sequence[str], what: str) -> int:
    """["blinded", "stunned"] as bits."""
    found = 0
    for word in words:
        if word not in known:
            sheet.unknown(path, what, word, known)
        else:
            found |= 1 << list(known).index(word)
    return found


def words_of(bits: int, known: Sequence[str]) -> str:
    return " ".join(word for place, word in enumerate(known) if bits >> place & 1)


def skill_ids(g: NovaAetas, hero: int) -> list[str]:
    return [g.box.skills[skill].id for skill in g.box.heroes[hero].skills]


def lay_sheets(sheet: Sheet[Position], g: NovaAetas) -> None:
    """What stands on the Heroes' sheets."""
    for name, said in sheet.record.heroes.items():
        path = ("heroes", name)
        if name not in g.box.hero_ids[: g.box.proper]:
            sheet.unknown(path, "Hero", name, g.box.hero_ids[: g.box.proper])
            continue
        hero = g.box.hero_ids.index(name)
        if hero not in g.company:
            sheet.wrong(path, f"N-CORE-MODE-1: {name} is not in the company; options.company names the four")
            continue
        _lay_sheet(sheet, g, hero, said, path)
    refresh(g)


def _lay_sheet(sheet: Sheet[Position], g: NovaAetas, hero: int, said: Figure, path: tuple[str, str]) -> None:
    if said.advanced:
        g.advanced |= 1 << hero
        if said.schools is None:
            g.schools = replaced(g.schools, hero, g.schools[hero] | school_of_class(g, hero))
    for key, words, known, what in (
        ("skills", said.skills, skill_ids(g, hero), "Skill"),
        ("schools", said.schools, SCHOOLS, "School"),
        ("strengthened", said.strengthened, STRENGTHENINGS, "Strengthening"),
        ("graves", said.graves, ids(g.box.graves), "Grave Wound"),
        ("achieved", said.achieved, ids(g.box.achievements), "Achievement"),
    ):
        if words is not None:
            bits = bits_of(sheet, (*path, key), words.split(), known, what)
            setattr(g, key, replaced(getattr(g, key), hero, bits))
    for key in ("xp", "extra_health", "extra_main", "class_points", "destiny_level"):
        setattr(g, key, replaced(getattr(g, key), hero, getattr(said, key)))
    if said.gear is not None:
        _lay_gear(sheet, g, hero, said.gear, (*path, "gear"))


def school_of_class(g: NovaAetas, hero: int) -> int:
    """The School that comes with his Advanced Class, as a bit; or 0."""
    number = g.box.heroes[hero].class_number
    school = g.box.classes[number].school if number >= 0 else NOBODY
    return 1 << school if school >= 0 else 0


def _lay_gear(sheet: Sheet[Position], g: NovaAetas, hero: int, text: str, path: tuple[str, ...]) -> None:
    """ "sword, shield 2, crossbow unloaded, dagger burn 2": things, Wounds on them, tokens, oils."""
    for place in range(CARRIED):
        g.gear[g.carried_at(hero, place)] = NOBODY
    for part in filter(None, map(str.strip, text.split(","))):
        words = THING.fullmatch(part)
        if words is None or words[1] not in g.box.item_ids:
            sheet.unknown(path, "item", part, g.box.item_ids)
        elif not knows(g, hero, g.box.item_ids.index(words[1])):
            sheet.wrong(path, f"N-ATK-SCHOOL: {g.box.hero_ids[hero]} does not have the School of {words[1]}")
        elif give_equipment(g, hero, (g.box.item_ids.index(words[1]),)):
            sheet.wrong(path, f"N-ENC-CHECK: there is no room for {words[1]}")
        elif words[4] is not None and words[4] not in TRAITS:
            sheet.unknown(path, "trait", words[4], TRAITS)


def lay_marks(sheet: Sheet[Position], g: NovaAetas, hero: int, said: Figure) -> None:
    """What is marked on a Hero's things in a mission."""
    place: dict[int, int] = {}
    for part in filter(None, map(str.strip, (said.gear or "").split(","))):
        words = THING.fullmatch(part)
        if words is None or words[1] not in g.box.item_ids:
            continue
        item = g.box.item_ids.index(words[1])
        here = next((n for n in range(place.get(item, 0), CARRIED) if g.item(hero, n) == item), -1)
        if here < 0:
            continue  # there was no room for it
        place[item] = here + 1
        g.gear_wounds[g.carried_at(hero, here)] = int(words[2] or 0)
        g.unloaded[hero] |= (words[3] is not None) << here
        if words[4] is not None:
            g.put_oil(hero, here, TRAITS.index(words[4]), int(words[5]))
        if g.item_wounds(hero, here) > g.box.items[item].resistance:
            sheet.wrong(("heroes", g.box.hero_ids[hero], "gear"), f"N-TRAIT-RESISTANCE: {part} is too much")
    for word in said.used.split():
        for here in range(CARRIED):
            if g.item(hero, here) != NOBODY and g.box.item_ids[g.item(hero, here)] == word:
                g.used[hero] |= 1 << here


def gear_text(g: NovaAetas, hero: int) -> str:
    parts = []
    for place in range(CARRIED):
        item, wounds, (trait, attacks) = g.item(hero, place), g.item_wounds(hero, place), g.oil_on(hero, place)
        if item == NOBODY:
            continue
        text = g.box.item_ids[item]
        if wounds:
            text += f" {wounds}"
        if g.unloaded[hero] >> place & 1:
            text += " unloaded"
        if attacks:
            text += f" {TRAITS[trait]} {attacks}"
        parts.append(text)
    return ", ".join(parts)


def sheet_text(g: NovaAetas, hero: int) -> dict[str, Any]:
    """What a position says of a Hero's sheet."""
    box = g.box
    said: dict[str, Any] = {"gear": gear_text(g, hero), "skills": words_of(g.skills[hero], skill_ids(g, hero))}
    if g.schools[hero] != box.heroes[hero].schools:
        said["schools"] = words_of(g.schools[hero], SCHOOLS)
    for key, bits, known in (
        ("strengthened", g.strengthened[hero], list(STRENGTHENINGS)),
        ("graves", g.graves[hero], ids(box.graves)),
        ("achieved", g.achieved[hero], ids(box.achievements)),
    ):
        if bits:
            said[key] = words_of(bits, known)
    if g.advanced >> hero & 1:
        said["advanced"] = True
    for key in ("xp", "class_points", "extra_health", "extra_main"):
        if getattr(g, key)[hero]:
            said[key] = getattr(g, key)[hero]
    if g.destiny_level[hero] != 1:
        said["destiny_level"] = g.destiny_level[hero]
    return said
