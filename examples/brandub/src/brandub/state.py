"""What lies on the board, and what can happen to it."""

from __future__ import annotations

from typing import Final

from plancia.kernel.state import Effect, State

SIDE: Final = 7
SQUARES: Final = SIDE * SIDE
THRONE: Final = SQUARES // 2
CORNERS: Final = (0, SIDE - 1, SQUARES - SIDE, SQUARES - 1)
ATTACKERS, DEFENDERS = 0, 1
SEATS: Final = ("attackers", "defenders")
EMPTY, ATTACKER, DEFENDER, KING = range(4)
SIGNS: Final = ".ADK"
SET_UP: Final = ("...A...", "...A...", "...D...", "AADKDAA", "...D...", "...A...", "...A...")
MOST_QUIET: Final = 40  # B-END-04


def name_of(square: int) -> str:
    """d4: the file from the left, the rank from below."""
    return f"{'abcdefg'[square % SIDE]}{SIDE - square // SIDE}"


def lines_from(square: int) -> list[list[int]]:
    """Up, down, left and right, each to the edge: the nearest square first."""
    x, y = square % SIDE, square // SIDE
    return [
        [x + SIDE * up for up in range(y - 1, -1, -1)],
        [x + SIDE * down for down in range(y + 1, SIDE)],
        [left + SIDE * y for left in range(x - 1, -1, -1)],
        [right + SIDE * y for right in range(x + 1, SIDE)],
    ]


LINES: Final = [lines_from(square) for square in range(SQUARES)]


class Brandub(State):
    def __init__(self) -> None:
        super().__init__()
        self.board = [EMPTY] * SQUARES
        self.turn = ATTACKERS
        self.moves = 0  # made
        self.quiet = 0  # in a row without a capture
        self.winners: tuple[int, ...] = ()
        self.ended_by = ""  # the rule; empty: it goes on

    def side_at(self, square: int) -> int:
        """Whose piece stands there; -1: nobody's."""
        piece = self.board[square]
        return -1 if piece == EMPTY else ATTACKERS if piece == ATTACKER else DEFENDERS

    def clone(self) -> Brandub:
        twin = Brandub()
        twin.board = self.board.copy()
        twin.turn, twin.moves, twin.quiet = self.turn, self.moves, self.quiet
        twin.winners, twin.ended_by = self.winners, self.ended_by
        self.copy_kernel_to(twin)
        return twin


SEEN: Final = dict.fromkeys(("board", "turn", "moves", "quiet", "winners", "ended_by"), "all")


class SetUp(Effect[Brandub]):
    RULE = "B-SETUP-01"

    def apply(self, g: Brandub) -> None:
        g.board = [SIGNS.index(sign) for row in SET_UP for sign in row]


class Move(Effect[Brandub]):
    RULE = "B-MOVE-01"

    def __init__(self, piece: int, source: int, to: int) -> None:
        self.piece = piece
        self.source = source
        self.to = to

    def apply(self, g: Brandub) -> None:
        g.board[self.source] = EMPTY
        g.board[self.to] = self.piece
        g.moves += 1
        g.quiet += 1


class Capture(Effect[Brandub]):
    RULE = "B-TAKE-01"

    def __init__(self, piece: int, at: int) -> None:
        self.piece = piece
        self.at = at

    def apply(self, g: Brandub) -> None:
        g.board[self.at] = EMPTY
        g.quiet = 0


class PassTurn(Effect[Brandub]):
    """The other side is next."""

    RULE = "B-MOVE-01"
    QUIET = True

    def apply(self, g: Brandub) -> None:
        g.turn = 1 - g.turn


class End(Effect[Brandub]):
    ENDING = True

    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def apply(self, g: Brandub) -> None:
        g.winners = self.winners
        g.ended_by = self.rule
