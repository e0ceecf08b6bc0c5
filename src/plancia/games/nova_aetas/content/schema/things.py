# not compiled
"""What a box may hold of things: equipment, reagents, formulae."""

from __future__ import annotations

from typing import Literal

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
from plancia.kernel.content import Datum, Text


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
