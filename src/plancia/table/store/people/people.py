"""People: guests, who have a name, and accounts, who have a login and a password or passkeys as well."""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import normalize

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from plancia.table.store import schema as s
from plancia.table.store.queries import Database, new_id


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


def add_guest(db: Database, name: str, at: int) -> Person:
    guest = Person(new_id(), name, "", at)
    db.execute(insert(s.people).values(id=guest.id, name=name, created=at))
    return guest


def read(db: Database, person: str) -> Person | None:
    c = s.people.c
    found = db.first(select(c.id, c.name, c.login, c.created).where(c.id == person))
    return None if found is None else Person(found.id, found.name, found.login or "", found.created)


def rename(db: Database, person: str, name: str) -> None:
    db.execute(update(s.people).where(s.people.c.id == person).values(name=name))


# -- accounts


def open_account(db: Database, person: str, login: str, password: str = "") -> bool:
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
        return db.write(work)
    except IntegrityError:  # somebody was faster, in another process
        return False


def set_password(db: Database, person: str, password: str) -> None:
    """Its hash."""
    db.execute(update(s.people).where(s.people.c.id == person).values(password=password))


def with_login(db: Database, login: str) -> tuple[Person, str] | None:
    """The account and the hash of its password, empty where it has none."""
    c = s.people.c
    found = db.first(select(s.people).where(c.login_key == login_key(login)))
    if found is None:
        return None
    return Person(found.id, found.name, found.login, found.created), found.password or ""


# -- passkeys


def add_passkey(db: Database, passkey: Passkey) -> bool:
    """False: this credential is registered already."""
    c = s.passkeys.c
    new = insert(s.passkeys).values(tuple(passkey))

    def work(conn: Connection) -> bool:
        if conn.execute(select(c.id).where(c.id == passkey.id)).first() is not None:
            return False
        conn.execute(new)
        return True

    return db.write(work)


def passkey(db: Database, id: bytes) -> Passkey | None:
    found = db.first(select(s.passkeys).where(s.passkeys.c.id == id))
    return None if found is None else Passkey(*found)


def passkeys_of(db: Database, person: str) -> list[Passkey]:
    c = s.passkeys.c
    found = db.all(select(s.passkeys).where(c.person_id == person).order_by(c.created, c.id))
    return [Passkey(*each) for each in found]


def use_passkey(db: Database, id: bytes, signed: int, at: int) -> None:
    db.execute(update(s.passkeys).where(s.passkeys.c.id == id).values(signed=signed, used=at))
