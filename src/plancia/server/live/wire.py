"""The messages of the sockets. docs/server.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from plancia.bots.advice import Advice
from plancia.games.shelf import titles
from plancia.kernel.drawing import Drawing
from plancia.server.errors import Problem
from plancia.table.told.forecast import Forecast
from plancia.table.told.frames import Frame
from plancia.table.told.log import LogLine
from plancia.table.told.preview import Preview
from plancia.table.told.shown import Shown

PROTOCOL = 1
SEATS = 8  # at one screen


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a client: which seats it looks through, and what it has seen."""

    protocol: int
    seats: Annotated[list[str], msgspec.Meta(max_length=SEATS)] = []
    tokens: Annotated[list[str], msgspec.Meta(max_length=SEATS)] = []
    lang: Literal["en", "it"] = "en"
    since: int = -1


class Show(msgspec.Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """A shared screen shows this seat now; empty: none."""

    seat: str


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    protocol: int
    table: str
    seats: list[str]
    number: int
    now: int


class Seen(msgspec.Struct, tag_field="type", tag="seen"):
    """The whole table at one version, and what happened since the last one this reader got."""

    number: int
    at: int
    seat: str
    since: int
    hand_over: str
    table: msgspec.Raw
    log: msgspec.Raw


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    now: int


class Turn(msgspec.Struct):
    """A question that waits for one person."""

    table: str
    title: str
    game: str
    seat: str
    number: int
    since: int


class Turns(msgspec.Struct, tag_field="type", tag="turns"):
    turns: list[Turn]


FromClient = Hello | Show | Ping
_decoder: msgspec.json.Decoder[Hello | Show | Ping] = msgspec.json.Decoder(FromClient)
read = _decoder.decode


def problem_message(problem: Problem, lang: str) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(problem.told(lang)), "type": "problem"})


class _Described(msgspec.Struct, tag_field="type", tag="seen"):
    """What `Seen` holds, where its parts are not yet bytes."""

    number: int
    at: int
    seat: str
    since: int
    hand_over: str
    table: Shown
    log: list[LogLine]


def schemas() -> dict[str, Any]:
    """The messages for the OpenAPI document, which has no word for sockets, and what `view` is in each game,
    or where it is a board as data."""
    place = "#/components/schemas/{name}"
    told = [Hello, Show, Ping, Welcome, _Described, Pong, Turns, Frame, Preview, Forecast, Advice, Drawing]
    _, found = msgspec.json.schema_components(told, ref_template=place)
    seen = found.pop("_Described")
    scenes: dict[str, Any] = {}
    for title in titles().values():
        if not title.has("scene"):
            continue
        game = title.name.title().replace("-", "")
        _, drawn = msgspec.json.schema_components([title.part("scene")], ref_template=place.replace("{", game + "{"))
        scenes |= {f"{game}{name}": schema | {"title": f"{game}{name}"} for name, schema in drawn.items()}
    return {**found, "Seen": {**seen, "title": "Seen", "description": Seen.__doc__}, **scenes}
