"""Looking at a table over HTTP: the view, now or as it was; the log; the recap; notes; what may be taken away."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem, tells
from plancia.server.live.open_table import OpenTable, encode
from plancia.server.live.services import By, Caller, Lang, Services, WithServices
from plancia.server.refusing import refusal
from plancia.table.opening.report import write_report
from plancia.table.store.people import last_looked, notes
from plancia.table.table import Refused
from plancia.table.told.log import LogLine
from plancia.table.told.shown import Shown, hides

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
    services: WithServices,
    caller: By,
    lang: Lang,
    table: FromPath[str],
    seat: FromQuery[str] = "",
    number: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The whole view of a seat, or of a spectator."""
    open_table, access = await services.enter(caller, table, fresh=True)
    through = access.looks_through(seat)
    if number is None:
        return as_json(open_table.view(through, lang))
    try:
        then, _ = open_table.table.at(number)
        return as_json(encode(open_table.table.seen(through, lang, then.at, number)))
    except Refused as refused:
        raise refusal(refused, open_table.table) from None


@get("/api/tables/{table:str}/log", responses=tells(list[LogLine]))
async def log(
    services: WithServices,
    caller: By,
    lang: Lang,
    table: FromPath[str],
    seat: FromQuery[str] = "",
    since: FromQuery[int] = -1,
) -> Response[bytes]:
    open_table, access = await services.enter(caller, table, fresh=True)
    return as_json(open_table.log(access.looks_through(seat), lang, since))


@get("/api/tables/{table:str}/recap", responses=tells(Recap))
async def recap(
    services: WithServices, caller: By, lang: Lang, table: FromPath[str], seat: FromQuery[str]
) -> Response[bytes]:
    open_table, access = await services.enter(caller, table, fresh=True)
    access.sits(seat)
    since = await services.do(last_looked.last, services.store, table, seat)
    log = open_table.table.told(seat, lang, since)
    return as_json(encode({"since": since, "number": open_table.table.number, "log": log}))


@post("/api/tables/{table:str}/looked", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def look(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Looked]) -> None:
    open_table, access = await services.enter(caller, table)
    access.sits(data.seat)
    await services.looked(table, {data.seat: min(data.number, open_table.table.number)})


# -- notes to oneself


@get("/api/tables/{table:str}/note", responses=REFUSALS)
async def read_note(services: WithServices, caller: By, table: FromPath[str]) -> Note:
    person = (await services.access(caller, table)).known()
    return Note(await services.do(notes.read, services.store, table, person.id))


@put("/api/tables/{table:str}/note", status_code=HTTP_200_OK, responses=REFUSALS)
async def write_note(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Note]) -> Note:
    text = writing.note(data.text)
    person = (await services.access(caller, table)).known()
    await services.do(notes.write, services.store, table, person.id, text, services.hub.now())
    return Note(text)


# -- to take away


async def whole(services: Services, caller: Caller, table: str, seat: str) -> OpenTable:
    """A table all of which this seat, or a spectator, may know. Raises Problem."""
    open_table, access = await services.enter(caller, table, fresh=True)
    through = access.looks_through(seat)
    secret = not open_table.table.over and hides(open_table.table.state, None)
    if not open_table.table.may_read_record(through) or (through is None and secret):
        raise Problem(409, "not-over", number=open_table.table.number)
    return open_table


@get("/api/tables/{table:str}/record", media_type=PLAIN, responses=REFUSALS)
async def record(services: WithServices, caller: By, table: FromPath[str], seat: FromQuery[str] = "") -> str:
    return (await whole(services, caller, table, seat)).table.record()


@get("/api/tables/{table:str}/position", media_type=PLAIN, responses=REFUSALS)
async def position(services: WithServices, caller: By, table: FromPath[str], seat: FromQuery[str] = "") -> str:
    open_table = await whole(services, caller, table, seat)
    return open_table.table.game.write_position(open_table.table.state)


@post("/api/tables/{table:str}/bug", status_code=HTTP_200_OK, media_type=PLAIN, responses=REFUSALS)
async def bug(services: WithServices, caller: By, lang: Lang, table: FromPath[str], data: JSONBody[Bug]) -> str:
    """A bug report with what the seat may know."""
    note = writing.note(data.text)
    open_table, access = await services.enter(caller, table, fresh=True)
    return write_report(open_table.table, access.looks_through(data.seat), note, lang)
