"""Tokens: a seat's, a spectator's, a host's, or the session of a person. The store knows their hashes only."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from plancia.table.store import doorbell
from plancia.table.store import schema as s
from plancia.table.store.people.secret import hash_of, new_secret, same
from plancia.table.store.queries import Database

Kind = Literal["seat", "spectator", "host", "session", "challenge"]
UNUSED = 30 * 24 * 3600 * 1000  # ms after which a session that nobody used is over
TOUCH = 3600 * 1000  # ms between two notes that a session was used


class Token(NamedTuple):
    kind: Kind
    table: str  # empty for a session
    seat: str  # empty unless it is a seat's
    person: str  # empty: nobody we know
    created: int


def give(
    db: Database,
    kind: Kind,
    at: int,
    *,
    table: str = "",
    seat: str = "",
    person: str = "",
    until: int = 0,
    session: str = "",
) -> str:
    """A new token, good until then (0: until it is revoked), and no longer than the session in which it is given."""
    secret = new_secret()
    new = insert(s.tokens).values(
        hash=hash_of(secret),
        kind=kind,
        table_id=table or None,
        seat=seat,
        person_id=person or None,
        created=at,
        until=until or None,
        session=hash_of(session) if session else None,
        used=at if kind == "session" else None,
    )
    db.execute(new)
    return secret


def find(db: Database, token: str, now: int) -> Token | None:
    """What it is good for. None whether it never was one, has ended or was revoked."""
    found = db.first(select(s.tokens).where(s.tokens.c.hash == hash_of(token)))
    if found is None or not same(found.hash, token):
        return None
    if found.revoked is not None or (found.until is not None and found.until <= now):
        return None
    if found.kind == "session" and (found.used or found.created) <= now - UNUSED:
        return None
    if found.kind == "session" and (found.used or found.created) <= now - TOUCH:
        db.execute(update(s.tokens).where(s.tokens.c.hash == found.hash).values(used=now))
    return Token(found.kind, found.table_id or "", found.seat, found.person_id or "", found.created)


def revoke(db: Database, token: str, at: int) -> bool:
    """True when it is this call that has revoked it: what is good for one use is good for one of those who try. What
    was given in a session ends with it."""
    c = s.tokens.c
    return _revoke(db, at, or_(c.hash == hash_of(token), c.session == hash_of(token))) > 0


def revoke_seat(db: Database, table: str, seat: str, at: int) -> None:
    """All tokens of a seat: it has changed hands."""
    c = s.tokens.c
    _revoke(db, at, c.table_id == table, c.kind == "seat", c.seat == seat)


def revoke_sessions(db: Database, person: str, at: int, but: str = "") -> None:
    """All of them, or all but one, and every seat token that was given in them or in none."""
    c = s.tokens.c
    kept = hash_of(but)
    others = or_(c.session.is_(None), c.session != kept)
    _revoke(db, at, c.kind.in_(("session", "seat")), c.person_id == person, c.hash != kept, others)


def purge(db: Database, now: int) -> int:
    """Forget those that are over: nobody can tell one from a token that never was."""
    c = s.tokens.c
    unused = (c.kind == "session") & (func.coalesce(c.used, c.created) <= now - UNUSED)
    return db.execute(delete(s.tokens).where(or_(c.revoked.is_not(None), c.until <= now, unused)))


def _revoke(db: Database, at: int, *which: ColumnElement[bool]) -> int:
    """How many; and let every server process know that the table's streams must be looked at again."""
    c = s.tokens.c

    def work(conn: Connection) -> int:
        tables = set(conn.execute(select(c.table_id).where(*which, c.revoked.is_(None))).scalars())
        revoked = conn.execute(update(s.tokens).where(*which, c.revoked.is_(None)).values(revoked=at)).rowcount
        doorbell.ring(conn, {table: doorbell.BESIDE for table in tables if table is not None})
        return revoked

    return db.write(work)
