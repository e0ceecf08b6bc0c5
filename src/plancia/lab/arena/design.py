"""Who sits where: every bot in every place of the turn order, every faction or tribe in every place, equally often."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from plancia.games.shelf import game_named


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


class Against(NamedTuple):
    """What all play against together, where the game itself takes a side."""

    scenario: str = ""
    settings: tuple[tuple[str, str], ...] = ()


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
