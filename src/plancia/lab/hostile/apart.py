"""Mutants by the thousand, a handful at a time in a copy of this process that is watched."""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import process_time

import msgspec

from plancia.lab.hostile.mutants import Mutant, mutants
from plancia.lab.hostile.tables import opened
from plancia.lab.processes import Progress
from plancia.lab.verdict import verdict_of
from plancia.lab.words import figures, say

SECONDS = 2.0  # of a processor, for one of them
PATIENCE = 60  # seconds of a clock, on a machine that has other things to do
MEMORY = 200  # MB, besides what the program has anyway
BATCH = 50


class Went(msgspec.Struct):
    how: str
    seconds: float
    memory: int  # MB


@dataclass
class Outcome:
    game: str
    cases: int = 0
    refused: int = 0
    taken: int = 0
    answers: int = 0
    unplayable: int = 0  # answers that were refused because the table could not carry them out
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[int, str] = (0, "")

    def add(self, mutant: Mutant, went: Went | None) -> None:
        self.cases += 1
        self.kinds[mutant.kind] += 1
        name = f"{mutant.kind} {mutant.name}"
        if went is None:
            self.faults.append(f"{name}: took more than {SECONDS} s, or fell over")
            return
        self.slowest = max(self.slowest, (went.seconds, name))
        self.largest = max(self.largest, (went.memory, name))
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

    def report(self) -> str:
        made = ", ".join(say("hostile-kind", n=count, kind=kind) for kind, count in sorted(self.kinds.items()))
        return "\n".join(
            [
                say("mutants", n=self.cases, game=self.game, made=made, refused=self.refused, taken=self.taken),
                say("mutants-answers", taken=self.answers, refused=self.unplayable),
                say("hostile-slowest", seconds=figures(f"{self.slowest[0]:.2f}"), name=self.slowest[1]),
                say("hostile-largest", mb=self.largest[0], name=self.largest[1]),
                verdict_of(f"hostile {self.game}", self.faults, say("mutants-well")),
            ]
        )


def mutated(game: str, cases: int, seed: int, progress: Progress) -> Outcome:
    outcome = Outcome(game)
    waiting = mutants(game, cases, seed)
    while left := list(islice(waiting, BATCH)):
        while left:
            for went in apart(game, left):
                outcome.add(left.pop(0), went)
        progress.say(say("mutants-so-far", n=outcome.cases, of=cases, faults=len(outcome.faults)))
    return outcome


def apart(game: str, batch: Sequence[Mutant]) -> list[Went | None]:
    """How the first ones went, in order; None for one that the process did not survive, which is the last then."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a test runner has threads; none holds a lock of ours
        child = os.fork()
    if not child:
        os.close(reading)
        try:
            before = resident()  # of whoever runs this, and none of theirs
            for mutant in batch:
                went = try_one(game, mutant, before)
                os.write(writing, msgspec.json.encode(went) + b"\n")
                if went.memory > MEMORY:
                    break
        finally:
            os._exit(0)
    os.close(writing)
    found: list[Went | None] = []
    said, told = b"", os.fdopen(reading, "rb", buffering=0)
    with told:
        while select.select([told], [], [], PATIENCE)[0] and (news := told.read(1 << 16)):
            *lines, said = (said + news).split(b"\n")
            found += [msgspec.json.decode(line, type=Went) for line in lines]
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    ended = len(found) == len(batch) or (found and found[-1] is not None and found[-1].memory > MEMORY)
    return found if ended else [*found, None]


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
