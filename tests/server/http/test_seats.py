"""Sitting down and leaving, invitations, stand-ins that step aside, and what the owner of a table may do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import Guest, new_move

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
OPEN_WROTH: dict[str, Any] = {"koda": ("online", {}), "runen": ("open", {})}


def chair(guest: Guest, table: str, seat: str) -> dict[str, Any]:
    return dict(guest.sees(table)["chairs"][seat])


def test_the_lobby_shows_public_tables_only(ada: Guest, bruno: Guest):
    public = ada.open_table("tolls", chairs=OPEN, public=True, title="Come in").id
    private = ada.open_table("tolls", chairs=OPEN).id
    lobby = {each["table"]: each for each in bruno.get("/api/tables")}
    assert public in lobby
    assert private not in lobby
    assert (lobby[public]["title"], lobby[public]["status"]) == ("Come in", "open")
    mine = {each["table"]: each["mine"] for each in ada.get("/api/me/tables")}
    assert mine == {public: ["north"], private: ["north"]}
    assert bruno.get("/api/me/tables") == []
    assert Guest(ada.url, come_in=False).get("/api/me/tables", expect=401)["code"] == "who-are-you"


def test_an_open_seat_is_whose_entry_comes_first(ada: Guest, server):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    crowd = [Guest(server.url, f"Guest {n}") for n in range(8)]

    def sit(guest: Guest) -> int:
        return guest.http.post(f"/api/tables/{table}/seats/east/sit", json={"move": "sit"}).status_code

    with ThreadPoolExecutor(8) as hands:
        statuses = list(hands.map(sit, crowd))
    assert sorted(statuses) == [200] + [409] * 7
    assert chair(ada, table, "east")["name"] == crowd[statuses.index(200)].name


def test_sitting_down_again_with_the_same_id_gives_the_seat_again(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    first = bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    again = bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    assert again["number"] == first["number"]
    for token in (first["token"], again["token"]):
        device = Guest(ada.url, come_in=False)
        device.http.headers["Authorization"] = f"Bearer {token}"
        assert device.sees(table, "east")["seat"] == "east"


def test_an_invitation_leads_to_a_seat_once(ada: Guest, bruno: Guest, server):
    table = ada.open_table("tolls", chairs=OPEN, title="Thursday").id
    bruno.get(f"/api/tables/{table}", expect=404)
    made = ada.post(f"/api/tables/{table}/invitations", seat="east")
    assert made["link"] == f"{server.url}/join#{made['token']}"
    leads = bruno.post("/api/invitations/look", token=made["token"])
    assert (leads["table"], leads["seat"], leads["title"]) == (table, "east", "Thursday")
    assert (leads["by"], leads["chairs"]["east"]) == ("Ada", {"kind": "open"})
    joined = bruno.post("/api/invitations/accept", token=made["token"], move="sit")
    assert bruno.sees(table, "east")["seat"] == "east"
    assert joined["token"]
    carla = Guest(server.url, "Carla")
    assert carla.refused("/api/invitations/accept", token=made["token"], move="sit") == (404, "not-here")
    carla.get(f"/api/tables/{table}", expect=404)
    mine, taken = (guest.post("/api/invitations/look", token=made["token"]) for guest in (bruno, carla))
    assert (mine["taken"], mine["mine"], mine["table"]) == (True, True, table)
    assert (taken["taken"], taken["mine"], taken["public"]) == (True, False, False)
    assert (taken["table"], taken["title"], taken["chairs"], taken["by"]) == ("", "", {}, "Ada")


def test_a_used_invitation_to_a_public_table_leads_there_to_watch(ada: Guest, bruno: Guest, server):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="east")
    bruno.post("/api/invitations/accept", token=made["token"], move="sit")
    carla = Guest(server.url, "Carla")
    taken = carla.post("/api/invitations/look", token=made["token"])
    assert (taken["taken"], taken["public"], taken["table"]) == (True, True, table)
    assert carla.sees(table)["seat"] is None


def test_an_invitation_to_watch_is_for_many_and_shows_no_hand(ada: Guest, bruno: Guest, server):
    table = ada.open_table("tolls", chairs=OPEN).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="")
    for guest in (bruno, Guest(server.url, "Carla")):
        assert guest.post("/api/invitations/accept", token=made["token"], move="x")["token"] == ""
        assert guest.sees(table)["seat"] is None
        guest.get(f"/api/tables/{table}?seat=north", expect=403)


def test_a_revoked_invitation_leads_nowhere(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="east")
    assert [each["invitation"] for each in ada.get(f"/api/tables/{table}/invitations")] == [made["invitation"]]
    ada.ask("DELETE", f"/api/tables/{table}/invitations/{made['invitation']}")
    assert bruno.refused("/api/invitations/look", token=made["token"]) == (404, "not-here")
    assert bruno.refused("/api/invitations/accept", token=made["token"], move="x") == (404, "not-here")
    ada.ask("DELETE", f"/api/tables/{table}/invitations/{made['invitation']}", expect=404)


def test_a_private_seat_needs_an_invitation(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN).id
    assert bruno.refused(f"/api/tables/{table}/seats/east/sit", move="sit") == (404, "not-here")
    ada.post(f"/api/tables/{table}/invitations", seat="")
    watch = ada.post(f"/api/tables/{table}/invitations", seat="")["token"]
    bruno.post("/api/invitations/accept", token=watch, move="x")
    assert bruno.refused(f"/api/tables/{table}/seats/east/sit", move="sit") == (403, "not-your-seat")


def test_who_leaves_may_watch_and_nothing_else(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="east")
    token = bruno.post("/api/invitations/accept", token=made["token"], move="sit")["token"]
    left = bruno.post(f"/api/tables/{table}/seats/east/leave", move="bye")
    assert bruno.post(f"/api/tables/{table}/seats/east/leave", move="bye") == left
    assert chair(ada, table, "east")["kind"] == "open"
    assert bruno.sees(table)["seat"] is None
    bruno.get(f"/api/tables/{table}?seat=east", expect=403)
    device = Guest(ada.url, come_in=False)
    device.http.headers["Authorization"] = f"Bearer {token}"
    device.get(f"/api/tables/{table}?seat=east", expect=404)


def test_an_old_command_sent_again_throws_nobody_out(ada: Guest, bruno: Guest, server):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    freed = ada.post(f"/api/tables/{table}/seats/east/reseat", move="out", kind="open")
    carla = Guest(server.url, "Carla")
    carla.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    assert ada.post(f"/api/tables/{table}/seats/east/reseat", move="out", kind="open") == freed
    assert bruno.refused(f"/api/tables/{table}/seats/east/sit", move="sit") == (409, "seat-taken")
    assert carla.sees(table, "east")["seat"] == "east"


def test_only_the_owner_gives_seats_away(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    for body in ({"kind": "bot", "bot": "random"}, {"kind": "open"}):
        assert bruno.refused(f"/api/tables/{table}/seats/north/reseat", move="m", **body) == (403, "not-your-table")
    assert bruno.refused(f"/api/tables/{table}/seats/north/stand-in", move="m") == (403, "not-your-seat")
    assert bruno.refused(f"/api/tables/{table}/invitations", seat="north") == (403, "not-your-table")


def test_a_stand_in_keeps_the_seat_until_its_person_is_back(ada: Guest, bruno: Guest):
    table = ada.open_table(chairs=OPEN_WROTH, public=True).id
    bruno.post(f"/api/tables/{table}/seats/runen/sit", move="sit")
    ada.post(f"/api/tables/{table}/seats/runen/stand-in", move="away", bot="random")
    assert chair(ada, table, "runen") | {"title": ""} == {
        "kind": "stand-in",
        "name": "Bruno",
        "bot": "random",
        "was": "online",
        "title": "",
    }
    with ada.stream(table, "koda") as koda:
        while all(line["number"] < 3 for line in koda.next()["log"]):
            question = koda.seen["table"]["question"]
            if question is not None:  # the stand-in may be quicker, and ask something else meanwhile
                sent = {"move": new_move(), "seat": "koda", "at": koda.seen["number"]}
                ada.http.post(f"/api/tables/{table}/answer", json={**sent, "option": question["options"][0]["name"]})
        bruno.post(f"/api/tables/{table}/seats/runen/back", move="back")
        assert chair(ada, table, "runen")["kind"] == "online"
    assert bruno.refused(f"/api/tables/{table}/seats/runen/back", move="again") == (422, "no-change")


def test_seats_that_do_not_exist(ada: Guest):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    for seat in ("south", "nobody", "x" * 200):
        assert ada.refused(f"/api/tables/{table}/seats/{seat}/sit", move=new_move()) == (422, "no-such-seat")
        assert ada.refused(f"/api/tables/{table}/invitations", seat=seat) == (422, "no-such-seat")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "chairs": {"a": {"kind": "online"}}}, "no-such-game"),
        ({"game": "wroth", "chairs": {"koda": {"kind": "online"}}}, "bad-settings"),
        ({"game": "wroth", "chairs": {"koda": {"kind": "online"}, "zork": {"kind": "open"}}}, "bad-settings"),
        ({"game": "wroth", "chairs": {"koda": {"kind": "online"}, "runen": {"kind": "online"}}}, "bad-request"),
        (
            {"game": "wroth", "chairs": {"koda": {"kind": "online"}, "runen": {"kind": "bot", "bot": "x"}}},
            "no-such-bot",
        ),
        ({"game": "wroth", "chairs": {"koda": {"kind": "online"}, "runen": {"kind": "bot"}}}, "bad-chair"),
        ({"game": "wroth", "chairs": OPEN_WROTH, "settings": {"x": 1}}, "bad-settings"),
        ({"game": "wroth", "chairs": OPEN_WROTH, "clock": {"kind": "live"}}, "bad-clock"),
        ({"game": "wroth", "chairs": OPEN_WROTH, "clock": {"kind": "days", "move": 9, "zone": "../x"}}, "bad-clock"),
        ({"game": "wroth", "chairs": OPEN_WROTH, "position": "zork = 1"}, "bad-position"),
        ({"game": "wroth", "chairs": {}}, "bad-settings"),
        ({"game": "wroth"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be(ada: Guest, body: dict[str, Any], code: str):
    if body.get("chairs") is OPEN_WROTH:
        body = {**body, "chairs": {seat: {"kind": kind} for seat, (kind, _) in OPEN_WROTH.items()}}
    assert ada.refused("/api/tables", **body) == (400, code)


def test_what_the_rules_refuse_is_told_in_italian_too(ada: Guest):
    body = {"game": "wroth", "chairs": {"koda": {"kind": "online"}}}
    told = ada.http.post("/api/tables", json=body, headers={"Accept-Language": "it-IT,it;q=0.9,en;q=0.5"}).json()
    assert told["rule"] == "W-GEN-04"
    assert told["title"] == "Una partita non si può preparare così."
    assert "modalità" in told["detail"]
