"""Many tables with four people each: how long until a move is acknowledged, and until the others see it?"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from plancia.lab.processes import Progress
from plancia.lab.service.clients.http import Line, Lost
from plancia.lab.service.clients.people import SEATS, Choosing, Sitting, address, become_guest, open_table
from plancia.lab.service.clients.stream import Seen, greet, read, read_shown
from plancia.lab.service.run import Run, one_server
from plancia.lab.service.servers.process import Server
from plancia.lab.words import say

PEOPLE = 4  # at a table
EVERY = 2.0  # seconds between two moves at a table
WARM = 5.0  # seconds before anything is measured
WANTED = 0.150  # p99 of the time to acknowledge, at the last number of tables
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Level:
    """How it went with so many tables."""

    tables: int
    acknowledged: list[float] = field(default_factory=list)  # seconds
    seen: list[float] = field(default_factory=list)  # from the move to each of the others' screens
    late: int = 0  # moves that could not be made in time, as the table had not yet come
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0  # of one core
    clients: float = 0.0
    memory: int = 0  # MB
    bytes: int = 0

    def row(self) -> str:
        ack, seen = self.acknowledged, self.seen
        times = " ".join(f"{1000 * share(values, p):7.1f}" for values in (ack, seen) for p in (0.5, 0.99, 1.0))
        size = self.bytes / max(1, len(self.seen)) / 1024
        rest = f"{len(self.errors):6} {self.late:5} {self.server:6.0%} {self.clients:7.0%} {self.memory:6} {size:5.1f}"
        return f"{self.tables:6} {len(ack):6} {times} {rest}"


def share(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Party:
    """One table, its four people, and their screens."""

    def __init__(self, level: Level, url: str, number: int, seed: int) -> None:
        self.level = level
        self.line = Line(url, address=address(number // 40))  # 160 screens for each address
        self.random = Random(f"{seed} {number}")
        self.choosing = Choosing(f"{seed} table {number}")
        self.sitting: Sitting | None = None
        self.turn: tuple[str, int, list[str]] | None = None  # who is asked, at which number, for what
        self.sent: dict[int, float] = {}  # number -> when its move was made
        self.waiting: dict[int, list[float]] = {}  # seen before the acknowledgement was here
        self.measuring = False
        self.stopping = False

    async def sit_down(self) -> None:
        await become_guest(self.line, "Carla")
        self.sitting = await open_table(self.line, self.random.sample(SEATS, PEOPLE))

    async def watch(self, seat: str) -> None:
        assert self.sitting is not None
        try:
            socket = await greet(self.line.url, self.sitting, [seat], self.line.address)
            await self.read_all(socket, seat)
        except (OSError, WebSocketException, TimeoutError) as error:
            self.level.errors.append(f"screen of {seat}: {type(error).__name__} {error}")

    async def read_all(self, socket: ClientConnection, seat: str) -> None:
        async with socket:
            async for message in socket:
                now = time.monotonic()
                told = read(message)
                if not isinstance(told, Seen):
                    continue
                if self.measuring:
                    self.level.bytes += len(message)
                    self.hear(told.number, now)
                question = read_shown(told.table).question
                if question is not None:
                    self.turn = (seat, told.number, [option.name for option in question.options])

    def hear(self, number: int, now: float) -> None:
        if number in self.sent:
            self.level.seen.append(now - self.sent[number])
        else:
            self.waiting.setdefault(number, []).append(now)

    async def play(self) -> None:
        due = time.monotonic() + self.random.random() * EVERY
        while not self.stopping:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += EVERY
            if self.turn is None:
                self.level.late += 1
                continue
            await self.move(*self.turn)

    async def move(self, seat: str, at: int, names: list[str]) -> None:
        assert self.sitting is not None
        self.turn = None
        self.line.token = self.sitting.tokens[seat]
        body = {"move": self.choosing.move(), "seat": seat, "at": at, "option": self.random.choice(names)}
        began = time.monotonic()
        try:
            reply = await self.line.post(f"{self.sitting.path}/answer", body)
        except Lost as error:
            self.level.errors.append(str(error))
            return
        took = time.monotonic() - began
        if reply.status != 200:
            self.level.errors.append(f"{reply.status} {reply.body[:200]!r}")
        elif self.measuring:
            number = reply.json["number"]
            self.level.acknowledged.append(took)
            self.sent[number] = began
            self.level.seen += [then - began for then in self.waiting.pop(number, [])]


class Hall:
    """Tables at one server, with everybody at them."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server = server
        self.parties = [Party(Level(tables), server.url, number, seed) for number in range(tables)]
        self.screens: list[asyncio.Task[None]] = []
        self.players: list[asyncio.Task[None]] = []

    async def fill(self, warm: float, progress: Progress) -> None:
        """Everybody sits down, and plays for so many seconds before anything is measured."""
        for party in self.parties:
            await party.sit_down()
            assert party.sitting is not None
            self.screens += [asyncio.create_task(party.watch(seat)) for seat in party.sitting.tokens]
            progress.say(say("load-screens", tables=len(self.parties), screens=len(self.screens)))
        self.players = [asyncio.create_task(party.play()) for party in self.parties]
        await asyncio.sleep(warm)

    async def measure(self, level: Level, seconds: float, progress: Progress) -> None:
        began, spent, own = time.monotonic(), _seconds_of(self.server.pid), time.process_time()
        for party in self.parties:
            level.errors += party.level.errors  # from before
            party.level, party.measuring = level, True
        while time.monotonic() < began + seconds and not any(player.done() for player in self.players):
            await asyncio.wait(self.players, timeout=min(1.0, seconds), return_when=asyncio.FIRST_COMPLETED)
            moves, errors = len(level.acknowledged), len(level.errors)
            progress.say(say("load-moves", tables=level.tables, moves=moves, errors=errors))
        before, level.seconds = level.seconds, level.seconds + time.monotonic() - began
        for name, used in (("server", _seconds_of(self.server.pid) - spent), ("clients", time.process_time() - own)):
            setattr(level, name, (getattr(level, name) * before + used) / level.seconds)
        level.memory = _memory_of(self.server.pid)
        for party in self.parties:
            party.level, party.measuring = Level(level.tables), False
        for player in self.players:
            if player.done():
                player.result()

    async def empty(self) -> None:
        for party in self.parties:
            party.stopping = True
        await asyncio.gather(*self.players, return_exceptions=True)
        for screen in self.screens:
            screen.cancel()
        await asyncio.gather(*self.screens, return_exceptions=True)
        for party in self.parties:
            party.line.close()


@asynccontextmanager
async def playing(server: Server, tables: int, seconds: float, run: Run) -> AsyncIterator[Hall]:
    """So many tables, for so long, after they have warmed up."""
    hall = Hall(server, tables, run.seed)
    try:
        await hall.fill(min(WARM, seconds / 4), run.progress)
        yield hall
    finally:
        await hall.empty()


async def load(numbers: Sequence[int], seconds: float, run: Run) -> list[Level]:
    levels = [Level(tables) for tables in numbers]
    for level in levels:
        async with one_server(run, level.errors) as server, playing(server, level.tables, seconds, run) as hall:
            await hall.measure(level, seconds, run.progress)
    return levels


def _seconds_of(pid: int) -> float:
    """Of a processor, that a process and its threads have used."""
    words = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


def _memory_of(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)
