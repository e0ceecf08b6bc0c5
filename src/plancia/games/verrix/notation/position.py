# not compiled
"""The position of Verrix: a short text that sets any table in the players' words. What it does not mention is usual.

    turn = 2
    active = "blue"                      # the beginning of a turn; or phase = "restore", the beginning of a phase
    order = "blue violet green"          # passed = "green" names those who have passed, in their order
    deck = "arianrhod the-gift"          # the Event cards on top, the first to be drawn first; chance shuffles the rest
    [seats.blue]                         # clockwise, as written
    vp = 5
    villages = "caledonii"
    village = "3 food, 1 spear, hostage-green"    # on the Village card; road = "..." on the Travelling card
    divine_will = 2
    available = "4 commoner, niamh"      # engaged at the village, away on the Travelling card, lined_up for Battle
    equipped.niamh = "sword horse"
    discard = ["cook"]                   # Action cards; learned, removed, lying
    event = "lugh"                       # face down

A position in the middle of something holds the procedures in progress too, in `stack`, as write_position gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from plancia.games.verrix.content.schema import TileWord, TribeWord
from plancia.games.verrix.notation.point_of_play import stand, usual_phase
from plancia.games.verrix.notation.position_pieces import (
    lay_cards,
    lay_equipment,
    lay_the_rest,
    lay_things,
    lay_units,
    lay_will,
)
from plancia.games.verrix.notation.position_table import lay_events, lay_order, lay_rest, lay_villages
from plancia.games.verrix.rules.months.set_up import ShuffleRest
from plancia.games.verrix.rules.months.settings import Settings
from plancia.games.verrix.state.box import NOBODY, TRIBES
from plancia.games.verrix.state.state import ACTION_PHASE, FESTIVAL, PHASES, SET_UP, Verrix
from plancia.kernel.decision import CHANCE
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.written.position import Sheet, Written, lay_answers, see_it_goes_on

Number = Annotated[int, Meta(ge=0, le=999)]
PhaseWord = Literal["set-up", "events", "actions", "restore", "festival"]


class Seat(Struct, forbid_unknown_fields=True):
    vp: Number = 3
    divine_will: Number = 0
    villages: str | None = None  # if it is not given, the first territory of the Set-up card
    village: str = ""
    road: str = ""
    available: str | None = None
    engaged: str = ""
    away: str = ""
    lined_up: str = ""
    market: Number | None = None  # commoners there
    returning: Number = 0
    returning_road: Number = 0
    equipped: dict[str, str] = {}
    learned: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    lying: list[str] = []
    palisade: Number = 0
    event: str = ""
    drawn: str = ""
    knows: Number = 0  # cards on top of the Event deck
    side: TribeWord | None = None  # its commander in a Battle


class Position(Written, kw_only=True, forbid_unknown_fields=True):
    game: Literal["verrix"] = "verrix"
    turn: Annotated[int, Meta(ge=1, le=12)] = 1
    phase: PhaseWord | None = None
    active: TribeWord | None = None
    order: str | None = None
    passed: str = ""
    tile: TileWord = "A"
    deck: str | None = None
    spent: str = ""
    shown: str = ""
    disc: int = 0
    ardour: bool = False
    tokens_out: str = ""
    winners: list[TribeWord] = []
    ended_by: str = ""
    seats: dict[str, Seat] = {}
    options: dict[str, Any] = {}


def read_position(
    game: Game, text: str, packs: Sequence[Path] = (), base: Path | None = None, file: str = "position"
) -> Verrix:
    """The table that a position sets, not yet advanced. Raises PositionError, which names every bad line."""
    sheet = Sheet(text, file, Position)
    said = sheet.record
    g = _table(game, sheet, packs, base)
    seats = {TRIBES.index(name): seat for name, seat in said.seats.items()}
    seats |= {who: Seat() for who in g.players if who not in seats}
    for who, seat in seats.items():
        lay_units(sheet, g, who, seat)
        lay_things(sheet, g, who, seat)
        lay_equipment(sheet, g, who, seat)
        lay_cards(sheet, g, who, seat)
        lay_will(sheet, g, who, seat)
        g.score[who], g.palisade[who] = seat.vp, seat.palisade
        g.side[who] = NOBODY if seat.side is None else TRIBES.index(seat.side)
    for who, seat in seats.items():
        lay_the_rest(sheet, g, who, seat)
    phase = _phase(said)
    lay_villages(sheet, g, seats, phase)
    lay_order(sheet, g, phase)
    unnamed = lay_events(sheet, g, seats)
    lay_rest(sheet, g)
    sheet.settle()
    _stand(sheet, g, phase)
    lay_answers(g, said.given, said.orders)
    if phase != SET_UP:  # there the whole deck is shuffled anyway
        _shuffle(sheet, g, unnamed)
    sheet.settle()
    see_it_goes_on(sheet, g)
    return g


def _table(game: Game, sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> Verrix:
    said = sheet.record
    for name in said.seats:
        if name not in TRIBES:
            sheet.unknown(("seats", name), "tribe", name, TRIBES)
    sheet.see_agreed(said.options, ("seats",), {"seats": [], **said.options}, Settings)
    seats = list(said.seats)
    seats += [name for name in TRIBES if name not in seats][: max(0, 2 - len(seats))]
    try:
        g = game.table({**said.options, "seats": seats}, packs, base)
    except BadSettings as bad:
        sheet.refuse(("seats",), str(bad))
    assert isinstance(g, Verrix)
    return g


def _shuffle(sheet: Sheet[Position], g: Verrix, unnamed: int) -> None:
    """V-SETUP-07: chance decides how the rest of the deck lies, before anything else."""
    if unnamed < 2 or not g.stack:
        return
    if CHANCE in g.given:
        sheet.wrong(("deck",), "V-SETUP-07: in the middle of a roll all cards of the deck are named")
        return
    g.stack.append(ShuffleRest(unnamed))


def _phase(said: Position) -> int:
    if said.phase is not None:
        return PHASES.index(said.phase)
    return usual_phase(said.turn) if said.active is None else ACTION_PHASE


def _stand(sheet: Sheet[Position], g: Verrix, phase: int) -> None:
    """Put the table at the point of play that the position names."""
    said = sheet.record
    if said.stack is not None or g.over:
        g.phase = phase
        sheet.lay_stack(g, said.stack)
        return
    if phase != SET_UP and (phase == FESTIVAL) != (g.turn % 3 == 0):
        sheet.wrong(("phase",), f"V-FLOW-01: Turn {g.turn} has no such phase")
    active = NOBODY if said.active is None else TRIBES.index(said.active)
    if active != NOBODY and (phase != ACTION_PHASE or active not in g.order or active in g.passes):
        sheet.wrong(("active",), f"V-ACT-01: it cannot be the turn of {said.active}")
    if active == NOBODY and g.passes and phase in (ACTION_PHASE, usual_phase(g.turn)):
        sheet.wrong(("passed",), "V-ACT-04: nobody has passed before the Action Phase")
    sheet.settle()
    stand(g, phase, active)
