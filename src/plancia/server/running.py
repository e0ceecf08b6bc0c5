"""Starts a server and keeps it running."""

from __future__ import annotations

import faulthandler
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn

from plancia.server.app import create_app
from plancia.server.guard.counters import Doors
from plancia.server.guard.http_protocol import Door, Socket
from plancia.server.guard.limits import HEAD, MESSAGE, neighbourhood
from plancia.server.logging import start_logging
from plancia.server.process_lock import alone_with
from plancia.server.settings import BadServer, Settings
from plancia.server.watchdog import hear_signals, turning, watched
from plancia.table.store import Store, sqlite_file, sqlite_url

PING = 20  # seconds between two signs of life on a socket


class Server(uvicorn.Server):
    """Says so when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


class Watched(Server):
    """In a process of its own."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        hear_signals()  # the loop has taken them for itself; we look at them ten times a second anyway
        await super().startup(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # once a second
            turning()
        return await super().on_tick(counter)


def listen(settings: Settings) -> socket.socket:
    """Raises BadServer."""
    opened: socket.socket | None = None
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        opened = socket.socket(family, kind, proto)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
    except OSError as problem:
        if opened is not None:
            opened.close()
        raise BadServer("cannot-listen", f"{settings.host}:{settings.port} ({problem.strerror})") from None
    return opened


def serve(settings: Settings, ready: Callable[[Settings], None], level: str = "INFO") -> None:
    """Until it is told to stop, which raises KeyboardInterrupt. Raises BadServer, BadStore."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave as on Ctrl-C, with everything put away
    start_logging(level)
    settings.data.mkdir(parents=True, exist_ok=True)
    take_all_files()
    with watched(), listen(settings) as opened:
        settings = replace(settings, port=opened.getsockname()[1])
        database = settings.database or sqlite_url(settings.data / "plancia.db")
        file = sqlite_file(database)
        with nullcontext() if file is None else alone_with(file, settings.origin):
            store = Store(database)
            config = configured(store, settings)
            spare_the_collector()
            try:
                Watched(config, lambda: ready(settings)).run(sockets=[opened])
            finally:
                faulthandler.cancel_dump_traceback_later()
                store.close()


def take_all_files() -> None:
    """A connection is a file, and many systems let a process have 1,024 until it asks for more: a thousand strangers
    who never finish their first line would be enough."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):  # macOS promises more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def spare_the_collector() -> None:
    """Tables are many objects and no garbage: to look through all of them took a fifth of a second with 200 tables, in
    which nobody was answered."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def configured(store: Store, settings: Settings) -> uvicorn.Config:
    doors = Doors(settings.rates.connections, frozenset(map(neighbourhood, settings.proxies)))
    door: Any = partial(Door, doors)
    return uvicorn.Config(
        create_app(store, settings, doors),
        http=door,
        h11_max_incomplete_event_size=HEAD,
        ws=Socket,
        ws_max_size=MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # what is long and secret must not show in how it is packed
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
