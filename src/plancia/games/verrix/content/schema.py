# not compiled
"""What a Verrix box may hold: the closed schema of the content files and of packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.kernel.content import Datum, Described, Named, Part, Text

Small = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=1, le=30)]
Spot = tuple[Annotated[int, Meta(ge=0, le=200)], Annotated[int, Meta(ge=0, le=200)]]

TribeWord = Literal["blue", "green", "orange", "yellow", "violet"]
GoodWord = Literal["food", "belladonna", "cow", "horse", "hammer", "spear", "brooch", "sword", "cart"]
ClassWord = Literal["commoner", "artisan", "warrior", "merchant", "mystic"]
CharacterClass = Literal["artisan", "warrior", "merchant", "mystic"]
BonusWord = Literal["movement", "force", "fame", "carrying", "battle"]
TileWord = Literal["A", "B", "C"]
Goods = dict[GoodWord, Count]


class Territory(Named, frozen=True):
    borders: list[str]
    coasts: list[str]
    at: Spot  # where its name is drawn


class Sea(Named, frozen=True):
    links: list[str]
    at: Spot


class Movement(Datum, frozen=True):
    """A Movement Cost tile: Food for each territory and each sea area entered."""

    territory: Count
    sea: Count


class Good(Named, frozen=True):
    names: Text
    count: Annotated[int, Meta(ge=1, le=67)]
    value: Count
    category: Literal["animal", "weapon"] | None = None


class Price(Datum, frozen=True):
    value: Count


class Tribe(Named, frozen=True):
    trait: Text
    goods: dict[GoodWord, Small]
    divine_will: Small
    hostages: Annotated[int, Meta(ge=0, le=2)]
    territories: Annotated[list[str], Meta(min_length=3, max_length=3)]


class Ability(Described, frozen=True):
    tribe: TribeWord
    power: Literal["second-token", "value", "raid-movement", "restore-food", "second-event"]
    amount: Count = 1


class Slot(Part, frozen=True):
    """Takes one tile of this good, and gives this bonus while the tile is in it."""

    good: GoodWord
    bonus: BonusWord


class Character(Named, frozen=True):
    class_: CharacterClass = field(name="class")
    force: Annotated[int, Meta(ge=1, le=3)]
    slots: Annotated[list[Slot], Meta(max_length=3)]
    tribe: TribeWord | None = None  # None: a grey one


class Action(Described, frozen=True):
    type: Literal["development", "trade", "raid", "battle"]
    band: Literal["base", "special"]
    rarity: Annotated[int, Meta(ge=1, le=3)]
    tribes: Annotated[list[TribeWord], Meta(min_length=1, max_length=5)]
    place: Literal["home", "tribe", "port", "free", "battle"]
    does: Literal[
        "take", "offer", "exchange", "raid", "plunder", "fight", "palisade", "learn", "promote", "pact", "foresee"
    ]  # fmt: skip
    cost: Count | None = None  # None: that of the card it teaches
    classes: list[ClassWord] = []
    take: list[Goods] = []  # one of these sets, from the market
    divine_will: Small = 0
    divine_will_per_village: Small = 0
    offer: list[dict[Literal["hostage"] | GoodWord, Count]] = []  # one of these sets, into the market
    options: list[Literal["commoner", "trophy", "goods", "hostages"]] = []
    steals: list[Literal["good", "hostage", "trophy"] | GoodWord] = []
    most: Small = 0  # things taken at most; 0: as many as can be carried
    kidnaps: Small = 0
    leaves: Small = 0  # own commoners that a tribe keeps from being kidnapped
    units: Small = 0  # engaged at least, to plunder goods
    kinds: Small = 0  # of goods plundered, for the VP
    force: Small = 0
    force_per_bonus: Small = 0  # for each own character on the battlefield with an active BATTLE bonus
    one_token: bool = False
    movement: Small = 0  # less Food to pay
    carrying: Small = 0
    value: Small = 0  # of what is sold, on top
    cards: Small = 0  # looked at
    vp: Small = 0


class Event(Described, frozen=True):
    kind: Literal["immediate", "delayed"]
    does: Literal[
        "gift", "movement-tile", "harvest", "famine", "birth", "take", "escape", "banquet", "feud", "trophy",
        "reorder", "force", "free-movement", "kinds",
    ]  # fmt: skip
    window: Literal[
        "own-turn", "engaging", "moving", "restore", "attacking", "defending", "end", "battle-round"
    ] | None = None  # fmt: skip
    good: GoodWord = "cow"
    tile: TileWord = "A"
    food: Small = 0
    others: Small = 0
    take: list[Goods] = []
    first: bool = False  # the first set that is there, without a choice
    cards: Small = 0
    force: Small = 0
    kinds: Small = 0
    loses: Small = 0
    most: Small = 0
    vp: Small = 0
    otherwise_vp: Small = 0


class Trophy(Described, frozen=True):
    power: Literal["cook", "fame", "raid", "divine-will"]
    amount: Count = 1


class Want(Part, frozen=True):
    """At least n of what is named, all of it counted together."""

    of: list[Literal["divine-will", "hostage", "trophy", "village", "special", "kinds"] | GoodWord]
    n: Count


class Objective(Part, frozen=True):
    text: Text
    vp: Count
    any: Annotated[list[Want], Meta(min_length=1, max_length=4)]


class Festival(Named, frozen=True):
    turn: Literal[3, 6, 9, 12]
    objectives: Annotated[list[Objective], Meta(min_length=1, max_length=6)]


class Morrigan(Datum, frozen=True):
    values: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=7, max_length=7)]


class Track(Datum, frozen=True):
    """VP by distance from the centre of the Battle Progress track; the disc stops at the last space."""

    vp: Annotated[list[Count], Meta(min_length=3, max_length=12)]


class Word(Described, frozen=True):
    """A word of the game, and what it means."""


SCHEMA: dict[str, type[Datum]] = {
    "territory": Territory,
    "sea": Sea,
    "movement": Movement,
    "good": Good,
    "price": Price,
    "tribe": Tribe,
    "ability": Ability,
    "character": Character,
    "action": Action,
    "event": Event,
    "trophy": Trophy,
    "festival": Festival,
    "morrigan": Morrigan,
    "track": Track,
    "word": Word,
}
