"""Invitations: private links that lead to a seat, once, or let people watch. No address that is logged has a token."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server.errors import REFUSALS, Problem, not_here
from plancia.server.guard.limits import INVITATIONS
from plancia.server.http.seats import Sit, Sitter, sit_down, sitting
from plancia.server.live.services import Access, By, WithServices
from plancia.table.entries import OPEN, Chair
from plancia.table.store import tables
from plancia.table.store.people import invitations, people


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


class Watcher(msgspec.Struct):
    watcher: str
    name: str


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
async def invite(services: WithServices, caller: By, table: FromPath[str], data: JSONBody[Invite]) -> Invited:
    open_table, access = await services.enter(caller, table)
    if data.seat:
        access.owns()
        if data.seat not in open_table.table.chairs:
            raise Problem(422, "no-such-seat", number=open_table.table.number)
    may_invite(access)
    now = services.hub.now()
    if len(await services.do(invitations.of_table, services.store, table, now)) >= INVITATIONS:
        raise Problem(429, "too-full", wait=60)
    made, secret = await services.do(
        invitations.invite, services.store, table, now, seat=data.seat, uses=1 if data.seat else None
    )
    return Invited(made.id, secret, f"{services.settings.origin}/join#{secret}")


@get("/api/tables/{table:str}/invitations", responses=REFUSALS)
async def list_invitations(services: WithServices, caller: By, table: FromPath[str]) -> list[Invitation]:
    may_invite(await services.access(caller, table))
    found = await services.do(invitations.of_table, services.store, table, services.hub.now())
    return [Invitation(each.id, each.seat, each.created) for each in found]


@delete("/api/tables/{table:str}/invitations/{invitation:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def withdraw(services: WithServices, caller: By, table: FromPath[str], invitation: FromPath[str]) -> None:
    access = await services.access(caller, table)
    access.owns()
    if "\0" in invitation or not await services.do(
        invitations.withdraw, services.store, table, invitation, services.hub.now()
    ):
        raise not_here()
    await services.do(tables.stop_watching, services.store, table, invitation=invitation)
    services.hub.doubt([table])


@get("/api/tables/{table:str}/watchers", responses=REFUSALS)
async def list_watchers(services: WithServices, caller: By, table: FromPath[str]) -> list[Watcher]:
    """Whom an invitation, or leaving a seat, lets watch."""
    (await services.access(caller, table)).owns()
    found = await services.do(tables.watchers, services.store, table)
    return [Watcher(person, name) for person, name in found.items()]


@delete("/api/tables/{table:str}/watchers/{person:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def show_out(services: WithServices, caller: By, table: FromPath[str], person: FromPath[str]) -> None:
    (await services.access(caller, table)).owns()
    if "\0" in person or not await services.do(tables.stop_watching, services.store, table, person=person):
        raise not_here()
    services.hub.doubt([table])


@post("/api/invitations/look", status_code=HTTP_200_OK, responses=REFUSALS)
async def look(services: WithServices, data: JSONBody[Bearer]) -> Leads:
    found = await services.do(invitations.find, services.store, data.token, services.hub.now())
    if found is None:
        raise not_here()
    info = await services.do(services.store.info, found.table)
    if info is None:
        raise not_here()
    host = await services.do(people.read, services.store, info.host)
    return Leads(info.id, info.title, info.game, found.seat, host.name if host else "", info.chairs)


@post("/api/invitations/accept", status_code=HTTP_200_OK, responses=REFUSALS)
async def accept(services: WithServices, caller: By, data: JSONBody[Accept]) -> Joined:
    """Sent again by whom it has led to their seat, it gives them another token for it."""
    person = await services.known(caller)
    now = services.hub.now()
    found = await services.do(invitations.find, services.store, data.token, now, used_up=True)
    if found is None:
        raise not_here()
    if not found.seat:
        await services.do(tables.sit, services.store, found.table, "", person.id, found.id)
        return Joined(found.table, "", "")
    open_table = await services.hub.fresh(found.table)
    sit, what = Sit(data.move, data.kind, data.name), f"accept/{found.id}"
    by = Sitter(person, caller.session)
    if open_table.done(sitting(person, found.seat, sit, what)) is None:
        if found.uses == 0:
            raise not_here()
        if open_table.table.chairs[found.seat].kind != OPEN:
            raise Problem(409, "seat-taken")
        if await services.do(invitations.accept, services.store, data.token, now) is None:
            raise not_here()
        try:
            seated = await sit_down(services, found.table, found.seat, by, sit, what)
        except Problem:
            await services.do(invitations.give_back, services.store, found.id)
            raise
    else:
        seated = await sit_down(services, found.table, found.seat, by, sit, what)
    return Joined(found.table, found.seat, seated.token)
