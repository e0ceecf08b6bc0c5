# not compiled
"""The models of a position: sheets, figures, things and Enemies, from words to the table and back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from plancia.games.nova_aetas.box import (
    CARRIED,
    CHARACTERISTICS,
    NOBODY,
    SCHOOLS,
    TOKENS,
    TRAITS,
)
from plancia.games.nova_aetas.draft import in_supply
from plancia.games.nova_aetas.effects import stand
from plancia.games.nova_aetas.field import square_at
from plancia.games.nova_aetas.names import model_name
from plancia.games.nova_aetas.settings import give_equipment
from plancia.games.nova_aetas.sheets import refresh, replaced
from plancia.games.nova_aetas.state import NovaAetas
from plancia.kernel.position import Sheet

if TYPE_CHECKING:
    from plancia.games.nova_aetas.position import Figure, Foe, Position

STRENGTHENINGS = (*CHARACTERISTICS, "health")
LATER = 3  # Sectors ahead: where a token is that nobody has spoken of
THING = re.compile(r"([a-z][a-z-]*)(?: (\d+))?(?: (unloaded))?(?: ([a-z]+) (\d))?")


def bits_of(sheet: Sheet[Position], path: Sequence[str], text: str, known: Sequence[str], what: str) -> int:
    """ "blinded stunned" as bits."""
    found = 0
    for word in text.split():
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
    if said.skills is not None:
        learned = bits_of(sheet, (*path, "skills"), said.skills, skill_ids(g, hero), "Skill")
        g.skills = replaced(g.skills, hero, learned)
    if said.schools is not None:
        g.schools = replaced(g.schools, hero, bits_of(sheet, (*path, "schools"), said.schools, SCHOOLS, "School"))
    stronger = bits_of(sheet, (*path, "strengthened"), said.strengthened, STRENGTHENINGS, "Strengthening")
    g.strengthened = replaced(g.strengthened, hero, stronger)
    g.advanced |= said.advanced << hero
    graves = [card.id for card in g.box.graves]
    g.graves = replaced(g.graves, hero, bits_of(sheet, (*path, "graves"), said.graves, graves, "Grave Wound"))
    achieved = [card.id for card in g.box.achievements]
    done = bits_of(sheet, (*path, "achieved"), said.achieved, achieved, "Achievement")
    g.achieved = replaced(g.achieved, hero, done)
    g.xp = replaced(g.xp, hero, said.xp)
    g.extra_health = replaced(g.extra_health, hero, said.extra_health)
    g.extra_main = replaced(g.extra_main, hero, said.extra_main)
    g.class_points = replaced(g.class_points, hero, said.class_points)
    g.destiny_level = replaced(g.destiny_level, hero, said.destiny_level)
    if said.gear is not None:
        _lay_gear(sheet, g, hero, said.gear, (*path, "gear"))


def _lay_gear(sheet: Sheet[Position], g: NovaAetas, hero: int, text: str, path: tuple[str, ...]) -> None:
    """ "sword, shield 2, crossbow unloaded, dagger burn 2": things, Wounds on them, tokens, oils."""
    first = hero * CARRIED
    g.gear[first : first + CARRIED] = [NOBODY] * CARRIED
    for part in filter(None, map(str.strip, text.split(","))):
        words = THING.fullmatch(part)
        if words is None or words[1] not in g.box.item_ids:
            sheet.unknown(path, "item", part, g.box.item_ids)
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
        here = next((n for n in range(place.get(item, 0), CARRIED) if g.gear[hero * CARRIED + n] == item), -1)
        if here < 0:
            continue  # there was no room for it
        place[item] = here + 1
        g.gear_wounds[hero * CARRIED + here] = int(words[2] or 0)
        g.unloaded[hero] |= (words[3] is not None) << here
        if words[4] is not None:
            g.oiled[hero * CARRIED + here] = TRAITS.index(words[4]) * 8 + int(words[5])
        if g.gear_wounds[hero * CARRIED + here] > g.box.items[item].resistance:
            sheet.wrong(("heroes", g.box.hero_ids[hero], "gear"), f"N-TRAIT-RESISTANCE: {part} is too much")
    for word in said.used.split():
        for here in range(CARRIED):
            if g.gear[hero * CARRIED + here] != NOBODY and g.box.item_ids[g.gear[hero * CARRIED + here]] == word:
                g.used[hero] |= 1 << here


def gear_text(g: NovaAetas, hero: int) -> str:
    parts = []
    for place in range(CARRIED):
        at = hero * CARRIED + place
        if g.gear[at] == NOBODY:
            continue
        text = g.box.item_ids[g.gear[at]]
        if g.gear_wounds[at]:
            text += f" {g.gear_wounds[at]}"
        if g.unloaded[hero] >> place & 1:
            text += " unloaded"
        if g.oiled[at]:
            text += f" {TRAITS[g.oiled[at] // 8]} {g.oiled[at] % 8}"
        parts.append(text)
    return ", ".join(parts)


def _square(sheet: Sheet[Position], g: NovaAetas, path: Sequence[str], name: str) -> int:
    """The square, if somebody can be put there; -1 after a complaint."""
    field = g.field()
    square = square_at(name, field.width)
    if ord(name[0]) - ord("A") >= field.width or square >= field.size:
        sheet.wrong(path, f"N-CORE-GRID: {name} is not on the map")
        return -1
    return square


def lay_figures(sheet: Sheet[Position], g: NovaAetas) -> None:
    """Heroes and Allies on the field. Heroes that are not mentioned lie Down somewhere off it."""
    said = {**sheet.record.heroes, **sheet.record.allies}
    for name in sheet.record.allies:
        if name not in g.box.hero_ids[g.box.proper :]:
            sheet.unknown(("allies", name), "Ally", name, g.box.hero_ids[g.box.proper :])
    for hero in (*g.company, *range(g.box.proper, g.box.hero_side)):
        name = g.box.hero_ids[hero]
        path = ("heroes" if hero < g.box.proper else "allies", name)
        if name in said:
            _lay_figure(sheet, g, hero, said[name], path)
        elif hero < g.box.proper:
            g.heroism[hero] = 1
            if sheet.record.phase == "mission":
                g.down |= 1 << hero
                g.wounds[hero] = g.health[hero]


def _lay_figure(sheet: Sheet[Position], g: NovaAetas, hero: int, said: Figure, path: tuple[str, str]) -> None:
    g.tokens[hero] = bits_of(sheet, (*path, "tokens"), said.tokens, TOKENS, "token")
    g.armed[hero] = bits_of(sheet, (*path, "armed"), said.armed, TOKENS, "token")
    g.threat[hero] = g.box.heroes[hero].threat if said.threat is None else said.threat
    g.hour[hero] = g.t + LATER if said.hour is None else said.hour
    if sheet.record.active == path[1] and said.hour is None:
        g.hour[hero] = g.t
    g.wounds[hero] = said.wounds
    if hero < g.box.proper:
        g.heroism[hero] = said.heroism
        cards = [card.id for card in g.box.destinies]
        g.destiny[hero] = bits_of(sheet, (*path, "destiny"), said.destiny, cards, "Destiny Card")
        g.destinies &= ~g.destiny[hero]
        lay_marks(sheet, g, hero, said)
    else:
        g.came = (*g.came, hero)
    if said.inside:
        nodes = [node.id for node in g.plan().nodes]
        if said.inside not in nodes:
            sheet.unknown((*path, "inside"), "node", said.inside, nodes)
        else:
            g.inside[hero] = nodes.index(said.inside)
    if said.down:
        g.down |= 1 << hero
        g.fallen |= 1 << hero
        g.hour[hero] = -1
        g.wounds[hero] = g.health[hero]
    square = -1 if said.at is None else _square(sheet, g, (*path, "at"), said.at)
    if said.down:
        g.at[hero] = square
    elif square >= 0:
        _put(sheet, g, hero, square, (*path, "at"))
    if g.wounds[hero] >= g.health[hero] and not said.down:
        sheet.wrong((*path, "wounds"), f"N-CORE-DOWN-1: {path[1]} would be Down")


def _put(sheet: Sheet[Position], g: NovaAetas, model: int, square: int, path: Sequence[str]) -> None:
    field = g.field()
    if not field.open >> square & 1:
        sheet.wrong(path, "N-MAP-CUMBERSOME: nobody can stand there")
    elif g.stands[square] != NOBODY:
        sheet.wrong(path, f"N-CORE-FREE: {model_name(g.box, g.stands[square])} stands there")
    else:
        stand(g, model, square)


def lay_enemies(sheet: Sheet[Position], g: NovaAetas) -> None:
    """brigand-2 = { at = "C3" }, or brigand = ["C3", "D4"]."""
    names = {model_name(g.box, model): model for model in range(g.box.hero_side, g.box.models)}
    for name, said in sheet.record.enemies.items():
        path = ("enemies", name)
        if isinstance(said, list):
            if name not in g.box.enemy_ids:
                sheet.unknown(path, "Enemy", name, g.box.enemy_ids)
                continue
            kind = g.box.enemy_ids.index(name)
            for place, square in enumerate(said):
                supply = in_supply(g, kind)
                if not supply:
                    sheet.wrong(path, f"there are only {g.box.enemies[kind].models} {name}")
                    break
                _lay_foe(sheet, g, supply[0], square, (*path, str(place)))
        elif name not in names:
            sheet.unknown(path, "Enemy", name, names)
        else:
            _lay_foe(sheet, g, names[name], said.at, (*path, "at"))
            _mark_foe(sheet, g, names[name], said, path)
    for kind in range(len(g.box.enemies)):
        if g.models_of(kind):
            name = g.box.enemy_ids[kind]
            g.arrivals += 1
            g.group_arrival[kind] = g.arrivals
            g.group_hour[kind] = g.t if sheet.record.active == name else g.t + LATER
    for name, hour in sheet.record.hours.items():
        if name not in g.box.enemy_ids:
            sheet.unknown(("hours", name), "Enemy", name, g.box.enemy_ids)
        else:
            g.group_hour[g.box.enemy_ids.index(name)] = hour


def _lay_foe(sheet: Sheet[Position], g: NovaAetas, model: int, name: str, path: Sequence[str]) -> None:
    square = _square(sheet, g, path, name)
    if square >= 0:
        _put(sheet, g, model, square, path)


def _mark_foe(sheet: Sheet[Position], g: NovaAetas, model: int, said: Foe, path: tuple[str, str]) -> None:
    g.wounds[model] = said.wounds
    g.tokens[model] = bits_of(sheet, (*path, "tokens"), said.tokens, TOKENS, "token")
    g.armed[model] = bits_of(sheet, (*path, "armed"), said.armed, TOKENS, "token")
    if not said.loot:
        g.without_loot = (*g.without_loot, model)
    if said.wounds >= g.health[model]:
        sheet.wrong((*path, "wounds"), f"N-CORE-DEFEAT: {path[1]} would be defeated")


def figure_text(g: NovaAetas, hero: int, at: str | None) -> dict[str, Any]:
    """What a position says of a Hero or Ally."""
    said: dict[str, Any] = {}
    if at is not None:
        said["at"] = at
    if g.inside[hero] >= 0:
        said["inside"] = g.plan().nodes[g.inside[hero]].id
    down = hero < g.box.proper and g.down >> hero & 1
    if down:
        said["down"] = True
    elif 0 < g.wounds[hero] < g.health[hero]:
        said["wounds"] = g.wounds[hero]
    for key, bits in (("tokens", g.tokens[hero]), ("armed", g.armed[hero])):
        if bits:
            said[key] = words_of(bits, TOKENS)
    if g.threat[hero] != g.box.heroes[hero].threat:
        said["threat"] = g.threat[hero]
    said["hour"] = g.hour[hero]
    if hero < g.box.proper:
        said["heroism"] = g.heroism[hero]
        if g.destiny[hero]:
            said["destiny"] = words_of(g.destiny[hero], [card.id for card in g.box.destinies])
    return said


def sheet_text(g: NovaAetas, hero: int) -> dict[str, Any]:
    """What a position says of a Hero's sheet."""
    box = g.box
    said: dict[str, Any] = {"gear": gear_text(g, hero), "skills": words_of(g.skills[hero], skill_ids(g, hero))}
    if g.schools[hero] != box.heroes[hero].schools:
        said["schools"] = words_of(g.schools[hero], SCHOOLS)
    for key, bits, known in (
        ("strengthened", g.strengthened[hero], STRENGTHENINGS),
        ("graves", g.graves[hero], [card.id for card in box.graves]),
        ("achieved", g.achieved[hero], [card.id for card in box.achievements]),
    ):
        if bits:
            said[key] = words_of(bits, known)
    if g.advanced >> hero & 1:
        said["advanced"] = True
    for key, value in (
        ("xp", g.xp[hero]),
        ("class_points", g.class_points[hero]),
        ("extra_health", g.extra_health[hero]),
        ("extra_main", g.extra_main[hero]),
    ):
        if value:
            said[key] = value
    if g.destiny_level[hero] != 1:
        said["destiny_level"] = g.destiny_level[hero]
    return said
