# not compiled
"""Any table of Nova Aetas as a position that is read back exactly."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.notation.option_names import model_name
from plancia.games.nova_aetas.notation.point_of_play import standing
from plancia.games.nova_aetas.notation.position_pieces import figure_text, marks_text
from plancia.games.nova_aetas.notation.position_rest import thing_names, thing_place
from plancia.games.nova_aetas.notation.position_schema import Position
from plancia.games.nova_aetas.notation.position_sheets import sheet_text, words_of
from plancia.games.nova_aetas.rules.missions.settings import COMPANY, PRACTICE
from plancia.games.nova_aetas.state.box import NOBODY, SEATS
from plancia.games.nova_aetas.state.field import square_name
from plancia.games.nova_aetas.state.plan import ids
from plancia.games.nova_aetas.state.state import EQUIPPING, PHASES, SETTLEMENT, NovaAetas
from plancia.kernel.written.position import Sheet, answered, in_progress, line, section, toml
from plancia.kernel.written.save import plain

AT_THE_TOP = ("seats", "rows", "heights", "mission")


def write_position(g: NovaAetas) -> str:
    """The words first; then whatever they leave out, by the names of the fields."""
    said = _words(g)
    more = _more(g, said)
    if more:
        said["more"] = more
    return _text(said)


def _words(g: NovaAetas) -> dict[str, Any]:
    said: dict[str, Any] = {"game": "nova-aetas", "seats": [SEATS[seat] for seat in g.players]}
    said["phase"] = PHASES[g.phase]
    if g.settings.get("mission") == PRACTICE:
        said["rows"] = g.settings["rows"]
        if g.settings.get("heights"):
            said["heights"] = g.settings["heights"]
    else:
        said["mission"] = g.box.mission_ids[g.mission if g.mission >= 0 else g.node]
    said["t"] = g.t
    found = standing(g) if g.stack else None
    if found is not None:
        hero, kind = found
        if hero != NOBODY:
            said["active"] = g.box.hero_ids[hero]
        elif kind != NOBODY:
            said["active"] = g.box.enemy_ids[kind]
    said |= in_progress(g) if found is None else answered(g)
    said["options"] = {"play": "campaign"} | {key: each for key, each in g.settings.items() if key not in AT_THE_TOP}
    _treasury(g, said)
    _people(g, said)
    return said


def _treasury(g: NovaAetas, said: dict[str, Any]) -> None:
    box = g.box
    if g.flags:
        said["flags"] = words_of(g.flags, box.flags).split()
    said["popolini"] = g.popolini
    for key, amounts, known in (
        ("reagents", g.reagents, ids(box.reagents)),
        ("stock", g.stock, box.item_ids),
    ):
        if any(amounts):
            said[key] = {id: n for id, n in zip(known, amounts, strict=True) if n}
    said["formulae"] = words_of(g.formulae, ids(box.formulae))


def _people(g: NovaAetas, said: dict[str, Any]) -> None:
    on_a_field = g.phase not in (SETTLEMENT, EQUIPPING) and g.mission >= 0 and bool(g.stands)
    said["heroes"] = {}
    for hero in g.company:
        if g.box.hero_ids[hero] not in g.settings.get("company", COMPANY):
            continue  # he has joined later; `more` tells
        lines = sheet_text(g, hero)
        if on_a_field:
            lines |= figure_text(g, hero, _at(g, hero))
        said["heroes"][g.box.hero_ids[hero]] = lines
    if not on_a_field:
        return
    if g.plan().stealth:
        said["alarm"] = g.alarm
    if any(g.counters):
        said["counters"] = {name: n for name, n in zip(g.plan().counters, g.counters, strict=True) if n}
    if g.things:
        said["objects"] = {name: thing_place(g, thing) for thing, name in enumerate(thing_names(g))}
    allies = {}
    for ally in range(g.box.proper, g.box.hero_side):
        if g.at[ally] >= 0 or g.inside[ally] >= 0:
            allies[g.box.hero_ids[ally]] = figure_text(g, ally, _at(g, ally))
    if allies:
        said["allies"] = allies
    said["enemies"] = {
        model_name(g.box, model): _foe(g, model) for model in range(g.box.hero_side, g.box.models) if g.at[model] >= 0
    }
    said["hours"] = {g.box.enemy_ids[kind]: hour for kind, hour in enumerate(g.group_hour) if hour >= 0}


def _at(g: NovaAetas, model: int) -> str | None:
    """Who only passes a friend's square is left to `more`."""
    square = g.at[model]
    lies = model < g.box.proper and g.down >> model & 1
    if square < 0 or not (lies or g.stands[square] == model):
        return None
    return square_name(square, g.field().width)


def _foe(g: NovaAetas, model: int) -> dict[str, Any]:
    said: dict[str, Any] = {"at": _at(g, model), **marks_text(g, model)}
    if model in g.without_loot:
        said["loot"] = False
    return said


def _more(g: NovaAetas, said: dict[str, Any]) -> dict[str, Any]:
    """Every field that would not come back as it is."""
    from plancia.games.nova_aetas.notation.position import lay_position

    words = {key: value for key, value in said.items() if key not in ("stack", "given", "orders")}
    again = lay_position(g.game, Sheet(_text({**words, "stack": []}), "position", Position), g.packs, g.content)
    return {name: narrow(plain(getattr(g, name))) for name in g.game.seen if getattr(again, name) != getattr(g, name)}


def narrow(value: Any) -> Any:
    """A number of TOML has 64 bits: a set of more things than that is written in hexadecimal."""
    if isinstance(value, list):
        return [narrow(each) for each in value]
    return hex(value) if isinstance(value, int) and value >> 63 > 0 else value


def _text(said: dict[str, Any]) -> str:
    tables = ("options", "heroes", "allies", "enemies", "hours", "counters", "objects", "reagents", "stock", "more")
    lines = []
    for key, value in said.items():
        if key == "rows":
            lines += ["rows = [", *(f"  {toml(row)}," for row in value), "]"]
        elif key not in tables:
            lines += line(key, value)
    for key in tables:
        if key in ("heroes", "allies"):
            for name, inner in said.get(key, {}).items():
                lines += section(f"{key}.{name}", inner)
        else:
            lines += section(key, said.get(key, {}))
    return "\n".join(lines) + "\n"
