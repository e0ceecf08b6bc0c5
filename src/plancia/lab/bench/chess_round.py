"""One round of python-chess: random games. Runs in an environment of its own."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from clock import main, microseconds, pace, picker  # type: ignore[import-not-found]

chess: Any = import_module("chess")


def play(number: int) -> int:
    """A whole game; counts moves."""
    pick = picker(number)
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(pick(list(board.legal_moves)))
        moves += 1
    return moves


def share_with_a_choice(number: int) -> float:
    pick = picker(number)
    board = chess.Board()
    moves = choices = 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        choices += len(legal) > 1
        board.push(pick(legal))
        moves += 1
    return choices / moves


def in_the_middle(number: int) -> Any:
    pick = picker(number)
    board = chess.Board()
    for _ in range(60):
        if not board.is_game_over():
            board.push(pick(list(board.legal_moves)))
    return board


def move_on_a_copy(board: Any) -> None:
    """Like the others: the move, and what may be done after it."""
    twin = board.copy(stack=False)
    twin.push(next(iter(twin.legal_moves)))
    list(twin.legal_moves)


def measure(seconds: float) -> dict[str, Any]:
    boards = [board for board in map(in_the_middle, range(100)) if not board.is_game_over()]
    return {
        "version": chess.__version__,
        "pace": pace(play, seconds),
        "choice": sum(map(share_with_a_choice, range(5))) / 5,
        "clone": microseconds(lambda board: board.copy(stack=False), boards, seconds / 4),
        "step": microseconds(move_on_a_copy, boards, seconds / 4),
    }


if __name__ == "__main__":
    main(measure)
