"""Sitting down, leaving, coming back; and what the owner of a table may do with its seats."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import delete, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from plancia.bots import bots_for
from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem
from plancia.server.house import Access, By, House, InHouse
from plancia.server.hub import Decide, Same
from plancia.server.moves import Accepted, accepted
from plancia.server.refusing import refusal
from plancia.table.chairs import back as back_at
from plancia.table.entries import OPEN, STAND_IN, Chair, Entry, Reseated
from plancia.table.store import tables, tokens
from plancia.table.store.people import Person
from plancia.table.table import Refused, Table


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    kind: Literal["online", "here"] = "online"
    name: str = ""


class Change(msgspec.Struct, forbid_unknown_fields=True):
    move: str


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    bot: str = ""  # stand-in: which one


class Reseat(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    kind: Literal["bot", "open"]
    bot: str = ""


class Seated(msgspec.Struct):
    move: str
    number: int
    token: str


class Token(msgspec.Struct):
    token: str


async def sit_down(house: House, table: str, seat: str, person: Person, data: Sit) -> Seated:
    """An open seat is whose entry comes first. Sent again, it gives another token for the same seat."""
    move, name = writing.move_id(data.move), writing.name(data.name or person.name)

    def decide(at_table: Table) -> Reseated:
        if seat in at_table.chairs and at_table.chairs[seat].kind != OPEN:
            raise Refused("seat-taken")
        return at_table.reseat(seat, Chair(data.kind, name=name))

    rows = await house.hub.submit(table, f"{person.id}/{move}", decide, seated_at(seat))
    held = await house.hub.open(table)
    if held.table.chairs[seat] != Chair(data.kind, name=name):  # an old command, sent again after they had left
        raise Problem(409, "seat-taken", number=held.table.number)
    token = await house.do(take, house, table, seat, person)
    held.wake(check=True)
    await house.notices.reload(person.id)
    return Seated(data.move, rows[0].number, token)


def take(house: House, table: str, seat: str, person: Person) -> str:
    """The seat is theirs alone; gives a token for it."""
    store, now = house.store, house.hub.now()
    if tables.who_sits(store, table).get(seat) != person.id:
        tokens.revoke_seat(store, table, seat, now)
        tables.sit(store, table, seat, person.id)
    return tokens.give(store, "seat", now, table=table, seat=seat, person=person.id)


def seated_at(seat: str) -> Same:
    def same(entry: Entry) -> bool:
        return isinstance(entry, Reseated) and entry.seat == seat

    return same


async def change(house: House, table: str, seat: str, access: Access, move: str, decide: Decide) -> Accepted:
    """Somebody else plays a seat from now on, or the same person in another way."""
    whose = access.person.id if access.person is not None else seat
    rows = await house.hub.submit(table, f"{whose}/{writing.move_id(move)}", decide, seated_at(seat))
    return accepted(move, rows[0])


async def pass_on(house: House, table: str, seat: str, access: Access, move: str, chair: Chair) -> Accepted:
    """The seat changes hands. Whoever had it is out before it does, so that a fault in between opens it to nobody."""
    held = await house.hub.fresh(table)
    whose = access.person.id if access.person is not None else seat
    if f"{whose}/{move}" not in held.moves:
        try:
            held.table.reseat(seat, chair)
        except Refused as refused:
            raise refusal(refused, held.table) from None
        who = await house.do(give_up, house, table, seat)
        held.wake(check=True)
        if who:
            await house.notices.reload(who)
    return await change(house, table, seat, access, move, lambda at_table: at_table.reseat(seat, chair))


def give_up(house: House, table: str, seat: str) -> str:
    """Gives whose seat it was."""
    who = tables.who_sits(house.store, table).get(seat, "")
    tokens.revoke_seat(house.store, table, seat, house.hub.now())
    tables.rise(house.store, table, seat)
    return who


@post("/api/tables/{table:str}/seats/{seat:str}/sit", status_code=HTTP_200_OK, responses=REFUSALS)
async def sit(house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str], data: JSONBody[Sit]) -> Seated:
    access = await house.access(caller, table)
    if not access.info.public and not access.is_owner:
        raise Problem(403, "not-your-seat")  # an invitation is needed
    return await sit_down(house, table, seat, access.known(), data)


@post("/api/tables/{table:str}/seats/{seat:str}/token", status_code=HTTP_200_OK, responses=REFUSALS)
async def another_token(house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str]) -> Token:
    access = await house.access(caller, table)
    access.sits(seat)
    person = access.known()
    return Token(
        await house.do(tokens.give, house.store, "seat", house.hub.now(), table=table, seat=seat, person=person.id)
    )


@delete("/api/tables/{table:str}/seats/{seat:str}/tokens", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def revoke_tokens(house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str]) -> None:
    held, access = await house.enter(caller, table)
    if not access.is_owner:
        access.sits(seat)
    await house.do(tokens.revoke_seat, house.store, table, seat, house.hub.now())
    held.wake(check=True)


@post("/api/tables/{table:str}/seats/{seat:str}/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(
    house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str], data: JSONBody[Change]
) -> Accepted:
    """Who leaves may still watch."""
    held, access = await house.enter(caller, table)
    if access.person is None or f"{access.person.id}/{data.move}" not in held.moves:
        access.sits(seat)
    if access.person is not None:
        await house.do(tables.sit, house.store, table, "", access.person.id)
    return await pass_on(house, table, seat, access, data.move, Chair(OPEN))


@post("/api/tables/{table:str}/seats/{seat:str}/stand-in", status_code=HTTP_200_OK, responses=REFUSALS)
async def stand_in(
    house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str], data: JSONBody[Leave]
) -> Accepted:
    """The person themselves may ask for one, or the owner of the table."""
    held, access = await house.enter(caller, table)
    if not access.is_owner:
        access.sits(seat)
    bot = data.bot or bots_for(held.table.game.name)[-1]
    return await change(
        house, table, seat, access, data.move, lambda at_table: at_table.reseat(seat, Chair(STAND_IN, bot=bot))
    )


@post("/api/tables/{table:str}/seats/{seat:str}/back", status_code=HTTP_200_OK, responses=REFUSALS)
async def back(
    house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str], data: JSONBody[Change]
) -> Accepted:
    access = await house.access(caller, table)
    access.sits(seat)

    def decide(at_table: Table) -> Reseated:
        return at_table.reseat(seat, back_at(at_table.chairs.get(seat, Chair(OPEN))))

    return await change(house, table, seat, access, data.move, decide)


@post("/api/tables/{table:str}/seats/{seat:str}/reseat", status_code=HTTP_200_OK, responses=REFUSALS)
async def reseat(
    house: InHouse, caller: By, table: FromPath[str], seat: FromPath[str], data: JSONBody[Reseat]
) -> Accepted:
    """The owner gives a seat to a bot, or frees it; whoever sat there is out."""
    access = await house.access(caller, table)
    access.owns()
    return await pass_on(house, table, seat, access, data.move, Chair(data.kind, bot=data.bot))
