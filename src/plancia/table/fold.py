"""The sum of a journal: what each entry makes of a table. Nothing about a game is kept anywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from pathlib import Path
from typing import Self

from plancia.games.shelf import game_named
from plancia.kernel.content import ContentError
from plancia.kernel.decision import Decision
from plancia.kernel.game import BadSettings, new_table
from plancia.kernel.picking import picks_named
from plancia.kernel.state import State
from plancia.kernel.written.record import begin, option_named
from plancia.kernel.written.save import DAMAGE
from plancia.table.chairs import Chairs, back, is_present
from plancia.table.entries import (
    STAND_IN,
    Answered,
    AskedBack,
    Clock,
    Consented,
    Entry,
    Kept,
    Opened,
    Ordered,
    Rekeyed,
    Reseated,
    Row,
    Stopped,
    TookBack,
    WoundBack,
    Wrote,
)
from plancia.table.history import History, Moment, Played
from plancia.table.refusals import CannotOpen, Refused
from plancia.table.snapshot import Request, Snapshot


class Fold(Played):
    """A table, row by row. `packs` and `base`: the content it is played with, as a Game takes it."""

    opened: Opened

    def __init__(self, id: str, rows: Iterable[Row], packs: Sequence[Path] = (), base: Path | None = None) -> None:
        self.id = id
        self.rows: list[Row] = []
        self.snapshots: list[Snapshot] = []  # after each row
        self.kept: list[Kept] = []  # the save points, oldest first
        self._packs, self._base = packs, base
        rows = list(rows)
        self.void = voided(rows)  # numbers of the rows that count for nothing
        for row in rows:
            self.apply(row)
        if not self.rows:
            raise CannotOpen("rows", "a table has at least one entry")

    def apply(self, row: Row) -> None:
        """One more row. Raises CannotOpen where it cannot follow; the table is of no use then."""
        if row.number != len(self.rows):
            raise CannotOpen("rows", f"entry {row.number} after {len(self.rows) - 1}")
        try:
            if row.number in self.void:
                snapshot = self.now.next(row.at)
            else:
                snapshot = self._first(row) if row.number == 0 else self._next(row)
        except CannotOpen as problem:
            problem.good = self.number
            raise
        except DAMAGE as problem:
            raise CannotOpen("rows", f"entry {row.number} cannot be: {problem}", self.number) from None
        self.rows.append(row)
        self.snapshots.append(snapshot.timed(self.clock))

    def tried(self, rows: Sequence[Row]) -> Self:
        """The table as it would be with these rows: a copy, which this one may become. Raises CannotOpen."""
        twin = copy(self)
        twin.rows, twin.snapshots, twin.kept = self.rows.copy(), self.snapshots.copy(), self.kept.copy()
        twin.history = self.history.apart()
        for row in rows:
            twin.apply(row)
        return twin

    def become(self, tried: Self) -> None:
        """What was tried is written: from now on it is so."""
        vars(self).update(vars(tried))

    def _first(self, row: Row) -> Snapshot:
        entry = row.entry
        if not isinstance(entry, Opened):
            raise CannotOpen("rows", "a table begins by being opened")
        self.opened = entry
        g = _laid_out(entry, self._packs, self._base)
        self.game = g.game
        begin(g)
        self.history = History(g)
        self.history.now.said = entry
        return Snapshot(0, row.at, self.history.now, entry.chairs, (entry.key,)).asking(g)

    def _next(self, row: Row) -> Snapshot:
        entry, now = row.entry, self.now.next(row.at)
        if isinstance(entry, Answered):
            if now.chairs[entry.seat].kind == STAND_IN and not entry.bot:
                now = now._replace(chairs={**now.chairs, entry.seat: back(now.chairs[entry.seat])})
            asked = self.asked(entry.seat)
            if asked is None or asked.rule != entry.rule:
                raise CannotOpen("rows", f"entry {row.number}: {entry.seat} is not asked by {entry.rule}")
            if entry.picks is not None:
                moment = self.history.answer_with(asked.by, picks_named(self.state, asked, entry.picks))
            else:
                moment = self.history.answer(asked.by, option_named(self.state, asked, entry.option))
            return self._moved(now, moment, entry, entry.seat)
        if isinstance(entry, Ordered):
            moment = self.history.order(self.index(entry.seat), entry.about, entry.option)
            return self._moved(now, moment, entry, entry.seat if moment.decided else "")
        if isinstance(entry, TookBack):
            return self._gone_back(now, entry.seat, entry.to)
        if isinstance(entry, AskedBack):
            return now._replace(request=Request(entry.seat, entry.to, row.number))
        if isinstance(entry, Consented):
            if now.request is None:
                raise CannotOpen("rows", f"entry {row.number}: nobody has asked to go back")
            agreed = (*now.request.agreed, entry.seat)
            return self._settled(now._replace(request=now.request._replace(agreed=agreed) if entry.agrees else None))
        if isinstance(entry, Reseated):
            return self._settled(now._replace(chairs={**now.chairs, entry.seat: entry.chair}))
        if isinstance(entry, Rekeyed):
            moment = self.history.rekey(bytes.fromhex(entry.key))
            return self._moved(now._replace(keys=(*now.keys, entry.key)), moment, entry)
        if isinstance(entry, Stopped):
            return now._replace(clocks=now.clocks.stopped(entry.since, entry.until))
        if isinstance(entry, WoundBack):
            return self._wound_back(now, entry.to)
        if isinstance(entry, Kept):
            self.kept.append(entry)
        elif not isinstance(entry, Wrote):
            raise CannotOpen("rows", f"entry {row.number} is a {type(entry).__name__}")
        return now

    def _moved(self, now: Snapshot, moment: Moment, entry: Entry, mover: str = "") -> Snapshot:
        moment.number, moment.said = now.number, entry
        gone_on = moment.decided or isinstance(entry, Rekeyed)
        return (now.asking(self.state, mover) if gone_on else now)._replace(moment=moment)

    def _settled(self, now: Snapshot) -> Snapshot:
        """Once nobody is missing, the table goes back; a request of somebody who left is void."""
        request = now.request
        if request is not None and not is_present(now.chairs[request.seat]):
            return now._replace(request=None)
        return now if request is None or now.missing() else self._gone_back(now, request.seat, request.to)

    def _gone_back(self, now: Snapshot, seat: str, to: int) -> Snapshot:
        then = self.snapshots[to]
        for moment, (by, about, option) in self.history.go_back(then.moment, self.index(seat)):
            moment.number, moment.said = now.number, Ordered(self.game.seats[by], about, option)
        waited = {seat: put for seat, put in then.put.items() if now.put.get(seat) == put}  # all the time since
        return now._replace(moment=self.history.now, put=waited).asking(self.state)

    def _wound_back(self, now: Snapshot, to: int) -> Snapshot:
        then = self.snapshots[to]
        if then.moment is not now.moment:
            self.history.go_to(then.moment)
        return then._replace(number=now.number, at=now.at)

    @property
    def number(self) -> int:
        return len(self.rows) - 1

    @property
    def now(self) -> Snapshot:
        return self.snapshots[-1]

    @property
    def clock(self) -> Clock:
        return self.opened.clock

    @property
    def chairs(self) -> Chairs:
        return self.now.chairs

    def index(self, seat: str) -> int:
        return self.game.seats.index(seat)

    def asked(self, seat: str) -> Decision | None:
        return self.asked_of(self.index(seat))

    def at(self, number: int | None) -> tuple[Snapshot, State]:
        """The table as it was after an entry. Raises Refused."""
        if number is None or number == self.number:
            return self.now, self.state
        if not 0 <= number < self.number:
            raise Refused("no-such-entry", text=f"there is no entry {number}")
        snapshot = self.snapshots[number]
        return snapshot, self.history.at(snapshot.moment)


def voided(rows: Iterable[Row]) -> frozenset[int]:
    """What was written after the entry to which a table was wound back, up to then."""
    wound = [(row.number, row.entry.to) for row in rows if isinstance(row.entry, WoundBack)]
    if any(not 0 <= to < number for number, to in wound):
        raise CannotOpen("rows", "it is wound back to nowhere")
    return frozenset(n for number, to in wound for n in range(to + 1, number))


def _laid_out(opened: Opened, packs: Sequence[Path], base: Path | None) -> State:
    """The table before its first question. Raises CannotOpen."""
    try:
        game = game_named(opened.game)
    except KeyError:
        raise CannotOpen("game", f"there is no game {opened.game!r} here") from None
    if opened.rules != game.rules_version:
        raise CannotOpen("rules", f"played by version {opened.rules} of the rules, not {game.rules_version}")
    try:
        g = new_table(game, opened.settings, bytes.fromhex(opened.key), opened.origin, packs, base)
    except (BadSettings, ContentError) as problem:
        raise CannotOpen("content", str(problem)) from None
    if game.content_hash(g) != opened.content:
        raise CannotOpen("content", "played with other content than is installed here")
    if g.settings != opened.settings or list(opened.chairs) != g.settings["seats"]:
        raise CannotOpen("rows", "the seats or the settings are not those of the game")
    return g
