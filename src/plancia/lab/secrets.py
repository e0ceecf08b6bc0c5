"""Non-interference in the engine: tables that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from plancia.kernel import engine
from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.kernel.written.record import begin
from plancia.lab.fuzz.guide import Wish
from plancia.lab.fuzz.play import Plan, lay, plan
from plancia.lab.fuzz.run import guide_to
from plancia.lab.processes import Progress, crew, shares
from plancia.lab.random_walk import Luck, seats_of
from plancia.lab.samples import contradiction
from plancia.lab.twins import answered_alike, elsewhere, told_apart, told_apart_by_log
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

CHUNK = 500  # pairs a process looks at before it reports
WAVE = 8
LOOK_EVERY = 4  # questions between two that are looked at, on average
ORDER_EVERY = 40


@dataclass
class Looked(Outcome):
    trial = "secrets"
    game: str
    pairs: int = 0  # of a state and a seat that looks at it
    games: int = 0
    differed: Counter[str] = field(default_factory=Counter)  # what lay differently on the other table
    answers: int = 0  # given on both tables, and the logs compared
    seconds: float = 0.0

    def add(self, other: Looked) -> None:
        self.pairs += other.pairs
        self.games += other.games
        self.differed.update(other.differed)
        self.answers += other.answers
        self.faults += other.faults

    def lines(self) -> list[str]:
        lay = figures(", ".join(f"{name} {n:,}" for name, n in sorted(self.differed.items())))
        pairs, seconds = self.pairs, round(self.seconds)
        return [
            say("secrets-pairs", game=self.game, pairs=pairs, games=self.games, seconds=seconds),
            say("secrets-differed", fields=lay),
            say("secrets-answers", answers=self.answers, pairs=pairs),
        ]

    def well(self) -> str:
        return say("nobody-tells")


class Chunk(NamedTuple):
    """Games are looked at to their ends until there are so many pairs, and broken off at `most`."""

    game: str
    seed: str
    pairs: int
    most: int


def secrets(game: str, pairs: int, seed: int, jobs: int = 1, progress: Progress | None = None) -> Looked:
    """The same pairs for the same seed, whatever the number of jobs."""
    total, number = Looked(game), 0
    with crew(jobs, progress) as workers:
        while total.pairs < pairs and not total.faults:
            parts = shares(pairs - total.pairs, WAVE)
            wave = [Chunk(game, f"{seed}-{number + n}", min(CHUNK, most), most) for n, most in enumerate(parts)]
            number += WAVE
            for outcome in workers.each(look_around, wave):
                total.add(outcome)
                if progress is not None:
                    progress.say(say("progress", n=total.pairs, of=pairs, what="pairs", more=""))
    total.seconds = progress.seconds if progress is not None else 0.0
    return total


def look_around(chunk: Chunk) -> Looked:
    """Games from set-up and from positions, until there are pairs enough."""
    guide, outcome = guide_to(chunk.game), Looked(chunk.game)
    while outcome.pairs < chunk.pairs and not outcome.faults:
        seed = f"secrets {chunk.seed}-{outcome.games}"
        wanted = plan(guide, seed, Wish("events") if outcome.games % 2 else Wish())
        outcome.games += 1
        watch_game(chunk.game, wanted, outcome, chunk.most)
    return outcome


def watch_game(name: str, wanted: Plan, outcome: Looked, most: int) -> None:
    guide, luck, dice = guide_to(name), Luck(f"looks at {wanted.seed}"), Random(wanted.seed)
    g = lay(guide, wanted)
    begin(g)
    while g.decision is not None:
        if luck.below(LOOK_EVERY) == 0:
            for seat in seats_of(g):
                if outcome.pairs == most:
                    return
                fault = look_at(guide.game, g, seat, luck, outcome)
                if fault is not None:
                    outcome.faults.append(f"game {wanted.seed}: {fault}")
                    return
        if luck.below(ORDER_EVERY) == 0:
            luck.order(g)
        if g.decision is not None:
            asked = luck.question(g)
            engine.answer(g, guide.choose(dice, g, asked, wanted.tempers[asked.by % len(wanted.tempers)]), asked.by)


def look_at(game: Game, g: State, seat: int, luck: Luck, outcome: Looked) -> str | None:
    """What is wrong with what this seat sees here; None: nothing."""
    twin = elsewhere(game, g, seat, luck)
    outcome.pairs += 1
    outcome.differed.update(differences(game, g, twin))
    apart = told_apart(g, twin, seat)
    if apart is not None:
        return apart
    after = answered_alike(game, g, seat, luck)
    if after is not None:
        outcome.answers += 1
        apart = told_apart_by_log(*after, seat)
    return apart or contradiction(g, seat, luck)


def differences(game: Game, g: State, twin: State) -> list[str]:
    hidden = [name for name, seen in game.seen.items() if seen != "all"]
    return [name for name in ("key", *hidden) if getattr(g, name) != getattr(twin, name)]
