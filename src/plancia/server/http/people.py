"""People: a guest needs only a name; an account, with a password or a passkey, is found again from elsewhere."""

from __future__ import annotations

import asyncio

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem
from plancia.server.guard.limits import NAME, PASSWORD
from plancia.server.live.services import COOKIE, By, Services, WithServices
from plancia.table.store import tables
from plancia.table.store.admin import bans
from plancia.table.store.people import attempts, people, tokens
from plancia.table.store.people.people import Person

SESSION = 365 * 24 * 3600  # seconds
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP's profile
NOBODY = HASHER.hash("nobody has this password")  # so that a login that does not exist takes as long to refuse


class Me(msgspec.Struct):
    """Who is asking. Everything is empty for somebody who has not said."""

    name: str = ""
    login: str = ""
    passkeys: int = 0


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    login: str
    password: str


async def me_of(services: Services, person: Person) -> Me:
    keys = await services.ask(people.passkeys_of, person.id)
    return Me(person.name, person.login, len(keys))


async def session_for(services: Services, person: Person, status: int = HTTP_200_OK) -> Response[Me]:
    """The answer that gives a browser its cookie."""
    now = services.now()
    token = await services.ask(tokens.give, "session", now, person=person.id, until=now + SESSION * 1000)
    if await services.ask(
        bans.is_out, person.id, now
    ):  # looked at after it was given, as whoever bans revokes after it
        await services.ask(tokens.revoke, token, now)
        raise Problem(403, "banned")
    cookie = cookie_of(token, SESSION, services.settings.secure)
    return Response(await me_of(services, person), status_code=status, cookies=[cookie])


def cookie_of(token: str, seconds: int, secure: bool = False) -> Cookie:
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=seconds)


@get("/api/me", responses=REFUSALS)
async def who_am_i(services: WithServices, caller: By) -> Me:
    person = await services.person(caller)
    return Me() if person is None else await me_of(services, person)


@post("/api/me", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def come_in(services: WithServices, caller: By, data: JSONBody[Named]) -> Response[Me]:
    """A guest, with a session of their own. Somebody who has one keeps it, under the new name."""
    name = writing.name(data.name)
    person = await services.person(caller)
    if person is not None:
        await services.ask(people.rename, person.id, name)
        return Response(await me_of(services, person._replace(name=name)), status_code=HTTP_201_CREATED)
    services.counters.guests.take(caller.address)
    guest = await services.ask(people.add_guest, name, services.now())
    return await session_for(services, guest, HTTP_201_CREATED)


@patch("/api/me", responses=REFUSALS)
async def rename(services: WithServices, caller: By, data: JSONBody[Named]) -> Me:
    person = await services.known(caller)
    name = writing.name(data.name)
    await services.ask(people.rename, person.id, name)
    return await me_of(services, person._replace(name=name))


@post("/api/me/account", status_code=HTTP_200_OK, responses=REFUSALS)
async def open_account(services: WithServices, caller: By, data: JSONBody[Credentials]) -> Response[Me]:
    """The guest gets a login, and a new session: whoever knew the old one is out."""
    person = await services.known(caller)
    if person.login:
        raise Problem(409, "login-taken")
    login, _ = writing.name(data.login, "login"), is_long_enough(data.password)
    services.counters.logins.take(caller.address)
    async with services.vault:
        kept = await asyncio.to_thread(HASHER.hash, data.password)
    if not await services.ask(people.open_account, person.id, login, kept):
        raise Problem(409, "login-taken")
    await out(services, person)
    return await session_for(services, person._replace(login=login))


@post("/api/me/login", status_code=HTTP_200_OK, responses=REFUSALS)
async def log_in(services: WithServices, caller: By, data: JSONBody[Credentials]) -> Response[Me]:
    services.counters.logins.take(caller.address)
    return await session_for(services, await proven(services, data.login, data.password))


async def proven(services: Services, login: str, password: str) -> Person:
    """Whose login and password these are. Raises Problem; whoever tries many waits longer and longer, wherever from."""
    if len(password) > PASSWORD[1] or len(login) > 4 * NAME:
        raise Problem(401, "wrong-login")
    login = login.replace("\0", " ")
    tried = f"login {people.login_key(login)}"
    wait = await services.ask(attempts.begin, (tried,), services.now())
    if wait:
        raise Problem(429, "too-many", wait=-(-wait // 1000))
    found = await services.ask(people.with_login, login)
    person, kept = found if found is not None else (None, "")
    async with services.vault:
        fits = await asyncio.to_thread(is_password, kept or NOBODY, password)
    if person is None or not kept or not fits:
        raise Problem(401, "wrong-login")
    await services.ask(attempts.succeed, tried)
    return person


def is_long_enough(password: str) -> bool:
    """Raises Problem."""
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Problem(400, "bad-request", f"password: {PASSWORD[0]} - {PASSWORD[1]}")
    return True


def is_password(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


@post("/api/me/password", status_code=HTTP_200_OK, responses=REFUSALS)
async def change_password(services: WithServices, caller: By, data: JSONBody[NewPassword]) -> Response[Me]:
    """Everybody else who is in by the old one is out."""
    person = await services.known(caller)
    services.counters.logins.take(caller.address)
    is_long_enough(data.new)
    await proven(services, person.login, data.old)
    async with services.vault:
        kept = await asyncio.to_thread(HASHER.hash, data.new)
    await services.ask(people.set_password, person.id, kept)
    await out(services, person, caller.session)
    return Response(await me_of(services, person))


@delete("/api/me/session", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def log_out(services: WithServices, caller: By) -> Response[None]:
    """With the session end its sockets and the seat tokens that were given in it."""
    person = await services.person(caller)
    if caller.session:
        await services.ask(tokens.revoke, caller.session, services.now())
    if person is not None:
        await doubt(services, person)
    return gone()


@delete("/api/me/sessions", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def log_out_everywhere(services: WithServices, caller: By) -> Response[None]:
    await out(services, await services.known(caller))
    return gone()


def gone() -> Response[None]:
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookie_of("", 0)])


async def out(services: Services, person: Person, but: str = "") -> None:
    """Every session ends, or every one but this."""
    await services.ask(tokens.revoke_sessions, person.id, services.now(), but)
    await doubt(services, person)


async def doubt(services: Services, person: Person) -> None:
    """Whatever of theirs is open looks again whether it may be."""
    services.hub.doubt(await services.ask(tables.tables_of, person.id))
    services.notices.doubt(person.id)
