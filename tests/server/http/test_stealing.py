"""Nothing that was sent before gives anybody a right they do not have now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import Guest

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
SIT = "/api/tables/{}/seats/east/sit"


@pytest.fixture
def mallory(server: Running) -> Guest:
    return Guest(server.url, "Mallory")


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open_table("tolls", chairs=OPEN, public=True).id


def left_to(bruno: Guest, mallory: Guest, table: str) -> None:
    """Mallory sat there, has left, and Bruno sits there now."""
    mallory.post(SIT.format(table), move="sit")
    mallory.post(f"/api/tables/{table}/seats/east/leave", move="leave")
    bruno.post(SIT.format(table), move="sit")


@pytest.mark.parametrize("said", [{}, {"name": "Bruno"}, {"name": "Bruno", "kind": "online"}, {"kind": "here"}])
def test_an_old_sit_gives_no_seat_back(ada: Guest, bruno: Guest, mallory: Guest, table: str, said: dict[str, Any]):
    left_to(bruno, mallory, table)
    status, code = mallory.refused(SIT.format(table), move="sit", **said)
    assert (status, code) in ((409, "seat-taken"), (409, "other-move"))
    assert bruno.sees(table, "east")["seat"] == "east"
    mallory.get(f"/api/tables/{table}?seat=east", expect=403)


def test_also_not_with_the_name_of_who_sits_there_under_the_same_words(ada: Guest, mallory: Guest, table: str, server):
    """The name that Mallory gave himself then is Bruno's now."""
    mallory.post(SIT.format(table), move="sit", name="Bruno")
    mallory.post(f"/api/tables/{table}/seats/east/leave", move="leave")
    bruno = Guest(server.url, "Bruno")
    bruno.post(SIT.format(table), move="sit")
    assert mallory.refused(SIT.format(table), move="sit", name="Bruno") == (409, "seat-taken")
    assert bruno.sees(table, "east")["seat"] == "east"


def test_also_not_when_the_seat_is_free(ada: Guest, mallory: Guest, table: str):
    mallory.post(SIT.format(table), move="sit")
    ada.post(f"/api/tables/{table}/seats/east/reseat", move="out", kind="open")
    assert mallory.refused(SIT.format(table), move="sit") == (409, "seat-taken")
    mallory.get(f"/api/tables/{table}?seat=east", expect=403)


def test_an_old_leave_frees_nobody_elses_seat(ada: Guest, bruno: Guest, mallory: Guest, table: str):
    left_to(bruno, mallory, table)
    first = mallory.post(f"/api/tables/{table}/seats/east/leave", move="leave")
    assert mallory.post(f"/api/tables/{table}/seats/east/leave", move="leave") == first
    assert mallory.refused(f"/api/tables/{table}/seats/north/leave", move="leave") == (403, "not-your-seat")
    assert bruno.sees(table, "east")["seat"] == "east"
    assert ada.sees(table, "north")["seat"] == "north"


def test_the_id_of_somebody_else_is_an_id_of_ones_own(ada: Guest, bruno: Guest, table: str):
    """What Ada chatted under an id says nothing about what Bruno does under it."""
    bruno.post(SIT.format(table), move="sit")
    ada.post(f"/api/tables/{table}/chat", move="same", text="mine", seat="north")
    said = bruno.post(f"/api/tables/{table}/chat", move="same", text="mine", seat="east")
    assert [line["text"] for line in ada.get(f"/api/tables/{table}/log?seat=north") if line.get("text")][-2:] == [
        "mine",
        "mine",
    ]
    assert said["move"] == "same"


def test_who_comes_after_somebody_has_ids_of_their_own(ada: Guest, bruno: Guest, mallory: Guest, table: str):
    mallory.post(SIT.format(table), move="sit")
    old = mallory.post(f"/api/tables/{table}/chat", move="line", text="hello", seat="east")
    mallory.post(f"/api/tables/{table}/seats/east/leave", move="leave")
    bruno.post(SIT.format(table), move="sit")
    assert bruno.post(f"/api/tables/{table}/chat", move="line", text="hello", seat="east")["number"] > old["number"]


@pytest.mark.parametrize(
    ("path", "first", "other"),
    [
        ("answer", {"seat": "north", "option": None}, {"seat": "north", "option": "!"}),
        ("chat", {"seat": "north", "text": "one"}, {"seat": "north", "text": "two"}),
        ("keep", {"seat": "north", "name": "one", "at": 0}, {"seat": "north", "name": "one", "at": 1}),
        ("seats/east/reseat", {"kind": "bot", "bot": "random"}, {"kind": "open"}),
    ],
)
def test_one_id_is_one_content(ada: Guest, path: str, first: dict[str, Any], other: dict[str, Any]):
    table = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("here", {"name": "Eva"})}).id
    if path == "answer":
        seen = ada.sees(table, "north")
        first = {**first, "at": seen["number"], "option": seen["question"]["options"][0]["name"]}
        other = {**other, "at": seen["number"]}
    done = ada.post(f"/api/tables/{table}/{path}", move="once", **first)
    assert ada.post(f"/api/tables/{table}/{path}", move="once", **first) == done
    assert ada.refused(f"/api/tables/{table}/{path}", move="once", **other) == (409, "other-move")


def test_an_invitation_that_was_taken_is_taken_again_by_the_same_person_only(ada: Guest, bruno: Guest, mallory: Guest):
    table = ada.open_table("tolls", chairs=OPEN).id
    token = ada.post(f"/api/tables/{table}/invitations", seat="east")["token"]
    first = bruno.post("/api/invitations/accept", token=token, move="come")
    again = bruno.post("/api/invitations/accept", token=token, move="come")
    assert (again["table"], again["seat"]) == (first["table"], first["seat"])
    assert again["token"]
    assert mallory.refused("/api/invitations/accept", token=token, move="come") == (404, "not-here")
    assert bruno.refused("/api/invitations/accept", token=token, move="other") == (404, "not-here")
    ada.post(f"/api/tables/{table}/seats/east/reseat", move="out", kind="open")
    assert bruno.refused("/api/invitations/accept", token=token, move="come") == (409, "seat-taken")
    bruno.get(f"/api/tables/{table}?seat=east", expect=404)
