"""The webhooks of a person: addresses that are called when it is their turn."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server.errors import REFUSALS, Problem, not_here
from plancia.server.guard.limits import LINK, WEBHOOKS
from plancia.server.live import calling
from plancia.server.live.house import By, InHouse
from plancia.table.store.people import webhooks


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    url: str


class MadeHook(msgspec.Struct):
    webhook: str
    secret: str  # shown this once


class Hook(msgspec.Struct):
    webhook: str
    url: str
    created: int


@post("/api/me/webhooks", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def add_hook(house: InHouse, caller: By, data: JSONBody[NewHook]) -> MadeHook:
    person = await house.known(caller)
    if len(data.url) > LINK:
        raise Problem(400, "bad-request", f"url: 1 - {LINK}")
    if len(await house.do(webhooks.of_person, house.store, person.id)) >= WEBHOOKS:
        raise Problem(429, "too-full", wait=60)
    try:
        await calling.address_of(data.url, house.settings.private_webhooks, house.settings.webhook_ports)
    except calling.BadAddress:
        raise Problem(400, "bad-address") from None
    made = await house.do(webhooks.add, house.store, person.id, data.url, house.hub.now())
    return MadeHook(made.id, made.secret)


@get("/api/me/webhooks", responses=REFUSALS)
async def list_hooks(house: InHouse, caller: By) -> list[Hook]:
    person = await house.known(caller)
    found = await house.do(webhooks.of_person, house.store, person.id)
    return [Hook(each.id, each.url, each.created) for each in found]


@delete("/api/me/webhooks/{webhook:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def remove_hook(house: InHouse, caller: By, webhook: FromPath[str]) -> None:
    person = await house.known(caller)
    if "\0" in webhook or not await house.do(webhooks.remove, house.store, person.id, webhook):
        raise not_here()
