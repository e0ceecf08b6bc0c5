"""Everything one server process has, and who may do what at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from plancia.server.errors import Problem, not_here
from plancia.server.guard.counters import Counters, Doors
from plancia.server.guard.home_game import is_here
from plancia.server.guard.limits import neighbourhood
from plancia.server.guard.shared_counters import Sharing
from plancia.server.live.clocks import Clocks
from plancia.server.live.heartbeat import Heartbeat
from plancia.server.live.hub import Hub
from plancia.server.live.lists import Lists
from plancia.server.live.notices import Notices
from plancia.server.live.open_table import OpenTable
from plancia.server.live.page_cache import PageCache
from plancia.server.live.reviews import Reviews
from plancia.server.metrics import Figures
from plancia.server.settings import Settings
from plancia.server.site import Site
from plancia.server.upkeep.following import Following
from plancia.server.upkeep.tidying import Tidying
from plancia.server.workers.bots import Bots
from plancia.server.workers.pool import Workers
from plancia.server.workers.trial_runs import Trials
from plancia.server.writing import TABLE_ID
from plancia.table.store import Info, Store, Unavailable, tables
from plancia.table.store.admin import bans
from plancia.table.store.people import attempts, invitations, notes, people, tokens
from plancia.table.store.people.people import Person
from plancia.table.store.people.secret import hash_of

COOKIE = "plancia"
TRIERS = 2  # processes in which what comes from outside is tried first
TOKENS = 100  # of one table, that are remembered
FORGET_EVERY = 3600  # seconds

P = ParamSpec("P")
T = TypeVar("T")


class Caller(NamedTuple):
    """What a request brings along to show who it is from."""

    session: str
    tokens: tuple[str, ...]
    address: str

    @property
    def key(self) -> str:
        """By which they are counted, and which may be told: no secret."""
        return hash_of(self.session).hex() if self.session else self.address


class Holds(NamedTuple):
    """What a seat token is good for, and whose it is."""

    seat: str
    person: str


@dataclass(frozen=True)
class Access:
    """Who somebody is at one table."""

    info: Info
    person: Person | None
    seats: frozenset[str]
    tokens: dict[str, Holds] = field(default_factory=dict)  # by which they hold some of them

    @property
    def is_owner(self) -> bool:
        return self.person is not None and self.person.id == self.info.host

    def sits(self, seat: str) -> None:
        """Raises Problem unless that seat is theirs."""
        if seat not in self.seats:
            raise Problem(403, "not-your-seat")

    def looks_through(self, seat: str) -> str | None:
        """The seat as a table wants it: None for a spectator. Raises Problem."""
        if not seat:
            return None
        self.sits(seat)
        return seat

    def known(self) -> Person:
        if self.person is None:
            raise Problem(401, "who-are-you")
        return self.person

    def whose(self, seat: str) -> str:
        """Who says what is said for a seat, by session or by token; people at one screen speak for several."""
        if self.person is not None:
            return f"{self.person.id}.{seat}"
        sitters = (each.person for each in self.tokens.values() if each.seat == seat)
        return f"{next(sitters, '')}.{seat}"

    def owns(self) -> None:
        if not self.is_owner:
            raise Problem(403, "not-your-table")


class Services:
    def __init__(self, store: Store, settings: Settings, doors: Doors | None = None) -> None:
        self.store = store
        self.settings = settings
        self.figures = Figures()
        self.hub = Hub(store, self.figures, settings.data, settings.answer_in)
        self.bots = Bots(self.hub, settings)
        self.triers = Workers(TRIERS, settings.prepare, self.figures, kindness=0)
        self.trials = Trials(self.triers)
        self.hub.tests.append(self.trials.rows)
        self.hub.reread = self.trials.journal
        self.pages = PageCache(self.bots)
        self.reviews = Reviews(self.hub, self.bots, settings)
        self.heartbeat = Heartbeat(self.hub)
        self.clocks = Clocks(self.hub)
        self.notices = Notices(self.hub, settings)
        self.following = Following(self.hub, self.clocks, self.notices)
        self.tidying = Tidying(self.hub, settings.keep, self.heartbeat.process)
        self.lists = Lists(self.hub)
        self.counters = Counters(settings.rates, doors)
        self.sharing = Sharing(self.hub, self.heartbeat.process, self.counters.by_name)
        self.site = Site(settings.site)
        self.vault = asyncio.Semaphore(2)  # passwords being tried at a time: each takes memory

    async def start(self) -> None:
        await self.heartbeat.begin()
        await self.following.begin()
        self.hub.start()
        self.hub.soon(self.heartbeat.run())
        self.hub.soon(self.clocks.run())
        self.hub.soon(self.following.run())
        self.hub.soon(self.tidying.run())
        self.hub.soon(self.forget())
        if not self.hub.is_alone:
            self.hub.soon(self.sharing.run())

    async def stop(self) -> None:
        await self.hub.stop()
        await self.lists.stop()
        self.hub.asking.stop()
        self.bots.stop()
        self.triers.stop()
        self.reviews.stop()

    async def forget(self) -> None:
        """What is over and of use to nobody: tokens, sessions, challenges, withdrawn invitations, tried passwords."""
        while True:
            for purge in (tokens.purge, invitations.purge, attempts.purge, bans.purge):
                with suppress(Unavailable):
                    await self.ask(purge, self.now())
            await asyncio.sleep(FORGET_EVERY)

    async def ask(self, work: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.hub.ask(work, *args, **kwargs)

    def now(self) -> int:
        return self.hub.now()

    # -- who is it

    async def person(self, caller: Caller) -> Person | None:
        """Raises Problem."""
        self.following.lets_in(caller.address)
        return await self.ask(person_of, caller.session, self.now())

    async def known(self, caller: Caller) -> Person:
        """Raises Problem."""
        person = await self.person(caller)
        if person is None:
            raise Problem(401, "who-are-you")
        return person

    async def access(self, caller: Caller, table: str) -> Access:
        """Raises Problem. What does not exist and what is not for them look the same, also to a stopwatch."""
        self.following.lets_in(caller.address)
        open_table = self.hub.open_tables.get(table)
        if open_table is not None and open_table.info is not None and not caller.session:
            shown = {token: open_table.tokens[token] for token in caller.tokens if token in open_table.tokens}
            if shown and len(shown) == len(set(caller.tokens)):  # good until a seat changes hands or one is revoked
                return Access(open_table.info, None, frozenset(each.seat for each in shown.values()), shown)
        checks = open_table.checks if open_table is not None else 0
        access = await self.ask(access_of, caller, table, self.now(), self.is_open_to(caller))
        if open_table is not None and open_table.checks == checks and len(open_table.tokens) < TOKENS:
            open_table.info = access.info
            open_table.tokens |= access.tokens
        return access

    def is_open_to(self, caller: Caller) -> bool:
        """May they look at public tables? In a home game, only on the machine that it runs on."""
        return not self.settings.home or is_here(caller.address)

    async def looked(self, table: str, seen: dict[str, int]) -> None:
        """These seats have seen everything up to there."""
        for seat, number in seen.items():
            if number >= 0:
                await self.ask(notes.look, table, seat, number, self.now())


def person_of(store: Store, session: str, now: int) -> Person | None:
    found = tokens.find(store, session, now) if session else None
    return people.read(store, found.person) if found is not None and found.kind == "session" else None


def access_of(store: Store, caller: Caller, table: str, now: int, is_open: bool = True) -> Access:
    if not TABLE_ID.fullmatch(table):
        raise not_here()
    info = tables.read(store, table)
    person = person_of(store, caller.session, now)
    found = {token: tokens.find(store, token, now) for token in caller.tokens}
    good = {
        token: Holds(each.seat, each.person)
        for token, each in found.items()
        if each is not None and each.kind == "seat" and each.table == table
    }
    seats = {each.seat for each in good.values()}
    member = False
    if person is not None:
        seats |= {seat for seat, who in tables.who_sits(store, table).items() if who == person.id}
        member = tables.is_member(store, table, person.id)
    if info is None or not ((info.public and is_open) or seats or member):
        raise not_here()
    if info.closed:
        raise Problem(409, "closed")
    return Access(info, person, frozenset(seats), good)


def caller_of(connection: ASGIConnection[Any, Any, Any, Any], more: Sequence[str] = ()) -> Caller:
    """What a request or a socket brings along."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = (token.strip(),) if kind.lower() == "bearer" else ()
    address = neighbourhood(connection.client.host) if connection.client else ""
    return Caller(connection.cookies.get(COOKIE, ""), (*bearer, *more), address)


# What a handler is given: by these names, each made once for a request.
WithServices = NamedDependency[Services]
By = NamedDependency[Caller]
Lang = NamedDependency[str]
There = NamedDependency[Access]  # who the caller is at the table of the address, which they may see
At = NamedDependency[OpenTable]  # that table, as it is now
