"""Which server processes are alive, and when none was: while nobody served the tables, nobody's clock ran."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from plancia.table.store import schema as s
from plancia.table.store.queries import Desk
from plancia.table.store.upsert import upsert, written

GAP = 10_000  # ms without a heartbeat of any process, after which there was an outage
FORGOTTEN = 24 * 3600 * 1000  # ms after which a process that is gone is no longer listed


class Outage(NamedTuple):
    since: int
    until: int


def beat(desk: Desk, process: str, now: int, gap: int = GAP) -> Outage | None:
    """I am alive. To be called first at start, then every few seconds; tells the outage that ends with this beat."""

    def work(conn: Connection) -> Outage | None:
        last = conn.execute(select(func.max(s.processes.c.beat))).scalar()
        new = upsert(conn, s.processes).values(id=process, began=now, beat=now)
        conn.execute(new.on_conflict_do_update(index_elements=["id"], set_={"beat": now}))
        conn.execute(delete(s.processes).where(s.processes.c.beat < now - FORGOTTEN))
        if last is None or now - last <= gap:
            return None
        # Two processes that start together have found the same one; the first tells.
        told = upsert(conn, s.outages).values(since=last, until=now).on_conflict_do_nothing()
        return Outage(last, now) if written(conn, told) else None

    return desk.write(work)


def last(desk: Desk) -> int:
    """When somebody was last alive, as they told the time; 0: nobody ever was."""
    with desk.look() as conn:
        return int(conn.execute(select(func.max(s.processes.c.beat))).scalar() or 0)


def outages(desk: Desk, after: int = 0) -> list[Outage]:
    """Those that ended after that time, in order: a table that was opened later looks here for what it missed."""
    c = s.outages.c
    with desk.look() as conn:
        found = conn.execute(select(c.since, c.until).where(c.until > after).order_by(c.since)).all()
    return [Outage(*each) for each in found]


def alive(desk: Desk, now: int, gap: int = GAP) -> list[str]:
    """The processes whose heart beat just now."""
    c = s.processes.c
    with desk.look() as conn:
        return list(conn.execute(select(c.id).where(c.beat >= now - gap).order_by(c.began, c.id)).scalars())
