# not compiled
"""The position of Wroth: a short text that sets any table in the players' words. What it does not mention is usual.

    round = 2
    active = "koda"                      # the beginning of a turn; or phase = "draft", the beginning of a phase
    tokens = { 3 = 3, 4 = "2 battle" }   # a value, a value and a symbol, or a token by its id
    [seats.koda]                         # clockwise, as written
    corra = 3
    dice = "mine battle"
    regions.3 = "1 grey-2, 4 regular"    # a Grey with vitality 2
    regions.shores = "2 regular"

A position in the middle of something holds the procedures in progress too, in `stack`, as write_position gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from plancia.games.wroth.content.schema import FactionWord, OmniWord
from plancia.games.wroth.notation.point_of_play import (
    ACTIONS_PHASE,
    MAINTENANCE,
    PHASES,
    SET_UP,
    Point,
    stand,
    usual_turn,
)
from plancia.games.wroth.notation.position_pieces import lay_dice, lay_pool, lay_tokens, lay_units
from plancia.games.wroth.notation.position_write import write_position
from plancia.games.wroth.rules.round.settings import Settings
from plancia.games.wroth.state.box import FACTIONS, NOBODY, TEAM
from plancia.games.wroth.state.state import ROUND_CAP, Wroth
from plancia.kernel.game import BadSettings, Game
from plancia.kernel.written.position import Sheet, Written, lay_answers, see_it_goes_on

__all__ = ["Position", "Seat", "read_position", "write_position"]

Number = Annotated[int, Meta(ge=0, le=999)]
PhaseWord = Literal["set-up", "maintenance", "spoils", "groundwork", "draft", "actions", "victory points"]
SideWord = Literal["aldan", "guild", "koda", "ooglan", "runen", "humans"]


class Seat(Struct, forbid_unknown_fields=True):
    vp: Number = 0
    corra: Number = 0
    board: Number | None = None  # regulars; if neither is given, what is left of them
    discard: Number | None = None
    dice: str = ""  # "mine battle battle"
    omniscient: OmniWord | None = None
    feats: list[str] = []  # in play
    used: list[str] = []  # in play, and used up
    bought: Number = 0  # elites bought this round
    regions: dict[str, str] = {}  # "2 stoic, 1 regular" by region


class Position(Written, kw_only=True, forbid_unknown_fields=True):
    game: Literal["wroth"] = "wroth"
    round: Annotated[int, Meta(ge=0, le=ROUND_CAP)] = 1
    phase: PhaseWord | None = None
    first: FactionWord | None = None
    active: FactionWord | None = None
    turn: Number | None = None
    set: Annotated[int, Meta(ge=1, le=3)] | None = None
    ai: FactionWord | None = None
    scenario: str | None = None
    base: Annotated[int, Meta(ge=0, le=8)] | None = None
    chaos: Annotated[int, Meta(ge=0, le=8)] | None = None
    memory: Number = 0
    humans_vp: Number = 0
    pool: str | None = None
    winners: list[SideWord] = []
    ended_by: str = ""
    tokens: dict[str, str | int] = {}
    seats: dict[str, Seat] = {}
    options: dict[str, Any] = {}


def read_position(
    game: Game, text: str, packs: Sequence[Path] = (), base: Path | None = None, file: str = "position"
) -> Wroth:
    """The table that a position sets, not yet advanced. Raises PositionError, which names every bad line."""
    sheet = Sheet(text, file, Position)
    said = sheet.record
    g = _table(game, sheet, packs, base)
    for name, seat in said.seats.items():
        who = FACTIONS.index(name)
        lay_units(sheet, g, who, seat)
        lay_dice(sheet, g, who, seat)
        _lay_goods(sheet, g, who, seat)
        _lay_feats(sheet, g, who, seat)
    lay_pool(sheet, g, said.pool)
    phase = _phase(said)
    _lay_centre(sheet, g, phase)
    sheet.settle()
    _stand(sheet, g, phase)
    lay_answers(g, said.given, said.orders)
    sheet.settle()
    see_it_goes_on(sheet, g)
    return g


def _table(game: Game, sheet: Sheet[Position], packs: Sequence[Path], base: Path | None) -> Wroth:
    said = sheet.record
    for name in said.seats:
        if name not in FACTIONS:
            sheet.unknown(("seats", name), "faction", name, FACTIONS)
    sheet.see_agreed(said.options, ("seats", "ai", "scenario"), {"seats": [], **said.options}, Settings)
    seats = [name for name in said.seats if name != said.ai]
    fewest = 2 if said.ai is None else 1
    seats += [name for name in FACTIONS if name not in (*seats, said.ai)][: max(0, fewest - len(seats))]
    settings = {**said.options, "seats": seats, "ai": said.ai, "scenario": said.scenario}
    try:
        g = game.table(settings, packs, base)
    except BadSettings as bad:
        about = "options" if bad.rule.startswith("W-FEAT") or bad.rule == "W-SETUP-09" else "seats"
        sheet.refuse(("scenario",) if "scenario" in bad.text else (about,), str(bad))
    assert isinstance(g, Wroth)
    return g


def _lay_goods(sheet: Sheet[Position], g: Wroth, who: int, seat: Seat) -> None:
    """Corra, VP, what was bought."""
    here = ("seats", FACTIONS[who])
    if seat.corra > g.stockpile:
        sheet.wrong((*here, "corra"), f"W-CORRA-01: there are 20 Corra in all; {g.stockpile} are left for this")
    g.corra[who] = seat.corra
    g.stockpile -= seat.corra
    g.bought[who] = seat.bought
    if seat.vp and g.side[who] == TEAM:
        sheet.wrong((*here, "vp"), "W-COOP-VP-01: the humans score together: write humans_vp")
    g.vp[who] = seat.vp


def _lay_feats(sheet: Sheet[Position], g: Wroth, who: int, seat: Seat) -> None:
    name = FACTIONS[who]
    own = [g.box.feat_ids[feat] for feat in g.box.feats_of[who]]
    most = 0 if who == g.ai else 2 if who in g.options.extra_feat else 1
    for key, ids, state in (("feats", seat.feats, 1), ("used", seat.used, 2)):
        for place, id in enumerate(ids):
            if id not in own:
                sheet.unknown(("seats", name, key, place), f"feat of {name}", id, own)
                continue
            most -= 1
            g.feats[g.box.feat_ids.index(id)] = state
            if most == -1:
                rule = "W-COOP-SETUP-13: the AI has no feat" if who == g.ai else f"W-FEAT-02: too many feats of {name}"
                sheet.wrong(("seats", name, key, place), rule)


def _lay_centre(sheet: Sheet[Position], g: Wroth, phase: int) -> None:
    """First player, tokens, the AI's things, who has won."""
    said = sheet.record
    if said.first is not None:
        if FACTIONS.index(said.first) in g.humans:
            g.first = g.humans.index(FACTIONS.index(said.first))
        else:
            sheet.wrong(("first",), f"W-SETUP-12: the first player is one of the humans, and {said.first} is not")
    if phase != SET_UP or said.tokens:
        lay_tokens(sheet, g, said.tokens)
    for key in ("base", "chaos", "memory", "humans_vp", "set") if g.ai == NOBODY else ():
        if getattr(said, key):
            sheet.wrong((key,), "W-SETUP-15: this is for a game against an AI faction: name it with ai")
    if g.scenario is not None:
        begun = phase != SET_UP
        g.base = (g.scenario.base[0] if begun else 0) if said.base is None else said.base
        g.chaos = (1 if begun else 0) if said.chaos is None else said.chaos
        for key, value in (("base", g.base), ("chaos", g.chaos)):
            if begun and not value:
                sheet.wrong((key,), "W-COOP-SETUP-05: the base lies in a region and the Chaos Die shows 1 to 8")
    g.memory = said.memory
    g.vp[TEAM] = said.humans_vp
    g.winners = tuple([*FACTIONS, "humans"].index(side) for side in said.winners)
    g.over = bool(g.winners)
    g.ended_by = said.ended_by


def _phase(said: Position) -> int:
    if said.phase is not None:
        return PHASES.index(said.phase)
    return MAINTENANCE if said.active is None else ACTIONS_PHASE


def _stand(sheet: Sheet[Position], g: Wroth, phase: int) -> None:
    """Put the table at the point of play that the position names."""
    said = sheet.record
    if said.stack is not None or g.over:
        g.round, g.phase = said.round, phase
        sheet.lay_stack(g, said.stack)
        return
    if phase != SET_UP and not said.round:
        sheet.wrong(("round",), "W-ROUND-01: the first round is round 1")
    if said.active is None:
        stand(g, Point(phase), said.round)
        _check_ai_die(sheet, g, phase)
        return
    active = FACTIONS.index(said.active)
    if phase != ACTIONS_PHASE:
        sheet.wrong(("active",), "W-ACT-01: only the actions phase has turns")
    elif active not in g.factions:
        sheet.wrong(("active",), f"W-ACT-01: {said.active} does not play")
    elif active != g.ai and not g.dice_of(active):
        sheet.wrong(("active",), f"W-ACT-09: {said.active} has no action die, so it is not their turn")
    sheet.settle()
    usual = usual_turn(g, active)
    turn = usual if said.turn is None else said.turn
    fits = 1 <= turn <= len(g.humans) if active == g.ai else turn == usual
    if g.ai == NOBODY:
        fits = turn > 0 and (turn - usual) % len(g.humans) == 0
    if not fits:
        sheet.wrong(("turn",), f"W-ACT-01: turn {turn} of this phase is not for {said.active}")
    if said.set is not None and said.set > (3 if len(g.humans) == 1 else 2):
        sheet.wrong(("set",), "W-COOP-ACT-04: there are three sets of turns for one human, two for more")
    _check_ai_die(sheet, g, phase)
    sheet.settle()
    stand(g, Point(phase, active, turn, said.set or 1), said.round)


def _check_ai_die(sheet: Sheet[Position], g: Wroth, phase: int) -> None:
    if g.ai != NOBODY and phase == ACTIONS_PHASE and not g.dice_of(g.ai):
        sheet.wrong(("seats", FACTIONS[g.ai]), "W-COOP-DRAFT-02: in the actions phase the AI holds one action die")
