"""Non-interference in the engine: tables that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from plancia.kernel import engine
from plancia.kernel.game import Game
from plancia.kernel.state import State
from plancia.kernel.written.record import begin
from plancia.lab.fuzz.gathering import Gathered, gather
from plancia.lab.fuzz.play import Plan, lay
from plancia.lab.fuzz.run import guide_to
from plancia.lab.processes import QUIET, Progress
from plancia.lab.random_walk import Luck, seats_of
from plancia.lab.samples import contradiction
from plancia.lab.twins import answered_alike, elsewhere, told_apart, told_apart_by_log
from plancia.lab.words import say

LOOK_EVERY = 4  # questions between two that are looked at, on average
ORDER_EVERY = 40


@dataclass
class Looked(Gathered):
    """Pairs of a state and a seat that looks at it."""

    trial = "secrets"
    CHUNK = 500
    answers: int = 0  # given on both tables, and the logs compared

    def add(self, other: Looked) -> None:
        super().add(other)
        self.answers += other.answers

    def lines(self) -> list[str]:
        return [*super().lines(), say("secrets-answers", answers=self.answers, pairs=self.pairs)]

    def well(self) -> str:
        return say("nobody-tells")


def secrets(game: str, pairs: int, seed: int, jobs: int = 1, progress: Progress = QUIET) -> Looked:
    return gather(Looked(game), watch_game, pairs, seed, jobs, progress)


def watch_game(wanted: Plan, outcome: Looked, most: int) -> None:
    guide, luck, dice = guide_to(outcome.game), Luck(f"looks at {wanted.seed}"), Random(wanted.seed)
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
            engine.answer(g, guide.choose(dice, g, asked, wanted.temper(asked)), asked.by)


def look_at(game: Game, g: State, seat: int, luck: Luck, outcome: Looked) -> str | None:
    """What is wrong with what this seat sees here; None: nothing."""
    twin = elsewhere(game, g, seat, luck)
    outcome.one_more(game, g, twin)
    apart = told_apart(g, twin, seat)
    if apart is not None:
        return apart
    after = answered_alike(game, g, seat, luck)
    if after is not None:
        outcome.answers += 1
        apart = told_apart_by_log(*after, seat)
    return apart or contradiction(g, seat, luck)
