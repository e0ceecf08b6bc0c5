"""Commands to a table: answer, take back, consent, give a standing order, chat. Each exactly once."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from plancia.server import writing
from plancia.server.errors import REFUSALS
from plancia.server.http.idempotency import command
from plancia.server.live.hub import Decide
from plancia.server.live.services import By, Caller, Services, WithServices
from plancia.table.entries import Row

MOST_PICKS = 200  # more than anybody carries away


class Accepted(msgspec.Struct):
    """The command has become this entry."""

    move: str
    number: int
    what: str
    at: int


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """`option`: one; or `picks`: all of a question for several, in any order."""

    move: str
    seat: str
    at: int
    option: str | None = None
    picks: Annotated[list[str], msgspec.Meta(max_length=MOST_PICKS)] | None = None

    def __post_init__(self) -> None:
        if (self.option is None) == (self.picks is None):
            raise ValueError("either one option or picks")


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    seat: str
    at: int


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    seat: str
    at: int
    agrees: bool


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """`about`: the rule of a question, or what else a standing order can name it by."""

    move: str
    seat: str
    at: int
    about: str
    option: int | None


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    """`at`: the entry after which the table stood as it is to be kept."""

    move: str
    seat: str
    at: int
    name: str


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    text: str
    seat: str = ""


def accepted(move: str, row: Row) -> Accepted:
    return Accepted(move, row.number, str(type(row.entry).__struct_config__.tag), row.at)


async def play(
    services: Services, caller: Caller, table: str, data: Answer | Undo | Consent | Order | Keep, decide: Decide
) -> Accepted:
    """A command of a seat, under its own id."""
    access = await services.access(caller, table)
    access.sits(data.seat)
    move = command(access.whose(data.seat), data.move, type(data).__name__, data)
    rows = await services.hub.submit(table, move, decide)
    return accepted(data.move, rows[0])


@post("/api/tables/{table:str}/answer", status_code=HTTP_200_OK, responses=REFUSALS)
async def answer(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Answer]) -> Accepted:
    return await play(
        services,
        caller,
        table,
        data,
        lambda at_table: at_table.answer(data.seat, data.option or "", data.at, "", data.picks),
    )


@post("/api/tables/{table:str}/undo", status_code=HTTP_200_OK, responses=REFUSALS)
async def undo(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Undo]) -> Accepted:
    return await play(services, caller, table, data, lambda at_table: at_table.take_back(data.seat, data.at))


@post("/api/tables/{table:str}/consent", status_code=HTTP_200_OK, responses=REFUSALS)
async def consent(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Consent]) -> Accepted:
    return await play(services, caller, table, data, lambda at_table: at_table.consent(data.seat, data.agrees, data.at))


@post("/api/tables/{table:str}/order", status_code=HTTP_200_OK, responses=REFUSALS)
async def order(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Order]) -> Accepted:
    return await play(
        services, caller, table, data, lambda at_table: at_table.order(data.seat, data.about, data.option)
    )


@post("/api/tables/{table:str}/keep", status_code=HTTP_200_OK, responses=REFUSALS)
async def keep(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Keep]) -> Accepted:
    return await play(services, caller, table, data, lambda at_table: at_table.keep(data.seat, data.name, data.at))


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK, responses=REFUSALS)
async def chat(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Chat]) -> Accepted:
    text = writing.chat(data.text)
    open_table, access = await services.enter(caller, table)
    if data.seat:
        access.sits(data.seat)
        name, whose = open_table.table.chairs[data.seat].name, access.whose(data.seat)
    else:
        name, whose = access.known().name, access.known().id
    if open_table.done(move := command(whose, data.move, "Chat", data)) is None:
        (services.seated_lines if data.seat else services.lines).take(f"{table} {whose}")
    rows = await services.hub.submit(table, move, lambda at_table: at_table.write(name, text, data.seat))
    return accepted(data.move, rows[0])
