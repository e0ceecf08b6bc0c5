"""The titles there are: those in this folder, and those of other installed packages (entry point plancia.games).

Each is imported when it is asked for.
"""

from __future__ import annotations

import pkgutil
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

import plancia.games
from plancia.games.title import Title
from plancia.kernel.game import Game

GAMES: dict[str, Game] = {}  # those that were asked for; a test puts a game of its own here


@cache
def titles() -> dict[str, Title]:
    """By name, as they stand on the shelf. Nobody takes the place of a title that is here."""
    found: dict[str, Title] = {}
    for title in (*_here(), *_installed()):
        found.setdefault(title.name, title)
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def _here() -> Iterator[Title]:
    for module in pkgutil.iter_modules(plancia.games.__path__):
        if module.ispkg:
            yield import_module(f"{plancia.games.__name__}.{module.name}").TITLE


def _installed() -> Iterator[Title]:
    for entry in entry_points(group="plancia.games"):
        try:
            title = entry.load()
        except Exception as problem:  # whatever is wrong with it, the others can be played
            warnings.warn(f"{entry.value} is left out: {type(problem).__name__}: {problem}", stacklevel=2)
            continue
        if isinstance(title, Title):
            yield title


def names() -> tuple[str, ...]:
    return tuple(titles())


def game_named(name: str) -> Game:
    """Raises KeyError."""
    if name not in GAMES:
        game: Game = titles()[name].part("game")
        GAMES[name] = game
    return GAMES[name]
