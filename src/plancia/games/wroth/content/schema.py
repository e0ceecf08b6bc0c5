# not compiled
"""What a Wroth box may hold: the closed schema of the content files and of packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from plancia.kernel.content import Datum, Described, Named, Text

Small = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=1, le=30)]
Region = Annotated[int, Meta(ge=1, le=8)]
Humans = Annotated[int, Meta(ge=1, le=4)]
Tally = Annotated[int, Meta(ge=0, le=99)]
ByHumans = tuple[Tally, Tally, Tally, Tally]  # for 1, 2, 3, 4 humans
FactionWord = Literal["aldan", "guild", "koda", "ooglan", "runen"]
UnitWord = Literal[
    "elagynt", "wynden", "stellen", "crysen", "grey", "trapper", "stoic", "miner", "ram", "karn", "nameless"
]
ActionWord = Literal["mine", "extend", "maneuver", "battle"]
OmniWord = Literal["mine", "strike", "assault", "double"]


class Map(Datum, frozen=True):
    """Which regions touch. Bridges behave exactly like borders."""

    borders: list[tuple[Region, Region]]
    bridges: list[tuple[Region, Region]]
    shores: list[Region]
    positions: dict[str, tuple[int, int]]  # where a region's name is drawn, on a grid 100 wide and high


class Token(Datum, frozen=True):
    value: Annotated[int, Meta(ge=1, le=9)]
    symbol: ActionWord | None = None  # W-SPOILS-06


class ActionDie(Datum, frozen=True):
    faces: Annotated[list[ActionWord], Meta(min_length=6, max_length=6)]


class OmniscientDie(Datum, frozen=True):
    faces: Annotated[list[OmniWord], Meta(min_length=6, max_length=6)]


class Faction(Named, frozen=True):
    regular: Text  # one regular unit
    regulars: Text  # several
    letters: Annotated[list[UnitWord], Meta(min_length=2, max_length=3)]  # the AI's order of purchase: A, B, C
    ability: str | None = None  # the paid faction ability
    special: str | None = None  # the AI's special ability, for the Chaos Die only


class Unit(Named, frozen=True):
    faction: FactionWord
    names: Text  # several
    dice: Annotated[int, Meta(ge=1, le=9)]
    cost: Annotated[int, Meta(ge=1, le=12)]
    vitality: Annotated[int, Meta(ge=1, le=6)]
    vp: Annotated[int, Meta(ge=0, le=5)]
    deploy: Literal[
        "zone",
        "zone-with-regular",
        "own-regulars",
        "enemy",
        "replace-regular",
        "landing",
        "landing-with-regular",
        "reach",
    ]
    ai_deploy: Literal["base", "base-with-regular", "highest-threat", "highest-threat-in-reach"]
    abilities: list[str]
    deploy_needs: Small = 1  # own regulars needed by "own-regulars"


Power = Literal[
    # unit abilities
    "escort", "foresight", "shadows", "tithe", "fury", "trap", "bulwark", "vein", "charge", "hide", "bloodlust",
    "flesh",
    # paid faction abilities
    "summons", "hired-swords", "howl",
    # AI special abilities
    "ai-summons", "ai-hired-swords", "ai-traps", "ai-howl",
]  # fmt: skip


class Ability(Described, frozen=True):
    power: Power
    amount: Small = 1
    cost: Small = 0


FeatPower = Literal[
    "gather-occupied", "gather-controlled", "discount", "verdict", "knives", "coffers", "turncoats", "free-elite",
    "recover", "claws", "oath", "grudge", "rebirth", "storm", "swarm",
]  # fmt: skip


class Feat(Described, frozen=True):
    faction: FactionWord
    once: bool  # once per game; otherwise all game long
    power: FeatPower
    amount: Small = 1
    unit: UnitWord | None = None


Selector = Literal["base", "highest-threat", "highest-threat-occupied", "highest-threat-in-reach", "most-units"]


class Chaos(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the AI does. `humans`: only with that many humans or more."""

    do: Literal[
        "deploy", "gather", "elite", "attack", "attack-all", "disperse", "move", "cull", "base", "dominion", "corra",
        "heal", "special", "nothing",
    ]  # fmt: skip
    n: Small = 0  # how many, or how much damage; 0 with per_human
    per_human: bool = False  # as many as there are humans
    at: Selector | Region | None = None
    regions: list[Region] = []
    unit: UnitWord | Literal["priority", "any"] | None = None
    humans: Humans = 1


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of the scenario that replaces a normal one."""

    what: Literal[
        "cheaper", "mixed-attack", "allocate", "ledgers", "shadows", "base-fixed", "base-alternates", "traps",
        "buy-first", "grudges", "return", "attacks",
    ]  # fmt: skip
    unit: UnitWord | None = None
    n: Small = 1
    regions: list[Region] = []
    humans: Humans = 1


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to win, checked at the end of every round."""

    side: Literal["humans", "ai", "both"]
    what: Literal["vp", "hold", "hold-twice", "rain", "units-held", "last-round", "no-humans", "discards", "survive"]
    vp: ByHumans = (0, 0, 0, 0)
    regions: list[Region] = []
    control: ByHumans = (0, 0, 0, 0)
    since: Count = 1  # from this round on
    rounds: ByHumans = (0, 0, 0, 0)  # at the end of this round
    unit: UnitWord | None = None
    discards: ByHumans = (0, 0, 0, 0)
    more: ByHumans = (0, 0, 0, 0)  # "rain": regions to control beyond half the round's number
    held: ByHumans = (1, 1, 1, 1)  # "rain": how many of the regions hold a human unit


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """Units or a token put on the map at set-up."""

    at: Literal["base", "roll"] | Region
    unit: UnitWord | Literal["regular"] | None = None
    n: ByHumans = (1, 1, 1, 1)
    token: str | None = None


class Scenario(Named, frozen=True):
    faction: FactionWord
    story: Text
    event_text: Text
    mission_text: Text
    setup_text: Text
    missions: Annotated[list[Mission], Meta(min_length=1, max_length=6)]
    chaos: Annotated[list[Annotated[list[Chaos], Meta(max_length=4)]], Meta(min_length=8, max_length=8)]
    events: list[Event] = []
    base: list[Region] = []  # where the deployment base may start; empty: any region
    setup: list[Placed] = []
    objectives: list[Region] = []


SCHEMA: dict[str, type[Datum]] = {
    "map": Map,
    "token": Token,
    "action-die": ActionDie,
    "omniscient-die": OmniscientDie,
    "faction": Faction,
    "unit": Unit,
    "ability": Ability,
    "feat": Feat,
    "scenario": Scenario,
}
