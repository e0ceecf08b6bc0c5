# not compiled
"""What a box of Nova Aetas may hold besides missions: the closed schema of the content files and of packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.schema_mission import Campaign, Ending, Mission
from plancia.games.nova_aetas.schema_words import (
    Abilities,
    AreaWord,
    CharacteristicWord,
    FactionWord,
    FamilyWord,
    HeroAttack,
    KeywordWord,
    SchoolWord,
    Small,
    SymbolWord,
    TokenWord,
    TraitWord,
)
from plancia.kernel.content import Datum, Part, Text

Price = Annotated[int, Meta(ge=0, le=99)]
Shift = Annotated[int, Meta(ge=-5, le=5)]


class Hero(Datum, frozen=True, kw_only=True):
    name: Text
    class_: Text = field(name="class")
    text: Text  # who he is, two sentences
    rapidity: Annotated[int, Meta(ge=3, le=9)]
    dexterity: Annotated[int, Meta(ge=1, le=9)]
    physique: Annotated[int, Meta(ge=1, le=9)]
    mind: Annotated[int, Meta(ge=1, le=9)]
    health: Annotated[int, Meta(ge=1, le=30)]
    main: Literal["dexterity", "physique", "mind"]  # what grows first
    keywords: list[KeywordWord]
    schools: list[SchoolWord] = []
    equipment: list[str]  # items he starts with


class Class(Datum, frozen=True, kw_only=True):
    """An Advanced Class; its two Skills name it in `class`."""

    hero: str
    name: Text
    cost: Small = 3  # Class Points
    characteristics: dict[CharacteristicWord, Shift] = {}
    health: Small = 0
    school: SchoolWord | None = None


class Skill(Datum, frozen=True, kw_only=True):
    """`does` says what it does, in a word; the numbers beside it are those of its text."""

    hero: str
    class_: str | None = field(name="class", default=None)  # the Advanced Class it needs
    name: Text
    text: Text
    type: Literal["attack", "defence", "support", "movement", "heroic"]
    form: Literal["active", "passive", "enhancement", "reaction"]
    start: bool = False
    xp: Small = 0
    ap: Small = 0  # enhancement: on top of the attack
    all_ap: bool = False
    heroism: Small = 0
    reaction: Annotated[int, Meta(ge=0, le=2)] = 0  # the token it costs
    once: bool = False  # per Activation
    does: Literal[
        "gain", "cleave", "twin-casting", "flurry", "no-quarter",
        "fewer-hits", "ward", "slip-away", "riposte", "martyr", "mirror", "parry",
        "hasten", "advance", "stand", "blink", "smite", "give", "dress", "revive", "twin-blades", "cheaper", "charge",
        "vanish", "heal",
        "have", "second-sight", "banner", "ambush", "double-dose", "fury",
    ]  # fmt: skip
    target: Literal["self", "hero", "other-hero", "enemy"] = "self"
    within: Small = 0  # squares; 1 is adjacent
    sees: bool = False
    attack: Literal["physical", "psychic", "any"] = "any"  # the attacks it is about
    slot: Literal["one-hand", "two-hands", "any"] = "any"
    least_distance: Small = 0
    least_range: Small = 0
    dice: Small = 0
    hits: Small = 0
    threshold: Small = 0
    wounds: Small = 0
    sectors: Small = 0
    threat: Small = 0
    successes: Small = 0
    traits: list[TraitWord] = []
    symbols: dict[SymbolWord, list[TraitWord]] = {}
    lethal: list[SymbolWord] = []
    area: AreaWord | None = None
    area_wounds: Small = 0
    area_opponents: bool = False
    tokens: list[TokenWord] = []  # given: all of them, or one where `choose` is true
    choose: bool = False
    cures: list[TokenWord] = []
    abilities: Abilities = Abilities()
    psychic_defence: Small = 0  # passive: dice
    no_surcharge: bool = False  # passive: Swamp and Water cost nothing more


class EnemyAttack(Part, frozen=True, kw_only=True):
    name: Text
    kind: Literal["physical", "psychic"]
    ap: Small
    range: Small
    hits: Small = 0
    threshold: Annotated[int, Meta(ge=2, le=6)]
    wounds: Small = 0  # printed, of a Psychic Attack
    traits: list[TraitWord] = []
    critical: Small = 0
    lethal: list[SymbolWord] = []
    reload: Small = 0
    area: AreaWord | None = None
    length: Small = 0  # of a lance
    dash: bool = False  # on success it dashes away from the target


class Enemy(Datum, frozen=True, kw_only=True):
    name: Text
    names: Text
    text: Text
    faction: FactionWord
    rank: Literal["troop", "elite", "monster"]
    rapidity: Annotated[int, Meta(ge=1, le=9)]
    control_area: Small
    pd: Annotated[int, Meta(ge=2, le=6)]
    md: Annotated[int, Meta(ge=2, le=6)]
    health: Annotated[int, Meta(ge=1, le=99)]
    abilities: Abilities = Abilities()
    attacks: Annotated[list[EnemyAttack], Meta(min_length=1, max_length=4)]  # in priority order; Eclectic: left, right
    loot: FamilyWord
    models: Annotated[int, Meta(ge=1, le=12)]
    draft: Small = 0  # copies in the Draft deck of its Faction


class Ally(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    rapidity: Annotated[int, Meta(ge=1, le=9)]
    dexterity: Annotated[int, Meta(ge=1, le=9)]
    physique: Annotated[int, Meta(ge=1, le=9)]
    mind: Annotated[int, Meta(ge=1, le=9)]
    health: Annotated[int, Meta(ge=1, le=30)]
    threat: Small
    abilities: Abilities = Abilities()
    unarmed: bool = False


class Item(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
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


class Reagent(Datum, frozen=True, kw_only=True):
    name: Text
    names: Text
    family: FamilyWord
    copies: Small
    buy: Price | None = None
    sell: Price | None = None
    worth: Small = 0  # Popolini of a card that is coins


class Formula(Datum, frozen=True, kw_only=True):
    name: Text
    makes: str  # an item, or a reagent
    n: Small = 1
    reagents: dict[str, Small]
    workshop: Literal["blacksmith", "alchemist"]
    fee: Price = 0
    known: bool = False  # at the start


class Destiny(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
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


class Event(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    does: Literal["hurry", "fog", "draft", "heal", "wind", "omen", "popolini", "give", "snare", "nothing"]
    n: Small = 0
    tokens: list[TokenWord] = []


class GraveWound(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    cost: Price
    characteristics: dict[CharacteristicWord, Shift] = {}
    health: Annotated[int, Meta(ge=-9, le=0)] = 0
    physical_dice: Annotated[int, Meta(ge=-3, le=0)] = 0
    distant_dice: Annotated[int, Meta(ge=-3, le=0)] = 0  # in attacks at distance 2 or more
    mission_start: list[TokenWord] = []
    wounds: Small = 0  # at the start of a mission


class Achievement(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    counts: Literal["troops", "criticals", "threat", "monsters", "rescues", "keyword-tests", "silence"]
    n: Small = 1
    xp: Small = 0
    heroism: Small = 0  # at the start of the next mission
    bond: Small = 0
    formulae: Small = 0
    class_points: Small = 0


class Reward(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    popolini: Small = 0
    items: list[str] = []
    formulae: Small = 0  # of the players' choice
    cards: Small = 0  # from any reagent decks
    treatments: Small = 0


class Location(Datum, frozen=True, kw_only=True):
    """A place of a settlement. Its services cost a visit unless `free`."""

    name: Text
    text: Text
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


class Scenery(Datum, frozen=True, kw_only=True):
    name: Text
    text: Text
    code: Annotated[str, Meta(min_length=1, max_length=1)]  # on the map
    cumbersome: bool = False
    blocking: bool = False
    towering: bool = False
    interactive: bool = False
    building: bool = False


class Term(Datum, frozen=True, kw_only=True):
    """A name and what it means: abilities, traits, tokens, keywords, factions, schools, other words of the game."""

    name: Text
    text: Text


SCHEMA: dict[str, type[Datum]] = {  # words first: the item Shield, not the ability, is what "shield" finds
    "ability": Term,
    "trait": Term,
    "token": Term,
    "keyword": Term,
    "faction": Term,
    "school": Term,
    "word": Term,
    "hero": Hero,
    "class": Class,
    "skill": Skill,
    "enemy": Enemy,
    "ally": Ally,
    "item": Item,
    "reagent": Reagent,
    "formula": Formula,
    "destiny": Destiny,
    "event": Event,
    "grave-wound": GraveWound,
    "achievement": Achievement,
    "reward": Reward,
    "location": Location,
    "scenery": Scenery,
    "mission": Mission,
    "campaign": Campaign,
    "ending": Ending,
}

EXTENSIBLE = (
    "hero", "class", "skill", "enemy", "ally", "item", "formula", "destiny", "event", "reward", "mission", "ending",
    "word",
)  # fmt: skip
