"""Two servers on one PostgreSQL, and everybody wants to answer the same question: one does, the others learn of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import (
    SEATS,
    Choosing,
    Sitting,
    Unexpected,
    address,
    become_guest,
    look,
    open_table,
    seats_asked,
)
from plancia.lab.service.clients.stream import Seen, greet, read
from plancia.lab.service.history import Asked, faults
from plancia.lab.service.run import Run, new_place, supervised
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import say

TABLES = 8
LINES = 4  # to each server, at each table
NEWS_IN = 10.0  # seconds until a server must have heard what another wrote last
RIVALS = 5  # who want to answer the same question in one round

Body = dict[str, Any]


@dataclass
class Raced(Outcome):
    trial = "race"
    processes: int
    submissions: int = 0
    accepted: int = 0  # different moves
    repeated: int = 0  # accepted moves sent once more, at the same time or later
    codes: Counter[str] = field(default_factory=Counter)
    fought: float = 0.0  # seconds

    def lines(self) -> list[str]:
        refused = ", ".join(f"{count} {code}" for code, count in self.codes.most_common())
        rate = round(self.submissions / self.fought) if self.fought else 0
        return [
            say("race-submissions", n=self.submissions, rate=rate, processes=self.processes),
            say("race-accepted", accepted=self.accepted, repeated=self.repeated, refused=refused or "none"),
        ]


class Watcher:
    """Looks at a table through one of the servers: numbers only grow, and the last one comes, whoever wrote it."""

    def __init__(self, url: str, sitting: Sitting, address: str) -> None:
        self.table = sitting.table
        self.number = -1
        self.faults: list[str] = []
        self.work = asyncio.create_task(self._watch(url, sitting, address))

    async def _watch(self, url: str, sitting: Sitting, address: str) -> None:
        async with await greet(url, sitting, [next(iter(sitting.tokens))], address) as socket:
            async for message in socket:
                told = read(message)
                if isinstance(told, Seen):
                    if told.number <= self.number:
                        self.faults.append(f"{self.table}: a stream showed {self.number}, then {told.number}")
                    self.number = told.number

    async def end(self, number: int) -> None:
        until = time.monotonic() + NEWS_IN
        while self.number < number and time.monotonic() < until:
            await asyncio.sleep(0.05)
        if self.number != number:
            self.faults.append(f"{self.table} is at {number}, and a stream ends with {self.number}")
        self.work.cancel()
        await asyncio.gather(self.work, return_exceptions=True)


class Match:
    """A table over which rivals fight, round after round."""

    def __init__(self, urls: Sequence[str], number: int, seed: int) -> None:
        self.lines = [Line(url, address=address(number)) for url in urls for _ in range(LINES)]
        self.choosing = Choosing(f"{seed} table {number}")
        self.random: Random = self.choosing.random
        self.sitting: Sitting | None = None
        self.asked: dict[str, list[Asked]] = {}  # by table
        self.questions: list[Body] = []  # answers that were right at some time
        self.accepted: list[Body] = []
        self.read: dict[str, int] = {}  # by server: the last number it showed
        self.watchers: list[Watcher] = []  # of the first table, one at each server
        self.faults: list[str] = []

    async def round(self, take: Callable[[int], int]) -> None:
        """`take` says how many submissions may still be made, of so many."""
        line = self.random.choice(self.lines)
        if self.sitting is None:
            if not line.cookie:
                await become_guest(line, "Bruno")
                for other in self.lines:
                    other.cookie = line.cookie
            self.sitting = await open_table(line, self.random.sample(SEATS, 2))
            self.questions, self.accepted, self.read = [], [], {}
            if not self.watchers:
                self.watchers = [Watcher(each.url, self.sitting, each.address) for each in self.lines[::LINES]]
        sitting = self.sitting
        waiting = seats_asked(await look(line, sitting))
        if not waiting:
            self.sitting = None  # over
            return
        seat = self.random.choice(waiting)
        view = await look(line, sitting, seat)
        if view["number"] < self.read.get(line.url, -1):
            self.faults.append(f"{sitting.table}: a server showed {self.read[line.url]}, then {view['number']}")
        self.read[line.url] = view["number"]
        if not view["question"]:
            return
        bodies = self.bodies(view, seat)
        waiting_bodies = iter(bodies[: take(len(bodies))])
        await asyncio.gather(*(self.submit(each, waiting_bodies) for each in self.lines))

    def bodies(self, view: Body, seat: str) -> list[Body]:
        """Rivals, each of them perhaps twice; somebody who slept; somebody who dreams; somebody who heard no answer."""
        rivals = [self.choosing.answer(view, seat) for _ in range(RIVALS)]
        found = [*rivals, *(body for body in rivals if self.random.random() < 0.5)]
        for body in self.random.sample(self.questions, min(2, len(self.questions))):
            found.append({**body, "move": self.choosing.move()})
        found.append({**rivals[0], "move": self.choosing.move(), "at": view["number"] + self.random.randint(1, 9)})
        found += self.random.sample(self.accepted, min(2, len(self.accepted)))
        self.questions.append(rivals[0])
        self.random.shuffle(found)
        return found

    async def submit(self, line: Line, bodies: Any) -> None:
        assert self.sitting is not None
        table = self.sitting.table
        for body in bodies:
            line.token = self.sitting.tokens[body["seat"]]
            called = time.monotonic()
            reply = await line.post(f"{self.sitting.path}/answer", body)
            returned = time.monotonic()
            if reply.status not in (200, 409, 422):
                raise Unexpected(f"answer {body}", reply)
            if reply.status == 200 and body not in self.accepted:
                self.accepted.append(body)
            each = Asked(body["move"], body["seat"], body["at"], called, returned, reply.status, reply.body)
            self.asked.setdefault(table, []).append(each)


async def race(submissions: int, processes: int, run: Run) -> Raced:
    outcome = Raced(processes)
    with new_place(run.database) as place:
        servers = [Server(place.database, place.data, name=f"server-{n}") for n in range(processes)]
        async with supervised(outcome.faults, *servers):
            for server in servers:
                await server.start()
            matches = [Match([server.url for server in servers], n, run.seed) for n in range(TABLES)]
            began = time.monotonic()
            await asyncio.gather(*(_fight(match, submissions, outcome, run.progress) for match in matches))
            outcome.fought = time.monotonic() - began
            books = Books(place.database)
            for match in matches:
                await asyncio.gather(*(each.end(books.rows(each.table)[-1].number) for each in match.watchers))
                for line in match.lines:
                    line.close()
            _check(outcome, matches, books)
    return outcome


async def _fight(match: Match, submissions: int, outcome: Raced, progress: Progress) -> None:
    def take(wanted: int) -> int:
        taken = min(wanted, submissions - outcome.submissions)
        outcome.submissions += taken
        return taken

    while outcome.submissions < submissions:
        await match.round(take)
        progress.count(outcome.submissions, submissions, "submissions")


def _check(outcome: Raced, matches: Sequence[Match], books: Books) -> None:
    for match in matches:
        outcome.faults += match.faults + [fault for watcher in match.watchers for fault in watcher.faults]
        for table, asked in match.asked.items():
            outcome.faults += faults(table, books.rows(table), asked)
            won = [each for each in asked if each.accepted]
            outcome.accepted += len({each.move for each in won})
            outcome.repeated += len(won) - len({each.move for each in won})
            outcome.codes.update(str(json.loads(each.body)["code"]) for each in asked if not each.accepted)
