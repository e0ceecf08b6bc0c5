"""What can go wrong with a store, each with a word of its own."""

from __future__ import annotations

from plancia.table.entries import Row


class BadStore(Exception):
    """A store that cannot be opened. It has not been touched. `code` is stable; `place` holds no password."""

    def __init__(self, code: str, place: str, text: str) -> None:
        super().__init__(f"{place}: {text}")
        self.code = code
        self.place = place
        self.text = text


class Unavailable(Exception):
    """The database did not say that it is written: full, locked, lost. Send the same again, with the same move id."""


class Taken(Exception):
    """Somebody else has written that number; `number` is the last one there is."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"the table {table} is at {number}")
        self.table = table
        self.number = number


class Known(Exception):
    """That move is in the journal already; `rows` are all that came with it."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(f"this move was written before, from {rows[0].number} to {rows[-1].number}")
        self.rows = rows


class NoTable(Exception):
    """There is no table with this id, or the operator has closed it."""
