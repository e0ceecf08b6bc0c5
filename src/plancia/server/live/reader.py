"""A socket with its limits: what comes is short and seldom, what goes is read, or the line is cut and says why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from plancia.server.errors import Problem
from plancia.server.guard.counters import Window
from plancia.server.guard.limits import HELLO_IN, MESSAGES, MESSAGES_IN, READ_IN, too_deep
from plancia.server.guard.middleware import language_in
from plancia.server.live.wire import FromClient, Hello, Ping, Pong, problem_message, read
from plancia.server.logging import log
from plancia.table.store import Unavailable

if TYPE_CHECKING:
    from plancia.server.live.services import Services

# WebSocket close codes, by the status of the problem that ends the connection.
CLOSE = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 408: 4408, 409: 4409, 429: 4429, 503: 1012}


LOOK_AGAIN = 60  # seconds after which a reader's right to look is checked, even if nothing has happened


class Line:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.lang = language_in(socket.scope)
        self.rate = Window(MESSAGES, MESSAGES_IN)

    async def hello(self) -> Hello:
        """The first message. Raises Problem."""
        try:
            async with asyncio.timeout(HELLO_IN):
                message = await self.message()
        except TimeoutError:
            raise Problem(408, "too-slow") from None
        if not isinstance(message, Hello):
            raise Problem(400, "bad-request", "hello")
        return message

    async def message(self) -> FromClient:
        """The next one. Raises Problem, WebSocketDisconnect."""
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(code=message.get("code") or 1005, detail="")
        self.rate.take()
        text = message.get("text")
        if text is None:
            raise Problem(400, "bad-request", "text")
        return understood(text.encode())

    async def listen(self, now: Callable[[], int], hear: Callable[[FromClient], None]) -> None:
        """To what the client says, beside that it is there. What `hear` raises of it is told."""
        while True:
            try:
                message = await self.message()
                if isinstance(message, Ping):
                    await self.send(msgspec.json.encode(Pong(now())))
                else:
                    hear(message)
            except Problem as problem:
                if problem.status != 400:
                    raise
                await self.tell(problem)

    async def send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(READ_IN):
                await self.socket.send_data(message.decode(), mode="text")
        except TimeoutError:
            raise Problem(408, "too-slow") from None

    async def tell(self, problem: Problem) -> None:
        await self.send(problem_message(problem, self.lang))

    async def close(self, problem: Problem) -> None:
        """Say why, where the client still reads."""
        if problem.status != 408:
            await self.tell(problem)
        async with asyncio.timeout(1):
            await self.socket.close(code=CLOSE.get(problem.status, 4400), reason=problem.code)


class News:
    """That there is something to tell, and whether it has to be looked at first if it still may be told."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.doubtful = False

    def wake(self, check: bool = False) -> None:
        self.doubtful = self.doubtful or check
        self.news.set()

    async def wait(self, check: Callable[[], Awaitable[object]]) -> None:
        """Until there is some. Looked at again after a while, even if nothing has happened."""
        while True:
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.news.wait()
            except TimeoutError:
                await check()
                continue
            self.news.clear()
            if self.doubtful:
                self.doubtful = False
                await check()
            return


def understood(text: bytes) -> FromClient:
    """Raises Problem."""
    if too_deep(text):
        raise Problem(400, "too-deep")
    try:
        return read(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Problem(400, "bad-request", str(wrong)) from None


async def serve(
    services: Services, socket: WebSocket[Any, Any, Any], kind: str, talk: Callable[[Line], Awaitable[None]]
) -> None:
    """Talk on a socket until it ends, however it ends."""
    await socket.accept()
    line = Line(socket)
    address = socket.client.host if socket.client else ""
    try:
        services.counters.sockets.enter(address)
    except Problem as problem:
        await line.close(problem)
        return
    services.figures.sockets.labels(kind).inc()
    try:
        try:
            await talk(line)
        except* Problem as found:
            await line.close(first(found))
        except* Unavailable:
            await line.close(Problem(503, "away"))
    except* (WebSocketDisconnect, OSError, TimeoutError):
        pass  # nobody is there any more
    except* Exception as broken:
        log().error("socket failed", exc_info=broken)
        await socket.close(code=1011)
    finally:
        services.figures.sockets.labels(kind).dec()
        services.counters.sockets.leave(address)


def first(group: BaseExceptionGroup[Problem]) -> Problem:
    """The problem to tell, of those that came at once."""
    found = group.exceptions[0]
    return first(found) if isinstance(found, BaseExceptionGroup) else found
