# not compiled
"""The words that content of Nova Aetas is written in, and attacks and abilities, which several kinds of record have."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from plancia.kernel.content import Part

Small = Annotated[int, Meta(ge=0, le=30)]
Price = Annotated[int, Meta(ge=0, le=99)]
Shift = Annotated[int, Meta(ge=-5, le=5)]

FactionWord = Literal["rome", "venice", "primevals", "myths", "mercenaries"]
FamilyWord = Literal["elementum", "alchemia", "pecunia"]
CharacteristicWord = Literal["rapidity", "dexterity", "physique", "mind"]
SymbolWord = Literal["sun", "star", "moon"]
SchoolWord = Literal["ignis", "mens", "vita", "umbra"]
AreaWord = Literal["cross", "explosion", "lance", "breath"]
KeywordWord = Literal[
    "brutality", "intimidate", "stealth", "search", "lockpick", "mysticism", "medicine", "survival", "education",
    "diplomacy",
]  # fmt: skip
TokenWord = Literal[
    "blinded", "poisoned", "distracted", "gutted", "entangled", "cursed", "marked", "stunned", "disadvantaged",
    "bleeding", "burned", "astrum", "advantaged", "blessed", "defended", "lucky",
]  # fmt: skip
TraitWord = Literal[
    "blind", "poison", "distract", "gut", "entangle", "curse", "mark", "stun", "disadvantage", "bleed", "burn", "bless",
    "reach", "weak", "harmless", "devastating", "press", "pierce", "bonebreaker",
]  # fmt: skip


class Abilities(Part, frozen=True, kw_only=True):
    """Generic abilities (N-ABIL): true, or a number, or what Immunity is about."""

    tall: bool = False
    bastion: bool = False
    charge: bool = False
    sniper: bool = False
    cowardice: bool = False
    tough: bool = False
    runner: bool = False
    destiny: bool = False
    eclectic: bool = False
    elusive: bool = False
    phalanx: bool = False
    undead: bool = False
    heavy: bool = False
    dodge: bool = False
    shield: bool = False
    shooter: bool = False
    overrun: bool = False
    fly: bool = False
    barrier: Small = 0
    heal: Small = 0
    horde: Small = 0
    protection: Small = 0
    jump: Small = 0
    climb: Small = 0
    immunity: list[TokenWord] = []


class HeroAttack(Part, frozen=True, kw_only=True):
    kind: Literal["physical", "psychic"]
    ap: Small
    test: Literal["physique", "dexterity", "mind"]
    bonus: Small = 0  # dice
    range: Small
    target: Literal["opponent", "friend"] = "opponent"
    threshold: Annotated[int, Meta(ge=0, le=6)] = 0  # against friends
    wounds: Literal["successes"] | Small = 0  # of a Psychic Attack; a Physical one always inflicts its Successes
    traits: list[TraitWord] = []
    critical: Small = 0
    lethal: list[SymbolWord] = []
    reload: Small = 0
    area: AreaWord | None = None
    length: Small = 0  # of a lance
    area_wounds: Small = 0
    area_tokens: list[TokenWord] = []
    symbols: dict[SymbolWord, list[TraitWord]] = {}  # what each symbol of the result adds
    heals: bool = False  # discards 1 Wound per Success
    cures: dict[SymbolWord, list[TokenWord]] = {}  # and one of these tokens, if the symbol shows
    instead: dict[Literal["monster"], TokenWord] = {}  # what a Monster receives in place of the attack's token
    rerolls: Small = 0  # dice, once per attack
