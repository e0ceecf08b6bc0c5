"""Where it is found: origin, host, proxies, the port, and whom webhooks may call."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from plancia.cli.commands.serve import is_plancia
from plancia.cli.doctor.finding import Finding, good, hint, wrong
from plancia.server.running import listen
from plancia.server.settings import BadServer, Settings, is_loopback


def reached(settings: Settings) -> Iterator[Finding]:
    yield from origins(settings)
    yield port(settings)
    ports = ", ".join(map(str, sorted(settings.webhook_ports)))
    yield hint("webhooks-private") if settings.private_webhooks else good("webhooks", ports=ports)


def origins(settings: Settings) -> Iterator[Finding]:
    before = len(settings.origins)
    for origin in settings.origins:
        parts = urlsplit(origin)
        host = parts.hostname or ""
        if not host.isascii():
            with suppress(UnicodeError):
                host = host.encode("idna").decode()
            yield wrong("origin-letters", origin=origin, better=f"{parts.scheme}://{host}")
        elif is_loopback(host) and not is_loopback(settings.host):
            yield wrong("origin-here", origin=origin)
        elif parts.scheme == "http" and not is_loopback(host):
            yield hint("origin-plain", origin=origin)
        elif parts.scheme == "https" and not settings.proxies:
            yield hint("origin-no-proxy", origin=origin)
        elif any(part.startswith("xn--") for part in host.split(".")):
            yield hint("origin-lookalike", origin=origin, read=read_as(host))
        else:
            continue
        before -= 1
    if before or not settings.origins:
        yield good("origin", origin=settings.origin)


def read_as(host: str) -> str:
    """As a browser may show it."""
    try:
        return host.encode().decode("idna")
    except UnicodeError:
        return host


def port(settings: Settings) -> Finding:
    where = f"{settings.host}:{settings.port}"
    try:
        listen(settings).close()
    except BadServer as bad:
        here = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
        if is_plancia(f"http://{f'[{here}]' if ':' in here else here}:{settings.port}"):
            return good("port-ours", where=where)
        return wrong("port-taken", where=bad.value, who=holder(settings.port) or "none")
    return good("port", where=where)


def holder(wanted: int) -> str:
    """The program that listens there, as far as Linux lets us see it; empty where it does not."""
    if sys.platform != "linux":
        return ""
    sockets = set()
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            lines = Path(f"/proc/net/{table}").read_text("utf-8").splitlines()[1:]
            words = [line.split() for line in lines]
            sockets |= {f"socket:[{each[9]}]" for each in words if each[3] == "0A" and int(each[1][-4:], 16) == wanted}
    for folder in sorted(Path("/proc").glob("[0-9]*")):
        with suppress(OSError):
            if any(str(file.readlink()) in sockets for file in (folder / "fd").iterdir()):
                return f"{(folder / 'comm').read_text('utf-8').strip()} ({folder.name})"
    return ""
