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
from typing import Any

from plancia.games.nova_aetas.notation.point_of_play import stand_at
from plancia.games.nova_aetas.notation.position_pieces import lay_enemies, lay_figures
from plancia.games.nova_aetas.notation.position_rest import lay_rest, lay_treasury
from plancia.games.nova_aetas.notation.position_schema import Position
from plancia.games.nova_aetas.notation.position_sheets import lay_sheets
from plancia.games.nova_aetas.notation.position_write import AT_THE_TOP, write_position
from plancia.games.nova_aetas.rules.missions.settings import PRACTICE, Settings
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.lay_out import LayMission
from plancia.games.nova_aetas.state.sheets import refresh
from plancia.games.nova_aetas.state.state import MISSION, PHASES, NovaAetas
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.written.position import Sheet, lay_answers, see_fields_fit, see_it_goes_on
from plancia.kernel.written.save import like

__all__ = ["read_position", "write_position"]


def read_position(
    game: Game, text: str, packs: Sequence[Path] = (), base: Path | None = None, file: str = "position"
) -> NovaAetas:
    """The table that a position sets, not yet advanced. Raises PositionError, which names every bad line."""
    sheet = Sheet(text, file, Position)
    g = lay_position(game, sheet, packs, base)
    see_it_goes_on(sheet, g)
    return g


def lay_position(game: Game, sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> NovaAetas:
    said = sheet.record
    g = _table(game, sheet, packs, base)
    lay_sheets(sheet, g)
    lay_treasury(sheet, g)
    if said.phase != "settlement" and said.phase != "equipping":
        _lay_field(sheet, g)
    g.phase = PHASES.index(said.phase)
    sheet.settle()
    _lay_more(sheet, g)
    sheet.settle()
    if said.more:
        see_fields_fit(sheet, g)
    refresh(g)
    g.restored()
    _stand(sheet, g)
    lay_answers(g, said.given, said.orders)
    sheet.settle()
    return g


def _table(game: Game, sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> NovaAetas:
    said = sheet.record
    agreed = {"play": "mission", **said.options, "seats": said.seats}
    if said.mission is not None and agreed["play"] == "mission":
        agreed["mission"] = said.mission
    if said.rows:
        agreed |= {"mission": PRACTICE, "rows": said.rows, "heights": said.heights}
    sheet.see_agreed(said.options, AT_THE_TOP, agreed, Settings)
    try:
        g = game.table(agreed, packs, base)
    except BadSettings as bad:
        sheet.refuse(("options",), str(bad))
    assert isinstance(g, NovaAetas)
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
        if name not in g.game.seen:
            sheet.unknown(("more", name), "field", name, g.game.seen)
            continue
        try:
            setattr(g, name, like(getattr(g, name), widened(value)))
        except ValueError as problem:
            sheet.wrong(("more", name), str(problem))


def widened(value: Any) -> Any:
    """What `narrow` has written. Raises ValueError."""
    if isinstance(value, list):
        return [widened(each) for each in value]
    return int(value, 16) if isinstance(value, str) and value.startswith("0x") else value


def _stand(sheet: Sheet[Position], g: NovaAetas) -> None:
    """Put the table at the point of play that the position names."""
    said = sheet.record
    if said.stack is not None or g.over:
        sheet.lay_stack(g, said.stack)
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
