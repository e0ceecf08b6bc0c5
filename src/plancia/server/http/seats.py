"""Sitting down, leaving, coming back; and what the owner of a table may do with its seats."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from litestar import delete, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from plancia.bots import usual
from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem
from plancia.server.http.idempotency import Move, command
from plancia.server.http.moves import Accepted, accepted, submit
from plancia.server.live.open_table import OpenTable
from plancia.server.live.services import At, By, Services, There, WithServices
from plancia.server.lookalikes import looks_like
from plancia.server.refusing import refusal
from plancia.table.chairs import back as back_at
from plancia.table.entries import OPEN, STAND_IN, Chair, Reseated, Row
from plancia.table.store import Store, tables
from plancia.table.store.people import tokens
from plancia.table.store.people.people import Person
from plancia.table.table import Refused, Table


class Change(msgspec.Struct, forbid_unknown_fields=True):
    move: str


class Sit(Change):
    kind: Literal["online", "here"] = "online"
    name: str = ""


class Leave(Change):
    bot: str = ""  # stand-in: which one


class Reseat(Change):
    kind: Literal["bot", "open"]
    bot: str = ""


class Sitter(NamedTuple):
    """Who sits down, and in which session; other seats at this table may be theirs."""

    person: Person
    session: str
    seats: frozenset[str] = frozenset()


class Seated(msgspec.Struct):
    move: str
    number: int
    token: str


class Token(msgspec.Struct):
    token: str


async def sit_down(services: Services, table: str, seat: str, by: Sitter, data: Sit, what: str = "sit") -> Seated:
    """An open seat is whose entry comes first. Sent again, it gives another token for the same seat, while it is
    still theirs by that entry: nothing that was sent before gives a seat back that has changed hands since."""
    person = by.person
    name, move = writing.name(data.name or person.name), sitting(person, seat, data, what)

    def decide(at_table: Table) -> Reseated:
        if seat in at_table.chairs and at_table.chairs[seat].kind != OPEN:
            raise Refused("seat-taken")
        if any(looks_like(name, chair.name) for other, chair in at_table.chairs.items() if other not in by.seats):
            raise Refused("name-taken")
        return at_table.reseat(seat, Chair(data.kind, name=name))

    row = (await services.hub.submit(table, move, decide))[0]
    await still_theirs(services, table, seat, row)
    token = await services.ask(take, table, seat, by, services.now())
    try:
        open_table = await still_theirs(services, table, seat, row)
    except Problem:  # the owner was faster
        await services.ask(give_up, table, seat, services.now(), person.id)
        raise
    open_table.wake(check=True)
    await services.notices.reload(person.id)
    return Seated(data.move, row.number, token)


def sitting(person: Person, seat: str, data: Sit, what: str) -> Move:
    return command(person.id, data.move, f"{what}/{seat}", data)


async def still_theirs(services: Services, table: str, seat: str, by: Row) -> OpenTable:
    """Raises Problem when the seat has changed hands since."""
    open_table = await services.hub.fresh(table)
    if open_table.last_seated(seat) != by:
        raise Problem(409, "seat-taken", number=open_table.table.number)
    return open_table


def take(store: Store, table: str, seat: str, by: Sitter, now: int) -> str:
    """The seat is theirs alone; gives a token for it."""
    person = by.person.id
    if tables.who_sits(store, table).get(seat) != person:
        tokens.revoke_seat(store, table, seat, now)
        tables.sit(store, table, seat, person)
    return tokens.give(store, "seat", now, table=table, seat=seat, person=person, session=by.session)


async def pass_on(services: Services, open_table: OpenTable, seat: str, move: Move, chair: Chair) -> Accepted:
    """The seat changes hands. Whoever had it is out before it does, so that a fault in between opens it to nobody; and
    once more after it, should they have come back in between."""
    done = open_table.done(move)
    if done is not None:
        return accepted(move, done)
    try:
        open_table.table.reseat(seat, chair)
    except Refused as refused:
        raise refusal(refused, open_table.table) from None
    await see_out(services, open_table, seat)
    answer = await submit(services, open_table.table.id, move, lambda table: table.reseat(seat, chair))
    await see_out(services, open_table, seat)
    return answer


async def see_out(services: Services, open_table: OpenTable, seat: str) -> None:
    who = await services.ask(give_up, open_table.table.id, seat, services.now())
    open_table.wake(check=True)
    if who:
        await services.notices.reload(who)


def give_up(store: Store, table: str, seat: str, now: int, whose: str = "") -> str:
    """Gives whose seat it was. With `whose`, only where it is theirs."""
    who = tables.who_sits(store, table).get(seat, "")
    if whose and who != whose:
        return ""
    tokens.revoke_seat(store, table, seat, now)
    tables.rise(store, table, seat)
    return who


@post("/api/tables/{table:str}/seats/{seat:str}/sit", status_code=HTTP_200_OK, responses=REFUSALS)
async def sit(services: WithServices, caller: By, access: There, seat: FromPath[str], data: JSONBody[Sit]) -> Seated:
    if not access.info.public and not access.is_owner:
        raise Problem(403, "not-your-seat")  # an invitation is needed
    by = Sitter(access.known(), caller.session, access.seats)
    return await sit_down(services, access.info.id, seat, by, data)


@post("/api/tables/{table:str}/seats/{seat:str}/token", status_code=HTTP_200_OK, responses=REFUSALS)
async def another_token(services: WithServices, caller: By, access: There, seat: FromPath[str]) -> Token:
    access.sits(seat)
    by = Sitter(access.known(), caller.session)
    return Token(await services.ask(take, access.info.id, seat, by, services.now()))


@delete("/api/tables/{table:str}/seats/{seat:str}/tokens", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def revoke_tokens(services: WithServices, open_table: At, access: There, seat: FromPath[str]) -> None:
    if not access.is_owner:
        access.sits(seat)
    await services.ask(tokens.revoke_seat, access.info.id, seat, services.now())
    open_table.wake(check=True)


@post("/api/tables/{table:str}/seats/{seat:str}/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(
    services: WithServices, open_table: At, access: There, seat: FromPath[str], data: JSONBody[Change]
) -> Accepted:
    """Who leaves may still watch."""
    move = command(access.whose(seat), data.move, f"leave/{seat}", data)
    if open_table.done(move) is None:
        access.sits(seat)
    if access.person is not None:
        await services.ask(tables.sit, access.info.id, "", access.person.id)
    return await pass_on(services, open_table, seat, move, Chair(OPEN))


@post("/api/tables/{table:str}/seats/{seat:str}/stand-in", status_code=HTTP_200_OK, responses=REFUSALS)
async def stand_in(services: WithServices, access: There, seat: FromPath[str], data: JSONBody[Leave]) -> Accepted:
    """The person themselves may ask for one, or the owner of the table."""
    if not access.is_owner:
        access.sits(seat)
    chair = Chair(STAND_IN, bot=data.bot or usual(access.info.game))
    move = command(access.whose(seat), data.move, f"stand-in/{seat}", data)
    return await submit(services, access.info.id, move, lambda table: table.reseat(seat, chair))


@post("/api/tables/{table:str}/seats/{seat:str}/back", status_code=HTTP_200_OK, responses=REFUSALS)
async def back(services: WithServices, access: There, seat: FromPath[str], data: JSONBody[Change]) -> Accepted:
    access.sits(seat)
    move = command(access.whose(seat), data.move, f"back/{seat}", data)
    return await submit(services, access.info.id, move, lambda table: table.reseat(seat, back_at(table.chairs[seat])))


@post("/api/tables/{table:str}/seats/{seat:str}/reseat", status_code=HTTP_200_OK, responses=REFUSALS)
async def reseat(
    services: WithServices, open_table: At, access: There, seat: FromPath[str], data: JSONBody[Reseat]
) -> Accepted:
    """The owner gives a seat to a bot, or frees it; whoever sat there is out."""
    access.owns()
    move = command(access.whose(seat), data.move, f"reseat/{seat}", data)
    return await pass_on(services, open_table, seat, move, Chair(data.kind, bot=data.bot))
