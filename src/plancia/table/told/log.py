"""The log of a table in sentences, as one seat may read it: the game, and what happened around it."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import msgspec

from plancia.games.voices import Voice, voice_of
from plancia.kernel.picture import Candidate, Motion, Thing
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import LINE, Effect, State
from plancia.kernel.view import SPECTATOR
from plancia.kernel.words import Catalogue, catalogue, within
from plancia.table.chairs import back
from plancia.table.entries import (
    HERE,
    ONLINE,
    STAND_IN,
    Answered,
    AskedBack,
    Chair,
    Consented,
    Kept,
    Opened,
    Ordered,
    Rekeyed,
    Reseated,
    Stopped,
    TookBack,
    WoundBack,
    Wrote,
)
from plancia.table.history import Moment
from plancia.table.snapshot import Snapshot

if TYPE_CHECKING:
    from plancia.table.table import Table

TEXT = Path(__file__).parents[1] / "text"
MINUTE = 60_000  # ms


class Line(TypedDict):
    what: str
    text: str
    rule: NotRequired[str]
    card: NotRequired[str]
    level: NotRequired[int]
    things: NotRequired[list[Thing]]
    motion: NotRequired[Motion | None]
    candidates: NotRequired[list[Candidate]]
    full: NotRequired[str]
    name: NotRequired[str]  # who wrote it
    seat: NotRequired[str]
    undone: NotRequired[bool]


class LogLine(Line):
    """`what`: "event", "thought", or the kind of an entry that is not of the game ("wrote", "reseated", …).
    `level`: 0 round, 1 phase, 2 turn, 3 line. `full`: a thought at length. `card`: the name of the card or unit, where
    `rule` is the id of one."""

    number: int


def told(table: Table, seat: str | None, lang: str, since: int) -> list[LogLine]:
    """Every line has its entry's number, what it is, and a text; those of the game also their rule and level. Lines
    of what was taken back say so."""
    teller = Teller(table, seat, lang)
    lines: list[LogLine] = []
    for number in range(max(since, -1) + 1, table.number + 1):
        lines += teller.entry(number)
    return lines


def line_of(voice: Voice, g: State, effect: Effect[Any], lang: str) -> Line:
    """One effect in words, with what of it can be shown on the table."""
    rule, thought = voice.rule_of(effect), voice.is_thought(effect)
    text = voice.trace(g, effect, lang) if thought else voice.tell(g, effect, lang)
    line: Line = {"what": "thought" if thought else "event", "rule": rule, "level": voice.level(effect), "text": text}
    if thought:
        line["full"] = voice.trace(g, effect, lang, True)
    card = voice.ledger(getattr(g, "box", None)).name(rule, lang)
    if card:
        line["card"] = card
    if things := voice.things(g, effect, lang, text):
        line["things"] = msgspec.to_builtins(things)
    if (motion := voice.motion(g, effect)) is not None:
        line["motion"] = msgspec.to_builtins(motion)
    if candidates := voice.candidates(g, effect, lang):
        line["candidates"] = msgspec.to_builtins(candidates)
    return line


class Teller:
    def __init__(self, table: Table, seat: str | None, lang: str) -> None:
        self.table = table
        self.seat = SPECTATOR if seat is None else table.index(seat)
        self.lang = lang
        self.say: Catalogue = catalogue(TEXT, lang)
        self.voice = voice_of(table.game.name)
        self.counts = {id(moment) for moment in table.now.moment.line()}

    def entry(self, number: int) -> list[LogLine]:
        around = self.around(number)
        lines = [] if around is None else [around]
        for moment in self.moments(number):
            news = [self.remembered(effect) for effect in moment.news if self.is_told(effect)]
            if self.seat in moment.obeyed:
                news.append({"what": "obeyed", "text": self.say("obeyed"), "rule": "", "level": LINE})
            if id(moment) not in self.counts:
                news = [{**line, "undone": True} for line in news]
            lines += news
        return [{"number": number, **line} for line in lines]

    def moments(self, number: int) -> list[Moment]:
        """What this entry made of the game: one moment, or several, or none."""
        back = self.table.snapshots[number].moment.back()
        return [*takewhile(lambda moment: moment.number == number, back)][::-1]

    # -- the game

    def effect(self, effect: Effect[Any]) -> list[Line]:
        return [line_of(self.voice, self.table.state, effect, self.lang)] if self.is_told(effect) else []

    def remembered(self, effect: Effect[Any]) -> Line:
        """The line of something that the history keeps: the same for everybody who may read it."""
        key = (id(effect), self.lang)
        if key not in self.table.lines:
            self.table.lines[key] = line_of(self.voice, self.table.state, effect, self.lang)
        return self.table.lines[key]

    def is_told(self, effect: Effect[Any]) -> bool:
        return effect.only_for in (EVERYONE, self.seat) and not self.voice.is_quiet(self.table.state, effect)

    # -- around it

    def around(self, number: int) -> Line | None:
        """The line of the entry itself."""
        if number in self.table.void:
            return None
        entry = self.table.rows[number].entry
        text = entry.text if isinstance(entry, Wrote) else self.sentence(number, entry)
        if not text:
            return None
        line: Line = {"what": str(type(entry).__struct_config__.tag), "rule": "", "level": LINE, "text": text}
        if isinstance(entry, Wrote):
            line["name"], line["seat"] = entry.name, entry.seat
        return line

    def sentence(self, number: int, entry: Any) -> str:
        say, now = self.say, self.table.snapshots[number]
        if isinstance(entry, Opened):
            how = "branch" if entry.branch_of else "position" if entry.origin else "new"
            return say("opened", how=how, at=entry.branch_at)
        before = self.table.snapshots[number - 1]
        if isinstance(entry, Answered):
            returns = before.chairs[entry.seat].kind == STAND_IN and not entry.bot
            return say("came-back", who=self.who(entry.seat, now)) if returns else ""
        if isinstance(entry, Ordered):
            return self.ordered(entry) if self.table.index(entry.seat) == self.seat else ""
        if isinstance(entry, Reseated):
            return self.seated(entry.seat, before.chairs[entry.seat], entry.chair, now)
        if isinstance(entry, Rekeyed):
            return say("rekeyed")
        if isinstance(entry, WoundBack):
            return say("wound-back", at=entry.to)
        if isinstance(entry, Kept):
            return say("kept", who=self.who(entry.seat, now), name=entry.name)
        if isinstance(entry, Stopped):
            minutes = (entry.until - entry.since) // MINUTE
            return say("stopped", minutes=minutes) if minutes > 0 else ""  # a restart that nobody need hear of
        assert isinstance(entry, TookBack | AskedBack | Consented)
        return say(self.going_back(entry, before, now), who=self.who(entry.seat, now))

    def ordered(self, entry: Ordered) -> str:
        """In the words of the order, where the game has some."""
        offered = self.voice.orders(self.table.state, self.seat, self.lang)
        if entry.option is None:
            words = next((each.question for each in offered if each.about == entry.about), entry.about)
            return self.say("revoked", words=words)
        same = (each.label for each in offered if (each.about, each.option) == (entry.about, entry.option))
        return self.say("ordered", words=next(same, entry.about))

    def going_back(self, entry: TookBack | AskedBack | Consented, before: Snapshot, now: Snapshot) -> str:
        if isinstance(entry, TookBack):
            return "took-back"
        if isinstance(entry, AskedBack):
            return "asked-back"
        if entry.agrees:
            return "agreed" if now.request is not None else "went-back"
        withdrawn = before.request is not None and before.request.seat == entry.seat
        return "withdrew-back" if withdrawn else "refused-back"

    def seated(self, seat: str, old: Chair, new: Chair, now: Snapshot) -> str:
        title = self.title(seat)
        if new.kind == STAND_IN:
            return self.say("sat-stand-in", bot=new.bot, who=within(self.who(seat, now)))
        if old.kind == STAND_IN and new == back(old):
            return self.say("came-back", who=self.who(seat, now))
        if new.kind in (ONLINE, HERE) and not new.name:
            return self.say("sat-nameless", title=title)
        return self.say(f"sat-{new.kind}", name=new.name, title=title, bot=new.bot)

    def title(self, seat: str) -> str:
        """What a seat is called inside a sentence."""
        return within(self.voice.seat_name(self.table.state, self.table.index(seat), self.lang))

    def who(self, seat: str, now: Snapshot) -> str:
        """Who sits there, as a sentence begins with it."""
        name = now.chairs[seat].name
        if name:
            return self.say("who", name=name, title=self.title(seat))
        return self.voice.seat_name(self.table.state, self.table.index(seat), self.lang)
