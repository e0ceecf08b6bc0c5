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
from plancia.server.live.house import COOKIE, By, House, InHouse
from plancia.table.store import tables
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


async def me_of(house: House, person: Person) -> Me:
    keys = await house.do(people.passkeys_of, house.store, person.id)
    return Me(person.name, person.login, len(keys))


async def session_for(house: House, person: Person, status: int = HTTP_200_OK) -> Response[Me]:
    """The answer that gives a browser its cookie."""
    now = house.hub.now()
    token = await house.do(tokens.give, house.store, "session", now, person=person.id, until=now + SESSION * 1000)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
        max_age=SESSION,
    )
    return Response(await me_of(house, person), status_code=status, cookies=[cookie])


@get("/api/me", responses=REFUSALS)
async def who_am_i(house: InHouse, caller: By) -> Me:
    person = await house.person(caller)
    return Me() if person is None else await me_of(house, person)


@post("/api/me", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def come_in(house: InHouse, caller: By, data: JSONBody[Named]) -> Response[Me]:
    """A guest, with a session of their own. Somebody who has one keeps it, under the new name."""
    name = writing.name(data.name)
    person = await house.person(caller)
    if person is not None:
        await house.do(people.rename, house.store, person.id, name)
        return Response(await me_of(house, person._replace(name=name)), status_code=HTTP_201_CREATED)
    house.new_guests.take(caller.address)
    guest = await house.do(people.add_guest, house.store, name, house.hub.now())
    return await session_for(house, guest, HTTP_201_CREATED)


@patch("/api/me", responses=REFUSALS)
async def rename(house: InHouse, caller: By, data: JSONBody[Named]) -> Me:
    person = await house.known(caller)
    name = writing.name(data.name)
    await house.do(people.rename, house.store, person.id, name)
    return await me_of(house, person._replace(name=name))


@post("/api/me/account", status_code=HTTP_200_OK, responses=REFUSALS)
async def open_account(house: InHouse, caller: By, data: JSONBody[Credentials]) -> Response[Me]:
    """The guest gets a login, and a new session: whoever knew the old one is out."""
    person = await house.known(caller)
    if person.login:
        raise Problem(409, "login-taken")
    login, _ = writing.name(data.login, "login"), is_long_enough(data.password)
    house.logins.take(caller.address)
    async with house.vault:
        kept = await asyncio.to_thread(HASHER.hash, data.password)
    if not await house.do(people.open_account, house.store, person.id, login, kept):
        raise Problem(409, "login-taken")
    await out(house, person)
    return await session_for(house, person._replace(login=login))


@post("/api/me/login", status_code=HTTP_200_OK, responses=REFUSALS)
async def log_in(house: InHouse, caller: By, data: JSONBody[Credentials]) -> Response[Me]:
    house.logins.take(caller.address)
    return await session_for(house, await proven(house, data.login, data.password))


async def proven(house: House, login: str, password: str) -> Person:
    """Whose login and password these are. Raises Problem; whoever tries many waits longer and longer, wherever from."""
    if len(password) > PASSWORD[1] or len(login) > 4 * NAME:
        raise Problem(401, "wrong-login")
    login = login.replace("\0", " ")
    tried = f"login {people.login_key(login)}"
    wait = await house.do(attempts.begin, house.store, (tried,), house.hub.now())
    if wait:
        raise Problem(429, "too-many", wait=-(-wait // 1000))
    found = await house.do(people.with_login, house.store, login)
    person, kept = found if found is not None else (None, "")
    async with house.vault:
        fits = await asyncio.to_thread(is_password, kept or NOBODY, password)
    if person is None or not kept or not fits:
        raise Problem(401, "wrong-login")
    await house.do(attempts.succeed, house.store, tried)
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
async def change_password(house: InHouse, caller: By, data: JSONBody[NewPassword]) -> Response[Me]:
    """Everybody else who is in by the old one is out."""
    person = await house.known(caller)
    house.logins.take(caller.address)
    is_long_enough(data.new)
    await proven(house, person.login, data.old)
    async with house.vault:
        kept = await asyncio.to_thread(HASHER.hash, data.new)
    await house.do(people.set_password, house.store, person.id, kept)
    await out(house, person, caller.session)
    return Response(await me_of(house, person))


@delete("/api/me/session", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def log_out(house: InHouse, caller: By) -> Response[None]:
    """With the session end its sockets and the seat tokens that were given in it."""
    person = await house.person(caller)
    if caller.session:
        await house.do(tokens.revoke, house.store, caller.session, house.hub.now())
    if person is not None:
        await doubt(house, person)
    return gone()


@delete("/api/me/sessions", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def log_out_everywhere(house: InHouse, caller: By) -> Response[None]:
    await out(house, await house.known(caller))
    return gone()


def gone() -> Response[None]:
    cookie = Cookie(key=COOKIE, value="", path="/", httponly=True, samesite="lax", max_age=0)
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookie])


async def out(house: House, person: Person, but: str = "") -> None:
    """Every session ends, or every one but this."""
    await house.do(tokens.revoke_sessions, house.store, person.id, house.hub.now(), but)
    await doubt(house, person)


async def doubt(house: House, person: Person) -> None:
    """Whatever of theirs is open looks again whether it may be."""
    house.hub.doubt(await house.do(tables.tables_of, house.store, person.id))
    house.notices.doubt(person.id)
