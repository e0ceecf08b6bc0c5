"""Runs the command line as if it were the next version of Plancia: one more version of the schema, which only adds.

    python -m plancia.lab.service.servers.newer adds serve --database ...

`needs` instead of `adds` is a migration that nobody must write: what the version before writes is refused after it.
"""

from __future__ import annotations

import sys
from runpy import run_module
from typing import Literal

from sqlalchemy import Connection, text

What = Literal["adds", "needs"]
ADDS = (
    "ALTER TABLE tokens ADD COLUMN device TEXT",
    "ALTER TABLE tables ADD COLUMN series TEXT",
    "ALTER TABLE journal ADD COLUMN device TEXT",
    "CREATE INDEX ix_tables_series ON tables (series)",
    "CREATE TABLE series (id TEXT PRIMARY KEY, title TEXT NOT NULL)",
)
NEEDS = (
    "ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ALTER series DROP DEFAULT",
)


def become_newer(what: What) -> None:
    from plancia.table.store import engine, migrations, schema

    plain, next_one = migrations.upgrade, str(int(schema.VERSIONS[-1]) + 1)

    def upgrade(conn: Connection, to: str = "head") -> None:
        plain(conn, to)
        for change in ADDS if what == "adds" else NEEDS:
            conn.execute(text(change))
        conn.execute(text(f"UPDATE {schema.VERSION_TABLE} SET version_num = :version"), {"version": next_one})

    migrations.upgrade = upgrade
    schema.VERSIONS = engine.VERSIONS = (*schema.VERSIONS, next_one)  # type: ignore[assignment, attr-defined]


def program(what: What) -> tuple[str, ...]:
    """What python runs for such a server."""
    return ("-m", "plancia.lab.service.servers.newer", what)


if __name__ == "__main__":
    _what = sys.argv.pop(1)
    become_newer("needs" if _what == "needs" else "adds")
    run_module("plancia.cli.main", run_name="__main__")
