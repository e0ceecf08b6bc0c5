"""Work done in forked processes: whatever it does to itself, this one stays as it was."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

FORK = get_context("fork")
MEMORY = 2 << 30  # bytes that a process may take
PATIENCE = 20  # a process that sleeps gets so many times the seconds of one that works


class Died(Exception):
    """A process ended, or fell silent, before it was done."""


class Process:
    """A copy of this one, which says what it comes upon in its work, one thing after the other."""

    def __init__(self, work: Callable[[], Iterable[Any]], seconds: float = inf) -> None:
        self.deadline = time.monotonic() + PATIENCE * seconds
        self.ear, mouth = FORK.Pipe(duplex=False)
        self._process = FORK.Process(target=_say_all, args=(work, mouth, seconds))
        sys.stdout.flush()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # a test runner has threads; none holds a lock of ours
            self._process.start()
        mouth.close()

    def hear(self, patience: float | None = None) -> Any:
        """Raises Died, and EOFError when it has said everything."""
        if not self.ear.poll(patience):
            self.end()
            raise Died
        try:
            return self.ear.recv()
        except (EOFError, OSError):
            self._process.join()
            if self._process.exitcode:
                raise Died from None
            raise EOFError from None

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.ear.close()


def _say_all(work: Callable[[], Iterable[Any]], mouth: Connection, seconds: float) -> None:
    if seconds < inf:
        _limit(seconds)
    for each in work():
        mouth.send(each)


def _limit(seconds: float) -> None:
    """It has so many seconds of its own, and nobody reads what it prints."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def forked(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int, seconds: Callable[[Piece], float]
) -> Iterator[tuple[Piece, Result | None]]:
    """Each piece in a process of its own, so many at a time; in the order in which they are done. None: it died."""
    waiting, running = iter(pieces), dict[Connection, tuple[Piece, Process]]()
    try:
        while True:
            while len(running) < jobs and (piece := next(waiting, None)) is not None:
                process = Process(lambda piece=piece: [work(piece)], seconds(piece))  # type: ignore[misc]
                running[process.ear] = (piece, process)
            if not running:
                return
            late = min(process.deadline for _, process in running.values()) - time.monotonic()
            ready = wait(list(running), max(0.0, late) + 0.1)
            for ear, (piece, process) in list(running.items()):
                if ear in ready or time.monotonic() > process.deadline:
                    del running[ear]
                    yield piece, _result(process)
    finally:
        for _, process in running.values():
            process.end()


def _result(process: Process) -> Any:
    try:
        return process.hear(0)
    except (Died, EOFError):
        return None
    finally:
        process.end()


def apart(work: Callable[[], Iterable[Result]], patience: float | None = None) -> Iterator[Result]:
    """What a process of its own comes upon, one after the other, `patience` seconds apart at most. It may fork others.
    Raises Died."""
    process = Process(work)
    try:
        while True:
            yield process.hear(patience)
    except EOFError:
        return
    finally:
        process.end()
