"""Passkeys: the device proves who sits before it. A challenge is good once, for five minutes, at any process."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from plancia.server.errors import REFUSALS, Problem
from plancia.server.http.people import Me, me_of, session_for
from plancia.server.live.services import By, Services, WithServices
from plancia.table.store.people import people, tokens

CHALLENGE = 300_000  # ms


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's PublicKeyCredential.toJSON() gives."""

    credential: dict[str, Any]


async def fetched() -> Any:
    """What proves something, fetched beside everything else: it is a fifth of a second in which nobody would be
    answered."""
    return await asyncio.to_thread(import_module, "plancia.server.http.passkey_proofs")


class Place(NamedTuple):
    """The page that asks, which the guard has let in, and the name passkeys are bound to."""

    origin: str
    name: str


def place_of(request: Request[Any, Any, Any]) -> Place:
    origin = request.headers.get("origin", "")
    return Place(origin, urlsplit(origin).hostname or "")


class BadProof(Exception):
    """Not a passkey, not the right one, or not for this page."""


async def challenge(services: Services, person: str) -> str:
    now = services.now()
    return await services.ask(tokens.give, "challenge", now, person=person, until=now + CHALLENGE)


async def answered(services: Services, credential: dict[str, Any], person: str) -> str:
    """The challenge that a credential answers, if it was ours and is not used up. Raises Problem."""
    try:
        secret: str = (await fetched()).challenge_in(credential)
    except BadProof:
        raise Problem(400, "no-passkey") from None
    found = await services.ask(tokens.find, secret, services.now())
    if found is None or found.kind != "challenge" or found.person != person:
        raise Problem(400, "no-passkey")
    await services.ask(tokens.revoke, secret, services.now())
    return secret


@post("/api/me/passkeys/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def options_to_register(services: WithServices, caller: By, request: Request[Any, Any, Any]) -> dict[str, Any]:
    person = await services.known(caller)
    known = await services.ask(people.passkeys_of, person.id)
    proofs, secret = await fetched(), await challenge(services, person.id)
    return dict(proofs.to_register(place_of(request), person, secret, known))


@post("/api/me/passkeys", status_code=HTTP_200_OK, responses=REFUSALS)
async def register(
    services: WithServices, caller: By, request: Request[Any, Any, Any], data: JSONBody[Credential]
) -> Me:
    person = await services.known(caller)
    expected = await answered(services, data.credential, person.id)
    try:
        key = (await fetched()).registered(place_of(request), data.credential, expected, person.id, services.now())
    except BadProof:
        raise Problem(400, "no-passkey") from None
    if not await services.ask(people.add_passkey, key):
        raise Problem(400, "no-passkey")
    return await me_of(services, person)


@post("/api/me/passkeys/login/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def options_to_log_in(services: WithServices, caller: By, request: Request[Any, Any, Any]) -> dict[str, Any]:
    services.counters.logins.take(caller.address)
    proofs = await fetched()
    return dict(proofs.to_log_in(place_of(request), await challenge(services, "")))


@post("/api/me/passkeys/login", status_code=HTTP_200_OK, responses=REFUSALS)
async def log_in_by_passkey(
    services: WithServices, request: Request[Any, Any, Any], data: JSONBody[Credential]
) -> Response[Me]:
    proofs, expected = await fetched(), await answered(services, data.credential, "")
    try:
        key = await services.ask(people.passkey, proofs.id_in(data.credential))
        if key is None:
            raise BadProof
        count = proofs.signed(place_of(request), data.credential, expected, key)
    except BadProof:
        raise Problem(401, "no-passkey") from None
    await services.ask(people.use_passkey, key.id, count, services.now())
    person = await services.ask(people.read, key.person)
    if person is None:
        raise Problem(401, "no-passkey")
    return await session_for(services, person)
