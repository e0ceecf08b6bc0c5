"""How every trial of the server is run: on what, and what becomes of it when it is broken off."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from websockets.exceptions import WebSocketException

from plancia.lab.processes import Progress
from plancia.lab.service.clients.http import Lost
from plancia.lab.service.clients.people import Unexpected
from plancia.lab.service.servers.process import SERVE, NotServing, Server

Kind = Literal["sqlite", "postgres"]


class Place(NamedTuple):
    database: str
    data: Path


@contextmanager
def new_place(kind: Kind) -> Iterator[Place]:
    """An empty database, and a folder for everything else."""
    with TemporaryDirectory(prefix="plancia-") as folder:
        if kind == "sqlite":
            yield Place(f"sqlite:///{folder}/plancia.db", Path(folder))
            return
        from plancia.lab.postgres import throwaway

        with throwaway() as url:
            yield Place(url, Path(folder))


class Run(NamedTuple):
    progress: Progress
    seed: int = 1
    database: Kind = "sqlite"
    program: Sequence[str] = SERVE  # what python runs for a server


@asynccontextmanager
async def supervised(faults: list[str], *servers: Server) -> AsyncIterator[None]:
    """What breaks a trial off is a fault, told with the servers' last words; none of them outlives it."""
    try:
        yield
    except (NotServing, Lost, Unexpected, OSError, WebSocketException) as error:
        faults.append("\n".join([f"{type(error).__name__}: {error}", *(server.last_words() for server in servers)]))
    finally:
        for server in servers:
            await server.kill()


@asynccontextmanager
async def one_server(run: Run, faults: list[str]) -> AsyncIterator[Server]:
    """Supervised, on a database of its own."""
    with new_place(run.database) as place:
        server = Server(place.database, place.data, run.program)
        async with supervised(faults, server):
            await server.start()
            yield server
