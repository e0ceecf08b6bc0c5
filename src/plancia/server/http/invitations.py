"""Invitations: private links that lead to a seat, once, or let people watch. No address that is logged has a token."""

from __future__ import annotations

from typing import Literal

import msgspec
import segno
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server.errors import REFUSALS, Problem, not_here
from plancia.server.guard.limits import INVITATIONS
from plancia.server.http.seats import Sit, Sitter, sit_down, sitting
from plancia.server.live.services import Access, At, By, There, WithServices
from plancia.table.entries import OPEN, Chair
from plancia.table.store import tables
from plancia.table.store.people import invitations, people


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    seat: str = ""  # empty: to watch


class Invited(msgspec.Struct):
    invitation: str
    token: str
    link: str
    code: str  # the link as a picture that phones read: the address of an image


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
    """Where an invitation leads, whose table it is, and who sits there. `taken`: somebody has sat down by it, and it
    leads nowhere any more; but for whoever sits there (`mine`), or who may watch (`public`). Of a private table it then
    says no more than whom to ask."""

    table: str
    title: str
    game: str
    seat: str
    by: str
    chairs: dict[str, Chair]
    taken: bool = False
    mine: bool = False
    public: bool = False


class Joined(msgspec.Struct):
    table: str
    seat: str
    token: str  # of the seat; empty for watching


def may_invite(access: Access) -> None:
    """The owner, and whoever sits there."""
    if not access.is_owner and not access.seats:
        raise Problem(403, "not-your-table")


@post("/api/tables/{table:str}/invitations", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def invite(services: WithServices, open_table: At, access: There, data: JSONBody[Invite]) -> Invited:
    table, now = access.info.id, services.now()
    if data.seat:
        access.owns()
        if data.seat not in open_table.table.chairs:
            raise Problem(422, "no-such-seat", number=open_table.table.number)
    may_invite(access)
    if len(await services.ask(invitations.of_table, table, now)) >= INVITATIONS:
        raise Problem(429, "too-full", wait=60)
    made, secret = await services.ask(invitations.invite, table, now, seat=data.seat, uses=1 if data.seat else None)
    link = f"{services.settings.invites_to}/join#{secret}"
    return Invited(made.id, secret, link, segno.make_qr(link).svg_data_uri(border=4))


@get("/api/tables/{table:str}/invitations", responses=REFUSALS)
async def list_invitations(services: WithServices, access: There) -> list[Invitation]:
    may_invite(access)
    found = await services.ask(invitations.of_table, access.info.id, services.now())
    return [Invitation(each.id, each.seat, each.created) for each in found]


@delete("/api/tables/{table:str}/invitations/{invitation:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def withdraw(services: WithServices, access: There, invitation: FromPath[str]) -> None:
    access.owns()
    table = access.info.id
    if "\0" in invitation or not await services.ask(invitations.withdraw, table, invitation, services.now()):
        raise not_here()
    await services.ask(tables.stop_watching, table, invitation=invitation)
    services.hub.doubt([table])


@get("/api/tables/{table:str}/watchers", responses=REFUSALS)
async def list_watchers(services: WithServices, access: There) -> list[Watcher]:
    """Whom an invitation, or leaving a seat, lets watch."""
    access.owns()
    found = await services.ask(tables.watchers, access.info.id)
    return [Watcher(person, name) for person, name in found.items()]


@delete("/api/tables/{table:str}/watchers/{person:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def show_out(services: WithServices, access: There, person: FromPath[str]) -> None:
    access.owns()
    if "\0" in person or not await services.ask(tables.stop_watching, access.info.id, person=person):
        raise not_here()
    services.hub.doubt([access.info.id])


@post("/api/invitations/look", status_code=HTTP_200_OK, responses=REFUSALS)
async def look(services: WithServices, caller: By, data: JSONBody[Bearer]) -> Leads:
    found = await services.ask(invitations.find, data.token, services.now(), used_up=True)
    if found is None:
        raise not_here()
    info = await services.ask(tables.read, found.table)
    if info is None:
        raise not_here()
    host = await services.ask(people.read, info.host)
    leads = Leads(info.id, info.title, info.game, found.seat, host.name if host else "", info.chairs)
    leads.public = info.public and services.is_open_to(caller)
    if found.uses != 0:
        return leads
    person = await services.person(caller)
    sits = await services.ask(tables.who_sits, found.table)
    leads.taken, leads.mine = True, person is not None and sits.get(found.seat) == person.id
    if not leads.mine and not leads.public:
        leads.table, leads.title, leads.chairs = "", "", {}
    return leads


@post("/api/invitations/accept", status_code=HTTP_200_OK, responses=REFUSALS)
async def accept(services: WithServices, caller: By, data: JSONBody[Accept]) -> Joined:
    """Sent again by whom it has led to their seat, it gives them another token for it."""
    person = await services.known(caller)
    now = services.now()
    found = await services.ask(invitations.find, data.token, now, used_up=True)
    if found is None:
        raise not_here()
    if not found.seat:
        await services.ask(tables.sit, found.table, "", person.id, found.id)
        return Joined(found.table, "", "")
    open_table = await services.hub.fresh(found.table)
    sit, what = Sit(data.move, data.kind, data.name), f"accept/{found.id}"
    by = Sitter(person, caller.session)
    if open_table.done(sitting(person, found.seat, sit, what)) is None:
        if found.uses == 0:
            raise not_here()
        if open_table.table.chairs[found.seat].kind != OPEN:
            raise Problem(409, "seat-taken")
        if await services.ask(invitations.accept, data.token, now) is None:
            raise not_here()
        try:
            seated = await sit_down(services, found.table, found.seat, by, sit, what)
        except Problem:
            await services.ask(invitations.give_back, found.id)
            raise
    else:
        seated = await sit_down(services, found.table, found.seat, by, sit, what)
    return Joined(found.table, found.seat, seated.token)
