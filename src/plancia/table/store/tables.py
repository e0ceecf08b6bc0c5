"""What is known of a table without opening it: for lists, and for who may see it. And who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, or_, select, tuple_, update

from plancia.table.entries import Chair, Entry, Opened, Row
from plancia.table.store import doorbell
from plancia.table.store import schema as s
from plancia.table.store.admin import news
from plancia.table.store.errors import NoTable, Taken
from plancia.table.store.journal import Listing, to_append, write_rows
from plancia.table.store.queries import Database, new_id, upsert, written

_listings: msgspec.json.Decoder[Listing] = msgspec.json.Decoder(Listing)  # made before threads meet it

OPEN, PLAYING, OVER = "open", "playing", "over"
KEY = ["table_id", "person_id", "seat"]  # of a member


class Info(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int  # version
    content: str  # hash
    created: int
    changed: int
    number: int = -1  # of the last entry
    title: str = ""
    public: bool = False
    host: str = ""  # the person whose table it is
    status: str = OPEN
    waiting: dict[str, int] = {}  # seats that are asked, and since when
    chairs: dict[str, Chair] = {}
    winners: list[str] | None = None  # seats or sides, once it is over
    closed: int = 0  # when the operator closed it; 0: it is not


def new_info(opened: Opened, at: int, *, title: str = "", public: bool = False, host: str = "") -> Info:
    """Of a table that is about to be made; it gets an id."""
    return Info(
        id=new_id(),
        game=opened.game,
        rules=opened.rules,
        content=opened.content,
        created=at,
        changed=at,
        title=title,
        public=public,
        host=host,
        status=OPEN if any(chair.kind == OPEN for chair in opened.chairs.values()) else PLAYING,
        chairs=opened.chairs,
    )


def create(db: Database, info: Info, submitted: Sequence[tuple[str, int, Entry]]) -> list[Row]:
    """A table with its first entries, durable when this returns. Raises Taken when there is one with this id."""
    append = to_append(info.id, -1, submitted, None)
    last = append.rows[-1]
    row = msgspec.structs.asdict(info) | {
        "host": info.host or None,
        "changed": last.at,
        "number": last.number,
        "closed": None,
    }
    row["standing"] = msgspec.json.encode(
        Listing(info.status, row.pop("waiting"), row.pop("chairs"), row.pop("winners"))
    )

    def work(conn: Connection) -> list[Row] | int:
        new = upsert(conn, s.tables).values(**row)
        if not written(conn, new.on_conflict_do_nothing()):
            return int(conn.execute(select(s.tables.c.number).where(s.tables.c.id == info.id)).scalar_one())
        write_rows(conn, [append])
        doorbell.ring(conn, {info.id: last.number})
        return append.rows

    rows = db.write(work)
    if isinstance(rows, int):
        raise Taken(info.id, rows)
    return rows


# -- reading


def read(db: Database, table: str) -> Info | None:
    found = db.first(select(s.tables).where(s.tables.c.id == table))
    return None if found is None else info_of(dict(found._mapping))


def lobby(db: Database, game: str = "", before: str = "", most: int = 50) -> list[Info]:
    """Public tables that are not over, the youngest first; `before` is the id of the last one of the page before."""
    c = s.tables.c
    wanted = select(s.tables).where(c.public.is_(True), c.status.in_((OPEN, PLAYING)), c.closed.is_(None))
    if game:
        wanted = wanted.where(c.game == game)
    return _page(db, wanted, c.created, before, most)


def of_person(db: Database, person: str, before: str = "", most: int = 50) -> list[Info]:
    """The tables that a person hosts, sits at or watches; where something happened last comes first."""
    c, m = s.tables.c, s.members.c
    mine = exists().where(m.table_id == c.id, m.person_id == person)
    return _page(db, select(s.tables).where(or_(c.host == person, mine), c.closed.is_(None)), c.changed, before, most)


def unfinished(db: Database) -> list[str]:
    """The ids of all tables that are not over: a server that starts looks which of them go on by themselves."""
    c = s.tables.c
    return db.scalars(select(c.id).where(c.status != OVER, c.closed.is_(None)).order_by(c.changed.desc()))


def _page(db: Database, wanted: Select[Any], by: Any, before: str, most: int) -> list[Info]:
    c = s.tables.c
    with db.look() as conn:
        if before:
            last = conn.execute(select(by, c.id).where(c.id == before)).first()
            if last is None:
                return []
            wanted = wanted.where(tuple_(by, c.id) < tuple_(*last))
        return [
            info_of(dict(found._mapping)) for found in conn.execute(wanted.order_by(by.desc(), c.id.desc()).limit(most))
        ]


def count_open(db: Database, host: str) -> int:
    """How many tables with a free seat a person has."""
    c = s.tables.c
    return int(db.scalar(select(func.count()).where(c.host == host, c.status == OPEN)) or 0)


def info_of(row: dict[str, Any]) -> Info:
    listing = _listings.decode(row.pop("standing"))
    standing = {"waiting": listing.waiting, "chairs": listing.chairs, "winners": listing.winners}
    return Info(**row | {"host": row["host"] or "", "closed": row["closed"] or 0, **standing})


def closed(db: Database, table: str) -> bool | None:
    """By the operator; None: there is no such table."""
    found = db.first(select(s.tables.c.closed).where(s.tables.c.id == table))
    return None if found is None else found.closed is not None


# -- changing


def set_listing(db: Database, table: str, listing: Listing) -> None:
    """Where it changes without an entry; else it goes with the rows, see Store.submit. Raises NoTable."""
    values = {"status": listing.status, "standing": msgspec.json.encode(listing)}
    if not db.execute(update(s.tables).where(s.tables.c.id == table).values(**values)):
        raise NoTable(table)


def close(db: Database, table: str, at: int) -> bool:
    """Nobody looks at it, plays it or finds it in a list. False: it is closed already, or not there."""
    return _open_or_close(db, table, at, s.tables.c.closed.is_(None), at)


def reopen(db: Database, table: str, at: int) -> bool:
    """False: it is not closed."""
    return _open_or_close(db, table, None, s.tables.c.closed.is_not(None), at)


def _open_or_close(db: Database, table: str, closed: int | None, now: ColumnElement[bool], at: int) -> bool:
    def work(conn: Connection) -> bool:
        news.tell(conn, at, [table])
        return conn.execute(update(s.tables).where(s.tables.c.id == table, now).values(closed=closed)).rowcount > 0

    return db.write(work)


# -- who sits where


def sit(db: Database, table: str, seat: str, person: str, invitation: str = "") -> None:
    """The seat is this person's, and nobody else's. An empty seat is a place among those who watch, which an invitation
    gives as long as it is good; who had one anyway keeps it."""

    def work(conn: Connection) -> None:
        if seat:
            one_by_one = select(s.tables.c.id).where(s.tables.c.id == table).with_for_update(key_share=True)
            conn.execute(one_by_one)
            _leave(conn, table, seat)
        new = upsert(conn, s.members).values(table_id=table, seat=seat, person_id=person, invitation=invitation or None)
        again = new.on_conflict_do_nothing()
        if not seat and not invitation:
            again = new.on_conflict_do_update(index_elements=KEY, set_={"invitation": None})
        conn.execute(again)

    db.write(work)


def rise(db: Database, table: str, seat: str) -> None:
    db.write(lambda conn: _leave(conn, table, seat))


def watchers(db: Database, table: str) -> dict[str, str]:
    """Who watches, by their id, with their names."""
    m, p = s.members.c, s.people.c
    wanted = select(p.id, p.name).join(s.members, m.person_id == p.id).where(m.table_id == table, m.seat == "")
    return {each.id: each.name for each in db.all(wanted.order_by(p.name, p.id))}


def stop_watching(db: Database, table: str, *, person: str = "", invitation: str = "") -> int:
    """A person, or all whom an invitation has let in. How many they were."""
    m = s.members.c
    whom = m.person_id == person if person else m.invitation == invitation
    gone = delete(s.members).where(m.table_id == table, m.seat == "", whom)

    def work(conn: Connection) -> int:
        found = conn.execute(gone).rowcount
        doorbell.ring(conn, {table: doorbell.BESIDE})
        return found

    return db.write(work)


def tables_of(db: Database, person: str) -> list[str]:
    """Where they sit or watch."""
    m = s.members.c
    return db.scalars(select(m.table_id).where(m.person_id == person).distinct())


def _leave(conn: Connection, table: str, seat: str) -> None:
    conn.execute(delete(s.members).where(s.members.c.table_id == table, s.members.c.seat == seat))


def who_sits(db: Database, table: str) -> dict[str, str]:
    """Seat -> person, where a person with an id sits."""
    m = s.members.c
    found = db.all(select(m.seat, m.person_id).where(m.table_id == table, m.seat != ""))
    return {each.seat: each.person_id for each in found}


def is_member(db: Database, table: str, person: str) -> bool:
    """Sits there, watches, or is the host."""
    c, m = s.tables.c, s.members.c
    mine = exists().where(m.table_id == c.id, m.person_id == person)
    found = db.first(select(c.id).where(c.id == table, or_(c.host == person, mine)))
    return found is not None
