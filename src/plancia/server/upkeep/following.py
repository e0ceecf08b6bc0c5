"""What an operator changes beside the servers: they look for it every two seconds, the same on both databases."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from plancia.server.errors import Problem
from plancia.server.live.clocks import Clocks
from plancia.server.live.hub import Hub
from plancia.server.live.notices import Notices
from plancia.server.logging import log
from plancia.table.store import Unavailable, tables
from plancia.table.store.admin import bans, news

EVERY = 2.0  # seconds


class Following:
    def __init__(self, hub: Hub, clocks: Clocks, notices: Notices) -> None:
        self.hub = hub
        self.clocks = clocks
        self.notices = notices
        self.known = 0  # the number of the newest news
        self.banned: frozenset[str] = frozenset()  # addresses

    async def begin(self) -> None:
        """Before anybody is let in."""
        self.known = await self.hub.ask(news.last)
        self.banned = await self.hub.ask(bans.addresses, self.hub.now())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.follow()
            except Unavailable as problem:
                log().error("no news", why=str(problem))

    def lets_in(self, address: str) -> None:
        """Raises Problem for an address, as limits count them, that is banned."""
        if address in self.banned:
            raise Problem(403, "banned")

    async def follow(self) -> None:
        before, self.banned = self.banned, await self.hub.ask(bans.addresses, self.hub.now())
        if self.banned - before:
            self.hub.doubt(list(self.hub.open_tables))
            for page in list(self.notices.pages):
                page.wake(check=True)
        for each in await self.hub.ask(news.after, self.known):
            if each.table:
                await self.look_at(each.table)
            if each.person:
                await self.doubt(each.person)
            self.known = each.number

    async def doubt(self, person: str) -> None:
        """Whatever of theirs is open looks again whether it may be."""
        self.hub.doubt(await self.hub.ask(tables.tables_of, person))
        self.notices.doubt(person)

    async def look_at(self, table: str) -> None:
        """A table was closed, opened again, changed or removed: whoever looks at it comes again, if they may, and what
        went on there by itself goes on."""
        open_table = self.hub.open_tables.pop(table, None)
        if open_table is not None:
            open_table.wake(check=True)
        info = await self.hub.ask(tables.read, table)
        if info is not None and not info.closed:
            if open_table is not None:
                with suppress(Problem):  # it says so to whoever looks
                    await self.hub.open(table)  # so that lists show it as it is now
            if info.status != tables.OVER:
                self.clocks.put(table, self.hub.now())
        sitting = await self.hub.ask(tables.who_sits, table)
        for person in {*sitting.values(), *(page.person for page in self.notices.pages if table in page.seats)}:
            await self.notices.reload(person)
