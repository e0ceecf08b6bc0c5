"""What comes from outside is opened and tried in a worker first: a position before it becomes a table, and at a table
that began from one, every answer before it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from plancia.kernel import engine, picking
from plancia.kernel.state import State
from plancia.kernel.written.record import option_named
from plancia.kernel.written.save import DAMAGE, BadSave
from plancia.server.live.open_table import OpenTable
from plancia.server.workers.bot_worker import Sent
from plancia.server.workers.pool import Workers, WorkFailed
from plancia.table.entries import Answered, Chair, Clock, Ordered, Row
from plancia.table.opening.opening import opening
from plancia.table.opening.process_limits import REFOLDING
from plancia.table.refusals import CannotOpen, Refused
from plancia.table.store.contents import Ground
from plancia.table.table import Table

SECONDS = 5.0  # to open a position, or to try an answer; real ones take a tenth
FEW = 3  # answers of which one must be possible
KEY = "00" * 32  # of chance, while it is only tried


class Wanted(NamedTuple):
    """A table that somebody wants to begin from a position."""

    game: str
    chairs: Mapping[str, Chair]
    clock: Clock
    position: str


def try_position(wanted: Wanted) -> Refused | None:
    """Open it, look at it, and see that its first question can be answered somehow."""
    try:
        first = opening(wanted.game, wanted.chairs, KEY, {}, wanted.clock, wanted.position)
        table = Table("", [Row(0, 0, "", first)])
        for seat in (None, *table.chairs):
            table.seen(seat, "en", 0)
        if table.over or _can_be_answered(table.state):
            return None
    except Refused as refused:
        return refused
    except (CannotOpen, *DAMAGE) as problem:
        return Refused("bad-position", text=f"this position leads nowhere ({problem})")
    return Refused("bad-position", text="no answer to its first question can be carried out")


def _can_be_answered(g: State) -> bool:
    return any(_goes_on(g, asked.by, option) for asked in engine.pending(g) for option in asked.options[:FEW])


def _goes_on(g: State, by: int, option: int) -> bool:
    twin = g.clone()
    twin.log = []  # it counts
    try:
        engine.answer(twin, option, by)
    except DAMAGE:
        return False
    return True


class Attempt(NamedTuple):
    """Rows that are to follow at a table."""

    table: Sent
    rows: tuple[Row, ...]


def try_rows(attempt: Attempt) -> str:
    """Why they cannot be played, or nothing."""
    try:
        g = attempt.table.loaded()
        g.log, game = [], g.game
        for row in attempt.rows:
            entry = row.entry
            if isinstance(entry, Answered):
                by = game.seats.index(entry.seat)
                asked = next(each for each in engine.pending(g) if each.by == by)
                if entry.picks is not None:
                    picking.answer_with(g, by, picking.picks_named(g, asked, entry.picks))
                else:
                    engine.answer(g, option_named(g, asked, entry.option), by)
            elif isinstance(entry, Ordered):
                engine.order(g, game.seats.index(entry.seat), entry.about, entry.option)
    except (BadSave, StopIteration, *DAMAGE) as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


class Journal(NamedTuple):
    rows: tuple[Row, ...]
    ground: Ground


def try_journal(journal: Journal) -> tuple[int, str]:
    """The last entry that could be played, and why the next one could not."""
    try:
        Table("", journal.rows, journal.ground.packs, journal.ground.base)
    except CannotOpen as problem:
        return problem.good, problem.text
    return journal.rows[-1].number, ""


class Trials:
    """The tables of a server that began from what a person wrote."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    async def position(self, wanted: Wanted) -> None:
        """Raises Refused."""
        try:
            refused = await self.workers.do(try_position, wanted, SECONDS)
        except WorkFailed as problem:
            raise Refused("bad-position", text=_last_line(problem)) from None
        if refused is not None:
            raise refused

    async def rows(self, open_table: OpenTable, rows: list[Row]) -> None:
        """Raises WorkFailed."""
        table = open_table.table
        steps = any(isinstance(row.entry, Answered | Ordered) for row in rows)
        if not table.opened.origin or not steps:
            return
        why = await self.workers.do(try_rows, Attempt(open_table.sent(), tuple(rows)), SECONDS)
        if why:
            raise WorkFailed(why)

    async def journal(self, rows: Sequence[Row], ground: Ground) -> None:
        """Raises CannotOpen, which says why a journal cannot be played again."""
        try:
            good, why = await self._journal(rows, ground)
        except WorkFailed as problem:
            raise CannotOpen("rows", _last_line(problem)) from None
        if why:
            raise CannotOpen("rows", why, good)

    async def _journal(self, rows: Sequence[Row], ground: Ground) -> tuple[int, str]:
        return await self.workers.do(try_journal, Journal(tuple(rows), ground), REFOLDING)

    async def last_good(self, rows: Sequence[Row], ground: Ground) -> int:
        """The last entry up to which a journal can be played; -1: none. Where one runs away it is looked for by
        halves."""
        good, bad = -1, len(rows)
        while bad - good > 1:
            upto = bad if bad == len(rows) and good < 0 else (good + bad) // 2 + 1
            try:
                found, why = await self._journal(rows[:upto], ground)
            except WorkFailed:
                bad = upto - 1
                continue
            if why:
                return found
            good = upto - 1
        return good


def _last_line(problem: Exception) -> str:
    return str(problem).strip().rpartition("\n")[2]
