"""Who comes to the door with half a request, too much of one, or too many connections: nobody else notices."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from plancia.server.errors import Problem
from plancia.server.guard import http_protocol
from plancia.server.guard.counters import Bucket, Doors
from plancia.server.guard.limits import HEAD, HEADERS, neighbourhood
from tests.server.conftest import Running
from tests.server.people import Guest
from tests.server.tolls import MANY, settings_for

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}
POST_LOGIN = b"POST /api/me/login HTTP/1.1\r\nHost: x\r\nOrigin: ORIGIN\r\nContent-Length: 40\r\n\r\n"
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def knock(server: Running, said: bytes = b"") -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", server.settings.port), timeout=20)) as line:
        line.sendall(said)
        yield line


def heard(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    parts = []
    while True:
        try:
            part = line.recv(1 << 16)
        except ConnectionResetError:
            part = b""
        if not part:
            return b"".join(parts)
        parts.append(part)


def until_refused(line: socket.socket, said: bytes, every: float) -> bool:
    """Say it letter by letter; whether the other side hung up before the end."""
    try:
        for letter in range(len(said)):
            line.sendall(said[letter : letter + 1])
            time.sleep(every)
    except OSError:
        return True
    return False


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, start: Callable[..., Running]) -> Running:
    """A server that waits for nobody."""
    monkeypatch.setattr(http_protocol, "HEAD_IN", 0.2)
    monkeypatch.setattr(http_protocol, "READ_IN", 0.2)
    monkeypatch.setattr(http_protocol, "CUT", 0.2)
    return start()


@pytest.mark.parametrize("said", [b"", b"G", GET, GET + b"X: y"])
def test_a_head_that_does_not_come_is_not_waited_for(hasty: Running, said: bytes):
    with knock(hasty, said) as line:
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_nor_one_that_comes_letter_by_letter(hasty: Running):
    with knock(hasty) as line:
        assert until_refused(line, (GET + b"x" * 300)[:200], 0.05)


def test_nor_the_second_one_of_a_connection(hasty: Running):
    with knock(hasty, GET + b"\r\n") as line:
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        line.sendall(GET)
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_who_asks_again_in_time_keeps_the_connection(hasty: Running):
    with knock(hasty) as line:
        for _ in range(3):
            line.sendall(GET + b"\r\n")
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.3)


def test_a_head_has_at_most_16_kib(server: Running):
    with knock(server, GET + b"X: " + b"y" * (HEAD - 100) + b"\r\n\r\n") as line:
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
    with knock(server) as line:
        try:
            line.sendall(GET + b"X: ")
            for _ in range(2000):  # 200 MB, if somebody took it
                line.sendall(b"y" * 100_000)
        except OSError:
            return
    pytest.fail("somebody took it")


@pytest.mark.parametrize(("more", "status"), [(0, b"200"), (1, b"431")])
def test_a_head_has_so_many_lines(server: Running, more: int, status: bytes):
    lines = b"".join(b"X-%d: y\r\n" % n for n in range(HEADERS - 1 + more))
    with knock(server, GET + lines + b"\r\n") as line:
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 " + status)


def test_what_is_no_http_is_refused(server: Running):
    with knock(server, b"\x16\x03\x01\x02\x00\x01\x00\xfe\r\n\r\n") as line:
        answer = heard(line)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"bad-request"' in answer


def test_a_body_that_nobody_wants_is_not_taken_for_ever(hasty: Running):
    with knock(hasty, GET + b"Content-Length: 1000000000\r\n\r\n") as line:
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        assert until_refused(line, b"x" * 200, 0.02)


def test_a_refusal_is_heard_by_who_still_sends(server: Running):
    said = b"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\nContent-Length: 100\r\n\r\n"
    with knock(server, said) as line:
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 403 ")
        line.sendall(b"x" * 100 + GET + b"\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")


def test_who_does_not_read_is_left(hasty: Running):
    with knock(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(5)
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000
        with pytest.raises(OSError):  # noqa: PT011
            line.sendall(asked * 10)


def test_an_address_has_so_many_connections(start: Callable[..., Running], tmp_path: Any):
    server = start(replace(settings_for(tmp_path), rates=replace(MANY, connections=5)))
    with ExitStack() as here:
        lines = [here.enter_context(knock(server)) for _ in range(5)]
        with knock(server) as sixth:
            assert is_closed(sixth)
        lines[0].close()
        for _ in range(100):
            with knock(server, GET + b"\r\n") as another:
                if another.recv(1 << 16).startswith(b"HTTP/1.1 200 "):
                    return
    pytest.fail("the place of a connection that is lost is not free")


def test_a_socket_keeps_its_place_until_it_is_closed(start: Callable[..., Running], tmp_path: Any):
    server = start(replace(settings_for(tmp_path), rates=replace(MANY, connections=2)))
    ada = Guest(server.url, "Ada")
    table = ada.open_table("tolls", chairs=OPEN).id
    for _ in range(4):  # were one not given back, there would be none left
        with ada.stream(table, "north") as north:
            north.next()
            with knock(server) as third:
                assert is_closed(third)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("198.51.100.1", "198.51.100.1", True),
        ("198.51.100.1", "198.51.100.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.1", "198.51.100.1", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_a_subscriber_is_one_however_many_addresses_they_have(one: str, other: str, same: bool):
    assert (neighbourhood(one) == neighbourhood(other)) == same
    doors = Doors(1)
    doors.enter(one)
    if same:
        with pytest.raises(Problem):
            doors.enter(other)
    doors.leave(one)
    doors.enter(other)


def test_a_proxy_brings_as_many_as_come():
    doors = Doors(1, frozenset({"10.0.0.1"}))
    for _ in range(5):
        doors.enter("10.0.0.1")


def test_a_bucket_holds_its_burst_and_fills_at_its_rate():
    now = [0.0]
    bucket = Bucket(10, 3, lambda: now[0])
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(Problem):
        bucket.take("a")
    bucket.take("b")
    now[0] = 0.1
    bucket.take("a")
    with pytest.raises(Problem):
        bucket.take("a")


def test_one_request_too_many_is_refused(start: Callable[..., Running], tmp_path: Any):
    server = start(replace(settings_for(tmp_path), rates=replace(MANY, requests=1, burst=5)))
    with knock(server) as line:
        found = []
        for _ in range(7):
            line.sendall(GET + b"\r\n")
            found.append(line.recv(1 << 16).split()[1])
    assert found[:5] == [b"200"] * 5
    assert b"429" in found[5:]


@pytest.mark.parametrize(
    "asked",
    [
        b"GET /api/tables/%ff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%c3%28 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/games?lang=%ff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/games?%fe=1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x?seat=%80 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: plancia=\xff\xfe\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: \xff\r\nContent-Length: 0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: ORIGIN\r\nContent-Type: \xff\r\nContent-Length: 2\r\n\r\n{}",
        b'POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: ORIGIN\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}',
        b'POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: ORIGIN\r\nContent-Length: 17\r\n\r\n{"name":"\\ud800"}',
        b'POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: ORIGIN\r\nContent-Length: 17\r\n\r\n{"name":"\\u0000"}',
        POST_LOGIN + b'{"login":"\\ud800", "password":"\\ud800"}',
    ],
)  # fmt: skip
def test_bytes_that_are_no_text_are_the_callers_fault(server: Running, asked: bytes):
    with knock(server, asked.replace(b"ORIGIN", server.url.encode())) as line:
        status = int(line.recv(1 << 16).split()[1])
    assert status < 500
