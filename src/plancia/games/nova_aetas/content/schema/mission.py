# not compiled
"""What a mission, the campaign and its endings may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.content.schema.field import (
    Action,
    AllyObjective,
    Card,
    Control,
    EnemyObjective,
    Object,
    Patrol,
)
from plancia.games.nova_aetas.content.schema.happenings import (
    Clause,
    Flags,
    Height,
    Rows,
    Square,
    Test,
    Then,
    Time,
)
from plancia.games.nova_aetas.content.schema.words import FactionWord, FamilyWord, KeywordWord, Small
from plancia.kernel.content import Described, Named, Part, Text


class Marker(Part, frozen=True, kw_only=True):
    """On the Horologium: at a time, or so long after the Alarm."""

    t: Time | None = None
    after_alarm: Annotated[int, Meta(ge=0, le=120)] | None = None
    then: list[Then]


class Trigger(Part, frozen=True, kw_only=True):
    """When a counter reaches a number."""

    counter: str
    n: Small
    then: list[Then]


class Deck(Part, frozen=True, kw_only=True):
    faction: FactionWord | None = None
    enemies: dict[str, Small] = {}  # instead: so many cards of each
    if_: Flags = field(name="if", default=[])
    unless: Flags = []


class Gain(Part, frozen=True, kw_only=True):
    popolini: Small = 0
    cards: dict[FamilyWord, Small] = {}
    rewards: Small = 0
    formulae: list[str] = []
    heals: list[str] = []  # each Hero discards one of these Grave Wounds
    xp: Small | None = None  # for each Hero, in place of the usual


class Next(Part, frozen=True, kw_only=True):
    on: Literal["victory", "defeat"]
    to: str  # a mission; "" is the end of the campaign
    choice: Text | None = None
    flags: Flags = []
    popolini: Small = 0


class Stage(Part, frozen=True, kw_only=True):
    """One step of an Encounter."""

    id: str
    name: Text
    text: Text
    tests: Annotated[list[Test], Meta(min_length=1)]
    requires: KeywordWord | None = None
    then: list[Then] = []
    twice: list[Then] = []  # besides, with two Successes or more
    fails: list[Then] = []
    ends: bool = False  # a failure ends the chain


class Ready(Part, frozen=True, kw_only=True):
    """What each ready-made Hero has on top in quick play."""

    health: Small = 0
    main: Small = 0  # in his main characteristic
    items: list[str] = []
    popolini: Small = 0


class Mission(Named, frozen=True, kw_only=True):
    family: Literal["campaign", "hunt", "encounter", "exploration"]
    tier: Annotated[int, Meta(ge=1, le=3)] = 1
    briefing: Text
    won: Text
    lost: Text
    tags: list[Literal["rural", "urban", "water", "swamp", "buildings", "stealth"]] = []
    rows: Rows = []
    heights: dict[Square, Height] = {}  # where the code on the map does not say it (a ladder on a terrace)
    setup: list[Then] = []  # do = enemy, ally, draft
    decks: list[Deck] = []  # the first whose flags fit
    draft: list[Square] = []
    event_draft: Square | None = None  # for the Event, if not the first draft square
    timeline: list[Marker] = []
    actions: list[Action] = []
    objects: list[Object] = []
    triggers: list[Trigger] = []
    enemy_objectives: list[EnemyObjective] = []  # the first that fits an Enemy type
    ally_objectives: list[AllyObjective] = []
    patrols: list[Patrol] = []
    cards: list[Card] = []
    controls: list[Control] = []
    hero_tokens: list[Then] = []  # do = token: what every Hero starts with
    victory: list[Clause] = []  # all of them: the main Objectives
    defeat: list[Clause] = []  # any of them
    secondary: list[Clause] = []
    ends_with_the_sector: bool = False  # a victory waits until the Sector is resolved
    reward: Gain = Gain()
    consolation: Gain = Gain()  # after a defeat
    next: list[Next] = []
    settlement: Literal["village", "city"] | None = None  # where the company goes afterwards
    place: Text | None = None  # its name
    arrival: Text | None = None  # what the company finds there
    after: str = ""  # a side mission is offered once this mission has been played
    in_city: bool = False  # a side mission is offered in any City
    stages: list[Stage] = []
    ready: Ready = Ready()
    ready_flags: Flags = []  # what quick play begins with


class Campaign(Described, frozen=True, kw_only=True):
    first: str
    settlement: Literal["village", "city"]
    place: Text  # where it begins
    popolini: Small


class Ending(Described, frozen=True, kw_only=True):
    outcome: Literal["victory", "defeat"]
    if_: Flags = field(name="if", default=[])
    unless: Flags = []
