"""HTTP at the door: what a connection may hold and how long it may take, before anything of ours hears of it.

Written over uvicorn's own class, which has no limit of this kind; a change of uvicorn that breaks it breaks its tests.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from plancia.server.errors import PROBLEM_JSON, Problem
from plancia.server.guard.counters import Doors
from plancia.server.guard.limits import CUT, HEAD_IN, READ_IN

CODES = {400: "bad-request", 408: "too-slow", 431: "too-big"}


class Socket(WebSocketsSansIOProtocol):
    """Whoever does not read does not keep the connection for ever."""

    entered: Entered | None = None  # the place at the door that the connection still takes

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CUT, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered is not None:
            self.entered.leave()
        super().connection_lost(exc)


class Entered:
    """One connection of an address, counted until it is lost."""

    def __init__(self, doors: Doors, address: str) -> None:
        self.doors = doors
        self.address = address
        doors.enter(address)

    def leave(self) -> None:
        if self.address:
            self.doors.leave(self.address)
            self.address = ""


class Door(H11Protocol):
    """A head has to arrive in HEAD_IN seconds, what was sent to be read in READ_IN, and an address has so many
    connections and no more. Given to uvicorn with the doors of its server."""

    def __init__(self, doors: Doors, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.doors = doors
        self.entered: Entered | None = None
        self.head: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self.entered = Entered(self.doors, self.client[0] if self.client else "")
        except Problem:
            transport.abort()
            return
        self.head = self.loop.call_later(HEAD_IN, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.still(self.head)
        self.still(self.unread)
        if self.entered is not None:
            self.entered.leave()
        super().connection_lost(exc)

    # -- reading

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            if self.transport.get_protocol() is self:  # and no socket is in its place
                self.watch_the_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_the_head()  # of a request that was sent along with the one before

    def watch_the_head(self) -> None:
        """The clock runs while a part of a head has come and not the rest, or while what nobody wants of a body that is
        answered already still comes."""
        came = self.conn.their_state
        is_owed = bool(self.conn.trailing_data[0]) if came is h11.IDLE else self.is_too_much(came)
        if not is_owed:
            self.still(self.head)
            self.head = None
        elif self.head is None:
            self.head = self.loop.call_later(HEAD_IN, self.too_slow)

    def is_too_much(self, came: Any) -> bool:
        return came is h11.SEND_BODY and self.cycle.response_complete

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.still(self.head)
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, Socket):
            upgraded.entered, self.entered = self.entered, None

    def too_slow(self) -> None:
        self.refuse(408)

    # -- refusing

    def send_400_response(self, msg: str) -> None:
        """What cannot be read; h11 says whether it was too long."""
        self.refuse(getattr(sys.exc_info()[1], "error_status_hint", 400))

    def refuse(self, status: int) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            body = msgspec.json.encode(Problem(status, CODES.get(status, "bad-request")).told("en"))
            head = [("content-type", PROBLEM_JSON), ("content-length", str(len(body))), ("connection", "close")]
            for part in (
                h11.Response(status_code=status, headers=head),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(part) or b"")
        self.hang_up()

    # -- writing

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(READ_IN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.still(self.unread)
        self.unread = None

    def timeout_keep_alive_handler(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        """What is left to be sent is sent, if somebody takes it soon."""
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(CUT, self.transport.abort)

    @staticmethod
    def still(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
