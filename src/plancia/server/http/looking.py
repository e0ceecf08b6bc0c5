"""Looking at a table over HTTP: the view, now or as it was; the log; the recap; notes; what may be taken away."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem, tells
from plancia.server.live.held import Held, encode
from plancia.server.live.house import By, Caller, House, InHouse, Lang
from plancia.server.refusing import refusal
from plancia.table.opening.report import write_report
from plancia.table.store.people import looked, notes
from plancia.table.table import Refused
from plancia.table.told.seen import hides
from plancia.table.told.shown import LogLine, Shown

PLAIN = "text/plain; charset=utf-8"


class Looked(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    number: int


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Bug(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    seat: str = ""


class Recap(msgspec.Struct):
    """What happened since a seat last looked; `since` is the number it had seen."""

    since: int
    number: int
    log: list[LogLine]


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}", responses=tells(Shown))
async def view(
    house: InHouse,
    caller: By,
    lang: Lang,
    table: FromPath[str],
    seat: FromQuery[str] = "",
    number: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The whole view of a seat, or of a spectator."""
    held, access = await house.enter(caller, table, fresh=True)
    through = access.looks_through(seat)
    if number is None:
        return as_json(held.view(through, lang))
    try:
        then, _ = held.table.at(number)
        return as_json(encode(held.table.seen(through, lang, then.at, number)))
    except Refused as refused:
        raise refusal(refused, held.table) from None


@get("/api/tables/{table:str}/log", responses=tells(list[LogLine]))
async def log(
    house: InHouse, caller: By, lang: Lang, table: FromPath[str], seat: FromQuery[str] = "", since: FromQuery[int] = -1
) -> Response[bytes]:
    held, access = await house.enter(caller, table, fresh=True)
    return as_json(held.log(access.looks_through(seat), lang, since))


@get("/api/tables/{table:str}/recap", responses=tells(Recap))
async def recap(house: InHouse, caller: By, lang: Lang, table: FromPath[str], seat: FromQuery[str]) -> Response[bytes]:
    held, access = await house.enter(caller, table, fresh=True)
    access.sits(seat)
    since = await house.do(looked.last, house.store, table, seat)
    log = held.table.told(seat, lang, since)
    return as_json(encode({"since": since, "number": held.table.number, "log": log}))


@post("/api/tables/{table:str}/looked", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def look(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Looked]) -> None:
    held, access = await house.enter(caller, table)
    access.sits(data.seat)
    await house.looked(table, {data.seat: min(data.number, held.table.number)})


# -- notes to oneself


@get("/api/tables/{table:str}/note", responses=REFUSALS)
async def read_note(house: InHouse, caller: By, table: FromPath[str]) -> Note:
    person = (await house.access(caller, table)).known()
    return Note(await house.do(notes.read, house.store, table, person.id))


@put("/api/tables/{table:str}/note", status_code=HTTP_200_OK, responses=REFUSALS)
async def write_note(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Note]) -> Note:
    text = writing.note(data.text)
    person = (await house.access(caller, table)).known()
    await house.do(notes.write, house.store, table, person.id, text, house.hub.now())
    return Note(text)


# -- to take away


async def whole(house: House, caller: Caller, table: str, seat: str) -> Held:
    """A table all of which this seat, or a spectator, may know. Raises Problem."""
    held, access = await house.enter(caller, table, fresh=True)
    through = access.looks_through(seat)
    secret = not held.table.over and hides(held.table.state, None)
    if not held.table.may_read_record(through) or (through is None and secret):
        raise Problem(409, "not-over", number=held.table.number)
    return held


@get("/api/tables/{table:str}/record", media_type=PLAIN, responses=REFUSALS)
async def record(house: InHouse, caller: By, table: FromPath[str], seat: FromQuery[str] = "") -> str:
    return (await whole(house, caller, table, seat)).table.record()


@get("/api/tables/{table:str}/position", media_type=PLAIN, responses=REFUSALS)
async def position(house: InHouse, caller: By, table: FromPath[str], seat: FromQuery[str] = "") -> str:
    held = await whole(house, caller, table, seat)
    return held.table.game.write_position(held.table.state)


@post("/api/tables/{table:str}/bug", status_code=HTTP_200_OK, media_type=PLAIN, responses=REFUSALS)
async def bug(house: InHouse, caller: By, lang: Lang, table: FromPath[str], data: JSONBody[Bug]) -> str:
    """A bug report with what the seat may know."""
    note = writing.note(data.text)
    held, access = await house.enter(caller, table, fresh=True)
    return write_report(held.table, access.looks_through(data.seat), note, lang)
