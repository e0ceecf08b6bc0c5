# not compiled
"""The position of Nova Aetas: a short text that sets any table in the players' words. What is not said is usual.

    t = 5
    active = "valerio"                   # his Activation begins; or an Enemy type: its group's; nobody: the next Sector
    rows = ["........", "..T....."]      # a field of its own, or mission = "M1"; heights = { C3 = 1 }
    [heroes.valerio]
    at = "C3"
    wounds = 2
    tokens = "blinded stunned"
    gear = "sword, shield 2"             # with Wounds on it; "crossbow unloaded", "sword burn 2" (oiled)
    [enemies.brigand-1]
    at = "D3"
    [enemies]                            # or several at once, the next numbers
    papal-guard = ["E3", "E4"]

What cannot be said in words stands in `more`, by the name of the field; a position in the middle of something holds the
procedures in progress too, in `stack`. Both as write_position gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from plancia.games.nova_aetas.box import NOBODY
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.laying import LayMission
from plancia.games.nova_aetas.position_pieces import lay_enemies, lay_figures, lay_sheets
from plancia.games.nova_aetas.position_rest import lay_rest, lay_treasury
from plancia.games.nova_aetas.position_write import write_position
from plancia.games.nova_aetas.schema_happenings import Rows, Square
from plancia.games.nova_aetas.settings import PRACTICE, Settings
from plancia.games.nova_aetas.sheets import refresh
from plancia.games.nova_aetas.standing import stand_at
from plancia.games.nova_aetas.state import MISSION, PHASES, NovaAetas
from plancia.kernel.game import BadSettings
from plancia.kernel.position import Frame, Given, Orders, Sheet, lay_answers, see_it_goes_on, set_short_frames
from plancia.kernel.save import BadSave, like

__all__ = ["Figure", "Foe", "Position", "read_position", "write_position"]

Number = Annotated[int, Meta(ge=0, le=999)]
Word = Annotated[str, Meta(max_length=400)]


class Figure(Struct, forbid_unknown_fields=True):
    """A Hero or an Ally, on the field and on the sheet."""

    at: Square | None = None
    inside: Word = ""  # a node of a Location Card
    wounds: Number = 0
    tokens: Word = ""
    armed: Word = ""
    threat: Number | None = None
    heroism: Number = 1
    hour: Annotated[int, Meta(ge=-1, le=999)] | None = None
    down: bool = False
    destiny: Word = ""  # cards he holds
    gear: Word | None = None
    used: Word = ""  # things that work once per mission
    skills: Word | None = None  # not given: those he starts with
    strengthened: Word = ""
    advanced: bool = False
    xp: Number = 0
    class_points: Number = 0
    destiny_level: Annotated[int, Meta(ge=1, le=3)] = 1
    schools: Word | None = None
    graves: Word = ""
    achieved: Word = ""
    extra_health: Number = 0  # of a ready-made Hero
    extra_main: Number = 0


class Foe(Struct, forbid_unknown_fields=True):
    at: Square
    wounds: Number = 0
    tokens: Word = ""
    armed: Word = ""
    loot: bool = True


class Position(Struct, forbid_unknown_fields=True):
    game: Literal["nova-aetas"] = "nova-aetas"
    seats: list[str] = field(default_factory=lambda: ["one"])
    phase: Literal["settlement", "equipping", "set-up", "mission", "end-of-mission"] = "mission"
    mission: Word | None = None
    rows: Rows = []
    heights: dict[Square, Annotated[int, Meta(ge=0, le=7)]] = {}
    t: Number = 1
    active: Word | None = None
    heroes: dict[str, Figure] = {}
    allies: dict[str, Figure] = {}
    enemies: dict[str, Foe | list[Square]] = {}
    hours: dict[str, Annotated[int, Meta(ge=-1, le=999)]] = {}  # of Enemy types
    alarm: Annotated[int, Meta(ge=-1, le=999)] | None = None  # when it was raised; -1: not yet
    flags: list[str] = []
    counters: dict[str, Number] = {}
    objects: dict[str, Word] = {}  # "blood-2" = "C9", or who carries it, "gone" or "unseen"
    popolini: Number | None = None
    reagents: dict[str, Number] = {}
    stock: dict[str, Number] = {}
    formulae: Word | None = None
    options: dict[str, Any] = {}
    more: dict[str, Any] = {}
    stack: list[Frame] | None = None
    given: Given = []
    orders: Orders = []


def read_position(text: str, file: str = "position", packs: Sequence[Path] = (), base: Path | None = None) -> NovaAetas:
    """The table that a position sets, not yet advanced. Raises PositionError, which names every bad line."""
    sheet = Sheet(text, file, Position)
    g = lay_position(sheet, packs, base)
    see_it_goes_on(sheet, g)
    return g


def lay_position(sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> NovaAetas:
    said = sheet.record
    g = _table(sheet, packs, base)
    lay_sheets(sheet, g)
    lay_treasury(sheet, g)
    if said.phase != "settlement" and said.phase != "equipping":
        _lay_field(sheet, g)
    g.phase = PHASES.index(said.phase)
    sheet.settle()
    _lay_more(sheet, g)
    sheet.settle()
    refresh(g)
    g.restored()
    _stand(sheet, g)
    lay_answers(g, said.given, said.orders)
    sheet.settle()
    return g


def _table(sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> NovaAetas:
    said = sheet.record
    for key in ("seats", "rows", "heights", "mission"):
        if key in said.options:
            sheet.wrong(("options", key), "this is no option: it stands at the top of a position")
    sheet.settle()
    agreed = {"play": "mission", **said.options, "seats": said.seats}
    if said.mission is not None and agreed["play"] == "mission":
        agreed["mission"] = said.mission
    if said.rows:
        agreed |= {"mission": PRACTICE, "rows": said.rows, "heights": said.heights}
    sheet.check(agreed, Settings, ("options",))
    sheet.settle()
    try:
        g = GAME.table(agreed, packs, base)
    except BadSettings as bad:
        sheet.refuse(("options",), str(bad))
    if said.mission is not None and not said.rows:
        if said.mission not in g.box.mission_ids:
            sheet.unknown(("mission",), "mission", said.mission, g.box.mission_ids)
            sheet.settle()
        g.node = g.box.mission_ids.index(said.mission)
    return g


def _lay_field(sheet: Sheet[Position], g: NovaAetas) -> None:
    LayMission(g.node).apply(g)
    g.t = sheet.record.t
    if g.plan().field is None:
        return  # an Encounter
    lay_figures(sheet, g)
    lay_enemies(sheet, g)
    lay_rest(sheet, g)


def _lay_more(sheet: Sheet[Position], g: NovaAetas) -> None:
    for name, value in sheet.record.more.items():
        if name not in GAME.seen:
            sheet.unknown(("more", name), "field", name, GAME.seen)
            continue
        try:
            setattr(g, name, like(getattr(g, name), value))
        except ValueError as problem:
            sheet.wrong(("more", name), str(problem))


def _stand(sheet: Sheet[Position], g: NovaAetas) -> None:
    """Put the table at the point of play that the position names."""
    said = sheet.record
    if said.stack is not None or g.over:
        try:
            set_short_frames(g, said.stack or [])
        except (BadSave, ValueError, TypeError, AttributeError) as problem:
            sheet.wrong(("stack",), str(problem))
        return
    if said.active is None:
        stand_at(g, NOBODY, NOBODY)
    elif said.active in g.box.hero_ids:
        model = g.box.hero_ids.index(said.active)
        if g.phase != MISSION or not (g.on_field(model) or g.inside[model] >= 0):
            sheet.wrong(("active",), f"N-CORE-HORO-4: {said.active} cannot act")
        stand_at(g, model, NOBODY)
    elif said.active in g.box.enemy_ids:
        kind = g.box.enemy_ids.index(said.active)
        if g.phase != MISSION or not g.models_of(kind):
            sheet.wrong(("active",), f"N-AI-01: no {said.active} is on the field")
        stand_at(g, NOBODY, kind)
    else:
        sheet.unknown(("active",), "Hero or Enemy", said.active, [*g.box.hero_ids, *g.box.enemy_ids])
