"""What a server is told before it starts: where it keeps things, where it listens, who may talk to it."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from plancia.bots import PATIENCE
from plancia.server.guard.home_game import is_address, my_address
from plancia.server.guard.limits import Rates
from plancia.server.live.store_access import ANSWER_IN
from plancia.server.live.webhook_calls import PORTS
from plancia.server.site import BUILT
from plancia.table.store.admin.pruning import Keep

PORT = 8200
MOST_DAYS = 36_500
MOST_PATIENCE = 20.0  # seconds; a bot that thinks longer has run away


class BadServer(Exception):
    """A server that must not start so: a key of the texts, and what they name."""

    def __init__(self, key: str, value: str = "") -> None:
        super().__init__(f"{key} {value}".rstrip())
        self.key = key
        self.value = value


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str = ""  # empty: a file in the data folder
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # empty: this machine's own names
    home: str = ""  # of a home game: this machine's address in the network around it
    private_webhooks: bool = False
    webhook_ports: frozenset[int] = PORTS
    metrics: str = ""  # the token of whoever may read the figures; empty: nobody
    proxies: tuple[str, ...] = ()  # addresses whose word we take for where a request comes from
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))  # processes for bots
    patience: float = PATIENCE  # seconds that the strongest bot may think about a move
    keep: Keep = field(default_factory=Keep)  # for how long tables are kept
    rates: Rates = field(default_factory=Rates)
    answer_in: float = ANSWER_IN  # seconds after which the database counts as away
    site: Path = BUILT  # the client for the browser
    prepare: Callable[[], None] | None = None  # run in every worker before it thinks: a house with games of its own

    @property
    def allowed(self) -> frozenset[str]:
        """The origins that may change something."""
        if self.origins:
            return frozenset(self.origins)
        mine = ("127.0.0.1", "localhost", "[::1]", *([self.home] if self.home else []))
        return frozenset(f"http://{name}:{self.port}" for name in mine)

    @property
    def origin(self) -> str:
        """Where people find this server."""
        return self.origins[0] if self.origins else f"http://127.0.0.1:{self.port}"

    @property
    def invites_to(self) -> str:
        """Where those who are invited find it."""
        return f"http://{self.home}:{self.port}" if self.home else self.origin

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https:")


def read_settings(
    folder: Path,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    origin: str | None = None,
    data: Path | None = None,
    lan: bool = False,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """Arguments before environment before defaults; `folder` is where a program keeps its data. Raises BadServer."""
    host = host or environment.get("PLANCIA_HOST") or ("" if lan else "127.0.0.1")
    origins = origins_in(origin or environment.get("PLANCIA_ORIGIN") or "")
    home = home_in(host, origins) if lan else ""
    if not lan and not is_loopback(host) and not origins:
        raise BadServer("no-origin", host)
    return Settings(
        data=data or Path(environment.get("PLANCIA_DATA") or folder),
        database=database or environment.get("PLANCIA_DATABASE") or "",
        host="0.0.0.0" if lan else host,
        port=port_in(str(port) if port is not None else environment.get("PLANCIA_PORT") or str(PORT)),
        origins=origins,
        home=home,
        private_webhooks=environment.get("PLANCIA_PRIVATE_WEBHOOKS") == "1",
        webhook_ports=ports_in(environment.get("PLANCIA_WEBHOOK_PORTS") or ""),
        keep=Keep(
            days_in(environment.get("PLANCIA_KEEP_FINISHED") or ""),
            days_in(environment.get("PLANCIA_KEEP_ABANDONED") or ""),
        ),
        metrics=environment.get("PLANCIA_METRICS_TOKEN") or "",
        patience=patience_in(environment.get("PLANCIA_BOT_SECONDS") or str(PATIENCE)),
        proxies=() if lan else addresses_in(environment.get("PLANCIA_PROXY") or ""),
    )


def home_in(host: str, origins: tuple[str, ...]) -> str:
    """The address that phones in the same network type, given or found."""
    if origins:
        raise BadServer("lan-origin", origins[0])
    found = host or my_address()
    if not is_address(found):
        raise BadServer("lan-host" if found else "lan-none", found)
    return found


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def origins_in(text: str) -> tuple[str, ...]:
    """Origins as a browser writes them: scheme, host, port, and nothing after."""
    origins = tuple(word.strip().rstrip("/").lower() for word in text.split(",") if word.strip())
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
            raise BadServer("bad-origin", origin)
    return origins


def addresses_in(text: str) -> tuple[str, ...]:
    """Addresses of proxies, with commas between them."""
    found = tuple(word.strip() for word in text.split(",") if word.strip())
    for word in found:
        try:
            ipaddress.ip_address(word)
        except ValueError:
            raise BadServer("bad-proxy", word) from None
    return found


def ports_in(text: str) -> frozenset[int]:
    """Ports that webhooks may call, with commas between them; the usual ones where none is named."""
    return frozenset(port_in(word.strip()) for word in text.split(",") if word.strip()) or PORTS


def days_in(text: str) -> int:
    """For how many days something is kept; 0: for ever."""
    if not text:
        return 0
    if not text.isdecimal() or not 0 < int(text) <= MOST_DAYS:
        raise BadServer("bad-days", text)
    return int(text)


def patience_in(text: str) -> float:
    """How long the strongest bot may think about a move."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_PATIENCE:
        raise BadServer("bad-patience", text)
    return seconds


def port_in(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise BadServer("bad-port", text)
    return int(text)
