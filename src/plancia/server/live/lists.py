"""Keeps the lists of tables true: how a table stands goes along with its next entry, or is written when it is quiet."""

from __future__ import annotations

import asyncio

from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable, listing_of
from plancia.table.entries import Row
from plancia.table.store import tables

QUIET = 3  # seconds


class Lists:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.late: dict[str, asyncio.TimerHandle] = {}
        hub.heard.append(self.hear)
        hub.opened.append(self.look)

    def hear(self, open_table: OpenTable, rows: list[Row], own: bool) -> None:
        if own:
            self.look(open_table)

    def look(self, open_table: OpenTable) -> None:
        table = open_table.table.id
        waiting = self.late.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        loop = asyncio.get_running_loop()
        self.late[table] = loop.call_later(QUIET, lambda: self.hub.soon(self.write(open_table)))

    async def write(self, open_table: OpenTable) -> None:
        self.late.pop(open_table.table.id, None)
        open_table = self.hub.open_tables.get(open_table.table.id, open_table)
        listing = listing_of(open_table.table)
        if listing != open_table.listed:
            await self.hub.ask(tables.set_listing, open_table.table.id, listing)
            open_table.listed = listing

    async def stop(self) -> None:
        """Write what is missing."""
        for id, timer in list(self.late.items()):
            timer.cancel()
            open_table = self.hub.open_tables.get(id)
            if open_table is not None:
                await self.write(open_table)
