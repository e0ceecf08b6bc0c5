"""A table that learners sit at: begun from a seed, chance and all, and answered by action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from plancia.games.shelf import game_named, names
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR, View
from plancia.lab.arena.play import HUMANS
from plancia.lab.research.encoding import Encoding
from plancia.table.refusals import NoSuch

Observed = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # for an answer that is not offered


class Table:
    """Without settings, what the title agrees on when it is tried out."""

    def __init__(self, game: str, packs: Sequence[Path], settings: Mapping[str, Any]) -> None:
        try:
            self.game: Game = game_named(game)
        except KeyError:
            raise NoSuch("game", game, names()) from None
        self.packs = packs
        self.settings = dict(settings) or self.game.any_settings(Random(0), 0)
        self.begin(0)
        self.settings = dict(self.state.settings)
        self.encoding = Encoding(self.state)
        self.seats: list[str] = list(self.settings["seats"])
        numbers = np.iinfo(np.int32)
        self.space = spaces.Dict({
            "observation": spaces.Box(numbers.min, numbers.max, (self.encoding.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
        })  # fmt: skip

    def begin(self, seed: int) -> None:
        g: State = self.game.table(self.settings, self.packs)
        g.key = key_of(seed)
        self.game.begin(g)
        self.state = g

    def number(self, seat: str) -> int:
        return self.game.seats.index(seat)

    def asked(self) -> str:
        """The seat whose answer is next; empty when the game is over. Seats asked together come one by one."""
        asked = self.state.decision
        return "" if asked is None else self.game.seats[asked.by]

    def answer(self, action: int) -> bool:
        """False: it is not offered, and nothing has changed."""
        asked = self.state.decision
        assert asked is not None, "the game is over"
        option = self.encoding.options(asked).get(action)
        if option is None:
            return False
        engine.answer(self.state, option, asked.by)
        return True

    def observed(self, seat: str) -> Observed:
        """What a seat may know, and what it may answer now."""
        view = View(self.state, self.number(seat))
        asked = view.decision if seat == self.asked() else None
        mask = self.encoding.mask(self.encoding.options(asked))
        return {"observation": self.encoding.observed(view), "action_mask": mask}

    def public(self) -> NDArray[np.int32]:
        """What everybody knows, in the same places."""
        return self.encoding.observed(View(self.state, SPECTATOR))

    def shares(self) -> dict[str, float]:
        """Of the victory, when the game is over: 1 alone, 1/2 of two, 0 for losing; together, the same for all."""
        result = self.game.result(self.state)
        assert result is not None
        winners = result["winners"]
        if self.game.together(self.state):
            won = HUMANS in winners or any(seat in winners for seat in self.seats)
            return dict.fromkeys(self.seats, float(won))
        return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in self.seats}
