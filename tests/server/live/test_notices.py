"""Your turn: in any open page, and by webhook; and no webhook reaches into the inner network."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from plancia.server.live import webhook_calls
from plancia.server.live.hub import Hub
from plancia.server.live.notices import Notices
from plancia.server.metrics import Figures
from plancia.table.store.people.webhooks import Webhook
from tests.server.live.test_streams import closed_with
from tests.server.people import Guest
from tests.server.tolls import settings_for

PEOPLE: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


@contextmanager
def receiver(statuses: list[int], to: str = "") -> Iterator[tuple[str, list[tuple[dict[str, str], bytes]]]]:
    """Somebody's server, which answers with these statuses and keeps what it got."""
    got: list[tuple[dict[str, str], bytes]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(statuses[min(len(got), len(statuses)) - 1])
            self.send_header("Content-Length", "0")
            if to:
                self.send_header("Location", to)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/hook", got
        finally:  # or a test that fails would never end
            server.shutdown()
            thread.join()


def wait_for(what: Any, seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


def play_until(ada: Guest, bruno: Guest, table: str, seat: str) -> None:
    """Until that seat has not been asked, and is."""
    players = {"north": ada, "east": bruno}
    has_rested = False
    while True:
        asked = [each["seat"] for each in ada.sees(table)["waiting"]]
        if has_rested and seat in asked:
            return
        has_rested = has_rested or seat not in asked
        players[asked[0]].answers(table, asked[0])


def test_any_open_page_hears_whose_turn_it_is(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=PEOPLE, public=True, title="Thursday").id
    with bruno.socket("/api/notices") as page:
        assert json.loads(page.recv(timeout=10)) == {"type": "turns", "turns": []}
        bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
        play_until(ada, bruno, table, "east")
        while not (turns := json.loads(page.recv(timeout=10))["turns"]):
            pass
        assert {key: turns[0][key] for key in ("table", "title", "game", "seat")} == {
            "table": table,
            "title": "Thursday",
            "game": "tolls",
            "seat": "east",
        }
        while ada.sees(table)["waiting"][0]["seat"] == "east":
            bruno.answers(table, "east")
        while json.loads(page.recv(timeout=10))["turns"]:
            pass
        page.send('{"type":"ping"}')
        while json.loads(page.recv(timeout=10))["type"] != "pong":
            pass
        page.send('{"type":"show","seat":""}')
        assert json.loads(page.recv(timeout=10))["code"] == "bad-request"


def test_a_page_that_opens_later_hears_what_waits(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs=PEOPLE, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    asked = ada.sees(table)["waiting"][0]["seat"]
    with {"north": ada, "east": bruno}[asked].socket("/api/notices") as page:
        assert [turn["seat"] for turn in json.loads(page.recv(timeout=10))["turns"] if turn["table"] == table] == [
            asked
        ]


def test_notices_are_for_people_we_know(server):
    with Guest(server.url, come_in=False).socket("/api/notices") as page:
        assert json.loads(page.recv(timeout=10))["code"] == "who-are-you"
        assert closed_with(page) == 4401


def test_a_webhook_is_called_signed_and_again_until_it_is_taken(ada: Guest, bruno: Guest, monkeypatch):
    monkeypatch.setattr(webhook_calls, "AGAIN", (0.1, 0.1, 0.1))
    table = ada.open_table("tolls", chairs=PEOPLE, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    with receiver([500, 302, 204]) as (url, got):
        made = bruno.post("/api/me/webhooks", url=url)
        assert [each["url"] for each in bruno.get("/api/me/webhooks")] == [url]
        play_until(ada, bruno, table, "east")
        wait_for(lambda: len(got) == 3)
        headers, body = got[-1]
        told = json.loads(body)
        assert (told["type"], told["table"], told["seat"]) == ("turn", table, "east")
        stamp, _, signed = headers["plancia-signature"].partition(",v1=")
        wanted = hmac.new(made["secret"].encode(), f"{stamp[2:]}.".encode() + body, sha256).hexdigest()
        assert signed == wanted
        time.sleep(0.3)
        assert len(got) == 3  # taken is taken

        with bruno.stream(table, "east") as east:  # who looks need not be called
            east.next()
            play_until(ada, bruno, table, "east")
        time.sleep(0.2)
        assert len(got) == 3
        bruno.ask("DELETE", f"/api/me/webhooks/{made['webhook']}")
        assert bruno.get("/api/me/webhooks") == []
        bruno.ask("DELETE", f"/api/me/webhooks/{made['webhook']}", expect=404)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://127.1/x",
        "http://2130706433/x",
        "http://0x7f000001/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://localhost:80/",
        "http://10.0.0.8/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://0.0.0.0/",
        "http://100.64.0.1/",
        "http://224.0.0.1/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "http://user@example.com/",
        "http://example.com\\@127.0.0.1/",
        "http://exa mple.com/",
        "http://[::1/",
        "http://host:99999/",
        "http:///x",
        "gopher://127.0.0.1/",
        "",
        "http://no-such-host.invalid/",
        "http://[64:ff9b:1::808:808]/",
        "http://[fec0::1]/",
        "http://[::127.0.0.1]/",
        "http://8.8.8.8:22/",
        "https://8.8.8.8:5432/",
    ],
)
def test_no_webhook_into_the_inner_network(url: str):
    with pytest.raises(webhook_calls.BadAddress):
        asyncio.run(webhook_calls.address_of(url, private=False))


def test_a_server_that_calls_nothing_inside_says_so(start, tmp_path):
    carla = Guest(start(replace(settings_for(tmp_path / "outside"), private_webhooks=False)).url, "Carla")
    for url in (
        "http://127.0.0.1/x",
        "file:///etc/passwd",
        "http://\x00/",
        "http://\ud800x/".encode("utf-8", "replace").decode(),
    ):
        assert carla.refused("/api/me/webhooks", url=url) == (400, "bad-address")
    assert carla.refused("/api/me/webhooks", url="http://x/" + "y" * 500) == (400, "bad-request")


def test_an_address_is_judged_where_it_really_is():
    inner = "127.0.0.1 ::1 ::ffff:10.0.0.1 2002:7f00:1:: fe80::1 fc00::1 64:ff9b::a00:1 64:ff9b:1::808:808 fec0::1"
    for inside in (inner + " ::127.0.0.1 ::808:808 192.0.0.8 240.0.0.1 255.255.255.255 ff02::1").split():
        assert not webhook_calls.in_the_world(ipaddress.ip_address(inside)), inside
    for outside in ("93.184.215.14", "2606:4700::6810:85e5", "::ffff:93.184.215.14"):
        assert webhook_calls.in_the_world(ipaddress.ip_address(outside)), outside


def test_which_ports_may_be_called_is_a_setting():
    assert asyncio.run(webhook_calls.address_of("http://8.8.8.8/", private=False)) == "8.8.8.8"
    assert asyncio.run(webhook_calls.address_of("https://8.8.8.8:8443/", False, frozenset({8443}))) == "8.8.8.8"
    with pytest.raises(webhook_calls.BadAddress):
        asyncio.run(webhook_calls.address_of("https://8.8.8.8/", False, frozenset({8443})))


def test_a_redirection_is_not_followed():
    with receiver([204]) as (elsewhere, got), receiver([307], elsewhere) as (url, _):
        assert not asyncio.run(webhook_calls.call(url, "secret", 1, b"{}", private=True))
        assert got == []


def test_a_whole_call_has_one_deadline(monkeypatch: pytest.MonkeyPatch):
    """Somebody who answers a letter at a time is not listened to for ever."""
    monkeypatch.setattr(webhook_calls, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as slow:
        drip = threading.Thread(target=dripping, args=(slow,), daemon=True)
        drip.start()
        began = time.monotonic()
        url = f"http://127.0.0.1:{slow.getsockname()[1]}/"
        assert not asyncio.run(webhook_calls.call(url, "secret", 1, b"{}", private=True))
        assert time.monotonic() - began < 5


def dripping(slow: socket.socket) -> None:
    line, _ = slow.accept()
    with line, suppress(OSError):
        for letter in b"HTTP/1.1 200 OK\r\n" + b"X: " + b"y" * 1000:
            line.sendall(bytes([letter]))
            time.sleep(0.05)


def test_who_never_answers_keeps_nobody_elses_from_being_called(monkeypatch: pytest.MonkeyPatch):
    """Of the calls that are made at a time, a few are one person's."""
    monkeypatch.setattr(webhook_calls, "AGAIN", ())
    asyncio.run(two_owners())


async def two_owners() -> None:
    settings = settings_for(Path())
    notices = Notices(Hub(None, Figures(), Path()), settings)  # type: ignore[arg-type]
    with socket.create_server(("127.0.0.1", 0)) as silent, receiver([204]) as (url, got):
        deaf = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        stuck = [
            asyncio.create_task(notices.insist(Webhook(str(n), "mallory", deaf, "s", 0), b"{}")) for n in range(40)
        ]
        await asyncio.sleep(0.2)
        async with asyncio.timeout(5):
            await notices.insist(Webhook("bruno's", "bruno", url, "s", 0), b"{}")
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
    assert len(got) == 1
    assert not notices.slots


def test_a_name_that_moves_inside_later_is_not_called():
    """The address is looked up and judged again for every call, and that address is the one called."""
    with receiver([204]) as (url, got):
        with pytest.raises(webhook_calls.BadAddress):
            asyncio.run(webhook_calls.call(url.replace("127.0.0.1", "localhost"), "secret", 1, b"{}"))
        assert got == []
        assert asyncio.run(webhook_calls.call(url, "secret", 1, b"{}", private=True))
        assert got[0][0]["host"] == url.split("/")[2]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[list[str]]]:
    """Names that lead elsewhere each time they are looked up: by host, the addresses of each time."""
    lead: dict[str, list[list[str]]] = {}
    plain = socket.getaddrinfo

    def getaddrinfo(host: Any, *how: Any, **more: Any) -> Any:
        name = host.decode() if isinstance(host, bytes) else host
        if name not in lead:
            return plain(host, *how, **more)
        if not lead[name]:
            raise socket.gaierror(socket.EAI_NONAME, "no more")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0)) for address in lead[name].pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return lead


def test_the_address_that_was_judged_is_the_one_that_is_called(names: dict[str, list[list[str]]]):
    """A name is looked up once for a call: a moment later it may lead inside."""
    with receiver([204]) as (url, got):
        names["hook.example"] = [["127.0.0.1"]]
        named = url.replace("127.0.0.1", "hook.example")
        assert asyncio.run(webhook_calls.call(named, "secret", 1, b"{}", private=True))
        assert got[0][0]["host"] == named.split("/")[2]


def test_all_addresses_of_a_name_are_judged(names: dict[str, list[list[str]]]):
    names["hook.example"] = [["93.184.215.14", "10.0.0.1"]]
    with pytest.raises(webhook_calls.BadAddress):
        asyncio.run(webhook_calls.address_of("http://hook.example/", private=False))
