"""The games there are, by name. Each is imported when it is asked for."""

from __future__ import annotations

from plancia.kernel.game import Game

NAMES = ("wroth",)
GAMES: dict[str, Game] = {}  # those that were asked for; a test puts a game of its own here


def game_named(name: str) -> Game:
    """Raises KeyError."""
    if name == "wroth" and name not in GAMES:
        from plancia.games.wroth.game import GAME

        GAMES[name] = GAME
    return GAMES[name]
