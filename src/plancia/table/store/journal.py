"""The journal of each table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from plancia.table.entries import Any_Entry, Chair, Entry, Row, Unreadable
from plancia.table.store import doorbell
from plancia.table.store import schema as s
from plancia.table.store.errors import Known, NoTable, Taken

# Said once: to put a statement together costs as much as to execute it.
_c, _t = s.journal.c, s.tables.c
_ROWS = select(_c.number, _c.at, _c.move, _c.entry).where(_c.table_id == bindparam("table")).order_by(_c.number)
_AFTER = _ROWS.where(_c.number > bindparam("after"))
_SUBMISSION = _ROWS.where(_c.number >= bindparam("first"), _c.first == bindparam("first"))
_KNOWN = select(_c.table_id, _c.move, _c.first).where(
    tuple_(_c.table_id, _c.move).in_(bindparam("moves", expanding=True))
)
_OPEN = _t.id.in_(bindparam("tables", expanding=True)) & _t.closed.is_(None)
_HEADS = select(_t.id, _t.number).where(_OPEN).order_by(_t.id)
_HOLD = _HEADS.with_for_update(key_share=True)  # others may still point at the row, as a note does
_THIS = update(s.tables).where(_t.id == bindparam("table"))
_MOVE_HEAD = _THIS.values(number=bindparam("to"), changed=bindparam("then"))
_STAND = _THIS.values(status=bindparam("now"), standing=bindparam("stands"))
_WRITE = insert(s.journal)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_Entry)


class Listing(msgspec.Struct, frozen=True):
    """How a table stands, as lists of tables show it: a cache of what its journal says."""

    status: str  # open: a seat is free; playing; over
    waiting: dict[str, int] = {}  # seats that are asked, and since when
    chairs: dict[str, Chair] = {}
    winners: list[str] | None = None  # seats or sides, once it is over


class Append(NamedTuple):
    """Rows to be written together after number `after`, or not at all."""

    table: str
    after: int
    rows: list[Row]
    entries: list[bytes]
    listing: Listing | None


def to_append(table: str, after: int, submitted: Sequence[tuple[str, int, Entry]], listing: Listing | None) -> Append:
    if not submitted:
        raise ValueError("nothing is submitted")
    moves = [move for move, _, _ in submitted if move]
    if len(set(moves)) < len(moves):
        raise ValueError("two rows of a submission have the same move id")
    rows = [Row(after + 1 + n, at, move, entry) for n, (move, at, entry) in enumerate(submitted)]
    return Append(table, after, rows, [msgspec.json.encode(row.entry) for row in rows], listing)


# -- writing, in the writer's thread


def append_all(conn: Connection, appends: Sequence[Append]) -> list[list[Row] | Exception]:
    """What each gets once this is committed. One that comes too late changes nothing and disturbs no other."""
    if not appends:
        return []
    heads = _hold(conn, sorted({append.table for append in appends}))
    known = _known(conn, appends)
    outcomes: list[list[Row] | Exception] = []
    written: list[Append] = []
    for append in appends:
        before = next((known[append.table, row.move] for row in append.rows if (append.table, row.move) in known), None)
        if append.table not in heads:
            outcomes.append(NoTable(append.table))
        elif before is not None:
            outcomes.append(Known(before))
        elif heads[append.table] != append.after:
            outcomes.append(Taken(append.table, heads[append.table]))
        else:
            heads[append.table] = append.rows[-1].number
            known |= {(append.table, row.move): append.rows for row in append.rows if row.move}
            written.append(append)
            outcomes.append(append.rows)
    if written:
        write_rows(conn, written)
        _move_heads(conn, written)
        doorbell.ring(conn, {append.table: heads[append.table] for append in written})
    return outcomes


def _hold(conn: Connection, ids: list[str]) -> dict[str, int]:
    """The last number of each table. Nobody else appends to them until the end of this transaction; and everybody takes
    them in the same order, so that no two wait for each other."""
    return {found.id: found.number for found in conn.execute(_HOLD, {"tables": ids})}


def _known(conn: Connection, appends: Sequence[Append]) -> dict[tuple[str, str], list[Row]]:
    """The moves that are in the journal already, each with the rows of its submission."""
    moves = [(append.table, row.move) for append in appends for row in append.rows if row.move]
    if not moves:
        return {}
    found = conn.execute(_KNOWN, {"moves": moves}).all()
    return {(table, move): _submission(conn, table, first) for table, move, first in found}


def _submission(conn: Connection, table: str, first: int) -> list[Row]:
    return [row_of(*found) for found in conn.execute(_SUBMISSION, {"table": table, "first": first})]


def write_rows(conn: Connection, appends: Sequence[Append]) -> None:
    conn.execute(
        _WRITE,
        [
            {
                "table_id": append.table,
                "number": row.number,
                "first": append.rows[0].number,
                "at": row.at,
                "move": row.move or None,
                "entry": entry,
            }
            for append in appends
            for row, entry in zip(append.rows, append.entries)
        ],
    )


def _move_heads(conn: Connection, written: Sequence[Append]) -> None:
    """Several appends to one table are in order, so that the last one stays."""
    conn.execute(_MOVE_HEAD, [{"table": a.table, "to": a.rows[-1].number, "then": a.rows[-1].at} for a in written])
    listings = [(a.table, a.listing) for a in written if a.listing is not None]
    if listings:
        encode = msgspec.json.encode
        conn.execute(_STAND, [{"table": id, "now": each.status, "stands": encode(each)} for id, each in listings])


# -- reading


def read(conn: Connection, table: str, after: int = -1) -> list[Row]:
    """The rows after that number; none for a table that is not there."""
    return [row_of(*found) for found in conn.execute(_AFTER, {"table": table, "after": after})]


def row_of(number: int, at: int, move: str | None, entry: bytes) -> Row:
    return Row(number, at, move or "", _entry(entry))


def _entry(written: bytes) -> Entry:
    """What cannot be read is one entry that cannot be played, and not a journal that nobody can look at."""
    try:
        found: Entry = _decoder.decode(written)
    except (msgspec.MsgspecError, UnicodeError):
        return Unreadable()
    return found
