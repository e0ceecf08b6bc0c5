"""Those who besiege a server, in a process of their own: heads begun and never finished, opened again when the server
hangs up, and on every endpoint one who sends a letter at a time and one who never reads.

    python -m plancia.lab.service.siege URL TABLE CONNECTIONS SECONDS

A first line says that everybody is there; the last one, when standard input ends or the seconds are over, how it went.
"""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sys
import time
from contextlib import suppress
from random import random
from urllib.parse import urlsplit

import msgspec

from plancia.lab.service.clients.cuts import frame, unread, upgrade
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import GAME, SEATS, address

FIRST = 2000  # of their addresses: away from everybody else's
AT_ONE_ADDRESS = 20
GONE_IN = 30.0  # seconds until the server has hung up on whoever does not finish; its own limits are 5, 10 and 20
LETTER_EVERY = 0.4
ASK_EVERY = 1.0  # seconds between two requests of one who never reads: the answers fill every buffer on the way
UNREAD = 25  # requests after which they come anew
KINDNESS = 10  # they come from elsewhere, and take no processor from the server
COME_IN = 5.0  # seconds in which all of them come
NAMES = {"game": GAME, "seat": SEATS[0]}  # what stands in a path, besides the table
GREETING = '{"type":"hello","protocol":1,"seats":[],"tokens":[],"lang":"en","since":-1}'

Pipes = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Siege(msgspec.Struct):
    """How it went."""

    opened: int = 0
    ended: int = 0  # by the server
    held: int = 0  # of the half-open ones, just now
    least: int = 0  # that were held at any time, once everybody was there
    usual: float = 0.0  # that were held on average
    endpoints: int = 0
    letters: int = 0
    unread: int = 0  # connections on which nothing was ever read
    faults: list[str] = []

    def add(self, other: Siege) -> None:
        """Another one, of the same size."""
        self.least = min(self.least, other.least) if self.opened else other.least
        self.usual = min(self.usual, other.usual) if self.opened else other.usual
        self.endpoints = other.endpoints
        for name in ("opened", "ended", "letters", "unread", "faults"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Endpoint(msgspec.Struct, frozen=True):
    method: str
    path: str

    @property
    def is_socket(self) -> bool:
        return self.method == "WS"


class Besieger:
    def __init__(self, siege: Siege, url: str, until: float, connections: int) -> None:
        self.siege = siege
        self.apart = COME_IN / connections
        self.url = url
        self.parts = urlsplit(url)
        self.until = until
        self.stopping = False

    @property
    def over(self) -> bool:
        return self.stopping or time.monotonic() > self.until

    async def half_open(self, number: int) -> None:
        """A head that is begun, and never finished; again, as soon as the server has had enough of it."""
        begun = f"GET /health HTTP/1.1\r\nHost: {self.parts.netloc}\r\nX-More: ".encode()
        await asyncio.sleep(number * self.apart)  # so that they do not all end at once either
        while not self.over:
            try:
                pipes = await self.come(number)
            except OSError as refused:
                self.siege.faults.append(f"a connection was refused: {refused}")
                await asyncio.sleep(1)
                continue
            self.siege.held += 1
            try:
                pipes[1].write(begun)
                await self.hear_the_end(pipes, "a head that never ended")
            finally:
                self.siege.held -= 1
                pipes[1].transport.abort()

    async def letter_by_letter(self, endpoint: Endpoint, number: int) -> None:
        """A request without a body is slow in its head, one with a body in that, a socket in its first word."""
        head = self.head(endpoint)
        body = GREETING if endpoint.is_socket else '{"name": "' + "x" * 900
        slow = body.encode() if "Content-Length" in head or endpoint.is_socket else (head[:-2] + "X-More: x").encode()
        quick = b"" if slow.startswith(b"GET") else head.encode()
        if endpoint.is_socket:
            slow = frame(body, b"\1\2\3\4")
        await self.rest(COME_IN * random())
        while not self.over:
            with suppress(OSError):
                pipes = await self.come(number)
                try:
                    pipes[1].write(quick)
                    dictating = asyncio.create_task(self.dictate(pipes[1], slow))
                    await self.hear_the_end(pipes, f"{endpoint.method} {endpoint.path}, letter by letter")
                    dictating.cancel()
                finally:
                    pipes[1].transport.abort()
            await asyncio.sleep(LETTER_EVERY)

    async def dictate(self, writer: asyncio.StreamWriter, words: bytes) -> None:
        with suppress(OSError):
            for letter in words:
                if writer.transport.is_closing():
                    return
                writer.write(bytes([letter]))
                self.siege.letters += 1
                await asyncio.sleep(LETTER_EVERY)

    async def never_read(self, endpoint: Endpoint, number: int) -> None:
        words = self.head(endpoint, whole=True).encode()
        more = frame(GREETING, b"\1\2\3\4") if endpoint.is_socket else words
        await self.rest(COME_IN * random())
        while not self.over:
            with socket.socket() as line, suppress(OSError):
                await unread(line, self.url, self.address(number))
                self.siege.opened += 1
                self.siege.unread += 1
                line.send(words)
                for _ in range(UNREAD):
                    await self.rest(ASK_EVERY)
                    line.send(more)

    async def rest(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self.over and time.monotonic() < until:
            await asyncio.sleep(min(0.5, until - time.monotonic()))  # each at a time of his own, not all on a beat

    async def come(self, number: int) -> Pipes:
        where = (self.parts.hostname, self.parts.port)
        pipes = await asyncio.open_connection(*where, local_addr=(self.address(number), 0))
        self.siege.opened += 1
        return pipes

    async def hear_the_end(self, pipes: Pipes, what: str) -> None:
        until = time.monotonic() + GONE_IN
        while not self.over:
            try:
                async with asyncio.timeout(1):
                    if not await pipes[0].read(1 << 16):
                        break
            except TimeoutError:
                if time.monotonic() > until:
                    self.siege.faults.append(f"{what}: the server still holds it after {GONE_IN:.0f} s")
                    return
            except OSError:
                break
        self.siege.ended += not self.over

    def head(self, endpoint: Endpoint, whole: bool = False) -> str:
        """`whole`: with a body that is there."""
        if endpoint.is_socket:
            return upgrade(self.url, endpoint.path, "AAECAwQFBgcICQoLDA0ODw==").decode()
        lines = [f"{endpoint.method} {endpoint.path} HTTP/1.1", f"Host: {self.parts.netloc}", f"Origin: {self.url}"]
        if endpoint.method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {2 if whole else 1000}"]
        return "\r\n".join([*lines, "", ""]) + ("{}" if whole and "Content-Length" in lines[-1] else "")

    @staticmethod
    def address(number: int) -> str:
        return address(FIRST + number // AT_ONE_ADDRESS)


async def endpoints(url: str, table: str) -> list[Endpoint]:
    """All there are: those of the document, and the two sockets."""
    line = Line(url, address=address(FIRST))
    paths = (await line.get("/api/openapi.json")).json["paths"]
    line.close()
    names = {**NAMES, "table": table}
    found = [Endpoint("WS", f"/api/tables/{table}/stream"), Endpoint("WS", "/api/notices")]
    for path, methods in sorted(paths.items()):
        parts = [names.get(part[1:-1], "nobody") if part.startswith("{") else part for part in path.split("/")]
        found += [Endpoint(method.upper(), "/".join(parts)) for method in sorted(methods)]
    return found


async def besiege(url: str, table: str, connections: int, seconds: float) -> Siege:
    siege = Siege()
    camp = Besieger(siege, url, time.monotonic() + seconds, connections)
    found = await endpoints(url, table)
    siege.endpoints = len(found)
    work = [asyncio.create_task(camp.half_open(number)) for number in range(connections)]
    for number, endpoint in enumerate(found, connections):
        work.append(asyncio.create_task(camp.letter_by_letter(endpoint, number)))
        work.append(asyncio.create_task(camp.never_read(endpoint, number)))
    told = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    try:
        while not camp.over and siege.held < connections * 0.95:
            await asyncio.sleep(0.1)
        print("here", flush=True)
        counts = [siege.held]
        while not camp.over and not told.done():
            counts.append(siege.held)
            await asyncio.sleep(0.1)
        siege.least, siege.usual = min(counts), sum(counts) / len(counts)
    finally:
        camp.stopping = True
        for each in work:
            each.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    return siege


if __name__ == "__main__":
    os.nice(KINDNESS)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    _url, _table, _connections, _seconds = sys.argv[1:]
    print(msgspec.json.encode(asyncio.run(besiege(_url, _table, int(_connections), float(_seconds)))).decode())
    sys.stdout.flush()
    sys.exit(0)
