"""What the table tells one reader, as types: the view, the question, the log. The OpenAPI document and the browser
client are made from these; a test holds every real message against them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from plancia.bots.advice import Advice as Advice
from plancia.kernel.picture import Candidate, Motion, Path, Survey, Thing
from plancia.table.entries import Chair


class Option(msgspec.Struct):
    """`spots`: where it can be chosen on the board, the most fitting first; none where it stands only in the list."""

    id: int
    name: str
    label: str
    number: int | None  # what a person types for it
    spots: list[str]


class RefusedOption(msgspec.Struct):
    id: int
    name: str
    label: str
    rule: str
    why: str
    spots: list[str]


class SetOption(Option):
    """`count`: so many of it may be in the set."""

    count: int


class SetLimit(msgspec.Struct):
    """What a set may come to together, by the weight of each name; `most` is None where it has no end."""

    rule: str
    least: int
    most: int | None
    weights: dict[str, int]


class Several(msgspec.Struct):
    """For whoever names a set at once, in any order: from `least` to `most` of these, within the limits."""

    least: int
    most: int
    options: list[SetOption]
    limits: list[SetLimit]


class Question(msgspec.Struct):
    """`because`: the card or rule whose question it is, for people. `paths`: the ways over the board that it is about,
    as far as they are settled.

    `several`: more than one may be picked. Then `options` are those that may be picked next, one by one in the order of
    the list, and `several` has them all, to be answered with at once.
    """

    rule: str
    kind: str
    step: str
    prompt: str
    because: str
    least: int
    most: int
    picked: list[str]
    options: list[Option]
    several: Several | None
    refused: list[RefusedOption]
    paths: list[Path]
    since: int = -1  # the entry that asked it


class Waiting(msgspec.Struct):
    seat: str
    rule: str
    since: int
    at: int
    kind: str


class ShownChair(Chair, frozen=True, kw_only=True):
    """`title`: the seat's name in the reader's language."""

    title: str


class UndoOffer(msgspec.Struct):
    to: int
    free: bool
    ask: list[str]


class UndoRequest(msgspec.Struct):
    seat: str
    to: int
    number: int
    agreed: list[str]
    missing: list[str]


class Here(msgspec.Struct):
    """For a shared screen: who acts next, and whether it must be covered while it is handed over."""

    next: str
    cover: bool


class TimeLeft(msgspec.Struct):
    """Milliseconds; None: no limit. `runs`: it gets less just now."""

    move: int | None
    total: int | None
    runs: bool


class ShownClock(msgspec.Struct):
    """As it was agreed (seconds; minutes after midnight in the zone), and what each seat has left."""

    kind: Literal["none", "live", "days"]
    move: int = 0
    total: int = 0
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"
    left: dict[str, TimeLeft] = {}


class OrderChoice(msgspec.Struct):
    option: int  # what the command takes
    label: str


class ShownOrder(msgspec.Struct):
    """Answers in advance to the questions of one rule, or about one thing; `given`: the option of the one that holds.
    Only for the seat itself: what it has ordered is its secret."""

    about: str  # what the command takes
    rule: str
    label: str
    options: list[OrderChoice]
    given: int | None


class SavePoint(msgspec.Struct):
    """`at`: the entry after which the table stood as it was kept."""

    seat: str
    name: str
    at: int


class Shown(msgspec.Struct):
    """The whole table as one seat, or a spectator, may know it. `view` is drawn by the game's own part of a client.
    `may_branch`: whoever looks through this seat may play on from here at a table of their own. `together`: all who sit
    here win or lose as one. `ended`: how it has ended and why, in a sentence."""

    table: str
    number: int
    game: str
    seat: str | None
    view: dict[str, Any]
    question: Question | None
    waiting: list[Waiting]
    seats: list[str]  # clockwise
    chairs: dict[str, ShownChair]
    automated: dict[str, str]  # seats that the rules play, by name
    undo: UndoOffer | None
    request: UndoRequest | None
    here: Here | None
    fair: list[str]
    over: bool
    may_branch: bool
    together: bool
    kept: list[SavePoint]  # oldest first
    clock: ShownClock
    orders: list[ShownOrder] = []  # that this seat may give
    result: dict[str, Any] | None = None
    ended: str = ""
    key: list[str] | None = None


class LogLine(msgspec.Struct):
    """`what`: "event", "thought", or the kind of an entry that is not of the game ("wrote", "reseated", …).
    `level`: 0 round, 1 phase, 2 turn, 3 line. `full`: a thought at length. `card`: the name of the card or unit, where
    `rule` is the id of one."""

    number: int
    what: str
    text: str
    rule: str = ""
    card: str = ""
    level: int = 3
    things: list[Thing] = []
    motion: Motion | None = None
    candidates: list[Candidate] = []
    full: str = ""
    name: str = ""  # who wrote it
    seat: str = ""
    undone: bool = False


class Frame(msgspec.Struct):
    """A line of the log, and what lay on the table right after it."""

    line: LogLine
    view: dict[str, Any]


class Preview(msgspec.Struct):
    """What an option would do, as far as it is certain. `ends`: "chance", "question" (the same seat goes on), "other"
    (somebody else is asked), "over". `next`: what comes then, in a sentence. `paths`: the ways over the board that it
    would take; `survey`: what is measured for it. Nothing of it has happened."""

    lines: list[LogLine]
    view: dict[str, Any]
    ends: str
    next: str
    paths: list[Path]
    survey: Survey | None


class Case(msgspec.Struct):
    """One thing that may come: under which condition, how likely (0 to 1; 1: certain), and what happens then."""

    label: str
    chance: float
    lines: list[LogLine]


class Forecast(msgspec.Struct):
    """What the automated side would do next if nothing changed."""

    title: str
    cases: list[Case]


# -- what can be played


class NamedSeat(msgspec.Struct):
    """`text`: what is to be known of it before one sits down there; empty where all seats are alike."""

    seat: str
    name: str
    text: str = ""


class BotInfo(msgspec.Struct):
    name: str
    title: str
    help: str


class Value(msgspec.Struct):
    """One choice of a setting. `sets`: further settings that go along with it."""

    value: Any
    title: str
    help: str
    sets: dict[str, Any] = {}


class Setting(msgspec.Struct):
    """Something that is agreed on before a game; `rule` is the rule it decides about."""

    key: str
    title: str
    help: str
    rule: str
    values: list[Value]
    default: Any


class PresetChair(msgspec.Struct):
    kind: str
    name: str = ""
    bot: str = ""


class Preset(msgspec.Struct):
    """A table that can be opened with one click."""

    id: str
    title: str
    text: str
    chairs: dict[str, PresetChair]
    settings: dict[str, Any] = {}
    position: str = ""


class GameInfo(msgspec.Struct):
    """`hides`: somebody knows what others may not. `automa`: the setting that names the seat which the rules play, and
    where then nobody sits; empty where they play none."""

    name: str
    title: str
    blurb: str
    rules: int  # version
    seats: list[NamedSeat]
    bots: list[BotInfo]
    hides: bool
    automa: str
    settings: list[Setting]
    presets: list[Preset]


class RuleInfo(msgspec.Struct):
    """A rule of the ledger: where it comes from, where it stands in the code and the tests ("file:line"), and how often
    random play carried it out, allowed something by it, refused something by it."""

    id: str
    chapter: str
    text: str
    kind: list[str]
    book: str
    from_: str = msgspec.field(name="from")
    not_code: str
    code: list[str]
    tests: list[str]
    done: int
    allowed: int
    refused: int


class CardInfo(msgspec.Struct):
    id: str
    name: str
    kind: str
    kind_name: str
    from_: str = msgspec.field(name="from")
    lines: list[str]


class TableInfo(msgspec.Struct):
    """What stands on the door of a table. `may_branch`: whoever asks may play on from any of its entries now."""

    table: str
    title: str
    game: str
    public: bool
    status: str  # open, playing, over
    number: int
    owner: bool  # it is mine
    mine: list[str]  # my seats
    may_branch: bool


class Description(msgspec.Struct):
    """The whole table in sentences."""

    lines: list[str]
