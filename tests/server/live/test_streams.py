"""The stream of a table: whole at every version, from any gap; spectators; a shared screen; who loses the seat."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Guest, new_move

TWO: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}
ALONE: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


def play_on(guest: Guest, table: str, times: int) -> None:
    for _ in range(times):
        guest.answers(table, guest.sees(table)["waiting"][0]["seat"])


def closed_with(line: Any) -> int:
    """The code with which the server closes."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=10)
    return int(line.close_code)


def test_a_stream_says_hello_and_shows_the_whole_table(ada: Guest):
    table = ada.open_table("tolls", chairs=TWO).id
    with ada.stream(table, "north") as north:
        welcome = north.next("welcome")
        assert (welcome["protocol"], welcome["table"], welcome["seats"], welcome["number"]) == (1, table, ["north"], 0)
        seen = north.next()
        assert (seen["number"], seen["seat"], seen["since"]) == (0, "north", -1)
        assert seen["table"] == ada.sees(table, "north")
        assert seen["log"] == ada.get(f"/api/tables/{table}/log?seat=north")
        ada.answers(table, ada.sees(table)["waiting"][0]["seat"])
        after = north.next()
        assert (after["number"], after["since"]) == (1, 0)
        assert after["table"] == ada.sees(table, "north")
        north.say(type="ping")
        assert abs(north.next("pong")["now"] - time.time() * 1000) < 5000


def test_resuming_from_every_number_gives_what_a_new_client_gets(ada: Guest):
    """Also from 0, from the last one, from the future and from nonsense; after something was taken back, too."""
    table = ada.open_table("tolls", chairs=TWO).id
    play_on(ada, table, 6)
    seat, undo, number = "", None, ada.sees(table)["number"]
    for seat in ("north", "east"):
        undo = ada.sees(table, seat)["undo"]
        if undo is not None:
            break
    assert undo is not None
    ada.post(f"/api/tables/{table}/undo", move=new_move(), seat=seat, at=number)
    if ada.sees(table)["request"] is not None:
        other = "east" if seat == "north" else "north"
        ada.post(f"/api/tables/{table}/consent", move=new_move(), seat=other, at=number + 1, agrees=True)
    kept_until, back = undo["to"], ada.sees(table)["number"]
    play_on(ada, table, 2)
    number = ada.sees(table)["number"]
    with ada.stream(table, "north") as fresh:
        whole = fresh.next()
    for since in [*range(-1, number + 1), number + 1, number + 1000, -2, 10**25]:
        with ada.stream(table, "north", since=since) as resumed:
            seen = resumed.next()
        assert json.dumps(seen["table"]) == json.dumps(whole["table"])
        kept = [line for line in whole["log"] if line["number"] <= seen["since"]]
        assert kept + seen["log"] == whole["log"]
        known = since if -1 <= since <= number else -1
        assert seen["since"] == (kept_until if kept_until < known < back else known)


def test_what_was_taken_back_is_told_again_as_undone(ada: Guest):
    table = ada.open_table(chairs={"koda": ("online", {}), "runen": ("bot", {"bot": "random"})}).id
    log: list[Any] = []
    with ada.stream(table, "koda") as koda:
        for what in ("Choose", "Take"):
            while koda.seen == {} or not str((koda.seen["table"]["question"] or {}).get("prompt")).startswith(what):
                log = merged(log, koda.next())
            done = ada.answers(table, "koda", at=koda.seen["number"])
        while koda.seen["number"] < done["number"] or koda.seen["table"]["question"] is None:
            log = merged(log, koda.next())
        undone = ada.post(f"/api/tables/{table}/undo", move=new_move(), seat="koda", at=koda.seen["number"])
        while koda.seen["number"] < undone["number"]:
            log = merged(log, koda.next())
        assert koda.seen["since"] < done["number"]
        assert any(line.get("undone") for line in log)
        assert log == [
            line for line in ada.get(f"/api/tables/{table}/log?seat=koda") if line["number"] <= log[-1]["number"]
        ]


def merged(log: list[Any], seen: dict[str, Any]) -> list[Any]:
    """As a client keeps its log: what comes takes the place of everything after `since`."""
    return [line for line in log if line["number"] <= seen["since"]] + seen["log"]


def test_a_spectator_sees_what_a_spectator_may(ada: Guest, server):
    watcher = Guest(server.url, "Carla", come_in=False)
    public = ada.open_table("tolls", chairs=TWO, public=True).id
    with watcher.stream(public) as nobody:
        seen = nobody.next()
        assert seen["seat"] == ""
        assert seen["table"]["seat"] is None
        assert seen["table"]["question"] is None
        assert all(isinstance(hand, int) for hand in seen["table"]["view"]["fields"]["hands"])
    with watcher.stream(public, "north") as thief:
        assert thief.next("problem")["code"] == "not-your-seat"
        assert closed_with(thief.line) == 4403
    private = ada.open_table("tolls", chairs=TWO).id
    for table in (private, "x" * 22, "no%20such%20table", "%00"):
        with watcher.stream(table) as nobody:
            assert nobody.next("problem")["code"] == "not-here"
            assert closed_with(nobody.line) == 4404


def test_a_shared_screen_shows_one_seat_at_a_time(ada: Guest):
    """It begins covered; each looks only after the device was handed over; no message holds two hands."""
    table = ada.open_table("tolls", chairs={"north": ("here", {"name": "Nora"}), "east": ("here", {"name": "Eva"})}).id
    with ada.stream(table, "north", "east") as screen:
        first = screen.next()
        assert (first["seat"], first["hand_over"]) == ("", first["table"]["waiting"][0]["seat"])
        hands = {"north": 0, "east": 1}
        turns = 0
        while turns < 12:
            seen = screen.seen
            shown = seen["seat"]
            open_hands = [isinstance(hand, list) for hand in seen["table"]["view"]["fields"]["hands"]]
            assert sum(open_hands) == (1 if shown else 0)
            if not shown:
                screen.say(type="show", seat=seen["hand_over"])
                assert screen.next()["seat"] == seen["hand_over"]
            else:
                assert open_hands[hands[shown]]
                done = ada.answers(table, shown, at=seen["number"])
                turns += 1
                screen.until(done["number"])
        screen.say(type="show", seat="")
        assert screen.next()["seat"] == ""
        screen.say(type="show", seat="south")
        assert screen.next("problem")["code"] == "bad-request"


def test_one_may_look_at_ones_hand_while_the_other_is_asked(ada: Guest):
    table = ada.open_table("tolls", chairs={"north": ("here", {"name": "N"}), "east": ("here", {"name": "E"})}).id
    with ada.stream(table, "north", "east") as screen:
        asked = screen.next()["hand_over"]
        other = "east" if asked == "north" else "north"
        screen.say(type="show", seat=other)
        assert screen.next()["seat"] == other
        ada.post(f"/api/tables/{table}/chat", move=new_move(), seat=other, text="still looking")
        assert screen.next()["seat"] == other
        ada.answers(table, asked)
        assert screen.next()["seat"] in ("", other)


def test_a_seat_token_is_enough_and_ends_when_it_is_revoked(ada: Guest, server):
    seats = ada.open_table("tolls", chairs=TWO)
    device = Guest(server.url, come_in=False)
    device.http.headers["Authorization"] = f"Bearer {seats.tokens['north']}"
    assert device.sees(seats.id, "north")["seat"] == "north"
    assert device.get(f"/api/tables/{seats.id}?seat=east", expect=403)["code"] == "not-your-seat"
    with device.stream(seats.id, "north", tokens=[seats.tokens["north"]]) as north:
        north.next()
        ada.ask("DELETE", f"/api/tables/{seats.id}/seats/north/tokens")
        assert closed_with(north.line) == 4404  # a private table, and nothing left to show for it
    device.get(f"/api/tables/{seats.id}?seat=north", expect=404)
    assert ada.sees(seats.id, "north")["seat"] == "north"  # the person still sits there


def test_a_token_of_one_table_opens_no_other(ada: Guest, server):
    one, other = ada.open_table("tolls", chairs=TWO), ada.open_table("tolls", chairs=TWO)
    device = Guest(server.url, come_in=False)
    device.http.headers["Authorization"] = f"Bearer {one.tokens['north']}"
    device.get(f"/api/tables/{other.id}?seat=north", expect=404)
    flipped = ("A" if one.tokens["north"][0] != "A" else "B") + one.tokens["north"][1:]
    device.http.headers["Authorization"] = f"Bearer {flipped}"
    device.get(f"/api/tables/{one.id}?seat=north", expect=404)


def test_whoever_is_replaced_sees_no_more(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=ALONE, public=True).id
    token = bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")["token"]
    with bruno.stream(table, "east") as east, bruno.stream(table, "east", tokens=[token]) as device:
        east.next()
        device.next()
        began = time.monotonic()
        ada.post(f"/api/tables/{table}/seats/east/reseat", move="r", kind="bot", bot="random")
        assert closed_with(east.line) == closed_with(device.line) == 4403
        assert time.monotonic() - began < 1
    assert bruno.refused(f"/api/tables/{table}/answer", move="m", seat="east", at=2, option="pass") == (
        403,
        "not-your-seat",
    )


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('{"type":"hello","protocol":2}', "bad-request"),
        ('{"type":"hello"}', "bad-request"),
        ('{"type":"hello","protocol":1,"extra":1}', "bad-request"),
        ('{"type":"show","seat":"north"}', "bad-request"),
        ("[" * 21 + "]" * 21, "too-deep"),
        ("not json", "bad-request"),
        ('{"type":"hello","protocol":1,"seats":["\\ud800"]}', "bad-request"),
        ("", "bad-request"),
    ],
)
def test_a_wrong_hello_is_told_why(ada: Guest, said: str, code: str):
    table = ada.open_table("tolls", chairs=TWO).id
    with ada.socket(f"/api/tables/{table}/stream") as line:
        line.send(said)
        assert json.loads(line.recv(timeout=10))["code"] == code
        assert closed_with(line) == 4400


def test_nonsense_in_a_stream_is_told_why_and_changes_nothing(ada: Guest):
    table = ada.open_table("tolls", chairs=TWO).id
    with ada.stream(table, "north") as north:
        north.next()
        for said in ("{}", "null", '{"type":"hello","protocol":1}', '{"type":"show"}', '{"type":"ping","x":1}'):
            north.line.send(said)
            assert north.next("problem")["code"] == "bad-request"
        north.line.send(b"\x00\x01")
        assert north.next("problem")["detail"] == "text"
        north.say(type="ping")
        assert north.next("pong")
    assert ada.sees(table)["number"] == 0


def test_nobody_says_hello_for_ever(ada: Guest, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("plancia.server.live.reader.HELLO_IN", 0.3)
    table = ada.open_table("tolls", chairs=TWO).id
    with ada.socket(f"/api/tables/{table}/stream") as line:
        assert closed_with(line) == 4408


def test_a_foreign_page_gets_no_socket(ada: Guest):
    table = ada.open_table("tolls", chairs=TWO).id
    with (
        pytest.raises(InvalidStatus) as refused,
        ada.socket(f"/api/tables/{table}/stream", Origin="http://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
