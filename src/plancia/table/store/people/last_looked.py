"""How far each seat has seen its table: what happened after that is told when it comes back."""

from __future__ import annotations

from sqlalchemy import Connection, select

from plancia.table.store import schema as s
from plancia.table.store.queries import Desk
from plancia.table.store.upsert import upsert


def look(desk: Desk, table: str, seat: str, number: int, at: int) -> None:
    """The seat has seen everything up to this entry. What was seen stays seen."""
    c = s.looked.c
    values = {"number": number, "at": at}

    def work(conn: Connection) -> None:
        new = upsert(conn, s.looked).values(table_id=table, seat=seat, **values)
        conn.execute(
            new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values, where=c.number < number)
        )

    desk.write(work)


def last(desk: Desk, table: str, seat: str) -> int:
    """The last number it looked at; -1: it has not looked yet."""
    c = s.looked.c
    with desk.look() as conn:
        found = conn.execute(select(c.number).where(c.table_id == table, c.seat == seat)).scalar()
    return -1 if found is None else found
