"""How much of anything one person, one address or one socket may have. Each limit is a constant here."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from plancia.server.errors import Problem

MESSAGE = 16 * 1024  # bytes of a body or a message
DEPTH = 20  # of lists and objects in each other
NAME = 32  # characters of a name, a title, a login
CHAT = 500
NOTE = 4000  # also of a bug report
PASSWORD = (8, 128)
LINK = 500  # characters of a webhook's address

MESSAGES, MESSAGES_IN = 100, 20  # per socket, and the seconds they are counted in
TABLES, TABLES_IN = 60, 3600  # made by one address
GUESTS, GUESTS_IN = 120, 3600
LOGINS, LOGINS_IN = 10, 300
LINES, LINES_IN = 10, 20  # of chat by one spectator
WAITING = 10  # tables with an open seat, of one owner
SOCKETS = 200  # at a time, of one address
WEBHOOKS = 5  # of one person
INVITATIONS = 50  # of one table

HELLO_IN = 10  # seconds until a client must have said who it is
READ_IN = 20  # seconds until a client must have read what was sent


@dataclass(frozen=True)
class Rates:
    """The limits that depend on how many sit behind one address; a house with one for all raises them."""

    tables: int = TABLES
    guests: int = GUESTS
    logins: int = LOGINS
    waiting: int = WAITING
    sockets: int = SOCKETS


class Window:
    """At most so many in so many seconds, by key: an address, or a socket."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self._seen: dict[str, deque[float]] = {}
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

    def _sweep(self, now: float) -> None:
        """Now and then forget keys that have been quiet, so that strangers do not fill the memory."""
        if now < self._swept + self.seconds:
            return
        self._swept = now
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > now - self.seconds}


class Doors:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        if self.open.get(address, 0) >= self.most:
            raise Problem(429, "too-many", wait=10)
        self.open[address] = self.open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def too_deep(text: bytes) -> bool:
    """Whether lists and objects lie deeper in each other than they may, in a JSON text, well-formed or not."""
    if text.count(b"[") + text.count(b"{") <= DEPTH:
        return False
    level = 0
    quoted = escaped = False
    for byte in text:
        if escaped:
            escaped = False
        elif quoted:
            escaped, quoted = byte == 0x5C, byte != 0x22
        elif byte == 0x22:
            quoted = True
        elif byte in b"[{":
            level += 1
            if level > DEPTH:
                return True
        elif byte in b"]}":
            level -= 1
    return False
