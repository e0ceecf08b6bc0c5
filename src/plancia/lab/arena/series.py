"""What the arena asks of a title. One that says nothing of its own plays a series all the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from plancia.games.shelf import game_named, titles
from plancia.kernel.game import BadSettings
from plancia.lab.arena.design import Against

MOST_PLAYERS = 6


class Series(NamedTuple):
    """`side` is what a seat plays (a key of the text "column"), `first` the roll for who begins, `players` how many can
    play each for themselves, `against` the scenarios in which all play together against the game, and with how many."""

    side: str = "seat"
    first: str = ""
    players: tuple[int, ...] = ()
    against: Callable[[], dict[str, Against]] | None = None
    together: tuple[int, ...] = ()


def series_of(game: str) -> Series:
    title = titles().get(game)
    if title is not None and title.has("series"):
        found: Series = title.part("series")
        return found
    return Series(players=tuple(n for n in range(1, MOST_PLAYERS + 1) if can_seat(game, n)))


def can_seat(game: str, players: int) -> bool:
    rulebook: Any = game_named(game)
    try:
        rulebook.table({"seats": list(rulebook.seats[:players])})
    except BadSettings:
        return False
    return players <= len(rulebook.seats)
