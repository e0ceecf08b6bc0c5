"""What is true at a table after an entry, beside the game itself. Never changes: the next entry makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from plancia.kernel import engine
from plancia.kernel.state import State
from plancia.table.chairs import Chairs, is_present, present
from plancia.table.clock import Clocks
from plancia.table.entries import OPEN, Clock
from plancia.table.history import Moment


class Put(NamedTuple):
    """Where a question was put: by which entry, and when (ms)."""

    number: int
    at: int


class Request(NamedTuple):
    """A seat has asked the others to let it go back."""

    seat: str
    to: int
    number: int
    agreed: tuple[str, ...] = ()


class Snapshot(NamedTuple):
    number: int
    at: int  # ms; never before the last one
    moment: Moment
    chairs: Chairs
    keys: tuple[str, ...]  # that chance has had so far, in hexadecimal
    put: Mapping[str, Put] = {}
    request: Request | None = None
    clocks: Clocks = Clocks()

    def next(self, at: int) -> Snapshot:
        return self._replace(number=self.number + 1, at=max(at, self.at))

    def asking(self, g: State, mover: str = "") -> Snapshot:
        """The game has gone on. Whoever moved has a new question, if any; others may still have theirs."""
        names = g.game.seats
        put = {}
        for asked in engine.pending(g):
            seat = names[asked.by]
            kept = self.put.get(seat) if seat != mover else None
            put[seat] = kept or Put(self.number, self.at)
        return self._replace(put=put, request=None)

    def timed(self, clock: Clock) -> Snapshot:
        """The clocks of those run who are asked and there; none runs before everybody sits."""
        if clock.kind == "none":
            return self
        complete = all(chair.kind != OPEN for chair in self.chairs.values())
        waiting = {seat: put.number for seat, put in self.put.items() if complete and is_present(self.chairs[seat])}
        return self._replace(clocks=self.clocks.going_on(clock, self.at, waiting))

    def missing(self) -> list[str]:
        """Who has still to agree to a request. Bots agree, and so does whoever asked."""
        if self.request is None:
            return []
        return [seat for seat in present(self.chairs) if seat not in (self.request.seat, *self.request.agreed)]
