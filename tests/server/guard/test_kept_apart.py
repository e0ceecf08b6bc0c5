"""What one secret opens, no other does; and none of them is written down where others read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from plancia.server.live.services import COOKIE
from tests.server.conftest import Process, Running
from tests.server.people import Guest, figures, new_move

TWO: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}
OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


def nobody(server: Running, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"Origin": server.url, **headers}, timeout=30)


def test_a_seat_token_is_no_session(ada: Guest, server: Running):
    """Whoever holds one plays the seat, and is not the person."""
    seats = ada.open_table("tolls", chairs=TWO)
    with nobody(server, Cookie=f"{COOKIE}={seats.tokens['north']}") as thief:
        assert thief.get("/api/me").json()["name"] == ""
        assert thief.delete("/api/me/sessions").status_code == 401


def test_a_session_is_no_seat_token(ada: Guest, server: Running):
    table = ada.open_table("tolls", chairs=TWO).id
    with nobody(server, Authorization=f"Bearer {ada.http.cookies[COOKIE]}") as thief:
        assert thief.get(f"/api/tables/{table}?seat=north").status_code == 404


def test_a_seat_that_changes_hands_takes_its_tokens_along_at_once(ada: Guest, bruno: Guest, server: Running):
    table = ada.open_table("tolls", chairs=OPEN, public=True).id
    token = bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")["token"]
    with nobody(server, Authorization=f"Bearer {token}") as bearer:
        assert bearer.get(f"/api/tables/{table}?seat=east").status_code == 200
        ada.post(f"/api/tables/{table}/seats/east/reseat", move="out", kind="open")
        assert bearer.get(f"/api/tables/{table}?seat=east").status_code == 403
    assert bruno.refused(f"/api/tables/{table}/seats/east/token") == (403, "not-your-seat")


def test_a_shared_screen_shows_the_seats_that_sit_there(ada: Guest, bruno: Guest):
    chairs = {"north": ("online", {}), "east": ("here", {"name": "Eva"}), "south": ("open", {})}
    table = ada.open_table("tolls", chairs=chairs, public=True).id
    bruno.post(f"/api/tables/{table}/seats/south/sit", move="sit")
    with ada.stream(table, "north", "east") as screen:
        screen.next()
        screen.say(type="show", seat="south")
        assert screen.next("problem")["code"] == "bad-request"


def test_nobody_removes_the_webhook_of_somebody_else(ada: Guest, bruno: Guest):
    made = ada.post("/api/me/webhooks", url="http://127.0.0.1/x")["webhook"]
    bruno.ask("DELETE", f"/api/me/webhooks/{made}", expect=404)
    assert [hook["webhook"] for hook in ada.get("/api/me/webhooks")] == [made]


def test_no_secret_is_in_the_log_or_in_the_figures(launch: Callable[..., Process], tmp_path: Path):
    """Tokens, sessions, invitations, passwords, what people write: all of them used, well and badly."""
    process = launch("", tmp_path)
    ada, bruno = Guest(process.url, "Ada"), Guest(process.url, "Bruno")
    seats = ada.open_table("tolls", chairs=OPEN, title="a quiet title")
    path, token = f"/api/tables/{seats.id}", seats.tokens["north"]
    invited = ada.post(f"{path}/invitations", seat="east")["token"]
    joined = bruno.post("/api/invitations/accept", token=invited, move=new_move())["token"]
    bearer = Guest(process.url, come_in=False)
    bearer.http.headers["Authorization"] = f"Bearer {token}"
    bearer.get(f"{path}?seat=north")
    bearer.get(f"{path}?seat=west", expect=403)
    bearer.post(f"{path}/answer", 409, move=new_move(), seat="north", at=99, option="whispered-option")
    bearer.post(f"{path}/nothing", 404)
    bearer.get(f"/api/me/tables?after={token}", expect=401)
    with bearer.stream(seats.id, "north", tokens=[token]) as stream:
        stream.next("welcome")
    ada.post(f"{path}/chat", move=new_move(), seat="north", text="whispered words")
    ada.http.put(f"{path}/note", json={"text": "whispered note"})
    ada.post("/api/me/account", login="whispered-login", password="whispered password")
    ada.post("/api/me/login", 401, login="whispered-login", password="whispered guess")
    ada.http.post("/api/me", content=b'{"name": "whispered json', headers={"content-type": "application/json"})
    told = figures(ada)
    secrets = [token, invited, joined, ada.http.cookies[COOKIE], bruno.http.cookies[COOKIE], "whispered", "quiet title"]
    process.stop()
    written = (tmp_path / "log").read_text()
    assert any(json.loads(line)["event"] == "request" for line in written.splitlines())
    for where, said in (("log", written), ("figures", told)):
        assert [secret for secret in secrets if secret in said] == [], where
