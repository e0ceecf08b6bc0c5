"""Server processes: when none was alive, and which one does what."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from plancia.table.store import Store, alive
from plancia.table.store.alive import Outage
from tests.store.things import NOON, new_table

SECOND = 1000


def test_while_a_heart_beats_there_is_no_outage(store: Store) -> None:
    assert alive.beat(store, "one", NOON) is None  # the first start ever
    for n in range(1, 10):
        assert alive.beat(store, "one", NOON + n * 5 * SECOND) is None
    assert alive.outages(store) == []


def test_an_outage_lasts_from_the_last_beat_to_the_next_start(store: Store) -> None:
    alive.beat(store, "one", NOON)
    alive.beat(store, "one", NOON + 5 * SECOND)
    assert alive.beat(store, "two", NOON + 65 * SECOND) == Outage(NOON + 5 * SECOND, NOON + 65 * SECOND)
    assert alive.beat(store, "two", NOON + 70 * SECOND) is None
    assert alive.beat(store, "two", NOON + 130 * SECOND) == Outage(NOON + 70 * SECOND, NOON + 130 * SECOND)  # SIGSTOP
    assert [each.since for each in alive.outages(store)] == [NOON + 5 * SECOND, NOON + 70 * SECOND]
    assert [each.since for each in alive.outages(store, after=NOON + 65 * SECOND)] == [NOON + 70 * SECOND]


def test_where_another_process_was_there_it_was_no_outage(store: Store) -> None:
    alive.beat(store, "one", NOON)
    alive.beat(store, "two", NOON + SECOND)
    for n in range(1, 7):
        alive.beat(store, "two", NOON + n * 10 * SECOND)
    assert alive.beat(store, "one", NOON + 65 * SECOND) is None
    assert alive.alive(store, NOON + 65 * SECOND) == ["one", "two"]
    assert alive.alive(store, NOON + 71 * SECOND) == ["one"]


def test_processes_that_start_together_tell_an_outage_once(opened: Callable[[], Store]) -> None:
    stores = [opened() for _ in range(4)]
    alive.beat(stores[0], "before", NOON)
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda n: alive.beat(stores[n], f"process {n}", NOON + 60 * SECOND + n), range(4)))
    assert len([each for each in told if each]) == 1
    assert len(alive.outages(stores[0])) == 1


def test_a_clock_that_is_set_back_is_no_outage(store: Store) -> None:
    alive.beat(store, "one", NOON)
    assert alive.beat(store, "one", NOON - 3600 * SECOND) is None
    assert alive.beat(store, "one", NOON - 3590 * SECOND) is None


def test_processes_that_are_long_gone_are_forgotten(store: Store) -> None:
    alive.beat(store, "one", NOON)
    alive.beat(store, "two", NOON + 2 * 24 * 3600 * SECOND)
    assert alive.alive(store, NOON, gap=10**12) == ["two"]


def test_one_process_thinks_for_a_tables_bots(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    table, other = new_table(stores[0]), new_table(stores[0])
    with ThreadPoolExecutor(2) as pool:
        wants = [(store, f"process {n}") for n, store in enumerate(stores)]
        got = list(pool.map(lambda w: alive.claim(w[0], table, "bots", w[1], NOON, NOON + 10 * SECOND), wants))
    assert sorted(got) == [False, True]
    mine, its = (f"process {n}" for n in (got.index(True), got.index(False)))
    assert alive.claim(stores[0], table, "clock", its, NOON, NOON + 10 * SECOND)
    assert alive.claim(stores[0], other, "bots", its, NOON, NOON + 10 * SECOND)
    assert alive.claim(stores[0], table, "bots", mine, NOON + 9 * SECOND, NOON + 19 * SECOND)  # for longer
    assert not alive.claim(stores[1], table, "bots", its, NOON + 10 * SECOND, NOON + 20 * SECOND)
    assert alive.claim(stores[1], table, "bots", its, NOON + 19 * SECOND, NOON + 29 * SECOND)  # it had ended
    assert not alive.claim(stores[0], table, "bots", mine, NOON + 20 * SECOND, NOON + 30 * SECOND)
