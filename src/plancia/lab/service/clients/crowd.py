"""A crowd that writes while something happens to its server, and what must be true of its tables after that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from plancia.games.shelf import game_named
from plancia.kernel.written.replay import Replay
from plancia.kernel.written.save import BadSave
from plancia.lab.service.clients.books import Books
from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.ledger import Ledger
from plancia.lab.service.clients.people import address
from plancia.lab.service.clients.writers import Writer
from plancia.table.table import CannotOpen, Table

PLAYERS = 4  # each with a talker beside it
TALKS = 0.15  # seconds between two lines where nothing else slows them: ten in a second are too many for long
REST = 60  # seconds until everybody has got the last answer


class Crowd:
    def __init__(self, seed: object, new_line: Callable[[str], Line]) -> None:
        self.ledger = Ledger()
        self.players: list[Writer] = []
        self.talkers: list[Writer] = []
        for number in range(PLAYERS):
            line, other = (new_line(address(number)) for _ in range(2))
            player = Writer(line, self.ledger, f"{seed} player {number}")
            self.players.append(player)
            self.talkers.append(Writer(other, self.ledger, f"{seed} talker {number}", player))
        self.writers = [*self.players, *self.talkers]
        self._work: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        self._work = [asyncio.create_task(writer.run()) for writer in self.writers]
        try:
            yield
        finally:
            for task in self._work:
                task.cancel()
            await asyncio.gather(*self._work, return_exceptions=True)
            for writer in self.writers:
                writer.line.close()

    async def come_to_rest(self) -> None:
        """Everybody gets the last answer."""
        for writer in self.writers:
            writer.stopping = True
        async with asyncio.timeout(REST):
            await asyncio.gather(*self._work)

    def faults(self, books: Books) -> Iterator[str]:
        """What lies in the database is what was acknowledged, and can be played again."""
        if wrong := books.is_whole():
            yield wrong
        for writer in self.writers:
            yield from writer.faults
        for table in self.ledger.sent:
            rows = books.rows(table)
            yield from self.ledger.faults(table, rows)
            try:
                Replay(game_named, Table(table, rows).record()).play()
            except (CannotOpen, BadSave) as error:
                yield f"{table} cannot be played again: {error}"
