"""The stream of a table under a hail of bad messages. Every one gets an answer, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from plancia.lab.processes import Progress
from plancia.lab.service.clients.cuts import frame, upgrade
from plancia.lab.service.clients.mutate import Mutator
from plancia.lab.service.clients.people import Sitting, address
from plancia.lab.service.clients.stream import PROTOCOL, hello, listen

AT_ONCE = 32  # sockets
IN_A_ROW = 90  # messages on one socket; more than 100 in 20 seconds are too many
ANSWER_IN = 20.0  # seconds
FIRST = 0.1  # how many are the first word on a socket
RAW = 0.05  # how many are not even well-formed frames
CLOSED = {1000, 1002, 1003, 1007, 1009, 4400, 4403, 4404, 4408, 4429}  # codes with which a server may hang up here


@dataclass
class Hail:
    """What was thrown, and what came back."""

    messages: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Thrower:
    def __init__(self, hail: Hail, url: str, sitting: Sitting, number: int, seed: int, most: int) -> None:
        self.hail = hail
        self.most = most
        self.url = url
        self.sitting = sitting
        self.address = address(100 + number % 20)
        self.random = Random(f"{seed} thrower {number}")
        seats = list(sitting.tokens)
        greeting = {"type": "hello", "protocol": PROTOCOL, "lang": "it", "since": -1}
        some = {**greeting, "seats": seats, "tokens": [sitting.tokens[seat] for seat in seats]}
        self.hellos = Mutator(self.random, [some, {**greeting, "seats": [], "tokens": []}])
        show = {"type": "show", "seat": self.random.choice([*seats, ""])}
        self.others = Mutator(self.random, [{"type": "ping"}, show, some])

    @property
    def enough(self) -> bool:
        """All throw together."""
        return self.hail.messages >= self.most

    async def run(self, progress: Progress) -> None:
        while not self.enough and not self.hail.faults:
            choice = self.random.random()
            try:
                if choice < FIRST * IN_A_ROW / (1 + FIRST * IN_A_ROW):
                    await self.first_word()
                else:
                    await self.row()
                if self.random.random() < RAW and not self.enough:
                    await self.no_frame()
            except (OSError, TimeoutError, WebSocketException) as error:
                self.hail.faults.append(f"{type(error).__name__}: {error}")
            progress.count(self.hail.messages, self.most, "messages")

    async def first_word(self) -> None:
        """Instead of a hello."""
        socket = await listen(self.url, self.sitting.table, self.address)
        async with asyncio.timeout(ANSWER_IN):
            try:
                if not self.enough:
                    await self.throw(socket, self.hellos.message())
                    await self.answer(socket)
                await socket.close()
            except ConnectionClosed as closed:
                self.hung_up(closed)
        socket.transport.abort()

    async def row(self) -> None:
        """After a good hello, one by one."""
        socket = await listen(self.url, self.sitting.table, self.address)
        try:
            await socket.send(hello(self.sitting, list(self.sitting.tokens)))
            async with asyncio.timeout(ANSWER_IN):
                while (await self.answer(socket)) != "seen":
                    pass
            for _ in range(IN_A_ROW):
                if self.enough:
                    break
                async with asyncio.timeout(ANSWER_IN):
                    await self.throw(socket, self.others.message())
                    await self.answer(socket)
        except ConnectionClosed as closed:
            self.hung_up(closed)
        finally:
            socket.transport.abort()

    async def throw(self, socket: ClientConnection, message: str | bytes) -> None:
        self.hail.messages += 1
        await socket.send(message)

    async def answer(self, socket: ClientConnection) -> str:
        said = json.loads(await socket.recv())
        kind = str(said["type"])
        self.hail.answers[kind if kind != "problem" else said["code"]] += 1
        if kind == "problem":
            self.hail.faults += unexplained(said)
        return kind

    def hung_up(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        self.hail.closed[code] += 1
        if code not in CLOSED:
            self.hail.faults.append(f"a socket was closed with {code} {closed}")

    async def no_frame(self) -> None:
        """Bytes that are no message at all, on an open socket."""
        self.hail.messages += 1
        parts = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(self.address, 0))
        writer.write(upgrade(self.url, f"{self.sitting.path}/stream", "AAAA"))
        good = bytearray(frame(hello(self.sitting, []), self.random.randbytes(4)))
        for _ in range(self.random.randrange(1, 6)):
            good[self.random.randrange(min(14, len(good)))] = self.random.randrange(256)
        writer.write(bytes(good) + self.random.randbytes(self.random.randrange(300)))
        try:
            async with asyncio.timeout(0.2):
                await reader.read(65_536)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.transport.abort()


def unexplained(problem: dict[str, Any]) -> list[str]:
    """A refusal has a code, words for people, and a status that is not the server's fault."""
    wanted = {"code": str, "title": str, "detail": str, "rule": str, "status": int, "number": int, "type": str}
    missing = [name for name, kind in wanted.items() if not isinstance(problem.get(name), kind)]
    if missing or not problem["code"] or not problem["title"] or not 400 <= problem["status"] < 500:
        return [f"a refusal that does not say why: {problem}"]
    return []


async def hail(url: str, sitting: Sitting, messages: int, seed: int, progress: Progress) -> Hail:
    thrown = Hail()
    throwers = [Thrower(thrown, url, sitting, number, seed, messages) for number in range(AT_ONCE)]
    await asyncio.gather(*(thrower.run(progress) for thrower in throwers))
    return thrown
