"""A home game: from another machine's address one may join by invitation, and do nothing else.

This machine's own address in the network stands for a phone's: only 127.0.0.1 is at home.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import segno

from plancia.server.app import HANDLERS
from plancia.server.guard.home_game import ASKED, admits, my_address
from plancia.server.settings import BadServer, read_settings
from tests.server.conftest import Running
from tests.server.people import Guest, new_move
from tests.server.tolls import settings_for

CHAIRS = {"koda": ("online", {}), "runen": ("open", {}), "guild": ("open", {})}
needs_network = pytest.mark.skipif(not my_address(), reason="this machine is in no network")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = settings_for(tmp_path_factory.mktemp("home"))
    running = Running(replace(settings, host="0.0.0.0", home=my_address()))
    yield running
    running.stop()


@pytest.fixture
def host(house: Running) -> Guest:
    return Guest(house.url, "Ada")


@pytest.fixture
def phone(house: Running) -> Callable[[str], Guest]:
    return lambda name: Guest(house.settings.invites_to, name)


@needs_network
def test_a_phone_joins_by_its_invitation_and_plays(host: Guest, phone: Callable[[str], Guest]):
    table = host.open_table(chairs={**CHAIRS, "guild": ("bot", {"bot": "thumb"})}).id
    link = host.post(f"/api/tables/{table}/invitations", seat="runen")["link"]
    bruno = phone("Bruno")
    assert link.startswith(f"{bruno.url}/join#")
    bruno.post("/api/invitations/accept", token=urlsplit(link).fragment, move=new_move())
    with bruno.stream(table, "runen") as stream:
        assert stream.next("seen")["seat"] == "runen"
    host.answers(table, "koda") if host.sees(table, "koda")["question"] else bruno.answers(table, "runen")


@needs_network
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),  # the lobby
        ("POST", "/api/tables"),
        ("POST", "/api/tables/TABLE/branch"),
        ("POST", "/api/tables/TABLE/invitations"),
        ("POST", "/api/tables/TABLE/seats/guild/sit"),
        ("POST", "/api/tables/TABLE/seats/guild/reseat"),
        ("POST", "/api/tables/TABLE/seats/runen/stand-in"),
        ("GET", "/api/tables/TABLE/advice?seat=runen"),  # a bot's work
        ("POST", "/api/me/account"),
        ("POST", "/api/me/login"),
        ("POST", "/api/me/passkeys/options"),
        ("POST", "/api/me/webhooks"),
        ("GET", "/api/openapi.json"),
        ("GET", "/metrics"),
        ("GET", "//api/tables"),
        ("GET", "/api/tables/"),
    ],
)
def test_a_phone_may_do_nothing_else(host: Guest, phone: Callable[[str], Guest], method: str, path: str):
    table = host.open_table(chairs=CHAIRS, public=True).id
    token = urlsplit(host.post(f"/api/tables/{table}/invitations", seat="runen")["link"]).fragment
    bruno = phone("Bruno")
    bruno.post("/api/invitations/accept", token=token, move=new_move())
    answer = bruno.http.request(method, bruno.url + path.replace("TABLE", table))
    assert (answer.status_code, answer.json()["code"]) == (403, "at-home")


@needs_network
def test_a_public_table_is_for_who_was_invited(host: Guest, phone: Callable[[str], Guest]):
    table = host.open_table(chairs=CHAIRS, public=True).id
    phone("Carla").get(f"/api/tables/{table}", expect=404)
    Guest(host.url, "Dario").get(f"/api/tables/{table}", expect=200)


@needs_network
@pytest.mark.parametrize("page", ["/", "/lobby", "/new"])
def test_a_phone_is_shown_to_where_invitations_are_given(phone: Callable[[str], Guest], page: str):
    answer = phone("Carla").http.get(page)
    assert (answer.status_code, answer.headers["location"]) == (303, "/join")


@needs_network
def test_the_code_is_the_link(host: Guest):
    table = host.open_table(chairs=CHAIRS).id
    made = host.post(f"/api/tables/{table}/invitations", seat="runen")
    assert drawn(unquote(made["code"])) == [list(row) for row in segno.make_qr(made["link"]).matrix]


def drawn(svg: str) -> list[list[int]]:
    """The dark and light squares of a picture that is drawn with strokes from left to right."""
    (size,) = map(int, re.findall(r"<svg[^>]* width='(\d+)'", svg))
    squares = [[0] * size for _ in range(size)]
    x, y = 0, 0.0
    for step, words in re.findall(r"([Mmh])([\d. -]+)", re.findall(r" d='([^']*)'", svg)[0]):
        if step == "h":
            squares[int(y)][x : x + int(words)] = [1] * int(words)
            x += int(words)
        else:
            right, down = map(float, words.replace("-", " -").split())
            x, y = (int(right), down) if step == "M" else (x + int(right), y + down)
    return [row[4:-4] for row in squares[4:-4]]  # without the quiet zone


@pytest.mark.parametrize(
    ("address", "path", "may"),
    [
        ("192.168.1.9", "/join", True),
        ("192.168.1.9", "/api/tables/abc", True),
        ("192.168.1.9", "/api/tables/abc/watchers", False),
        ("127.0.0.1", "/api/tables/abc/watchers", True),
        ("169.254.7.7", "/join", True),
        ("8.8.8.8", "/join", False),  # from somewhere in the world
        ("", "/join", False),
    ],
)
def test_only_the_network_around_is_let_in(address: str, path: str, may: bool):
    assert admits(address, "GET", path) == may


def test_each_line_of_what_phones_may_ask_for_is_there():
    there = [
        (method if method != "HEAD" else "GET", re.sub(r"\{\w+:\w+\}", "x.y", path))
        for handler in HANDLERS
        for method in getattr(handler, "http_methods", ["GET"])
        for path in handler.paths
    ]
    lines = [(method, line) for method, lines in ASKED.items() for line in lines]
    idle = [
        (method, line)
        for method, line in lines
        if not any(asked == method and re.fullmatch(line, path) for asked, path in there)
    ]
    assert idle == []


def test_a_home_game_listens_all_around_and_takes_its_own_pages():
    told = read_settings(Path("here"), host="192.168.1.5", lan=True, environment={"PLANCIA_PROXY": "127.0.0.1"})
    assert (told.host, told.origin, told.invites_to) == (
        "0.0.0.0",
        "http://127.0.0.1:8200",
        "http://192.168.1.5:8200",
    )
    assert {"http://192.168.1.5:8200", "http://127.0.0.1:8200"} <= told.allowed
    assert told.proxies == ()  # nobody says for others that they come from this machine


@pytest.mark.parametrize(
    ("host", "origin", "why"),
    [
        ("192.168.1.5", "https://plancia.example", "lan-origin"),
        ("8.8.8.8", None, "lan-host"),
        ("127.0.0.1", None, "lan-host"),
        ("0.0.0.0", None, "lan-host"),
        ("kitchen", None, "lan-host"),
    ],
)
def test_a_home_game_is_not_for_the_world(host: str, origin: str | None, why: str):
    with pytest.raises(BadServer, match=why):
        read_settings(Path("here"), host=host, origin=origin, lan=True, environment={})


@needs_network
def test_the_program_tells_phones_where_to_go(tmp_path: Path):
    command = [sys.executable, "-m", "plancia.cli.main", "serve", "--lan", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = server.stdout.readline().strip().rpartition(":")[2]
        told = server.stdout.readline().strip()
        server.terminate()
    assert told.endswith(f"http://{my_address()}:{port}/join")
