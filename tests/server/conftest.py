"""A real server on a free port: in a thread of the tests, or in a process that can be killed."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from plancia.lab.postgres import Postgres
from plancia.server.guard.limits import Rates
from plancia.server.running import Server, configured, listen
from plancia.server.settings import Settings
from plancia.table.store import Store, sqlite_url
from tests.server.people import GUESTS, Guest
from tests.server.tolls import MANY, PATIENCE, settings_for


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.socket = listen(settings)
        self.settings = replace(settings, port=self.socket.getsockname()[1])
        self.url = self.settings.origin
        self.store = Store(settings.database or sqlite_url(settings.data / "plancia.db"))
        ready = threading.Event()
        self.server = Server(configured(self.store, self.settings), ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        assert ready.wait(20)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.store.close()
        self.socket.close()


class Process:
    """A server as a process of its own."""

    def __init__(
        self, database: str, data: Path, port: int = 0, rates: Rates = MANY, answer_in: float = PATIENCE
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        agreed = msgspec.json.encode(rates).decode()
        given = [database, str(data), str(port), agreed, str(answer_in)]
        command = [sys.executable, "-m", "tests.server.tolls", *given]
        self.errors = (data / "log").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, (data / "log").read_text()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self._end()

    def stop(self) -> None:
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


@pytest.fixture(autouse=True)
def _everybody_leaves() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().http.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that need nothing special."""
    running = Running(settings_for(tmp_path_factory.mktemp("house")))
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """start(settings): another server, stopped after the test."""
    started: list[Running] = []

    def begin(settings: Settings | None = None) -> Running:
        started.append(Running(settings or settings_for(tmp_path / f"house{len(started)}")))
        return started[-1]

    yield begin
    for each in started:
        each.stop()


@pytest.fixture
def launch() -> Iterator[Callable[..., Process]]:
    """launch(database, data): a server process, killed after the test."""
    started: list[Process] = []

    def begin(database: str, data: Path, port: int = 0, answer_in: float = PATIENCE) -> Process:
        started.append(Process(database, data, port, answer_in=answer_in))
        return started[-1]

    yield begin
    for each in started:
        each.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres(sync=False) as running:
        yield running


@pytest.fixture
def ada(server: Running) -> Guest:
    return Guest(server.url, "Ada")


@pytest.fixture
def bruno(server: Running) -> Guest:
    return Guest(server.url, "Bruno")
