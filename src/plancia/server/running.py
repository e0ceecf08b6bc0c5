"""Starts a server and keeps it running."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from plancia.server.app import create_app
from plancia.server.limits import MESSAGE
from plancia.server.logging import start_logging
from plancia.server.settings import BadServer, Settings
from plancia.table.store import Store, sqlite_url

CUT = 10  # seconds that a socket has to take what is left for it, after we have closed it
PING = 20  # seconds between two signs of life on a socket


class Socket(WebSocketsSansIOProtocol):
    """Whoever does not read does not keep the connection for ever."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(CUT, self.transport.abort)


class Server(uvicorn.Server):
    """Says so when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


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
    with listen(settings) as opened:
        settings = replace(settings, port=opened.getsockname()[1])
        store = Store(settings.database or sqlite_url(settings.data / "plancia.db"))
        config = configured(store, settings)
        spare_the_collector()
        try:
            Server(config, lambda: ready(settings)).run(sockets=[opened])
        finally:
            store.close()


def spare_the_collector() -> None:
    """Tables are many objects and no garbage: to look through all of them took a fifth of a second with 200 tables, in
    which nobody was answered."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def configured(store: Store, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(store, settings),
        ws=Socket,
        ws_max_size=MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # what is long and secret must not show in how it is packed
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
