"""What never changes while a server runs is made once: the pages about games, and how play has covered their rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from plancia.server.workers.bots import Bots
from plancia.table.told.coverage import Coverage, coverage_of

PLAYING = 600.0  # seconds for the random games of one title


class Shelves:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.pages: dict[tuple[str, str, str], asyncio.Task[bytes]] = {}
        self.covered: dict[str, asyncio.Task[Coverage]] = {}

    async def page(self, what: str, game: str, lang: str, make: Callable[[], Any]) -> bytes:
        """Beside everything else, for the first one takes long: words and ledgers are read for it."""
        key = (what, game, lang)
        task = self.pages.get(key)
        if task is None or failed(task):
            work = asyncio.to_thread(lambda: msgspec.json.encode(make()))  # chairs stay clockwise
            task = self.pages[key] = asyncio.get_running_loop().create_task(work)
        return await asyncio.shield(task)

    async def coverage(self, game: str) -> Coverage:
        """Random games are played for it in a worker, the first time that somebody asks."""
        task = self.covered.get(game)
        if task is None or failed(task):
            work = self.bots.work(coverage_of, game, PLAYING)
            task = self.covered[game] = asyncio.get_running_loop().create_task(work)
        return await asyncio.shield(task)


def failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
