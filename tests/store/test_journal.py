"""The journal: what was appended is there, in order, once; whoever comes second learns it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from plancia.table import entries as e
from plancia.table.store import Known, NoTable, Store, Taken, tables
from plancia.table.store.journal import Listing
from tests.store.things import NOON, OPENING, Pause, answer, chat, held_up, new_table, submit


def numbers(store: Store, table: str) -> list[int]:
    return [row.number for row in store.read(table)]


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    table = new_table(store)
    rows = store.submit(table, 0, [("a", NOON + 1, answer("cart1-0")), ("", NOON + 2, chat("ciao 🂡\0"))]).result()
    assert rows == [
        e.Row(1, NOON + 1, "a", e.Answered("north", "T-TURN-01", "cart1-0")),
        e.Row(2, NOON + 2, "", e.Wrote("Anna", "ciao 🂡\0")),
    ]
    assert store.read(table) == [e.Row(0, NOON, "opening", OPENING), *rows]
    assert store.read(table, after=1) == rows[1:]
    assert store.read(table, after=2) == []


def test_every_kind_of_entry_comes_back(store: Store) -> None:
    table = new_table(store)
    kinds: list[e.Entry] = [
        e.Answered("north", "T-1", "x", "thumb"),
        e.Ordered("north", "T-1", 3),
        e.Ordered("north", "T-1"),
        e.TookBack("north", 1),
        e.AskedBack("north", 1),
        e.Consented("east", False),
        e.Reseated("east", e.Chair("stand-in", "Bea", "thumb", "online")),
        e.Wrote("Bea", "?"),
        e.Kept("north", "the bridge", 1),
        e.Rekeyed("ff"),
        e.Stopped(1, 2),
        e.WoundBack(1),
    ]
    assert {type(entry) for entry in [OPENING, *kinds]} == set(e.Any_Entry.__args__)  # none is forgotten here
    store.submit(table, 0, [("", NOON, entry) for entry in kinds]).result()
    assert [row.entry for row in store.read(table, after=0)] == kinds


def test_nothing_is_read_of_a_table_that_is_not_there(store: Store) -> None:
    assert store.read("nowhere") == []
    assert tables.read(store, "nowhere") is None
    with pytest.raises(NoTable):
        submit(store, "nowhere", -1, "a")


# -- who comes second


def test_a_number_is_taken_once(store: Store) -> None:
    table = new_table(store)
    assert submit(store, table, 0, "a") == [1]
    with pytest.raises(Taken) as taken:
        submit(store, table, 0, "b")
    assert taken.value.number == 1
    assert [row.move for row in store.read(table)] == ["opening", "a"]


@pytest.mark.parametrize("after", [-2, -1, 1, 2, 1000])
def test_there_are_no_gaps(store: Store, after: int) -> None:
    table = new_table(store)
    with pytest.raises(Taken):
        submit(store, table, after, "a")
    assert numbers(store, table) == [0]


def test_a_move_that_is_sent_again_gets_the_same_answer(store: Store) -> None:
    table = new_table(store)
    first = store.submit(table, 0, [("a", NOON, answer("x")), ("b", NOON, answer("y")), ("", NOON, chat("z"))]).result()
    submit(store, table, 3, "c")
    for again, after in (("a", 0), ("b", 0), ("b", 4), ("a", 99)):
        with pytest.raises(Known) as known:
            store.submit(table, after, [("new", NOON + 9, answer()), (again, NOON + 9, answer())]).result()
        assert known.value.rows == first
    assert numbers(store, table) == [0, 1, 2, 3, 4]


def test_another_table_knows_nothing_of_a_move(store: Store) -> None:
    one, other = new_table(store), new_table(store)
    assert submit(store, one, 0, "a") == submit(store, other, 0, "a") == [1]


def test_rows_without_a_move_id_are_not_known_again(store: Store) -> None:
    table = new_table(store)
    assert submit(store, table, 0, "", "") == [1, 2]
    assert submit(store, table, 2, "") == [3]


def test_a_submission_has_rows_and_its_moves_differ(store: Store) -> None:
    table = new_table(store)
    with pytest.raises(ValueError, match="nothing"):
        submit(store, table, 0)
    with pytest.raises(ValueError, match="same move"):
        submit(store, table, 0, "a", "a")
    assert numbers(store, table) == [0]


def test_a_batch_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    table = new_table(store)
    with pytest.raises(ValueError, match="NUL"):  # the third row cannot be written
        submit(store, table, 0, "a", "b", "c\0")
    assert numbers(store, table) == [0]
    assert tables.read(store, table).number == 0  # type: ignore[union-attr]
    assert submit(store, table, 0, "a", "b", "c") == [1, 2, 3]


# -- many at once


def test_of_eight_who_race_for_a_number_one_gets_it(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]  # two server processes
    table = new_table(stores[0])
    line = Barrier(8)

    def race(runner: int) -> list[tuple[int, str]]:
        """What became of each try: the number it got, or where the table is."""
        told = []
        for after in range(20):
            line.wait(60)
            try:
                (number,) = submit(stores[runner % 2], table, after, f"{runner} {after}")
                told.append((number, f"{runner} {after}"))
            except Taken as taken:
                told.append((taken.number, ""))
        return told

    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(race, range(8)))
    kept = [(row.number, row.move) for row in stores[1].read(table)[1:]]
    assert [number for number, _ in kept] == list(range(1, 21))
    assert sorted(each for runner in told for each in runner if each[1]) == sorted(kept)
    assert all([number for number, _ in runner] == list(range(1, 21)) for runner in told)


def test_conflicts_do_not_disturb_others_in_the_same_transaction(store: Store) -> None:
    tables = [new_table(store) for _ in range(3)]
    submit(store, tables[1], 0, "before")
    with held_up(store):
        good = store.submit(tables[0], 0, [("a", NOON, answer())])
        late = store.submit(tables[1], 0, [("b", NOON, answer())])
        twin = store.submit(tables[0], 0, [("a", NOON, answer())])
        known = store.submit(tables[1], 0, [("before", NOON, answer())])
        next_one = store.submit(tables[0], 1, [("c", NOON, answer()), ("d", NOON, answer())])
        nowhere = store.submit("nowhere", 0, [("e", NOON, answer())])
        fine = store.submit(tables[2], 0, [("f", NOON, answer())])
    assert [row.number for row in good.result()] == [1]
    assert [row.number for row in next_one.result()] == [2, 3]
    assert [row.number for row in fine.result()] == [1]
    assert isinstance(late.exception(), Taken)
    assert isinstance(nowhere.exception(), NoTable)
    for again, rows in ((twin, good.result()), (known, store.read(tables[1], after=0))):
        error = again.exception()
        assert isinstance(error, Known)
        assert error.rows == rows
    assert [numbers(store, table) for table in tables] == [[0, 1, 2, 3], [0, 1], [0, 1]]


def test_rows_that_cannot_be_written_do_not_disturb_others_in_the_same_transaction(store: Store) -> None:
    tables = [new_table(store) for _ in range(3)]
    with held_up(store):
        futures = [store.submit(table, 0, [(move, NOON, answer())]) for table, move in zip(tables, ("a", "b\0", "c"))]
    assert [type(future.exception()) for future in futures] == [type(None), ValueError, type(None)]
    assert [numbers(store, table) for table in tables] == [[0, 1], [0], [0, 1]]


def test_two_processes_that_write_the_same_tables_do_not_wait_for_each_other_for_ever(
    opened: Callable[[], Store],
) -> None:
    stores = [opened(), opened()]
    tables = [new_table(stores[0]) for _ in range(6)]

    def play(which: int) -> int:
        done = 0
        for turn in range(15):
            order = tables if which else tables[::-1]
            heads = {table: stores[which].read(table)[-1].number for table in order}
            futures = [
                stores[which].submit(table, heads[table], [(f"{which} {turn}", NOON, answer())]) for table in order
            ]
            done += sum(future.exception(60) is None for future in futures)
        return done

    with ThreadPoolExecutor(2) as pool:
        done = sum(pool.map(play, range(2)))
    assert done == sum(len(stores[0].read(table)) - 1 for table in tables)
    assert all(numbers(stores[1], table) == list(range(len(stores[1].read(table)))) for table in tables)


def test_a_future_is_not_done_before_the_commit(opened: Callable[[], Store]) -> None:
    store, other = opened(), opened()
    table = new_table(store)
    pause = Pause()
    with held_up(store):
        future = store.submit(table, 0, [("a", NOON, answer())])
        store.writer.do(pause)
    pause.reached()  # the row is in the transaction, which is not committed
    assert not future.done()
    assert numbers(other, table) == [0]
    pause.over()
    assert future.result()[0].number == 1
    assert numbers(other, table) == [0, 1]


# -- beside the rows


def test_how_a_table_stands_is_written_with_the_rows(store: Store) -> None:
    table = new_table(store)
    chairs = {"north": e.Chair("online", "Anna"), "east": e.Chair("bot", bot="thumb")}
    listing = Listing("playing", {"north": NOON + 5}, chairs)
    store.submit(table, 0, [("a", NOON + 5, answer())], listing).result()
    info = tables.read(store, table)
    assert info is not None
    assert (info.number, info.changed, info.status, info.waiting, info.chairs) == (
        1, NOON + 5, "playing", {"north": NOON + 5}, chairs,
    )  # fmt: skip
    with pytest.raises(Taken):
        store.submit(table, 0, [("b", NOON + 9, answer())], Listing("over")).result()
    assert tables.read(store, table) == info
