"""Players that see what a seat may see: choose(view) -> option."""

from __future__ import annotations

from typing import Protocol

from plancia.games.shelf import titles
from plancia.kernel.view import View


class Bot(Protocol):
    def choose(self, view: View) -> int: ...


SIMPLE = ("random", "thumb")
LADDER = ("learning", "casual", "good", "sharp", "expert")  # from the weakest to the strongest
NAMES = (*SIMPLE, *LADDER)
QUICK = (*SIMPLE, *LADDER[:2])  # answer at once: what they do hangs on no clock
USUAL = "casual"
PATIENCE = 2.0  # seconds that the strongest may think about a move


def bot_named(name: str, seed: int | str = 0, patience: float = PATIENCE) -> Bot:
    """`patience`: seconds that the strongest may think about a move, the others less; 0: as long as it takes. Raises
    KeyError."""
    if name == "random":
        from plancia.bots.random import RandomBot

        return RandomBot(seed)
    if name == "thumb":
        from plancia.bots.thumb import ThumbBot

        return ThumbBot(seed)
    from plancia.bots.levels import LEVELS, LevelBot

    return LevelBot(LEVELS[name], seed, patience)


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, by its name."""
    title = titles().get(game)
    if title is None or not title.has("bot"):
        return SIMPLE[:1]
    return NAMES if title.has("mind") else SIMPLE


def offered(game: str) -> tuple[str, ...]:
    """Those that people choose from, from the weakest to the strongest."""
    known = bots_for(game)
    return LADDER if LADDER[0] in known else known


def usual(game: str) -> str:
    """Who plays where nobody has said who."""
    known = offered(game)
    return USUAL if USUAL in known else known[-1]
