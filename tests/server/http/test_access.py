"""Who may do what at a table, in one place; a new endpoint without a row here is found.

Columns: nobody, a guest, one whose invitation was withdrawn, one who sat and has logged out, one who sat and has left,
a watcher, another sitter, the seat's token, its sitter, the owner; at a public table, a private one, one that is over.
"+" may, "1" says who-are-you (401), "3" may not (403), "4" there is nothing here (404).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running
from tests.server.people import GUESTS, Guest, new_move
from tests.server.world import ROLES, World

KINDS = ("public", "private", "over")
TABLE = "/api/tables/{table}"
LOOK = "++++++++++ 4444++++++ 4444++++++"  # as a spectator
SEAT = "3333333++3 4444333++3 4444333++3"  # through a seat, or for it
PERSON = "1++1+++1++ 4444+++1++ 4444+++1++"  # as somebody who has a name
OWNER = "333333333+ 444433333+ 444433333+"
MEMBER = "333333++++ 444433++++ 444433++++"  # whoever sits there

ROWS: dict[str, str] = {
    f"GET {TABLE}": LOOK,
    f"GET {TABLE}?number=1": LOOK,
    f"GET {TABLE}?seat=SEAT": SEAT,
    f"GET {TABLE}?seat=SEAT&number=1": SEAT,
    f"GET {TABLE}/info": LOOK,
    f"GET {TABLE}/log": LOOK,
    f"GET {TABLE}/log?seat=SEAT": SEAT,
    f"GET {TABLE}/recap?seat=SEAT": SEAT,
    f"GET {TABLE}/frames": LOOK,
    f"GET {TABLE}/frames?seat=SEAT": SEAT,
    f"GET {TABLE}/text": LOOK,
    f"GET {TABLE}/text?seat=SEAT": SEAT,
    f"GET {TABLE}/preview?seat=SEAT&at=0&option=x": SEAT,
    f"GET {TABLE}/survey?spot=x": LOOK,
    f"GET {TABLE}/survey?spot=x&seat=SEAT": SEAT,
    f"GET {TABLE}/forecast": LOOK,
    f"GET {TABLE}/forecast?seat=SEAT": SEAT,
    f"GET {TABLE}/advice?seat=SEAT": SEAT,
    f"GET {TABLE}/lesson": LOOK,  # and where there is one, only whose lesson it is
    f"GET {TABLE}/review": LOOK,  # and only what is over
    f"GET {TABLE}/note": PERSON,
    f"GET {TABLE}/record": LOOK,
    f"GET {TABLE}/record?seat=SEAT": SEAT,
    f"GET {TABLE}/position": LOOK,
    f"GET {TABLE}/position?seat=SEAT": SEAT,
    f"GET {TABLE}/invitations": MEMBER,
    f"GET {TABLE}/watchers": OWNER,
    f"PUT {TABLE}/note": PERSON,
    f"POST {TABLE}/answer": SEAT,
    f"POST {TABLE}/undo": SEAT,
    f"POST {TABLE}/consent": SEAT,
    f"POST {TABLE}/order": SEAT,
    f"POST {TABLE}/keep": SEAT,
    f"POST {TABLE}/looked": SEAT,
    f"POST {TABLE}/chat": PERSON,
    f"POST {TABLE}/chat as seat": SEAT,
    f"POST {TABLE}/bug": LOOK,
    f"POST {TABLE}/bug as seat": SEAT,
    f"GET {TABLE}/damage": LOOK,  # and a table that opens has none
    f"POST {TABLE}/wind-back": OWNER,  # and a table that opens is refused by itself
    f"POST {TABLE}/branch": PERSON,  # and what is not over is refused by the table
    f"POST {TABLE}/invitations": MEMBER,
    f"POST {TABLE}/invitations to a seat": OWNER,
    f"DELETE {TABLE}/invitations/INVITATION": OWNER,
    f"DELETE {TABLE}/watchers/WATCHER": OWNER,
    f"POST {TABLE}/seats/SEAT/sit": "1++1+++1++ 444433333+ 444433333+",  # and a taken seat is refused by the table
    f"POST {TABLE}/seats/SEAT/token": "33333331+3 44443331+3 44443331+3",
    f"DELETE {TABLE}/seats/SEAT/tokens": "3333333+++ 4444333+++ 4444333+++",
    f"POST {TABLE}/seats/SEAT/leave": SEAT,
    f"POST {TABLE}/seats/SEAT/stand-in": "3333333+++ 4444333+++ 4444333+++",
    f"POST {TABLE}/seats/SEAT/back": SEAT,
    f"POST {TABLE}/seats/SEAT/reseat": OWNER,
}
# Without a table: nobody, a guest, one who has logged out.
ALONE: dict[str, str] = {
    "GET /api/games": "+++",
    "GET /api/games/tolls/teaching": "+++",
    "GET /api/games/tolls/rules": "+++",
    "GET /api/games/tolls/cards": "+++",
    "GET /api/tables": "+++",
    "GET /health": "+++",
    "GET /ready": "+++",
    "GET /api/me": "+++",
    "GET /api/me/tables": "1+1",
    "GET /api/me/webhooks": "1+1",
    "PATCH /api/me": "1+1",
    "POST /api/me": "+++",
    "POST /api/me/account": "1+1",
    "POST /api/me/login": "111",  # nobody has this password
    "POST /api/me/password": "111",  # a guest has none
    "POST /api/me/passkeys/options": "1+1",
    "POST /api/me/passkeys": "1+1",
    "POST /api/me/passkeys/login/options": "+++",
    "POST /api/me/passkeys/login": "+++",
    "POST /api/me/webhooks": "1+1",
    "DELETE /api/me/webhooks/x": "141",
    "DELETE /api/me/session": "+++",
    "DELETE /api/me/sessions": "1+1",
    "POST /api/tables": "1+1",
    "POST /api/invitations/look": "444",  # nobody has this invitation
    "POST /api/invitations/accept": "141",
}
BODIES: dict[str, dict[str, Any]] = {
    f"POST {TABLE}/answer": {"move": "MOVE", "seat": "SEAT", "at": 0, "option": "x"},
    f"POST {TABLE}/undo": {"move": "MOVE", "seat": "SEAT", "at": 0},
    f"POST {TABLE}/consent": {"move": "MOVE", "seat": "SEAT", "at": 0, "agrees": True},
    f"POST {TABLE}/order": {"move": "MOVE", "seat": "SEAT", "at": 0, "about": "x", "option": None},
    f"POST {TABLE}/keep": {"move": "MOVE", "seat": "SEAT", "at": 0, "name": "MOVE"},
    f"POST {TABLE}/looked": {"seat": "SEAT", "number": 0},
    f"POST {TABLE}/chat": {"move": "MOVE", "text": "x"},
    f"POST {TABLE}/chat as seat": {"move": "MOVE", "text": "x", "seat": "SEAT"},
    f"POST {TABLE}/bug": {"text": "x"},
    f"POST {TABLE}/bug as seat": {"text": "x", "seat": "SEAT"},
    f"POST {TABLE}/branch": {"number": 1},
    f"PUT {TABLE}/note": {"text": "x"},
    f"POST {TABLE}/invitations": {"seat": ""},
    f"POST {TABLE}/invitations to a seat": {"seat": "east"},
    f"POST {TABLE}/seats/SEAT/sit": {"move": "MOVE"},
    f"POST {TABLE}/seats/SEAT/leave": {"move": "MOVE"},
    f"POST {TABLE}/seats/SEAT/stand-in": {"move": "MOVE", "bot": "random"},
    f"POST {TABLE}/seats/SEAT/back": {"move": "MOVE"},
    f"POST {TABLE}/seats/SEAT/reseat": {"move": "MOVE", "kind": "open"},
    "PATCH /api/me": {"name": "Zoe"},
    "POST /api/me": {"name": "Zoe"},
    "POST /api/me/account": {"login": "MOVE", "password": "long enough"},
    "POST /api/me/login": {"login": "MOVE", "password": "long enough"},
    "POST /api/me/password": {"old": "long enough", "new": "longer than that"},
    "POST /api/me/passkeys": {"credential": {}},
    "POST /api/me/passkeys/login": {"credential": {}},
    "POST /api/me/webhooks": {"url": "http://127.0.0.1/x"},
    "POST /api/tables": {"game": "tolls", "chairs": {"north": {"kind": "online"}, "east": {"kind": "open"}}},
    "POST /api/invitations/look": {"token": "x"},
    "POST /api/invitations/accept": {"token": "x", "move": "MOVE"},
}
MARKS = {401: "1", 403: "3", 404: "4"}


def changes(row: str) -> bool:
    """It lets some of the others in, or out."""
    return any(word in row for word in ("/leave", "/stand-in", "/reseat", "DELETE"))


@pytest.fixture(scope="module")
def worlds(server: Running) -> Iterator[dict[str, World]]:
    """Of each kind one, for everything that leaves people where they are."""
    made = {kind: World(server.url, kind) for kind in KINDS}
    everybody = GUESTS.copy()
    GUESTS.clear()  # they stay longer than one test
    yield made
    for guest in everybody:
        guest.http.close()


def filled(value: Any, words: dict[str, str]) -> Any:
    return {name: words.get(each, each) if isinstance(each, str) else each for name, each in value.items()}


def marked(world: World, role: str, row: str) -> str:
    words = {"{table}": world.table, "SEAT": world.seat_of(role), "INVITATION": world.invitation}
    if "WATCHER" in row:
        words["WATCHER"] = world.owner.get(f"{world.path}/watchers")[0]["watcher"]
    return mark(world.people[role], row, words)


def mark(guest: Guest, row: str, words: dict[str, str]) -> str:
    words = {**words, "MOVE": new_move()}
    method, path = re.split(" as | to ", row)[0].split(" ", 1)
    for word, meant in words.items():
        path = path.replace(word, meant)
    body = filled(BODIES.get(row, {}), words)
    answer = guest.http.request(method, path, json=body or None)
    assert answer.status_code < 500, answer.text
    return MARKS.get(answer.status_code, "+")


@pytest.mark.parametrize("row", [row for row in ROWS if not changes(row)])
def test_who_may_do_what_at_a_table(row: str, worlds: dict[str, World]):
    found = ["".join(marked(worlds[kind], role, row) for role in ROLES) for kind in KINDS]
    assert " ".join(found) == ROWS[row]


@pytest.mark.parametrize("kind", KINDS[:2])
@pytest.mark.parametrize("row", [row for row in ROWS if changes(row)])
def test_who_may_change_who_is_there(row: str, kind: str, server: Running):
    """Each who may has a table of their own to do it at."""
    world, marks = World(server.url, kind, played=False), ""
    for role in ROLES:
        if marks.endswith("+"):
            world = World(server.url, kind, played=False)
        marks += marked(world, role, row)
    assert marks == ROWS[row].split()[KINDS.index(kind)]


@pytest.mark.parametrize("row", ALONE)
def test_who_may_do_what_without_one(row: str, server: Running):
    out = Guest(server.url, "Eva")
    session = out.http.cookies["plancia"]
    out.ask("DELETE", "/api/me/session")
    out.http.cookies.set("plancia", session)
    marks = "".join(mark(guest, row, {}) for guest in (Guest(server.url, come_in=False), Guest(server.url), out))
    assert marks == ALONE[row]


def test_every_endpoint_has_its_row(server: Running, worlds: dict[str, World]):
    document = worlds["public"].owner.get("/api/openapi.json")
    known = {re.sub(r"[?].*| as .*| to a .*", "", row) for row in (*ROWS, *ALONE)}
    known = {row.replace("SEAT", "{}").replace("INVITATION", "{}").replace("WATCHER", "{}") for row in known}
    known = {
        re.sub(r"\{table\}|/tolls/|/x$", lambda found: {"{table}": "{}", "/x": "/{}"}.get(found[0], "/{}/"), row)
        for row in known
    }
    offered = {
        f"{method.upper()} {re.sub(r'{[^}]*}', '{}', path)}"
        for path, item in document["paths"].items()
        for method in item
    }
    assert offered - known == set()
    assert known - offered == set()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seat", ["", "SEAT"])
def test_who_may_look_over_a_socket(kind: str, seat: str, worlds: dict[str, World]):
    world = worlds[kind]
    row = (SEAT if seat else LOOK).split()[KINDS.index(kind)]
    marks = ""
    for role in ROLES:
        guest = world.people[role]
        bearer = guest.http.headers.get("Authorization", "").removeprefix("Bearer ")
        seats = [world.seat_of(role)] if seat else []
        with guest.stream(world.table, *seats, tokens=[bearer] if bearer else []) as stream:
            try:
                kinds = json.loads(stream.line.recv(timeout=20))
            except ConnectionClosed:
                kinds = {}
        marks += "+" if kinds.get("type") == "welcome" else MARKS.get(kinds.get("status", 0), "?")
    assert marks == row
