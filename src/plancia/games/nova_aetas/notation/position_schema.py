# not compiled
"""What a position may say: the closed schema of its text."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from plancia.games.nova_aetas.content.schema.happenings import Rows, Square
from plancia.kernel.written.position import Written

Number = Annotated[int, Meta(ge=0, le=999)]
Word = Annotated[str, Meta(max_length=400)]


class Figure(Struct, forbid_unknown_fields=True):
    """A Hero or an Ally, on the field and on the sheet."""

    at: Square | None = None
    inside: Word = ""  # a node of a Location Card
    wounds: Number = 0
    tokens: Word = ""
    armed: Word = ""
    threat: Number | None = None
    heroism: Number = 1
    hour: Annotated[int, Meta(ge=-1, le=999)] | None = None
    down: bool = False
    destiny: Word = ""  # cards he holds
    gear: Word | None = None
    used: Word = ""  # things that work once per mission
    skills: Word | None = None  # not given: those he starts with
    strengthened: Word = ""
    advanced: bool = False
    xp: Number = 0
    class_points: Number = 0
    destiny_level: Annotated[int, Meta(ge=1, le=3)] = 1
    schools: Word | None = None
    graves: Word = ""
    achieved: Word = ""
    extra_health: Number = 0  # of a ready-made Hero
    extra_main: Number = 0


class Foe(Struct, forbid_unknown_fields=True):
    at: Square
    wounds: Number = 0
    tokens: Word = ""
    armed: Word = ""
    loot: bool = True


class Position(Written, kw_only=True, forbid_unknown_fields=True):
    game: Literal["nova-aetas"] = "nova-aetas"
    seats: list[str] = field(default_factory=lambda: ["one"])
    phase: Literal["settlement", "equipping", "set-up", "mission", "end-of-mission"] = "mission"
    mission: Word | None = None
    rows: Rows = []
    heights: dict[Square, Annotated[int, Meta(ge=0, le=7)]] = {}
    t: Number = 1
    active: Word | None = None
    heroes: dict[str, Figure] = {}
    allies: dict[str, Figure] = {}
    enemies: dict[str, Foe | list[Square]] = {}
    hours: dict[str, Annotated[int, Meta(ge=-1, le=999)]] = {}  # of Enemy types
    alarm: Annotated[int, Meta(ge=-1, le=999)] | None = None  # when it was raised; -1: not yet
    flags: list[str] = []
    counters: dict[str, Number] = {}
    objects: dict[str, Word] = {}  # "blood-2" = "C9", or who carries it, "gone" or "unseen"
    popolini: Number | None = None
    reagents: dict[str, Number] = {}
    stock: dict[str, Number] = {}
    formulae: Word | None = None
    options: dict[str, Any] = {}
    more: dict[str, Any] = {}
