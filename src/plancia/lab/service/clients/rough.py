"""Connections that are no conversations: bytes that are no text, requests that never end, readers that never read."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from plancia.lab.processes import Progress
from plancia.lab.service.clients.cuts import unread
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import Sitting, address, look
from plancia.lab.words import say

GONE_IN = 30.0  # seconds until the server has answered, or hung up; its own limits are 5 and 10
SERVED_IN = 3.0  # seconds in which everybody else is answered meanwhile
LETTER_EVERY = 0.4  # seconds
PAUSE = 0.1  # between two looks of those others
NOT_READING = 10  # for one that never reads there are so many others
AWAY = 200  # addresses from the first that anybody else in the trial uses

Pipes = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Rough:
    connections: int = 0
    ends: Counter[str] = field(default_factory=Counter)  # by status, or how else they ended
    looks: int = 0  # of somebody else meanwhile
    longest: float = 0.0  # seconds that one of them took
    faults: list[str] = field(default_factory=list)


async def no_text(pipes: Pipes, host: str) -> None:
    pipes[1].write(b"GET /api/tables/\xff\xfe?seat=\x80 HTTP/1.1\r\nHost: " + host.encode() + b"\r\n\r\n")


async def no_text_in_a_body(pipes: Pipes, host: str) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 12\r\n\r\n"
    pipes[1].write(head.encode() + b'{"name":"\xff"}')


async def no_http(pipes: Pipes, host: str) -> None:
    pipes[1].write(bytes(range(256)) * 4 + b"\r\n\r\n")


async def half_a_head(pipes: Pipes, host: str) -> None:
    pipes[1].write(f"GET /health HTTP/1.1\r\nHost: {host}\r\nX-More: ".encode())


async def half_a_body(pipes: Pipes, host: str) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 1000\r\n\r\n"
    pipes[1].write(head.encode() + b'{"name":')


async def letter_by_letter(pipes: Pipes, host: str) -> None:
    for letter in f"GET /health HTTP/1.1\r\nHost: {host}\r\nX-More: {'x' * 1000}":
        pipes[1].write(letter.encode())
        await pipes[1].drain()
        await asyncio.sleep(LETTER_EVERY)


KINDS: tuple[Callable[[Pipes, str], Awaitable[None]], ...] = (
    *(no_text, no_text_in_a_body, no_http, half_a_head, half_a_body, letter_by_letter),
)


async def rough(url: str, sitting: Sitting, connections: int, progress: Progress) -> Rough:
    """So many at once, of every kind; meanwhile somebody else looks at their table."""
    found = Rough()
    done = asyncio.Event()
    other = asyncio.create_task(_look_on(url, sitting, found, done))
    idle = [await _never_read(url, number) for number in range(0, connections, NOT_READING)]
    try:
        await asyncio.gather(*(_connect(url, number, found, progress) for number in range(connections)))
    finally:
        done.set()
        for each in idle:
            each.close()
        await other
    if found.longest > SERVED_IN:
        found.faults.append(f"somebody else waited {found.longest:.1f} s for a view")
    return found


async def _never_read(url: str, number: int) -> socket.socket:
    line = socket.socket()
    await unread(line, url, address(AWAY + number // 20))
    line.send(f"GET /api/openapi.json HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n\r\n".encode() * 20)
    return line


async def _look_on(url: str, sitting: Sitting, found: Rough, done: asyncio.Event) -> None:
    while not done.is_set():
        line = Line(url, address=address(0))
        began = time.monotonic()
        await look(line, sitting, next(iter(sitting.tokens)))
        found.looks += 1
        found.longest = max(found.longest, time.monotonic() - began)
        line.close()
        await asyncio.sleep(PAUSE)


async def _connect(url: str, number: int, found: Rough, progress: Progress) -> None:
    kind, parts = KINDS[number % len(KINDS)], urlsplit(url)
    came = (address(AWAY + number // 20), 0)
    pipes = await asyncio.open_connection(parts.hostname, parts.port, local_addr=came)
    said = b""
    try:
        async with asyncio.timeout(GONE_IN):
            with suppress(OSError):  # the server has hung up
                await kind(pipes, parts.netloc)
            with suppress(OSError):
                said = await pipes[0].read(1 << 16)
    except TimeoutError:
        found.faults.append(f"{kind.__name__}: the server still holds the connection after {GONE_IN:.0f} s")
    finally:
        pipes[1].transport.abort()
    status = said.split(b" ", 2)[1].decode() if said.startswith(b"HTTP/") else "-"
    if status.startswith("5"):
        found.faults.append(f"{kind.__name__}: {said[:300]!r}")
    found.connections += 1
    found.ends[status] += 1
    progress.say(say("abuse-rough-so-many", n=found.connections))
