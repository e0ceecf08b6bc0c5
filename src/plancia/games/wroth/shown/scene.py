# not compiled
"""What lies on a table of Wroth, by name, for whoever draws it or reads it out."""

from __future__ import annotations

from typing import Literal

import msgspec

Face = Literal["mine", "extend", "maneuver", "battle"]
OmniFace = Literal["mine", "strike", "assault", "double"]


class Token(msgspec.Struct, frozen=True):
    """A VP token: its value, and the action its symbol gives as spoils."""

    value: int
    symbol: Face | None


class Elites(msgspec.Struct, frozen=True):
    """Elites of one kind in the same state. `full` is their vitality unhurt; `fresh`: deployed this turn."""

    kind: str
    name: str
    vitality: int
    full: int
    fresh: bool
    n: int


class Army(msgspec.Struct, frozen=True):
    who: str
    regulars: int
    elites: list[Elites]
    units: int  # of all kinds
    text: str  # 2 Kin and 1 Grey (3/4)


class Would(msgspec.Struct, frozen=True):
    """What a region would pay a side if points were counted now."""

    side: str
    vp: int
    text: str  # token 2, domination 1


class Region(msgspec.Struct, frozen=True):
    """0 is the Shores, which have no token and pay nothing."""

    id: int
    name: str
    token: Token | None
    armies: list[Army]
    holder: str  # the side that controls it; empty: nobody
    would: list[Would]
    threat: int | None  # only against the AI


class Reserve(msgspec.Struct, frozen=True):
    """Elite dice of one kind on a faction's board."""

    kind: str
    name: str
    n: int
    cost: int
    vitality: int
    vp: int


class FeatCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    used: bool
    once: bool
    from_: str = msgspec.field(name="from")


class Ability(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    cost: int  # 0: it costs nothing
    of: str  # the kind of elite that has it; empty: the faction's own
    from_: str = msgspec.field(name="from")


class Faction(msgspec.Struct, frozen=True):
    id: str
    name: str
    letter: str
    ai: bool
    first: bool
    corra: int
    vp: int  # of its side
    dice: dict[str, int]  # by face
    omni: OmniFace | None
    board: int  # regulars on the board
    discard: int
    regular: str  # their names
    regulars: str
    reserve: list[Reserve]
    feats: list[FeatCard]
    abilities: list[Ability]


class Side(msgspec.Struct, frozen=True):
    id: str  # a faction, or "humans"
    name: str
    vp: int
    goal: int | None  # VP that win
    won: bool


class ScenarioCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    story: str
    event: str
    mission: str
    setup: str
    chaos: list[str]  # rows 1 to 8
    from_: str = msgspec.field(name="from")


class Scene(msgspec.Struct, frozen=True):
    coop: bool
    round: int
    phase: int  # 1 to 6
    phase_name: str
    stockpile: int
    pool: dict[str, int]  # action dice by face
    base: int  # region of the deployment base; 0: none
    chaos: int  # 1 to 8; 0: none
    regions: list[Region]
    factions: list[Faction]
    sides: list[Side]
    scenario: ScenarioCard | None
    actions: dict[str, str]  # names of the faces
    omnis: dict[str, str]
