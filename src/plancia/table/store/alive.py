"""Which server processes are alive, when none was, and which does what: while nobody served the tables, nobody's clock
ran."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, or_, select

from plancia.table.store import schema as s
from plancia.table.store.queries import Database, upsert, written

GAP = 10_000  # ms without a heartbeat of any process, after which there was an outage
FORGOTTEN = 24 * 3600 * 1000  # ms after which a process that is gone is no longer listed


class Outage(NamedTuple):
    since: int
    until: int


def beat(db: Database, process: str, now: int, gap: int = GAP) -> Outage | None:
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

    return db.write(work)


def last(db: Database) -> int:
    """When somebody was last alive, as they told the time; 0: nobody ever was."""
    return int(db.scalar(select(func.max(s.processes.c.beat))) or 0)


def outages(db: Database, after: int = 0) -> list[Outage]:
    """Those that ended after that time, in order: a table that was opened later looks here for what it missed."""
    c = s.outages.c
    found = db.all(select(c.since, c.until).where(c.until > after).order_by(c.since))
    return [Outage(*each) for each in found]


def alive(db: Database, now: int, gap: int = GAP) -> list[str]:
    """The processes whose heart beat just now."""
    c = s.processes.c
    return db.scalars(select(c.id).where(c.beat >= now - gap).order_by(c.began, c.id))


def claim(db: Database, table: str, work: str, process: str, now: int, until: int) -> bool:
    """A piece of work for a table is ours until then: it was free, has ended, or was ours before. `work` is "bots" or
    "clock". Claims save double work and no more: of two processes that did the same, the journal takes one."""
    c = s.claims.c
    free = or_(c.until <= now, c.process == process)
    return db.put(s.claims, {"table_id": table, "work": work}, {"process": process, "until": until}, free)
