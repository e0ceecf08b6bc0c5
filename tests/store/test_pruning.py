"""Tables and guests that are kept no longer."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from plancia.table.store import Listing, Store, schema, tables
from plancia.table.store.admin import pruning
from plancia.table.store.admin.pruning import DAY, Keep
from plancia.table.store.people import invitations, notes, people, tokens
from tests.store.things import NOON, answer, new_table

NOW = NOON + 100 * DAY


def table(store: Store, title: str, days: int, over: bool, host: str = "") -> str:
    """Something happened there last so many days ago."""
    id = new_table(store, title, host=host, at=NOW - days * DAY)
    if over:
        tables.set_listing(store, id, Listing("over"))
    return id


@pytest.mark.parametrize(
    ("keep", "gone"),
    [
        (Keep(), []),
        (Keep(finished=30), ["over, 40 days"]),
        (Keep(abandoned=30), ["playing, 40 days"]),
        (Keep(10, 50), ["over, 20 days", "over, 40 days"]),
        (Keep(10, 10), ["over, 20 days", "over, 40 days", "playing, 20 days", "playing, 40 days"]),
    ],
)
def test_tables_are_kept_for_so_many_days(keep: Keep, gone: list[str], store: Store):
    made = {
        f"{'over' if over else 'playing'}, {days} days": table(store, "", days, over)
        for over in (True, False)
        for days in (1, 20, 40)
    }
    told = pruning.doomed(store, keep, NOW)
    assert sorted(name for name, id in made.items() if id in (*told.finished, *told.abandoned)) == gone
    pruning.prune(store, keep, NOW)
    assert sorted(name for name, id in made.items() if tables.read(store, id) is None) == gone
    assert not pruning.prune(store, keep, NOW)


def test_everything_that_hangs_on_a_table_goes_and_nothing_of_the_others(store: Store):
    anna = people.add_guest(store, "Anna", NOW).id
    for title, days in (("old", 40), ("new", 1)):
        id = table(store, title, days, True, host=anna)
        tables.sit(store, id, "north", anna)
        tokens.give(store, "seat", NOW, table=id, seat="north", person=anna)
        invitations.invite(store, id, NOW, seat="east")
        notes.write(store, id, anna, title, NOW)
        notes.look(store, id, "north", 0, NOW)
    pruning.prune(store, Keep(finished=30), NOW)
    hanging = [each for each in schema.metadata.sorted_tables if "table_id" in each.c and each is not schema.news]
    left = {each.name: store.scalar(select(func.count()).select_from(each)) for each in hanging}
    assert left == dict.fromkeys(left, 1) | {"snapshots": 0, "claims": 0}


def test_guests_who_are_nowhere_go(store: Store):
    names = ("nowhere", "has a session", "sits", "has a table", "has a login", "came today")
    made = {name: people.add_guest(store, name, NOW - 90 * DAY * (name != "came today")).id for name in names}
    tokens.give(store, "session", NOW - 90 * DAY, person=made["nowhere"])  # not used since
    tokens.give(store, "session", NOW - DAY, person=made["has a session"])
    tables.sit(store, table(store, "", 1, False, host=made["has a table"]), "north", made["sits"])
    people.open_account(store, made["has a login"], "login")
    assert pruning.doomed(store, Keep(), NOW).guests == []
    assert pruning.doomed(store, Keep(30), NOW).guests == [made["nowhere"]]
    pruning.prune(store, Keep(30), NOW)
    assert [name for name, id in made.items() if people.read(store, id) is None] == ["nowhere"]


def test_a_table_to_which_somebody_comes_back_stays(store: Store):
    id = table(store, "", 40, False)
    store.submit(id, 0, [("back", NOW, answer())]).result()
    pruning.prune(store, Keep(abandoned=30), NOW)
    assert tables.read(store, id) is not None
