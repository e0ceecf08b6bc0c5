"""A person is gone, with all that is kept about them; the games they played in go on for the others.

At a table with other people their name is a dash everywhere, what they wrote too, and a bot answers at their seats from
now on. A table at which nobody else sits or watches goes with them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from plancia.bots import usual
from plancia.table.entries import BOT, HERE, ONLINE, OPEN, Chair, Opened, Reseated, Row, Wrote
from plancia.table.store import doorbell, journal
from plancia.table.store import schema as s
from plancia.table.store.admin import bans, news
from plancia.table.store.admin.pruning import remove_tables
from plancia.table.store.journal import Listing
from plancia.table.store.people import tokens
from plancia.table.store.people.people import Person, login_key
from plancia.table.store.queries import Database, new_id
from plancia.table.store.tables import OVER, PLAYING

NOBODY = "—"


class Left(NamedTuple):
    removed: int  # tables at which nobody else was
    changed: int  # where others go on, or look back


def delete_person(db: Database, person: Person, at: int) -> Left:
    """Durable when this returns. Broken off in between, it is done again from the start."""
    tokens.revoke_sessions(db, person.id, at)  # so that they write nothing more meanwhile
    alone, shared = db.write(lambda conn: _tables(conn, person.id))
    db.write(lambda conn: remove_tables(conn, alone, at))
    for table in shared:
        db.write(lambda conn, table=table: _leave(conn, table, person.id, at))  # type: ignore[misc]
    db.write(lambda conn: _forget(conn, person, at))
    return Left(len(alone), len(shared))


def _tables(conn: Connection, person: str) -> tuple[list[str], list[str]]:
    """Where only they are, and where others are too; those that they have left among them."""
    m, t, j = s.members.c, s.tables.c, s.journal.c
    wrote = select(j.table_id).where(_sent_by(person))
    sits = select(m.table_id).where(m.person_id == person)
    theirs = select(t.id).where(or_(t.host == person, t.id.in_(sits), t.id.in_(wrote))).order_by(t.id)
    others = set(conn.execute(select(m.table_id).where(m.person_id != person).distinct()).scalars())
    others |= set(conn.execute(select(t.id).where(t.host.is_not(None), t.host != person)).scalars())
    found = list(conn.execute(theirs).scalars())
    return [id for id in found if id not in others], [id for id in found if id in others]


def _sent_by(person: str) -> Any:
    move = s.journal.c.move
    return or_(move.startswith(f"{person}/", autoescape=True), move.startswith(f"{person}.", autoescape=True))


def _is_theirs(row: Row, person: str) -> bool:
    return row.move.startswith((f"{person}/", f"{person}."))


def _leave(conn: Connection, table: str, person: str, at: int) -> None:
    """One table, whole or not at all. Nobody else writes to it meanwhile."""
    t, m = s.tables.c, s.members.c
    info = conn.execute(select(s.tables).where(t.id == table).with_for_update()).first()
    if info is None:
        return
    rows = journal.read(conn, table)
    listing = msgspec.json.decode(info.standing, type=Listing)
    seats = list(conn.execute(select(m.seat).where(m.table_id == table, m.person_id == person, m.seat != "")).scalars())
    names = _names(rows, person, info.host == person) | {
        listing.chairs[seat].name for seat in seats if seat in listing.chairs
    }
    _rename(conn, table, rows, person, names - {""})
    chairs = _without(listing.chairs, names)
    if info.status != OVER:
        left = {seat: Chair(BOT, bot=usual(info.game)) for seat in seats if seat in chairs}
        chairs |= left
        entries = [("", max(at, rows[-1].at), Reseated(seat, chair)) for seat, chair in left.items()]
        if entries:
            append = journal.to_append(table, info.number, entries, None)
            journal.write_rows(conn, [append])
            last = append.rows[-1]
            conn.execute(update(s.tables).where(t.id == table).values(number=last.number, changed=last.at))
            doorbell.ring(conn, {table: last.number})
    status = listing.status
    if status != OVER:
        status = OPEN if any(chair.kind == OPEN for chair in chairs.values()) else PLAYING
    stands = msgspec.structs.replace(listing, status=status, chairs=chairs)
    conn.execute(update(s.tables).where(t.id == table).values(status=status, standing=msgspec.json.encode(stands)))
    news.tell(conn, at, [table])


def _names(rows: list[Row], person: str, is_owner: bool) -> set[str]:
    """By which they sat there, or wrote."""
    found = {row.entry.name for row in rows if isinstance(row.entry, Wrote) and _is_theirs(row, person)}
    for row in rows:
        entry = row.entry
        if isinstance(entry, Reseated) and entry.chair.kind in (ONLINE, HERE) and _is_theirs(row, person):
            found.add(entry.chair.name)
        elif isinstance(entry, Opened) and is_owner:
            found |= {chair.name for chair in entry.chairs.values() if chair.kind == ONLINE}
    return found


def _without(chairs: dict[str, Chair], names: set[str]) -> dict[str, Chair]:
    return {
        seat: msgspec.structs.replace(chair, name=NOBODY) if chair.name and chair.name in names else chair
        for seat, chair in chairs.items()
    }


def _rename(conn: Connection, table: str, rows: list[Row], person: str, names: set[str]) -> None:
    """Their name in every entry, what they wrote, and their id in the names of what they sent."""
    j, alias = s.journal.c, new_id()
    for row in rows:
        entry, move = row.entry, row.move
        if isinstance(entry, Opened):
            entry = msgspec.structs.replace(entry, chairs=_without(entry.chairs, names))
        elif isinstance(entry, Reseated):
            entry = msgspec.structs.replace(entry, chair=_without({"": entry.chair}, names)[""])
        elif isinstance(entry, Wrote) and _is_theirs(row, person):
            entry = msgspec.structs.replace(entry, name=NOBODY, text=NOBODY)
        if _is_theirs(row, person):
            move = alias + move.removeprefix(person)
        if entry is not row.entry or move != row.move:
            this = update(s.journal).where(j.table_id == table, j.number == row.number)
            conn.execute(this.values(entry=msgspec.json.encode(entry), move=move or None))


def _forget(conn: Connection, person: Person, at: int) -> None:
    for table in (s.passkeys, s.webhooks, s.members, s.tokens):
        conn.execute(delete(table).where(table.c.person_id == person.id))
    conn.execute(delete(s.notes).where(s.notes.c.seat == person.id))
    conn.execute(delete(s.bans).where(s.bans.c.name == bans.PERSON + person.id))
    if person.login:
        conn.execute(delete(s.attempts).where(s.attempts.c.name == f"login {login_key(person.login)}"))
    conn.execute(update(s.tables).where(s.tables.c.host == person.id).values(host=None))
    conn.execute(delete(s.people).where(s.people.c.id == person.id))
    news.tell(conn, at, people=[person.id])
