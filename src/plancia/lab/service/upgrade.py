"""Two versions of the server on one PostgreSQL: the newer one comes while the older one serves, migrates under its
feet, and both serve the same tables until the older one goes. Nothing is lost, and who is too old for the schema does
not start.

The older one is the version that is installed, and the newer one the same with one more version of the schema, which
only adds; or the older one is a tree of an earlier version, and the newer one the version that is installed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.crowd import TALKS, Crowd
from plancia.lab.service.clients.http import Asked, Line, Timed
from plancia.lab.service.clients.people import (
    SEATS,
    Choosing,
    Unexpected,
    address,
    answer,
    become_guest,
    expect,
    look,
    open_table,
    seats_asked,
)
from plancia.lab.service.clients.writers import Writer
from plancia.lab.service.run import Place, Run, new_place, supervised
from plancia.lab.service.servers import newer
from plancia.lab.service.servers.process import SERVE, NotServing, Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

WITHIN = 3.0  # seconds in which everybody is answered, whoever migrates
VERSION = "SELECT version_num FROM plancia_version"
TOO_OLD = "newer"  # what a server must say that is too old for the schema


@dataclass
class Upgraded(Outcome):
    trial = "upgrade"
    versions: list[str] = field(default_factory=list)  # of the schema: before, after
    acknowledged: int = 0
    apart: list[int] = field(default_factory=list)  # of those: before, while both served, after
    slowest: float = 0.0  # seconds for an answer while the newer one came
    refused: str = ""  # what the older one said that came too late

    def lines(self) -> list[str]:
        before, together, after = (*self.apart, 0, 0, 0)[:3]
        slowest = figures(f"{self.slowest:.2f}")
        return [
            say("upgrade-versions", before=(*self.versions, "?")[0], after=(*self.versions, "?", "?")[1]),
            say("upgrade-moves", before=before, together=together, after=after, slowest=slowest),
            say("upgrade-refused", words=self.refused or "-"),
        ]


class Trial:
    def __init__(self, place: Place, older: Path | None, newer: Sequence[str], within: float) -> None:
        self.outcome = Upgraded()
        self.within = within
        self.books = Books(place.database)
        self.asked: list[Asked] = []
        self.older, self.late = (Server(place.database, place.data, name=name) for name in ("older", "too-late"))
        self.newer = Server(place.database, place.data, newer, "newer")
        if older is not None:
            self.older.sources = self.late.sources = older / "src"

    async def run(self, seconds: float, run: Run) -> None:
        await self.older.start()
        crowd = Crowd(run.seed, lambda address: Timed(self.older.url, self.asked, address))
        for talker in crowd.talkers:
            talker.pause = TALKS
        async with crowd.writing():
            await self.play(crowd, seconds, run.progress)
            self.outcome.versions.append(self.books.one(VERSION))
            came = time.monotonic()
            await self.newer.start()
            self.outcome.versions.append(self.books.one(VERSION))
            for writer in (*crowd.talkers[::2], *crowd.players[1::2]):  # so that at each table one of the two goes over
                self.send_over(writer)
            await asyncio.gather(
                self.at_both(self.older, self.newer, run.seed), self.at_both(self.newer, self.older, run.seed)
            )
            await self.too_late()
            await self.play(crowd, seconds, run.progress)
            self.outcome.slowest = max((each.took for each in self.asked if each.began + each.took > came), default=0)
            await self.older.stop()
            for writer in crowd.writers:
                if writer.line.url != self.newer.url:
                    self.send_over(writer)
            await self.play(crowd, seconds, run.progress)
            await crowd.come_to_rest()
        self.check(crowd)

    async def play(self, crowd: Crowd, seconds: float, progress: Progress) -> None:
        before = crowd.ledger.acknowledged
        await asyncio.sleep(seconds)
        self.outcome.apart.append(crowd.ledger.acknowledged - before)
        progress.say(say("upgrade-so-many", acknowledged=crowd.ledger.acknowledged))

    def send_over(self, writer: Writer) -> None:
        """What was on its way is lost, and sent again to the newer one."""
        writer.line.close()
        writer.line.url = self.newer.url

    async def at_both(self, one: Server, other: Server, seed: int) -> None:
        """A guest comes to one, and opens a table there; session and seats are good at the other."""
        line = Line(one.url, address=address(50))
        try:
            await become_guest(line, "Ivo")
            sitting = await open_table(line, SEATS[:2])
            line.close()
            line.url = other.url
            me = expect(await line.get("/api/me"), 200, "who I am")
            seat = seats_asked(await look(line, sitting, SEATS[0]))[0]
            await answer(line, sitting, seat, Choosing(f"{seed} {one.url}"), " at the other server")
            if me["name"] != "Ivo":
                self.outcome.faults.append("a session of one server is not known to the other")
        except Unexpected as error:
            self.outcome.faults.append(f"begun at {one.log.stem}, gone on with at {other.log.stem}: {error}")
        finally:
            line.close()

    async def too_late(self) -> None:
        """One of the older version that starts now must not: it says why, and touches nothing."""
        before = self.books.one(VERSION)
        try:
            await self.late.start()
        except NotServing as told:
            self.outcome.refused = " ".join(str(told).split())[-300:]
            if TOO_OLD not in self.outcome.refused or self.books.one(VERSION) != before:
                self.outcome.faults.append(f"an older server that comes too late: {told}")
            return
        self.outcome.faults.append("an older server started on a newer schema")

    def check(self, crowd: Crowd) -> None:
        outcome = self.outcome
        outcome.acknowledged = crowd.ledger.acknowledged
        if len(set(outcome.versions)) != 2:
            outcome.faults.append(f"nothing was migrated: {outcome.versions}")
        if not all(outcome.apart):
            outcome.faults.append(f"somebody did not play: {outcome.apart}")
        if outcome.slowest > self.within:
            outcome.faults.append(f"somebody waited {outcome.slowest:.1f} s")
        outcome.faults += crowd.faults(self.books)
        for server in (self.older, self.newer):
            outcome.faults += server.complaints()


async def upgrade(
    seconds: float, run: Run, older: Path | None = None, what: newer.What = "adds", within: float = WITHIN
) -> Upgraded:
    with new_place("postgres") as place:
        trial = Trial(place, older, SERVE if older is not None else newer.program(what), within)
        async with supervised(trial.outcome.faults, trial.newer, trial.older, trial.late):
            await trial.run(seconds, run)
        return trial.outcome
