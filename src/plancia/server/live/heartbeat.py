"""The heartbeat of a server process: a fault of the server never costs a player time.

Every process leaves a sign of life every two seconds. When there was none for a while, nobody served the tables; every
table with a clock gets an entry that says so before anything else is written into it.
"""

from __future__ import annotations

import asyncio
from functools import partial

from plancia.server.http.idempotency import Move
from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable
from plancia.server.logging import log
from plancia.table.entries import Entry, Stopped
from plancia.table.store import Unavailable, alive
from plancia.table.store.queries import new_id
from plancia.table.table import Table

BEAT = 2_000  # ms between two signs of life
GAP = 5_000  # ms without one, after which there was nobody


class Heartbeat:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.process = new_id()
        self.beaten = 0
        self.outages = 1  # grows when there may be a new one to write down
        hub.before = self.mend

    async def begin(self) -> None:
        """Before anybody is let in. Where we are alone, no clock ran since the last sign of life: a restart, and
        nothing to warn of."""
        await self.beat(0 if self.hub.is_alone else GAP, "restarted" if self.hub.is_alone else "outage")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self.beat()
            except Unavailable as problem:
                log().error("no heartbeat", why=str(problem))

    async def beat(self, gap: int = GAP, what: str = "outage") -> None:
        self.hub.time.not_before(await self.hub.ask(alive.last))
        now = self.hub.now()
        outage = await self.hub.ask(alive.beat, self.process, now, gap)
        if outage is not None or (self.beaten and now - self.beaten > gap):
            self.outages += 1
            say = log().info if what == "restarted" else log().warning
            say(what, ms=now - (outage.since if outage is not None else self.beaten))
        self.beaten = now

    async def mend(self, open_table: OpenTable) -> None:
        """Before anything is decided at a table with a clock, under its lock."""
        if open_table.table.clock.kind == "none":
            return
        if self.hub.now() - self.beaten > GAP:
            await self.beat()  # we were away ourselves, and have not yet noticed
        if open_table.mended >= self.outages:
            return
        known, opened = self.outages, open_table.table.rows[0].at
        for outage in await self.hub.ask(alive.outages, opened):
            stopped = Stopped(max(outage.since, opened), outage.until)
            await self.hub.append(open_table, Move(f"stopped/{outage.since}"), partial(_as_decided, stopped))
        open_table.mended = known


def _as_decided(entry: Entry, table: Table) -> Entry:
    return entry
