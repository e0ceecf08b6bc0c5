"""People: guests, who have a name, and accounts, who have a login and a password or passkeys as well."""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import normalize

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from plancia.table.store import schema as s
from plancia.table.store.queries import Desk, new_id


class Person(NamedTuple):
    id: str
    name: str
    login: str  # empty: a guest
    created: int


class Passkey(NamedTuple):
    id: bytes
    person: str
    public_key: bytes
    signed: int  # how often
    name: str
    created: int
    used: int


def login_key(login: str) -> str:
    """Logins that differ only in case or in the form of a letter are the same."""
    return normalize("NFKC", normalize("NFKC", login).casefold())


def add_guest(desk: Desk, name: str, at: int) -> Person:
    guest = Person(new_id(), name, "", at)
    new = insert(s.people).values(id=guest.id, name=name, created=at)
    desk.execute(new)
    return guest


def read(desk: Desk, person: str) -> Person | None:
    c = s.people.c
    with desk.look() as conn:
        found = conn.execute(select(c.id, c.name, c.login, c.created).where(c.id == person)).first()
    return None if found is None else Person(found.id, found.name, found.login or "", found.created)


def rename(desk: Desk, person: str, name: str) -> None:
    changed = update(s.people).where(s.people.c.id == person).values(name=name)
    desk.execute(changed)


# -- accounts


def open_account(desk: Desk, person: str, login: str, password: str = "") -> bool:
    """A guest gets a login and the hash of a password (empty: passkeys only). False: the login is taken."""
    c = s.people.c
    key = login_key(login)
    account = update(s.people).where(c.id == person).values(login=login, login_key=key, password=password or None)

    def work(conn: Connection) -> bool:
        if conn.execute(select(c.id).where(c.login_key == key, c.id != person)).first() is not None:
            return False
        conn.execute(account)
        return True

    try:
        return desk.write(work)
    except IntegrityError:  # somebody was faster, in another process
        return False


def set_password(desk: Desk, person: str, password: str) -> None:
    """Its hash."""
    desk.execute(update(s.people).where(s.people.c.id == person).values(password=password))


def with_login(desk: Desk, login: str) -> tuple[Person, str] | None:
    """The account and the hash of its password, empty where it has none."""
    c = s.people.c
    with desk.look() as conn:
        found = conn.execute(select(s.people).where(c.login_key == login_key(login))).first()
    if found is None:
        return None
    return Person(found.id, found.name, found.login, found.created), found.password or ""


# -- passkeys


def add_passkey(desk: Desk, passkey: Passkey) -> bool:
    """False: this credential is registered already."""
    c = s.passkeys.c
    new = insert(s.passkeys).values(
        id=passkey.id,
        person_id=passkey.person,
        public_key=passkey.public_key,
        signed=passkey.signed,
        name=passkey.name,
        created=passkey.created,
        used=passkey.used,
    )

    def work(conn: Connection) -> bool:
        if conn.execute(select(c.id).where(c.id == passkey.id)).first() is not None:
            return False
        conn.execute(new)
        return True

    return desk.write(work)


def passkey(desk: Desk, id: bytes) -> Passkey | None:
    with desk.look() as conn:
        found = conn.execute(select(s.passkeys).where(s.passkeys.c.id == id)).first()
    return None if found is None else Passkey(*found)


def passkeys_of(desk: Desk, person: str) -> list[Passkey]:
    c = s.passkeys.c
    with desk.look() as conn:
        found = conn.execute(select(s.passkeys).where(c.person_id == person).order_by(c.created, c.id)).all()
    return [Passkey(*each) for each in found]


def use_passkey(desk: Desk, id: bytes, signed: int, at: int) -> None:
    changed = update(s.passkeys).where(s.passkeys.c.id == id).values(signed=signed, used=at)
    desk.execute(changed)
