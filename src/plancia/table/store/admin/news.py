"""News for servers that run: somebody beside them has changed what they remember. A doorbell that the disk keeps, for
SQLite too, where no other can be heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text

from plancia.table.store import schema as s
from plancia.table.store.queries import Database

FORGOTTEN = 24 * 3600 * 1000  # ms; the newest is never forgotten, so that numbers only grow


class News(NamedTuple):
    number: int
    table: str  # empty: no particular one
    person: str


def tell(conn: Connection, at: int, tables: Iterable[str] = (), people: Iterable[str] = ()) -> None:
    """Together with the change it is about. One after the other, so that whoever reads up to a number has them all."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("LOCK TABLE news IN EXCLUSIVE MODE"))
    conn.execute(delete(s.news).where(s.news.c.at < at - FORGOTTEN, s.news.c.number < _last(conn)))
    whom = [*((table, "") for table in tables), *(("", person) for person in people)]
    rows = [
        {"number": number, "at": at, "table_id": table, "person_id": person}
        for number, (table, person) in enumerate(whom, _last(conn) + 1)
    ]
    if rows:
        conn.execute(insert(s.news), rows)


def last(db: Database) -> int:
    """The number of the newest; 0: there is none."""
    with db.look() as conn:
        return _last(conn)


def after(db: Database, number: int) -> list[News]:
    c = s.news.c
    found = db.all(select(c.number, c.table_id, c.person_id).where(c.number > number).order_by(c.number))
    return [News(*each) for each in found]


def _last(conn: Connection) -> int:
    return int(conn.execute(select(func.max(s.news.c.number))).scalar() or 0)
