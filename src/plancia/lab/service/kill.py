"""kill -9 at random moments, again and again: nothing that was acknowledged is lost, doubled or out of its place."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random

import msgspec

from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.crowd import Crowd
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import Sitting, look
from plancia.lab.service.run import Kind, Run, one_server
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say
from plancia.table.table import Table

SOON, LATE = (0.02, 0.5), (0.5, 2.0)  # seconds from its first word until a server is killed, as often one as the other
AT_START = 0.15  # how often it is killed before its first word
FROZEN = 0.15  # how often it is stopped in mid-air first


@dataclass
class Killed(Outcome):
    trial = "kill"
    database: Kind
    kills: int = 0
    at_start: int = 0
    acknowledged: int = 0
    again: int = 0
    tables: int = 0
    rows: int = 0
    starts: list[float] = field(default_factory=list)  # seconds until it served again

    def lines(self) -> list[str]:
        slow = sorted(self.starts)[int(len(self.starts) * 0.95)] if self.starts else 0.0
        return [
            say("kill-kills", database=self.database, kills=self.kills, at_start=self.at_start),
            say("kill-moves", acknowledged=self.acknowledged, tables=self.tables, again=self.again),
            say("kill-rows", rows=self.rows, seconds=figures(f"{slow:.1f}")),
        ]


class Trial:
    def __init__(self, outcome: Killed, server: Server, seed: int) -> None:
        self.outcome = outcome
        self.server = server
        self.random = Random(seed)
        self.books = Books(server.database)
        self.crowd = Crowd(seed, lambda address: Line(server.url, address=address))
        self.checked: dict[str, int] = {}  # by table: the last number that was found in order

    async def run(self, kills: int, progress: Progress) -> None:
        async with self.crowd.writing():
            while self.outcome.kills < kills and not self.outcome.faults:
                await self.one_kill(kills)
                more = say("and-acknowledged", n=self.crowd.ledger.acknowledged)
                more += say("and-faults", n=len(self.outcome.faults))
                progress.count(self.outcome.kills, kills, "kills", more)
            await self.crowd.come_to_rest()
            await self.check_everything()

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
            await asyncio.sleep(self.random.uniform(0, 2 * min(self.outcome.starts, default=1.0)))
            await self.server.kill()
            self.outcome.kills += 1
            self.outcome.at_start += 1
        began = time.monotonic()
        await self.server.start()
        self.outcome.starts.append(time.monotonic() - began)

    def check(self) -> None:
        """While nobody serves: everything that was acknowledged until now is there."""
        wrong = self.books.is_whole()
        if wrong:
            self.outcome.faults.append(wrong)
        for table in self.crowd.ledger.sent:
            after = self.checked.get(table, -1)
            rows = self.books.rows(table, after)
            self.outcome.faults += self.crowd.ledger.faults(table, rows, after + 1)
            self.checked[table] = after + len(rows)
        for writer in self.crowd.writers:
            self.outcome.faults += writer.faults
            writer.faults = []

    async def check_everything(self) -> None:
        """The whole journal leads to one position: folded here, replayed from its record, and shown by the server."""
        out, ledger = self.outcome, self.crowd.ledger
        out.faults += self.crowd.faults(self.books)
        out.tables, out.acknowledged, out.again = len(ledger.sent), ledger.acknowledged, ledger.again
        out.rows = sum(len(self.books.rows(table)) for table in ledger.sent)
        for player in self.crowd.players:
            if player.sitting is not None and not out.faults:
                await self.compare(player.line, player.sitting)

    async def compare(self, line: Line, sitting: Sitting) -> None:
        rows = self.books.rows(sitting.table)
        folded = Table(sitting.table, rows)
        for seat in sitting.tokens:
            shown = await look(line, sitting, seat)
            if shown != json.loads(msgspec.json.encode(folded.seen(seat, "en", rows[-1].at))):
                self.outcome.faults.append(f"{sitting.table}: the server shows {seat} another table than its journal")


async def kill(kills: int, run: Run) -> Killed:
    outcome = Killed(run.database)
    async with one_server(run, outcome.faults) as server:
        await Trial(outcome, server, run.seed).run(kills, run.progress)
    return outcome
