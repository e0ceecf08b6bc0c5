"""The open tables: one lock each, decide, append, apply, tell. Nothing is acknowledged before it is durable."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from plancia.games.shelf import game_named
from plancia.server.errors import Problem, not_here
from plancia.server.held import Held, standing_of
from plancia.server.logging import log
from plancia.server.metrics import Figures
from plancia.server.refusing import refusal
from plancia.server.writing import TABLE_ID
from plancia.table.entries import Entry, Opened, Row
from plancia.table.store import Known, Store, Taken, contents
from plancia.table.store.contents import NoContent
from plancia.table.store.doorbell import BESIDE
from plancia.table.table import CannotOpen, Refused, Table

KEPT = 500  # tables in memory that nobody looks at

Decide = Callable[[Table], Entry | Sequence[Entry]]
Same = Callable[[Entry], bool]


class Hub:
    def __init__(self, store: Store, figures: Figures, data: Path) -> None:
        self.store = store
        self.figures = figures
        self.copies = data / "content"
        self.held: OrderedDict[str, Held] = OrderedDict()
        self.opened: list[Callable[[Held], None]] = []  # called with every table that was opened
        self.heard: list[Callable[[Held, list[Row], bool], None]] = []  # with rows that were applied; True: our own
        self.rung: list[Callable[[str, int], None]] = []  # with every doorbell of another process
        self.before: Callable[[Held], Awaitable[None]] | None = None  # a command is decided, under the lock
        self.tasks: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Task[Held]] = {}
        self._began = time.time() - time.monotonic()
        self._stop_listening: Callable[[], None] | None = None

    def now(self) -> int:
        """Milliseconds. A wall clock that is put right while we run costs nobody time."""
        return int((self._began + time.monotonic()) * 1000)

    @property
    def is_alone(self) -> bool:
        """No other process serves these tables: an SQLite file has one."""
        return self.store.engine.dialect.name == "sqlite"

    def start(self) -> None:
        loop = asyncio.get_running_loop()

        def ring(table: str, number: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._ring, table, number)

        self._stop_listening = self.store.listen(ring)

    async def stop(self) -> None:
        if self._stop_listening is not None:
            await asyncio.to_thread(self._stop_listening)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log().error("task failed", exc_info=task.exception())

    # -- opening

    async def open(self, id: str) -> Held:
        """Raises Problem."""
        held = self.held.get(id)
        if held is not None:
            self.held.move_to_end(id)
            return held
        if not TABLE_ID.fullmatch(id):
            raise not_here()
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.get_running_loop().create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Held:
        held = await asyncio.to_thread(self._read, id)
        self.held[id] = held
        for other in [key for key, each in self.held.items() if not each.readers and not each.lock.locked()]:
            if len(self.held) <= KEPT:
                break
            if other != id:
                del self.held[other]
        self.figures.tables.set(len(self.held))
        for hear in self.opened:
            hear(held)
        return held

    def _read(self, id: str) -> Held:
        rows = self.store.read(id)
        if not rows:
            raise not_here()
        opened = rows[0].entry
        assert isinstance(opened, Opened)
        try:
            ground = contents.ground_of(self.store, game_named(opened.game), opened, self.copies)
            return Held(Table(id, rows, ground.packs, ground.base), ground)
        except (CannotOpen, NoContent, KeyError) as problem:
            log().error("cannot open", table=id, why=str(problem))
            raise Problem(409, "cannot-open") from None

    async def fresh(self, id: str) -> Held:
        """The table as it is now, whichever process wrote last."""
        held = await self.open(id)
        async with held.lock:
            await self._catch_up(held)
        return held

    def _ring(self, id: str, number: int) -> None:
        if not id:  # the line was down: anything may have changed
            for each in list(self.held):
                self.soon(self.fresh(each))
                self.held[each].wake(check=True)
            return
        held = self.held.get(id)
        if held is not None and number > held.table.number:
            self.soon(self.fresh(id))
        elif held is not None and number == BESIDE:
            held.wake(check=True)
        for hear in self.rung:
            hear(id, number)

    async def _catch_up(self, held: Held) -> bool:
        """Apply what others wrote. True if there was something. Under the lock."""
        rows = await asyncio.to_thread(self.store.read, held.table.id, held.table.number)
        self._apply(held, rows, False)
        return bool(rows)

    def _apply(self, held: Held, rows: list[Row], own: bool) -> None:
        for row in rows:
            try:
                held.apply(row)
            except CannotOpen as problem:
                log().error("cannot follow", table=held.table.id, number=row.number, why=str(problem))
                self.held.pop(held.table.id, None)
                raise Problem(409, "cannot-open") from None
            self.figures.entries.labels(str(type(row.entry).__struct_config__.tag)).inc()
        if not rows:
            return
        held.wake(check=held.reseated(rows))
        for hear in self.heard:
            hear(held, rows, own)

    # -- commands

    async def submit(self, id: str, move: str, decide: Decide, same: Same | None = None) -> list[Row]:
        """Do it exactly once. `same` says whether the entry of an earlier command under this id is what is wanted now.

        Raises Problem; then nothing has changed.
        """
        began = time.monotonic()
        held = await self.open(id)
        async with held.lock:
            if self.before is not None:
                await self.before(held)
            try:
                rows = await self.append(held, move, decide, same)
            except Refused as refused:
                self.figures.commands.labels(refused.code).inc()
                raise refusal(refused, held.table) from None
        self.figures.commands.labels("accepted").inc()
        self.figures.acknowledged.observe(time.monotonic() - began)
        return rows

    async def append(self, held: Held, move: str, decide: Decide, same: Same | None = None) -> list[Row]:
        """Under the lock. Raises Refused, Problem."""
        table, caught_up = held.table, False
        while True:
            if move in held.moves:
                if same is not None and not same(held.moves[move].entry):
                    raise Problem(409, "other-move", number=table.number)
                return [held.moves[move]]
            try:
                decided = decide(table)
            except Refused:
                if caught_up or not await self._catch_up(held):
                    raise
                caught_up = True
                continue
            entries = [decided] if isinstance(decided, Entry) else list(decided)
            at = max(self.now(), held.at)
            ids = [move, *(f"{move}.{n}" for n in range(1, len(entries)))]
            standing = standing_of(table)
            sent = self.store.submit(
                table.id,
                table.number,
                [(id, at, entry) for id, entry in zip(ids, entries)],
                None if standing == held.listed else standing,
            )
            try:
                rows = await asyncio.shield(asyncio.wrap_future(sent))
            except (Taken, Known):
                await self._catch_up(held)
                continue
            held.listed = standing
            self._apply(held, rows, True)
            return rows
