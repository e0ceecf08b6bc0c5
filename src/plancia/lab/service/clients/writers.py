"""Those who write while the server is killed under their hands: what was not answered they send again, unchanged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from plancia.lab.service.clients.http import Line, Lost, Reply
from plancia.lab.service.clients.ledger import Ledger, Sent
from plancia.lab.service.clients.people import (
    SEATS,
    Choosing,
    Sitting,
    Unexpected,
    become_guest,
    look,
    open_table,
    options,
    seats_asked,
)

T = TypeVar("T")

PAUSE = 0.05  # seconds before a server that was lost is tried again


class Writer:
    """A player has a table and plays all of its seats; a talker writes at the table of a player."""

    def __init__(self, line: Line, ledger: Ledger, seed: object, partner: Writer | None = None) -> None:
        self.line = line
        self.public = False  # whether anyone may watch
        self.ledger = ledger
        self.partner = partner
        self.choosing = Choosing(seed)
        self.random: Random = self.choosing.random
        self.sitting: Sitting | None = None
        self.stopping = False
        self.faults: list[str] = []
        self.pause = 0.0  # seconds between two moves
        self.again = PAUSE  # seconds before what was not answered is sent again

    async def run(self) -> None:
        try:
            while not self.stopping:
                await (self.play() if self.partner is None else self.talk(self.partner))
        except Unexpected as error:
            self.faults.append(str(error))

    async def play(self) -> None:
        if self.sitting is None:
            self.sitting = await self.until_answered(self.sit_down)
        sitting = self.sitting
        asked = seats_asked(await self.until_answered(lambda: look(self.line, sitting)))
        if not asked:
            self.sitting = None  # the game is over
            return
        seat = self.random.choice(asked)
        view = await self.until_answered(lambda: look(self.line, sitting, seat))
        if seat not in seats_asked(view) or not options(view):
            return
        if self.random.random() < 0.05:
            body = {"move": self.choosing.move(), "seat": seat, "at": view["number"]}
            await self.send(sitting, Sent("undo", body))
        else:
            await self.send(sitting, Sent("answer", self.choosing.answer(view, seat)))
        if self.random.random() < 0.1:
            await self.repeat(sitting)
        await asyncio.sleep(self.pause)

    async def talk(self, partner: Writer) -> None:
        sitting = partner.sitting
        if sitting is None:
            await asyncio.sleep(PAUSE)
            return
        seat = self.random.choice(list(sitting.tokens))
        body = {"move": self.choosing.move(), "seat": seat, "text": f"word {self.random.getrandbits(40):x}"}
        await self.send(sitting, Sent("chat", body))
        await asyncio.sleep(self.pause + self.random.random() * 0.02)

    async def sit_down(self) -> Sitting:
        if not self.line.cookie:
            await become_guest(self.line, "Ada")
        return await open_table(self.line, self.random.sample(SEATS, 2), public=self.public)

    async def send(self, sitting: Sitting, sent: Sent) -> None:
        self.ledger.send(sitting.table, sent)
        reply = await self.deliver(sitting, sent)
        if reply.status == 200:
            self.note(self.ledger.hear(sitting.table, sent.body["move"], reply.body))
        elif sent.path != "undo" or reply.status != 422:  # only a game in which nothing can be taken back may refuse
            raise Unexpected(f"{sent.path} {sent.body}", reply)

    async def repeat(self, sitting: Sitting) -> None:
        """Something that was acknowledged long ago is asked for once more."""
        told = self.ledger.told.get(sitting.table)
        if not told:
            return
        move = self.random.choice(list(told))
        reply = await self.deliver(sitting, self.ledger.sent[sitting.table][move])
        if reply.status != 200:
            raise Unexpected(f"{move}, once more", reply)
        self.note(self.ledger.hear(sitting.table, move, reply.body))

    async def deliver(self, sitting: Sitting, sent: Sent) -> Reply:
        def post() -> Awaitable[Reply]:
            self.line.token = sitting.tokens[sent.body["seat"]]
            return self.line.post(f"{sitting.path}/{sent.path}", sent.body)

        while True:
            reply = await self.until_answered(post)
            if reply.status != 503:  # away: nothing was acknowledged
                return reply
            await asyncio.sleep(self.again)

    async def until_answered(self, ask: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await ask()
            except Lost:
                await asyncio.sleep(self.again)
            except Unexpected as error:
                if error.status != 503:
                    raise
                await asyncio.sleep(self.again)

    def note(self, fault: str) -> None:
        if fault:
            self.faults.append(fault)
