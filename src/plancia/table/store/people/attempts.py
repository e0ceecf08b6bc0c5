"""Passwords that were tried: after a few that were wrong, the next has to wait, each time twice as long."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from plancia.table.store import schema as s
from plancia.table.store.queries import Database, upsert

FREE = 5  # wrong ones before the first wait
FIRST, LONGEST = 1_000, 300_000  # ms
FORGOTTEN = 24 * 3600 * 1000  # ms without one, after which they begin anew


def begin(db: Database, names: tuple[str, ...], now: int) -> int:
    """Count one try for each of these names, before it is known whether it is right. Gives the ms to wait instead,
    where it is too soon for one of them; then nothing is counted."""
    c = s.attempts.c

    def work(conn: Connection) -> int:
        wanted = select(s.attempts).where(c.name.in_(names), c.at > now - FORGOTTEN).with_for_update()
        known = {each.name: each for each in conn.execute(wanted)}
        wait = max((min(each.at, now) + pause(each.failures) - now for each in known.values()), default=0)
        if wait > 0:
            return wait
        for name in sorted(names):
            failures = known[name].failures + 1 if name in known else 1
            new = upsert(conn, s.attempts).values(name=name, failures=failures, at=now)
            conn.execute(new.on_conflict_do_update(index_elements=["name"], set_={"failures": failures, "at": now}))
        return 0

    return db.write(work)


def pause(failures: int) -> int:
    """How long the next try has to wait."""
    return 0 if failures < FREE else min(LONGEST, FIRST << min(failures - FREE, 20))


def succeed(db: Database, name: str) -> None:
    """It was right."""
    db.execute(delete(s.attempts).where(s.attempts.c.name == name))


def purge(db: Database, now: int) -> int:
    return db.execute(delete(s.attempts).where(s.attempts.c.at <= now - FORGOTTEN))
