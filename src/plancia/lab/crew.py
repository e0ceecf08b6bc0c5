"""Work shared out to processes: the pieces and the order of their results do not depend on how many there are."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Crew:
    def __init__(self, pool: ProcessPoolExecutor | None) -> None:
        self._pool = pool

    def each(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """The results in the order of the pieces."""
        return map(work, pieces) if self._pool is None else self._pool.map(work, pieces)


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """One job works in this process."""
    if jobs <= 1:
        yield Crew(None)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))  # fork does not go with threads
    try:
        yield Crew(pool)
    finally:
        pool.shutdown(cancel_futures=True)


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

    def done(self) -> None:
        if self._shown and self._live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
