"""Plays by rules of thumb: looks one step ahead on what it can see, and takes what looks best. What that is, each title
knows itself."""

from __future__ import annotations

from plancia.games.shelf import titles
from plancia.kernel.chance import key_of
from plancia.kernel.view import View


class ThumbBot:
    def __init__(self, seed: int | str = 0) -> None:
        self.key = key_of(f"thumb {seed}")

    def choose(self, view: View) -> int:
        assert view.decision is not None
        options = view.decision.options
        if len(options) == 1:
            return options[0]
        best: int = titles()[view.game.name].part("bot").best_option(view.imagine(self.key), view.seat)
        return best
