"""plancia admin people, rename, revoke, export: who is there, and what is kept about them."""

from __future__ import annotations

import os
from pathlib import Path

from plancia.cli.admin.store import as_json, day, draw, now, opened, person_called, searched, tell
from plancia.cli.console import console
from plancia.cli.saves import reason


def people(*words: str, json: bool = False, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import bans, listing

    with opened(database, data) as store:
        found = listing.people(store, searched(words))
        out = {each.name for each in bans.all_of_them(store, now())}
    banned = {each.id for each in found if bans.PERSON + each.id in out}
    if json:
        tell([{**each._asdict(), "banned": each.id in banned} for each in found])
        return
    say = console().say
    rows = [
        (
            each.id,
            each.name,
            each.login or say("admin-guest"),
            str(each.tables),
            day(each.created),
            say("admin-banned") if each.id in banned else day(each.seen),
        )
        for each in found
    ]
    draw(("admin-id", "admin-name", "admin-login", "admin-tables", "admin-since", "admin-seen"), rows, listing.MOST)


def rename(person: str, name: str, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.server import writing
    from plancia.server.errors import Problem
    from plancia.table.store.people import people as kept

    with opened(database, data) as store:
        found = person_called(store, person)
        try:
            new = writing.name(name)
        except Problem as problem:
            told = problem.told(console().lang)
            raise console().trouble("admin-bad-name", why=f"{told.title} {told.detail}".strip()) from None
        kept.rename(store, found.id, new)
    console().print(console().say("admin-renamed", old=found.name, name=new))


def revoke(person: str, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import news
    from plancia.table.store.people import tokens

    with opened(database, data) as store:
        found = person_called(store, person)
        at = now()
        tokens.revoke_sessions(store, found.id, at)
        store.write(lambda conn: news.tell(conn, at, people=[found.id]))
    console().print(console().say("admin-revoked", name=found.name))
    if not found.login:
        console().print(console().say("admin-revoked-guest"))


def export(person: str, file: Path, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import own_data

    with opened(database, data) as store:
        found = person_called(store, person)
        told = own_data.of_person(store, found)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as written:
            written.write(as_json(told))
    except FileExistsError:
        raise console().trouble("admin-file-exists", file=str(file)) from None
    except OSError as error:
        raise console().trouble("file-not-written", file=str(file), why=reason(error)) from None
    console().print(console().say("admin-exported", name=found.name, file=str(file)))
