"""Everybody and every table, as whoever runs the server looks for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, func, or_, select

from plancia.table.store import schema as s
from plancia.table.store.people.people import Person, login_key
from plancia.table.store.queries import Database
from plancia.table.store.tables import Info, info_of

MOST = 200  # in one list


class Somebody(NamedTuple):
    id: str
    name: str
    login: str  # empty: a guest
    created: int
    seen: int  # when a session of theirs was last used, to the hour; 0: they have none
    tables: int  # at how many they sit or watch


def people(db: Database, words: str = "", most: int = MOST) -> list[Somebody]:
    """Those whose name or login has these words in it, or whose id it is; the youngest first."""
    p, m, k = s.people.c, s.members.c, s.tokens.c
    many = select(func.count(m.table_id.distinct())).where(m.person_id == p.id)
    seen = select(func.max(func.coalesce(k.used, k.created)))
    seen = seen.where(k.person_id == p.id, k.kind == "session", k.revoked.is_(None))
    wanted: Select[Any] = select(
        p.id, p.name, p.login, p.created, seen.scalar_subquery().label("seen"), many.scalar_subquery().label("many")
    )
    if words:
        like = [each.icontains(words, autoescape=True) for each in (p.name, p.login)]
        wanted = wanted.where(or_(p.id == words, *like))
    found = db.all(wanted.order_by(p.created.desc(), p.id).limit(most))
    return [Somebody(each.id, each.name, each.login or "", each.created, each.seen or 0, each.many) for each in found]


def person(db: Database, said: str) -> Person | None:
    """Whose id or login that is."""
    p = s.people.c
    found = db.first(select(p.id, p.name, p.login, p.created).where(or_(p.id == said, p.login_key == login_key(said))))
    return None if found is None else Person(found.id, found.name, found.login or "", found.created)


def tables(db: Database, words: str = "", most: int = MOST) -> list[tuple[Info, str]]:
    """Those whose title has these words in it, whose game or id it is, or the name of whose owner has them; with that
    name. Where something happened last comes first."""
    t, p = s.tables.c, s.people.c
    wanted = select(s.tables, p.name.label("by")).outerjoin(s.people, p.id == t.host)
    if words:
        like = [each.icontains(words, autoescape=True) for each in (t.title, p.name)]
        wanted = wanted.where(or_(t.id == words, t.game == words, t.host == words, *like))
    found = db.all(wanted.order_by(t.changed.desc(), t.id).limit(most))
    return [_with_owner(row) for row in (dict(each._mapping) for each in found)]


def _with_owner(row: dict[str, Any]) -> tuple[Info, str]:
    by = row.pop("by") or ""
    return info_of(row), by
