# not compiled
"""What the printed reference fixes of any box: its names are there, and mean what it says."""

from __future__ import annotations

from typing import get_args

from plancia.games.nova_aetas.content.schema.words import Abilities, KeywordWord, TokenWord, TraitWord
from plancia.kernel.content import Report, Tables

FACTIONS = {
    "rome": "N-FACTION-ROME",
    "venice": "N-FACTION-VENICE",
    "primevals": "N-FACTION-PRIMEVALS",
    "myths": "N-FACTION-MYTHS",
    "mercenaries": "N-FACTION-MERCENARIES",
}
FAMILIES = {"elementum": "N-REAGENT-ELEMENTUM", "alchemia": "N-REAGENT-ALCHEMIA", "pecunia": "N-REAGENT-PECUNIA"}
REAGENTS = [
    ("N-REAGENT-WOOD", "wood", "elementum"),
    ("N-REAGENT-LEATHER", "leather", "elementum"),
    ("N-REAGENT-BELLADONNA", "belladonna", "elementum"),
    ("N-REAGENT-MANDRAKE", "mandrake", "elementum"),
    ("N-REAGENT-PHILOSOPHER", "philosophers-stone", "alchemia"),
    ("N-REAGENT-REALGAR", "realgar", "alchemia"),
    ("N-REAGENT-SULPHUR", "sulphur", "alchemia"),
    ("N-REAGENT-MERCURY", "mercury", "alchemia"),
    ("N-REAGENT-METAL", "metal", "pecunia"),
    ("N-REAGENT-SILVER", "silver", "pecunia"),
    ("N-REAGENT-GOLD", "gold", "pecunia"),
    ("N-REAGENT-POPOLINI", "popolini", "pecunia"),
]
CATEGORIES = {  # N-ITEM-CATEGORIES: each has a card, whatever its slot
    "weapon": "N-ITEM-WEAPON",
    "armour": "N-ITEM-ARMOUR",
    "artefact": "N-ITEM-ARTEFACT",
    "spell": "N-ITEM-SPELL",
    "oil": "N-ITEM-OIL",
    "omnia": "N-ITEM-OMNIA",
    "potion": "N-ITEM-POTION",
    "shield": "N-ITEM-SHIELD",
    "tool": "N-ITEM-TOOL",
}
SKILLS = {
    "attack": "N-SKILL-ATTACK",
    "defence": "N-SKILL-DEFENCE",
    "support": "N-SKILL-SUPPORT",
    "movement": "N-SKILL-MOVEMENT",
    "heroic": "N-SKILL-HEROIC",
}
NOTHING = "in nobody's way"
RULES = ("cumbersome", "blocking", "towering", "interactive", "building")
SCENERY = [  # rule, what, its letter, and which of the rules it has
    ("N-MAP-TREE", "tree", "T", {"cumbersome", "blocking", "towering"}),
    ("N-MAP-BUSH", "bush", "b", {"blocking"}),
    ("N-MAP-WELL", "well", "W", {"cumbersome", "interactive"}),
    ("N-MAP-CART", "cart", "C", {"cumbersome", "blocking", "interactive"}),
    ("N-MAP-STONE", "stone", "S", {"cumbersome", "blocking"}),
    ("N-MAP-LEVER", "lever", "v", {"interactive"}),
    ("N-MAP-TRAPDOOR", "trapdoor", "x", {"interactive"}),
    ("N-MAP-LADDER", "ladder", "L", set()),
    ("N-MAP-TOWER", "tower", "O", set(RULES)),
    ("N-MAP-BUILDINGS", "house", "H", set(RULES)),
    ("N-MAP-MYSTIC", "mystic-stone", "M", {"cumbersome", "interactive"}),
]


def check_printed(tables: Tables, report: Report) -> None:
    _check_words(tables, report)
    _check_reagents(tables, report)
    _check_kinds(tables, report)
    _check_scenery(tables, report)


def _check_words(tables: Tables, report: Report) -> None:
    for kind, rule, words in (
        ("ability", "N-CORE-GOLD-1", Abilities.__struct_fields__),
        ("trait", "N-CORE-GOLD-1", get_args(TraitWord)),
        ("token", "N-TOKEN-GEN-1", get_args(TokenWord)),
        ("keyword", "N-KEYWORD-LIST", get_args(KeywordWord)),
    ):
        for word in words:
            if word not in tables[kind]:
                report(kind, rule, f"{word} has no name")


def _check_reagents(tables: Tables, report: Report) -> None:
    for rule, id, family in REAGENTS:
        if id not in tables["reagent"] or tables["reagent"][id].family != family:
            report("reagent", rule, f"{id} belongs to {family}")
    for family, rule in FAMILIES.items():
        if not sum(card.copies for card in tables["reagent"].values() if card.family == family):
            report("reagent", rule, f"{family} has cards")


def _check_kinds(tables: Tables, report: Report) -> None:
    for faction, rule in FACTIONS.items():
        if not any(enemy.faction == faction and enemy.draft for enemy in tables["enemy"].values()):
            report("enemy", rule, f"{faction} has Enemies that can be drafted")
    for category, rule in CATEGORIES.items():
        if not any(item.category == category for item in tables["item"].values()):
            report("item", rule, f"there is no {category}")
    for kind, rule in SKILLS.items():
        if not any(skill.type == kind for skill in tables["skill"].values()):
            report("skill", rule, f"there is no {kind} Skill")


def _check_scenery(tables: Tables, report: Report) -> None:
    for rule, id, code, rules in SCENERY:
        piece = tables["scenery"].get(id)
        if piece is None or piece.code != code:
            report("scenery", rule, f"{id} has the letter {code}")
        elif {each for each in RULES if getattr(piece, each)} != rules:
            report(f"scenery.{id}", rule, f"{id} is {', '.join(sorted(rules)) or NOTHING}")
