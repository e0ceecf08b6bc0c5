"""The store: what the server asks for most. People, tokens, notes and so on are functions in their own chapters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from plancia.table.entries import Entry, Row
from plancia.table.store import counts, doorbell, journal
from plancia.table.store.journal import Listing
from plancia.table.store.queries import Database


class Store(Database):
    """`url` is sqlite:///FILE or postgresql+psycopg://…; raises BadStore. May be used from any thread."""

    def submit(
        self,
        table: str,
        after: int,
        rows: Sequence[tuple[str, int, Entry]],
        listing: Listing | None = None,
    ) -> Future[list[Row]]:
        """Append rows (move, at, entry) after number `after`, all or none. The future is done when they are durable.

        It fails with Taken, Known, NoTable or Unavailable. A row without a move id cannot be known again.
        """
        return self.writer.append(journal.to_append(table, after, rows, listing))

    def read(self, table: str, after: int = -1) -> list[Row]:
        with self.look() as conn:
            return journal.read(conn, table, after)

    def listen(self, callback: doorbell.Callback, counted: counts.Callback | None = None) -> Callable[[], None]:
        """Hear of entries that other processes write, and of what they count; see doorbell. Returns what stops it."""
        others = {counts.CHANNEL: counts.heard(counted)} if counted is not None else {}
        return doorbell.listen(self.engine, callback, others)
