"""Processes for what may take long or run away: each piece of work has its time, and a process that exceeds it, or its
memory, is ended and replaced. A thread cannot be ended, and compiled code lets no other thread run."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from plancia.server.logging import log
from plancia.server.metrics import Figures
from plancia.server.workers.bot_worker import ready
from plancia.table.opening.process_limits import limit_memory, limit_time

STARTING = 120.0  # seconds, on a machine that has other things to do
BUSY = 4  # and how much longer than it takes of a processor a piece of work may take there

P = TypeVar("P")
T = TypeVar("T")


class WorkFailed(Exception):
    """What a worker has raised, as text."""


class RanAway(WorkFailed):
    """It took longer than it may, or its process died."""


class Workers:
    """Up to `size` processes, started when they are first needed, and then kept."""

    def __init__(self, size: int, prepare: Callable[[], None] | None, figures: Figures, kindness: int) -> None:
        self.size = size
        self.prepare = prepare
        self.figures = figures
        self.kindness = kindness
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.stopped = False
        self._threads = ThreadPoolExecutor(size, "plancia-worker")

    async def do(self, what: Callable[[P], T], given: P, seconds: float) -> T:
        """In a process of its own, when one is free. Raises RanAway, WorkFailed."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, what, given, seconds)

    def _do(self, what: Callable[[P], T], given: P, seconds: float) -> T:
        if self.stopped:
            raise RanAway("the server stops")
        began = time.monotonic()
        try:
            worker = self._free()
        except (EOFError, OSError):
            raise RanAway("no process could be started") from None
        try:
            good, found = worker.do(what, given, seconds)
        except (EOFError, OSError):
            self.all.discard(worker)
            worker.end()
            if not self.stopped:
                self.figures.broken.inc()
                log().error("worker ended", work=what.__name__, seconds=round(time.monotonic() - began, 1))
            raise RanAway(f"{what.__name__} did not end within {seconds:.0f} s, or took too much memory") from None
        self.idle.append(worker)
        if not good:
            raise WorkFailed(found)
        result: T = found
        return result

    def _free(self) -> Worker:
        try:
            return self.idle.pop()
        except IndexError:
            worker = Worker(_context(), self.prepare, self.kindness)
            self.all.add(worker)
            return worker

    def stop(self) -> None:
        self.stopped = True
        for worker in list(self.all):
            worker.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    def __init__(self, context: BaseContext, prepare: Callable[[], None] | None, kindness: int) -> None:
        self.line, theirs = context.Pipe()
        process: Any = context.Process  # type: ignore[attr-defined]
        self.process = process(target=serve, args=(theirs, prepare, kindness), daemon=True)
        self.process.start()
        theirs.close()
        if not self.line.poll(STARTING):
            raise EOFError
        self.line.recv()

    def do(self, what: Callable[[Any], Any], given: Any, seconds: float) -> tuple[bool, Any]:
        """Raises EOFError or OSError when there is no answer."""
        self.line.send((what, given, seconds))
        if not self.line.poll(seconds * BUSY):
            raise EOFError
        found: tuple[bool, Any] = self.line.recv()
        return found

    def end(self) -> None:
        self.process.kill()
        self.line.close()


def serve(line: Connection, prepare: Callable[[], None] | None, kindness: int) -> None:
    """What the process does: one piece of work after the other."""
    ready(prepare, kindness)
    limit_memory()
    line.send("ready")
    while True:
        what, given, seconds = line.recv()
        limit_time(seconds)
        try:
            answer = (True, what(given))
        except Exception:
            answer = (False, traceback.format_exc())
        line.send(answer)


def _context() -> BaseContext:
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
    if "forkserver" in ways:
        context.set_forkserver_preload(["plancia.server.workers.bot_worker", "plancia.server.workers.trial_runs"])
    return context
