"""Work shared out to processes: the pieces and the order of their results do not depend on how many there are."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from plancia.lab.words import say

PATIENCE = 3  # workers killed one after the other before anything got done
Piece = TypeVar("Piece")
Result = TypeVar("Result")


def shares(left: int, pieces: int) -> list[int]:
    """How much of what was asked for each of several pieces of work may do: together exactly that, as even as can be,
    and none that has nothing to do."""
    found = [left // pieces + (number < left % pieces) for number in range(pieces)]
    return [share for share in found if share]


class CrewLost(Exception):
    """Worker after worker was killed, and nothing got done in between."""


class Crew:
    """Whoever is killed loses nothing but what he had in hand: that is done again, by somebody else."""

    def __init__(self, jobs: int, progress: Progress) -> None:
        self._jobs = jobs
        self._progress = progress
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn")) if jobs > 1 else None  # fork goes not with threads

    def each(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """The results in the order of the pieces. Raises CrewLost."""
        return map(work, pieces) if self._pool is None else self._shared_out(work, list(pieces))

    def _shared_out(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        given = {number: self._give(work, piece) for number, piece in enumerate(pieces)}
        fruitless = 0
        for at in range(len(pieces)):
            while _is_lost(given[at]):
                fruitless += 1
                if fruitless > PATIENCE:
                    raise CrewLost
                self._replace()
                given |= {number: self._give(work, pieces[number]) for number in given if _is_lost(given[number])}
            yield given.pop(at).result()
            fruitless = 0

    def _give(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        assert self._pool is not None
        try:
            return self._pool.submit(work, piece)
        except BrokenProcessPool as broken:
            lost: Future[Result] = Future()
            lost.set_exception(broken)
            return lost

    def _replace(self) -> None:
        """One was killed, and the pool is of no use any more."""
        self._progress.note(say("crew-lost"))
        self.dismiss()
        self._pool = ProcessPoolExecutor(self._jobs, get_context("spawn"))

    def dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _is_lost(given: Future[Result]) -> bool:
    """Waits until it is done, or cannot be."""
    return isinstance(given.exception(), BrokenProcessPool)


class Progress:
    """One line that says how far the work is; into a file or a pipe, a line every ten seconds."""

    def __init__(self, shown: bool = True) -> None:
        self._shown = shown
        self._live = sys.stderr.isatty()
        self._started = self._said = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._started

    def say(self, text: str) -> None:
        now = time.monotonic()
        if not self._shown or now - self._said < (0.2 if self._live else 10):
            return
        self._said = now
        print(f"\r\x1b[K{text}" if self._live else text, end="" if self._live else "\n", file=sys.stderr, flush=True)

    def count(self, n: int, of: int, what: str, more: str = "") -> None:
        """So many of what is to be done, by its name in the message."""
        self.say(say("progress", n=n, of=of, what=what, more=more))

    def note(self, text: str) -> None:
        """What must not be overlooked, on a line that stays."""
        if self._shown:
            print(f"\r\x1b[K{text}" if self._live else text, file=sys.stderr, flush=True)

    def done(self) -> None:
        if self._shown and self._live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


QUIET = Progress(False)


@contextmanager
def crew(jobs: int, progress: Progress = QUIET) -> Iterator[Crew]:
    """One job works in this process."""
    workers = Crew(jobs, progress)
    try:
        yield workers
    finally:
        workers.dismiss()
