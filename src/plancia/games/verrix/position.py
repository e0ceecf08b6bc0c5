# not compiled
"""The position of Verrix: a short text that sets any table in the players' words. What it does not mention is usual.

    turn = 2
    active = "blue"                      # the beginning of a turn; or phase = "restore", the beginning of a phase
    order = "blue violet green"          # passed = "green" names those who have passed, in their order
    deck = "arianrhod the-gift"          # the Event cards on top, the first to be drawn first
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

from plancia.games.verrix.box import NOBODY, TILES, TRIBES
from plancia.games.verrix.effects import PlaceVillage
from plancia.games.verrix.game import GAME
from plancia.games.verrix.position_pieces import (
    lay_cards,
    lay_equipment,
    lay_the_rest,
    lay_things,
    lay_units,
)
from plancia.games.verrix.position_write import write_position
from plancia.games.verrix.schema import TileWord, TribeWord
from plancia.games.verrix.settings import Settings
from plancia.games.verrix.standing import stand, usual_phase
from plancia.games.verrix.state import ACTION_PHASE, FESTIVAL, PHASES, RESTORE_PHASE, SET_UP, Verrix
from plancia.kernel import engine
from plancia.kernel.game import BadSettings
from plancia.kernel.position import Frame, Sheet, set_short_frames
from plancia.kernel.save import DAMAGE, BadSave

__all__ = ["Position", "Seat", "read_position", "write_position"]

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


class Position(Struct, forbid_unknown_fields=True):
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
    stack: list[Frame] | None = None
    given: list[tuple[int, list[int]]] = []
    orders: list[tuple[int, str, int]] = []


def read_position(text: str, file: str = "position", packs: Sequence[Path] = (), base: Path | None = None) -> Verrix:
    """The table that a position sets, not yet advanced. Raises PositionError, which names every bad line."""
    sheet = Sheet(text, file, Position)
    said = sheet.record
    g = _table(sheet, packs, base)
    seats = {TRIBES.index(name): seat for name, seat in said.seats.items()}
    seats |= {who: Seat() for who in g.players if who not in seats}
    for who, seat in seats.items():
        lay_units(sheet, g, who, seat)
        lay_things(sheet, g, who, seat)
        lay_equipment(sheet, g, who, seat)
        lay_cards(sheet, g, who, seat)
        g.score[who], g.will[who], g.palisade[who] = seat.vp, seat.divine_will, seat.palisade
        g.side[who] = NOBODY if seat.side is None else TRIBES.index(seat.side)
    g.reserve -= sum(g.will)
    for who, seat in seats.items():
        lay_the_rest(sheet, g, who, seat)
    phase = _phase(said)
    _lay_villages(sheet, g, seats, phase)
    _lay_order(sheet, g, phase)
    _lay_events(sheet, g, seats)
    _lay_rest(sheet, g)
    sheet.settle()
    _stand(sheet, g, phase)
    g.given = {by: tuple(picks) for by, picks in said.given}
    for by, rule, option in said.orders:
        g.orders.setdefault(by, {})[rule] = option
    sheet.settle()
    problem = GAME.problem(g)
    if problem is not None:
        sheet.refuse((), problem)
    try:
        engine.advance(g.clone())
    except DAMAGE as error:
        sheet.refuse(("stack",), f"the game cannot go on from it ({type(error).__name__}: {error})")
    return g


def _table(sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> Verrix:
    said = sheet.record
    for name in said.seats:
        if name not in TRIBES:
            sheet.unknown(("seats", name), "tribe", name, TRIBES)
    if "seats" in said.options:
        sheet.wrong(("options", "seats"), "this is no option: it stands at the top of a position")
    sheet.settle()
    sheet.check({"seats": [], **said.options}, Settings, ("options",))
    sheet.settle()
    seats = list(said.seats)
    seats += [name for name in TRIBES if name not in seats][: max(0, 2 - len(seats))]
    try:
        return GAME.table({**said.options, "seats": seats}, packs, base)
    except BadSettings as bad:
        sheet.refuse(("seats",), str(bad))


def _phase(said: Position) -> int:
    if said.phase is not None:
        return PHASES.index(said.phase)
    return usual_phase(said.turn) if said.active is None else ACTION_PHASE


def _lay_villages(sheet: Sheet[Position], g: Verrix, seats: dict[int, Seat], phase: int) -> None:
    """Named ones first; then the usual ones where there is room."""
    for who, seat in seats.items():
        for name in (seat.villages or "").split():
            path = ("seats", TRIBES[who], "villages")
            if name not in g.box.territory_ids:
                sheet.unknown(path, "territory", name, g.box.territory_ids)
            elif g.villages[g.box.territory_ids.index(name)] != NOBODY:
                sheet.wrong(path, f"V-A-16: there is a village in {name} already")
            elif g.villages_of(who) == 3:
                sheet.wrong(path, "V-SETUP-10: a tribe has three villages")
            else:
                PlaceVillage(who, g.box.territory_ids.index(name), "V-SETUP-24").apply(g)
    for who, seat in seats.items():
        if seat.villages is None and phase != SET_UP:
            free = [each for each in g.box.start_territories[who] if g.villages[each] == NOBODY]
            if free:
                PlaceVillage(who, free[0], "V-SETUP-24").apply(g)


def _lay_order(sheet: Sheet[Position], g: Verrix, phase: int) -> None:
    said = sheet.record
    for key, text in (("order", said.order), ("passed", said.passed)):
        for name in (text or "").split():
            if name not in TRIBES or TRIBES.index(name) not in g.players:
                sheet.unknown((key,), "tribe that plays", name, [TRIBES[who] for who in g.players])
            else:
                (g.order if key == "order" else g.passes).append(TRIBES.index(name))
    if said.order is None and phase != SET_UP:
        g.order = list(g.players)
    if phase == RESTORE_PHASE and not said.passed:
        g.passes = g.order.copy()  # everybody has passed, as a rule in this order


def _lay_events(sheet: Sheet[Position], g: Verrix, seats: dict[int, Seat]) -> None:
    """Cards by name; those that nobody names are at the bottom of the deck, or nowhere if a whole deck is named."""
    said = sheet.record
    left = list(g.box.event_ids)

    def cards(path: tuple[str, ...], text: str) -> list[int]:
        found = []
        for name in text.split():
            if name not in left:
                sheet.unknown(path, "Event card left", name, left)
            else:
                left.remove(name)
                found.append(g.box.event_ids.index(name))
        return found

    g.spent = cards(("spent",), said.spent)
    g.open = cards(("shown",), said.shown)
    for who, seat in seats.items():
        g.held[who] = sorted(cards(("seats", TRIBES[who], "event"), seat.event))
        g.drawn[who] = cards(("seats", TRIBES[who], "drawn"), seat.drawn)
    top = cards(("deck",), said.deck or "")
    g.deck = [g.box.event_ids.index(name) for name in reversed(left)] + top[::-1]
    for who, seat in seats.items():
        g.known[who] = g.deck[len(g.deck) - seat.knows :] if seat.knows else []


def _lay_rest(sheet: Sheet[Position], g: Verrix) -> None:
    said = sheet.record
    g.turn, g.tile, g.disc, g.ardour = said.turn, TILES.index(said.tile), said.disc, said.ardour
    for word in said.tokens_out.split():
        if not word.isdigit() or int(word) >= len(g.bag) or not g.bag[int(word)]:
            sheet.wrong(("tokens_out",), f"V-SETUP-05: there is no token {word} left in the bag")
        else:
            g.bag[int(word)] -= 1
    g.winners = tuple(TRIBES.index(name) for name in said.winners)
    g.over = bool(g.winners)
    g.ended_by = said.ended_by


def _stand(sheet: Sheet[Position], g: Verrix, phase: int) -> None:
    """Put the table at the point of play that the position names."""
    said = sheet.record
    if said.stack is not None or g.over:
        g.phase = phase
        try:
            set_short_frames(g, said.stack or [])
        except (BadSave, ValueError, TypeError, AttributeError) as problem:
            sheet.wrong(("stack",), str(problem))
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
