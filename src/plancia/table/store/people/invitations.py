"""Invitations to a table: a link that gives a seat once, or lets people watch."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from plancia.table.store import schema as s
from plancia.table.store.people.secret import hash_of, new_secret, same
from plancia.table.store.queries import Database, new_id


class Invitation(NamedTuple):
    id: str
    table: str
    seat: str  # empty: to watch
    uses: int | None  # how many are left; None: any number
    created: int
    until: int  # 0: for ever


def invite(
    db: Database, table: str, at: int, *, seat: str = "", uses: int | None = 1, until: int = 0
) -> tuple[Invitation, str]:
    """The invitation and its secret, which the store cannot show again."""
    secret = new_secret()
    invitation = Invitation(new_id(), table, seat, uses, at, until)
    new = insert(s.invitations).values(
        id=invitation.id,
        hash=hash_of(secret),
        table_id=table,
        seat=seat,
        uses=uses,
        created=at,
        until=until or None,
    )
    db.execute(new)
    return invitation, secret


def find(db: Database, secret: str, now: int, used_up: bool = False) -> Invitation | None:
    """Where it leads. None whether it never was one, has ended, was withdrawn or is used up (where that matters)."""
    with db.look() as conn:
        return _find(conn, secret, now, used_up)


def accept(db: Database, secret: str, now: int) -> Invitation | None:
    """Use it; of those who come at the same time for the last use, one gets it."""
    c = s.invitations.c

    def work(conn: Connection) -> Invitation | None:
        used = update(s.invitations).where(c.hash == hash_of(secret), *_good(now)).values(uses=c.uses - 1)
        invitation = _find(conn, secret, now)
        return invitation if invitation is not None and conn.execute(used).rowcount else None

    return db.write(work)


def give_back(db: Database, invitation: str) -> None:
    """A use that led nowhere, because the seat had been taken meanwhile."""
    c = s.invitations.c
    db.execute(update(s.invitations).where(c.id == invitation).values(uses=c.uses + 1))


def of_table(db: Database, table: str, now: int) -> list[Invitation]:
    """Those that are still good."""
    c = s.invitations.c
    wanted = select(s.invitations).where(c.table_id == table, *_good(now)).order_by(c.created, c.id)
    return [_invitation(found) for found in db.all(wanted)]


def purge(db: Database, now: int) -> int:
    """Forget those that are over, once nobody can come again by one."""
    c = s.invitations.c
    return db.execute(delete(s.invitations).where(or_(c.revoked.is_not(None), c.until <= now)))


def withdraw(db: Database, table: str, invitation: str, at: int) -> bool:
    """False: there is none at that table."""
    c = s.invitations.c
    gone = update(s.invitations).where(c.table_id == table, c.id == invitation, c.revoked.is_(None)).values(revoked=at)
    return db.execute(gone) > 0


def _find(conn: Connection, secret: str, now: int, used_up: bool = False) -> Invitation | None:
    good = _valid(now) if used_up else _good(now)
    found = conn.execute(select(s.invitations).where(s.invitations.c.hash == hash_of(secret), *good)).first()
    return None if found is None or not same(found.hash, secret) else _invitation(found)


def _good(now: int) -> tuple[ColumnElement[bool], ...]:
    c = s.invitations.c
    return *_valid(now), or_(c.uses.is_(None), c.uses > 0)


def _valid(now: int) -> tuple[ColumnElement[bool], ...]:
    """It may be used up."""
    c = s.invitations.c
    return c.revoked.is_(None), or_(c.until.is_(None), c.until > now)


def _invitation(found: Any) -> Invitation:
    return Invitation(found.id, found.table_id, found.seat, found.uses, found.created, found.until or 0)
