"""Invitations: private links that lead to a seat, once, or let people watch. No address that is logged has a token."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server.errors import REFUSALS, Problem, not_here
from plancia.server.house import Access, By, InHouse
from plancia.server.limits import INVITATIONS
from plancia.server.seats import Sit, sit_down
from plancia.table.entries import OPEN, Chair
from plancia.table.store import invitations, people, tables


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    seat: str = ""  # empty: to watch


class Invited(msgspec.Struct):
    invitation: str
    token: str
    link: str


class Invitation(msgspec.Struct):
    invitation: str
    seat: str
    created: int


class Bearer(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Accept(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    move: str
    kind: Literal["online", "here"] = "online"
    name: str = ""


class Leads(msgspec.Struct):
    """Where an invitation leads, whose table it is, and who sits there."""

    table: str
    title: str
    game: str
    seat: str
    by: str
    chairs: dict[str, Chair]


class Joined(msgspec.Struct):
    table: str
    seat: str
    token: str  # of the seat; empty for watching


def may_invite(access: Access) -> None:
    """The owner, and whoever sits there."""
    if not access.is_owner and not access.seats:
        raise Problem(403, "not-your-table")


@post("/api/tables/{table:str}/invitations", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def invite(house: InHouse, caller: By, table: FromPath[str], data: JSONBody[Invite]) -> Invited:
    held, access = await house.enter(caller, table)
    if data.seat:
        access.owns()
        if data.seat not in held.table.chairs:
            raise Problem(422, "no-such-seat", number=held.table.number)
    may_invite(access)
    now = house.hub.now()
    if len(await house.do(invitations.of_table, house.store, table, now)) >= INVITATIONS:
        raise Problem(429, "too-full", wait=60)
    made, secret = await house.do(
        invitations.invite, house.store, table, now, seat=data.seat, uses=1 if data.seat else None
    )
    return Invited(made.id, secret, f"{house.settings.origin}/join#{secret}")


@get("/api/tables/{table:str}/invitations", responses=REFUSALS)
async def list_invitations(house: InHouse, caller: By, table: FromPath[str]) -> list[Invitation]:
    may_invite(await house.access(caller, table))
    found = await house.do(invitations.of_table, house.store, table, house.hub.now())
    return [Invitation(each.id, each.seat, each.created) for each in found]


@delete("/api/tables/{table:str}/invitations/{invitation:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def withdraw(house: InHouse, caller: By, table: FromPath[str], invitation: FromPath[str]) -> None:
    access = await house.access(caller, table)
    access.owns()
    if "\0" in invitation or not await house.do(invitations.withdraw, house.store, table, invitation, house.hub.now()):
        raise not_here()


@post("/api/invitations/look", status_code=HTTP_200_OK, responses=REFUSALS)
async def look(house: InHouse, data: JSONBody[Bearer]) -> Leads:
    found = await house.do(invitations.find, house.store, data.token, house.hub.now())
    if found is None:
        raise not_here()
    info = await house.do(house.store.info, found.table)
    if info is None:
        raise not_here()
    host = await house.do(people.read, house.store, info.host)
    return Leads(info.id, info.title, info.game, found.seat, host.name if host else "", info.chairs)


@post("/api/invitations/accept", status_code=HTTP_200_OK, responses=REFUSALS)
async def accept(house: InHouse, caller: By, data: JSONBody[Accept]) -> Joined:
    person = await house.known(caller)
    found = await house.do(invitations.find, house.store, data.token, house.hub.now())
    if found is None:
        raise not_here()
    if not found.seat:
        await house.do(tables.sit, house.store, found.table, "", person.id)
        return Joined(found.table, "", "")
    held = await house.hub.open(found.table)
    if held.table.chairs[found.seat].kind != OPEN:
        raise Problem(409, "seat-taken")
    if await house.do(invitations.accept, house.store, data.token, house.hub.now()) is None:
        raise not_here()
    try:
        seated = await sit_down(house, found.table, found.seat, person, Sit(data.move, data.kind, data.name))
    except Problem:
        await house.do(invitations.give_back, house.store, found.id)
        raise
    return Joined(found.table, found.seat, seated.token)
