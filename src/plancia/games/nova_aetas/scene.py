# not compiled
"""What lies on a table of Nova Aetas, by name, for whoever draws it or reads it out. Ids are those of the content.

Spots: square:C3, model:valerio, model:brigand-2 (on the field or on its sheet), hero:valerio (his sheet),
gear:valerio:5 (a place), skill:valerio:cleave, destiny:valerio:new-moon, threat:valerio, heroism:valerio,
enemy:brigand (an Enemy Card), element:search-the-cart:J5 (where a Mission Action is done), thing:letter-1,
card:notary (a Location Card), node:study, exit:study:window, hour:valerio and hour:brigand (Activation Tokens),
horologium, event, alarm, counter:burn, objective:0, treasury, reagent:wood, item:sword (in the treasury),
formula:F-05, place:market, mission:M2 (in the campaign), step:read-the-chart (of an Encounter).
"""

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
    id: str
    name: str
    n: int


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
    counters: list[Counter]
    field: Field | None
    elements: list[Element]
    things: list[Thing]
    locations: list[Location]
    encounter: Encounter | None
    outcome: Literal["", "victory", "defeat"]


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


class Roll(msgspec.Struct, frozen=True):
    """Dice on the table that may still change: a die of `threshold` or more is a Success."""

    hero: str
    dice: list[int]
    threshold: int


class Scene(msgspec.Struct, frozen=True):
    phase: Literal["settlement", "equipping", "set-up", "mission", "end-of-mission"]
    phase_name: str
    quick: bool
    leader: str  # the leader seat
    actor: str  # the model that is activating
    ap: int
    spent: int
    mission: Mission | None
    roll: Roll | None
    models: list[Model]
    heroes: list[Hero]
    enemies: list[Enemy]
    tokens: list[Word]  # every kind that lies somewhere
    scenery: list[Scenery]
    treasury: Treasury
    campaign: Campaign | None
    over: bool
    won: bool
    ending: str
    ending_text: str
