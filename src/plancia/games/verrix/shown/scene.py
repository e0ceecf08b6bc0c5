# not compiled
"""What lies on a table of Verrix, by name, for whoever draws it or reads it out. Ids are those of the content.

Spots: territory:iceni, sea:germanicus, village:green:iceni, market, good:market:sword (all nine), good:green:sword (on
the Village card), travel:green, card:green:cook (unless it has left the game), event:green (a card face down), deck,
discard, reserve, character:green:murchad, character:reserve:medb, slot:green:murchad:0, unit:green:commoner and
unit:green:murchad (available), home:green (engaged at the village), hostage:green:yellow (held by Green),
hostage:market:yellow, trophy:stone-of-falias, festival:samhain, ability:green, dw:green, vp:green, tribe:green, bag,
token:3, battle and track (the Battle Board, also while it is empty), camp:attacker, camp:defender, round:1, order,
turn, tile.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plancia.games.verrix.shown.scene_tribes import ActionCard, Character, Crowd, EventCard, Folk, From, Stock, Tribe


class GoodKind(msgspec.Struct, frozen=True):
    """One of the nine kinds. `n`: tiles in the box; `market`: of them at the market."""

    id: str
    name: str
    names: str
    value: int
    category: str  # animal, weapon, or empty
    n: int
    market: int


class Territory(msgspec.Struct, frozen=True):
    """`village`: the tribe; empty: none. `way`: the Food it costs the reader to go there, before bonuses of units;
    `tribute`: who takes a part of it, on the way that pays least. What borders on what never changes."""

    id: str
    name: str
    village: str
    market: bool  # Portum Itium
    way: int | None  # None: nowhere to go, or nobody who could
    tribute: list[str]


class Sea(msgspec.Struct, frozen=True):
    id: str
    name: str


class Tile(msgspec.Struct, frozen=True):
    """A Movement Cost tile: Food for each territory and each sea area entered."""

    id: str
    territory: int
    sea: int
    now: bool


class Trophy(msgspec.Struct, frozen=True):
    """`holder`: empty while it lies in the Common Reserve."""

    id: str
    name: str
    text: str
    holder: str
    travelling: bool
    from_: From = msgspec.field(name="from")


class Objective(msgspec.Struct, frozen=True):
    """`met`: the tribes that it would pay now."""

    text: str
    vp: int
    met: list[str]


class Festival(msgspec.Struct, frozen=True):
    """`would`: what it would pay each tribe now; empty once it is over."""

    id: str
    name: str
    turn: int
    over: bool
    next: bool  # the one of this Turn, or of the next that has one
    objectives: list[Objective]
    would: dict[str, int]
    from_: From = msgspec.field(name="from")


class Turn(msgspec.Struct, frozen=True):
    """A space of the Turn track; `festival`: empty for a Month."""

    n: int
    festival: str
    name: str


class Events(msgspec.Struct, frozen=True):
    """`deck`: cards left in it; `known`: what the reader knows to lie on top, the first to be drawn first; `open`:
    being carried out; `discard`: the last one last."""

    deck: int
    known: list[EventCard]
    open: list[EventCard]
    discard: list[EventCard]


class Market(msgspec.Struct, frozen=True):
    goods: Stock
    commoners: list[Folk]  # of every tribe, for whoever takes them as hostages


class Token(msgspec.Struct, frozen=True):
    """Mórrígan tokens of one value: in the bag, and in all."""

    value: int
    bag: int
    n: int


class Raid(msgspec.Struct, frozen=True):
    """A Raid in progress, from when its target is known. FORCE of both without the token."""

    raider: str
    target: str
    territory: str
    card: str
    card_name: str
    band: str  # those who went
    attack: int
    defence: int


class Member(msgspec.Struct, frozen=True):
    """A tribe in a faction: its units on the Battle Board."""

    tribe: str
    units: Crowd


class Played(msgspec.Struct, frozen=True):
    tribe: str
    card: str
    name: str


class Camp(msgspec.Struct, frozen=True):
    """A faction. `force`: of those the round's card lets fight, with what card and Events add, without the token."""

    commander: str
    members: list[Member]
    force: int
    cards: list[Played]  # played in this Battle so far


class Space(msgspec.Struct, frozen=True):
    """Of the Battle Progress track; `at`: above 0 on the attacker's side."""

    at: int
    vp: int


class Round(msgspec.Struct, frozen=True):
    """`due`: who is to play a card; `played`: the card of this round, once it lies there."""

    n: int
    state: Literal["over", "now", "coming"]
    due: str
    played: Played | None


class Battle(msgspec.Struct, frozen=True):
    territory: str
    disc: int
    track: list[Space]
    attacker: Camp
    defender: Camp
    rounds: list[Round]


class Scene(msgspec.Struct, frozen=True):
    turn: int
    phase: Literal["set-up", "events", "actions", "restore", "festival"]
    phase_name: str
    acting: str  # whose action it is in the Action Phase
    turns: list[Turn]
    order: list[str]  # this Month; the first wears the Ring of Kings
    passed: list[str]  # the order of the next Month, as far as it is known
    tiles: list[Tile]
    territories: list[Territory]
    seas: list[Sea]
    goods: list[GoodKind]
    actions: list[ActionCard]  # every Action card that somebody here has, once
    tribes: list[Tribe]  # clockwise
    market: Market
    divine_will: int  # in the Common Reserve
    greys: list[Character]  # grey characters nobody has
    trophies: list[Trophy]
    festivals: list[Festival]
    events: Events
    bag: list[Token]
    raid: Raid | None
    battle: Battle | None
    winners: list[str]
