"""The open tables: one lock each, decide, try, append, apply, tell. Nothing is written that cannot be played, and
nothing is acknowledged before it is durable."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from plancia.games.shelf import game_named
from plancia.server.errors import Problem, not_here
from plancia.server.http.idempotency import Move
from plancia.server.live.open_table import OpenTable, listing_of
from plancia.server.live.store_access import ANSWER_IN, Asking
from plancia.server.logging import log
from plancia.server.metrics import Figures
from plancia.server.refusing import refusal
from plancia.server.wall_clock import Timekeeper
from plancia.server.writing import TABLE_ID
from plancia.table.entries import Entry, Opened, Row
from plancia.table.store import Known, NoTable, Store, Taken, Unavailable, contents, tables
from plancia.table.store.contents import Ground, NoContent
from plancia.table.store.counts import Count
from plancia.table.store.doorbell import BESIDE
from plancia.table.table import CannotOpen, Refused, Table

KEPT = 500  # tables in memory that nobody looks at

Decide = Callable[[Table], Entry | Sequence[Entry]]
P = ParamSpec("P")
T = TypeVar("T")


class Hub:
    def __init__(self, store: Store, figures: Figures, data: Path, answer_in: float = ANSWER_IN) -> None:
        self.store = store
        self.asking = Asking(answer_in)
        self.figures = figures
        self.copies = data / "content"
        self.open_tables: OrderedDict[str, OpenTable] = OrderedDict()
        self.opened: list[Callable[[OpenTable], None]] = []  # called with every table that was opened
        self.heard: list[
            Callable[[OpenTable, list[Row], bool], None]
        ] = []  # with rows that were applied; True: our own
        self.rung: list[Callable[[str, int], None]] = []  # with every doorbell of another process
        self.counted: list[Callable[[str, list[Count]], None]] = []  # with what a process has counted, ours too
        self.tests: list[Callable[[OpenTable, list[Row]], Awaitable[None]]] = []  # of rows, before they are written
        self.reread: Callable[[Sequence[Row], Ground], Awaitable[None]] | None = None  # a journal, before it is opened
        self.before: Callable[[OpenTable], Awaitable[None]] | None = None  # a command is decided, under the lock
        self.tasks: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.time = Timekeeper()
        self._stop_listening: Callable[[], None] | None = None

    def now(self) -> int:
        """Milliseconds since 1970, as the server counts them."""
        return self.time.now()

    async def ask(self, work: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store, without keeping everybody else waiting. Raises Unavailable."""
        return await self.asking.do(work, self.store, *args, **kwargs)

    @property
    def is_alone(self) -> bool:
        """No other process serves these tables: an SQLite file has one."""
        return self.store.engine.dialect.name == "sqlite"

    def start(self) -> None:
        loop = asyncio.get_running_loop()

        def tell(hear: Callable[..., None], *told: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, *told)

        self._stop_listening = self.store.listen(partial(tell, self._ring), partial(tell, self._count))

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
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Unavailable):
            log().warning("task without its store", why=str(problem))
        elif problem is not None:
            log().error("task failed", exc_info=problem)

    # -- opening

    async def open(self, id: str) -> OpenTable:
        """Raises Problem."""
        open_table = self.open_tables.get(id)
        if open_table is not None:
            self.open_tables.move_to_end(id)
            return open_table
        if not TABLE_ID.fullmatch(id):
            raise not_here()
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.get_running_loop().create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> OpenTable:
        rows, ground = await self.read(id)
        opened = rows[0].entry
        try:
            if isinstance(opened, Opened) and opened.origin and self.reread is not None:
                await self.reread(rows, ground)
            open_table = OpenTable(await asyncio.to_thread(Table, id, rows, ground.packs, ground.base), ground)
        except CannotOpen as problem:
            raise self._closed(id, problem) from None
        self.open_tables[id] = open_table
        for other in [key for key, each in self.open_tables.items() if not each.readers and not each.lock.locked()]:
            if len(self.open_tables) <= KEPT:
                break
            if other != id:
                del self.open_tables[other]
        self.figures.tables.set(len(self.open_tables))
        for hear in self.opened:
            hear(open_table)
        return open_table

    async def read(self, id: str) -> tuple[list[Row], Ground]:
        """Raises Problem."""
        if await self.ask(tables.closed, id):
            raise Problem(409, "closed")
        rows = await self.ask(Store.read, id)
        return rows, await asyncio.to_thread(self._ground, id, rows)

    def _ground(self, id: str, rows: list[Row]) -> Ground:
        if not rows:
            raise not_here()
        opened = rows[0].entry
        if not isinstance(opened, Opened):
            raise self._closed(id, CannotOpen("game", "a table begins by being opened"))
        try:
            return contents.ground_of(self.store, game_named(opened.game), opened, self.copies)
        except (NoContent, KeyError) as problem:
            raise self._closed(id, problem) from None

    def _closed(self, id: str, why: Exception) -> Problem:
        log().error("cannot open", table=id, why=str(why))
        self.figures.closed.inc()
        return Problem(409, "damaged" if isinstance(why, CannotOpen) and why.code == "rows" else "cannot-open")

    async def fresh(self, id: str) -> OpenTable:
        """The table as it is now, whichever process wrote last."""
        open_table = await self.open(id)
        async with open_table.lock:
            await self._catch_up(open_table)
        return open_table

    def doubt(self, tables: Iterable[str]) -> None:
        """Whoever looks at these must show again that they may."""
        for open_table in [self.open_tables[id] for id in tables if id in self.open_tables]:
            open_table.wake(check=True)

    def _ring(self, id: str, number: int) -> None:
        if not id:  # the line was down: anything may have changed
            for each in list(self.open_tables):
                self.soon(self.fresh(each))
                self.open_tables[each].wake(check=True)
            return
        open_table = self.open_tables.get(id)
        if open_table is not None and number > open_table.table.number:
            self.soon(self.fresh(id))
        elif open_table is not None and number == BESIDE:
            open_table.wake(check=True)
        for hear in self.rung:
            hear(id, number)

    def _count(self, process: str, told: list[Count]) -> None:
        for hear in self.counted:
            hear(process, told)

    async def _catch_up(self, open_table: OpenTable) -> bool:
        """Apply what others wrote. True if there was something. Under the lock."""
        rows = await self.ask(Store.read, open_table.table.id, open_table.table.number)
        self._apply(open_table, rows)
        return bool(rows)

    def _apply(self, open_table: OpenTable, rows: list[Row]) -> None:
        for row in rows:
            try:
                open_table.apply(row)
            except CannotOpen as problem:
                self.open_tables.pop(open_table.table.id, None)
                raise self._closed(open_table.table.id, problem) from None
        if rows:
            self.time.not_before(rows[-1].at)
            self._tell(open_table, rows, False)

    def _tell(self, open_table: OpenTable, rows: list[Row], own: bool) -> None:
        for row in rows:
            self.figures.entries.labels(str(type(row.entry).__struct_config__.tag)).inc()
        open_table.wake(check=open_table.reseated(rows))
        for hear in self.heard:
            hear(open_table, rows, own)

    # -- commands

    async def submit(self, id: str, move: Move, decide: Decide) -> list[Row]:
        """Do it exactly once. Raises Problem; then nothing has changed."""
        began = time.monotonic()
        open_table = await self.open(id)
        async with open_table.lock:
            if self.before is not None:
                await self.before(open_table)
            try:
                rows = await self.append(open_table, move, decide)
            except Refused as refused:
                self.figures.commands.labels(refused.code).inc()
                raise refusal(refused, open_table.table) from None
        self.figures.commands.labels("accepted").inc()
        self.figures.acknowledged.observe(time.monotonic() - began)
        return rows

    async def append(self, open_table: OpenTable, move: Move, decide: Decide) -> list[Row]:
        """Under the lock. Raises Refused, Problem."""
        table, caught_up = open_table.table, False
        while True:
            done = open_table.done(move)
            if done is not None:
                return [done]
            try:
                decided = decide(table)
            except Refused:
                if caught_up or not await self._catch_up(open_table):
                    raise
                caught_up = True
                continue
            entries = [decided] if isinstance(decided, Entry) else list(decided)
            at = max(self.now(), open_table.at)
            ids = [move.written, *(f"{move.id}.{n}" for n in range(1, len(entries)))]
            wanted = [Row(table.number + 1 + n, at, id, entry) for n, (id, entry) in enumerate(zip(ids, entries))]
            tried = await self._try(open_table, wanted)
            listing = listing_of(table)
            self.asking.check()
            sent = self.store.submit(
                table.id,
                table.number,
                [(id, at, entry) for id, entry in zip(ids, entries)],
                None if listing == open_table.listed else listing,
            )
            try:
                rows = await self.asking.answer(sent)
            except (Taken, Known):
                await self._catch_up(open_table)
                continue
            except NoTable:  # closed or removed beside us
                self.open_tables.pop(table.id, None)
                raise Problem(409, "closed") if await self.ask(tables.closed, table.id) else not_here() from None
            open_table.listed = listing
            open_table.become(tried, rows)
            self._tell(open_table, rows, True)
            return rows

    async def _try(self, open_table: OpenTable, rows: list[Row]) -> Table:
        """The table with these rows, before anything is written. Raises Refused."""
        try:
            for test in self.tests:
                await test(open_table, rows)
            return open_table.table.tried(rows)
        except (Refused, Unavailable):
            raise
        except Exception as problem:
            last = rows[-1]
            log().error("cannot be played", table=open_table.table.id, number=last.number, exc_info=problem)
            self.figures.unplayable.inc()
            raise Refused("cannot-be-played", text=str(problem)) from None
