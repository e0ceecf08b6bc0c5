"""A home game: whoever comes over the network may go where an invitation leads, and play there.

What they may ask for is listed. Everything else, also what is new, is for the machine that the game runs on.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, ip_address

TABLE = "/api/tables/[^/]+"
SEAT = f"{TABLE}/seats/[^/]+"
ASKED = {
    "GET": (
        "/(join|mine|credits|health)",
        "/(t|learn|rules)/[^/]+",
        r"/(assets/)?[\w.-]+\.\w+",
        "/api/(me|me/tables|notices|games|games/[^/]+/(teaching|rules|cards))",
        f"{TABLE}(/(stream|info|frames|text|preview|survey|forecast|lesson|log|recap|note|record|position))?",
    ),
    "POST": (
        "/api/me",
        "/api/invitations/(look|accept)",
        f"{TABLE}/(answer|undo|consent|order|keep|chat|looked|bug)",
        f"{SEAT}/(token|leave|back)",
    ),
    "PUT": (f"{TABLE}/note",),
    "PATCH": ("/api/me",),
    "DELETE": ("/api/me/session", f"{SEAT}/tokens"),
}
LISTED = {method: re.compile("|".join(f"(?:{path})" for path in paths)) for method, paths in ASKED.items()}
ELSEWHERE = ("192.0.2.1", 9)  # nobody is there, and nothing is sent: only the way there is asked for


def admits(address: str, method: str, path: str) -> bool:
    """May this be asked for from there?"""
    if is_here(address):
        return True
    listed = LISTED.get("GET" if method == "HEAD" else method)
    return is_near(address) and listed is not None and listed.fullmatch(path) is not None


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_near(address: str) -> bool:
    """In the network around this machine, not somewhere in the world."""
    try:
        return not ip_address(address).is_global
    except ValueError:
        return False


def my_address() -> str:
    """This machine's address in the network around it; empty where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(asking.getsockname()[0])
    return "" if is_here(found) else found


def is_address(text: str) -> bool:
    """One that a phone in the same network can type."""
    try:
        return isinstance(ip_address(text), IPv4Address) and is_near(text) and not is_here(text) and text != "0.0.0.0"
    except ValueError:
        return False
