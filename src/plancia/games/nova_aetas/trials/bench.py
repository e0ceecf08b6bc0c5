"""One round of Nova Aetas: every mission with a field in turn, four players, all at random."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from statistics import median
from typing import Any

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.state.box import HEROES, SEATS
from plancia.games.nova_aetas.state.effects.activation import BeginActivation
from plancia.kernel import engine
from plancia.lab.bench.clock import picker
from plancia.lab.bench.game_round import COUNTED, Round
from plancia.lab.bench.wishes import Wish, Wishes
from plancia.table.match import Match
from plancia.table.opening.beginning import new


class NovaRound(Round):
    """An Enemy's Activation, which the rules decide, counts as one decision."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.missions = [plan.id for plan in open_box().plans if plan.field is not None]
        self.heroes = open_box().hero_ids[: open_box().proper]
        self.activations = [0] * COUNTED
        self.costs: list[float] = []

    def settings(self, number: int) -> dict[str, Any]:
        company = [self.heroes[(number + place) % len(self.heroes)] for place in range(HEROES)]
        mission = self.missions[number % len(self.missions)]
        return {"seats": list(SEATS), "play": "mission", "mission": mission, "company": company}

    def finished_match(self) -> Match:
        settings = self.settings(0)
        return new(GAME.name, dict.fromkeys(settings.pop("seats"), "random"), seed=1, **settings)

    def watch(self, number: int) -> None:
        """How many Activations of Enemies there are in a game, and what those cost that one answer leads to."""
        pick: Callable[[list[int]], int] = picker(number)
        g, twin = self.table(number), self.table(number)
        g.log = []
        seen = 0
        while g.decision is not None:
            option = pick(g.decision.options)
            start = time.perf_counter()
            engine.answer(twin, option)
            took = time.perf_counter() - start
            engine.answer(g, option)
            begun = [line for line in g.log[seen:] if isinstance(line, BeginActivation)]
            enemies = sum(line.model >= g.box.hero_side for line in begun)
            seen = len(g.log)
            self.activations[number] += enemies
            if enemies:
                self.costs.append(1000 * took / enemies)

    def counts(self, games: int) -> Counter[str]:
        found: Counter[str] = super().counts(games)
        found["decisions"] += sum(self.activations[:games])
        return found

    def measure(self, seconds: float) -> dict[str, Any]:
        for number in range(COUNTED):
            self.watch(number)
        measured = super().measure(seconds)
        measured |= {"activation": median(self.costs), "slowest activation": max(self.costs)}
        return measured


BENCH = Wishes("bench-counted", (Wish("pace", 2, 6), Wish("activation", 3), Wish("slowest activation", 30)), NovaRound)
