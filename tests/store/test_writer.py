"""The writer goes on, whatever happens to the database or to somebody else's work."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from plancia.lab.postgres import Postgres
from plancia.table.store import Store, Unavailable, engine, sqlite_url
from plancia.table.store.people import notes
from tests.store.things import NOON, Pause, answer, chat, held_up, new_table, submit


def test_work_that_fails_does_not_disturb_the_others(store: Store) -> None:
    table = new_table(store)

    def fail(conn: Connection) -> None:
        conn.execute(text("UPDATE tables SET title = 'half done'"))
        raise RuntimeError("on purpose")

    def misspell(conn: Connection) -> None:
        conn.execute(text("SELEKT"))

    with held_up(store):
        good = store.submit(table, 0, [("a", NOON, answer())])
        bad, worse = store.writer.do(fail), store.writer.do(misspell)
        title = store.writer.do(lambda conn: conn.execute(text("SELECT title FROM tables")).scalar())
    assert good.result()[0].number == 1
    assert isinstance(bad.exception(), RuntimeError)
    assert worse.exception() is not None
    assert title.result() == ""


def test_who_no_longer_wants_it_gets_nothing_written(store: Store) -> None:
    table = new_table(store)
    with held_up(store):
        future = store.submit(table, 0, [("a", NOON, answer())])
        assert future.cancel()
    assert submit(store, table, 0, "b") == [1]


def test_a_closed_store_has_written_what_it_took(opened: Callable[[], Store]) -> None:
    store = opened()
    table = new_table(store)
    futures = [store.submit(table, n, [("", NOON, answer())]) for n in range(100)]
    store.close()
    assert [future.result()[0].number for future in futures] == list(range(1, 101))
    with pytest.raises(Unavailable, match="closed"):
        submit(store, table, 100, "late")
    store.close()


def test_a_mistake_in_what_is_asked_is_no_failure_of_the_database(store: Store) -> None:
    table = new_table(store)
    with pytest.raises(ValueError, match="NUL"):
        notes.write(store, table, "north", "a\0b", NOON)
    with pytest.raises(ValueError, match="surrogates"):
        notes.write(store, table, "north", "\ud800", NOON)
    notes.write(store, table, "north", "fine", NOON)


# -- the database fails


def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    table = new_table(store)

    def room(pages: int) -> None:
        with store.engine.connect() as conn:  # the one connection that everybody has used so far
            conn.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    room(1)  # as many as it has
    long = chat("?" * 100_000)
    with held_up(store):
        futures = [store.submit(table, n, [(f"{n}", NOON, long)]) for n in range(3)]
    for future in futures:
        assert isinstance(future.exception(), Unavailable)
        assert "full" in str(future.exception())
    assert len(store.read(table)) == 1
    room(1_000_000)
    store.submit(table, 0, [("0", NOON, long)]).result()
    store.close()


def test_a_lock_that_somebody_keeps_is_told_and_got_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 200)
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    table = new_table(store)
    with closing(sqlite3.connect(tmp_path / "plancia.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            submit(store, table, 0, "a")
        assert len(store.read(table)) == 1  # reading goes on
        other.execute("ROLLBACK")
    assert submit(store, table, 0, "a") == [1]
    store.close()


def test_a_process_that_stands_still_holds_up_its_own_table_only(
    server: Postgres, cleared: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 300)
    store, other = Store(cleared()), Store(cleared())
    mine, its = new_table(store), new_table(store)
    pause = Pause()
    with held_up(other):
        other.submit(its, 0, [("x", NOON, answer())])
        other.writer.do(pause)
    pause.reached()
    with held_up(store):
        good, bad = (store.submit(table, 0, [("a", NOON, answer())]) for table in (mine, its))
    assert good.result()[0].number == 1
    assert isinstance(bad.exception(), Unavailable)
    pause.over()
    store.close()
    other.close()


def test_a_note_does_not_wait_for_whoever_appends(cleared: Callable[[], str]) -> None:
    store, other = Store(cleared()), Store(cleared())
    table = new_table(store)
    pause = Pause()
    with held_up(other):
        other.submit(table, 0, [("x", NOON, answer())])
        other.writer.do(pause)
    pause.reached()
    notes.write(store, table, "north", "written meanwhile", NOON)
    pause.over()
    store.close()
    other.close()


def test_postgresql_gives_up_a_transaction_whose_process_stands_still(
    cleared: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "STANDSTILL", 300)
    store = Store(cleared())
    table = new_table(store)
    with held_up(store):
        future = store.submit(table, 0, [("a", NOON, answer())])
        still = store.writer.do(lambda _: time.sleep(1))
    assert isinstance(future.exception(), Unavailable)
    assert isinstance(still.exception(), Unavailable)
    assert submit(store, table, 0, "a") == [1]
    store.close()


def test_a_line_that_is_lost_between_two_moves_costs_nothing(server: Postgres, cleared: Callable[[], str]) -> None:
    store = Store(cleared())
    table = new_table(store)
    server.hang_up()
    assert submit(store, table, 0, "a") == [1]
    server.hang_up()
    assert len(store.read(table)) == 2
    store.close()


def test_a_line_that_is_lost_in_a_transaction_is_told_and_got_over(
    server: Postgres, cleared: Callable[[], str]
) -> None:
    store = Store(cleared())
    table = new_table(store)
    with held_up(store):
        futures = [store.submit(table, n, [(f"{n}", NOON, answer())]) for n in range(3)]
        store.writer.do(lambda _: server.hang_up())
    assert [type(future.exception()) for future in futures] == [Unavailable] * 3
    assert len(store.read(table)) == 1
    assert submit(store, table, 0, "0") == [1]
    store.close()


def test_a_server_that_was_away_is_found_again(server: Postgres, cleared: Callable[[], str]) -> None:
    store = Store(cleared())
    table = new_table(store)
    server.stop(stay=True)
    for _ in range(2):
        with pytest.raises(Unavailable):
            submit(store, table, 0, "a")
    with pytest.raises(Unavailable):
        store.read(table)
    server.start()
    assert submit(store, table, 0, "a") == [1]
    store.close()


def test_a_database_that_may_only_be_read_is_told_and_got_over(server: Postgres, cleared: Callable[[], str]) -> None:
    url = cleared()
    name = url.split("/")[3].split("?")[0]
    store = Store(url)
    table = new_table(store)
    server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    server.hang_up()
    with pytest.raises(Unavailable, match="read-only"):
        submit(store, table, 0, "a")
    server.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    server.hang_up()
    assert submit(store, table, 0, "a") == [1]
    store.close()
