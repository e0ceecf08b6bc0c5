"""Once a day what is kept no longer is removed, by the process that has been there longest."""

from __future__ import annotations

import asyncio

from plancia.server.live.hub import Hub
from plancia.server.logging import log
from plancia.table.store import Unavailable, alive
from plancia.table.store.admin import pruning
from plancia.table.store.admin.pruning import Keep

EVERY = 24 * 3600  # seconds
PAUSE = 0.2  # seconds between two removals, in which others write


class Tidying:
    def __init__(self, hub: Hub, keep: Keep, process: str) -> None:
        self.hub = hub
        self.keep = keep
        self.process = process

    async def run(self) -> None:
        while any(self.keep):
            try:
                if (await self.hub.ask(alive.alive, self.hub.now()))[:1] == [self.process]:
                    await self.tidy()
            except Unavailable as problem:
                log().error("not tidied", why=str(problem))
            await asyncio.sleep(EVERY)

    async def tidy(self) -> None:
        while gone := await self.hub.ask(pruning.prune, self.keep, self.hub.now()):
            log().info("removed", finished=gone.finished, abandoned=gone.abandoned, guests=len(gone.guests))
            await asyncio.sleep(PAUSE)
