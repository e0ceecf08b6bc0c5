"""Notes to oneself: one text for each seat of a table."""

from __future__ import annotations

from sqlalchemy import Connection, select

from plancia.table.store import schema as s
from plancia.table.store.queries import Desk
from plancia.table.store.upsert import upsert


def write(desk: Desk, table: str, seat: str, text: str, at: int) -> None:
    values = {"text": text, "changed": at}

    def work(conn: Connection) -> None:
        new = upsert(conn, s.notes).values(table_id=table, seat=seat, **values)
        conn.execute(new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))

    desk.write(work)


def read(desk: Desk, table: str, seat: str) -> str:
    """Empty where there is none."""
    c = s.notes.c
    with desk.look() as conn:
        return conn.execute(select(c.text).where(c.table_id == table, c.seat == seat)).scalar() or ""
