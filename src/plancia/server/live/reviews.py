"""Reviews of finished games: made once for everybody who asks, in one process for the whole house that leaves the
processor to everything else. Nobody who plays waits for them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable
from plancia.server.logging import log
from plancia.server.settings import Settings
from plancia.server.workers.bots import Bots
from plancia.server.workers.pool import Workers, WorkFailed
from plancia.server.workers.review_worker import Looked, Piece, look_on
from plancia.table.told.reviewed import finished

KINDNESS = 12  # more than bots have: people wait for those
LONGEST = 60.0  # seconds of a processor for one piece; one decision of a long game, uncompiled, can take some
KEPT = 200  # reviews in memory
WAITS = 30.0  # seconds after which nobody looks any more
PAUSE = 0.5  # seconds between two pieces, while bots think


class Reviews:
    def __init__(self, hub: Hub, bots: Bots, settings: Settings) -> None:
        self.hub = hub
        self.bots = bots
        self.workers = Workers(1, settings.prepare, hub.figures, KINDNESS)
        self.found: OrderedDict[str, Looked] = OrderedDict()
        self.asked: dict[str, float] = {}  # when somebody last asked for one that is being made

    def stop(self) -> None:
        self.workers.stop()

    def told(self, open_table: OpenTable, lang: str) -> bytes | None:
        """As far as it has come; it goes on as long as somebody asks. None: it has only just begun."""
        table = open_table.table
        id = f"{table.id}/{table.number}"
        found = self.found.get(id)
        if found is not None:
            self.found.move_to_end(id)
        if found is None or not found.complete:
            is_running, self.asked[id] = id in self.asked, time.monotonic()
            if not is_running:
                self.hub.soon(self._make(id, open_table))
        return None if found is None else found.told[lang]

    async def _make(self, id: str, open_table: OpenTable) -> None:
        ground = open_table.ground
        try:
            piece = Piece(id, await asyncio.to_thread(finished, open_table.table, ground.packs, ground.base))
            while time.monotonic() - self.asked[id] < WAITS:
                found = await self.workers.do(look_on, piece, LONGEST)
                self._keep(id, found)
                if found.complete:
                    return
                if self.bots.busy:
                    await asyncio.sleep(PAUSE)
        except WorkFailed as problem:  # asked again, it is tried again
            log().error("review failed", table=id, why=str(problem))
        finally:
            del self.asked[id]

    def _keep(self, id: str, found: Looked) -> None:
        self.found[id] = found
        self.found.move_to_end(id)
        while len(self.found) > KEPT:
            self.found.popitem(last=False)
