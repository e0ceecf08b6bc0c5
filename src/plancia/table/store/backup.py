"""A backup: a whole store as it is at one moment, as an SQLite file of its own. It is taken while servers play on, from
either database, and restored into either."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, insert, select

from plancia.table.store.engine import inspect_file, open_engine, sqlite_url
from plancia.table.store.errors import BadStore
from plancia.table.store.schema import metadata, people, tables

AT_ONCE = 1_000  # rows


def back_up(url: str, file: Path) -> dict[str, int]:
    """How many rows of each table. The file is there when it is whole, and durable. Raises BadStore."""
    if file.exists():
        raise BadStore("exists", str(file), "there is a file already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        counted = _copy(url, sqlite_url(part))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    finally:
        for left in (part, *(part.with_name(f"{part.name}{end}") for end in ("-wal", "-shm"))):
            left.unlink(missing_ok=True)
    return counted


def restore(file: Path, url: str) -> dict[str, int]:
    """Into a store in which there is nothing yet, in one transaction. Raises BadStore. A backup of an older Plancia is
    brought up to date beside it, and stays as it is."""
    if not file.is_file() or not file.stat().st_size:
        raise BadStore("no-backup", str(file), "there is no backup in it")
    if inspect_file(file):
        return _copy(sqlite_url(file), url)
    with TemporaryDirectory(prefix="plancia-restore-") as folder:
        return _copy(sqlite_url(Path(shutil.copy(file, folder))), url)


def _copy(source: str, target: str) -> dict[str, int]:
    here, there = open_engine(source), open_engine(target)
    try:
        with _at_one_moment(here) as old, there.execution_options(writes=True).begin() as new:
            if any(new.execute(select(each).limit(1)).first() for each in (people, tables)):
                raise BadStore("not-empty", there.url.render_as_string(), "there are people or tables in it already")
            return {table.name: _copy_rows(old, new, table.name) for table in metadata.sorted_tables}
    finally:
        here.dispose()
        there.dispose()


def _at_one_moment(engine: Engine) -> Connection:
    """What others write meanwhile is not seen; SQLite's readers never see it, as long as they read."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    return engine.connect().execution_options(yield_per=AT_ONCE, **level)


def _copy_rows(old: Connection, new: Connection, name: str) -> int:
    table, count = metadata.tables[name], 0
    for rows in old.execute(select(table)).mappings().partitions():
        new.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count
