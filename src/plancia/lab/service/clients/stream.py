"""The stream of a table as a client of the trials reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from plancia.lab.service.clients.people import Sitting

PROTOCOL = 1


class Option(msgspec.Struct):
    name: str


class Question(msgspec.Struct):
    options: list[Option]


class Shown(msgspec.Struct):
    """What a trial wants of a view; the rest is passed over without being read."""

    question: Question | None = None


class Seen(msgspec.Struct, tag_field="type", tag="seen"):
    number: int
    seat: str
    since: int
    hand_over: str
    table: msgspec.Raw
    log: msgspec.Raw


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    number: int
    now: int


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    now: int


class Trouble(msgspec.Struct, tag_field="type", tag="problem"):
    status: int
    code: str
    title: str
    detail: str
    rule: str
    number: int


read = msgspec.json.Decoder(Seen | Welcome | Pong | Trouble).decode
read_shown = msgspec.json.Decoder(Shown).decode


async def listen(url: str, table: str, address: str = "127.0.0.1", cookie: str = "", **more: Any) -> ClientConnection:
    """An open socket; the server waits for a hello."""
    return await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream",
        origin=url,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie} if cookie else None,
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=30,
        close_timeout=2,
        max_size=None,
        local_addr=(address, 0),
        **more,
    )


def hello(sitting: Sitting, seats: Sequence[str], since: int = -1, lang: str = "en") -> str:
    tokens = [sitting.tokens[seat] for seat in seats]
    words = {
        "type": "hello",
        "protocol": PROTOCOL,
        "seats": list(seats),
        "tokens": tokens,
        "lang": lang,
        "since": since,
    }
    return msgspec.json.encode(words).decode()


async def greet(
    url: str, sitting: Sitting, seats: Sequence[str], address: str, since: int = -1, lang: str = "en"
) -> ClientConnection:
    """An open socket, and a hello on it."""
    socket = await listen(url, sitting.table, address)
    await socket.send(hello(sitting, seats, since, lang))
    return socket
