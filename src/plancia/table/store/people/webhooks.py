"""Addresses that are called when a person is asked, with the secret that signs the call."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from plancia.table.store import schema as s
from plancia.table.store.people.secret import new_secret
from plancia.table.store.queries import Database, new_id


class Webhook(NamedTuple):
    id: str
    person: str
    url: str
    secret: str
    created: int


def add(db: Database, person: str, url: str, at: int) -> Webhook:
    hook = Webhook(new_id(), person, url, new_secret(), at)
    db.execute(insert(s.webhooks).values(tuple(hook)))
    return hook


def of_person(db: Database, person: str) -> list[Webhook]:
    c = s.webhooks.c
    found = db.all(select(s.webhooks).where(c.person_id == person).order_by(c.created, c.id))
    return [Webhook(*each) for each in found]


def for_seat(db: Database, table: str, seat: str) -> list[Webhook]:
    """Those of the person who sits there."""
    c, m = s.webhooks.c, s.members.c
    wanted = select(s.webhooks).join(s.members, m.person_id == c.person_id)
    found = db.all(wanted.where(m.table_id == table, m.seat == seat).order_by(c.created, c.id))
    return [Webhook(*each) for each in found]


def remove(db: Database, person: str, webhook: str) -> bool:
    """False: this person has none with that id."""
    c = s.webhooks.c
    gone = delete(s.webhooks).where(c.id == webhook, c.person_id == person)
    return db.execute(gone) > 0
