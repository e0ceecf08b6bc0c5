"""Who is not let in: people, and addresses as limits count them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, or_, select

from plancia.table.store import schema as s
from plancia.table.store.admin import news
from plancia.table.store.queries import Database, upsert

PERSON, ADDRESS = "person ", "address "


class Ban(NamedTuple):
    name: str  # PERSON and an id, or ADDRESS and an address
    created: int
    until: int  # 0: for ever


def ban(db: Database, name: str, at: int, until: int = 0) -> None:
    values = {"created": at, "until": until or None}

    def work(conn: Connection) -> None:
        new = upsert(conn, s.bans).values(name=name, **values)
        conn.execute(new.on_conflict_do_update(index_elements=["name"], set_=values))
        _tell(conn, name, at)

    db.write(work)


def lift(db: Database, name: str, at: int) -> bool:
    """False: there was none."""

    def work(conn: Connection) -> bool:
        _tell(conn, name, at)
        return conn.execute(delete(s.bans).where(s.bans.c.name == name)).rowcount > 0

    return db.write(work)


def all_of_them(db: Database, now: int) -> list[Ban]:
    c = s.bans.c
    return [
        Ban(each.name, each.created, each.until or 0)
        for each in db.all(select(s.bans).where(_holds(now)).order_by(c.name))
    ]


def addresses(db: Database, now: int) -> frozenset[str]:
    c = s.bans.c
    found = db.scalars(select(c.name).where(_holds(now), c.name.startswith(ADDRESS)))
    return frozenset(name.removeprefix(ADDRESS) for name in found)


def is_out(db: Database, person: str, now: int) -> bool:
    return db.first(select(s.bans.c.name).where(_holds(now), s.bans.c.name == PERSON + person)) is not None


def purge(db: Database, now: int) -> int:
    return db.execute(delete(s.bans).where(s.bans.c.until <= now))


def _holds(now: int) -> ColumnElement[bool]:
    return or_(s.bans.c.until.is_(None), s.bans.c.until > now)


def _tell(conn: Connection, name: str, at: int) -> None:
    news.tell(conn, at, people=[name.removeprefix(PERSON)] if name.startswith(PERSON) else [])
