"""plancia doctor: each set-up that is wrong, and what is said of it. Nothing is changed by looking."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from plancia.lab.postgres import Postgres
from plancia.server.process_lock import alone_with
from plancia.table.store import Store, alive, sqlite_url
from plancia.table.store.schema import VERSION_TABLE

HOUR = 3_600_000  # ms


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres(sync=False) as running:
        yield running


@pytest.fixture
def found(inside: Any, tmp_path: Path) -> Any:
    """What was found to be not good, by its name, and the status."""

    def look(*words: object) -> tuple[dict[str, str], int]:
        given = words if "--data" in words else (*words, "--data", tmp_path)
        given = given if "--port" in words else (*given, "--port", "0")
        done = inside("doctor", *given, "--json")
        told = {each["what"]: each["state"] for each in json.loads(done.stdout)}
        # whether this tree is compiled and its client built is not what these tests are about
        ours = {"compiled", "not-compiled", "client", "no-client"}
        wrong = [what for what, state in told.items() if state == "wrong"]
        assert done.returncode == (1 if wrong else 0)
        return {what: state for what, state in told.items() if what not in ours}, done.returncode

    return look


ORIGINS = {
    "https://plancia.example": {"origin-no-proxy": "hint"},
    "http://plancia.example": {"origin-plain": "hint"},
    "https://xn--plnci-nrab.example": {"origin-no-proxy": "hint"},
    "https://pläncia.example": {"origin-letters": "wrong"},
    "http://localhost:8200": {"origin-here": "wrong"},
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_is_looked_at(origin: str, found: Any):
    told, _ = found("--host", "0.0.0.0", "--origin", origin)
    assert {what: state for what, state in told.items() if what.startswith("origin")} == ORIGINS[origin]


def test_behind_a_proxy_that_is_named_all_is_well_but_what_looks_alike_is_told(
    found: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PLANCIA_PROXY", "127.0.0.1")
    assert found("--origin", "https://plancia.example")[0]["origin"] == "good"
    assert found("--origin", "https://xn--plnci-nrab.example")[0]["origin-lookalike"] == "hint"


def test_settings_with_which_no_server_starts(found: Any):
    assert found("--host", "0.0.0.0")[0]["settings"] == "wrong"


def test_a_database_is_looked_at_and_not_touched(found: Any, tmp_path: Path):
    assert found()[0]["no-database-yet"] == "hint"
    assert list(tmp_path.glob("plancia.db*")) == []
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    alive.beat(store, "one", int(time.time() * 1000) + HOUR)
    store.close()
    told, _ = found()
    assert (told["database"], told["clock-back"]) == ("good", "wrong")
    with closing(sqlite3.connect(tmp_path / "plancia.db")) as conn:
        conn.execute("UPDATE processes SET beat = 1")
        conn.execute(f"UPDATE {VERSION_TABLE} SET version_num = '2'")
        conn.commit()
    told, _ = found()
    assert (told["database-older"], "clock-back" in told) == ("hint", False)
    with closing(sqlite3.connect(tmp_path / "plancia.db")) as conn:
        assert conn.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone() == ("2",)
        conn.execute(f"UPDATE {VERSION_TABLE} SET version_num = '99'")
        conn.commit()
    assert found()[0]["bad-store"] == "wrong"
    (tmp_path / "plancia.db").write_bytes(b"Dear diary, today we played. " * 100)
    assert found()[0]["bad-store"] == "wrong"


def test_a_database_that_is_served_says_where(inside: Any, tmp_path: Path):
    Store(sqlite_url(tmp_path / "plancia.db")).close()
    with alone_with(tmp_path / "plancia.db", "http://127.0.0.1:8222"):
        done = inside("doctor", "--data", tmp_path, "--port", "0", lang="it")
    assert "un server serve questi tavoli: http://127.0.0.1:8222" in done.stdout


def test_postgresql_is_looked_at(found: Any, postgres: Postgres):
    url = postgres.new_database()
    assert found("--database", url)[0]["no-database-yet"] == "hint"
    Store(url).close()
    told, _ = found("--database", url)
    assert (told["database"], told["clock-same"]) == ("good", "good")
    engine = create_engine(url)
    with engine.begin() as conn:
        conn.execute(text(f"ALTER DATABASE {engine.url.database} SET default_transaction_read_only = on"))
    engine.dispose()
    assert found("--database", url)[0]["database-read-only"] == "wrong"
    assert found("--database", postgres.url("no_such_database"))[0]["bad-store"] == "wrong"


def test_a_port_that_is_taken_says_by_whom(inside: Any, tmp_path: Path):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        done = inside("doctor", "--data", tmp_path, "--port", taken.getsockname()[1])
    assert done.returncode == 1
    assert "cannot listen on" in done.stdout
    if sys.platform == "linux":
        assert f"({os.getpid()})" in done.stdout.replace("\n  ", " ")


def test_a_folder_in_which_nothing_can_be_written(found: Any, tmp_path: Path):
    """A file lies where it would be made: so it is forbidden to everybody, also to root."""
    (tmp_path / "house").write_text("")
    told, _ = found("--data", tmp_path / "house")
    assert told["data-not-writable"] == "wrong"
