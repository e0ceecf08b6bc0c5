"""People at a real server, over real sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.tolls import METRICS

NUMBERS = count()
GUESTS: list[Guest] = []  # who came in during a test, and is seen out after it


def new_move() -> str:
    return f"move-{next(NUMBERS)}"


def figures(guest: Guest) -> str:
    """For Prometheus, which has a token."""
    return guest.http.get("/metrics", headers={"Authorization": f"Bearer {METRICS}"}).text


class Guest:
    """A person with a browser: a name, a cookie, and what they do."""

    def __init__(self, url: str, name: str = "Ada", come_in: bool = True) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=30)
        self.name = name
        GUESTS.append(self)
        if come_in:
            self.post("/api/me", name=name)

    # -- asking

    def ask(self, method: str, path: str, expect: int | None = None, **body: Any) -> Any:
        answer = self.http.request(method, path, json=body or None)
        if expect is None:
            assert answer.is_success, (method, path, answer.status_code, answer.text)
        else:
            assert answer.status_code == expect, (method, path, answer.status_code, answer.text)
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind else answer.text

    def get(self, path: str, expect: int | None = None) -> Any:
        return self.ask("GET", path, expect)

    def post(self, path: str, expect: int | None = None, **body: Any) -> Any:
        return self.ask("POST", path, expect, **body)

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a refusal."""
        answer = self.http.post(path, json=body)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        return answer.status_code, answer.json()["code"]

    # -- tables

    def open_table(self, game: str = "wroth", **more: Any) -> Seats:
        chairs = {seat: {"kind": kind, **rest} for seat, (kind, rest) in more.pop("chairs").items()}
        made = self.post("/api/tables", game=game, chairs=chairs, **more)
        return Seats(self, made["table"], made["tokens"])

    def sees(self, table: str, seat: str = "") -> Any:
        return self.get(f"/api/tables/{table}?seat={seat}")

    def answers(self, table: str, seat: str, option: str | None = None, at: int | None = None, move: str = "") -> Any:
        """The option, or the first one that is offered."""
        seen = self.sees(table, seat)
        chosen = seen["question"]["options"][0]["name"] if option is None else option
        at = seen["number"] if at is None else at
        return self.post(f"/api/tables/{table}/answer", move=move or new_move(), seat=seat, at=at, option=chosen)

    # -- streams

    @contextmanager
    def stream(self, table: str, *seats: str, since: int = -1, **more: Any) -> Iterator[Stream]:
        with self.socket(f"/api/tables/{table}/stream") as line:
            found = Stream(line)
            found.say(type="hello", protocol=1, seats=list(seats), since=since, **more)
            yield found

    @contextmanager
    def socket(self, path: str, **headers: str) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = (
            {"X-Forwarded-For": self.http.headers["X-Forwarded-For"]} if "X-Forwarded-For" in self.http.headers else {}
        )
        sent = {"Origin": self.url, "Cookie": cookie, **where, **headers}
        with connect(
            self.url.replace("http", "ws", 1) + path, additional_headers=sent, max_size=None, compression=None
        ) as line:
            yield line


class Seats:
    """A table somebody has opened, and the tokens they got for it."""

    def __init__(self, guest: Guest, id: str, tokens: dict[str, str]) -> None:
        self.guest = guest
        self.id = id
        self.tokens = tokens

    def __str__(self) -> str:
        return self.id


class Stream:
    """One socket; `next()` gives the next message of a kind."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def next(self, kind: str = "seen", timeout: float = 20) -> dict[str, Any]:
        while True:
            message = json.loads(self.line.recv(timeout=timeout))
            if message["type"] == "seen":
                self.seen = message
            if message["type"] == kind:
                return dict(message)

    def until(self, number: int) -> dict[str, Any]:
        """The first version from this number on."""
        while self.seen.get("number", -1) < number:
            self.next()
        return self.seen
