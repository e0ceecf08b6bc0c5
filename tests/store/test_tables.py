"""What is known of tables without opening them: the lobby, my tables, who sits where."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from plancia.table.entries import Chair, Opened
from plancia.table.store import Listing, NoTable, Store, Taken, new_info, tables
from plancia.table.store.people import people
from plancia.table.store.queries import new_id
from tests.store.things import NOON, OPENING, answer, new_table, submit


def names(found: list[tables.Info]) -> list[str]:
    return [info.title for info in found]


def test_a_new_table_is_known_by_what_it_was_opened_with(store: Store) -> None:
    anna = people.add_guest(store, "Anna", NOON)
    info = new_info(OPENING, NOON, title="Thursday", public=True, host=anna.id)
    tables.create(store, info, [("opening", NOON, OPENING), ("", NOON + 1, answer())])
    kept = tables.read(store, info.id)
    assert kept is not None
    assert (kept.game, kept.rules, kept.content, kept.chairs) == ("tolls", 1, "no content", OPENING.chairs)
    assert (kept.title, kept.public, kept.host, kept.status) == ("Thursday", True, anna.id, "open")
    assert (kept.created, kept.changed, kept.number) == (NOON, NOON + 1, 1)


def test_a_table_is_made_once(store: Store) -> None:
    info = new_info(OPENING, NOON)
    tables.create(store, info, [("opening", NOON, OPENING), ("", NOON, answer())])
    with pytest.raises(Taken) as taken:
        tables.create(store, info, [("again", NOON, OPENING)])
    assert taken.value.number == 1
    assert len(store.read(info.id)) == 2


def test_a_table_with_no_free_seat_is_being_played() -> None:
    full = Opened("tolls", 1, "", {}, {"north": Chair("online"), "east": Chair("bot", bot="random")}, "")
    assert new_info(full, NOON).status == "playing"


def test_ids_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == 22 and id.replace("-", "").replace("_", "").isalnum() for id in ids)  # 128 bits in base64


def test_an_id_is_never_taken_for_an_option_of_a_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))


def test_the_lobby_has_public_tables_that_are_not_over_the_youngest_first(store: Store) -> None:
    for n, title in enumerate(["first", "second", "third", "private", "finished"]):
        table = new_table(store, title, public=title != "private", at=NOON + n)
        if title == "finished":
            store.submit(table, 0, [("a", NOON + 9, answer())], Listing("over")).result()
        if title == "first":
            submit(store, table, 0, "a", "b")
    assert names(tables.lobby(store)) == ["third", "second", "first"]
    assert names(tables.lobby(store, game="wroth")) == []
    page = tables.lobby(store, most=2)
    assert names(page) == ["third", "second"]
    assert names(tables.lobby(store, before=page[-1].id, most=2)) == ["first"]
    assert tables.lobby(store, before="nowhere") == []


def test_tables_made_in_the_same_millisecond_are_each_on_one_page(store: Store) -> None:
    made = {new_table(store, public=True) for _ in range(7)}
    seen, page = [], tables.lobby(store, most=3)
    while page:
        seen += [info.id for info in page]
        page = tables.lobby(store, before=page[-1].id, most=3)
    assert len(seen) == 7
    assert set(seen) == made


def test_my_tables_are_those_i_host_sit_at_or_watch(store: Store) -> None:
    anna, bea = (people.add_guest(store, name, NOON).id for name in ("Anna", "Bea"))
    hosted = new_table(store, "hosted", host=anna, at=NOON)
    seated = new_table(store, "seated", at=NOON + 1)
    watched = new_table(store, "watched", host=bea, at=NOON + 2)
    new_table(store, "strange")
    tables.sit(store, seated, "north", anna)
    tables.sit(store, seated, "south", anna)  # both seats of a shared screen
    tables.sit(store, seated, "east", bea)
    tables.sit(store, watched, "", anna)
    assert names(tables.of_person(store, anna)) == ["watched", "seated", "hosted"]
    store.submit(hosted, 0, [("a", NOON + 3, answer())]).result()
    assert names(tables.of_person(store, anna)) == ["hosted", "watched", "seated"]
    assert names(tables.of_person(store, anna, before=watched)) == ["seated"]
    assert names(tables.of_person(store, bea)) == ["watched", "seated"]
    assert tables.is_member(store, hosted, anna)
    assert tables.is_member(store, watched, anna)
    assert not tables.is_member(store, hosted, bea)


def test_a_seat_is_one_persons(store: Store) -> None:
    anna, bea, carlo = (people.add_guest(store, name, NOON).id for name in ("Anna", "Bea", "Carlo"))
    table = new_table(store)
    tables.sit(store, table, "north", anna)
    tables.sit(store, table, "north", anna)
    tables.sit(store, table, "east", bea)
    for watcher in (bea, carlo):
        tables.sit(store, table, "", watcher)
    assert tables.who_sits(store, table) == {"north": anna, "east": bea}
    tables.sit(store, table, "north", carlo)
    tables.rise(store, table, "east")
    assert tables.who_sits(store, table) == {"north": carlo}
    assert tables.of_person(store, anna) == []


def test_of_those_who_sit_down_at_once_one_has_the_seat(opened: Callable[[], Store]) -> None:
    stores = [opened() for _ in range(4)]
    guests = [people.add_guest(stores[0], f"guest {n}", NOON).id for n in range(8)]
    table = new_table(stores[0])
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda n: tables.sit(stores[n % 4], table, "north", guests[n]), range(8)))
    assert len([guest for guest in guests if tables.of_person(stores[0], guest)]) == 1


def test_how_a_table_stands_may_change_without_an_entry(store: Store) -> None:
    anna = people.add_guest(store, "Anna", NOON).id
    table, other = new_table(store, host=anna), new_table(store, at=NOON + 1)
    assert tables.count_open(store, anna) == 1
    assert tables.unfinished(store) == [other, table]
    tables.set_listing(store, table, Listing("over"))
    assert tables.count_open(store, anna) == 0
    assert tables.unfinished(store) == [other]
    with pytest.raises(NoTable):
        tables.set_listing(store, "nowhere", Listing("over"))
