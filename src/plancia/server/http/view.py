"""Looking at a table over HTTP: the view, now or as it was; the log; the recap; notes; what may be taken away."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem, tells
from plancia.server.live.open_table import OpenTable, encode
from plancia.server.live.services import Access, At, Lang, There, WithServices
from plancia.server.refusing import refusal
from plancia.table.opening.report import write_report
from plancia.table.store.people import notes
from plancia.table.table import Refused, Table
from plancia.table.told.log import LogLine
from plancia.table.told.shown import Shown, hides
from plancia.table.told.strip import Strip

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
    """What happened since a seat last looked, `since` being the number it had seen; and since it last decided."""

    since: int
    number: int
    log: list[LogLine]
    strip: Strip


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}", responses=tells(Shown))
async def view(
    open_table: At, access: There, lang: Lang, seat: FromQuery[str] = "", number: FromQuery[int | None] = None
) -> Response[bytes]:
    """The whole view of a seat, or of a spectator."""
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
    open_table: At, access: There, lang: Lang, seat: FromQuery[str] = "", since: FromQuery[int] = -1
) -> Response[bytes]:
    return as_json(open_table.log(access.looks_through(seat), lang, since))


@get("/api/tables/{table:str}/recap", responses=tells(Recap))
async def recap(
    services: WithServices, open_table: At, access: There, lang: Lang, seat: FromQuery[str]
) -> Response[bytes]:
    access.sits(seat)
    since = await services.ask(notes.last_looked, access.info.id, seat)
    now = open_table.table
    told = {"log": now.told(seat, lang, since), "strip": now.strip(seat, lang)}
    return as_json(encode({"since": since, "number": now.number, **told}))


@post("/api/tables/{table:str}/looked", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def look(services: WithServices, open_table: At, access: There, data: JSONBody[Looked]) -> None:
    access.sits(data.seat)
    await services.looked(access.info.id, {data.seat: min(data.number, open_table.table.number)})


# -- notes to oneself


@get("/api/tables/{table:str}/note", responses=REFUSALS)
async def read_note(services: WithServices, access: There) -> Note:
    return Note(await services.ask(notes.read, access.info.id, access.known().id))


@put("/api/tables/{table:str}/note", status_code=HTTP_200_OK, responses=REFUSALS)
async def write_note(services: WithServices, access: There, data: JSONBody[Note]) -> Note:
    text = writing.note(data.text)
    await services.ask(notes.write, access.info.id, access.known().id, text, services.now())
    return Note(text)


# -- to take away


def whole(open_table: OpenTable, access: Access, seat: str) -> Table:
    """A table all of which this seat, or a spectator, may know. Raises Problem."""
    table, through = open_table.table, access.looks_through(seat)
    secret = not table.over and hides(table.state, None)
    if not table.may_read_record(through) or (through is None and secret):
        raise Problem(409, "not-over", number=table.number)
    return table


@get("/api/tables/{table:str}/record", media_type=PLAIN, responses=REFUSALS)
async def record(open_table: At, access: There, seat: FromQuery[str] = "") -> str:
    return whole(open_table, access, seat).record()


@get("/api/tables/{table:str}/position", media_type=PLAIN, responses=REFUSALS)
async def position(open_table: At, access: There, seat: FromQuery[str] = "") -> str:
    table = whole(open_table, access, seat)
    return table.game.write_position(table.state)


@post("/api/tables/{table:str}/bug", status_code=HTTP_200_OK, media_type=PLAIN, responses=REFUSALS)
async def bug(open_table: At, access: There, lang: Lang, data: JSONBody[Bug]) -> str:
    """A bug report with what the seat may know."""
    return write_report(open_table.table, access.looks_through(data.seat), writing.note(data.text), lang)
