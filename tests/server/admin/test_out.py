"""Who may still do what once whoever runs the server has done something; a server that runs follows by itself."""

from __future__ import annotations

import pytest

from tests.server.admin.house import BRUNO_FROM, PASSWORD, House, comes_true
from tests.server.live.test_streams import closed_with
from tests.server.people import new_move

# Bruno looks by his session, by his token; comes in again by his login; Ada looks at their table, writes there;
# somebody new comes in from Bruno's address, from another. "+" may, "3" may not (403), "4" there is nothing here (404),
# "9" it is closed (409).
ROWS = {
    "": "+++++++",
    "revoke BRUNO": "44+++++",
    "ban BRUNO": "443++++",
    "ban BRUNO --until 2999-01-01": "443++++",
    "ban BRUNO, unban BRUNO": "44+++++",
    "ban ADDRESS": "333++3+",
    "ban ADDRESS, unban ADDRESS": "+++++++",
    "close TABLE": "99+99++",
    "close TABLE, close TABLE --undo": "+++++++",
}


def marks(house: House) -> str:
    look, chat = f"/api/tables/{house.table}", {"move": new_move(), "text": "ciao"}
    again = {"login": house.login, "password": PASSWORD}
    new = [house.somebody("", address) for address in (BRUNO_FROM, BRUNO_FROM, "203.0.113.9")]
    answers = [
        house.bruno.http.get(look),
        house.phone.http.get(f"{look}?seat=east"),
        new[0].http.post("/api/me/login", json=again),
        house.ada.http.get(look),
        house.ada.http.post(f"{look}/chat", json=chat),
        new[1].http.post("/api/me", json={"name": "Eva"}),
        new[2].http.post("/api/me", json={"name": "Eva"}),
    ]
    return "".join("+" if each.is_success else str(each.status_code)[-1] for each in answers)


@pytest.mark.parametrize("row", ROWS)
def test_who_may_do_what_afterwards(row: str, house: House):
    assert marks(house) == ROWS[""]
    for command in filter(None, row.split(", ")):
        assert house.admin(command) == 0
    assert comes_true(lambda: marks(house), ROWS[row]) == ROWS[row]


@pytest.mark.parametrize("command", ["revoke BRUNO", "ban BRUNO", "ban ADDRESS", "close TABLE"])
def test_open_pages_end(command: str, house: House):
    with house.bruno.stream(house.table, "east") as page, house.ada.stream(house.table, "north") as other:
        page.next()
        other.next()
        assert house.admin(command) == 0
        assert closed_with(page.line) in {"ban ADDRESS": (4403,), "close TABLE": (4409,)}.get(command, (4403, 4404))
        if command != "close TABLE":
            house.ada.post(f"/api/tables/{house.table}/chat", move=new_move(), text="alone")
            assert other.until(2)["number"] == 2


def test_a_closed_table_is_in_no_list_and_its_bots_wait(house: House):
    chairs = {"north": ("online", {}), "east": ("bot", {"bot": "random"})}
    table = house.ada.open_table("tolls", chairs=chairs, public=True).id
    house.table = table
    assert table in [each["table"] for each in house.ada.get("/api/tables")]
    assert house.admin("close TABLE") == 0
    assert table not in [each["table"] for each in house.ada.get("/api/tables")]
    assert table not in [each["table"] for each in house.ada.get("/api/me/tables")]
    assert house.admin("close TABLE --undo") == 0
    assert comes_true(lambda: house.ada.http.get(f"/api/tables/{table}").status_code, 200) == 200
    while not house.ada.sees(table)["waiting"]:
        pass
    seat = house.ada.sees(table)["waiting"][0]["seat"]
    assert seat == "north"
    house.ada.answers(table, "north")  # and the game goes on


def test_a_watcher_loses_the_address(house: House):
    """The list of their own questions ends with it."""
    with house.bruno.socket("/api/notices") as notices:
        notices.recv(timeout=20)
        assert house.admin("ban ADDRESS") == 0
        assert closed_with(notices) == 4403
