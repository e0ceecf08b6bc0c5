"""What the tests put into a store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from sqlalchemy import Connection

from plancia.table.entries import Answered, Chair, Entry, Opened, Wrote
from plancia.table.store import Store, new_info, tables

NOON = 1_800_000_000_000  # ms
OPENING = Opened("tolls", 1, "no content", {"rounds": 3}, {"north": Chair("online"), "east": Chair("open")}, "00" * 32)


def new_table(store: Store, title: str = "", public: bool = False, host: str = "", at: int = NOON) -> str:
    """A table with entry 0."""
    info = new_info(OPENING, at, title=title, public=public, host=host)
    tables.create(store, info, [("opening", at, OPENING)])
    return info.id


def answer(option: str = "pass", seat: str = "north") -> Entry:
    return Answered(seat, "T-TURN-01", option)


def chat(text: str) -> Entry:
    return Wrote("Anna", text)


def submit(store: Store, table: str, after: int, *moves: str) -> list[int]:
    """Answers with these move ids, and the numbers they got."""
    return [row.number for row in store.submit(table, after, [(move, NOON, answer()) for move in moves]).result()]


class Pause:
    """Work at which a transaction stands still until the pause is over."""

    def __init__(self) -> None:
        self._reached, self._over = Event(), Event()

    def __call__(self, _: Connection) -> None:
        self._reached.set()
        assert self._over.wait(60)

    def reached(self) -> None:
        assert self._reached.wait(60)

    def over(self) -> None:
        self._over.set()


@contextmanager
def held_up(store: Store) -> Iterator[None]:
    """Whatever is submitted inside waits, and is then taken into one transaction."""
    pause = Pause()
    before = store.writer.do(pause)
    pause.reached()
    try:
        yield
    finally:
        pause.over()
        before.result()
