"""The database goes away under the hands of those who play, and comes back: everybody is told in time, nothing that was
acknowledged is lost, and play goes on by itself."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple, get_args

from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.crowd import TALKS, Crowd
from plancia.lab.service.clients.http import Asked, Line, Reply, Timed
from plancia.lab.service.clients.people import address
from plancia.lab.service.run import Run, supervised
from plancia.lab.service.servers.process import Server
from plancia.lab.service.servers.room import Limited, Room, small_room
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

How = Literal["full", "limited", "frozen", "stopped"]
HOWS: tuple[How, ...] = get_args(How)
MOVES = 0.05  # seconds between two
AGAIN = 0.25  # seconds before what was not written is sent again: that counts as well
PLAYING = 2.0  # seconds before it goes
GONE = 7.0  # seconds it is away: longer than the server needs to notice, and than an outage that tables are told of
WITHIN = 3.0  # seconds in which everybody is told
AGAIN_IN = 30.0  # seconds after which everybody must be playing again


class Way(NamedTuple):
    """A database that can go away."""

    how: str
    database: str
    data: Path
    go: Any  # given the server, a context in which the database is away


@dataclass
class WentAway(Outcome):
    trial = "away"
    how: str
    times: int = 0
    acknowledged: int = 0
    told: int = 0  # that the database is away
    slowest: float = 0.0  # seconds until somebody was told
    again: list[float] = field(default_factory=list)  # seconds until everybody played again
    statuses: Counter[int] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        again = figures(f"{max(self.again, default=0.0):.1f}")
        slowest = figures(f"{self.slowest:.2f}")
        return [
            say("away-times", how=self.how, times=self.times, told=self.told, slowest=slowest),
            say("away-moves", acknowledged=self.acknowledged, again=again),
        ]


class Trial:
    def __init__(self, way: Way, server: Server, outcome: WentAway, seed: int, within: float) -> None:
        self.way = way
        self.server = server
        self.outcome = outcome
        self.within = within
        self.asked: list[Asked] = []
        self.crowd = Crowd(seed, lambda address: Timed(server.url, self.asked, address=address))
        for player, talker in zip(self.crowd.players, self.crowd.talkers, strict=True):
            player.pause, talker.pause = MOVES, TALKS
            player.again = talker.again = AGAIN

    async def run(self, times: int, gone: float, progress: Progress) -> None:
        async with self.crowd.writing():
            for _ in range(times):
                await asyncio.sleep(PLAYING)
                await self.once(gone)
                acknowledged = self.crowd.ledger.acknowledged
                progress.say(say("away-so-many", n=self.outcome.times, of=times, acknowledged=acknowledged))
                if self.outcome.faults:
                    break
            else:  # otherwise somebody may wait for ever
                await self.crowd.come_to_rest()
        self.outcome.acknowledged = self.crowd.ledger.acknowledged
        self.outcome.faults += self.crowd.faults(Books(self.way.database))
        self.outcome.faults += [
            words for words in self.server.complaints() if '"exception"' in words and '"bot failed"' not in words
        ]

    async def once(self, gone: float) -> None:
        """It goes, everybody is told, it comes back, and everybody plays on."""
        faults = self.outcome.faults
        async with self.way.go(self.server):
            went = time.monotonic()
            ready = await self.not_ready(went, went + gone)
            is_due = not ready[0] or self.first_told(went) + self.within < went + gone
            if is_due and ready != (503, "away"):
                faults.append(f"/ready says {ready} while the database is {self.way.how}")
            health = await self.look("/health")
            if health.status != 200:
                faults.append(f"/health says {health.status} while the database is {self.way.how}")
            await asyncio.sleep(max(0.0, went + gone - time.monotonic()))
        back = time.monotonic()
        meanwhile = [each for each in self.asked if each.began + each.took >= went and each.began < back]
        told = [each for each in meanwhile if each.status == 503]
        late = [each for each in meanwhile if each.took > self.within and each.began < back - self.within]
        faults += [f"{each.method} {each.path} took {each.took:.1f} s ({each.status})" for each in late]
        if not any(each.method == "POST" for each in told):
            faults.append("nobody was told that the database is away")
        self.outcome.told += len(told)
        self.outcome.slowest = max([self.outcome.slowest, *(each.took for each in told)])
        self.outcome.times += 1
        if not faults:
            await self.plays_on(back)

    def first_told(self, went: float) -> float:
        """When somebody was first told: a file that must not grow may have room for a while."""
        told = (each.began + each.took for each in self.asked if each.status == 503 and each.began + each.took >= went)
        return min(told, default=math.inf)

    async def not_ready(self, went: float, back: float) -> tuple[int, str]:
        """What /ready says: as soon as anybody is told, that it is not."""
        said = (0, "")
        while said[0] != 503 and time.monotonic() < min(back, self.first_told(went) + self.within):
            try:
                async with asyncio.timeout(self.within):
                    reply = await self.look("/ready")
            except TimeoutError:
                return 0, f"nothing for {self.within:.0f} s"
            said = reply.status, reply.code
            await asyncio.sleep(0.1)
        return said

    async def look(self, path: str) -> Reply:
        with closing(Line(self.server.url, address=address(100))) as line:
            return await line.get(path)

    async def plays_on(self, back: float) -> None:
        """Every table gets something new, and the server says that it is ready."""
        before = {table: len(told) for table, told in self.crowd.ledger.told.items()}
        while time.monotonic() < back + AGAIN_IN:
            here = [writer.sitting.table for writer in self.crowd.players if writer.sitting is not None]
            moved = all(len(self.crowd.ledger.told.get(table, {})) > before.get(table, 0) for table in here)
            if here and moved and (await self.look("/ready")).status == 200:
                self.outcome.again.append(time.monotonic() - back)
                return
            await asyncio.sleep(0.1)
        self.outcome.faults.append(f"{AGAIN_IN:.0f} s after the database came back not everybody plays")


# -- the ways in which it goes


@contextmanager
def a_way(how: How) -> Iterator[Way]:
    with TemporaryDirectory(prefix="plancia-") as folder:
        data = Path(folder)
        if how == "limited":
            (data / "room").mkdir()
            yield _in_a_room(Limited(data / "room"), data)
        elif how == "full":
            with small_room(data / "room") as room:
                yield _in_a_room(room, data)
        else:
            from plancia.lab.postgres import Postgres

            with Postgres() as postgres:
                go = _frozen if how == "frozen" else _stopped
                yield Way(how, postgres.new_database(), data, lambda server: go(postgres))


def _in_a_room(room: Room, data: Path) -> Way:
    @asynccontextmanager
    async def go(server: Server) -> AsyncIterator[None]:
        room.fill(server.pid)
        try:
            yield
        finally:
            room.clear(server.pid)

    name = "full" if room.how == "mounted" else room.how
    return Way(name, f"sqlite:///{room.folder}/plancia.db", data, go)


@asynccontextmanager
async def _frozen(postgres: Any) -> AsyncIterator[None]:
    with postgres.frozen():
        yield


@asynccontextmanager
async def _stopped(postgres: Any) -> AsyncIterator[None]:
    await asyncio.to_thread(postgres.stop, True)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


async def away(how: How, times: int, run: Run, gone: float = GONE, within: float = WITHIN) -> WentAway:
    with a_way(how) as way:
        outcome = WentAway(way.how)
        server = Server(way.database, way.data, run.program)
        async with supervised(outcome.faults, server):
            await server.start()
            await Trial(way, server, outcome, run.seed, within).run(times, gone, run.progress)
    return outcome
