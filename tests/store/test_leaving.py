"""A person who is deleted while no server runs."""

from __future__ import annotations

from plancia.table.entries import Chair, Reseated
from plancia.table.store import Store, tables
from plancia.table.store.admin.leaving import NOBODY, delete_person
from plancia.table.store.people import people
from tests.store.things import NOON, new_table


def test_lists_of_tables_know_the_name_no_more(store: Store):
    anna, bea = people.add_guest(store, "Anna", NOON), people.add_guest(store, "Bea", NOON)
    shared, alone = new_table(store, host=anna.id), new_table(store, host=bea.id)
    sat = [(f"{bea.id}/1", NOON, Reseated("east", Chair("online", "Bea")))]
    chairs = {"north": Chair("online", "Anna"), "east": Chair("online", "Bea")}
    store.submit(shared, 0, sat, tables.Listing("playing", {}, chairs)).result()
    tables.sit(store, shared, "east", bea.id)
    left = delete_person(store, bea, NOON + 1)
    assert (left.removed, left.changed, tables.read(store, alone)) == (1, 1, None)
    info = tables.read(store, shared)
    assert info is not None
    assert (info.number, info.status) == (2, tables.PLAYING)
    assert (info.chairs["north"], info.chairs["east"].kind) == (chairs["north"], "bot")
    assert [row.entry for row in store.read(shared)][1] == Reseated("east", Chair("online", NOBODY))
    assert people.read(store, bea.id) is None
