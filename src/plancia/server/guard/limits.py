"""How much of anything one person, one address or one socket may have. Each limit is a constant here."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

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
FRAMES, FRAMES_AT_ONCE = 100, 2000  # drawn for one caller: in a second for long, and at once
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
    """The limits that depend on how many sit behind one address; a server with one for all raises them."""

    tables: int = TABLES
    guests: int = GUESTS
    logins: int = LOGINS
    waiting: int = WAITING
    sockets: int = SOCKETS
    connections: int = CONNECTIONS
    requests: float = REQUESTS
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
