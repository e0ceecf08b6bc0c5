# not compiled
"""Who is on a table of Nova Aetas: models, the Heroes' sheets, the Enemy Cards."""

from __future__ import annotations

from typing import Literal

import msgspec

From = Literal["rulebook", "public", "house", "pack"]


class Word(msgspec.Struct, frozen=True):
    """A token, an ability, a trait: its name and what it means."""

    id: str
    name: str
    text: str


class Model(msgspec.Struct, frozen=True):
    """`at`: its square; empty off the field. `hour`: where its token is, -1 for none. `short`: what fits on it."""

    id: str
    side: Literal["hero", "ally", "enemy"]
    kind: str  # the Enemy Card, or the id itself
    name: str
    short: str
    at: str
    inside: str  # a node of a Location Card
    wounds: int
    health: int
    tokens: list[str]
    down: bool
    threat: int
    hour: int
    carries: list[str]


class Gear(msgspec.Struct, frozen=True):
    """What a Hero has in a place; `item` empty: nothing."""

    place: int
    slot: str
    slot_name: str
    item: str
    name: str
    text: str
    line: str  # of its attack
    resistance: int
    wounds: int
    unloaded: bool
    oil: str
    from_: From = msgspec.field(name="from")


class Skill(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    form: str
    price: str
    learned: bool
    xp: int
    advanced: bool  # of his Advanced Class
    from_: From = msgspec.field(name="from")


class Card(msgspec.Struct, frozen=True):
    """Destiny, Grave Wounds, Achievements."""

    id: str
    name: str
    text: str
    from_: From = msgspec.field(name="from")


class Hero(msgspec.Struct, frozen=True):
    """A sheet. `seat`: whose he is. `stats`: Rapidity, Dexterity, Physique, Mind, Health, as they are now."""

    id: str
    name: str
    class_name: str
    text: str
    seat: str
    stats: dict[str, int]
    heroism: int
    keywords: list[Word]
    schools: list[Word]
    abilities: list[str]
    gear: list[Gear]
    skills: list[Skill]
    destiny: list[Card]
    destiny_level: int
    graves: list[Card]
    fresh_graves: list[Card]
    xp: int
    class_points: int
    advanced: str  # the name of his Advanced Class, once he has it
    achievements: list[Card]
    bonds: dict[str, int]
    visits: int


class EnemyAttack(msgspec.Struct, frozen=True):
    name: str
    line: str


class Enemy(msgspec.Struct, frozen=True):
    """An Enemy Card whose models are on the field."""

    id: str
    name: str
    names: str
    text: str
    faction: str
    faction_name: str
    rank: str
    rank_name: str
    rapidity: int
    control_area: int
    pd: int
    md: int
    abilities: list[str]
    attacks: list[EnemyAttack]
    hour: int
    from_: From = msgspec.field(name="from")
