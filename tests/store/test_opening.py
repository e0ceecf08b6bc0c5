"""Opening a store: an empty one gets its tables; what is not ours, newer or broken is refused as it is."""

from __future__ import annotations

import shutil
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from plancia.lab.postgres import Postgres
from plancia.table.store import BadStore, Store, engine, sqlite_url
from plancia.table.store.migrations import configuration
from plancia.table.store.schema import VERSION_TABLE, VERSIONS, metadata
from tests.store.things import new_table, submit


def refused(url: str) -> BadStore:
    with pytest.raises(BadStore) as why:
        Store(url)
    return why.value


def run(url: str, *words: str) -> None:
    """Somebody else does something in the database."""
    engine = create_engine(url)
    with engine.begin() as conn:
        for each in words:
            conn.execute(text(each))
    engine.dispose()


@contextmanager
def untouched(url: str) -> Iterator[None]:
    """The same afterwards: the files byte for byte, the server's database row for row."""
    before = everything_in(url)
    yield
    assert everything_in(url) == before


def everything_in(url: str) -> object:
    if url.startswith("sqlite:///"):
        file = Path(url.removeprefix("sqlite:///"))
        return {each.name: each.read_bytes() for each in file.parent.iterdir()}
    engine = create_engine(url)
    with engine.connect() as conn:
        names = conn.execute(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).scalars()
        kept = {name: sorted(map(str, conn.execute(text(f"SELECT * FROM {name}")).all())) for name in list(names)}
    engine.dispose()
    return kept


# -- one that is ours


def test_an_empty_store_gets_its_tables(nothing_yet: str) -> None:
    store = Store(nothing_yet)
    with store.look() as conn:
        context = MigrationContext.configure(conn, opts={"version_table": VERSION_TABLE})
        assert context.get_current_revision() == VERSIONS[-1]
        assert compare_metadata(context, metadata) == []  # what the migrations make is what the code thinks there is
    table = new_table(store)
    store.close()
    again = Store(nothing_yet)
    assert submit(again, table, 0, "a") == [1]
    again.close()


def test_every_version_has_its_migration() -> None:
    script = ScriptDirectory.from_config(configuration())
    assert tuple(each.revision for each in script.walk_revisions())[::-1] == VERSIONS


def test_processes_that_start_together_make_one_store(nothing_yet: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(nothing_yet), range(4)))
    table = new_table(stores[0])
    assert [submit(store, table, after, "") for after, store in enumerate(stores)] == [[1], [2], [3], [4]]
    for store in stores:
        store.close()


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    file = tmp_path / "plancia.db"
    file.touch()
    store = Store(sqlite_url(file))
    new_table(store)
    store.close()


def test_sqlite_syncs_at_every_commit(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    with store.look() as conn:
        said = [
            conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    store.close()
    assert said == ["wal", 2, 1]


def test_postgresql_syncs_even_where_it_is_told_not_to(server: Postgres) -> None:
    url = server.new_database()
    run(url, f"ALTER DATABASE {url.split('/')[3].split('?')[0]} SET synchronous_commit = off")
    store = Store(url)
    with store.look() as conn:
        assert conn.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_a_url_may_leave_the_driver_to_us(server: Postgres) -> None:
    Store(server.new_database().replace("+psycopg", "")).close()


def test_a_server_waits_for_another_that_migrates_longer_than_for_a_row(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 50)
    url = server.new_database()
    another = create_engine(url)
    with ThreadPoolExecutor(1) as aside, another.begin() as conn:
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": engine.MIGRATING})
        opening = aside.submit(Store, url)
        waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        while not opening.done() and not conn.execute(waiting).scalar():
            pass
        conn.execute(text("SELECT pg_sleep(0.5)"))  # ten times what a row is worth
        assert not opening.done()
        conn.rollback()
        opening.result().close()
    another.dispose()


def test_a_store_whose_process_was_killed_opens(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    table = new_table(store)
    submit(store, table, 0, "a")
    killed = tmp_path / "killed"
    killed.mkdir()
    for file in tmp_path.glob("plancia.db*"):  # as the files were at that moment, with the log beside
        shutil.copy(file, killed)
    store.close()
    assert (killed / "plancia.db-wal").stat().st_size
    again = Store(sqlite_url(killed / "plancia.db"))
    assert [row.move for row in again.read(table)] == ["opening", "a"]
    again.close()


# -- one that is not


def test_something_else_is_left_alone(nothing_yet: str) -> None:
    run(nothing_yet, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('ribollita')")
    with untouched(nothing_yet):
        assert refused(nothing_yet).code == "foreign"


def test_another_programs_file_that_looks_like_ours_is_left_alone(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "other.db")
    run(url, f"CREATE TABLE {VERSION_TABLE} (version_num TEXT)", f"INSERT INTO {VERSION_TABLE} VALUES ('1')")
    with untouched(url):
        assert refused(url).code == "foreign"


def test_an_empty_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "other.db")
    run(url, "PRAGMA application_id=77", "CREATE TABLE recipes (name TEXT)", "DROP TABLE recipes")
    with untouched(url):
        assert refused(url).code == "foreign"


def test_a_newer_store_is_left_alone(nothing_yet: str) -> None:
    Store(nothing_yet).close()
    run(nothing_yet, f"UPDATE {VERSION_TABLE} SET version_num = '99'")
    with untouched(nothing_yet):
        why = refused(nothing_yet)
    assert why.code == "newer"
    assert "99" in str(why)


def test_a_store_that_does_not_say_its_version_is_left_alone(nothing_yet: str) -> None:
    Store(nothing_yet).close()
    run(nothing_yet, f"DELETE FROM {VERSION_TABLE}")
    with untouched(nothing_yet):
        assert refused(nothing_yet).code == "broken"


@pytest.mark.parametrize("where", ["everything", "header", "page", "half"])
def test_a_broken_file_is_left_alone(tmp_path: Path, where: str) -> None:
    file = tmp_path / "plancia.db"
    store = Store(sqlite_url(file))
    table = new_table(store)
    for number in range(100):
        submit(store, table, number, f"move {number}")
    store.close()
    data = bytearray(file.read_bytes())
    if where == "everything":
        data[:] = b"Dear diary, today we played Wroth. " * 100
    elif where == "header":
        data[:40] = bytes(range(40))
    elif where == "page":
        data[8192:12288] = b"\xa5" * 4096
    else:
        del data[len(data) // 2 :]
    file.write_bytes(data)
    with untouched(sqlite_url(file)):
        assert refused(sqlite_url(file)).code == "broken"


# -- one that is not there


def test_what_is_no_url_is_told_so() -> None:
    for url in ("", "plancia.db", "mysql://localhost/plancia", "nothing://x"):
        assert refused(url).code == "no-url"


def test_tables_are_kept_in_a_file() -> None:
    assert refused("sqlite://").code == "no-file"
    assert refused("sqlite:///:memory:").code == "no-file"


def test_a_file_that_somebody_keeps_locked_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 100)
    (tmp_path / "plancia.db").touch()
    with closing(sqlite3.connect(tmp_path / "plancia.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused(sqlite_url(tmp_path / "plancia.db")).code == "no-access"


def test_a_folder_is_not_made(tmp_path: Path) -> None:
    assert refused(sqlite_url(tmp_path / "nowhere" / "plancia.db")).code == "no-folder"
    assert refused(sqlite_url(tmp_path)).code == "no-access"
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_is_not_there_is_told_without_the_password(server: Postgres) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    why = refused(f"postgresql+psycopg://anna:sesame@127.0.0.1:{port}/plancia")
    assert why.code == "no-server"
    assert "refused" in str(why)
    assert "sesame" not in str(why)
    assert refused(server.url("no_such_database")).code == "no-server"
