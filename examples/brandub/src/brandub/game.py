"""Brandub as the kernel sees it: names, positions, what can be, who won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from brandub.rules import NOWHERE, ON_BOARD, PIECE, SQUARE, Play
from brandub.state import (
    ATTACKER,
    CORNERS,
    DEFENDER,
    KING,
    MOST_QUIET,
    SEATS,
    SEEN,
    SIDE,
    SIGNS,
    SQUARES,
    THRONE,
    Brandub,
    name_of,
)  # fmt: skip
from plancia.games.small import SmallGame, SmallPosition
from plancia.kernel import engine
from plancia.kernel.answers import Kind, by_name
from plancia.kernel.written.holds import Declared, Word, count, index, row, some
from plancia.kernel.written.position import Sheet

MOST_MOVES = 1_000  # twelve captures, and never 40 moves between two
ENDS = ("B-END-01", "B-END-02", "B-END-03", "B-END-04")
HOLDS = Declared(
    {"piece": index(SQUARES, NOWHERE), "to": index(SQUARES, NOWHERE)},
    {
        "board": row(count(KING), SQUARES),
        "turn": index(2),
        "moves": count(MOST_MOVES),
        "quiet": count(MOST_QUIET),
        "winners": some(index(2), 2),
        "ended_by": Word("", *ENDS),
    },
)


class Position(SmallPosition, kw_only=True, forbid_unknown_fields=True):
    """The board from above: A an attacker, D a defender, K the king, a dot for nothing."""

    board: Annotated[list[Annotated[str, Meta(pattern=f"^[.ADK]{{{SIDE}}}$")]], Meta(min_length=SIDE, max_length=SIDE)]
    turn: str = SEATS[0]
    moves: int = 0
    quiet: int = 0
    winners: list[str] = []
    ended_by: str = ""


class BrandubGame(SmallGame):
    name = "brandub"
    over_rule = "B-END-05"
    settings_rule = "B-SETUP-02"
    seats = SEATS
    seen: Mapping[str, str] = SEEN
    kinds: Mapping[str, Kind] = by_name(PIECE, SQUARE)
    named = {ON_BOARD: lambda g, asked, square: name_of(square)}
    position = Position

    def new(self) -> Brandub:
        return Brandub()

    def begin(self, g: Brandub) -> None:
        engine.start(g, Play())

    def said(self, g: Brandub) -> dict[str, Any]:
        signs = "".join(SIGNS[piece] for piece in g.board)
        said = {
            "board": [signs[at : at + SIDE] for at in range(0, SQUARES, SIDE)],
            "turn": SEATS[g.turn],
            "moves": g.moves,
            "quiet": g.quiet,
        }
        return said | ({"winners": [SEATS[seat] for seat in g.winners], "ended_by": g.ended_by} if g.ended_by else {})

    def lay(self, sheet: Sheet[Any], g: Brandub, said: Position) -> None:
        for seat in [said.turn, *said.winners]:
            if seat not in SEATS:
                sheet.unknown(("turn" if seat == said.turn else "winners",), "seat", seat, SEATS)
        sheet.settle()
        g.board = [SIGNS.index(sign) for line in said.board for sign in line]
        g.turn, g.moves, g.quiet = SEATS.index(said.turn), said.moves, said.quiet
        g.winners, g.ended_by = tuple(SEATS.index(seat) for seat in said.winners), said.ended_by

    def holds(self) -> Declared:
        return HOLDS

    def problem(self, g: Brandub) -> str | None:
        if not g.stack and not g.ended_by:
            return "B-MOVE-01: a game that goes on has a turn; let `stack` say which step it is at"
        if bool(g.winners) != bool(g.ended_by):
            return "B-END-05: who has won, and by which rule"
        if g.moves == 0 and not any(g.board):
            return None  # before set-up
        if g.board.count(ATTACKER) > 8 or g.board.count(DEFENDER) > 4 or g.board.count(KING) > 1:
            return "B-SETUP-01: eight attackers, four defenders and one king at most"
        if KING not in g.board and g.ended_by != "B-END-02" and not _is_taking(g):
            return "B-END-02: without a king the game is over"
        if any(g.board[square] in (ATTACKER, DEFENDER) for square in (*CORNERS, THRONE)):
            return "B-MOVE-04: only the king stands on a corner or on the throne"
        return None

    def result(self, g: Brandub) -> dict[str, Any] | None:
        if not g.ended_by:
            return None
        return {"winners": [SEATS[seat] for seat in g.winners], "rounds": (g.moves + 1) // 2, "rule": g.ended_by}


def _is_taking(g: Brandub) -> bool:
    """The king has just been taken, and the same turn says so."""
    return len(g.stack) == 2 and g.quiet == 0


GAME = BrandubGame()
