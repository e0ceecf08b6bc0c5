"""What takes long is made once for everybody who asks: pages about games, how play has covered their rules, advice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

import msgspec

from plancia.server.live.open_table import OpenTable
from plancia.server.workers.bot_worker import Pupil, advise
from plancia.server.workers.bots import Bots
from plancia.table.told.coverage import Coverage, coverage_of

PLAYING = 600.0  # seconds for the random games of one title
KEPT = 500  # pieces of advice in memory

T = TypeVar("T")


class MadeOnce(Generic[T]):
    """Once for each key, and again where it failed."""

    def __init__(self, most: int = 0) -> None:
        self.most = most  # that are kept; 0: all
        self.tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        task = self.tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.tasks[key] = asyncio.get_running_loop().create_task(make())
            while self.most and len(self.tasks) > self.most:
                self.tasks.popitem(last=False)
        return await asyncio.shield(task)


class PageCache:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.pages: MadeOnce[bytes] = MadeOnce()
        self.covered: MadeOnce[Coverage] = MadeOnce()
        self.given: MadeOnce[bytes] = MadeOnce(KEPT)

    async def page(self, what: str, game: str, lang: str, make: Callable[[], Any]) -> bytes:
        """Beside everything else, for the first one takes long: words and ledgers are read for it."""
        return await self.pages.get(
            (what, game, lang),
            lambda: asyncio.to_thread(lambda: msgspec.json.encode(make())),  # chairs stay clockwise
        )

    async def coverage(self, game: str) -> Coverage:
        """Random games are played for it in a worker, the first time that somebody asks."""
        return await self.covered.get(game, lambda: self.bots.work(coverage_of, game, PLAYING))

    async def advice(self, open_table: OpenTable, seat: str, lang: str, think: bool = False) -> bytes:
        """It takes thinking, in a worker; the same for everybody who asks at the same version."""
        table = open_table.table
        pupil = Pupil(open_table.sent(), table.index(seat), lang, self.bots.patience() if think else 0.0)
        return await self.given.get((table.id, table.number, seat, lang, think), lambda: self.bots.work(advise, pupil))
