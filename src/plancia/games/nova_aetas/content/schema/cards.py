# not compiled
"""What a box may hold of cards: equipment, reagents, formulae, Destiny, Events, Grave Wounds, Achievements, Rewards,
Locations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from plancia.games.nova_aetas.content.schema.words import (
    Abilities,
    CharacteristicWord,
    FamilyWord,
    HeroAttack,
    KeywordWord,
    Price,
    SchoolWord,
    Shift,
    Small,
    TokenWord,
    TraitWord,
)
from plancia.kernel.content import Described, Named, Text


class Item(Described, frozen=True, kw_only=True):
    category: Literal["weapon", "armour", "artefact", "spell", "oil", "omnia", "potion", "shield", "tool"]
    slot: Literal["head", "body", "accessory", "one-hand", "two-hands", "grimoire"]
    price: Price | None = None
    school: Literal["cantrip"] | SchoolWord | None = None  # of a spell
    attack: HeroAttack | None = None
    resistance: Small = 0
    abilities: Abilities = Abilities()
    characteristics: dict[CharacteristicWord, Shift] = {}
    physical_defence: Small = 0  # dice
    psychic_defence: Small = 0
    keywords: dict[KeywordWord, Small] = {}  # dice in its Tests
    mission_start: list[TokenWord] = []
    rescue: Small = 0  # AP of a rescue
    use: Literal["heal", "cure", "oil", "hurry"] | None = None
    ap: Small = 1  # of its use
    wounds: Small = 0
    cures: list[TokenWord] = []
    gives: TraitWord | None = None  # an oil, to a weapon
    attacks: Small = 0  # for so many attacks
    sectors: Small = 0


class Reagent(Named, frozen=True, kw_only=True):
    names: Text
    family: FamilyWord
    copies: Small
    buy: Price | None = None
    sell: Price | None = None
    worth: Small = 0  # Popolini of a card that is coins


class Formula(Named, frozen=True, kw_only=True):
    makes: str  # an item, or a reagent
    n: Small = 1
    reagents: dict[str, Small]
    workshop: Literal["blacksmith", "alchemist"]
    fee: Price = 0
    known: bool = False  # at the start


class Destiny(Described, frozen=True, kw_only=True):
    window: Literal[
        "before-test", "before-physical", "before-keyword", "after-roll", "symbols", "wounds", "activation",
        "end-of-activation", "group", "down",
    ]  # fmt: skip
    does: Literal[
        "dice", "critical", "pass", "reroll-all", "symbols", "shield", "walk", "calm", "give", "hurry", "blind", "save"
    ]  # fmt: skip
    n: Small = 0
    keywords: list[KeywordWord] = []
    tokens: list[TokenWord] = []


class Event(Described, frozen=True, kw_only=True):
    does: Literal["hurry", "fog", "draft", "heal", "wind", "omen", "popolini", "give", "snare", "nothing"]
    n: Small = 0
    tokens: list[TokenWord] = []


class GraveWound(Described, frozen=True, kw_only=True):
    cost: Price
    characteristics: dict[CharacteristicWord, Shift] = {}
    health: Annotated[int, Meta(ge=-9, le=0)] = 0
    physical_dice: Annotated[int, Meta(ge=-3, le=0)] = 0
    distant_dice: Annotated[int, Meta(ge=-3, le=0)] = 0  # in attacks at distance 2 or more
    mission_start: list[TokenWord] = []
    wounds: Small = 0  # at the start of a mission


class Achievement(Described, frozen=True, kw_only=True):
    counts: Literal["troops", "criticals", "threat", "monsters", "rescues", "keyword-tests", "silence"]
    n: Small = 1
    xp: Small = 0
    heroism: Small = 0  # at the start of the next mission
    bond: Small = 0
    formulae: Small = 0
    class_points: Small = 0


class Reward(Described, frozen=True, kw_only=True):
    popolini: Small = 0
    items: list[str] = []
    formulae: Small = 0  # of the players' choice
    cards: Small = 0  # from any reagent decks
    treatments: Small = 0


class Location(Described, frozen=True, kw_only=True):
    """A place of a settlement. Its services cost a visit unless `free`."""

    village: bool
    city: bool
    free: bool = False
    services: list[
        Literal[
            "trade", "bond", "rumour", "treat", "bless", "craft", "learn-formula", "learn-school", "treat-all", "train",
            "side-mission",
        ]
    ]  # fmt: skip
    workshop: Literal["blacksmith", "alchemist"] | None = None
    most_price: Price | None = None  # of items, in a Village
    popolini: dict[str, Price] = {}  # by service
    xp: dict[str, Price] = {}
    discount: Small = 0
