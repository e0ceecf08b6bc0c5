"""Looking closer at a table: line by line, in sentences, what an answer would do, what is sensible, what comes."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from plancia.bots.advice import Advice
from plancia.bots.review.told import ReviewTold
from plancia.games.shelf import titles
from plancia.kernel.picture import Survey
from plancia.server.errors import Problem, tells
from plancia.server.http.tables import may_go_on
from plancia.server.http.view import as_json
from plancia.server.live.open_table import encode
from plancia.server.live.services import At, By, Lang, There, WithServices
from plancia.server.refusing import refusal
from plancia.table.table import Refused
from plancia.table.told.forecast import Forecast
from plancia.table.told.frames import Frame
from plancia.table.told.lesson import LessonTold, lesson_at, tell
from plancia.table.told.preview import Preview


class TableInfo(msgspec.Struct):
    """What stands on the door of a table. `may_branch`: whoever asks may play on from any of its entries now."""

    table: str
    title: str
    game: str
    public: bool
    status: str  # open, playing, over
    number: int
    owner: bool  # it is mine
    mine: list[str]  # my seats
    may_branch: bool
    may_review: bool  # once it is over


class Description(msgspec.Struct):
    """The whole table in sentences."""

    lines: list[str]


@get("/api/tables/{table:str}/info", responses=tells(TableInfo))
async def info(open_table: At, access: There) -> TableInfo:
    """What stands on the door, and who the caller is there."""
    known, now = access.info, open_table.table
    try:
        may_go_on(now, access.seats)
        may_branch = now.may_branch()
    except Problem:
        may_branch = False
    return TableInfo(
        known.id,
        known.title,
        known.game,
        known.public,
        open_table.status,
        now.number,
        access.is_owner,
        [seat for seat in now.chairs if seat in access.seats],
        may_branch,
        may_review(now.game.name),
    )


@get("/api/tables/{table:str}/frames", responses=tells(list[Frame]))
async def frames(
    services: WithServices,
    caller: By,
    open_table: At,
    access: There,
    lang: Lang,
    seat: FromQuery[str] = "",
    since: FromQuery[int] = -1,
    to: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Every line of entries after `since` up to `to` that still count, with what lay on the table right after it."""
    services.counters.frames.take(caller.key)
    now = open_table.table
    last = now.number if to is None else min(to, now.number)
    found = []
    for frame in now.frames(access.looks_through(seat), lang, since, last):
        found.append(frame)
        await asyncio.sleep(0)  # many of them take long: others are answered in between
    services.counters.frames.spend(caller.key, len(found))
    return as_json(encode(found))


@get("/api/tables/{table:str}/text", responses=tells(Description))
async def text(open_table: At, access: There, lang: Lang, seat: FromQuery[str] = "") -> Response[bytes]:
    """The whole table in sentences."""
    return as_json(encode({"lines": open_table.table.described(access.looks_through(seat), lang)}))


@get("/api/tables/{table:str}/preview", responses=tells(Preview))
async def preview(
    open_table: At,
    access: There,
    lang: Lang,
    seat: FromQuery[str],
    at: FromQuery[int],
    option: FromQuery[str] = "",
    picks: FromQuery[list[str] | None] = None,
) -> Response[bytes]:
    """What an answer would do, as far as it is certain; refused as the answer would be."""
    access.sits(seat)
    try:
        return as_json(encode(open_table.table.preview(seat, lang, at, option, picks)))
    except Refused as refused:
        raise refusal(refused, open_table.table) from None


@get("/api/tables/{table:str}/survey", responses=tells(Survey | None))
async def survey(
    open_table: At, access: There, lang: Lang, spot: FromQuery[str], to: FromQuery[str] = "", seat: FromQuery[str] = ""
) -> Response[bytes]:
    """What is measured from a spot, or from one to another: areas, distances, lines of sight; null where nothing is."""
    return as_json(encode(open_table.table.survey(access.looks_through(seat), lang, spot, to)))


@get("/api/tables/{table:str}/forecast", responses=tells(Forecast | None))
async def forecast(open_table: At, access: There, lang: Lang, seat: FromQuery[str] = "") -> Response[bytes]:
    """What the automated side would do next if nothing changed; null where there is none."""
    return as_json(open_table.forecast(access.looks_through(seat), lang))


@get("/api/tables/{table:str}/advice", responses=tells(Advice | None))
async def advice(
    services: WithServices,
    open_table: At,
    access: There,
    lang: Lang,
    seat: FromQuery[str],
    think: FromQuery[bool] = False,
) -> Response[bytes]:
    """For somebody who learns: what the question is about, and a few sensible answers; null where none is asked. After
    thinking (`think`), which may take seconds, with the chance to win that each gives."""
    access.sits(seat)
    if open_table.table.asked(seat) is None:
        return as_json(b"null")
    return as_json(await services.pages.advice(open_table, seat, lang, think))


@get("/api/tables/{table:str}/review", responses=tells(ReviewTold | None))
async def review(services: WithServices, open_table: At, access: There, lang: Lang) -> Response[bytes]:
    """A finished game looked back at, as far as it has come: it goes on as long as somebody asks, until it is complete.
    Null while it has only just begun, and where a game cannot be reviewed."""
    table = open_table.table
    if not table.over:
        raise Problem(409, "not-over", number=table.number)
    found = services.reviews.told(open_table, lang) if may_review(table.game.name) else None
    return as_json(found or b"null")


@get("/api/tables/{table:str}/lesson", responses=tells(LessonTold | None))
async def lesson(open_table: At, access: There, lang: Lang) -> Response[bytes]:
    """What a guided first game says about the question of now, and at its end; null at any other table."""
    found = lesson_at(open_table.table)
    if found is None:
        return as_json(b"null")
    access.sits(found.seat)
    return as_json(encode(tell(open_table.table, found, lang)))


def may_review(game: str) -> bool:
    """Its bots know what a chance to win is."""
    title = titles().get(game)
    return title is not None and title.has("mind")
