"""Non-interference at the wire: tables that differ only in what a viewer may not know look the same."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from urllib.parse import quote

from plancia.games.shelf import game_named
from plancia.lab.processes import Progress
from plancia.lab.random_walk import Luck
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line, Reply
from plancia.lab.service.clients.people import Sitting, address
from plancia.lab.service.clients.stream import hello, listen
from plancia.lab.service.pairs import NOON, Pair, World, pairs, settings_of
from plancia.lab.service.run import Run, one_server
from plancia.lab.service.servers.process import Server
from plancia.lab.verdict import Outcome
from plancia.lab.words import say
from plancia.table.entries import Answered, Opened
from plancia.table.store import Store, new_info, tables
from plancia.table.store.people import tokens

AT_ONCE = 4  # pairs
SEARCHED = 4  # one game of so many is looked at all over; in the others, where somebody alone is told something
BOT_IN = 20.0  # seconds until a bot has answered
VARYING = ("date", "server")  # headers that tell the time
SUM = re.compile(rb"(?<=\n)sum [0-9a-f]{64}(?=\n)")
TIMES = re.compile(rb"\b1[0-9]{12}\b")  # ms


@dataclass
class Compared(Outcome):
    trial = "leaks"
    game: str
    tables: int = 0  # pairs of them
    pairs: int = 0  # of states that a viewer could see: each number of each pair of tables
    differed: int = 0  # pairs of tables on which something lies differently, beside the key
    keys: int = 0  # pairs of tables with different keys
    bots: int = 0  # answers of bots that were compared
    messages: int = 0  # that were compared

    def lines(self) -> list[str]:
        return [
            say("leaks-pairs", game=self.game, pairs=self.pairs, tables=self.tables, seconds=self.seconds),
            say("leaks-differed", differed=self.differed, keys=self.keys),
            say("leaks-messages", messages=self.messages, bots=self.bots),
        ]

    def well(self) -> str:
        return say("nobody-tells")


class Viewing:
    """One of the two tables, and its viewer."""

    def __init__(self, url: str, store: Store, pair: Pair, world: World, where: str) -> None:
        opened = world.entries[0]
        assert isinstance(opened, Opened)
        self.pair = pair
        self.world = world
        info = new_info(opened, NOON, title="Leaks", public=True)
        rows = [(f"move {n}" if n else "", NOON + 1000 * n, entry) for n, entry in enumerate(world.entries)]
        tables.create(store, info, rows)
        self.table = info.id
        given = {}
        if pair.viewer and not pair.bot:
            given[pair.viewer] = tokens.give(store, "seat", NOON, table=info.id, seat=pair.viewer)
        self.sitting = Sitting(info.id, given)
        self.line = Line(url, given.get(pair.viewer, ""), address=where)
        self.number = len(rows) - 1
        self.heard: list[tuple[str, bytes]] = []  # what was asked, and what was said, made comparable
        self.secrets = [opened.key.encode(), *(token.encode() for token in given.values())]
        self.told: list[str] = []  # in which of it a secret was that nobody is told

    # -- everything that a viewer can ask for

    async def ask_everything(self) -> None:
        path, seat = self.sitting.path, self.pair.viewer
        through = f"seat={seat}&" if seat else ""
        for lang in ("en", "it"):
            await self.get(f"{path}?{through}lang={lang}")
        for number in range(self.number + 1):
            await self.get(f"{path}?{through}number={number}")
        await self.get(f"{path}/log?{through}since=-1")
        await self.get(f"{path}/recap?seat={seat}")
        for what in ("record", "position", "info"):
            await self.get(f"{path}/{what}")
        for what in ("frames", "text", "forecast", "advice"):
            await self.get(f"{path}/{what}?{through}lang=en")
        await self.get(f"{path}/frames?{through}since={self.number // 2}&to={self.number - 1}")
        for option in sorted({*self.names(), *self.own()}):
            await self.get(f"{path}/preview?seat={seat}&at={self.number}&option={quote(option)}")
        await self.post(f"{path}/bug", {"text": "x", "seat": seat})
        await self.stream()

    async def stream(self) -> None:
        """The stream, and while it is open: moves that cannot be, a way back, and what is seen of it."""
        seats = [self.pair.viewer] if self.pair.viewer else []
        socket = await listen(self.line.url, self.table, self.line.address)
        try:
            async with asyncio.timeout(30):
                await socket.send(hello(self.sitting, seats))
                for what in ("welcome", "seen"):
                    self.hear(what, await socket.recv(decode=False))
                await self.cannot_be()
                body = {"move": "back", "seat": self.pair.viewer, "at": self.number}
                reply = await self.post(f"{self.sitting.path}/undo", body)
                if reply.status == 200:
                    self.hear("seen, after going back", await socket.recv(decode=False))
        finally:
            socket.transport.abort()

    async def cannot_be(self) -> None:
        path, seat = self.sitting.path, self.pair.viewer
        late = self.number + 5  # nobody has seen the table so late
        tried = [("no-such-option", 0), ("no-such-option", self.number), *((name, late) for name in self.names())]
        for number, (option, at) in enumerate(tried):
            body = {"move": f"bad-{number}", "seat": seat, "at": at, "option": option}
            await self.post(f"{path}/answer", body)
        await self.post(f"{path}/order", {"move": "o", "seat": seat, "at": self.number, "about": "X-1", "option": 1})
        await self.post(f"{path}/consent", {"move": "c", "seat": seat, "at": self.number, "agrees": True})
        await self.post(f"{path}/branch", {"number": self.number})

    def names(self) -> Iterator[str]:
        """Options that somebody is offered in one of the worlds, though perhaps not in both."""
        for world in self.pair.worlds:
            for seat in world.table.chairs:
                yield from world.table.option_names(seat)[:1]

    def own(self) -> list[str]:
        """What the viewer may answer, in both worlds."""
        return self.world.table.option_names(self.pair.viewer) if self.pair.viewer else []

    async def get(self, path: str) -> Reply:
        return self._said(f"GET {path}", await self.line.get(path))

    async def post(self, path: str, body: dict[str, object]) -> Reply:
        return self._said(f"POST {path} {body}", await self.line.post(path, body))

    def _said(self, what: str, reply: Reply) -> Reply:
        kept = sorted((name, value) for name, value in reply.headers.items() if name not in VARYING)
        self.hear(what, f"{reply.status} {kept} ".encode() + reply.body)
        return reply

    def hear(self, what: str, said: bytes) -> None:
        """What differs though nothing is hidden: the name of the table, the hash of its key, the time of day."""
        if any(secret in said for secret in self.secrets):
            self.told.append(f"the key of chance, or a token, is in {what}")
        said = said.replace(self.table.encode(), b"T" * len(self.table))
        for fair in self.world.table.fair:
            said = said.replace(fair.encode(), b"F" * len(fair))
        if not self.pair.same_key:
            said = SUM.sub(b"sum " + b"S" * 64, said)  # of a report in which the hash of the key is
        said = TIMES.sub(lambda found: found[0] if found[0] < b"%d" % (NOON + 10**9) else b"N" * 13, said)
        self.heard.append((what.replace(self.table, "T"), said))


class Trial:
    def __init__(self, server: Server, outcome: Compared, seed: int, wanted: int) -> None:
        self.server = server
        self.outcome = outcome
        self.seed = seed
        self.wanted = wanted
        self.store = Store(server.database)
        self.books = Books(server.database)
        self.promised = 0  # pairs of the tables that somebody looks at
        self.visits = cycle(range(50_000))
        self.secrets: list[bytes] = []

    def some(self) -> Iterator[Pair]:
        game = game_named(self.outcome.game)
        number = 0
        while True:
            luck = Luck(f"{self.seed} {number}")
            searched = bool(game.hidden_together) and number % SEARCHED > 0
            for pair in pairs(game, settings_of(game, luck), f"{self.seed} {number}", searched):
                if self.promised >= self.wanted or self.outcome.faults:
                    return
                self.promised += 1 if pair.bot else len(pair.worlds[0].entries)
                yield pair
            number += 1

    async def run(self, progress: Progress) -> None:
        source = self.some()
        await asyncio.gather(*(self.work(source, progress) for _ in range(AT_ONCE)))

    async def work(self, source: Iterator[Pair], progress: Progress) -> None:
        for pair in source:
            where = address(next(self.visits))  # nobody asks for so much as to be refused in one world only
            views = [Viewing(self.server.url, self.store, pair, world, where) for world in pair.worlds]
            await (self.compare_bots(views) if pair.bot else self.compare(pair, views))
            for view in views:
                view.line.close()
                self.secrets += view.secrets
                self.outcome.faults += view.told
            await asyncio.sleep(0)
            progress.count(self.outcome.pairs, self.wanted, "pairs")

    def logged(self) -> list[str]:
        """Secrets of these tables that the server has written down for whoever runs it."""
        written = self.server.logged().encode()
        return ["the key of chance, or a token, is in the log" for each in self.secrets if each in written][:1]

    async def compare(self, pair: Pair, views: Sequence[Viewing]) -> None:
        for view in views:
            await view.ask_everything()
        mine, other = (view.heard for view in views)
        out = self.outcome
        out.faults += differences(pair.viewer, mine, other)
        out.tables += 1
        out.pairs += len(pair.worlds[0].entries)
        out.differed += pair.differ
        out.keys += not pair.same_key
        out.messages += len(mine)

    async def compare_bots(self, views: Sequence[Viewing]) -> None:
        """A bot sees what its seat may see: the same, so it answers the same."""
        answers = [await self.first_answer(view) for view in views]
        self.outcome.bots += 1
        self.outcome.pairs += 1
        self.outcome.tables += 1
        self.outcome.differed += views[0].pair.differ
        if answers[0] != answers[1]:
            self.outcome.faults.append(f"the bot of {views[0].pair.viewer} answers {answers[0]}, and {answers[1]}")

    async def first_answer(self, view: Viewing) -> str:
        until = time.monotonic() + BOT_IN
        await view.line.get(view.sitting.path)  # whoever looks opens it, and then bots think
        while time.monotonic() < until:
            for row in self.books.rows(view.table, view.number):
                if isinstance(row.entry, Answered):
                    return f"{row.entry.rule} {row.entry.option}"
            await asyncio.sleep(0.02)
        return "nothing"


def differences(viewer: str, mine: Sequence[tuple[str, bytes]], other: Sequence[tuple[str, bytes]]) -> list[str]:
    who = viewer or "a spectator"
    if len(mine) != len(other):
        return [f"{who} heard {len(mine)} messages, and {len(other)}"]
    found = []
    for (what, said), (_, also) in zip(mine, other, strict=True):
        if said != also:
            place = next((n for n, (a, b) in enumerate(zip(said, also)) if a != b), min(len(said), len(also)))
            here = slice(max(0, place - 80), place + 40)
            found.append(f"{who} can tell apart, by {what}: {said[here]!r} and {also[here]!r}")
    return found


async def leaks(game: str, wanted: int, run: Run) -> Compared:
    outcome = Compared(game)
    async with one_server(run, outcome.faults) as server:
        trial = Trial(server, outcome, run.seed, wanted)
        await trial.run(run.progress)
        trial.store.close()
        outcome.faults += server.complaints() + trial.logged()
    return outcome
