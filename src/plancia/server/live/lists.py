"""Keeps the lists of tables true: how a table stands goes along with its next entry, or is written when it is quiet."""

from __future__ import annotations

import asyncio

from plancia.server.live.held import Held, standing_of
from plancia.server.live.hub import Hub
from plancia.table.entries import Row
from plancia.table.store import tables

QUIET = 3  # seconds


class Lists:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.late: dict[str, asyncio.TimerHandle] = {}
        hub.heard.append(self.hear)
        hub.opened.append(self.look)

    def hear(self, held: Held, rows: list[Row], own: bool) -> None:
        if own:
            self.look(held)

    def look(self, held: Held) -> None:
        table = held.table.id
        waiting = self.late.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        loop = asyncio.get_running_loop()
        self.late[table] = loop.call_later(QUIET, lambda: self.hub.soon(self.write(held)))

    async def write(self, held: Held) -> None:
        self.late.pop(held.table.id, None)
        held = self.hub.held.get(held.table.id, held)
        standing = standing_of(held.table)
        if standing != held.listed:
            await self.hub.asking.do(tables.set_standing, self.hub.store, held.table.id, standing)
            held.listed = standing

    async def stop(self) -> None:
        """Write what is missing."""
        for id, timer in list(self.late.items()):
            timer.cancel()
            held = self.hub.held.get(id)
            if held is not None:
                await self.write(held)
