"""The doorbell: what one server process writes, the others hear of."""

from __future__ import annotations

from collections.abc import Callable
from queue import Queue

import pytest

from plancia.lab.postgres import Postgres
from plancia.table.store import Store, Taken
from plancia.table.store.doorbell import BESIDE, LONGEST, _messages
from plancia.table.store.people import tokens
from tests.store.things import NOON, Pause, answer, held_up, new_table, submit


class Heard:
    def __init__(self) -> None:
        self._rings: Queue[tuple[str, int]] = Queue()

    def __call__(self, table: str, number: int) -> None:
        self._rings.put((table, number))

    def next(self) -> tuple[str, int]:
        return self._rings.get(timeout=30)

    def nothing(self) -> bool:
        return self._rings.empty()


def test_others_hear_of_a_table_once_for_each_commit(opened: Callable[[], Store], kind: str) -> None:
    one, other = opened(), opened()
    heard = Heard()
    stop = other.listen(heard)
    table = new_table(one)
    submit(one, table, 0, "a", "b", "c")
    with pytest.raises(Taken):
        submit(one, table, 0, "d")
    with held_up(one):
        futures = [one.submit(table, 3 + n, [("", NOON, answer())]) for n in range(5)]
    assert [future.result()[0].number for future in futures] == [4, 5, 6, 7, 8]
    if kind == "postgresql":
        assert [heard.next() for _ in range(3)] == [(table, 0), (table, 3), (table, 8)]
        assert [row.number for row in other.read(table, after=3)] == [4, 5, 6, 7, 8]
    stop()
    assert heard.nothing()  # one process serves an SQLite file, and knows what it wrote


def test_nobody_hears_before_the_commit(cleared: Callable[[], str]) -> None:
    store = Store(cleared())
    table = new_table(store)
    heard, pause = Heard(), Pause()
    stop = store.listen(heard)
    with held_up(store):
        future = store.submit(table, 0, [("a", NOON, answer())])
        store.writer.do(pause)
    pause.reached()
    assert heard.nothing()
    pause.over()
    assert heard.next() == (table, future.result()[0].number)
    stop()
    store.close()


def test_a_revoked_token_is_heard_of(cleared: Callable[[], str]) -> None:
    store = Store(cleared())
    table = new_table(store)
    token = tokens.give(store, "seat", NOON, table=table, seat="north")
    heard = Heard()
    stop = store.listen(heard)
    tokens.revoke(store, token, NOON)
    assert heard.next() == (table, BESIDE)
    stop()
    store.close()


def test_after_a_lost_line_it_says_that_anything_may_have_happened(
    server: Postgres, cleared: Callable[[], str]
) -> None:
    store = Store(cleared())
    table = new_table(store)
    heard = Heard()
    stop = store.listen(heard)
    server.hang_up()
    assert heard.next() == ("", BESIDE)
    submit(store, table, 0, "a")
    assert heard.next() == (table, 1)
    stop()
    store.close()


def test_who_hears_may_stumble_and_hears_the_next(cleared: Callable[[], str], caplog: pytest.LogCaptureFixture) -> None:
    store = Store(cleared())
    heard = Heard()

    def stumble(table: str, number: int) -> None:
        heard(table, number)
        raise RuntimeError("on purpose")

    stop = store.listen(stumble)
    one, other = new_table(store), new_table(store)
    assert [heard.next(), heard.next()] == [(one, 0), (other, 0)]
    stop()
    store.close()
    assert "doorbell" in caplog.text


def test_many_tables_are_told_in_messages_that_postgresql_takes() -> None:
    tables = {f"{n:022}": n for n in range(500)}
    messages = list(_messages(tables))
    assert len(messages) == 2
    assert all(len(words) <= LONGEST for words in messages)
    assert " ".join(messages).split() == [f"{table}:{number}" for table, number in tables.items()]
