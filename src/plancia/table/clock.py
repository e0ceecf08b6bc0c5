"""Clocks: time runs only while a person's question waits, never while the server is away, and not in quiet hours."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Literal, NamedTuple, NotRequired, TypedDict
from zoneinfo import ZoneInfo

import msgspec

from plancia.table.entries import Clock
from plancia.table.refusals import Refused

MINUTES = 24 * 60
LONGEST = 366 * 24 * 3600  # seconds
Span = tuple[int, int]  # ms


class TimeLeft(msgspec.Struct, frozen=True):
    """What is left of a seat's time, in ms; None: no limit. `runs`: it gets less just now."""

    move: int | None
    total: int | None
    runs: bool

    @property
    def is_up(self) -> bool:
        return any(time is not None and time <= 0 for time in (self.move, self.total))


class Running(NamedTuple):
    question: int  # the entry that put it
    since: int  # ms


class Clocks(NamedTuple):
    """How much time each seat has used."""

    spent: Mapping[str, int] = {}  # ms, on questions that are answered
    running: Mapping[str, Running] = {}
    stops: tuple[Span, ...] = ()  # when the server was away

    def going_on(self, clock: Clock, now: int, questions: Mapping[str, int]) -> Clocks:
        """At this time these seats wait for an answer to these questions; the others do not."""
        spent, running = dict(self.spent), {}
        for seat, run in self.running.items():
            if questions.get(seat) == run.question:
                running[seat] = run
            else:
                spent[seat] = spent.get(seat, 0) + counted(clock, run.since, now, self.stops)
        for seat, question in questions.items():
            running.setdefault(seat, Running(question, now))
        return self._replace(spent=spent, running=running)

    def stopped(self, since: int, until: int) -> Clocks:
        return self._replace(stops=(*self.stops, (since, until)))

    def left(self, clock: Clock, seat: str, now: int) -> TimeLeft:
        run = self.running.get(seat)
        used = 0 if run is None else counted(clock, run.since, now, self.stops)
        move = clock.move * 1000 - used if clock.move else None
        total = clock.total * 1000 - self.spent.get(seat, 0) - used if clock.total and clock.kind == "live" else None
        return TimeLeft(move, total, run is not None and counted(clock, now, now + 1, self.stops) == 1)


def counted(clock: Clock, since: int, until: int, stops: Collection[Span]) -> int:
    """How much of a time counts, in ms."""
    away = [*stops, *(quiet_hours(clock, since, until) if clock.kind == "days" else [])]
    left, at = max(0, until - since), since
    for start, end in sorted(away):
        start, end = max(start, at), min(end, until)
        if end > start:
            left -= end - start
            at = end
    return left


def quiet_hours(clock: Clock, since: int, until: int) -> list[Span]:
    """The quiet hours that touch this time. Where clocks are put forward or back, in doubt it is quiet."""
    if clock.quiet_from == clock.quiet_to or until <= since:
        return []
    zone = zone_named(clock.zone)
    day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(until / 1000, zone).date()
    spans = []
    while day <= last:
        end = day if clock.quiet_from < clock.quiet_to else day + timedelta(days=1)
        spans.append((min(_instants(day, clock.quiet_from, zone)), max(_instants(end, clock.quiet_to, zone))))
        day += timedelta(days=1)
    return spans


def zone_named(name: str) -> tzinfo:
    """UTC needs no tables, which a machine may not have."""
    return UTC if name == "UTC" else ZoneInfo(name)


def _instants(day: date, minutes: int, zone: tzinfo) -> list[int]:
    """When a clock on the wall shows this: usually one time, two where it is put back (or forward over it)."""
    day += timedelta(days=minutes // MINUTES)
    clocks = [time(minutes // 60 % 24, minutes % 60, tzinfo=zone, fold=fold) for fold in (0, 1)]
    return [int(datetime.combine(day, clock).timestamp() * 1000) for clock in clocks]


def check_clock(clock: Clock) -> None:
    """Raises Refused."""
    if not all(0 <= seconds <= LONGEST for seconds in (clock.move, clock.total)):
        raise Refused("bad-clock", text="times are from 0 to a year")
    if not all(0 <= minutes <= MINUTES for minutes in (clock.quiet_from, clock.quiet_to)):
        raise Refused("bad-clock", text="quiet hours are minutes after midnight")
    if clock.kind == "live" and not (clock.move or clock.total):
        raise Refused("bad-clock", text="a live clock has a time per move or in total")
    if clock.kind == "days" and not clock.move:
        raise Refused("bad-clock", text="a clock of days has a time per move")
    if abs(clock.quiet_to - clock.quiet_from) == MINUTES:
        raise Refused("bad-clock", text="quiet hours leave some time to play")
    try:
        zone_named(clock.zone)
    except (OSError, ValueError, LookupError):
        raise Refused("bad-clock", text=f"there is no time zone {clock.zone[:64]!r}") from None


class ShownClock(TypedDict):
    """As it was agreed (seconds; minutes after midnight in the zone), and what each seat has left."""

    kind: Literal["none", "live", "days"]
    move: NotRequired[int]
    total: NotRequired[int]
    quiet_from: NotRequired[int]
    quiet_to: NotRequired[int]
    zone: NotRequired[str]
    left: NotRequired[dict[str, TimeLeft]]


def shown(clock: Clock, clocks: Clocks, seats: Collection[str], now: int) -> ShownClock:
    """The clock and what is left of it, for a message."""
    said: ShownClock = msgspec.to_builtins(clock)
    said["kind"] = clock.kind
    if clock.kind != "none":
        said["left"] = msgspec.to_builtins({seat: clocks.left(clock, seat, now) for seat in seats})
    return said
