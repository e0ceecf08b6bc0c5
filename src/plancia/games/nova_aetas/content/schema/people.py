# not compiled
"""What a box may hold of people and beasts: Heroes with their Classes and Skills, Enemies, Allies."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from plancia.games.nova_aetas.content.schema.words import (
    Abilities,
    AreaWord,
    CharacteristicWord,
    FactionWord,
    FamilyWord,
    KeywordWord,
    SchoolWord,
    Shift,
    Small,
    SymbolWord,
    TokenWord,
    TraitWord,
)
from plancia.kernel.content import Described, Named, Part, Text


class Hero(Named, frozen=True, kw_only=True):
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


class Class(Named, frozen=True, kw_only=True):
    """An Advanced Class; its two Skills name it in `class`."""

    hero: str
    cost: Small = 3  # Class Points
    characteristics: dict[CharacteristicWord, Shift] = {}
    health: Small = 0
    school: SchoolWord | None = None


class Skill(Described, frozen=True, kw_only=True):
    """`does` says what it does, in a word; the numbers beside it are those of its text."""

    hero: str
    class_: str | None = field(name="class", default=None)  # the Advanced Class it needs
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


AtLeastOne = Annotated[int, Meta(ge=1, le=30)]


class EnemyAttack(Part, frozen=True, kw_only=True):
    name: Text
    kind: Literal["physical", "psychic"]
    ap: AtLeastOne  # or it would attack for ever
    range: AtLeastOne
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


class Enemy(Described, frozen=True, kw_only=True):
    names: Text
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


class Ally(Described, frozen=True, kw_only=True):
    rapidity: Annotated[int, Meta(ge=1, le=9)]
    dexterity: Annotated[int, Meta(ge=1, le=9)]
    physique: Annotated[int, Meta(ge=1, le=9)]
    mind: Annotated[int, Meta(ge=1, le=9)]
    health: Annotated[int, Meta(ge=1, le=30)]
    threat: Small
    abilities: Abilities = Abilities()
    unarmed: bool = False
