"""A person is deleted: nothing of them is left, and the others play on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from plancia.table.store import Store, schema
from plancia.table.store.admin.leaving import NOBODY
from tests.server.admin.house import CHAIRS, House, comes_true
from tests.server.live.test_streams import closed_with
from tests.server.people import new_move


def everything(database: str) -> bytes:
    """Every value of every row, but that somebody has left."""
    store = Store(database)
    found = [
        repr([value if not isinstance(value, bytes) else value.decode("utf-8", "replace") for value in row])
        for table in schema.metadata.sorted_tables
        if table is not schema.news
        for row in store.all(select(table))
    ]
    store.close()
    return "\n".join(found).encode()


def test_nothing_of_a_person_is_left_and_the_others_play_on(house: House):
    me = "brunissimo"
    house.bruno.ask("PATCH", "/api/me", name=me)
    second = house.bruno.open_table("tolls", chairs=CHAIRS, title="alone").id
    path = f"/api/tables/{house.table}"
    house.bruno.post(f"{path}/chat", move=new_move(), text="written by him", seat="east")
    house.bruno.post(f"{path}/chat", move=new_move(), text="written beside")
    house.ada.post(f"{path}/chat", move=new_move(), text="written by her", seat="north")
    house.bruno.ask("PUT", f"{path}/note", text="noted by him")
    house.bruno.post("/api/me/webhooks", url="http://127.0.0.1:1/bruno")
    person = next(row.id for row in rows(house, schema.people) if row.name == me)
    with house.bruno.stream(house.table, "east") as page:
        page.next()
        assert house.admin("delete BRUNO") == 2
        assert house.admin("delete BRUNO --yes") == 0
        assert closed_with(page.line) in (1012, 4403, 4404)
    kept = everything(house.database).decode()
    for word in (person, me, house.login, "written by him", "written beside", "noted by him", "/bruno", "'Bruno'"):
        assert word not in kept
    assert "written by her" in kept
    house.ada.get(f"/api/tables/{second}", expect=404)
    assert comes_true(lambda: house.ada.sees(house.table)["chairs"]["east"]["kind"], "bot") == "bot"
    for _ in range(3):
        comes_true(lambda: [each["seat"] for each in house.ada.sees(house.table)["waiting"]], ["north"])
        house.ada.answers(house.table, "north")


def test_a_finished_game_stays_to_be_looked_back_at(house: House):
    made = house.ada.open_table("tolls", chairs=CHAIRS, settings={"rounds": 1}).id
    token = house.ada.post(f"/api/tables/{made}/invitations", seat="east")["token"]
    house.bruno.post("/api/invitations/accept", token=token, move=new_move())
    while seen := house.ada.sees(made)["waiting"]:
        hand = {"north": house.ada, "east": house.bruno}[seen[0]["seat"]]
        hand.answers(made, seen[0]["seat"])
    before = house.ada.sees(made, "north")

    def listed() -> str:
        return next(str(each["status"]) for each in house.ada.get("/api/me/tables") if each["table"] == made)

    assert comes_true(listed, "over") == "over"
    assert house.admin("delete BRUNO --yes") == 0
    gone = {**before["chairs"]["east"], "name": NOBODY}
    assert comes_true(lambda: house.ada.sees(made, "north")["chairs"]["east"], gone) == gone
    after = house.ada.sees(made, "north")
    assert (after["number"], after["view"]) == (before["number"], before["view"])
    assert "Bruno" not in house.ada.http.get(f"/api/tables/{made}/record").text


def test_an_owner_leaves_a_table_to_the_others(house: House):
    ada = next(row.id for row in rows(house, schema.people) if row.name == "Ada")
    assert house.admin(f"delete {ada} --yes") == 0

    def north() -> str:
        return str(house.bruno.sees(house.table, "east")["chairs"]["north"]["kind"])

    assert comes_true(north, "bot") == "bot"
    assert "Ada" not in everything(house.database).decode()
    comes_true(lambda: [each["seat"] for each in house.bruno.sees(house.table)["waiting"]], ["east"])
    house.bruno.answers(house.table, "east")
    assert house.bruno.refused(f"/api/tables/{house.table}/seats/north/reseat", move="x", kind="open") == (
        403,
        "not-your-table",
    )


def rows(house: House, table: object) -> list[Any]:
    store = Store(house.database)
    found = list(store.all(select(table)))  # type: ignore[call-overload]
    store.close()
    return found
