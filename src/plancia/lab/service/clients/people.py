"""People at the trials: they sit down, see what they are asked, and answer at random."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from plancia.games.shelf import game_named, names
from plancia.lab.service.clients.http import Line, Reply

GAME = names()[0]  # what is played at the trials
SEATS = game_named(GAME).seats


class Unexpected(Exception):
    """An answer that the protocol does not allow for."""

    def __init__(self, what: str, reply: Reply) -> None:
        super().__init__(f"{what}: {reply.status} {reply.body[:500].decode(errors='replace')}")
        self.status = reply.status


class Sitting(NamedTuple):
    """A table whose seats are all ours."""

    table: str
    tokens: dict[str, str]  # by seat

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


def address(number: int) -> str:
    """One of the many addresses of this machine; where it has only one, large trials meet the server's limits."""
    if sys.platform != "linux":
        return "127.0.0.1"
    return f"127.0.{1 + number // 200}.{1 + number % 200}"


def expect(reply: Reply, status: int, what: str) -> Any:
    if reply.status != status:
        raise Unexpected(what, reply)
    return reply.json


async def become_guest(line: Line, name: str) -> None:
    """From now on the line has a session."""
    reply = await line.post("/api/me", {"name": name})
    if reply.status not in (200, 201):
        raise Unexpected("a new guest", reply)
    line.cookie = reply.headers["set-cookie"].partition(";")[0]


async def open_table(line: Line, seats: Sequence[str], game: str = GAME, **more: Any) -> Sitting:
    """A table where everybody sits at our screen; each seat has a token of its own."""
    chairs = {seat: {"kind": "here", "name": seat.title()} for seat in seats}
    made = expect(await line.post("/api/tables", {"game": game, "chairs": chairs, **more}), 201, "a new table")
    return Sitting(made["table"], made["tokens"])


async def look(line: Line, sitting: Sitting, seat: str = "") -> dict[str, Any]:
    """The whole view of a seat, or of a spectator."""
    line.token = sitting.tokens.get(seat, "")
    query = f"?seat={seat}" if seat else ""
    view: dict[str, Any] = expect(await line.get(f"{sitting.path}{query}"), 200, "a view")
    return view


def seats_asked(view: dict[str, Any]) -> list[str]:
    """Whom the table waits for."""
    return [each["seat"] for each in view["waiting"]]


def options(view: dict[str, Any]) -> list[str]:
    """What the seat of this view may answer, by name."""
    return [option["name"] for option in view["question"]["options"]]


async def answer(line: Line, sitting: Sitting, seat: str, choosing: Choosing, where: str = "") -> None:
    """A seat looks, and answers what it is asked."""
    body = choosing.answer(await look(line, sitting, seat), seat)
    expect(await line.post(f"{sitting.path}/answer", body), 200, f"an answer{where}")


class Choosing:
    """Answers at random, the same ones for the same seed."""

    def __init__(self, seed: object) -> None:
        self.random = Random(str(seed))
        self._moves = 0
        self._mark = self.random.getrandbits(32)

    def move(self) -> str:
        """An id that nobody else uses, as long as it may be, and like the one before but for its end."""
        self._moves += 1
        return f"{self._mark:08x}-{self._moves:055}"

    def answer(self, view: dict[str, Any], seat: str) -> dict[str, Any]:
        option = self.random.choice(options(view))
        return {"move": self.move(), "seat": seat, "at": view["number"], "option": option}
