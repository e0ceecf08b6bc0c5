"""Calls a webhook: signed, never into the inner network, again after a while when nobody answers well."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
from hashlib import sha256
from urllib.parse import urlsplit

AGAIN = (5, 30, 120, 600)  # seconds after which an unanswered call is made again
PATIENCE = 10  # seconds for a whole call, however slowly its parts come
PORTS = frozenset({80, 443})  # that may be called, where nothing else is said
WORLD = ipaddress.ip_network("2000::/3")  # all of IPv6 that anybody in the world has been given
PROTOCOLS = ipaddress.ip_network("192.0.0.0/24")  # what routers say to each other
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # addresses of IPv4, seen from IPv6


class BadAddress(Exception):
    """An address that a server must not call."""


def signature(secret: str, at: int, body: bytes) -> str:
    """What the receiver checks: HMAC-SHA256 of the time and the body."""
    return f"t={at},v1={hmac.new(secret.encode(), f'{at}.'.encode() + body, sha256).hexdigest()}"


def well_formed(url: str) -> str:
    """The host of an address that may be called at all. Raises BadAddress."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadAddress(url) from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password is not None:
        raise BadAddress(url)
    if not url.isascii() or any(letter.isspace() or letter == "\\" for letter in url):
        raise BadAddress(url)
    return host


async def address_of(url: str, private: bool, ports: frozenset[int] = PORTS) -> str:
    """Where the host of a webhook really is. Raises BadAddress when any of its addresses is not out in the world, or
    its port is none that may be called."""
    host, parts = well_formed(url), urlsplit(url)
    if not private and (parts.port or {"http": 80, "https": 443}[parts.scheme]) not in ports:
        raise BadAddress(url)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress(url) from None
    addresses = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not addresses or (not private and not all(in_the_world(address) for address in addresses)):
        raise BadAddress(url)
    return str(addresses[0])


def in_the_world(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """An IPv6 address that carries an IPv4 one is where that one is."""
    if isinstance(address, ipaddress.IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if carried is None and address in TRANSLATED:
            carried = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if carried is not None:
            return in_the_world(carried)
        return address in WORLD and address.is_global
    return address.is_global and not address.is_multicast and not address.is_reserved and address not in PROTOCOLS


async def call(
    url: str, secret: str, at: int, body: bytes, private: bool = False, ports: frozenset[int] = PORTS
) -> bool:
    """True when it was taken in time. Raises BadAddress."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _call(url, secret, at, body, private, ports)
    except TimeoutError:
        return False


async def _call(url: str, secret: str, at: int, body: bytes, private: bool, ports: frozenset[int]) -> bool:
    import httpx  # takes its time, and most servers call nobody

    where = await address_of(url, private, ports)
    parts = urlsplit(url)
    # The address that was looked at is the one that is called: a name may lead elsewhere a moment later.
    pinned = httpx.URL(url).copy_with(host=where)
    headers = {
        "Host": parts.netloc,
        "Content-Type": "application/json",
        "User-Agent": "Plancia",
        "Plancia-Signature": signature(secret, at, body),
    }
    try:
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
            request = client.build_request(
                "POST", pinned, content=body, headers=headers, extensions={"sni_hostname": parts.hostname}
            )
            answer = await client.send(request, stream=True)  # what it says is not read
            await answer.aclose()
            return answer.is_success
    except httpx.HTTPError:
        return False
