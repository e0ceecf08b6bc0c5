"""A table: the sum of its journal. Commands change nothing; they return the entry to append, or raise Refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.written.record import option_name, write_record
from plancia.kernel.written.save import DAMAGE
from plancia.table import chairs, clock, fair_chance
from plancia.table.clock import TimeLeft
from plancia.table.commands import Commands
from plancia.table.entries import BOT, Row
from plancia.table.refusals import CannotOpen, Refused, Stale
from plancia.table.told import forecast, frames, log, preview, shown, strip
from plancia.table.told.forecast import Forecast
from plancia.table.told.frames import Frame
from plancia.table.told.log import Line, LogLine
from plancia.table.told.preview import Preview
from plancia.table.told.shown import Shown, Still, Waiting
from plancia.table.told.strip import Strip

__all__ = ["CannotOpen", "Refused", "Stale", "Table", "TimeLeft"]


class Table(Commands):
    def __init__(self, id: str, rows: Iterable[Row], packs: Sequence[Path] = (), base: Path | None = None) -> None:
        self._seen: dict[tuple[str | None, str], Still] = {}
        self.scenes: dict[str, dict[str, Any]] = {}  # by language: what everybody sees, where nothing is hidden
        self.lines: dict[tuple[int, str], Line] = {}  # of the log at this version: see log.py
        super().__init__(id, rows, packs, base)

    def apply(self, row: Row) -> None:
        """One more row. Raises CannotOpen where it cannot follow; the table is of no use then."""
        super().apply(row)
        self._seen = {}
        self.scenes = {}
        self.lines = {}

    def tried(self, rows: Sequence[Row]) -> Self:
        """Where a table began from what somebody wrote, it must also be possible to say what happened and what is
        asked: nobody could sit at it otherwise. Raises CannotOpen."""
        tried = super().tried(rows)
        if self.opened.origin:
            try:
                tried.told(None, "en", self.number)
                for seat in (None, *tried.now.put):
                    tried.seen(seat, "en", 0)
            except DAMAGE as problem:
                raise CannotOpen("rows", f"entry {tried.number} cannot be told: {problem}") from None
        return tried

    # -- looking

    def seen(self, seat: str | None, lang: str, now: int, number: int | None = None) -> Shown:
        """Everything a seat may know, as JSON values; None: a spectator. With `number`, as it was after that entry."""
        self.check_seat(seat)
        snapshot, g = self.at(number)
        message = self._seen.get((seat, lang)) if snapshot is self.now else None
        if message is None:
            message = shown.message(self, snapshot, g, seat, lang)
            if snapshot is self.now:
                self._seen[seat, lang] = message
        clocks = clock.shown(self.clock, snapshot.clocks, list(snapshot.chairs), now)
        return {**message, "clock": clocks}

    def told(self, seat: str | None, lang: str, since: int = -1) -> list[LogLine]:
        """The log in sentences, from the entry after `since` on."""
        self.check_seat(seat)
        return log.told(self, seat, lang, since)

    def frames(self, seat: str | None, lang: str, since: int, to: int) -> Iterator[Frame]:
        """Every line of entries after `since` up to `to`, with what lay on the table after it."""
        self.check_seat(seat)
        return frames.frames(self, seat, lang, since, to)

    def strip(self, seat: str, lang: str) -> Strip:
        """What happened since a seat last decided something, ordered by what it did to that seat."""
        self.check_seat(seat)
        return strip.strip(self, seat, lang)

    def preview(self, seat: str, lang: str, at: int, option: str, picks: Sequence[str] | None = None) -> Preview:
        """What an answer would do, as far as it is certain. Raises Refused as the answer would."""
        return preview.preview(self, seat, lang, self.answer(seat, option, at, "", picks))

    def forecast(self, seat: str | None, lang: str) -> Forecast | None:
        """What the automated side would do next if nothing changed."""
        return forecast.forecast(self, seat, lang)

    def survey(self, seat: str | None, lang: str, spot: str, to: str) -> dict[str, Any] | None:
        """What is measured from a spot on the board, or from one to another."""
        found: dict[str, Any] | None = msgspec.to_builtins(
            voice_of(self.game.name).survey(self.view(seat), spot, to, lang)
        )
        return found

    def described(self, seat: str | None, lang: str) -> list[str]:
        """The whole table in sentences."""
        return voice_of(self.game.name).describe(self.view(seat), lang)

    def view(self, seat: str | None) -> View:
        """What a seat, or a spectator, may know. Raises Refused."""
        self.check_seat(seat)
        return View(self.state, SPECTATOR if seat is None else self.index(seat))

    def waiting(self) -> list[Waiting]:
        """What the table waits for."""
        return shown.waiting(self, self.now, self.state)

    def bots_due(self) -> dict[str, str]:
        """Seats whose question a bot must answer now. While a request to go back is open, bots wait too."""
        if self.now.request is not None:
            return {}
        found = {seat: chairs.bot_at(self.chairs[seat]) for seat in self.now.put}
        return {seat: bot for seat, bot in found.items() if bot}

    def bot_seed(self, seat: str, number: int | None = None) -> str:
        """What the bot at a seat draws from, for the answer that becomes entry `number`: the next one."""
        return fair_chance.bot_seed(self.now.keys[-1], seat, self.number + 1 if number is None else number)

    def next_here(self, screen: Collection[str] | None = None) -> str:
        """The seat that acts next at a shared screen, of those in `screen`; empty: none of them."""
        return chairs.next_here(self.chairs, self.now.put, screen)

    def time_left(self, now: int) -> dict[str, TimeLeft]:
        if self.clock.kind == "none":
            return {}
        return {seat: self.now.clocks.left(self.clock, seat, now) for seat in self.chairs}

    def overdue(self, now: int) -> list[str]:
        """Seats that are asked and whose time is up."""
        left = {seat: left for seat, left in self.time_left(now).items() if seat in self.now.clocks.running}
        return [seat for seat, time in left.items() if time.is_up]

    # -- keeping

    def record(self) -> str:
        """Everything that was played, with what is still secret: see may_read_record."""
        players = {seat: chair.bot if chair.kind == BOT else "human" for seat, chair in self.chairs.items()}
        return write_record(self.state, players, self.fair, self.keys)

    def may_read_record(self, seat: str | None) -> bool:
        """Nothing in it is hidden from this seat, or not any more, or hidden from people who may go back anyway."""
        index = None if seat is None else self.index(seat)
        return self.over or self.goes_back_freely() or not shown.hides(self.state, index)

    def option_names(self, seat: str) -> list[str]:
        """What a seat may answer now."""
        asked = self.asked(seat)
        return [] if asked is None else [option_name(self.state, asked, option) for option in asked.options]

    # -- what there is

    @property
    def fair(self) -> list[str]:
        """The hashes of the keys that chance has had."""
        return fair_chance.hashes(self.now.keys)

    @property
    def keys(self) -> list[str]:
        """The keys themselves, once the game is over."""
        return fair_chance.told_keys(self.now.keys, self.opened.secret) if self.over else []
