"""How much of anything one person, one address or one socket may have. Each limit is a constant here."""

from __future__ import annotations

import ipaddress
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from plancia.server.errors import Problem

HEAD = 16 * 1024  # bytes of the first line and the headers of a request
HEADERS = 100
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
LINES, LINES_IN = 10, 20  # of chat by one spectator of a table
SEATED_LINES = 200  # in the same time by one who sits there
FRAMES, FRAMES_AT_ONCE = 3, 60  # asked for by one caller: in a second for long, and at once
WAITING = 10  # tables with an open seat, of one owner
SOCKETS = 200  # at a time, of one address
CONNECTIONS = 300  # at a time, of one address, sockets included
REQUESTS, BURST = 300, 3000  # of one address: in a second for long, and at once
WEBHOOKS = 5  # of one person
INVITATIONS = 50  # of one table

HELLO_IN = 10  # seconds until a client must have said who it is
READ_IN = 20  # seconds until a client must have read what was sent
HEAD_IN = 5  # seconds until the head of a request must have come
CUT = 10  # seconds that a connection has to take what is left for it, after we have closed it


@dataclass(frozen=True)
class Rates:
    """The limits that depend on how many sit behind one address; a house with one for all raises them."""

    tables: int = TABLES
    guests: int = GUESTS
    logins: int = LOGINS
    waiting: int = WAITING
    sockets: int = SOCKETS
    connections: int = CONNECTIONS
    requests: int = REQUESTS
    burst: int = BURST


def neighbourhood(address: str) -> str:
    """Whom a limit counts as one: an IPv4 address, or the IPv6 network that one subscriber is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


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


class Bucket:
    """So many in a second for long, and more at once if it was quiet before; by key."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._taken: dict[str, tuple[float, float]] = {}  # how many had not run out, and when
        self._swept = clock()

    def take(self, key: str) -> None:
        """Count one. Raises Problem when it is one too many."""
        now = self.clock()
        if now > self._swept + self.burst / self.rate:
            self._swept = now
            self._taken = {each: taken for each, taken in self._taken.items() if self._left(taken, now) > 0}
        left = self._left(self._taken.get(key, (0.0, now)), now)
        if left > self.burst - 1:
            raise Problem(429, "too-many", wait=max(1, round((left + 1 - self.burst) / self.rate)))
        self._taken[key] = (left + 1, now)

    def _left(self, taken: tuple[float, float], now: float) -> float:
        return max(0.0, taken[0] - (now - taken[1]) * self.rate)


class Doors:
    """How many connections each address holds open; those that are `free` as many as they like."""

    def __init__(self, most: int, free: frozenset[str] = frozenset()) -> None:
        self.most = most
        self.free = free
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        where = neighbourhood(address)
        if self.open.get(where, 0) >= self.most and where not in self.free:
            raise Problem(429, "too-many", wait=10)
        self.open[where] = self.open.get(where, 0) + 1

    def leave(self, address: str) -> None:
        address = neighbourhood(address)
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
