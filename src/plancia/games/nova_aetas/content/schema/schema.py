# not compiled
"""What a box of Nova Aetas may hold: the closed schema of the content files and of packs, by kind of record."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from plancia.games.nova_aetas.content.schema.cards import (
    Achievement,
    Destiny,
    Event,
    Formula,
    GraveWound,
    Item,
    Location,
    Reagent,
    Reward,
)
from plancia.games.nova_aetas.content.schema.mission import Campaign, Ending, Mission
from plancia.games.nova_aetas.content.schema.people import Ally, Class, Enemy, Hero, Skill
from plancia.kernel.content import Datum, Described


class Scenery(Described, frozen=True, kw_only=True):
    code: Annotated[str, Meta(min_length=1, max_length=1)]  # on the map
    cumbersome: bool = False
    blocking: bool = False
    towering: bool = False
    interactive: bool = False
    building: bool = False


class Term(Described, frozen=True, kw_only=True):
    """A name and what it means: abilities, traits, tokens, keywords, factions, schools, other words of the game."""


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
