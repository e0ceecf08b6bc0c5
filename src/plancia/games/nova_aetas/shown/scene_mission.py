# not compiled
"""What a mission shows: its field, what lies and stands there, what is wanted, the steps of an Encounter."""

from __future__ import annotations

from typing import Literal

import msgspec


class Element(msgspec.Struct, frozen=True):
    """Where a Mission Action is done; `of` 0: as often as one likes."""

    id: str
    at: str  # a square, or empty on a Location Card
    node: str
    name: str
    text: str
    ap: int
    cubes: int
    of: int


class Thing(msgspec.Struct, frozen=True):
    """An object of the mission: on a square, or with somebody."""

    id: str
    name: str
    at: str
    bearer: str


class Exit(msgspec.Struct, frozen=True):
    id: str
    name: str
    to: str


class Node(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    heroes: list[str]
    links: list[str]
    exits: list[Exit]


class Location(msgspec.Struct, frozen=True):
    """A Location Card: the inside of a building."""

    id: str
    name: str
    door: str
    nodes: list[Node]


class Clause(msgspec.Struct, frozen=True):
    text: str
    met: bool


class Counter(msgspec.Struct, frozen=True):
    """`of`: with how many something is decided or happens; 0: with none."""

    id: str
    name: str
    n: int
    of: int


class Aim(msgspec.Struct, frozen=True):
    """What the Enemies want; `line`: its Threat, and how far it has come. `open`: they still pursue it.

    `at`: the squares where they do, with how far it has come in few signs: 1/5.
    """

    text: str
    line: str
    at: list[str]
    mark: str
    open: bool


class Field(msgspec.Struct, frozen=True):
    """Rows of letters as the scenery is lettered, "." open ground; levels as digits."""

    width: int
    height: int
    rows: list[str]
    levels: list[str]
    starts: list[str]  # where Heroes may be placed


class Scenery(msgspec.Struct, frozen=True):
    letter: str
    id: str
    name: str
    text: str


class Step(msgspec.Struct, frozen=True):
    """Of an Encounter; `requires`: the keyword without which nobody may try. `state` is empty once all is over."""

    id: str
    name: str
    text: str
    tests: list[str]
    requires: str
    state: Literal["passed", "failed", "left-out", "now", "ahead", ""]


class Encounter(msgspec.Struct, frozen=True):
    """A mission without a field; `tried`: the Heroes who have had their one try."""

    steps: list[Step]
    tried: list[str]


class Mission(msgspec.Struct, frozen=True):
    id: str
    name: str
    family: str
    briefing: str
    t: int
    sector: int
    lap: int
    aware: bool
    stealth: bool
    weather: str
    victory: list[Clause]
    defeat: list[Clause]
    secondary: list[Clause]
    enemies_want: list[Aim]
    counters: list[Counter]
    field: Field | None
    elements: list[Element]
    things: list[Thing]
    locations: list[Location]
    encounter: Encounter | None
    outcome: Literal["", "victory", "defeat"]
