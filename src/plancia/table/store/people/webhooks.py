"""Addresses that are called when a person is asked, with the secret that signs the call."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from plancia.table.store import schema as s
from plancia.table.store.people.secret import new_secret
from plancia.table.store.queries import Desk, new_id


class Webhook(NamedTuple):
    id: str
    person: str
    url: str
    secret: str
    created: int


def add(desk: Desk, person: str, url: str, at: int) -> Webhook:
    hook = Webhook(new_id(), person, url, new_secret(), at)
    new = insert(s.webhooks).values(id=hook.id, person_id=person, url=url, secret=hook.secret, created=at)
    desk.execute(new)
    return hook


def of_person(desk: Desk, person: str) -> list[Webhook]:
    c = s.webhooks.c
    with desk.look() as conn:
        found = conn.execute(select(s.webhooks).where(c.person_id == person).order_by(c.created, c.id)).all()
    return [Webhook(*each) for each in found]


def for_seat(desk: Desk, table: str, seat: str) -> list[Webhook]:
    """Those of the person who sits there."""
    c, m = s.webhooks.c, s.members.c
    wanted = select(s.webhooks).join(s.members, m.person_id == c.person_id)
    with desk.look() as conn:
        found = conn.execute(wanted.where(m.table_id == table, m.seat == seat).order_by(c.created, c.id)).all()
    return [Webhook(*each) for each in found]


def remove(desk: Desk, person: str, webhook: str) -> bool:
    """False: this person has none with that id."""
    c = s.webhooks.c
    gone = delete(s.webhooks).where(c.id == webhook, c.person_id == person)
    return desk.execute(gone) > 0
