"""What the arena asks of a title, and who sits where in a series: every bot in every place of the turn order, every
faction or tribe in every place, equally often. A title that says nothing of its own plays a series all the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from plancia.games.shelf import game_named, titles
from plancia.kernel.game import BadSettings

MOST_PLAYERS = 6


class Against(NamedTuple):
    """What all play against together, where the game itself takes a side."""

    scenario: str = ""
    settings: tuple[tuple[str, str], ...] = ()


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


class Seating(NamedTuple):
    """One game: bots and factions in turn order; against the game itself: in which scenario, with which settings."""

    number: int
    seed: str
    bots: tuple[str, ...]
    factions: tuple[str, ...]
    game: str
    scenario: str = ""
    against: tuple[tuple[str, str], ...] = ()

    def settings(self) -> dict[str, Any]:
        return {"seats": list(self.factions), **dict(self.against)}


EACH_OTHER = Against()


def seatings(game: str, bots: tuple[str, ...], games: int, seed: int, against: Against = EACH_OTHER) -> list[Seating]:
    """Balanced in blocks of (factions to choose from) x (seats) games."""
    return [_seating(game, bots, number, seed, against) for number in range(games)]


def _seating(game: str, bots: tuple[str, ...], number: int, seed: int, against: Against) -> Seating:
    scenario, taken = against.scenario, dict(against.settings).values()
    order = [name for name in game_named(game).seats if name not in taken]
    block, within = divmod(number, len(order) * len(bots))
    turn, shift = divmod(within, len(order))
    Random(f"factions {seed} {scenario} {len(bots)} {block}").shuffle(order)
    places = range(len(bots))
    return Seating(
        number,
        f"{seed}-{scenario or 'standard'}-{len(bots)}-{number}",
        tuple(bots[(place + turn) % len(bots)] for place in places),
        tuple(order[(place + shift) % len(order)] for place in places),
        game,
        scenario,
        against.settings,
    )
