"""Clocks: a seat whose time is up gets a stand-in. Tables go on by themselves, also when nobody comes."""

from __future__ import annotations

import asyncio
import heapq

from plancia.bots import usual
from plancia.server.errors import Problem
from plancia.server.http.idempotency import Move
from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable
from plancia.server.logging import log
from plancia.table.entries import BOT, STAND_IN, Chair, Entry, Opened, Reseated
from plancia.table.store import Store, Unavailable, tables
from plancia.table.table import Refused, Table

TICK = 0.5  # seconds between two looks at the clocks
LATER = 3_600_000  # ms: a clock is looked at again after that, whatever it showed
PATIENCE = 30_000  # ms for which a table must have been quiet before another process than its own looks after it


class Clocks:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.due: list[tuple[int, str]] = []  # when to look at which table, soonest first
        self.next: dict[str, int] = {}
        hub.opened.append(self.look)
        hub.heard.append(lambda open_table, rows, own: self.look(open_table))
        hub.rung.append(self.ring)

    async def run(self) -> None:
        self.hub.soon(self.wake_all())
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.ring_bells()
            except Unavailable as problem:
                log().error("clocks wait for the store", why=str(problem))

    async def wake_all(self) -> None:
        """After a start: tables with a clock or with bots."""
        for id in await self.hub.ask(tables.unfinished):
            rows = await self.hub.ask(Store.read, id)
            if id not in self.hub.open_tables and any(goes_on_by_itself(row.entry) for row in rows):
                self.put(id, self.hub.now() if self.hub.is_alone else rows[-1].at + PATIENCE)

    def ring(self, id: str, number: int) -> None:
        """Another process has made a table: should that process die, its clock and its bots are ours."""
        if number == 0 and id not in self.hub.open_tables:
            self.put(id, self.hub.now() + PATIENCE)

    # -- which table when

    def look(self, open_table: OpenTable) -> None:
        """When the clock of an open table must be looked at next."""
        table = open_table.table
        if table.clock.kind == "none" or table.over:
            self.next.pop(table.id, None)
            return
        now, running = self.hub.now(), table.now.clocks.running
        times = [left for seat, left in table.time_left(now).items() if seat in running]
        left = [time for each in times for time in (each.move, each.total) if time is not None]
        self.put(table.id, now + min([LATER, *(max(0, each) for each in left)]))

    def put(self, id: str, when: int) -> None:
        self.next[id] = when
        heapq.heappush(self.due, (when, id))

    async def ring_bells(self) -> None:
        now = self.hub.now()
        while self.due and self.due[0][0] <= now:
            when, id = heapq.heappop(self.due)
            if self.next.get(id) != when:
                continue
            del self.next[id]
            try:
                if id in self.hub.open_tables or await self.is_left_alone(id):
                    await self.check(id)
            except Problem as problem:
                log().error("clock", table=id, code=problem.code)

    async def is_left_alone(self, id: str) -> bool:
        """A table that is not open here: does nobody else look after it?"""
        info = await self.hub.ask(tables.read, id)
        if info is None or info.status == tables.OVER:
            return False
        if not self.hub.is_alone and self.hub.now() < info.changed + PATIENCE:
            self.put(id, info.changed + PATIENCE)
            return False
        rows = await self.hub.ask(Store.read, id)
        return any(goes_on_by_itself(row.entry) for row in rows)

    async def check(self, id: str) -> None:
        """Put a stand-in on every seat whose time is up."""
        open_table = await self.hub.fresh(id)
        for seat in open_table.table.overdue(self.hub.now()):
            question = open_table.table.now.put[seat].number
            bot = usual(open_table.table.game.name)

            def decide(table: Table, seat: str = seat, bot: str = bot) -> Reseated:
                if seat not in table.overdue(self.hub.now()):
                    raise Refused("no-change")
                return table.reseat(seat, Chair(STAND_IN, bot=bot))

            try:
                await self.hub.submit(id, Move(f"clock/{seat}/{question}"), decide)
            except Problem as problem:
                if problem.code != "no-change":
                    raise
        self.look(open_table)


def goes_on_by_itself(entry: Entry) -> bool:
    if isinstance(entry, Opened):
        return entry.clock.kind != "none" or any(chair.kind == BOT for chair in entry.chairs.values())
    return isinstance(entry, Reseated) and entry.chair.kind in (BOT, STAND_IN)
