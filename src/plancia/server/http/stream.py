"""One socket at one table: the whole view at every version, for one seat, a spectator, or a shared screen."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from plancia.server.errors import Problem
from plancia.server.live.notices import Page
from plancia.server.live.open_table import OpenTable
from plancia.server.live.reader import Line, News, serve
from plancia.server.live.services import Access, Caller, Services, WithServices, caller_of
from plancia.server.live.wire import PROTOCOL, FromClient, Hello, Seen, Show, Welcome


class Stream(News):
    """What one reader of one table has seen, and sees next."""

    def __init__(self, services: Services, open_table: OpenTable, line: Line, hello: Hello, caller: Caller) -> None:
        super().__init__()
        self.services = services
        self.open_table = open_table
        self.line = line
        self.hello = hello
        self.caller = caller
        self.seats = list(dict.fromkeys(hello.seats))
        self.shown: str | None = self.seats[0] if len(self.seats) == 1 else None
        reached = hello.since if -1 <= hello.since <= open_table.table.number else -1
        self.since: dict[str | None, int] = {self.shown: reached}  # by seat: the last number it was shown
        self.asked: list[tuple[str, int]] = []  # the questions at this screen when it was last covered

    async def run(self) -> None:
        """Nothing may be awaited before it is among the readers: a table without readers may be closed."""
        table = self.open_table.table
        self.open_table.readers.add(self)
        self.wake()
        try:
            welcome = Welcome(PROTOCOL, table.id, self.seats, table.number, self.services.now())
            await self.line.send(msgspec.json.encode(welcome))
            async with asyncio.TaskGroup() as both:
                both.create_task(self.write())
                both.create_task(self.line.listen(self.services.now, self.hear))
        finally:
            self.open_table.readers.discard(self)
            seen = {seat: number for seat, number in self.since.items() if seat}
            self.services.hub.soon(self.services.looked(table.id, seen))

    async def write(self) -> None:
        """A message for every version, or for the newest when the reader is slower than the table."""
        while True:
            await self.wait(self.check)
            self.services.figures.sent.inc()
            await self.line.send(self.seen())

    async def check(self) -> None:
        """Whoever lost the seat sees no more of it; and where the table was opened anew, one comes again."""
        access = await self.services.access(self.caller, self.open_table.table.id)
        if not access.seats.issuperset(self.seats):
            raise Problem(403, "not-your-seat")
        if self.services.hub.open_tables.get(self.open_table.table.id, self.open_table) is not self.open_table:
            raise Problem(503, "away", wait=1)

    def seen(self) -> bytes:
        table = self.open_table.table
        after = self.cover()
        since = self.open_table.still_true(self.since.get(self.shown, -1))
        self.since[self.shown] = table.number
        return msgspec.json.encode(
            Seen(
                number=table.number,
                at=self.open_table.at,
                seat=self.shown or "",
                since=since,
                hand_over=after,
                table=msgspec.Raw(self.open_table.view(self.shown, self.hello.lang)),
                log=msgspec.Raw(self.open_table.log(self.shown, self.hello.lang, since)),
            )
        )

    def cover(self) -> str:
        """On a shared screen: when other questions are put here, and none to the seat that is shown, nobody is shown
        until somebody says who looks now. Gives the seat that should."""
        if len(self.seats) < 2:
            return ""
        asked = [
            (each["seat"], each["since"]) for each in self.open_table.table.waiting() if each["seat"] in self.seats
        ]
        if asked != self.asked and self.shown not in [seat for seat, _ in asked]:
            self.shown = None if asked else self.shown
        self.asked = asked
        return asked[0][0] if asked and self.shown is None else ""

    def hear(self, message: FromClient) -> None:
        """Which seat the screen shows now. Raises Problem."""
        if not isinstance(message, Show):
            raise Problem(400, "bad-request", "hello")
        if message.seat and message.seat not in self.seats:
            raise Problem(400, "bad-request", "seat")
        self.shown = message.seat or None
        self.wake()


def may_look(access: Access, hello: Hello) -> None:
    """Raises Problem."""
    if hello.protocol != PROTOCOL:
        raise Problem(400, "bad-request", f"protocol: {PROTOCOL}")
    for seat in hello.seats:
        access.sits(seat)


@websocket("/api/tables/{table:str}/stream")
async def stream(services: WithServices, socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    async def talk(line: Line) -> None:
        hello = await line.hello()
        line.lang = hello.lang
        caller = caller_of(socket, hello.tokens)
        may_look(await services.access(caller, table), hello)
        open_table = await services.hub.fresh(table)
        await Stream(services, open_table, line, hello, caller).run()

    await serve(services, socket, "table", talk)


async def tell_turns(services: Services, line: Line, page: Page, caller: Caller) -> None:
    while True:
        await page.wait(lambda: services.known(caller))
        await line.send(page.message())


def nothing_else(message: FromClient) -> None:
    """On a line on which the client has nothing to say. Raises Problem."""
    raise Problem(400, "bad-request", "type")


@websocket("/api/notices")
async def notices(services: WithServices, socket: WebSocket[Any, Any, Any]) -> None:
    async def talk(line: Line) -> None:
        caller = caller_of(socket)
        person = await services.known(caller)
        page = await services.notices.open_page(person.id)
        page.wake()
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(tell_turns(services, line, page, caller))
                both.create_task(line.listen(services.now, nothing_else))
        finally:
            services.notices.pages.discard(page)

    await serve(services, socket, "notices", talk)
