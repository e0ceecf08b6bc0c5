"""What lies in the database, read past the server and past its store: the checkers trust neither."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from plancia.table.entries import Any_Entry, Row

ROWS = "SELECT number, at, move, entry FROM journal WHERE table_id = {} AND number > {} ORDER BY number"
EVERYTHING = "SELECT table_id, number, at, move, entry FROM journal ORDER BY table_id, number"
decode: Any = msgspec.json.Decoder(Any_Entry).decode


def as_sent(move: str) -> str:
    """The id as its sender wrote it: the server puts in front whose it is, and behind it the sum of what was said."""
    return move.partition("#")[0].rpartition("/")[2]


class Books:
    """Opened anew for every look, so that nothing is kept from the last one."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.file = Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:") else None

    def rows(self, table: str, after: int = -1) -> list[Row]:
        found = self._ask(ROWS.format("?", "?") if self.file else ROWS.format("%s", "%s"), (table, after))
        return [Row(number, at, as_sent(move or ""), decode(bytes(entry))) for number, at, move, entry in found]

    def everything(self) -> list[tuple[Any, ...]]:
        """Every row of every table, as it lies there."""
        return [(*row[:4], bytes(row[4])) for row in self._ask(EVERYTHING)]

    def one(self, query: str) -> str:
        """The only value that this gives."""
        ((value,),) = self._ask(query)
        return str(value)

    def is_whole(self) -> str:
        """Empty, or what the database itself finds wrong with its file."""
        if self.file is None:
            return ""
        (state,) = self._ask("PRAGMA quick_check")[0]
        return "" if state == "ok" else str(state)

    def _ask(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        if self.file is not None:
            with closing(sqlite3.connect(self.file, timeout=20)) as conn:
                return conn.execute(query, values).fetchall()
        import psycopg

        with psycopg.connect(self.database.replace("+psycopg", "")) as server:
            return server.execute(query, values).fetchall()
