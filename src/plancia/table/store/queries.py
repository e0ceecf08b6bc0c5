"""Where one looks things up and has things written. Every chapter of the store works at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Delete, Insert, Select, Table, Update
from sqlalchemy.dialects import postgresql, sqlite

from plancia.table.store.engine import open_engine
from plancia.table.store.errors import Unavailable
from plancia.table.store.writer import Writer, trouble_of

T = TypeVar("T")


class Database:
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

    def first(self, wanted: Select[Any]) -> Any | None:
        """The first row, if there is one."""
        with self.look() as conn:
            return conn.execute(wanted).first()

    def all(self, wanted: Select[Any]) -> Sequence[Any]:
        with self.look() as conn:
            return conn.execute(wanted).all()

    def scalar(self, wanted: Select[Any]) -> Any | None:
        """The first value of the first row."""
        with self.look() as conn:
            return conn.execute(wanted).scalar()

    def scalars(self, wanted: Select[Any]) -> list[Any]:
        """The first value of every row."""
        with self.look() as conn:
            return list(conn.execute(wanted).scalars())

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

    def put(
        self, table: Table, key: dict[str, Any], values: dict[str, Any], where: ColumnElement[bool] | None = None
    ) -> bool:
        """A row, or these values in the one that has the key, `where` that holds. False: nothing has changed."""

        def work(conn: Connection) -> bool:
            new = upsert(conn, table).values(**key, **values)
            return written(conn, new.on_conflict_do_update(index_elements=[*key], set_=values, where=where))

        return self.write(work)

    def close(self) -> None:
        """What is queued is still written."""
        self.writer.close()
        self.engine.dispose()


def upsert(conn: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """INSERT with ON CONFLICT, which both databases spell alike and SQLAlchemy does not."""
    return postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)


def written(conn: Connection, new: Insert) -> bool:
    """False: there was a conflict, and it changed nothing."""
    return conn.execute(new, execution_options={"preserve_rowcount": True}).rowcount > 0


def new_id() -> str:
    """128 random bits: nobody finds a table by trying. It never begins with a dash, which a terminal takes for an
    option."""
    made = token_urlsafe(16)
    return new_id() if made.startswith("-") else made
