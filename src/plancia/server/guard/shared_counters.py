"""Limits that hold for all processes together: each tells the others what it has counted, and counts what they tell.

Nothing is written and nobody waits when something is counted. Twice a second what is new goes to the others in one
message of PostgreSQL's, which lies in no table and on no disk: each knows within a second, or a little more, what the
others let in, and lets in no more than the limit says from then on. Where one process is all there is, nothing is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

from plancia.server.live.hub import Hub
from plancia.server.logging import log
from plancia.table.store import Unavailable, counts
from plancia.table.store.counts import Count

EVERY = 0.5  # seconds
AT_ONCE = 2000  # counts that are told in one go, the largest: a flood from everywhere is not repeated to everybody


class Counter(Protocol):
    def news(self) -> dict[str, int]: ...

    def hear(self, process: str, key: str, many: int) -> None: ...


class Sharing:
    def __init__(self, hub: Hub, process: str, counters: Mapping[str, Counter]) -> None:
        self.hub = hub
        self.process = process
        self.counters = counters
        hub.counted.append(self.hear)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            news = self.news()
            if not news:
                continue
            try:
                await self.hub.ask(counts.tell, self.process, news)
            except Unavailable as problem:
                log().warning("counts not told", why=str(problem))

    def news(self) -> list[Count]:
        found = [
            Count(what, key, many) for what, counter in self.counters.items() for key, many in counter.news().items()
        ]
        return sorted(found, key=lambda count: count.many, reverse=True)[:AT_ONCE]

    def hear(self, process: str, told: list[Count]) -> None:
        if process == self.process:
            return
        for count in told:
            if count.what in self.counters:  # another version may count more
                self.counters[count.what].hear(process, count.key, count.many)
