"""Commands to a table: answer, take back, consent, give a standing order, chat. Each exactly once."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from plancia.server import writing
from plancia.server.errors import REFUSALS
from plancia.server.http.idempotency import Move, command
from plancia.server.live.hub import Decide
from plancia.server.live.services import Access, At, Services, There, WithServices
from plancia.table.entries import Row

MOST_PICKS = 200  # more than anybody carries away


class Accepted(msgspec.Struct):
    """The command has become this entry."""

    move: str
    number: int
    what: str
    at: int


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Of a seat, which has seen the table as it was after entry `at`."""

    move: str
    seat: str
    at: int


class Answer(Command):
    """`option`: one; or `picks`: all of a question for several, in any order."""

    option: str | None = None
    picks: Annotated[list[str], msgspec.Meta(max_length=MOST_PICKS)] | None = None

    def __post_init__(self) -> None:
        if (self.option is None) == (self.picks is None):
            raise ValueError("either one option or picks")


class Undo(Command):
    pass


class Consent(Command):
    agrees: bool


class Order(Command):
    """`about`: the rule of a question, or what else a standing order can name it by."""

    about: str
    option: int | None


class Keep(Command):
    """`at`: the entry after which the table stood as it is to be kept."""

    name: str


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    text: str
    seat: str = ""


def accepted(move: Move, row: Row) -> Accepted:
    return Accepted(move.said, row.number, str(type(row.entry).__struct_config__.tag), row.at)


async def play(services: Services, access: Access, data: Command, decide: Decide) -> Accepted:
    """A command of a seat, under its own id."""
    access.sits(data.seat)
    move = command(access.whose(data.seat), data.move, type(data).__name__, data)
    return await submit(services, access.info.id, move, decide)


async def submit(services: Services, table: str, move: Move, decide: Decide) -> Accepted:
    return accepted(move, (await services.hub.submit(table, move, decide))[0])


@post("/api/tables/{table:str}/answer", status_code=HTTP_200_OK, responses=REFUSALS)
async def answer(services: WithServices, access: There, data: JSONBody[Answer]) -> Accepted:
    option = data.option or ""
    return await play(services, access, data, lambda table: table.answer(data.seat, option, data.at, "", data.picks))


@post("/api/tables/{table:str}/undo", status_code=HTTP_200_OK, responses=REFUSALS)
async def undo(services: WithServices, access: There, data: JSONBody[Undo]) -> Accepted:
    return await play(services, access, data, lambda table: table.take_back(data.seat, data.at))


@post("/api/tables/{table:str}/consent", status_code=HTTP_200_OK, responses=REFUSALS)
async def consent(services: WithServices, access: There, data: JSONBody[Consent]) -> Accepted:
    return await play(services, access, data, lambda table: table.consent(data.seat, data.agrees, data.at))


@post("/api/tables/{table:str}/order", status_code=HTTP_200_OK, responses=REFUSALS)
async def order(services: WithServices, access: There, data: JSONBody[Order]) -> Accepted:
    return await play(services, access, data, lambda table: table.order(data.seat, data.about, data.option))


@post("/api/tables/{table:str}/keep", status_code=HTTP_200_OK, responses=REFUSALS)
async def keep(services: WithServices, access: There, data: JSONBody[Keep]) -> Accepted:
    return await play(services, access, data, lambda table: table.keep(data.seat, data.name, data.at))


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK, responses=REFUSALS)
async def chat(services: WithServices, open_table: At, access: There, data: JSONBody[Chat]) -> Accepted:
    text, id = writing.chat(data.text), access.info.id
    if data.seat:
        access.sits(data.seat)
        name, whose = open_table.table.chairs[data.seat].name, access.whose(data.seat)
    else:
        name, whose = access.known().name, access.known().id
    if open_table.done(move := command(whose, data.move, "Chat", data)) is None:
        (services.counters.seated_lines if data.seat else services.counters.lines).take(f"{id} {whose}")
    return await submit(services, id, move, lambda table: table.write(name, text, data.seat))
