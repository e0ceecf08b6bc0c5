"""Pairs of tables that a seat cannot tell apart, gathered from games of the fuzz until there are so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, NamedTuple, Self, TypeVar

from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.play import Plan, plan
from plancia.lab.fuzz.run import guide_to
from plancia.lab.processes import Progress, crew, shares
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

WAVE = 8


@dataclass
class Gathered(Outcome):
    """`CHUNK`: so many pairs a process looks at before it reports."""

    CHUNK: ClassVar[int]
    game: str
    pairs: int = 0
    games: int = 0
    differed: Counter[str] = field(default_factory=Counter)  # what lay differently on the other table

    def add(self, other: Self) -> None:
        self.pairs += other.pairs
        self.games += other.games
        self.differed.update(other.differed)
        self.faults += other.faults

    def one_more(self, game: Game, g: State, twin: State) -> None:
        hidden = [name for name, seen in game.seen.items() if seen != "all"]
        self.pairs += 1
        self.differed.update(name for name in ("key", *hidden) if getattr(g, name) != getattr(twin, name))

    def lines(self) -> list[str]:
        lay = figures(", ".join(f"{name} {n:,}" for name, n in sorted(self.differed.items())))
        return [
            say("secrets-pairs", game=self.game, pairs=self.pairs, games=self.games, seconds=self.seconds),
            say("secrets-differed", fields=lay),
        ]


class Chunk(NamedTuple):
    """Games are looked at to their ends until there are so many pairs, and broken off at `most`."""

    seed: str
    pairs: int
    most: int


G = TypeVar("G", bound=Gathered)
Watch = Callable[[Plan, G, int], None]  # one game; given what is found so far, and how many pairs there may be


def gather(total: G, watch: Watch[G], pairs: int, seed: int, jobs: int, progress: Progress) -> G:
    """The same pairs for the same seed, whatever the number of jobs."""
    number, look = 0, partial(look_around, type(total), total.game, watch)
    with crew(jobs, progress) as workers:
        while total.pairs < pairs and not total.faults:
            parts = enumerate(shares(pairs - total.pairs, WAVE), number)
            for outcome in workers.each(
                look, [Chunk(f"{seed}-{n}", min(total.CHUNK, most), most) for n, most in parts]
            ):
                total.add(outcome)
                progress.count(total.pairs, pairs, "pairs")
            number += WAVE
    return total


def look_around(kind: type[G], game: str, watch: Watch[G], chunk: Chunk) -> G:
    """Games from set-up and from positions, until there are pairs enough."""
    guide, outcome = guide_to(game), kind(game)
    while outcome.pairs < chunk.pairs and not outcome.faults:
        wish = Wish("events") if outcome.games % 2 else Wish()
        wanted = plan(guide, f"{kind.trial} {chunk.seed}-{outcome.games}", wish)
        outcome.games += 1
        watch(wanted, outcome, chunk.most)
    return outcome
