"""What never changes while a server runs is made once: the pages about games, and how play has covered their rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from plancia.server.bots import Bots
from plancia.table.coverage import Coverage, coverage_of

PLAYING = 600.0  # seconds for the random games of one title


class Shelves:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.pages: dict[tuple[str, str, str], bytes] = {}
        self.covered: dict[str, asyncio.Task[Coverage]] = {}

    def page(self, what: str, game: str, lang: str, make: Callable[[], Any]) -> bytes:
        key = (what, game, lang)
        if key not in self.pages:
            self.pages[key] = msgspec.json.encode(make())  # chairs stay clockwise
        return self.pages[key]

    async def coverage(self, game: str) -> Coverage:
        """Random games are played for it in a worker, the first time that somebody asks."""
        task = self.covered.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            work = self.bots.work(coverage_of, game, PLAYING)
            task = self.covered[game] = asyncio.get_running_loop().create_task(work)
        return await asyncio.shield(task)
