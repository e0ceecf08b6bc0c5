# not compiled
"""What a tribe has in front of it: units, goods, hostages, Action cards, Event cards. The table is in scene.py."""

from __future__ import annotations

from typing import Literal

import msgspec

From = Literal["rulebook", "public", "house", "pack"]
Stock = dict[str, int]  # goods by id, those that are there


class Folk(msgspec.Struct, frozen=True):
    """Commoners of one tribe."""

    tribe: str
    n: int


class Crowd(msgspec.Struct, frozen=True):
    """Units of one tribe in one place. `characters`: their ids; `text`: Niamh and 4 commoners."""

    commoners: int
    characters: list[str]
    force: int
    text: str


class Slot(msgspec.Struct, frozen=True):
    good: str
    good_name: str
    bonus: str
    bonus_name: str
    filled: bool


class Character(msgspec.Struct, frozen=True):
    """`force`: as printed; `strength`: with what it is equipped with. `where`: reserve, ready, home, travel, battle."""

    id: str
    name: str
    class_: str = msgspec.field(name="class")
    class_name: str
    grey: bool
    force: int
    strength: int
    where: Literal["reserve", "ready", "home", "travel", "battle"]
    slots: list[Slot]
    from_: From = msgspec.field(name="from")


class ActionCard(msgspec.Struct, frozen=True):
    """As it is printed. `cost`: the FORCE it needs; None: that of the card it teaches."""

    id: str
    name: str
    text: str
    type: Literal["development", "trade", "raid", "battle"]
    type_name: str
    special: bool
    cost: int | None
    classes: list[str]
    classes_text: str  # commoners and artisans; empty: those of the card it teaches
    place: Literal["home", "tribe", "port", "free", "battle"]
    place_text: str
    from_: From = msgspec.field(name="from")


class OwnCard(msgspec.Struct, frozen=True):
    """An Action card of a tribe. `lying`: being carried out, or on the Battle Board."""

    id: str
    state: Literal["ready", "discarded", "unlearned", "removed", "lying"]


class EventCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    delayed: bool
    from_: From = msgspec.field(name="from")


class Hidden(msgspec.Struct, frozen=True):
    """Cards that lie face down: how many, and which for whoever may read them."""

    n: int
    cards: list[EventCard]


class Ability(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    from_: From = msgspec.field(name="from")


class Tribe(msgspec.Struct, frozen=True):
    """`laps` and `space`: where its disc lies on the VP track. `ready`, `home`, `travel`, `lined_up`: its units, by
    where they are; `returning`: commoners that are units again from the Restore Phase on."""

    id: str
    name: str
    letter: str
    trait: str
    vp: int
    laps: int
    space: int
    won: bool
    divine_will: int
    palisade: int  # FORCE against Raids
    passed: bool
    villages: list[str]  # territories, the first one first
    ready: Crowd
    home: Crowd
    travel: Crowd
    lined_up: Crowd
    returning: int
    goods: Stock  # on the Village card
    carried: Stock  # on the Travelling card
    hostages: list[Folk]  # on the Village card
    captured: list[Folk]  # on the Travelling card
    trophies: list[str]  # on the Village card, where they work
    carried_trophies: list[str]
    ability: Ability
    characters: list[Character]
    cards: list[OwnCard]  # its fourteen, Special ones last
    held: Hidden  # Event cards kept face down
    drawn: Hidden  # Event cards read and not yet dealt with
