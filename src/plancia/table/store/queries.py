"""Where one looks things up and has things written. Every chapter of the store works at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import TypeVar

from sqlalchemy import Connection, Delete, Insert, Update

from plancia.table.store.engine import open_engine
from plancia.table.store.errors import Unavailable
from plancia.table.store.writer import Writer, trouble_of

T = TypeVar("T")


class Desk:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(self.engine)

    @contextmanager
    def look(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as conn:
                yield conn
        except Exception as problem:
            raise trouble_of(problem) from None

    def check(self) -> None:
        """Raises Unavailable if the last thing that was to be written was not: a full disk can still be read."""
        if self.writer.trouble:
            raise Unavailable(self.writer.trouble)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Have it done in a transaction that others may share, and wait until it is durable. It may be done again from
        the start, so it changes nothing but the database."""
        return self.writer.do(work).result()

    def execute(self, change: Insert | Update | Delete) -> int:
        """One statement, durable when this returns; how many rows an update or a delete has changed."""
        return self.write(lambda conn: conn.execute(change).rowcount)

    def close(self) -> None:
        """What is queued is still written."""
        self.writer.close()
        self.engine.dispose()


def new_id() -> str:
    """128 random bits: nobody finds a table by trying. It never begins with a dash, which a terminal takes for an
    option."""
    made = token_urlsafe(16)
    return new_id() if made.startswith("-") else made
