"""Where things are kept: the folder, and the database as it is, without changing it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from plancia.cli.doctor.finding import Finding, good, hint, wrong
from plancia.cli.saves import reason
from plancia.server.process_lock import served_at
from plancia.table.store.engine import LINE, inspect_file, judge, sqlite_file, sqlite_url
from plancia.table.store.errors import BadStore
from plancia.table.store.schema import VERSION_TABLE, VERSIONS

LITTLE, TOO_LITTLE = 2**30, 100 * 2**20  # bytes that are left on a disk
MAY_WRITE = (
    """SELECT has_schema_privilege(current_schema(), 'CREATE') AND current_setting('transaction_read_only') = 'off'"""
)
APART = 2_000  # ms between two clocks


def kept(data: Path, database: str) -> Iterator[Finding]:
    yield folder(data)
    url = database or sqlite_url(data / "plancia.db")
    file = sqlite_file(url)
    try:
        if file is not None:
            yield from in_a_file(file)
        elif not database:
            yield hint("no-database-yet", place=str(data / "plancia.db"))
        else:
            yield from on_a_server(database)
    except BadStore as bad:
        yield wrong("bad-store", place=bad.place, code=bad.code, why=bad.text)


def folder(data: Path) -> Finding:
    there = next(each for each in (data, *data.absolute().parents) if each.exists())
    try:
        with tempfile.TemporaryFile(dir=there) as tried:
            tried.write(b"plancia")
    except OSError as error:
        return wrong("data-not-writable", folder=str(there), why=reason(error))
    free = shutil.disk_usage(there).free
    how = wrong if free < TOO_LITTLE else hint if free < LITTLE else good
    return how("data" if how is good else "data-little", folder=str(data), free=f"{free / 2**30:.1f}")


def in_a_file(file: Path) -> Iterator[Finding]:
    if not file.exists() or not file.stat().st_size:
        yield hint("no-database-yet", place=str(file))
        return
    yield version_of(str(file), inspect_file(file))
    for each in (file, file.parent):
        if not os.access(each, os.W_OK):
            yield wrong("database-read-only", place=str(each))
    if is_locked(file):
        yield good("served", url=served_at(file))
    elif beats := last_beat(file):
        yield from clock_against(beats)


def version_of(place: str, newest: bool) -> Finding:
    if newest:
        return good("database", place=place, version=VERSIONS[-1])
    return hint("database-older", place=place, version=VERSIONS[-1])


def is_locked(file: Path) -> bool:
    """Somebody serves it."""
    from plancia.server import process_lock
    from plancia.server.settings import BadServer

    if not Path(f"{file}.lock").exists():
        return False
    address = served_at(file)
    try:
        with process_lock.alone_with(file, address):
            return False
    except BadServer:
        return True
    except OSError:
        return False


def last_beat(file: Path) -> int:
    """When a server was last alive, as it told the time; 0: never."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as conn:
            return int(conn.execute("SELECT max(beat) FROM processes").fetchone()[0] or 0)
    except sqlite3.Error:
        return 0


def clock_against(told: int) -> Iterator[Finding]:
    ahead = told - int(time.time() * 1000)
    if ahead > APART:
        yield wrong("clock-back", seconds=ahead // 1000)


def on_a_server(database: str) -> Iterator[Finding]:
    """PostgreSQL. Raises BadStore."""
    try:
        url = make_url(database)
        kind = url.get_backend_name()
    except ArgumentError:
        kind = ""
    if kind != "postgresql":
        raise BadStore("no-folder" if kind == "sqlite" else "no-url", "PLANCIA_DATABASE", "")
    place = url.render_as_string(hide_password=True)
    if find_spec("psycopg") is None:
        raise BadStore("no-driver", place, "")
    line = {name: value for name, value in LINE.items() if name not in url.query}
    engine = create_engine(url.set(drivername="postgresql+psycopg"), hide_parameters=True, connect_args=line)
    try:
        with engine.connect() as conn:
            tables = inspect(conn).get_table_names()
            told = (
                conn.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars()
                if VERSION_TABLE in tables
                else ()
            )
            newest = judge(place, tables, list(told))
            yield version_of(place, newest) if tables else hint("no-database-yet", place=place)
            if not conn.execute(text(MAY_WRITE)).scalar():
                yield wrong("database-read-only", place=place)
            theirs = int(conn.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar() or 0)
            apart = abs(theirs - int(time.time() * 1000))
            yield hint("clock-apart", seconds=apart // 1000) if apart > APART else good("clock-same")
    except DBAPIError as problem:
        raise BadStore("no-server", place, " ".join(str(problem.orig).split())) from None
    finally:
        engine.dispose()
