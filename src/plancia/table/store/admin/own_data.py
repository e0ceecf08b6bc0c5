"""All that is kept about one person, for them to have."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from plancia.table.entries import Wrote
from plancia.table.store import schema as s
from plancia.table.store.admin import bans
from plancia.table.store.journal import row_of
from plancia.table.store.people import people, webhooks
from plancia.table.store.people.people import Person
from plancia.table.store.queries import Database


def of_person(db: Database, person: Person) -> dict[str, Any]:
    """As plain values. Hashes, keys and the secrets of webhooks are not theirs to read, and not in it."""
    t, k, n, b = s.tables.c, s.tokens.c, s.notes.c, s.bans.c
    sessions = select(k.created, k.used, k.until).where(
        k.person_id == person.id, k.kind == "session", k.revoked.is_(None)
    )
    notes = select(n.table_id, n.text, n.changed).where(n.seat == person.id).order_by(n.changed)
    barred = select(b.created, b.until).where(b.name == bans.PERSON + person.id)
    return {
        "account": {"id": person.id, "name": person.name, "login": person.login, "created": person.created},
        "passkeys": [
            {"name": each.name, "created": each.created, "used": each.used}
            for each in people.passkeys_of(db, person.id)
        ],
        "webhooks": [{"url": each.url, "created": each.created} for each in webhooks.of_person(db, person.id)],
        "sessions": [dict(each._mapping) for each in db.all(sessions.order_by(k.created))],
        "tables": [
            {
                "table": each.id,
                "game": each.game,
                "title": each.title,
                "created": each.created,
                "status": each.status,
                "owner": each.host == person.id,
                "seats": [seat for seat in seats if seat],
                "watches": "" in seats,
            }
            for each in db.all(
                select(t.id, t.game, t.title, t.created, t.status, t.host)
                .where(
                    or_(
                        t.host == person.id,
                        t.id.in_(select(s.members.c.table_id).where(s.members.c.person_id == person.id)),
                    )
                )
                .order_by(t.created)
            )
            for seats in [_seats(db, each.id, person.id)]
        ],
        "notes": [{"table": each.table_id, "text": each.text, "changed": each.changed} for each in db.all(notes)],
        "chat": chat_of(db, person.id),
        "bans": [dict(each._mapping) for each in db.all(barred)],
    }


def _seats(db: Database, table: str, person: str) -> list[str]:
    m = s.members.c
    return db.scalars(select(m.seat).where(m.table_id == table, m.person_id == person).order_by(m.seat))


def chat_of(db: Database, person: str) -> list[dict[str, Any]]:
    """What they wrote, at tables they have left too: every line is named for who sent it."""
    j = s.journal.c
    sent = or_(j.move.startswith(f"{person}/", autoescape=True), j.move.startswith(f"{person}.", autoescape=True))
    found = db.all(select(j.table_id, j.number, j.at, j.move, j.entry).where(sent).order_by(j.at, j.table_id, j.number))
    rows = [(each.table_id, row_of(each.number, each.at, each.move, each.entry)) for each in found]
    return [
        {"table": table, "number": row.number, "at": row.at, "seat": row.entry.seat, "text": row.entry.text}
        for table, row in rows
        if isinstance(row.entry, Wrote)
    ]
