"""The clock on the wall jumps by hours and days, forward and back, while people play against the clock: no seat loses
time by it, nobody is thrown out, clocks go on running, and the journal stays in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from plancia.lab.processes import Progress
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.ledger import Ledger, Sent
from plancia.lab.service.clients.people import (
    GAME,
    SEATS,
    Choosing,
    Sitting,
    address,
    become_guest,
    expect,
    look,
    open_table,
)
from plancia.lab.service.run import Kind, Place, Run, new_place, supervised
from plancia.lab.service.servers import jumping
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

HOUR, DAY = 3600, 24 * 3600
JUMPS = (3 * HOUR, -3 * HOUR, 3 * DAY, -3 * DAY, 20 * DAY, -20 * DAY)  # a session nobody uses ends after 30 days
RESTARTED = 0.5  # how often a server is killed while the clock jumps
CLOCK = {"kind": "live", "move": 120, "total": 3600}  # seconds
SHORT = {"kind": "live", "move": 3}
SHORT_IN = 40.0  # seconds in which the short one has run out, also where time is counted at half its speed
MOVES = 3  # after each jump
SETTLED = 6.0  # seconds after which every process has told the others what time it is
THINKS = 2.0  # seconds over a move
RUNS = 0.4  # of that, at least, is counted, once the jump is over
SLACK = 0.25  # seconds between what we measure and what is written
APART = 2.0  # seconds that two servers whose clocks differ may be apart: they tell each other every two
BOT_IN = 40.0  # seconds until a bot has answered
PASSWORD = "correct horse battery"


@dataclass
class Jumped(Outcome):
    trial = "clock"
    database: Kind
    jumps: int = 0
    restarts: int = 0
    moves: int = 0
    lost: float = 0.0  # seconds that a seat lost at most, beyond what it took
    slowest: float = 1.0  # how much of a think was counted, at least

    def lines(self) -> list[str]:
        lost, slowest = figures(f"{max(0.0, self.lost):.2f}"), round(100 * self.slowest)
        return [
            say("clock-jumps", database=self.database, jumps=self.jumps, restarts=self.restarts),
            say("clock-moves", moves=self.moves, lost=lost, slowest=slowest),
        ]


class Trial:
    def __init__(self, outcome: Jumped, place: Place, seed: int, program: Sequence[str]) -> None:
        self.outcome = outcome
        self.random = Random(seed)
        self.choosing = Choosing(seed)
        self.books = Books(place.database)
        self.ledger = Ledger()
        count = 1 if outcome.database == "sqlite" else 2
        self.walls = [place.data / f"wall-{n}" for n in range(count)]
        self.servers = [
            Server(place.database, place.data, jumping.program(wall, program), f"server-{n}")
            for n, wall in enumerate(self.walls)
        ]
        self.lines: list[Line] = []
        self.cookie = ""
        self.last = 0.0  # when we sent what was written last at the table with the clock
        for wall in self.walls:
            wall.write_text("0", "utf-8")

    # -- one after the other

    async def run(self, jumps: int, progress: Progress) -> None:
        for server in self.servers:
            await server.start()
        self.lines = [Line(server.url, address=address(0)) for server in self.servers]
        await self.come()
        for number in range(jumps):
            await self.jump(number)
            await self.everybody_is_here(number)
            for _ in range(MOVES):
                await self.move(0.1, self.random.choice(self.lines))
            await self.bot_answers()
            await asyncio.sleep(SETTLED)
            line = self.random.choice(self.lines)
            await self.move(0.0, line)
            await self.move(THINKS, line, calm=True)
            progress.say(say("clock-so-many", n=number + 1, of=jumps, moves=self.outcome.moves))
            if self.outcome.faults:
                break
        else:  # otherwise it may stand still for long
            await self.a_short_clock_runs_out()
        self.check()

    async def come(self) -> None:
        line = self.lines[0]
        await become_guest(line, "Ada")
        login = {"login": "ada", "password": PASSWORD}
        reply = await line.post("/api/me/account", login)
        expect(reply, 200, "an account")
        self.cookie = reply.headers["set-cookie"].partition(";")[0]
        line.cookie = self.cookie
        self.last = time.monotonic()
        self.table = await open_table(line, SEATS[:2], public=True, clock=CLOCK)
        chairs = {SEATS[0]: {"kind": "here", "name": "Ada"}, SEATS[1]: {"kind": "bot", "bot": "random"}}
        made = expect(await line.post("/api/tables", {"game": GAME, "chairs": chairs}), 201, "a table with a bot")
        self.botted = Sitting(made["table"], made["tokens"])
        for each in self.lines:
            each.cookie = ""  # seat tokens are enough from here on

    async def jump(self, number: int) -> None:
        """Every kind in turn; and now and then a server falls over at the same time."""
        by = JUMPS[number % len(JUMPS)]
        falls = self.random.random() < RESTARTED or number in (1, 3)
        which = self.random.randrange(len(self.servers))
        if falls:
            await self.servers[which].kill()
            self.lines[which].close()
        for wall in self.walls if len(self.walls) == 1 or self.random.random() < 0.5 else [self.walls[which]]:
            _put(wall, by)
        if falls:
            await self.servers[which].start()
            self.outcome.restarts += 1
        self.outcome.jumps += 1

    async def everybody_is_here(self, number: int) -> None:
        """The session lives, and after one wrong password the right one is taken."""
        url = self.random.choice(self.servers).url
        with closing(Line(url, address=address(10 + number), cookie=self.cookie)) as line:
            me = expect(await line.get("/api/me"), 200, "who I am")
            if me["name"] != "Ada":
                self.outcome.faults.append(f"after jump {number + 1} the session is gone")
            line.cookie = ""
            right = await line.post("/api/me/login", {"login": "ada", "password": PASSWORD})
            if right.status != 200:
                self.outcome.faults.append(f"after jump {number + 1} nobody can log in: {right.status} {right.body!r}")
            wrong = await line.post("/api/me/login", {"login": "ada", "password": "wrong horse"})
            if wrong.status != 401:
                self.outcome.faults.append(f"a wrong password after jump {number + 1}: {wrong.status}")

    async def move(self, thinks: float, line: Line, calm: bool = False) -> None:
        """Somebody thinks, and answers. What that cost must be what it took; `calm`: also no less than a part of it."""
        before = await look(line, self.table)
        seat = before["waiting"][0]["seat"]
        view = await look(line, self.table, seat)
        began, slept = self.last, time.monotonic()
        await asyncio.sleep(thinks)
        slept = time.monotonic() - slept
        body = self.choosing.answer(view, seat)
        self.ledger.send(self.table.table, Sent("answer", body))
        self.last = time.monotonic()
        reply = await line.post(f"{self.table.path}/answer", body)
        expect(reply, 200, "an answer")
        self.ledger.hear(self.table.table, body["move"], reply.body)
        self.outcome.moves += 1
        after = await look(line, self.table)
        took = time.monotonic() - began
        cost = (_left(before, seat) - _left(after, seat)) / 1000
        self.outcome.lost = max(self.outcome.lost, cost - took)
        if cost > took + SLACK + APART * (len(self.servers) - 1):
            self.outcome.faults.append(f"a move that took {took:.1f} s cost {seat} {cost:.1f} s")
        if calm:
            self.outcome.slowest = min(self.outcome.slowest, cost / slept)
            if cost < RUNS * slept:
                self.outcome.faults.append(f"the clock stands still: of {slept:.1f} s it counted {cost:.1f}")
        kinds = {chair: each["kind"] for chair, each in after["chairs"].items()}
        if set(kinds.values()) != {"here"}:
            self.outcome.faults.append(f"somebody has lost their seat: {kinds}")

    async def bot_answers(self) -> None:
        """Whoever was to think for it may be gone."""
        line, until = self.random.choice(self.lines), time.monotonic() + BOT_IN
        while True:
            view = await look(line, self.botted, SEATS[0])
            if view["question"]:
                break
            if not view["waiting"]:
                return  # the game is over
            if time.monotonic() > until:
                self.outcome.faults.append(f"a bot has not answered for {BOT_IN:.0f} s")
                return
            await asyncio.sleep(0.2)
        expect(await line.post(f"{self.botted.path}/answer", self.choosing.answer(view, SEATS[0])), 200, "an answer")

    async def a_short_clock_runs_out(self) -> None:
        line = self.lines[0]
        line.cookie = self.cookie
        short = await open_table(line, SEATS[:2], public=True, clock=SHORT)
        line.cookie, until = "", time.monotonic() + SHORT_IN
        while all(chair["kind"] == "here" for chair in (await look(line, short))["chairs"].values()):
            if time.monotonic() > until:
                self.outcome.faults.append(f"a clock of 3 s has not run out in {SHORT_IN:.0f} s")
                return
            await asyncio.sleep(0.2)

    def check(self) -> None:
        """What was acknowledged is there, and no entry is older than the one before it."""
        for table in (self.table.table, self.botted.table):
            rows = self.books.rows(table)
            self.outcome.faults += self.ledger.faults(table, rows)
            for one, next_one in pairwise(rows):
                if next_one.at < one.at:
                    self.outcome.faults.append(f"{table}: {next_one.number} is older than {one.number}")
        for server in self.servers:
            self.outcome.faults += [words for words in server.complaints() if '"exception"' in words]


def _put(wall: Path, by: int) -> None:
    """In one go: a server may look at it just now."""
    fresh = wall.with_suffix(".new")
    fresh.write_text(str(by), "utf-8")
    fresh.replace(wall)


def _left(view: dict[str, Any], seat: str) -> int:
    """Of the seat's whole time, in ms, at the moment of the view."""
    return int(view["clock"]["left"][seat]["total"])


async def clock(jumps: int, run: Run) -> Jumped:
    outcome = Jumped(run.database)
    with new_place(run.database) as place:
        trial = Trial(outcome, place, run.seed, run.program)
        async with supervised(outcome.faults, *trial.servers):
            try:
                await trial.run(jumps, run.progress)
            finally:
                for line in trial.lines:
                    line.close()
    return outcome
