"""What is kept no longer: tables that are over or that nobody plays any more, and guests who are nowhere any more."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, func, or_, select

from plancia.table.store import schema as s
from plancia.table.store.admin import news
from plancia.table.store.people.tokens import UNUSED
from plancia.table.store.queries import Database
from plancia.table.store.tables import OVER

DAY = 24 * 3600 * 1000  # ms
AT_ONCE = 20  # tables in one transaction: moves wait for it


class Keep(NamedTuple):
    """For how many days after the last entry; 0: for ever."""

    finished: int = 0
    abandoned: int = 0


class Doomed(NamedTuple):
    finished: list[str]
    abandoned: list[str]
    guests: list[str]

    def __bool__(self) -> bool:
        return any(self)


def doomed(db: Database, keep: Keep, now: int) -> Doomed:
    """What would be removed. Guests of tables that are to go are not among them before these are gone."""
    with db.look() as conn:
        finished, abandoned = (_tables(conn, which) for which in (_finished(keep, now), _abandoned(keep, now)))
        return Doomed(finished, abandoned, _guests(conn, now) if any(keep) else [])


def prune(db: Database, keep: Keep, now: int) -> Doomed:
    """Remove some, durably; nothing when all is removed. Whatever somebody comes back to meanwhile stays."""

    def work(conn: Connection) -> Doomed:
        finished = _tables(conn, _finished(keep, now), AT_ONCE)
        abandoned = _tables(conn, _abandoned(keep, now), AT_ONCE - len(finished))
        remove_tables(conn, [*finished, *abandoned], now)
        guests = _guests(conn, now, AT_ONCE) if any(keep) and not finished and not abandoned else []
        for table in (s.tokens, s.webhooks):
            conn.execute(delete(table).where(table.c.person_id.in_(guests)))
        conn.execute(delete(s.people).where(s.people.c.id.in_(guests)))
        return Doomed(finished, abandoned, guests)

    return db.write(work)


def remove_tables(conn: Connection, ids: list[str], at: int) -> None:
    """With everything that hangs on them."""
    if not ids:
        return
    for table in reversed(s.metadata.sorted_tables):
        if table.c.get("table_id") is not None and table is not s.news:
            conn.execute(delete(table).where(table.c.table_id.in_(ids)))
    conn.execute(delete(s.tables).where(s.tables.c.id.in_(ids)))
    news.tell(conn, at, ids)


def _finished(keep: Keep, now: int) -> ColumnElement[bool]:
    c = s.tables.c
    return and_(c.status == OVER, c.changed < now - keep.finished * DAY) if keep.finished else false()


def _abandoned(keep: Keep, now: int) -> ColumnElement[bool]:
    c = s.tables.c
    return and_(c.status != OVER, c.changed < now - keep.abandoned * DAY) if keep.abandoned else false()


def _tables(conn: Connection, which: ColumnElement[bool], most: int | None = None) -> list[str]:
    """The oldest first; with `most` nobody else writes to them until the end of this transaction."""
    c = s.tables.c
    wanted = select(c.id).where(which).order_by(c.changed, c.id)
    if most is not None:
        wanted = wanted.limit(most).with_for_update()
    return list(conn.execute(wanted).scalars())


def _guests(conn: Connection, now: int, most: int | None = None) -> list[str]:
    """Without a login, a passkey, a session that is good, a seat or a table of their own."""
    p, k = s.people.c, s.tokens.c
    session = exists().where(
        k.person_id == p.id,
        k.kind == "session",
        k.revoked.is_(None),
        or_(k.until.is_(None), k.until > now),
        func.coalesce(k.used, k.created) > now - UNUSED,
    )
    holds = [exists().where(each.c.person_id == p.id) for each in (s.members, s.passkeys)]
    hosts = exists().where(s.tables.c.host == p.id)
    nowhere = [~each for each in (session, *holds, hosts)]
    wanted = select(p.id).where(p.login_key.is_(None), p.created < now - DAY, *nowhere).order_by(p.created, p.id)
    return list(conn.execute(wanted.limit(most)).scalars())
