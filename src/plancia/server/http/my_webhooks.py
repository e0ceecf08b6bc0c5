"""The webhooks of a person: addresses that are called when it is their turn."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server.errors import REFUSALS, Problem, not_here
from plancia.server.guard.limits import LINK, WEBHOOKS
from plancia.server.live import webhook_calls
from plancia.server.live.services import By, WithServices
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
async def add_hook(services: WithServices, caller: By, data: JSONBody[NewHook]) -> MadeHook:
    person = await services.known(caller)
    if len(data.url) > LINK:
        raise Problem(400, "bad-request", f"url: 1 - {LINK}")
    if len(await services.ask(webhooks.of_person, person.id)) >= WEBHOOKS:
        raise Problem(429, "too-full", wait=60)
    try:
        await webhook_calls.address_of(data.url, services.settings.private_webhooks, services.settings.webhook_ports)
    except webhook_calls.BadAddress:
        raise Problem(400, "bad-address") from None
    made = await services.ask(webhooks.add, person.id, data.url, services.now())
    return MadeHook(made.id, made.secret)


@get("/api/me/webhooks", responses=REFUSALS)
async def list_hooks(services: WithServices, caller: By) -> list[Hook]:
    person = await services.known(caller)
    found = await services.ask(webhooks.of_person, person.id)
    return [Hook(each.id, each.url, each.created) for each in found]


@delete("/api/me/webhooks/{webhook:str}", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def remove_hook(services: WithServices, caller: By, webhook: FromPath[str]) -> None:
    person = await services.known(caller)
    if "\0" in webhook or not await services.ask(webhooks.remove, person.id, webhook):
        raise not_here()
