# not compiled
"""The models of a position: Heroes, Allies and Enemies on the field, from words to the table and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.notation.position_schema import Figure, Foe, Position
from plancia.games.nova_aetas.notation.position_sheets import bits_of, lay_marks, words_of
from plancia.games.nova_aetas.rules.missions.draft import in_supply
from plancia.games.nova_aetas.state.box import (
    NOBODY,
    TOKENS,
)
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.effects.time import by_rank
from plancia.games.nova_aetas.state.field import square_at
from plancia.games.nova_aetas.state.plan import ids
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.written.position import Sheet

LATER = 3  # Sectors ahead: where a token is that nobody has spoken of


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
    _mark(sheet, g, hero, said, path)
    g.threat[hero] = g.box.heroes[hero].threat if said.threat is None else said.threat
    g.hour[hero] = g.t + LATER if said.hour is None else said.hour
    if sheet.record.active == path[1] and said.hour is None:
        g.hour[hero] = g.t
    if hero < g.box.proper:
        g.heroism[hero] = said.heroism
        held = said.destiny.split()
        g.destiny[hero] = bits_of(sheet, (*path, "destiny"), held, ids(g.box.destinies), "Destiny Card")
        g.destinies &= ~g.destiny[hero]
        lay_marks(sheet, g, hero, said)
    else:
        g.came = (*g.came, hero)
    if said.inside:
        nodes = ids(g.plan().nodes)
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


def _mark(sheet: Sheet[Position], g: NovaAetas, model: int, said: Figure | Foe, path: tuple[str, str]) -> None:
    g.wounds[model] = said.wounds
    g.tokens[model] = bits_of(sheet, (*path, "tokens"), said.tokens.split(), TOKENS, "token")
    g.armed[model] = bits_of(sheet, (*path, "armed"), said.armed.split(), TOKENS, "token")


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
    g.groups = tuple(by_rank(g, [kind for kind in range(len(g.box.enemies)) if g.models_of(kind)]))
    for kind in g.groups:
        g.group_hour[kind] = g.t if sheet.record.active == g.box.enemy_ids[kind] else g.t + LATER
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
    _mark(sheet, g, model, said, path)
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
    said |= marks_text(g, hero, bool(down))
    if g.threat[hero] != g.box.heroes[hero].threat:
        said["threat"] = g.threat[hero]
    said["hour"] = g.hour[hero]
    if hero < g.box.proper:
        said["heroism"] = g.heroism[hero]
        if g.destiny[hero]:
            said["destiny"] = words_of(g.destiny[hero], ids(g.box.destinies))
    return said


def marks_text(g: NovaAetas, model: int, down: bool = False) -> dict[str, Any]:
    """Its Wounds, which go without saying while it is Down, and its tokens."""
    said: dict[str, Any] = {}
    if 0 < g.wounds[model] < g.health[model] and not down:
        said["wounds"] = g.wounds[model]
    for key, bits in (("tokens", g.tokens[model]), ("armed", g.armed[model])):
        if bits:
            said[key] = words_of(bits, TOKENS)
    return said
