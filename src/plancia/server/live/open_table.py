"""An open table: with its lock, what seats see of it as bytes, and who waits for news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from plancia.kernel.written.save import dump
from plancia.server.errors import Problem
from plancia.server.http.idempotency import Move
from plancia.server.workers.bot_worker import Sent
from plancia.table.entries import OPEN, Consented, Reseated, Row, TookBack, WoundBack
from plancia.table.store import Info, Listing
from plancia.table.store.contents import Ground
from plancia.table.table import Table

LIVE = 8  # entries that a reader may be behind and still be one of many


class Reader(Protocol):
    """Somebody who looks at a table."""

    shown: str | None  # the seat they look through

    def wake(self, check: bool) -> None:
        """There is news; `check`: look again whether you may see it."""
        ...


class OpenTable:
    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.ground = ground
        self.lock = asyncio.Lock()
        self.moves: dict[str, Row] = {}
        self.readers: set[Reader] = set()
        self.listed: Listing | None = None  # how the lists of tables show it
        self.info: Info | None = None  # once somebody has asked for it; nothing of what is used here ever changes
        self.tokens: dict[str, Any] = {}  # good ones that were shown, and what they are good for: see house.py
        self.checks = 0  # how often they had to be looked at again
        self.mended = 0  # outages up to here are in its journal; see heartbeat.py
        self._bytes: dict[tuple[Any, ...], bytes] = {}
        for row in table.rows:
            self._note(row)

    @property
    def at(self) -> int:
        """When the last entry was written; nothing a seat sees depends on any other time."""
        return self.table.now.at

    def apply(self, row: Row) -> None:
        self.table.apply(row)
        self._note(row)

    def done(self, move: Move) -> Row | None:
        """What a command has become that was sent before. Raises Problem for another one under the same id."""
        row = self.moves.get(move.id)
        if row is not None and row.move != move.written:
            raise Problem(409, "other-move", number=self.table.number)
        return row

    def last_seated(self, seat: str) -> Row | None:
        """By which somebody, or nobody, has the seat now, where that is not as it was at the beginning."""
        rows = reversed(self.table.rows)
        return next((row for row in rows if isinstance(row.entry, Reseated) and row.entry.seat == seat), None)

    def become(self, tried: Table, rows: Sequence[Row]) -> None:
        """What was tried has been written."""
        self.table.become(tried)
        for row in rows:
            self._note(row)

    def _note(self, row: Row) -> None:
        if row.move:
            self.moves[Move.id_in(row.move)] = row
        self._bytes = {}

    def wake(self, check: bool = False) -> None:
        if check:
            self.tokens = {}
            self.checks += 1
        for reader in list(self.readers):
            reader.wake(check)

    def is_watched(self, seat: str) -> bool:
        return any(reader.shown == seat for reader in self.readers)

    @staticmethod
    def reseated(rows: Sequence[Row]) -> bool:
        return any(isinstance(row.entry, Reseated) for row in rows)

    def view(self, seat: str | None, lang: str) -> bytes:
        """What a seat sees, as it goes over the wire; made once for everybody who looks at this version."""
        return self._once((seat, lang), lambda: self.table.seen(seat, lang, self.at))

    def log(self, seat: str | None, lang: str, since: int) -> bytes:
        """What happened after entry `since`; kept where many ask for the same."""
        since = min(max(since, -1), self.table.number)
        if 0 <= since < self.table.number - LIVE:
            return encode(self.table.told(seat, lang, since))
        return self._once((seat, lang, since), lambda: self.table.told(seat, lang, since))

    def forecast(self, seat: str | None, lang: str) -> bytes:
        return self._once(("forecast", seat, lang), lambda: self.table.forecast(seat, lang))

    def sent(self) -> Sent:
        state = json.dumps(dump(self.table.state)).encode()
        return Sent(self.table.game.name, state, self.ground.packs, self.ground.base)

    @property
    def status(self) -> str:
        return listing_of(self.table).status

    def still_true(self, since: int) -> int:
        """The last entry up to `since` after which nothing that was told has been taken back."""
        table = self.table
        if not any(isinstance(row.entry, TookBack | Consented | WoundBack) for row in table.rows[since + 1 :]):
            return since
        counts = {id(moment) for moment in table.now.moment.line()}
        while since >= 0 and id(table.snapshots[since].moment) not in counts:
            since -= 1
        return since

    def _once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> bytes:
        found = self._bytes.get(key)
        if found is None:
            found = self._bytes[key] = encode(make())
        return found


def encode(value: Any) -> bytes:
    """The same bytes for the same value."""
    return msgspec.json.encode(value, order="deterministic")


def listing_of(table: Table) -> Listing:
    """How lists of tables show it."""
    if table.over:
        status = "over"
    else:
        status = "open" if any(chair.kind == OPEN for chair in table.chairs.values()) else "playing"
    winners = None if table.result is None else list(table.result["winners"])
    return Listing(status, {seat: put.at for seat, put in table.now.put.items()}, dict(table.chairs), winners)
