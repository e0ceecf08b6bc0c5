"""What ends with a session, and who tries passwords."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.table.store.people import attempts, tokens
from tests.server.conftest import Running
from tests.server.live.test_streams import closed_with
from tests.server.people import Guest, new_move

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
PASSWORD, OTHER = "correct horse battery", "staple it is then"


@pytest.fixture
def account(server: Running) -> tuple[Guest, str]:
    ada, login = Guest(server.url, "Ada"), f"ada-{new_move()}"
    ada.post("/api/me/account", login=login, password=PASSWORD)
    return ada, login


def elsewhere(server: Running, login: str, password: str = PASSWORD) -> Guest:
    guest = Guest(server.url, come_in=False)
    guest.post("/api/me/login", login=login, password=password)
    return guest


def with_token(server: Running, token: str) -> Guest:
    device = Guest(server.url, come_in=False)
    device.http.headers["Authorization"] = f"Bearer {token}"
    return device


def test_logging_out_ends_the_sockets_and_the_seat_tokens_of_that_session(server: Running, account: Any):
    ada, login = account
    made = ada.open_table("tolls", chairs=OPEN)
    phone = elsewhere(server, login)
    kept = phone.post(f"/api/tables/{made.id}/seats/north/token")["token"]
    with ada.stream(made.id, "north") as here, phone.stream(made.id, "north") as there:
        here.next()
        there.next()
        with ada.socket("/api/notices") as notices:
            notices.recv(timeout=20)
            ada.ask("DELETE", "/api/me/session")
            assert closed_with(here.line) in (4403, 4404)
            assert closed_with(notices) == 4401
        there.say(type="ping")
        assert there.next("pong")
    with_token(server, made.tokens["north"]).get(f"/api/tables/{made.id}?seat=north", expect=404)
    assert with_token(server, kept).sees(made.id, "north")["seat"] == "north"


def test_logging_out_everywhere_does(server: Running, account: Any):
    ada, login = account
    made = ada.open_table("tolls", chairs=OPEN)
    phone = elsewhere(server, login)
    with phone.stream(made.id, "north") as there:
        there.next()
        ada.ask("DELETE", "/api/me/sessions")
        assert closed_with(there.line) in (4403, 4404)
    assert phone.get("/api/me")["name"] == ""
    assert ada.get("/api/me")["name"] == ""
    with_token(server, made.tokens["north"]).get(f"/api/tables/{made.id}?seat=north", expect=404)


def test_a_new_password_puts_everybody_else_out(server: Running, account: Any):
    ada, login = account
    phone = elsewhere(server, login)
    assert ada.refused("/api/me/password", old=OTHER, new=OTHER) == (401, "wrong-login")
    assert ada.refused("/api/me/password", old=PASSWORD, new="short") == (400, "bad-request")
    ada.post("/api/me/password", old=PASSWORD, new=OTHER)
    assert ada.get("/api/me")["login"] == login
    assert phone.get("/api/me")["name"] == ""
    assert phone.refused("/api/me/login", login=login, password=PASSWORD) == (401, "wrong-login")
    assert elsewhere(server, login, OTHER).get("/api/me")["login"] == login


def test_a_session_that_nobody_used_for_30_days_is_over(server: Running, ada: Guest):
    session, now = ada.http.cookies["plancia"], server_now()
    found = tokens.find(server.store, session, now + tokens.UNUSED - 60_000)
    assert found is not None  # and this was a use
    assert tokens.find(server.store, session, now + 2 * tokens.UNUSED - 70_000) is not None
    assert tokens.find(server.store, session, now + 3 * tokens.UNUSED) is None


def server_now() -> int:
    import time

    return int(time.time() * 1000)


def test_what_is_over_is_forgotten(server: Running, ada: Guest, bruno: Guest):
    gone, stays = ada.http.cookies["plancia"], bruno.http.cookies["plancia"]
    ada.ask("DELETE", "/api/me/session")
    assert tokens.purge(server.store, server_now()) >= 1
    assert not tokens.revoke(server.store, gone, server_now())
    assert tokens.find(server.store, stays, server_now()) is not None


def test_an_account_is_not_guessed_from_many_addresses(server: Running, account: Any):
    """Five wrong ones are free; then each waits longer, also the right one, whoever sends it."""
    _, login = account
    guest = Guest(server.url, come_in=False)
    for _ in range(attempts.FREE):
        assert guest.refused("/api/me/login", login=login.upper(), password=OTHER) == (401, "wrong-login")
    answer = guest.http.post("/api/me/login", json={"login": login, "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    assert int(answer.headers["retry-after"]) >= 1


def test_each_wrong_one_waits_twice_as_long(server: Running):
    now, name = 1_000_000, new_move()
    waits = []
    for tried in range(1, attempts.FREE + 12):
        assert attempts.begin(server.store, (name,), now) == 0
        waits.append(attempts.begin(server.store, (name,), now) if tried >= attempts.FREE else 0)
        now += waits[-1]
    assert waits[attempts.FREE - 1 : attempts.FREE + 2] == [1_000, 2_000, 4_000]
    assert waits[-1] == attempts.LONGEST
    attempts.succeed(server.store, name)
    assert attempts.begin(server.store, (name,), now) == 0


def test_a_withdrawn_invitation_ends_the_watching_it_gave(ada: Guest, bruno: Guest, server: Running):
    table = ada.open_table("tolls", chairs=OPEN).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="")
    other = ada.post(f"/api/tables/{table}/invitations", seat="")
    carla = Guest(server.url, "Carla")
    bruno.post("/api/invitations/accept", token=made["token"], move="x")
    carla.post("/api/invitations/accept", token=other["token"], move="x")
    with bruno.stream(table) as watching:
        watching.next()
        ada.ask("DELETE", f"/api/tables/{table}/invitations/{made['invitation']}")
        assert closed_with(watching.line) == 4404
    bruno.get(f"/api/tables/{table}", expect=404)
    assert carla.sees(table)["seat"] is None


def test_the_owner_shows_a_watcher_out(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=OPEN).id
    made = ada.post(f"/api/tables/{table}/invitations", seat="")
    bruno.post("/api/invitations/accept", token=made["token"], move="x")
    (watcher,) = ada.get(f"/api/tables/{table}/watchers")
    assert watcher["name"] == "Bruno"
    bruno.ask("DELETE", f"/api/tables/{table}/watchers/{watcher['watcher']}", expect=403)
    with bruno.stream(table) as watching:
        watching.next()
        ada.ask("DELETE", f"/api/tables/{table}/watchers/{watcher['watcher']}")
        assert closed_with(watching.line) == 4404
    bruno.get(f"/api/tables/{table}", expect=404)
    assert ada.get(f"/api/tables/{table}/watchers") == []


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u0301", "\uffa0"])
def test_a_name_can_be_seen(bruno: Guest, name: str):
    assert bruno.refused("/api/me", name=name) == (400, "bad-request")


@pytest.mark.parametrize("name", ["\u0410da", "Ad\u0430", "\u0391da", "Br\u03c5no"])
def test_a_name_is_written_in_one_alphabet(bruno: Guest, name: str):
    assert bruno.refused("/api/me", name=name) == (400, "mixed-name")


@pytest.mark.parametrize("name", ["Ада Кириллова", "Αθηνά", "山田 Taro さん", "김 Kim", "Ada-2 ☕", "O'Hara", "Zoë"])
def test_names_of_all_the_world_are_names(bruno: Guest, name: str):
    assert bruno.post("/api/me", name=name)["name"] == name


@pytest.mark.parametrize("name", ["Ada", "ADA", "Àda", "Ada\u3164", "A d a"])
def test_nobody_sits_down_as_somebody_else(ada: Guest, bruno: Guest, name: str):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    status, code = bruno.refused(f"/api/tables/{table}/seats/east/sit", move="sit", name=name)
    assert (status, code) == (409, "name-taken")
