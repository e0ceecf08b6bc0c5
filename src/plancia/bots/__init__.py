"""Players that see what a seat may see: choose(view) -> option."""

from __future__ import annotations

from typing import Protocol

from plancia.games.shelf import titles
from plancia.kernel.view import View


class Bot(Protocol):
    def choose(self, view: View) -> int: ...


def bot_named(name: str, seed: int | str = 0) -> Bot:
    """Raises KeyError."""
    if name == "random":
        from plancia.bots.random import RandomBot

        return RandomBot(seed)
    if name == "thumb":
        from plancia.bots.thumb import ThumbBot

        return ThumbBot(seed)
    raise KeyError(name)


NAMES = ("random", "thumb")


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, by its name."""
    title = titles().get(game)
    return NAMES if title is not None and title.has("bot") else ("random",)
