"""Gymnasium: one seat answers, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from plancia.bots import Bot, bot_named, bots_for
from plancia.kernel import engine
from plancia.kernel.view import View
from plancia.lab.arena.play import PATIENT
from plancia.lab.research.table import ILLEGAL, Observed, Table
from plancia.table.refusals import NoSuch


class OneSeat(gymnasium.Env[Observed, np.int64]):
    """0 for every answer, and at the end the share of the victory. An answer that is not offered ends the game at -1:
    the mask is in the observation, and in the info too."""

    metadata = {"render_modes": []}

    def __init__(
        self, game: str, seat: str, bots: str | Mapping[str, str], packs: Sequence[Path], settings: Mapping[str, Any]
    ) -> None:
        self.table = Table(game, packs, settings)
        self.seat = seat or self.table.seats[0]
        others = [each for each in self.table.seats if each != self.seat]
        if self.seat not in self.table.seats:
            raise NoSuch("seat", self.seat, self.table.seats)
        self.against = dict.fromkeys(others, bots) if isinstance(bots, str) else {each: bots[each] for each in others}
        for bot in self.against.values():
            if bot not in bots_for(game):
                raise NoSuch("player", bot, bots_for(game))
        self.bots: dict[int, Bot] = {}
        self.observation_space: Any = self.table.space
        self.action_space = spaces.Discrete(self.table.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """The deal is drawn from the environment's own generator, which `seed` sets."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.bots = {
            self.table.number(each): bot_named(bot, f"{deal} {each}", PATIENT) for each, bot in self.against.items()
        }
        self.table.begin(deal)
        self._play_bots()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if not self.table.answer(int(action)):
            return self._seen()[0], ILLEGAL, True, False, {**self._seen()[1], "illegal": True}
        self._play_bots()
        over = self.table.state.decision is None
        seen, info = self._seen()
        return seen, self.table.shares()[self.seat] if over else 0.0, over, False, info

    def public(self) -> NDArray[np.int32]:
        return self.table.public()

    def _play_bots(self) -> None:
        g = self.table.state
        while g.decision is not None and g.decision.by in self.bots:
            by = g.decision.by
            engine.answer(g, self.bots[by].choose(View(g, by)), by)

    def _seen(self) -> tuple[Observed, dict[str, Any]]:
        seen = self.table.observed(self.seat)
        return seen, {"action_mask": seen["action_mask"]}
