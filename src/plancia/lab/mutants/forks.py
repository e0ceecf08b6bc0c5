"""Work done in forked processes: whatever it does to itself, this one stays as it was."""

from __future__ import annotations

import os
import pickle
import resource
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

MEMORY = 2 << 30  # bytes that a process may take
PATIENCE = 20  # a process that sleeps gets so many times the seconds of one that works


class Process:
    """Does one thing, in so many seconds of its own, and says what came out."""

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.deadline = time.monotonic() + PATIENCE * seconds
        self.out, into = os.pipe()
        self.said = b""
        self.pid = os.fork()
        if self.pid == 0:
            _do(work, seconds, into)
        os.close(into)

    def listen(self) -> bool:
        """False when it has said everything."""
        heard = os.read(self.out, 1 << 16)
        self.said += heard
        return bool(heard)

    def end(self) -> Any:
        """What it said; None when it died of what it did."""
        if time.monotonic() > self.deadline:
            os.kill(self.pid, signal.SIGKILL)
        os.close(self.out)
        os.waitpid(self.pid, 0)
        try:
            return pickle.loads(self.said)  # from a process of our own
        except (EOFError, pickle.UnpicklingError):
            return None


def _do(work: Callable[[], Any], seconds: float, into: int) -> None:
    status = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        said = pickle.dumps(work())
        while said:
            said = said[os.write(into, said) :]
        status = 0
    finally:
        os._exit(status)


def forked(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int, seconds: Callable[[Piece], float]
) -> Iterator[tuple[Piece, Result | None]]:
    """Each piece in a process of its own, so many at a time; in the order in which they are done."""
    waiting, running = iter(pieces), dict[int, tuple[Piece, Process]]()
    try:
        while True:
            while len(running) < jobs and (piece := next(waiting, None)) is not None:
                process = Process(lambda piece=piece: work(piece), seconds(piece))  # type: ignore[misc]
                running[process.out] = (piece, process)
            if not running:
                return
            late = min(process.deadline for _, process in running.values()) - time.monotonic()
            for out in select.select([*running], [], [], max(0.0, late) + 0.1)[0]:
                if not running[out][1].listen():
                    piece, process = running.pop(out)
                    yield piece, process.end()
            for out, (piece, process) in list(running.items()):
                if time.monotonic() > process.deadline:
                    del running[out]
                    yield piece, process.end()
    finally:
        for _, process in running.values():
            os.kill(process.pid, signal.SIGKILL)
            process.end()


def apart(work: Callable[[], Iterable[Result]]) -> Iterator[Result]:
    """What a process of its own comes upon, one after the other. It may fork others."""
    out, into = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            with os.fdopen(into, "wb") as pipe:
                for each in work():
                    pickle.dump(each, pipe)
                    pipe.flush()
            status = 0
        finally:
            os._exit(status)
    os.close(into)
    with os.fdopen(out, "rb") as pipe:
        try:
            while True:
                yield pickle.load(pipe)
        except EOFError:
            pass
        finally:
            _, status = os.waitpid(pid, 0)
    if status:
        raise RuntimeError("the process that tries the tests has died")
