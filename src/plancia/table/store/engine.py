"""Opens the database: SQLite in one file, or PostgreSQL. What is not ours, newer or broken is refused, untouched."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Collection
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from plancia.table.store.errors import BadStore
from plancia.table.store.schema import VERSION_TABLE, VERSIONS

APPLICATION = 0x506C6E63  # "Plnc", in the header of the file
PATIENCE = 2_000  # ms to wait for somebody else's lock
STANDSTILL = 10_000  # ms after which PostgreSQL gives up a transaction whose process has stopped
MIGRATING = 0x506C6E63  # the lock that one process holds while it migrates
MIGRATION = 60_000  # ms to wait for that one
LINE = {"connect_timeout": 5, "keepalives_idle": 5, "tcp_user_timeout": 10_000, "application_name": "plancia"}
POOL = {"pool_pre_ping": True, "pool_size": 10, "max_overflow": 20, "pool_timeout": 10}


def sqlite_url(file: Path) -> str:
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite store in a folder that is there; None for any other store, and for what is none."""
    try:
        parsed = make_url(url)
        file = Path(parsed.database or ":memory:")
        is_file = parsed.get_backend_name() == "sqlite" and file.name != ":memory:" and file.parent.is_dir()
    except (ArgumentError, NoSuchModuleError):
        return None
    return file.absolute() if is_file and not str(file).startswith("file:") else None


def open_engine(url: str) -> Engine:
    """The database at its newest version. Raises BadStore."""
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        raise BadStore("no-url", "", "a store is sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME") from None
    if kind == "sqlite":
        return _open_sqlite(parsed.set(drivername="sqlite"))
    if kind == "postgresql":
        return _open_postgres(parsed.set(drivername="postgresql+psycopg"))
    raise BadStore("no-url", parsed.render_as_string(), f"a store is in SQLite or PostgreSQL, not in {kind}")


def judge(place: str, tables: Collection[str], versions: Collection[str]) -> bool:
    """True when it is at the newest version, False when it is to be migrated; raises BadStore when it is not for us."""
    if not tables:
        return False
    if VERSION_TABLE not in tables:
        raise BadStore("foreign", place, "there is something else in it, not tables of Plancia")
    if len(versions) != 1:
        raise BadStore("broken", place, "it does not say which version it is")
    version = next(iter(versions))
    if version not in VERSIONS:
        raise BadStore("newer", place, f"version {version} of a newer Plancia; this one knows up to {VERSIONS[-1]}")
    return version == VERSIONS[-1]


# -- SQLite


def _open_sqlite(url: URL) -> Engine:
    file = Path(url.database or ":memory:")
    if file.name == ":memory:" or str(file).startswith("file:"):
        raise BadStore("no-file", str(file), "tables are kept in a file")
    if not file.parent.is_dir():
        raise BadStore("no-folder", str(file), "there is no such folder")
    ready = file.exists() and inspect_file(file)
    engine = create_engine(url, hide_parameters=True, **POOL)
    event.listen(engine, "connect", _on_sqlite_connect)
    event.listen(engine, "begin", _on_sqlite_begin)
    try:
        with engine.connect() as conn:
            mode = conn.exec_driver_sql("PRAGMA journal_mode").scalar()
        if mode != "wal":
            raise BadStore("no-log", str(file), "SQLite cannot keep a write-ahead log there; use a local disk")
        if not ready:
            _migrate(engine, str(file))
    except DBAPIError as problem:
        engine.dispose()
        raise unreadable(file, problem.orig) from None
    except BadStore:
        engine.dispose()
        raise
    return engine


def inspect_file(file: Path) -> bool:
    """Looks without writing. True: ours, whole and at the newest version; False: ours or empty, to be migrated."""
    if file.stat().st_size == 0:
        return False
    if os.path.lexists(f"{file}-journal"):
        how = "mode=rw"  # somebody was killed while he wrote, and only a writer can roll back
    elif os.path.lexists(f"{file}-wal"):
        how = "mode=ro"
    else:
        how = "immutable=1"  # nobody has it open; a mere reader would leave files beside it
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as conn:
            tables = {name for (name,) in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            (application,) = conn.execute("PRAGMA application_id").fetchone()
            if application != APPLICATION and (tables or application):
                raise BadStore("foreign", str(file), "there is something else in it, not tables of Plancia")
            told = conn.execute(f"SELECT version_num FROM {VERSION_TABLE}") if VERSION_TABLE in tables else []
            ready = judge(str(file), tables, [version for (version,) in told])
            (state,) = conn.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as problem:
        raise unreadable(file, problem) from None
    if state != "ok":
        raise BadStore("broken", str(file), f"it is damaged ({state.splitlines()[0]})")
    return ready


def unreadable(file: Path, problem: BaseException | None) -> BadStore:
    """What is in it is wrong, or we cannot get at it: no right to, locked for too long."""
    code = "no-access" if isinstance(problem, sqlite3.OperationalError) else "broken"
    return BadStore(code, str(file), f"it cannot be opened ({problem})")


def _on_sqlite_connect(raw: Any, _: object) -> None:
    raw.isolation_level = None  # BEGIN is ours to say
    raw.execute(f"PRAGMA busy_timeout={PATIENCE}")
    _write_ahead(raw)
    for pragma in ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {pragma}").fetchall()


def _write_ahead(raw: Any) -> None:
    """Who turns the log on does not wait for another who does, whatever the busy timeout says: it is tried again."""
    until = time.monotonic() + PATIENCE / 1_000
    while True:
        try:
            raw.execute("PRAGMA journal_mode=WAL").fetchall()
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _on_sqlite_begin(conn: Connection) -> None:
    conn.exec_driver_sql("BEGIN IMMEDIATE" if conn.get_execution_options().get("writes") else "BEGIN")


# -- PostgreSQL


def _open_postgres(url: URL) -> Engine:
    place = url.render_as_string(hide_password=True)
    if find_spec("psycopg") is None:
        raise BadStore("no-driver", place, "PostgreSQL needs one more package: pip install 'plancia[postgres]'")
    engine = create_engine(
        url,
        hide_parameters=True,
        isolation_level="READ COMMITTED",
        connect_args={name: value for name, value in LINE.items() if name not in url.query},
        **POOL,
    )
    event.listen(engine, "connect", _on_postgres_connect)
    try:
        _migrate(engine, place)
    except DBAPIError as problem:
        engine.dispose()
        why = " ".join(str(problem.orig).split())
        raise BadStore("no-server", place, f"the server does not let us in ({why})") from None
    except BadStore:
        engine.dispose()
        raise
    return engine


def _on_postgres_connect(raw: Any, _: object) -> None:
    with raw.cursor() as cursor:
        cursor.execute(
            f"SET lock_timeout = {PATIENCE}; SET idle_in_transaction_session_timeout = {STANDSTILL};"
            # A server may be set up to promise less than we do.
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    raw.commit()


# -- to the newest version


def _migrate(engine: Engine, place: str) -> None:
    """In one transaction, and one process at a time."""
    with engine.execution_options(writes=True).begin() as conn:
        if engine.dialect.name == "postgresql":
            conn.execute(text(f"SET LOCAL lock_timeout = {MIGRATION}"))
            conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        tables = inspect(conn).get_table_names()
        told = (
            conn.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars() if VERSION_TABLE in tables else ()
        )
        if judge(place, tables, list(told)):
            return
        if engine.dialect.name == "sqlite":
            conn.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
        from plancia.table.store.migrations import upgrade  # alembic takes its time to import

        upgrade(conn)
