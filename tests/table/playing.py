"""Short words for tests with tables: sit down, answer, take back, look."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.bots import bot_named
from plancia.kernel.view import View
from plancia.kernel.written.record import option_name
from plancia.lab.random_walk import Luck
from plancia.table.entries import BOT, HERE, ONLINE, Any_Entry, Chair, Clock, Entry, Row
from plancia.table.opening.opening import opening
from plancia.table.table import Table

KEY = "ab" * 32
NOON = 1_790_000_000_000  # some time (ms)
LANGUAGES = ("en", "it")


def person(name: str = "") -> Chair:
    return Chair(ONLINE, name=name)


def here(name: str = "") -> Chair:
    return Chair(HERE, name=name)


def bot(name: str = "random") -> Chair:
    return Chair(BOT, bot=name)


class Play:
    """A table and its rows; every row is appended a second after the last, unless a time is given."""

    def __init__(self, entries: list[Entry], id: str = "table", at: int = NOON) -> None:
        self.rows = [Row(number, at, f"move {number}", entry) for number, entry in enumerate(entries)]
        self.table = Table(id, self.rows)
        self.at = at

    def do(self, entry: Entry, after: int = 1000) -> Entry:
        """Append it, `after` ms after the last row."""
        self.at += after
        row = Row(self.table.number + 1, self.at, f"move {self.table.number + 1}", entry)
        self.rows.append(row)
        self.table.apply(row)
        return entry

    def say(self, *options: str, seat: str = "", after: int = 1000) -> None:
        """Answer by name, one after the other; without a seat, whoever is asked first."""
        for option in options:
            asked = seat or self.asked
            self.do(self.table.answer(asked, option, self.table.number), after)

    def back(self, seat: str) -> Entry:
        return self.do(self.table.take_back(seat, self.table.number))

    @property
    def asked(self) -> str:
        return str(self.table.waiting()[0]["seat"])

    def options(self, seat: str = "") -> list[str]:
        return self.table.option_names(seat or self.asked)

    def bots(self, most: int = 10_000) -> None:
        """Bots answer until none is due."""
        while self.table.bots_due() and most:
            seat, name = next(iter(self.table.bots_due().items()))
            self.do(self.table.answer(seat, thought(self.table, seat, name), self.table.number, name))
            most -= 1

    def random(self, answers: int, seed: object = 1) -> None:
        """People answer anything, bots as they think; at most so often in all."""
        luck = Luck(seed)
        while not self.table.over and answers:
            if self.asked in self.table.bots_due():
                self.bots(1)
            else:
                self.say(pick(self.options(), luck))
            answers -= 1

    def looks(self, table: Table | None = None, number: int | None = None) -> list[bytes]:
        """What everybody sees, in both languages, as bytes."""
        shown = table or self.table
        return [look(shown, seat, lang, self.at, number) for seat in (*shown.chairs, None) for lang in LANGUAGES]


def thought(table: Table, seat: str, name: str) -> str:
    """What a bot answers: from its view and its seed, nothing else."""
    asked = table.asked(seat)
    assert asked is not None
    chosen = bot_named(name, table.bot_seed(seat)).choose(View(table.state, asked.by))
    return option_name(table.state, asked, chosen)


def look(table: Table, seat: str | None, lang: str = "en", now: int = NOON, number: int | None = None) -> bytes:
    return msgspec.json.encode(table.seen(seat, lang, now, number), order="deterministic")


def pick(some: list[str], luck: Luck) -> str:
    return some[luck.below(len(some))]


def sit(game: str, chairs: dict[str, Chair], clock: Clock | None = None, key: str = KEY, **settings: Any) -> Play:
    return Play([opening(game, chairs, key, settings, clock)])


def wroth(clock: Clock | None = None, **chairs: Chair) -> Play:
    """Koda against Runen, their feats chosen: the first question is a die of the draft."""
    seats = chairs or {"koda": person("Anna"), "runen": person("Bruno")}
    return sit("wroth", seats, clock, feats={seat: [f"{seat[:3].upper()}-F1"] for seat in seats})


def solo(**chairs: Chair) -> Play:
    """Against the Guild, run by the AI."""
    return sit("wroth", chairs or {"koda": person("Anna")}, ai="guild", scenario="GUI-1")


def verrix(clock: Clock | None = None, **chairs: Chair) -> Play:
    """Blue, then Green, then Violet: the first question is where the first village goes."""
    seats = chairs or {"blue": person("Anna"), "green": person("Bruno"), "violet": person("Carla")}
    return sit("verrix", seats, clock, first=next(iter(seats)))


def tolls(clock: Clock | None = None, rounds: int = 3, **chairs: Chair) -> Play:
    """North, east and south; the first question is a sealed bid of all."""
    seats = chairs or {"north": person("Nora"), "east": person("Elio"), "south": person("Susi")}
    return sit("tolls", seats, clock, rounds=rounds)


def stored(rows: list[Row]) -> list[Row]:
    """The rows as they come back from a store."""
    return [row._replace(entry=msgspec.json.decode(msgspec.json.encode(row.entry), type=Any_Entry)) for row in rows]
