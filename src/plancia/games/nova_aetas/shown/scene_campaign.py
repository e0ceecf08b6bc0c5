# not compiled
"""What the campaign shows: the treasury, the settlement, the missions on the way."""

from __future__ import annotations

from typing import Literal

import msgspec


class Stock(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    n: int
    family: str = ""


class Formula(msgspec.Struct, frozen=True):
    id: str
    name: str
    needs: str
    workshop: str


class Treasury(msgspec.Struct, frozen=True):
    popolini: int
    reagents: list[Stock]
    items: list[Stock]
    formulae: list[Formula]  # those that are known


class Stage(msgspec.Struct, frozen=True):
    """A mission of the campaign. `after`: those from which one comes to it."""

    id: str
    name: str
    family: str
    text: str
    after: list[str]
    state: Literal["won", "lost", "now", "next", "open", "closed"]


class Place(msgspec.Struct, frozen=True):
    """A place of the settlement, if it is there."""

    id: str
    name: str
    text: str
    free: bool


class Campaign(msgspec.Struct, frozen=True):
    name: str
    place: str  # the settlement
    arrival: str
    city: bool
    places: list[Place]
    stages: list[Stage]
