"""Mutants by the thousand, a handful at a time in a copy of this process that is watched."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import process_time
from typing import NamedTuple

from plancia.lab.forks import Died, apart
from plancia.lab.hostile.mutants import Mutant, mutants
from plancia.lab.hostile.run import Harm
from plancia.lab.hostile.tables import opened
from plancia.lab.processes import Progress
from plancia.lab.words import say

SECONDS = 2.0  # of a processor, for one of them
PATIENCE = 60  # seconds of a clock, on a machine that has other things to do
MEMORY = 200  # MB, besides what the program has anyway
BATCH = 50


class Went(NamedTuple):
    how: str
    seconds: float
    memory: int  # MB


@dataclass
class Mutated(Harm):
    game: str = ""
    cases: int = 0
    refused: int = 0
    taken: int = 0
    answers: int = 0
    unplayable: int = 0  # answers that were refused because the table could not carry them out

    def add(self, mutant: Mutant, went: Went | None) -> None:
        self.cases += 1
        self.kinds[mutant.kind] += 1
        name = f"{mutant.kind} {mutant.name}"
        if went is None:
            self.faults.append(f"{name}: took more than {SECONDS} s, or fell over")
            return
        self.took(name, went.seconds, went.memory)
        if went.memory > MEMORY:
            self.faults.append(f"{name}: took {went.memory} MB")
        how, *counts = went.how.split(" ")
        if how == "refused":
            self.refused += 1
        elif how == "taken":
            self.taken += 1
            self.answers += int(counts[0])
            self.unplayable += int(counts[1])
        else:
            self.faults.append(f"{name}: {went.how}")

    def first_lines(self) -> list[str]:
        n, made = self.cases, self.made()
        return [
            say("mutants", n=n, game=self.game, made=made, refused=self.refused, taken=self.taken),
            say("mutants-answers", taken=self.answers, refused=self.unplayable),
        ]

    def name(self) -> str:
        return f"hostile {self.game}"

    def well(self) -> str:
        return say("mutants-well")


def mutated(game: str, cases: int, seed: int, progress: Progress) -> Mutated:
    outcome = Mutated(game=game)
    waiting = mutants(game, cases, seed)
    while left := list(islice(waiting, BATCH)):
        while left:
            for went in tried_apart(game, left):
                outcome.add(left.pop(0), went)
        progress.say(say("mutants-so-far", n=outcome.cases, of=cases, faults=len(outcome.faults)))
    return outcome


def tried_apart(game: str, batch: Sequence[Mutant]) -> list[Went | None]:
    """How the first ones went, in order; None for one that the process did not survive, which is the last then."""
    found: list[Went | None] = []
    try:
        found.extend(apart(lambda: tried(game, batch), PATIENCE))
    except Died:
        found.append(None)
    return found


def tried(game: str, batch: Sequence[Mutant]) -> Iterator[Went]:
    before = resident()  # of whoever runs this, and none of theirs
    for mutant in batch:
        went = try_one(game, mutant, before)
        yield went
        if went.memory > MEMORY:
            return


def resident() -> int:
    """MB that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def try_one(game: str, mutant: Mutant, before: int) -> Went:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # the process ends when it rings
    began = process_time()
    try:
        how = opened(game, mutant)
    except Exception as problem:
        where = problem.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        at = "" if where is None else f" ({where.tb_frame.f_code.co_filename.rpartition('/')[2]}:{where.tb_lineno})"
        how = f"{type(problem).__name__}: {str(problem)[:300]}{at}"
    seconds = process_time() - began
    signal.setitimer(signal.ITIMER_PROF, 0)
    return Went(how, seconds, resident() - before)
