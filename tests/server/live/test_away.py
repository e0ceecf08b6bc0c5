"""A database that is stopped, locked or full: everybody is told within seconds, and nothing is lost."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from plancia.lab.postgres import Postgres
from plancia.server.live.store_access import ANSWER_IN
from tests.server.conftest import Process
from tests.server.people import Guest, new_move

FULL: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}
WITHIN = 3.0  # seconds


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes into the file, and takes his time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def asked(guest: Guest, method: str, path: str, **body: Any) -> tuple[int, str]:
    """Status and code, and that they came in time."""
    began = time.monotonic()
    answer = guest.http.request(method, path, json=body or None)
    assert time.monotonic() - began < WITHIN + 1, (path, time.monotonic() - began)  # this machine may be slow as well
    return answer.status_code, "" if answer.is_success else answer.json()["code"]


@pytest.mark.parametrize("how", ["locked", "frozen"])
def test_everybody_is_told_in_time(how: str, launch: Callable[..., Process], tmp_path: Path, postgres: Postgres):
    file = tmp_path / "plancia.db"
    database = postgres.new_database() if how == "frozen" else f"sqlite:///{file}"
    server = launch(database, tmp_path, answer_in=ANSWER_IN)
    ada = Guest(server.url, "Ada")
    table = ada.open_table("tolls", chairs=FULL).id
    seat = ada.sees(table)["waiting"][0]["seat"]
    seen = ada.sees(table, seat)
    answer = {"move": new_move(), "seat": seat, "at": seen["number"]}
    answer["option"] = seen["question"]["options"][0]["name"]
    with ExitStack() as away:
        away.enter_context(locked(file) if how == "locked" else postgres.frozen())
        assert asked(ada, "POST", f"/api/tables/{table}/answer", **answer) == (503, "away")
        assert asked(ada, "POST", "/api/me", name="Countess") == (503, "away")
        assert asked(ada, "GET", "/ready") == (503, "away") or how == "locked"  # a reader of SQLite waits for nobody
        assert asked(ada, "GET", "/health") == (200, "")
    until = time.monotonic() + 30
    while ada.http.get("/ready").status_code != 200:
        assert time.monotonic() < until
    done = ada.post(f"/api/tables/{table}/answer", **answer)
    assert done["number"] == seen["number"] + 1  # once, whether it was written then or now
