"""Asking the store: whoever asks has an answer, or an excuse, within seconds, however long the store is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from plancia.table.store import Unavailable

ANSWER_IN = 2.5  # seconds
AT_A_TIME = 32  # questions
LAST = 0.5  # seconds for what is being asked when the server stops
MOST_LATE = 1  # answers that are still to come, after which nobody is asked any more until one has come

P = ParamSpec("P")
T = TypeVar("T")


class Asking:
    """A database that has stopped neither answers nor refuses; what waits for it keeps its thread until it goes on."""

    def __init__(self, answer_in: float) -> None:
        self.answer_in = answer_in
        self.threads = ThreadPoolExecutor(AT_A_TIME, "plancia-store")
        self.late = 0
        self.asked: set[Future[Any]] = set()
        self.stopped = False
        self._lock = Lock()

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Raises Unavailable."""
        self.check()
        asked = self.threads.submit(partial(work, *args, **kwargs))
        self.asked.add(asked)
        asked.add_done_callback(self.asked.discard)
        return await self.answer(asked)

    def check(self) -> None:
        if self.stopped or self.late >= MOST_LATE:
            raise Unavailable("nobody is asked any more" if self.stopped else "it does not answer")

    async def answer(self, asked: Future[T]) -> T:
        """Raises Unavailable when it does not come in time. What was asked for may still be done after that."""
        try:
            async with asyncio.timeout(self.answer_in):
                return await asyncio.shield(asyncio.wrap_future(asked))
        except TimeoutError:
            if asked.done():  # it was this process that was late
                return asked.result()
            with self._lock:
                self.late += 1
            asked.add_done_callback(self._came)
            raise Unavailable("no answer in time") from None

    def _came(self, _: Future[T]) -> None:
        with self._lock:
            self.late -= 1

    def stop(self) -> None:
        """What has begun may end, so that its line is put away; whatever waits longer is not waited for."""
        self.stopped = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        wait(list(self.asked), LAST)
