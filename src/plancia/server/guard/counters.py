"""Counting who has how much of what. Each counts what happens in this process, and what it hears of the others.

What they tell each other, and when: see shared_counters.py. `news` is what the others have to know by now, `hear` what
one of them has said.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping

from plancia.server.errors import Problem
from plancia.server.guard.limits import neighbourhood

SHARE = 100  # less than a hundredth of a limit is not worth telling
AGAIN = 2.0  # seconds after which connections that are still open are told again
GONE = 6.0  # seconds of silence after which those of another process are no longer believed in

Clock = Callable[[], float]


class News:
    """What was taken here and is not told yet, by key."""

    def __init__(self, most: int) -> None:
        self.least = max(1, most // SHARE)
        self._taken: dict[str, int] = {}

    def took(self, key: str, many: int = 1) -> None:
        self._taken[key] = self._taken.get(key, 0) + many

    def told(self) -> dict[str, int]:
        """What is enough to be told, which is no news from now on."""
        found = {key: many for key, many in self._taken.items() if many >= self.least}
        for key in found:
            del self._taken[key]
        return found

    def keep(self, known: Mapping[str, object]) -> None:
        """Whatever has run out meanwhile is no news."""
        self._taken = {key: many for key, many in self._taken.items() if key in known}


class Window:
    """At most so many in so many seconds, by key: an address, or a socket."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self._seen: dict[str, deque[float]] = {}
        self._news = News(most)
        self._swept = clock()

    def take(self, key: str = "") -> None:
        """Count one. Raises Problem when it is one too many."""
        now = self.clock()
        self._sweep(now)
        seen = self._seen.setdefault(key, deque())
        while seen and seen[0] <= now - self.seconds:
            seen.popleft()
        if len(seen) >= self.most:
            raise Problem(429, "too-many", wait=max(1, round(seen[0] + self.seconds - now)) if seen else 1)
        seen.append(now)
        self._news.took(key)

    def news(self) -> dict[str, int]:
        return self._news.told()

    def hear(self, process: str, key: str, many: int) -> None:
        now = self.clock()
        self._sweep(now)
        self._seen.setdefault(key, deque()).extend([now] * min(many, self.most))

    def _sweep(self, now: float) -> None:
        """Now and then forget keys that have been quiet, so that strangers do not fill the memory."""
        if now < self._swept + self.seconds:
            return
        self._swept = now
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > now - self.seconds}
        self._news.keep(self._seen)


class Bucket:
    """So many in a second for long, and more at once if it was quiet before; by key."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._taken: dict[str, tuple[float, float]] = {}  # how many had not run out, and when
        self._news = News(burst)
        self._swept = clock()

    def take(self, key: str) -> None:
        """Count one. Raises Problem when it is one too many."""
        now = self.clock()
        self._sweep(now)
        left = self._left(key, now)
        if left > self.burst - 1:
            raise Problem(429, "too-many", wait=max(1, round((left + 1 - self.burst) / self.rate)))
        self._taken[key] = (left + 1, now)
        self._news.took(key)

    def spend(self, key: str, many: int) -> None:
        """Count so many that are taken already: the next has to wait until they have run out."""
        now = self.clock()
        self._taken[key] = (self._left(key, now) + many, now)
        self._news.took(key, many)

    def news(self) -> dict[str, int]:
        return self._news.told()

    def hear(self, process: str, key: str, many: int) -> None:
        """What was too much at several processes together has to run out before there is more."""
        now = self.clock()
        self._sweep(now)
        self._taken[key] = (self._left(key, now) + min(many, self.burst), now)

    def _left(self, key: str, now: float) -> float:
        many, at = self._taken.get(key, (0.0, now))
        return max(0.0, many - (now - at) * self.rate)

    def _sweep(self, now: float) -> None:
        if now <= self._swept + self.burst / self.rate:
            return
        self._swept = now
        self._taken = {key: taken for key, taken in self._taken.items() if self._left(key, now) > 0}
        self._news.keep(self._taken)


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
