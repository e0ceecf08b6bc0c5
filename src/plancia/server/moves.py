"""Commands to a table: answer, take back, consent, give a standing order, chat. Each exactly once."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from plancia.server import writing
from plancia.server.errors import REFUSALS
from plancia.server.house import By, Caller, House, InHouse
from plancia.server.hub import Decide, Same
from plancia.table.entries import Answered, AskedBack, Consented, Kept, Ordered, Row, TookBack, Wrote


class Accepted(msgspec.Struct):
    """The command has become this entry."""

    move: str
    number: int
    what: str
    at: int


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    seat: str
    at: int
    option: str


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
    house: House, caller: Caller, table: str, data: Answer | Undo | Consent | Order | Keep, decide: Decide, same: Same
) -> Accepted:
    """A command of a seat, under its own id."""
    move = writing.move_id(data.move)
    access = await house.access(caller, table)
    access.sits(data.seat)
    rows = await house.hub.submit(table, f"{data.seat}/{move}", decide, same)
    return accepted(data.move, rows[0])


@post("/api/tables/{table:str}/answer", status_code=HTTP_200_OK, responses=REFUSALS)
async def answer(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Answer]) -> Accepted:
    return await play(
        house,
        caller,
        table,
        data,
        lambda at_table: at_table.answer(data.seat, data.option, data.at),
        lambda entry: isinstance(entry, Answered) and entry.option == data.option,
    )


@post("/api/tables/{table:str}/undo", status_code=HTTP_200_OK, responses=REFUSALS)
async def undo(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Undo]) -> Accepted:
    return await play(
        house,
        caller,
        table,
        data,
        lambda at_table: at_table.take_back(data.seat, data.at),
        lambda entry: isinstance(entry, TookBack | AskedBack),
    )


@post("/api/tables/{table:str}/consent", status_code=HTTP_200_OK, responses=REFUSALS)
async def consent(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Consent]) -> Accepted:
    return await play(
        house,
        caller,
        table,
        data,
        lambda at_table: at_table.consent(data.seat, data.agrees, data.at),
        lambda entry: isinstance(entry, Consented) and entry.agrees == data.agrees,
    )


@post("/api/tables/{table:str}/order", status_code=HTTP_200_OK, responses=REFUSALS)
async def order(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Order]) -> Accepted:
    return await play(
        house,
        caller,
        table,
        data,
        lambda at_table: at_table.order(data.seat, data.about, data.option),
        lambda entry: isinstance(entry, Ordered) and entry.about == data.about,
    )


@post("/api/tables/{table:str}/keep", status_code=HTTP_200_OK, responses=REFUSALS)
async def keep(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Keep]) -> Accepted:
    return await play(
        house,
        caller,
        table,
        data,
        lambda at_table: at_table.keep(data.seat, data.name, data.at),
        lambda entry: isinstance(entry, Kept) and (entry.name, entry.at) == (data.name, data.at),
    )


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK, responses=REFUSALS)
async def chat(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Chat]) -> Accepted:
    move, text = writing.move_id(data.move), writing.chat(data.text)
    held, access = await house.enter(caller, table)
    if data.seat:
        access.sits(data.seat)
        name, whose = held.table.chairs[data.seat].name, data.seat
    else:
        name, whose = access.known().name, access.known().id
        house.lines.take(whose)
    rows = await house.hub.submit(
        table,
        f"{whose}/{move}",
        lambda at_table: at_table.write(name, text, data.seat),
        lambda entry: isinstance(entry, Wrote) and entry.text == text,
    )
    return accepted(data.move, rows[0])
