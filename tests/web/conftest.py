"""Real Chromium, and a real server in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.browser import on_this_machine

from plancia.server.site import BUILT
from plancia.table.store import sqlite_url
from tests.server.conftest import Process
from tests.web.people.visitor import FLAGS, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For the tests in this folder only: while it runs, nothing else in the process may use asyncio."""
    path = on_this_machine()
    assert path, "no Chromium: python tools/browser.py gets one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not kill theirs."""
    assert (BUILT / "index.html").exists(), "the client is not built: python tools/client.py"
    folder = tmp_path_factory.mktemp("house")
    server = Process(sqlite_url(folder / "plancia.db"), folder)
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, house: Process) -> Iterator[Visit]:
    """visit(name="Ada", size="phone", lang="it", dark=True, url=...): somebody comes. After the test they leave, and
    nothing may have gone wrong in their browser."""
    came: list[Visitor] = []

    def come(name: str = "Ada", url: str = "", **how: Any) -> Visitor:
        came.append(Visitor(chromium, url or house.url, name, **how))
        return came[-1]

    yield come
    wrong = {each.name: each.wrong for each in came if each.wrong}
    for each in came:
        each.leaves()
    assert not wrong


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """mortal(port): a server that may be killed, on the same files each time."""
    started: list[Process] = []

    def begin(port: int = 0) -> Process:
        started.append(Process(sqlite_url(tmp_path / "plancia.db"), tmp_path, port))
        return started[-1]

    yield begin
    for each in started:
        each.kill()
