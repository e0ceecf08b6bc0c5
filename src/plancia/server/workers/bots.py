"""Bots think in processes of their own; what they answer is appended in one go. One that runs away is ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from plancia.bots import bots_for
from plancia.server.errors import Problem
from plancia.server.http.idempotency import Move
from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable
from plancia.server.logging import log
from plancia.server.settings import Settings
from plancia.server.workers.bot_worker import KINDNESS, Task, think
from plancia.server.workers.pool import Workers
from plancia.table.entries import Answered, Entry
from plancia.table.store import Unavailable, alive
from plancia.table.store.queries import new_id
from plancia.table.table import Refused, Table

CLAIM = 5_000  # ms for which one process thinks about a table
LONGEST = 60.0  # seconds of thinking, after which a bot has run away
TRIES = 3  # before the simplest bot answers in place of one that fails
PAUSE = 60  # seconds at most between two tries

P = TypeVar("P")
T = TypeVar("T")


class Bots:
    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.process = new_id()
        self.busy: set[str] = set()
        self.claimed: dict[str, int] = {}
        self.workers = Workers(settings.workers, settings.prepare, hub.figures, KINDNESS)
        hub.opened.append(self.look)
        hub.heard.append(lambda open_table, rows, own: self.look(open_table))

    def stop(self) -> None:
        self.workers.stop()

    def look(self, open_table: OpenTable) -> None:
        """Somebody must think, unless somebody does."""
        id = open_table.table.id
        if id not in self.busy and open_table.table.bots_due():
            self.busy.add(id)
            self.hub.soon(self.play(id))

    async def play(self, id: str) -> None:
        """Until a person is asked."""
        failures = 0
        try:
            while (open_table := await self.hub.open(id)).table.bots_due():
                try:
                    if await self.is_ours(id):
                        await self.append(id, await self.think(open_table, failures >= TRIES))
                    else:
                        await asyncio.sleep(1)
                        await self.hub.fresh(id)
                    failures = 0
                except Exception as problem:  # neither a bot that fails nor a store that is away may stop a table
                    failures += 1
                    log().error("bot failed", table=id, failures=failures, exc_info=problem)
                    if failures > TRIES or isinstance(problem, Unavailable):
                        await asyncio.sleep(min(PAUSE, 2**failures))
        except Problem as problem:
            log().info("bots stop", table=id, code=problem.code)  # the table was closed
        finally:
            self.busy.discard(id)

    async def think(self, open_table: OpenTable, simply: bool) -> tuple[int, list[Answered]]:
        """The number they begin after, and the answers. `simply`: by the simplest bot there is."""
        table, due = open_table.table, open_table.table.bots_due()
        bots = dict.fromkeys(due, bots_for(table.game.name)[0]) if simply else due
        task = Task(open_table.sent(), bots, table.now.keys[-1], table.number + 1, self.patience())
        began, number = time.monotonic(), table.number
        answers = await self.work(think, task)
        self.hub.figures.thinking.observe(time.monotonic() - began)
        return number, answers

    def patience(self) -> float:
        """Seconds for a move of the strongest: where many tables wait for few processes, less for each."""
        return self.settings.patience * self.workers.size / max(self.workers.size, len(self.busy))

    async def work(self, what: Callable[[P], T], given: P, seconds: float = LONGEST) -> T:
        """In a process of its own, when one is free."""
        return await self.workers.do(what, given, seconds)

    async def append(self, id: str, thought: tuple[int, list[Answered]]) -> None:
        number, answers = thought

        def decide(table: Table) -> list[Entry]:
            if table.number != number:
                raise Refused("stale")
            return list(answers)

        try:
            await self.hub.submit(id, Move(f"bot/{number + 1}"), decide)
        except Problem as problem:
            if problem.code != "stale":  # somebody was faster, or took something back: think again
                raise

    async def is_ours(self, id: str) -> bool:
        """Of several processes, one thinks about a table."""
        now = self.hub.now()
        if self.hub.is_alone or self.claimed.get(id, 0) > now + CLAIM // 2:
            return True
        mine = await self.hub.ask(alive.claim, id, "bots", self.process, now, now + CLAIM)
        if mine:
            self.claimed = {each: until for each, until in self.claimed.items() if until > now}
            self.claimed[id] = now + CLAIM
        return mine
