"""How often something happened at one server process, told to the others: PostgreSQL passes it on and keeps nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from sqlalchemy import text

from plancia.table.store.doorbell import LONGEST
from plancia.table.store.queries import Database

CHANNEL = "plancia_counts"


class Count(msgspec.Struct, array_like=True, frozen=True):
    what: str
    key: str  # whose
    many: int


class Told(msgspec.Struct, array_like=True, frozen=True):
    process: str
    counts: list[Count]


# Called from the thread of the doorbell.
Callback = Callable[[str, list[Count]], None]


def tell(db: Database, process: str, counts: Sequence[Count]) -> None:
    """Beside the writer, on which moves wait; and without waiting for the disk, as nothing of it has to last."""
    with db.look() as conn:
        if conn.dialect.name != "postgresql":
            return
        conn.execute(text("SET LOCAL synchronous_commit = off"))
        for words in _messages(process, counts):
            conn.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})
        conn.commit()


def heard(callback: Callback) -> Callable[[str], None]:
    """What the doorbell is to call with a message of this channel."""

    def hear(words: str) -> None:
        told = msgspec.json.decode(words, type=Told)
        callback(told.process, told.counts)

    return hear


def _messages(process: str, counts: Sequence[Count]) -> Iterator[str]:
    some: list[Count] = []
    size = room = LONGEST - len(process) - 10
    for count in counts:
        needed = len(msgspec.json.encode(count)) + 1
        if needed > size and some:
            yield msgspec.json.encode(Told(process, some)).decode()
            some, size = [], room
        some.append(count)
        size -= needed
    if some:
        yield msgspec.json.encode(Told(process, some)).decode()
