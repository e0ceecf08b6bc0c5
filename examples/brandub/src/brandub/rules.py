"""The rulebook: ledger.toml says the same in words."""

from __future__ import annotations

from brandub.state import (
    ATTACKERS,
    CORNERS,
    DEFENDERS,
    EMPTY,
    KING,
    LINES,
    MOST_QUIET,
    SQUARES,
    THRONE,
    Brandub,
    Capture,
    End,
    Move,
    PassTurn,
    SetUp,
)
from plancia.kernel.answers import Kind, Range
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat

NOWHERE = -1
ON_BOARD = Range("square", SQUARES)
PIECE, SQUARE = Kind("piece"), Kind("square")
FROM, TO = PIECE.answer("{}", ON_BOARD), SQUARE.answer("{}", ON_BOARD)


class Play(Procedure):
    """The whole game."""

    @do("B-SETUP-01", "B-SETUP-02")
    def set_up(self, g: Brandub) -> None:
        g.do(SetUp())

    @repeat("B-MOVE-01")
    def turns(self, g: Brandub) -> Procedure | None:
        return None if g.ended_by else Turn()


class Turn(Procedure):
    """B-MOVE. One piece moves, takes what it takes, and perhaps ends the game."""

    def __init__(self) -> None:
        self.piece = NOWHERE
        self.to = NOWHERE

    @do("B-END-03")
    def can_move(self, g: Brandub) -> str | None:
        if any(may_begin(g, square) is None for square in range(SQUARES)):
            return None
        g.do(End((1 - g.turn,), "B-END-03"))
        return END

    @ask("B-MOVE-01", into="piece")
    def choose_piece(self, g: Brandub) -> Decision:
        asked = g.ask(g.turn, "piece")
        for square in range(SQUARES):
            if g.board[square] != EMPTY:
                asked.put(FROM, square, may_begin(g, square))
        return asked

    @ask("B-MOVE-02", into="to", chosen=True)
    def choose_square(self, g: Brandub) -> Decision:
        asked = g.ask(g.turn, "square")
        for square in range(SQUARES):
            if square != self.piece:
                asked.put(TO, square, may_go(g, self.piece, square))
        return asked

    @do("B-MOVE-02")
    def move(self, g: Brandub) -> None:
        g.do(Move(g.board[self.piece], self.piece, self.to))

    @do("B-TAKE-01", "B-TAKE-02")
    def capture(self, g: Brandub) -> None:
        for at in taken(g, self.to):
            g.do(Capture(g.board[at], at))

    @do("B-END-01", "B-END-02", "B-END-04")
    def end(self, g: Brandub) -> None:
        if KING not in g.board:
            g.do(End((ATTACKERS,), "B-END-02"))
        elif g.board.index(KING) in CORNERS:
            g.do(End((DEFENDERS,), "B-END-01"))
        elif g.quiet >= MOST_QUIET:
            g.do(End((ATTACKERS, DEFENDERS), "B-END-04"))
        else:
            g.do(PassTurn())


def may_begin(g: Brandub, square: int) -> str | None:
    """May the piece on this square move at all? The rule that forbids it, or None."""
    if g.side_at(square) != g.turn:
        return "B-MOVE-01"
    if any(may_go(g, square, to) is None for line in LINES[square] for to in line):
        return None
    return "B-MOVE-03"


def may_go(g: Brandub, piece: int, to: int) -> str | None:
    line = next((line for line in LINES[piece] if to in line), None)
    if line is None:
        return "B-MOVE-02"
    if any(g.board[square] != EMPTY for square in line[: line.index(to) + 1]):
        return "B-MOVE-03"
    if g.board[piece] != KING and to in CORNERS:
        return "B-MOVE-04"
    if g.board[piece] != KING and to == THRONE:
        return "B-MOVE-05"
    return None


def taken(g: Brandub, to: int) -> list[int]:
    """The squares of the pieces that the one which has just come here takes."""
    side, found = g.side_at(to), []
    for line in LINES[to]:
        if line and g.side_at(line[0]) == 1 - side:
            at = line[0]
            if is_ringed(g, at, side) if g.board[at] == KING else len(line) > 1 and is_hostile(g, line[1], side):
                found.append(at)
    return found


def is_hostile(g: Brandub, square: int, side: int) -> bool:
    """B-TAKE-03, B-TAKE-04: a piece of this side, a corner, or the empty throne."""
    return g.side_at(square) == side or (g.board[square] == EMPTY and (square in CORNERS or square == THRONE))


def is_ringed(g: Brandub, at: int, side: int) -> bool:
    """B-KING-01, B-KING-02: on the throne and beside it the king is taken from all sides, elsewhere from two."""
    beside = [line[0] if line else NOWHERE for line in LINES[at]]
    shut = [square != NOWHERE and is_hostile(g, square, side) for square in beside]
    if at == THRONE or THRONE in beside:
        return all(shut)
    return (shut[0] and shut[1]) or (shut[2] and shut[3])
