"""Picks any legal option."""

from __future__ import annotations

from plancia.kernel.chance import below, key_of
from plancia.kernel.view import View


class RandomBot:
    def __init__(self, seed: int | str = 0) -> None:
        self.key = key_of(f"random bot {seed}")
        self.draws = 0

    def choose(self, view: View) -> int:
        assert view.decision is not None
        options = view.decision.options
        if len(options) == 1:
            return options[0]
        place, self.draws = below(self.key, self.draws, len(options))
        return options[place]
