"""Every limit at one less, at the limit, and at one more."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from plancia.server.errors import Problem
from plancia.server.guard import limits
from plancia.server.guard.counters import Doors, Window
from plancia.server.guard.limits import Rates, too_deep
from plancia.server.live.services import Caller
from tests.server.http.test_view_more import some_way
from tests.server.live.test_streams import closed_with
from tests.server.people import Guest, new_move
from tests.server.tolls import MANY, settings_for

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
FULL: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}


@pytest.fixture
def table(ada: Guest) -> str:
    return ada.open_table("tolls", chairs=OPEN, public=True).id


def padded(size: int) -> bytes:
    """A rename of exactly so many bytes."""
    body = b'{"name": "Ada"}'
    return body + b" " * (size - len(body))


@pytest.mark.parametrize(("size", "status"), [(-1, 201), (0, 201), (1, 413)])
def test_a_body_has_at_most_16_kib(ada: Guest, size: int, status: int):
    answer = ada.http.post("/api/me", content=padded(limits.MESSAGE + size))
    assert answer.status_code == status
    if status == 413:
        assert answer.json()["code"] == "too-big"


def test_a_body_in_pieces_is_counted_too(ada: Guest):
    def pieces() -> Any:
        for _ in range(40):
            yield b" " * 1024

    assert ada.http.post("/api/me", content=pieces()).status_code == 413


@pytest.mark.parametrize(("size", "closes"), [(-1, False), (0, False), (1, True)])
def test_a_message_has_at_most_16_kib(ada: Guest, table: str, size: int, closes: bool):
    with ada.stream(table, "north") as north:
        north.next()
        north.line.send('{"type":"ping"}' + " " * (limits.MESSAGE + size - 15))
        if closes:
            assert closed_with(north.line) == 1009
        else:
            assert north.next("pong")


@pytest.mark.parametrize(("more", "code"), [(-1, "bad-request"), (0, "bad-request"), (1, "too-deep")])
def test_lists_lie_at_most_20_deep_in_each_other(ada: Guest, table: str, more: int, code: str):
    deep = "[" * (limits.DEPTH + more) + "]" * (limits.DEPTH + more)
    answer = ada.http.post("/api/me", content=deep)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    with ada.stream(table, "north") as north:
        north.next()
        north.line.send(deep)
        assert north.next("problem")["code"] == code


def test_brackets_in_a_text_are_no_depth(ada: Guest, table: str):
    assert not too_deep(json.dumps({"text": "[" * 400 + '\\"' + "{" * 400}).encode())
    ada.post(f"/api/tables/{table}/chat", move=new_move(), seat="north", text="[" * 400 + '"' + "]")


@pytest.mark.parametrize(("length", "fits"), [(31, True), (32, True), (33, False)])
def test_names_titles_and_logins_have_at_most_32_characters(ada: Guest, length: int, fits: bool):
    word = "é" * length
    status = (200, 201) if fits else (400,)
    assert ada.http.post("/api/me", json={"name": word}).status_code in status
    chairs = {"north": {"kind": "here", "name": word}, "east": {"kind": "here", "name": "Eva"}}
    assert ada.http.post("/api/tables", json={"game": "tolls", "chairs": chairs}).status_code in status
    chairs["north"]["name"] = "Nora"
    assert ada.http.post("/api/tables", json={"game": "tolls", "chairs": chairs, "title": word}).status_code in status
    account = {"login": f"{new_move()}{word}"[:length], "password": "correct horse"}
    assert ada.http.post("/api/me/account", json=account).status_code in status


@pytest.mark.parametrize(("length", "status"), [(499, 200), (500, 200), (501, 400)])
def test_chat_has_at_most_500_characters(ada: Guest, table: str, length: int, status: int):
    body = {"move": new_move(), "seat": "north", "text": "é" * length}
    assert ada.http.post(f"/api/tables/{table}/chat", json=body).status_code == status


@pytest.mark.parametrize(("length", "status"), [(3999, 200), (4000, 200), (4001, 400)])
def test_notes_and_reports_have_at_most_4000_characters(ada: Guest, table: str, length: int, status: int):
    assert ada.http.put(f"/api/tables/{table}/note", json={"text": "n" * length}).status_code == status
    assert ada.http.post(f"/api/tables/{table}/bug", json={"text": "n" * length}).status_code == status


@pytest.mark.parametrize(("length", "status"), [(63, 200), (64, 200), (65, 400), (0, 400)])
def test_a_move_id_has_at_most_64_characters(ada: Guest, table: str, length: int, status: int):
    body = {"move": "m" * length, "seat": "north", "text": "hello"}
    assert ada.http.post(f"/api/tables/{table}/chat", json=body).status_code == status


def test_a_socket_says_at_most_100_things_in_20_seconds(ada: Guest, table: str):
    with ada.stream(table, "north") as north:  # its hello is the first
        north.next()
        for _ in range(limits.MESSAGES - 1):
            north.say(type="ping")
            assert north.next("pong")
        north.say(type="ping")
        assert north.next("problem")["code"] == "too-many"
        assert closed_with(north.line) == 4429


def test_a_spectator_writes_at_most_10_lines_in_20_seconds(bruno: Guest, table: str):
    said = [
        bruno.http.post(f"/api/tables/{table}/chat", json={"move": new_move(), "text": f"line {n}"})
        for n in range(limits.LINES + 1)
    ]
    assert [answer.status_code for answer in said] == [200] * limits.LINES + [429]


def test_what_one_address_and_one_person_may_have(start, tmp_path):
    rates = Rates(tables=4, guests=3, logins=2, waiting=2, sockets=2)
    house = start(settings_for(tmp_path / "strict", rates))
    people = [Guest(house.url, f"Guest {n}") for n in range(3)]
    stranger = Guest(house.url, come_in=False)
    answer = stranger.http.post("/api/me", json={"name": "Fourth"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    assert 0 < int(answer.headers["retry-after"]) <= limits.GUESTS_IN

    ada = people[0]
    first = ada.open_table("tolls", chairs=OPEN, public=True).id
    ada.open_table("tolls", chairs=OPEN)
    chairs = {"north": {"kind": "online"}, "east": {"kind": "open"}}
    assert ada.refused("/api/tables", game="tolls", chairs=chairs) == (429, "too-full")
    ada.open_table("tolls", chairs=FULL)  # nobody waits there
    people[1].open_table("tolls", chairs=FULL)
    assert people[2].refused("/api/tables", game="tolls", chairs=chairs) == (429, "too-many")

    wrong = {"login": "nobody", "password": "wrong horse"}
    assert [stranger.http.post("/api/me/login", json=wrong).status_code for _ in range(3)] == [401, 401, 429]

    with ada.stream(first) as one, ada.stream(first) as two:
        one.next()
        two.next()
        with ada.socket(f"/api/tables/{first}/stream") as third:
            assert json.loads(third.recv(timeout=10))["code"] == "too-many"
            assert closed_with(third) == 4429
    assert house.server.server_state is not None


def test_who_sits_there_writes_at_most_200_lines_in_20_seconds(ada: Guest, table: str):
    said = [
        ada.http.post(f"/api/tables/{table}/chat", json={"move": new_move(), "text": "x", "seat": "north"}).status_code
        for _ in range(limits.SEATED_LINES + 20)
    ]
    assert said[: limits.SEATED_LINES] == [200] * limits.SEATED_LINES
    assert 429 in said


def test_frames_are_counted_not_how_often_they_are_asked_for(ada: Guest):
    frames = f"/api/tables/{some_way(ada)}/frames?seat=koda"
    many, often = len(ada.get(frames)), 0
    while ada.http.get(frames).status_code == 200:
        often += 1
    assert often < 2 * limits.FRAMES_AT_ONCE / many
    ben = Guest(ada.url, "Ben")
    none_new = f"/api/tables/{some_way(ben)}/frames?seat=koda&since=99"
    assert {ben.http.get(none_new).status_code for _ in range(4 * often)} == {200}


def test_one_address_may_not_try_many_accounts(start, tmp_path):
    rates = replace(MANY, logins=limits.LOGINS)
    stranger = Guest(start(settings_for(tmp_path / "few", rates)).url, come_in=False)
    tried = [
        stranger.http.post("/api/me/login", json={"login": f"person {n}", "password": "x" * 10}).status_code
        for n in range(limits.LOGINS + 1)
    ]
    assert tried == [401] * limits.LOGINS + [429]


def test_webhooks_and_invitations_are_counted(ada: Guest, table: str):
    hooks = [ada.http.post("/api/me/webhooks", json={"url": "http://127.0.0.1/x"}) for _ in range(limits.WEBHOOKS + 1)]
    assert [answer.status_code for answer in hooks] == [201] * limits.WEBHOOKS + [429]
    invited = [ada.http.post(f"/api/tables/{table}/invitations", json={}) for _ in range(limits.INVITATIONS + 1)]
    assert [answer.status_code for answer in invited] == [201] * limits.INVITATIONS + [429]


def test_a_window_counts_by_key_and_forgets():
    now = 0.0
    window = Window(3, 10, lambda: now)
    for _ in range(3):
        window.take("a")
    window.take("b")
    with pytest.raises(Problem):
        window.take("a")
    now = 9.9
    with pytest.raises(Problem) as refused:
        window.take("a")
    assert refused.value.wait == 1
    now = 10.0
    window.take("a")
    now = 100.0
    window.take("c")
    assert set(window._taken) == {"c"}


def test_doors_count_who_is_inside():
    doors = Doors(2)
    doors.enter("a")
    doors.enter("a")
    with pytest.raises(Problem):
        doors.enter("a")
    doors.leave("a")
    doors.enter("a")
    doors.leave("a")
    doors.leave("a")
    assert doors.open == {}


def test_the_figures_of_a_house_for_many_differ_only_in_the_rates(tmp_path):
    assert replace(settings_for(tmp_path), rates=Rates()).rates != MANY


def test_nobody_is_counted_under_a_secret():
    """What is counted is told to other processes, through the database."""
    with_session, without = Caller("a-session", (), "198.51.100.1"), Caller("", (), "198.51.100.1")
    assert "a-session" not in with_session.key
    assert without.key == "198.51.100.1"
