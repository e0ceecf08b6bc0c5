"""The games there are, by name. Each is imported when it is asked for."""

from __future__ import annotations

from plancia.kernel.game import Game

NAMES = ("wroth", "verrix", "nova-aetas")
GAMES: dict[str, Game] = {}  # those that were asked for; a test puts a game of its own here


def game_named(name: str) -> Game:
    """Raises KeyError."""
    if name == "wroth" and name not in GAMES:
        from plancia.games.wroth.game import GAME as WROTH

        GAMES[name] = WROTH
    if name == "verrix" and name not in GAMES:
        from plancia.games.verrix.game import GAME as VERRIX

        GAMES[name] = VERRIX
    if name == "nova-aetas" and name not in GAMES:
        from plancia.games.nova_aetas.game import GAME as NOVA_AETAS

        GAMES[name] = NOVA_AETAS
    return GAMES[name]
