"""A backup taken while people play, restored into a database of either kind: nothing acknowledged is missing."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import select

from plancia.lab.postgres import Postgres
from plancia.table.store import BadStore, Store, sqlite_url
from plancia.table.store.backup import back_up, restore
from plancia.table.store.schema import VERSIONS, metadata, tables
from tests.store.test_frozen import FROZEN
from tests.store.things import new_table, submit

Cleared = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path, server: Postgres) -> str:
    return sqlite_url(tmp_path / "other.db") if request.param == "sqlite" else server.new_database()


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for table in metadata.sorted_tables:
        found[table.name] = sorted(map(tuple, store.all(select(table))), key=repr)
    return found


def play_on(store: Store, table: str, enough: Event, acknowledged: list[int]) -> None:
    while not enough.is_set():
        acknowledged += submit(store, table, acknowledged[-1], f"move {acknowledged[-1]}")


def test_a_backup_under_load_has_all_that_was_acknowledged(store: Store, url: str, empty: str, tmp_path: Path) -> None:
    file, enough = tmp_path / "backup.db", Event()
    played: dict[str, list[int]] = {new_table(store): [0] for _ in range(4)}
    with ThreadPoolExecutor() as pool:
        done = [pool.submit(play_on, store, table, enough, numbers) for table, numbers in played.items()]
        while min(map(len, played.values())) < 20:
            enough.wait(0.01)
        before = {table: numbers[-1] for table, numbers in played.items()}
        counted = back_up(url, file)
        after = {table: numbers[-1] for table, numbers in played.items()}
        enough.set()
    assert [each.result() for each in done] == [None] * 4
    assert counted["tables"] == 4
    assert restore(file, empty) == counted
    again, held = Store(empty), Store(sqlite_url(file))
    try:
        assert everything(again) == everything(held)
        for table, number in again.all(select(tables.c.id, tables.c.number)):
            assert before[table] <= number <= after[table] + 1  # the last may have been on its way
            assert [row.number for row in again.read(table)] == [*range(number + 1)]
        table = next(iter(played))
        submit(again, table, len(again.read(table)) - 1, "one more")
    finally:
        again.close()
        held.close()


def test_what_is_there_is_never_written_over(store: Store, url: str, tmp_path: Path) -> None:
    new_table(store)
    file = tmp_path / "backup.db"
    back_up(url, file)
    with pytest.raises(BadStore, match="there is a file already"):
        back_up(url, file)
    with pytest.raises(BadStore, match="people or tables in it already"):
        restore(file, url)
    assert len(store.all(select(tables))) == 1
    assert sorted(each.name for each in tmp_path.glob("backup*")) == ["backup.db"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_an_older_plancia_is_restored_and_stays_as_it_is(version: str, empty: str) -> None:
    file = FROZEN / f"v{version}.sqlite"
    before = file.read_bytes()
    counted = restore(file, empty)
    store = Store(empty)
    try:
        assert len(store.all(select(tables))) == counted["tables"] > 1
        assert [row.number for row in store.read(store.scalars(select(tables.c.id))[0])][:2] == [0, 1]
    finally:
        store.close()
    assert file.read_bytes() == before


@pytest.mark.parametrize("words", [b"", b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_backup_is_refused(words: bytes, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_bytes(words)
    with pytest.raises(BadStore):
        restore(file, sqlite_url(tmp_path / "plancia.db"))
    assert not (tmp_path / "plancia.db").exists()
