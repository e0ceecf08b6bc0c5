"""Your turn: to any open page of a person, and to their webhooks when nobody looks at that seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from plancia.server.live import webhook_calls
from plancia.server.live.hub import Hub
from plancia.server.live.open_table import OpenTable
from plancia.server.live.reader import News
from plancia.server.live.wire import Turn, Turns
from plancia.server.logging import log
from plancia.server.settings import Settings
from plancia.table.entries import ONLINE, Row
from plancia.table.store import tables
from plancia.table.store.people import webhooks
from plancia.table.table import Table

if TYPE_CHECKING:
    from plancia.table.store.people.webhooks import Webhook

AT_A_TIME = 20  # calls
OF_ONE = 2  # of them, of one person: who never answers keeps nobody else's from being called
WAITING = 50  # calls of one person that are still to be taken; more are not begun


class Page(News):
    """An open page of one person: the questions that wait for them, and when to say so again."""

    def __init__(self, person: str) -> None:
        super().__init__()
        self.person = person
        self.seats: dict[str, set[str]] = {}  # by table
        self.turns: dict[str, list[Turn]] = {}

    def message(self) -> bytes:
        return msgspec.json.encode(Turns([turn for turns in self.turns.values() for turn in turns]))


class Notices:
    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.pages: set[Page] = set()
        self.lines = asyncio.Semaphore(AT_A_TIME)
        self.slots: dict[str, asyncio.Semaphore] = {}  # by person, while calls of theirs wait
        self.calls: Counter[str] = Counter()
        self.titles: dict[str, str] = {}
        self.asked: dict[str, set[str]] = {}  # by table: the seats that wait
        hub.opened.append(self.notice)
        hub.heard.append(self.hear)
        hub.rung.append(self.ring)

    # -- pages

    async def open_page(self, person: str) -> Page:
        page = Page(person)
        await self.load(page)
        self.pages.add(page)
        return page

    async def load(self, page: Page) -> None:
        """Every table where they sit and that is not over."""
        found = await self.hub.ask(tables.of_person, page.person)
        for gone in page.seats.keys() - {info.id for info in found}:
            del page.seats[gone]
            if page.turns.pop(gone, None):
                page.wake()
        for info in found:
            who = await self.hub.ask(tables.who_sits, info.id)
            mine = {seat for seat, person in who.items() if person == page.person}
            if not mine or info.status == "over":
                page.seats.pop(info.id, None)
                continue
            page.seats[info.id] = mine
            self.titles[info.id] = info.title
            self.show(page, await self.hub.open(info.id))

    def show(self, page: Page, open_table: OpenTable) -> None:
        table, id = open_table.table, open_table.table.id
        title, mine = self.titles.get(id, ""), page.seats.get(id, ())
        turns = [turn_of(table, title, each["seat"], each["at"]) for each in table.waiting() if each["seat"] in mine]
        if turns != page.turns.get(id, []):
            page.turns[id] = turns
            page.wake()

    async def reload(self, person: str) -> None:
        """They sat down somewhere, or left."""
        for page in [each for each in self.pages if each.person == person]:
            await self.load(page)

    def doubt(self, person: str) -> None:
        """A session of theirs is over."""
        for page in [each for each in self.pages if each.person == person]:
            page.wake(check=True)

    # -- news

    def ring(self, id: str, number: int) -> None:
        """A table of another process: open it here if somebody wants to hear of it."""
        if id not in self.hub.open_tables and any(id in page.seats for page in self.pages):
            self.hub.soon(self.hub.fresh(id))

    def hear(self, open_table: OpenTable, rows: list[Row], own: bool) -> None:
        for page in self.pages:
            if open_table.table.id in page.seats:
                self.show(page, open_table)
        new = self.remember(open_table)
        if own:
            for seat in new:
                if open_table.table.chairs[seat].kind == ONLINE and not open_table.is_watched(seat):
                    self.hub.soon(self.call(open_table, seat))

    def notice(self, open_table: OpenTable) -> None:
        self.remember(open_table)

    def remember(self, open_table: OpenTable) -> list[str]:
        """The seats that wait now and did not before: who answers one question after the other is there anyway."""
        id = open_table.table.id
        before, now = self.asked.get(id, set()), set(open_table.table.now.put)
        self.asked[id] = now
        if not now:
            del self.asked[id]
        return sorted(now - before)

    # -- webhooks

    async def call(self, open_table: OpenTable, seat: str) -> None:
        table = open_table.table
        hooks = await self.hub.ask(webhooks.for_seat, table.id, seat)
        if not hooks:
            return
        info = await self.hub.ask(tables.read, table.id)
        put = table.now.put.get(seat)
        turn = turn_of(table, info.title if info else "", seat, put.at if put else open_table.at)
        body = msgspec.json.encode({"type": "turn", **msgspec.to_builtins(turn)})
        for hook in hooks:
            if self.calls[hook.person] < WAITING:
                self.hub.soon(self.insist(hook, body))
            else:
                self.hub.figures.webhooks.labels("dropped").inc()

    async def insist(self, hook: Webhook, body: bytes) -> None:
        self.calls[hook.person] += 1
        slots = self.slots.setdefault(hook.person, asyncio.Semaphore(OF_ONE))
        try:
            await self.again_and_again(hook, body, slots)
        finally:
            self.calls[hook.person] -= 1
            if not self.calls[hook.person]:
                del self.calls[hook.person], self.slots[hook.person]

    async def again_and_again(self, hook: Webhook, body: bytes, slots: asyncio.Semaphore) -> None:
        """Until it is taken, or for a quarter of an hour."""
        for pause in (0, *webhook_calls.AGAIN):
            await asyncio.sleep(pause)
            try:
                async with slots, self.lines:
                    ways = self.settings.private_webhooks, self.settings.webhook_ports
                    taken = await webhook_calls.call(hook.url, hook.secret, self.hub.now(), body, *ways)
            except webhook_calls.BadAddress:
                self.hub.figures.webhooks.labels("refused").inc()
                return
            self.hub.figures.webhooks.labels("taken" if taken else "failed").inc()
            if taken:
                return
        log().warning("webhook given up", webhook=hook.id)


def turn_of(table: Table, title: str, seat: str, since: int) -> Turn:
    return Turn(table.id, title, table.game.name, seat, table.number, since)
