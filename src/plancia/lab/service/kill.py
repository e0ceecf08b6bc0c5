"""kill -9 at random moments, again and again: nothing that was acknowledged is lost, doubled or out of its place."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from plancia.games.shelf import game_named
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave
from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line, Lost
from plancia.lab.service.clients.people import Sitting, Unexpected, address, look
from plancia.lab.service.clients.writers import Writer
from plancia.lab.service.ledger import Ledger
from plancia.lab.service.servers.database import Kind, new_place
from plancia.lab.service.servers.process import SERVE, NotServing, Server
from plancia.lab.verdict import verdict_of
from plancia.lab.words import figures, say
from plancia.table.table import CannotOpen, Table

PLAYERS = 4  # each with a talker beside it
SOON, LATE = (0.02, 0.5), (0.5, 2.0)  # seconds from its first word until a server is killed, as often one as the other
AT_START = 0.15  # how often it is killed before its first word
FROZEN = 0.15  # how often it is stopped in mid-air first


@dataclass
class Outcome:
    database: Kind
    kills: int = 0
    at_start: int = 0
    acknowledged: int = 0
    again: int = 0
    tables: int = 0
    rows: int = 0
    starts: list[float] = field(default_factory=list)  # seconds until it served again
    faults: list[str] = field(default_factory=list)

    def report(self) -> str:
        slow = sorted(self.starts)[int(len(self.starts) * 0.95)] if self.starts else 0.0
        lines = [
            say("kill-kills", database=self.database, kills=self.kills, at_start=self.at_start),
            say("kill-moves", acknowledged=self.acknowledged, tables=self.tables, again=self.again),
            say("kill-rows", rows=self.rows, seconds=figures(f"{slow:.1f}")),
            verdict_of("kill", self.faults, say("kill-well")),
        ]
        return "\n".join(lines)


class Trial:
    def __init__(self, outcome: Outcome, server: Server, seed: int) -> None:
        self.outcome = outcome
        self.server = server
        self.random = Random(seed)
        self.books = Books(server.database)
        self.ledger = Ledger()
        self.writers: list[Writer] = []
        self.checked: dict[str, int] = {}  # by table: the last number that was found in order
        self._seed = seed

    def hire(self) -> None:
        for number in range(PLAYERS):
            line, other = (Line(self.server.url, address=address(number)) for _ in range(2))
            player = Writer(line, self.ledger, f"{self._seed} player {number}")
            self.writers += [player, Writer(other, self.ledger, f"{self._seed} talker {number}", player)]

    async def run(self, kills: int, progress: Progress) -> None:
        await self.server.start()
        self.hire()
        work = [asyncio.create_task(writer.run()) for writer in self.writers]
        try:
            while self.outcome.kills < kills and not self.outcome.faults:
                await self.one_kill(kills)
                more = say("and-acknowledged", n=self.ledger.acknowledged) + say(
                    "and-faults", n=len(self.outcome.faults)
                )
                progress.say(say("progress", n=self.outcome.kills, of=kills, what="kills", more=more))
            await self.come_to_rest(work)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for writer in self.writers:
                writer.line.close()

    async def one_kill(self, kills: int) -> None:
        await asyncio.sleep(self.random.uniform(*self.random.choice((SOON, LATE))))
        if self.random.random() < FROZEN:
            await self.server.freeze()
            await asyncio.sleep(0.05)
        await self.server.kill()
        self.outcome.kills += 1
        self.check()
        while self.outcome.kills < kills and self.random.random() < AT_START:
            await self.server.begin()
            await asyncio.sleep(self.random.uniform(0, 2 * self.usual_start()))
            await self.server.kill()
            self.outcome.kills += 1
            self.outcome.at_start += 1
        began = time.monotonic()
        await self.server.start()
        self.outcome.starts.append(time.monotonic() - began)

    def usual_start(self) -> float:
        return min(self.outcome.starts, default=1.0)

    def check(self) -> None:
        """While nobody serves: everything that was acknowledged until now is there."""
        wrong = self.books.is_whole()
        if wrong:
            self.outcome.faults.append(wrong)
        for table in self.ledger.sent:
            after = self.checked.get(table, -1)
            rows = self.books.rows(table, after)
            self.outcome.faults += self.ledger.faults(table, rows, after + 1)
            self.checked[table] = after + len(rows)
        for writer in self.writers:
            self.outcome.faults += writer.faults
            writer.faults = []

    async def come_to_rest(self, work: Sequence[asyncio.Task[None]]) -> None:
        """Everybody gets the last answer; then the whole journal is read and played again."""
        for writer in self.writers:
            writer.stopping = True
        async with asyncio.timeout(60):
            await asyncio.gather(*work)
        self.checked = {}
        self.check()
        out = self.outcome
        out.tables, out.acknowledged, out.again = len(self.ledger.sent), self.ledger.acknowledged, self.ledger.again
        if not out.faults:
            for table in self.ledger.sent:
                await self.play_again(table)
        await self.server.kill()

    async def play_again(self, table: str) -> None:
        """The journal leads to one position: folded here, replayed from its record, and shown by the server."""
        rows = self.books.rows(table)
        self.outcome.rows += len(rows)
        try:
            folded = Table(table, rows)
            Replay(game_named, folded.record()).play()
        except (CannotOpen, BadSave) as error:
            self.outcome.faults.append(f"{table} cannot be played again: {error}")
            return
        for writer in self.writers:
            if writer.sitting is not None and writer.sitting.table == table:
                await self.compare(writer.line, writer.sitting, folded, rows[-1].at)

    async def compare(self, line: Line, sitting: Sitting, folded: Table, now: int) -> None:
        for seat in sitting.tokens:
            shown = await look(line, sitting, seat)
            if shown != json.loads(msgspec.json.encode(folded.seen(seat, "en", now))):
                self.outcome.faults.append(f"{sitting.table}: the server shows {seat} another table than its journal")


async def kill(database: Kind, kills: int, seed: int, progress: Progress, program: Sequence[str] = SERVE) -> Outcome:
    outcome = Outcome(database)
    with new_place(database) as place:
        trial = Trial(outcome, Server(place.database, place.data, program), seed)
        try:
            await trial.run(kills, progress)
        except (NotServing, Lost, Unexpected, TimeoutError) as error:
            outcome.faults.append(f"{type(error).__name__}: {error}\n{trial.server.last_words()}")
        finally:
            await trial.server.kill()
    return outcome
