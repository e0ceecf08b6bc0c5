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

from plancia.games.shelf import game_named
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave
from plancia.lab.processes import Progress
from plancia.lab.service.away import Asked, Timed
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line, Lost
from plancia.lab.service.clients.people import (
    SEATS,
    Choosing,
    Unexpected,
    address,
    become_guest,
    expect,
    look,
    open_table,
)
from plancia.lab.service.clients.writers import Writer
from plancia.lab.service.ledger import Ledger
from plancia.lab.service.servers import newer
from plancia.lab.service.servers.database import Place, new_place
from plancia.lab.service.servers.process import SERVE, NotServing, Server
from plancia.lab.verdict import verdict_of
from plancia.lab.words import figures, say
from plancia.table.table import CannotOpen, Table

PLAYERS = 4  # each with a talker beside it, who talks to the other server
TALKS = 0.15  # seconds between two lines: more than ten in a second are too many for long
WITHIN = 3.0  # seconds in which everybody is answered, whoever migrates
VERSION = "SELECT version_num FROM plancia_version"
TOO_OLD = "newer"  # what a server must say that is too old for the schema


@dataclass
class Outcome:
    versions: list[str] = field(default_factory=list)  # of the schema: before, after
    acknowledged: int = 0
    apart: list[int] = field(default_factory=list)  # of those: before, while both served, after
    slowest: float = 0.0  # seconds for an answer while the newer one came
    refused: str = ""  # what the older one said that came too late
    faults: list[str] = field(default_factory=list)

    def report(self) -> str:
        before, together, after = (*self.apart, 0, 0, 0)[:3]
        slowest = figures(f"{self.slowest:.2f}")
        return "\n".join(
            [
                say("upgrade-versions", before=(*self.versions, "?")[0], after=(*self.versions, "?", "?")[1]),
                say("upgrade-moves", before=before, together=together, after=after, slowest=slowest),
                say("upgrade-refused", words=self.refused or "-"),
                verdict_of("upgrade", self.faults, say("upgrade-well")),
            ]
        )


class Trial:
    def __init__(self, place: Place, seed: int, older: Path | None, program: Sequence[str], within: float) -> None:
        self.outcome = Outcome()
        self.within = within
        self.books = Books(place.database)
        self.ledger = Ledger()
        self.seed = seed
        self.asked: list[Asked] = []
        self.writers: list[Writer] = []
        self.older, self.late = (Server(place.database, place.data, name=name) for name in ("older", "too-late"))
        self.newer = Server(place.database, place.data, SERVE if older is not None else program, "newer")
        if older is not None:
            self.older.sources = self.late.sources = older / "src"

    @property
    def servers(self) -> tuple[Server, ...]:
        return self.older, self.newer, self.late

    async def run(self, seconds: float, progress: Progress) -> None:
        await self.older.start()
        for number in range(PLAYERS):
            line, other = (Timed(self.older.url, self.asked, address=address(number)) for _ in range(2))
            player = Writer(line, self.ledger, f"{self.seed} player {number}")
            talker = Writer(other, self.ledger, f"{self.seed} talker {number}", player)
            talker.pause = TALKS
            self.writers += [player, talker]
        work = [asyncio.create_task(writer.run()) for writer in self.writers]
        try:
            await self.play(seconds, progress)
            self.outcome.versions.append(self.books.one(VERSION))
            came = time.monotonic()
            await self.newer.start()
            self.outcome.versions.append(self.books.one(VERSION))
            for number, writer in enumerate(self.writers):
                if number % 4 in (1, 2):  # of two tables, one player and the other's talker go over
                    self.send_over(writer)
            await asyncio.gather(self.at_both(self.older, self.newer), self.at_both(self.newer, self.older))
            await self.too_late()
            await self.play(seconds, progress)
            self.outcome.slowest = max((each.took for each in self.asked if each.began + each.took > came), default=0)
            await self.older.stop()
            for writer in self.writers:
                if writer.line.url != self.newer.url:
                    self.send_over(writer)
            await self.play(seconds, progress)
            for writer in self.writers:
                writer.stopping = True
            async with asyncio.timeout(60):
                await asyncio.gather(*work)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for writer in self.writers:
                writer.line.close()
        self.check()

    async def play(self, seconds: float, progress: Progress) -> None:
        before = self.ledger.acknowledged
        await asyncio.sleep(seconds)
        self.outcome.apart.append(self.ledger.acknowledged - before)
        progress.say(say("upgrade-so-many", acknowledged=self.ledger.acknowledged))

    def send_over(self, writer: Writer) -> None:
        """What was on its way is lost, and sent again to the newer one."""
        writer.line.close()
        writer.line.url = self.newer.url

    async def at_both(self, one: Server, other: Server) -> None:
        """A guest comes to one, and opens a table there; session and seats are good at the other."""
        line = Line(one.url, address=address(50))
        try:
            await become_guest(line, "Ivo")
            sitting = await open_table(line, SEATS[:2])
            line.close()
            line.url = other.url
            me = expect(await line.get("/api/me"), 200, "who I am")
            view = await look(line, sitting, SEATS[0])
            seat = view["waiting"][0]["seat"]
            body = Choosing(f"{self.seed} {one.url}").answer(await look(line, sitting, seat), seat)
            expect(await line.post(f"{sitting.path}/answer", body), 200, "an answer at the other server")
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

    def check(self) -> None:
        outcome = self.outcome
        outcome.acknowledged = self.ledger.acknowledged
        if len(set(outcome.versions)) != 2:
            outcome.faults.append(f"nothing was migrated: {outcome.versions}")
        if not all(outcome.apart):
            outcome.faults.append(f"somebody did not play: {outcome.apart}")
        if outcome.slowest > self.within:
            outcome.faults.append(f"somebody waited {outcome.slowest:.1f} s")
        for writer in self.writers:
            outcome.faults += writer.faults
        for table in self.ledger.sent:
            rows = self.books.rows(table)
            outcome.faults += self.ledger.faults(table, rows)
            try:
                Replay(game_named, Table(table, rows).record()).play()
            except (CannotOpen, BadSave) as error:
                outcome.faults.append(f"{table} cannot be played again: {error}")
        for server in (self.older, self.newer):
            outcome.faults += server.complaints()


async def upgrade(
    seconds: float,
    seed: int,
    progress: Progress,
    older: Path | None = None,
    what: newer.What = "adds",
    within: float = WITHIN,
) -> Outcome:
    with new_place("postgres") as place:
        trial = Trial(place, seed, older, newer.program(what), within)
        try:
            await trial.run(seconds, progress)
        except (NotServing, Lost, Unexpected, TimeoutError) as error:
            trial.outcome.faults.append(f"{type(error).__name__}: {error}\n{trial.newer.last_words()}")
        finally:
            for server in trial.servers:
                await server.kill()
        return trial.outcome
