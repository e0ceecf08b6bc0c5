"""Going back: taking back by consent, rewinding, branching; and catching up: recap, notes, records, bug reports."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from plancia.table.opening.report import read_report
from tests.server.people import Guest, new_move

PEOPLE: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


@pytest.fixture
def table(ada: Guest, bruno: Guest) -> str:
    """Tolls between Ada (north) and Bruno (east), six answers into the game."""
    table = ada.open_table("tolls", chairs=PEOPLE, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    play({"north": ada, "east": bruno}, table, 6)
    return table


def play(players: dict[str, Guest], table: str, times: int = 10_000) -> None:
    rng = random.Random(5)
    for _ in range(times):
        someone = next(iter(players.values()))
        waiting = someone.sees(table)["waiting"]
        if not waiting:
            return
        seat = waiting[0]["seat"]
        options = players[seat].sees(table, seat)["question"]["options"]
        players[seat].answers(table, seat, rng.choice(options)["name"])


def who_asks(players: dict[str, Guest], table: str) -> tuple[str, str]:
    """A seat that may go back only if the other agrees, and the other."""
    for seat, other in (("north", "east"), ("east", "north")):
        undo = players[seat].sees(table, seat)["undo"]
        if undo is not None and not undo["free"]:
            return seat, other
    raise AssertionError("nobody has learned anything")


def test_a_save_point_is_kept_for_those_at_the_table_exactly_once(ada: Guest, bruno: Guest, table: str):
    sent = {"move": "k", "seat": "north", "at": 3, "name": "the third toll"}
    kept = [ada.post(f"/api/tables/{table}/keep", **sent) for _ in range(2)]
    assert kept[0] == kept[1]
    assert bruno.sees(table, "east")["kept"] == [{"seat": "north", "name": "the third toll", "at": 3}]
    again = {**sent, "move": "other"}
    assert ada.refused(f"/api/tables/{table}/keep", **again) == (422, "kept-already")
    assert bruno.refused(f"/api/tables/{table}/keep", **{**again, "name": "mine"}) == (403, "not-your-seat")


def test_taking_back_needs_consent_once_somebody_has_learned_something(ada: Guest, bruno: Guest, table: str):
    players = {"north": ada, "east": bruno}
    seat, other = who_asks(players, table)
    before = players[seat].sees(table, seat)
    to = before["undo"]["to"]
    asked = players[seat].post(f"/api/tables/{table}/undo", move="u", seat=seat, at=before["number"])
    assert asked["what"] == "asked-back"
    assert players[other].sees(table)["request"]["missing"] == [other]
    assert players[seat].refused(
        f"/api/tables/{table}/consent", move="me", seat=seat, at=asked["number"], agrees=True
    ) == (422, "not-asked")
    players[other].post(f"/api/tables/{table}/consent", move="no", seat=other, at=asked["number"], agrees=False)
    assert players[seat].sees(table, seat)["view"] == before["view"]

    asked = players[seat].post(
        f"/api/tables/{table}/undo", move="u2", seat=seat, at=players[seat].sees(table)["number"]
    )
    players[other].post(f"/api/tables/{table}/consent", move="yes", seat=other, at=asked["number"], agrees=True)
    then = players[seat].get(f"/api/tables/{table}?seat={seat}&number={to}")
    assert players[seat].sees(table, seat)["view"] == then["view"]


def test_an_answer_that_nobody_has_seen_through_is_taken_back_at_once(ada: Guest):
    chairs: dict[str, Any] = {"koda": ("online", {}), "runen": ("bot", {"bot": "random"})}
    table = ada.open_table(chairs=chairs).id
    done = ada.answers(table, "koda")
    taken = take_back(ada, table, "koda")
    assert taken["what"] == "took-back"
    assert taken["number"] > done["number"]
    assert ada.sees(table, "koda")["question"]["rule"] == "W-SETUP-09"
    assert take_back(ada, table, "koda")["code"] == "no-undo"


def take_back(guest: Guest, table: str, seat: str) -> dict[str, Any]:
    """As a client does it: again, while bots are faster."""
    while True:
        body = {"move": new_move(), "seat": seat, "at": guest.sees(table)["number"]}
        told = guest.http.post(f"/api/tables/{table}/undo", json=body).json()
        if told.get("code") != "stale":
            return dict(told)


def test_the_table_as_it_was_at_any_number(ada: Guest, bruno: Guest, table: str):
    seen = []
    for number in range(ada.sees(table)["number"] + 1):
        then = ada.get(f"/api/tables/{table}?seat=north&number={number}")
        assert then["number"] == number
        assert all(isinstance(hand, int) for hand in then["view"]["fields"]["hands"][1:])
        seen.append(then["view"])
    assert seen[-1] == ada.sees(table, "north")["view"]
    assert seen[0] != seen[-1]
    for number in (-1, len(seen), 10**12):
        assert ada.get(f"/api/tables/{table}?number={number}", expect=422)["code"] == "no-such-entry"
    ada.get(f"/api/tables/{table}?number=zork", expect=400)


def test_secrets_are_kept_until_the_end_and_then_everything_may_be_read(ada: Guest, bruno: Guest, table: str):
    for path in ("record", "position", "record?seat=north"):
        assert ada.get(f"/api/tables/{table}/{path}", expect=409)["code"] == "not-over"
    assert ada.refused(f"/api/tables/{table}/branch", number=3) == (409, "not-over")
    report = read_report(ada.post(f"/api/tables/{table}/bug", text="The cart did not roll.", seat="north"))
    assert (report.holds, report.record, report.note) == ("north", "", "The cart did not roll.")
    play({"north": ada, "east": bruno}, table)
    assert ada.sees(table)["over"]
    assert ada.get(f"/api/tables/{table}/record").startswith("plancia record 1\n")
    assert read_report(bruno.post(f"/api/tables/{table}/bug", text="")).record


def test_a_finished_game_is_branched_from_by_whoever_watched(ada: Guest, bruno: Guest, table: str, server):
    play({"north": ada, "east": bruno}, table)
    carla = Guest(server.url, "Carla")
    chairs = {"north": {"kind": "online"}, "east": {"kind": "bot", "bot": "random"}}
    made = carla.post(f"/api/tables/{table}/branch", number=5, chairs=chairs)
    then, now = ada.get(f"/api/tables/{table}?seat=north&number=5"), carla.sees(made["table"], "north")
    while now["number"] < made["number"]:
        now = carla.sees(made["table"], "north")
    first = carla.get(f"/api/tables/{made['table']}?seat=north&number={made['number']}")
    assert first["view"] == then["view"]
    assert len(first["fair"]) == 2  # a key of its own from here on
    ada.get(f"/api/tables/{made['table']}", expect=404)
    assert carla.refused(f"/api/tables/{table}/branch", number=5000) == (422, "no-such-entry")
    assert carla.refused(f"/api/tables/{table}/branch", number=1, chairs={"west": {"kind": "open"}}) == (
        400,
        "bad-request",
    )


def test_a_solo_game_is_branched_from_while_it_goes_on(ada: Guest, bruno: Guest):
    solo = ada.open_table(
        chairs={"koda": ("online", {}), "runen": ("bot", {"bot": "random"})}, public=True, title="Mine"
    ).id
    ada.answers(solo, "koda")
    made = ada.post(f"/api/tables/{solo}/branch", number=0)
    assert ada.get(f"/api/tables/{made['table']}?seat=koda&number=0")["question"]["rule"] == "W-SETUP-09"
    assert bruno.refused(f"/api/tables/{solo}/branch", number=0) == (409, "not-over")


def test_a_recap_tells_what_happened_since_the_seat_last_looked(ada: Guest, bruno: Guest, table: str):
    number = ada.sees(table)["number"]
    with ada.stream(table, "north") as north:
        north.until(number)
    until = time.monotonic() + 20
    while (recap := ada.get(f"/api/tables/{table}/recap?seat=north"))["since"] != number:
        assert time.monotonic() < until
    assert recap["log"] == []
    play({"north": ada, "east": bruno}, table, 3)
    recap = ada.get(f"/api/tables/{table}/recap?seat=north")
    assert recap["log"] == ada.get(f"/api/tables/{table}/log?seat=north&since={number}")
    assert recap["log"]
    ada.post(f"/api/tables/{table}/looked", seat="north", number=10**9)
    assert ada.get(f"/api/tables/{table}/recap?seat=north")["since"] == number + 3
    bruno.get(f"/api/tables/{table}/recap?seat=north", expect=403)


def test_a_note_is_for_its_writer(ada: Guest, bruno: Guest, table: str):
    ada.ask("PUT", f"/api/tables/{table}/note", text="East holds two stops.\n<script>")
    assert ada.get(f"/api/tables/{table}/note") == {"text": "East holds two stops.\n<script>"}
    assert bruno.get(f"/api/tables/{table}/note") == {"text": ""}


def test_chat_and_names_are_data(ada: Guest, bruno: Guest, table: str):
    evil = "<img src=x onerror=alert(1)>"
    ada.http.patch("/api/me", json={"name": evil})
    ada.post(f"/api/tables/{table}/chat", move=new_move(), text=evil)
    line = bruno.get(f"/api/tables/{table}/log?seat=east")[-1]
    assert (line["name"], line["text"], line["seat"]) == (evil, evil, "")
    page = bruno.http.get(f"/api/tables/{table}/log?seat=east")
    assert page.headers["content-type"] == "application/json"
    assert page.headers["x-content-type-options"] == "nosniff"
