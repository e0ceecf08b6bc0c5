"""Counting who has how much of what. Each counts what happens in this process, and what it hears of the others.

What they tell each other, and when: see shared_counters.py. `news` is what the others have to know by now, `hear` what
one of them has said.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from plancia.server.errors import Problem
from plancia.server.guard.limits import (
    FRAMES,
    FRAMES_AT_ONCE,
    GUESTS_IN,
    LINES,
    LINES_IN,
    LOGINS_IN,
    SEATED_LINES,
    TABLES_IN,
    Rates,
    neighbourhood,
)

SHARE = 100  # less than a hundredth of a limit is not worth telling
AGAIN = 2.0  # seconds after which connections that are still open are told again
GONE = 6.0  # seconds of silence after which those of another process are no longer believed in

Clock = Callable[[], float]
T = TypeVar("T")


class Counted(Generic[T]):
    """What has been taken by key, and what of it the others have not been told yet."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self.clock = clock
        self._seconds = seconds  # after which what is over may be forgotten
        self._taken: dict[str, T] = {}
        self._untold: dict[str, int] = {}
        self._least = max(1, most // SHARE)
        self._swept = clock()

    def news(self) -> dict[str, int]:
        """What is enough to be told, which is no news from now on."""
        found = {key: many for key, many in self._untold.items() if many >= self._least}
        for key in found:
            del self._untold[key]
        return found

    def _note(self, key: str, many: int = 1) -> None:
        self._untold[key] = self._untold.get(key, 0) + many

    def _now(self) -> float:
        """Now and then keys that have been quiet are forgotten, so that strangers do not fill the memory."""
        now = self.clock()
        if now >= self._swept + self._seconds:
            self._swept = now
            self._taken = {key: taken for key, taken in self._taken.items() if not self._is_over(key, now)}
            self._untold = {key: many for key, many in self._untold.items() if key in self._taken}
        return now

    def _is_over(self, key: str, now: float) -> bool:
        raise NotImplementedError


class Window(Counted[deque[float]]):
    """At most so many in so many seconds, by key: an address, or a socket."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        super().__init__(most, seconds, clock)
        self.most = most

    def take(self, key: str = "") -> None:
        """Count one. Raises Problem when it is one too many."""
        now = self._now()
        seen = self._taken.setdefault(key, deque())
        while seen and seen[0] <= now - self._seconds:
            seen.popleft()
        if len(seen) >= self.most:
            raise Problem(429, "too-many", wait=max(1, round(seen[0] + self._seconds - now)) if seen else 1)
        seen.append(now)
        self._note(key)

    def hear(self, process: str, key: str, many: int) -> None:
        now = self._now()
        self._taken.setdefault(key, deque()).extend([now] * min(many, self.most))

    def _is_over(self, key: str, now: float) -> bool:
        seen = self._taken[key]
        return not seen or seen[-1] <= now - self._seconds


class Bucket(Counted[tuple[float, float]]):
    """So many in a second for long, and more at once if it was quiet before; by key: how many had not run out, and
    when."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        super().__init__(burst, burst / rate, clock)
        self.rate = rate
        self.burst = burst

    def take(self, key: str) -> None:
        """Count one. Raises Problem when it is one too many."""
        now = self._now()
        left = self._left(key, now)
        if left > self.burst - 1:
            raise Problem(429, "too-many", wait=max(1, round((left + 1 - self.burst) / self.rate)))
        self._taken[key] = (left + 1, now)
        self._note(key)

    def spend(self, key: str, many: int) -> None:
        """Count so many that are taken already: the next has to wait until they have run out."""
        now = self.clock()
        self._taken[key] = (self._left(key, now) + many, now)
        self._note(key, many)

    def hear(self, process: str, key: str, many: int) -> None:
        """What was too much at several processes together has to run out before there is more."""
        now = self._now()
        self._taken[key] = (self._left(key, now) + min(many, self.burst), now)

    def _left(self, key: str, now: float) -> float:
        many, at = self._taken.get(key, (0.0, now))
        return max(0.0, many - (now - at) * self.rate)

    def _is_over(self, key: str, now: float) -> bool:
        return self._left(key, now) <= 0


class Doors:
    """How many connections each address holds open; those that are `free` as many as they like."""

    def __init__(self, most: int, free: frozenset[str] = frozenset(), clock: Clock = time.monotonic) -> None:
        self.most = most
        self.free = free
        self.clock = clock
        self.open: dict[str, int] = {}
        self._told: dict[str, tuple[int, float]] = {}  # what the others think, and since when
        self._heard: dict[str, dict[str, tuple[int, float]]] = {}  # by address and process, and when

    def enter(self, address: str) -> None:
        where = neighbourhood(address)
        if self.open.get(where, 0) + self._elsewhere(where) >= self.most and where not in self.free:
            raise Problem(429, "too-many", wait=10)
        self.open[where] = self.open.get(where, 0) + 1

    def leave(self, address: str) -> None:
        address = neighbourhood(address)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def _elsewhere(self, where: str) -> int:
        believed = self.clock() - GONE
        return sum(many for many, at in self._heard.get(where, {}).values() if at > believed)

    def news(self) -> dict[str, int]:
        """Not how many have come but how many there are: what was missed is put right when it is told again."""
        now, found = self.clock(), {}
        self._heard = {where: said for where, said in self._heard.items() if self._elsewhere(where)}
        for where in {**self.open, **self._told}:
            many = self.open.get(where, 0)
            told, at = self._told.get(where, (0, now))
            if where not in self.free and (abs(many - told) >= self._least(many) or (told and now >= at + AGAIN)):
                found[where] = many
                self._told[where] = (many, now)
                if not many:
                    del self._told[where]
        return found

    def _least(self, many: int) -> int:
        return max(1, self.most // SHARE) if many else 1

    def hear(self, process: str, key: str, many: int) -> None:
        self._heard.setdefault(key, {})[process] = (many, self.clock())


class Counters:
    """All that a server counts."""

    def __init__(self, rates: Rates, connections: Doors | None = None) -> None:
        self.tables = Window(rates.tables, TABLES_IN)
        self.guests = Window(rates.guests, GUESTS_IN)
        self.logins = Window(rates.logins, LOGINS_IN)
        self.lines = Window(LINES, LINES_IN)
        self.seated_lines = Window(SEATED_LINES, LINES_IN)
        self.frames = Bucket(FRAMES, FRAMES_AT_ONCE)
        self.requests = Bucket(rates.requests, rates.burst)
        self.sockets = Doors(rates.sockets)
        self.connections = connections or Doors(rates.connections)

    @property
    def by_name(self) -> dict[str, Window | Bucket | Doors]:
        """As the servers tell each other of them."""
        return {name.replace("_", "-"): counter for name, counter in vars(self).items()}
