"""Two processes on one database are one server to whoever asks for too much: an address is counted by both together.

What one has counted the other knows about a second later. The tests ask on until it does; a server that counted for
itself would go on for longer than any of them asks.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from plancia.lab.postgres import Postgres
from plancia.server.errors import Problem
from plancia.server.guard.counters import AGAIN, GONE, SHARE, Bucket, Doors, Window
from plancia.table.store import Store, counts
from plancia.table.store.counts import Count
from plancia.table.store.doorbell import LONGEST
from tests.server.conftest import Process
from tests.server.people import Guest
from tests.server.tolls import MANY

MOST = 300  # more than the other process is ever asked for
ASKS, PAUSE = 200, 0.1


@pytest.fixture(scope="module")
def base(postgres: Postgres) -> str:
    return postgres.new_database()


@contextmanager
def two(base: str, tmp_path: Path, **rates: Any) -> Iterator[tuple[Process, Process]]:
    one = Process(base, tmp_path / "one", rates=replace(MANY, **rates))
    other = Process(base, tmp_path / "other", rates=replace(MANY, **rates))
    try:
        yield one, other
    finally:
        one.kill()
        other.kill()


def asks_until(wanted: Callable[[], bool], pause: float = PAUSE) -> None:
    for _ in range(ASKS):
        if wanted():
            return
        time.sleep(pause)
    pytest.fail("each process counts for itself")


def comes_in(server: Process) -> bool:
    """Somebody connects, and is answered."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as line:
        return answers(line)


def answers(line: socket.socket) -> bool:
    try:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def test_requests_of_one_address_are_counted_by_all_processes(base: str, tmp_path: Path):
    with two(base, tmp_path, requests=0.001, burst=MOST) as (one, other):
        here, there = Guest(one.url, come_in=False), Guest(other.url, come_in=False)
        assert [here.http.get("/health").status_code for _ in range(MOST + 1)] == [200] * MOST + [429]
        asks_until(lambda: there.http.get("/health").status_code == 429)


def test_guests_from_one_address_are_counted_by_all_processes(base: str, tmp_path: Path):
    with two(base, tmp_path, guests=MOST) as (one, other):
        here, there = Guest(one.url, come_in=False), Guest(other.url, come_in=False)

        def new(guest: Guest) -> int:
            guest.http.cookies.clear()
            return guest.http.post("/api/me", json={"name": "Ada"}).status_code

        assert [new(here) for _ in range(MOST + 1)] == [201] * MOST + [429]
        asks_until(lambda: new(there) == 429)


def test_connections_of_one_address_are_counted_by_all_processes(base: str, tmp_path: Path):
    """And are free again when they are closed, or when the process that held them is killed."""
    most = 40
    with two(base, tmp_path, connections=most) as (one, other), ExitStack() as here:

        def hold(server: Process, many: int) -> list[socket.socket]:
            """One by one, as somebody else's may still be on their way out."""
            held: list[socket.socket] = []

            def another() -> bool:
                line = here.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                if answers(line):
                    held.append(line)
                return len(held) == many

            asks_until(another, 0.05)
            return held

        hold(other, 1)
        lines = hold(one, most - 1)
        asks_until(lambda: not comes_in(other))
        for line in lines:
            line.close()
        asks_until(lambda: comes_in(other))
        hold(one, most - 1)
        asks_until(lambda: not comes_in(other))
        one.kill()
        asks_until(lambda: comes_in(other))


# -- what is told, and what is made of it


def told(one: Window | Bucket | Doors, *others: Window | Bucket | Doors) -> dict[str, int]:
    news = one.news()
    for other in others:
        for key, many in news.items():
            other.hear("one", key, many)
    return news


def test_a_window_is_as_full_as_all_of_it_together():
    now = [0.0]
    one, other = Window(4, 10, lambda: now[0]), Window(4, 10, lambda: now[0])
    for _ in range(3):
        one.take("a")
    told(one, other)
    other.take("a")
    with pytest.raises(Problem):
        other.take("a")
    now[0] = 10.0
    other.take("a")


def test_a_bucket_fills_at_one_rate_however_many_take_from_it():
    now = [0.0]
    one, other = Bucket(10, 4, lambda: now[0]), Bucket(10, 4, lambda: now[0])
    for _ in range(4):
        one.take("a")
        other.take("a")  # before they have heard of each other
    told(one, other)
    now[0] = 0.4  # enough for four, and eight were taken
    with pytest.raises(Problem):
        other.take("a")
    now[0] = 0.5
    other.take("a")


def test_nothing_is_told_twice():
    one = Window(4, 10)
    one.take("a")
    assert [told(one), told(one)] == [{"a": 1}, {}]


def test_what_is_little_is_told_when_it_has_become_more():
    one = Bucket(1, 3 * SHARE)
    found = []
    for _ in range(4):
        one.take("a")
        found.append(told(one))
    assert found == [{}, {}, {"a": 3}, {}]


def test_what_has_run_out_is_no_news():
    now = [0.0]
    one = Bucket(1, 3 * SHARE, lambda: now[0])
    one.take("a")
    now[0] = 1000.0
    one.take("b")
    one.take("b")
    one.take("b")
    assert told(one) == {"b": 3}
    one.take("a")
    one.take("a")
    assert told(one) == {}


def test_open_connections_are_told_again_and_not_believed_in_for_ever():
    now = [0.0]
    one, other = Doors(2, clock=lambda: now[0]), Doors(2, clock=lambda: now[0])
    one.enter("a")
    one.enter("a")
    assert [told(one, other), told(one, other)] == [{"a": 2}, {}]
    now[0] = AGAIN
    assert told(one, other) == {"a": 2}
    now[0] = GONE + 1
    with pytest.raises(Problem):
        other.enter("a")
    now[0] = AGAIN + GONE
    other.enter("a")


def test_connections_of_a_proxy_are_nobodys_business():
    doors = Doors(1, frozenset({"10.0.0.1"}))
    doors.enter("10.0.0.1")
    assert told(doors) == {}


def test_many_counts_are_told_in_messages_that_postgresql_takes(base: str):
    store = Store(base)
    sent = [Count("requests", f"2001:db8:{n:x}::/64", n) for n in range(1000)]
    assert all(len(words) <= LONGEST for words in counts._messages("one", sent))
    heard: list[Count] = []
    stop = store.listen(lambda table, number: None, lambda process, told: heard.extend(told))
    counts.tell(store, "one", sent)
    asks_until(lambda: len(heard) == len(sent))
    stop()
    store.close()
    assert heard == sent
