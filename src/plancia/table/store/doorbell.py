"""The doorbell: PostgreSQL tells every server process which table has a new entry; they read it in the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from sqlalchemy import Connection, Engine, text

CHANNEL = "plancia"
LONGEST = 7_900  # bytes; PostgreSQL takes less than 8,000
BESIDE = -1  # in place of a number: not the journal has changed but what is around it, as a token that was revoked

# Called from a thread of its own with table and number. ("", BESIDE): the line was down, anything may have changed.
Callback = Callable[[str, int], None]
Hear = Callable[[str], None]  # what was said on another channel


def ring(conn: Connection, tables: Mapping[str, int]) -> None:
    """Heard when this transaction is committed, and only then. In SQLite nobody listens: one process serves a file."""
    if conn.dialect.name != "postgresql":
        return
    for words in _messages(tables):
        conn.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": words})


def _messages(tables: Mapping[str, int]) -> Iterator[str]:
    words = ""
    for table, number in tables.items():
        word = f"{table}:{number}"
        if words and len(words) + len(word) >= LONGEST:
            yield words
            words = ""
        words = f"{words} {word}" if words else word
    if words:
        yield words


def listen(engine: Engine, callback: Callback, others: Mapping[str, Hear] | None = None) -> Callable[[], None]:
    """Returns when it listens, to other channels too, with what makes it stop. Raises Unavailable."""
    if engine.dialect.name != "postgresql":
        return lambda: None
    from plancia.table.store.ear import Ear  # with PostgreSQL's driver, which not everybody has

    return Ear(engine, callback, others or {}).stop
