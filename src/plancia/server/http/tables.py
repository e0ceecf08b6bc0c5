"""Tables: the lobby, a new table, a branch of one."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import Any, Literal, NamedTuple

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_201_CREATED

from plancia.games.shelf import game_named
from plancia.server import writing
from plancia.server.errors import REFUSALS, Problem
from plancia.server.live.services import At, By, Caller, Services, There, WithServices
from plancia.server.refusing import not_opened, refusal
from plancia.server.workers.trial_runs import Wanted
from plancia.table.chairs import check_chair, is_somebodys
from plancia.table.entries import HERE, ONLINE, OPEN, Chair, Clock, Entry, Opened
from plancia.table.fair_chance import KEY_SIZE
from plancia.table.opening.opening import opening
from plancia.table.store import Info, Store, contents, new_info, tables
from plancia.table.store.people import tokens
from plancia.table.store.people.people import Person
from plancia.table.table import Refused, Table
from plancia.table.told import lesson
from plancia.table.told.shown import hides


class NewChair(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["online", "here", "bot", "open"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    chairs: dict[str, NewChair]
    settings: dict[str, Any] = {}
    clock: Clock = Clock()
    position: str = ""
    title: str = ""
    public: bool = False


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """Seats that `chairs` does not name stay with their bot, with whoever branches, or are open."""

    number: int
    chairs: dict[str, NewChair] = {}
    title: str = ""
    public: bool = False


class Made(msgspec.Struct):
    table: str
    number: int
    tokens: dict[str, str]  # by seat


class Listed(msgspec.Struct):
    """A table in a list."""

    table: str
    title: str
    game: str
    status: str  # open, playing, over
    public: bool
    number: int
    created: int
    changed: int
    chairs: dict[str, Chair]
    waiting: dict[str, int]  # seats that are asked, and since when
    mine: list[str] = []  # my seats
    winners: list[str] | None = None  # seats or sides, once it is over


# -- lists


def listed(info: Info, mine: list[str]) -> Listed:
    return msgspec.convert(msgspec.structs.asdict(info) | {"table": info.id, "mine": mine}, Listed)


@get("/api/tables", responses=REFUSALS)
async def lobby(services: WithServices, after: FromQuery[str] = "", game: FromQuery[str] = "") -> list[Listed]:
    if not writing.is_id(after) or not writing.is_id(game):
        return []
    return [listed(info, []) for info in await services.ask(tables.lobby, game, after)]


@get("/api/me/tables", responses=REFUSALS)
async def my_tables(services: WithServices, caller: By, after: FromQuery[str] = "") -> list[Listed]:
    person = await services.known(caller)
    if not writing.is_id(after):
        return []

    def look(store: Store) -> list[Listed]:
        found = []
        for info in tables.of_person(store, person.id, after):
            who = tables.who_sits(store, info.id)
            found.append(listed(info, [seat for seat, each in who.items() if each == person.id]))
        return found

    return await services.ask(look)


# -- making


def chairs_for(person: Person, wanted: dict[str, NewChair]) -> dict[str, Chair]:
    """`online` is whoever asks; `here` are people at their screen, named."""
    if sum(chair.kind == ONLINE for chair in wanted.values()) > 1:
        raise Problem(400, "bad-request", "chairs: online")
    made = {}
    for seat, chair in wanted.items():
        name = writing.name(chair.name or person.name) if chair.kind in (ONLINE, HERE) else ""
        made[seat] = Chair(chair.kind, name=name, bot=chair.bot if chair.kind == "bot" else "")
    return made


@post("/api/tables", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def make_table(services: WithServices, caller: By, data: JSONBody[NewTable]) -> Made:
    person = await services.known(caller)
    title, chairs = writing.title(data.title), chairs_for(person, data.chairs)
    await may_make(services, caller, person, chairs)
    if data.position:
        try:
            await services.trials.position(Wanted(data.game, chairs, data.clock, data.position))
        except Refused as refused:
            raise not_opened(refused, data.game) from None

    key = lesson.key_for(data.game, chairs, data.position) or token_hex(KEY_SIZE)
    try:
        first = await asyncio.to_thread(
            opening, data.game, chairs, key, data.settings, data.clock, data.position
        )  # which may take longer than the store has to answer, the first time that a title is opened
    except Refused as refused:
        raise not_opened(refused, data.game) from None

    await services.ask(contents.keep, game_named(data.game), first.settings)
    new = New([first], title, data.public, person.id, set(chairs), caller.session)
    return await opened(services, person, await services.ask(made, new, services.now()))


async def opened(services: Services, person: Person, table: Made) -> Made:
    """Its bots begin, and its maker hears of it."""
    await services.hub.open(table.table)
    await services.notices.reload(person.id)
    return table


async def may_make(services: Services, caller: Caller, person: Person, chairs: dict[str, Chair]) -> None:
    """Raises Problem."""
    waits = any(chair.kind == OPEN for chair in chairs.values())
    if waits and await services.ask(tables.count_open, person.id) >= services.settings.rates.waiting:
        raise Problem(429, "too-full", wait=60)
    services.counters.tables.take(caller.address)


class New(NamedTuple):
    """A table that is about to be kept: whose it is, and the seats that are theirs where a person sits."""

    entries: list[Entry]
    title: str
    public: bool
    host: str
    mine: set[str]
    session: str


def made(store: Store, new: New, now: int) -> Made:
    first = new.entries[0]
    assert isinstance(first, Opened)
    info = new_info(first, now, title=new.title, public=new.public, host=new.host)
    rows = tables.create(store, info, [("", now, entry) for entry in new.entries])
    given = {}
    for seat, chair in first.chairs.items():
        if chair.kind in (ONLINE, HERE) and seat in new.mine:
            tables.sit(store, info.id, seat, new.host)
            given[seat] = tokens.give(
                store, "seat", now, table=info.id, seat=seat, person=new.host, session=new.session
            )
    return Made(info.id, rows[-1].number, given)


@post("/api/tables/{table:str}/branch", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def branch(services: WithServices, caller: By, open_table: At, access: There, data: JSONBody[NewBranch]) -> Made:
    person, title = access.known(), writing.title(data.title)
    may_go_on(open_table.table, access.seats)
    try:
        entries = open_table.table.branch(data.number, token_hex(KEY_SIZE))
    except Refused as refused:
        raise refusal(refused, open_table.table) from None
    first = entries[0]
    assert isinstance(first, Opened)
    if not first.chairs.keys() >= data.chairs.keys():
        raise Problem(400, "bad-request", "chairs")
    chairs = {seat: kept(chair, seat in access.seats) for seat, chair in first.chairs.items()}
    chairs |= chairs_for(person, data.chairs)
    try:
        for chair in chairs.values():
            check_chair(chair, first.game)
    except Refused as refused:
        raise not_opened(refused, first.game) from None
    await may_make(services, caller, person, chairs)
    entries[0] = msgspec.structs.replace(first, chairs=chairs)
    new = New(entries, title, data.public, person.id, {*data.chairs, *access.seats}, caller.session)
    return await opened(services, person, await services.ask(made, new, services.now()))


def may_go_on(table: Table, mine: frozenset[str]) -> None:
    """Who does not play may branch from what is over; and where hands are hidden, nobody may sit down behind another's
    while the game goes on. Raises Problem."""
    if table.over:
        return
    others = [seat for seat, chair in table.chairs.items() if is_somebodys(chair) and seat not in mine]
    if not mine or (others and hides(table.state, None)):
        raise Problem(409, "not-over", number=table.number)


def kept(chair: Chair, is_mine: bool) -> Chair:
    """The chair of a seat in a branch, where nothing else was wanted."""
    return Chair(OPEN) if is_somebodys(chair) and not is_mine else chair
