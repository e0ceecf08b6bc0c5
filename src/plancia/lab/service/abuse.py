"""Bad input over HTTP and WebSocket: no crash, no error of the server's own, no change, every refusal with a reason."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import dataclass, field

from plancia.lab.processes import Progress
from plancia.lab.service.clients.api import Asking, Calls, Identity, call_everything
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import (
    SEATS,
    Choosing,
    Sitting,
    address,
    answer,
    become_guest,
    look,
    open_table,
    seats_asked,
)
from plancia.lab.service.clients.rough import Rough, rough
from plancia.lab.service.clients.sockets import Hail, hail
from plancia.lab.service.run import Run, one_server
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import say

MOVES = 12  # at each table before the abuse begins


@dataclass
class Abused(Outcome):
    trial = "abuse"
    hail: Hail = field(default_factory=Hail)
    calls: Calls = field(default_factory=Calls)
    rough: Rough = field(default_factory=Rough)

    def lines(self) -> list[str]:
        answers = ", ".join(f"{n} {code}" for code, n in self.hail.answers.most_common())
        closed = ", ".join(f"{n} {code}" for code, n in self.hail.closed.most_common())
        statuses = ", ".join(f"{n} {code}" for code, n in sorted(self.calls.statuses.items()))
        ends = ", ".join(f"{n} {how}" for how, n in self.rough.ends.most_common())
        longest = round(1000 * self.rough.longest)
        return [
            say("abuse-socket", messages=self.hail.messages, answers=answers, closed=closed),
            say("abuse-http", requests=self.calls.requests, operations=self.calls.operations, statuses=statuses),
            say("abuse-rough", n=self.rough.connections, ends=ends, looks=self.rough.looks, ms=longest),
        ]


class Trial:
    def __init__(self, server: Server, outcome: Abused, seed: int) -> None:
        self.server = server
        self.outcome = outcome
        self.seed = seed
        self.books = Books(server.database)

    async def run(self, messages: int, examples: int, connections: int, every: int, progress: Progress) -> None:
        owner = Line(self.server.url, address=address(0))
        await become_guest(owner, "Dora")
        ours = [await self.table(owner, seats) for seats in (2, 3)]
        await self.throw(ours[1], messages, progress)
        if not self.outcome.faults:
            await self.call(ours, examples, every, progress)
        if not self.outcome.faults:
            await self.press(ours[1], connections, progress)
        owner.close()
        await self.still_well()

    async def table(self, line: Line, seats: int) -> Sitting:
        """With some moves made."""
        choosing = Choosing(f"{self.seed} {seats}")
        sitting = await open_table(line, choosing.random.sample(SEATS, seats))
        for _ in range(MOVES):
            await answer(line, sitting, seats_asked(await look(line, sitting))[0], choosing)
        line.token = ""
        return sitting

    async def throw(self, sitting: Sitting, messages: int, progress: Progress) -> None:
        before = self.books.everything()
        self.outcome.hail = await hail(self.server.url, sitting, messages, self.seed, progress)
        self.outcome.faults += self.outcome.hail.faults
        if self.books.everything() != before:
            self.outcome.faults.append("what was said over a WebSocket has changed a journal")

    async def call(self, ours: list[Sitting], examples: int, every: int, progress: Progress) -> None:
        private, used = ours
        stranger = Line(self.server.url, address=address(1))
        await become_guest(stranger, "Eva")
        stranger.close()
        origin = {"Origin": self.server.url}
        seat = next(iter(used.tokens))
        identities = [
            Identity("nobody", origin, private),
            Identity("a guest", {**origin, "Cookie": stranger.cookie}, private),
            Identity("a player", {**origin, "Authorization": f"Bearer {used.tokens[seat]}"}, used),
        ]
        before = {sitting.table: self.books.rows(sitting.table) for sitting in ours}
        asking = Asking(self.server.url, examples, self.seed, every)
        calls = await asyncio.to_thread(call_everything, asking, identities, progress)
        self.outcome.calls = calls
        self.outcome.faults += calls.faults
        if self.books.rows(private.table) != before[private.table]:
            self.outcome.faults.append("strangers have changed a private table")
        for row in self.books.rows(used.table, len(before[used.table]) - 1):
            if row.move and (used.table, row.number) not in calls.acknowledged:
                self.outcome.faults.append(f"{row} was not acknowledged")

    async def press(self, sitting: Sitting, connections: int, progress: Progress) -> None:
        before = self.books.everything()
        self.outcome.rough = await rough(self.server.url, sitting, connections, progress)
        self.outcome.faults += self.outcome.rough.faults
        if self.books.everything() != before:
            self.outcome.faults.append("connections that are no conversations have changed a journal")

    async def still_well(self) -> None:
        with closing(Line(self.server.url, address=address(0))) as line:  # an old one may have been idle for too long
            health = await line.get("/health")
        if health.status != 200:
            self.outcome.faults.append(f"afterwards: {health.status} {health.body!r}")
        self.outcome.faults += self.server.complaints()


async def abuse(messages: int, examples: int, connections: int, run: Run, every: int = 1) -> Abused:
    """`every`: one operation in so many."""
    outcome = Abused()
    async with one_server(run, outcome.faults) as server:
        await Trial(server, outcome, run.seed).run(messages, examples, connections, every, run.progress)
    return outcome
