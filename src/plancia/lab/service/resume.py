"""Clients that are cut off again and again and come back with any number: each ends with the whole truth."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from plancia.lab.service.clients.cuts import cut_off
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.ledger import Ledger
from plancia.lab.service.clients.people import Sitting, address
from plancia.lab.service.clients.stream import Seen, greet, hello, read
from plancia.lab.service.clients.writers import PAUSE, Writer
from plancia.lab.service.run import Run, one_server
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import say

WAVE = 200  # clients at a time
TABLES = 5
LIVES = 6  # connections of a client, before its last
RESTART_IN = 3.0  # seconds at most
FAR = 2**31  # a number that no table reaches

Log = list[tuple[int, bytes]]  # number and text


class Numbered(msgspec.Struct):
    number: int


@dataclass
class Resumed(Outcome):
    trial = "resume"
    clients: int = 0
    cuts: int = 0
    restarts: int = 0
    messages: int = 0
    views: int = 0  # different ones that were compared with

    def lines(self) -> list[str]:
        return [
            say("resume-clients", clients=self.clients, cuts=self.cuts, messages=self.messages),
            say("resume-restarts", restarts=self.restarts, views=self.views, seconds=self.seconds),
        ]


class Reader:
    """One client: what it has of a table, kept over all its connections."""

    def __init__(self, url: str, sitting: Sitting, address: str, seed: object) -> None:
        self.url = url
        self.sitting = sitting
        self.address = address
        self.random = Random(str(seed))
        self.seats = [seat for seat in [self.random.choice(["", *sitting.tokens])] if seat]
        self.lang = self.random.choice(["en", "it"])
        self.number = -1
        self.view = b""
        self.log: Log = []
        self.cuts = self.messages = 0
        self.faults: list[str] = []
        self._dangling: list[ClientConnection] = []

    async def live(self) -> None:
        for _ in range(1 + self.random.randrange(LIVES)):
            try:
                await self.one_life()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)  # the server is gone for a moment
            self.cuts += 1
            await asyncio.sleep(self.random.random() * 0.2)

    async def one_life(self) -> None:
        since = self.any_number()
        if self.random.random() < 0.3:
            words = hello(self.sitting, self.seats, since, self.lang)
            await cut_off(self.url, self.sitting.table, words, self.random, self.address)
            return
        socket = await self.connect(since)
        last = time.monotonic() + self.random.random() * 1.5
        try:
            for _ in range(self.random.randrange(8)):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + max(0.0, last - time.monotonic())):
                    self.take(await socket.recv(decode=False), since)
        except TimeoutError:
            pass
        how = self.random.randrange(3)
        if how == 0:
            await socket.close()
        elif how == 1:
            socket.transport.abort()
        else:
            self._dangling.append(socket)  # open, but nobody reads it

    def any_number(self) -> int:
        """What it has, less than that, nothing, or more than there is."""
        return self.random.choice(
            [self.number, self.number, min(0, self.number), -1, FAR, self.random.randint(-1, self.number)]
        )

    async def connect(self, since: int) -> ClientConnection:
        return await greet(self.url, self.sitting, self.seats, self.address, since, self.lang)

    def take(self, message: bytes, asked: int) -> bool:
        """True if it was the table."""
        told = read(message)
        if not isinstance(told, Seen):
            return False
        self.messages += 1
        if told.since > max(asked if asked != FAR else -1, self.number):
            self.faults.append(f"{self.sitting.table}: asked since {asked} at {self.number}, got since {told.since}")
        self.log = [line for line in self.log if line[0] <= told.since] + lines_of(told.log)
        self.number, self.view = told.number, bytes(told.table)
        return True

    async def catch_up(self, number: int) -> None:
        """A last connection, until the table is where it has come to rest."""
        for socket in self._dangling:
            socket.transport.abort()
        since = self.any_number()
        async with asyncio.timeout(30), await self.connect(since) as socket:
            while not self.take(await socket.recv(decode=False), since) or self.number < number:
                pass


def lines_of(log: msgspec.Raw) -> Log:
    return [
        (msgspec.json.decode(line, type=Numbered).number, bytes(line))
        for line in msgspec.json.decode(log, type=list[msgspec.Raw])
    ]


class Trial:
    def __init__(self, server: Server, outcome: Resumed, seed: int) -> None:
        self.server = server
        self.outcome = outcome
        self.seed = seed
        self.random = Random(seed)

    async def wave(self, number: int, clients: int) -> None:
        writers = await self.writers(number)
        work = [asyncio.create_task(writer.run()) for writer in writers]
        tables = [writer.sitting for writer in writers if writer.sitting is not None]
        readers = [
            Reader(self.server.url, tables[n % len(tables)], address(n // 25), f"{self.seed} {number} {n}")
            for n in range(clients)
        ]
        restarting = asyncio.create_task(self.restart())
        await asyncio.gather(*(reader.live() for reader in readers))
        restarting.cancel()
        await asyncio.gather(restarting, return_exceptions=True)
        await self.server.kill()
        await self.server.start()
        self.outcome.restarts += 1
        for writer in writers:
            writer.stopping = True
        await asyncio.gather(*work)
        for writer in writers:
            writer.line.close()
        await self.compare(readers)
        out = self.outcome
        out.clients += len(readers)
        out.cuts += sum(reader.cuts for reader in readers)
        out.messages += sum(reader.messages for reader in readers)
        out.faults += [fault for reader in readers for fault in reader.faults]
        out.faults += [fault for writer in writers for fault in writer.faults]

    async def writers(self, wave: int) -> list[Writer]:
        ledger = Ledger()
        found = []
        for number in range(TABLES):
            writer = Writer(
                Line(self.server.url, address=address(200 + wave % 50)), ledger, f"{self.seed} {wave} writer {number}"
            )
            writer.public = True
            writer.pause = 0.1
            writer.sitting = await writer.sit_down()
            found.append(writer)
        return found

    async def restart(self) -> None:
        while True:
            await asyncio.sleep(self.random.random() * RESTART_IN)
            await (self.server.kill() if self.random.random() < 0.5 else self.server.stop())
            await self.server.start()
            self.outcome.restarts += 1

    async def compare(self, readers: Sequence[Reader]) -> None:
        """Each has what somebody gets who comes for the first time."""
        fresh: dict[tuple[str, str, str], Reader] = {}
        for reader in readers:
            key = (reader.sitting.table, "".join(reader.seats), reader.lang)
            if key not in fresh:
                fresh[key] = await self.newcomer(reader)
                self.outcome.views += 1
            newcomer = fresh[key]
            try:
                await reader.catch_up(newcomer.number)
            except (OSError, WebSocketException, TimeoutError) as error:
                reader.faults.append(f"{key}: cannot come back: {type(error).__name__} {error}")
                continue
            if reader.number != newcomer.number or reader.view != newcomer.view:
                reader.faults.append(f"{key}: {difference(reader.view, newcomer.view)}")
            if reader.log != newcomer.log:
                reader.faults.append(f"{key}: the log differs: {difference(text(reader.log), text(newcomer.log))}")

    async def newcomer(self, reader: Reader) -> Reader:
        other = Reader(self.server.url, reader.sitting, "127.0.0.1", 0)
        other.seats, other.lang = reader.seats, reader.lang
        async with asyncio.timeout(30), await other.connect(-1) as socket:
            while not other.view:
                other.take(await socket.recv(decode=False), -1)
        line = Line(self.server.url, reader.sitting.tokens.get("".join(reader.seats), ""))
        seat = f"&seat={reader.seats[0]}" if reader.seats else ""
        shown = await line.get(f"{reader.sitting.path}?lang={reader.lang}{seat}")
        line.close()
        if shown.body != other.view:
            self.outcome.faults.append(f"stream and HTTP: {difference(other.view, shown.body)}")
        return other


def text(log: Log) -> bytes:
    return b"\n".join(line for _, line in log)


def difference(mine: bytes, other: bytes) -> str:
    """Where two texts part."""
    place = next((n for n, (a, b) in enumerate(zip(mine, other)) if a != b), min(len(mine), len(other)))
    return f"{mine[max(0, place - 60) : place + 60]!r} is not {other[max(0, place - 60) : place + 60]!r}"


async def resume(clients: int, run: Run) -> Resumed:
    outcome = Resumed()
    async with one_server(run, outcome.faults) as server:
        trial = Trial(server, outcome, run.seed)
        while outcome.clients < clients and not outcome.faults:
            await trial.wave(outcome.clients // WAVE, min(WAVE, clients - outcome.clients))
            run.progress.count(outcome.clients, clients, "clients", say("and-cuts", n=outcome.cuts))
    return outcome
