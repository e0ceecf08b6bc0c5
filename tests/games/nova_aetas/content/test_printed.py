"""What the reference prints: Factions, reagents, categories, Skills, keywords, scenery; by their Italian names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.games.nova_aetas.content.printed_facts import check_printed
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.rules.dice.dice import keyword_test
from plancia.games.nova_aetas.state.box import KEYWORDS
from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

Tables = dict[str, dict[str, Any]]


def shown(rule: pytest.MarkDecorator, *values: Any) -> Any:
    return pytest.param(*values, marks=rule, id=rule.args[0])


def complaints(kind: str, change: Any) -> list[str]:
    """The rules that a box breaks whose records of one kind are changed: `change` says what becomes of each."""
    tables: Tables = {name: dict(records) for name, records in open_box().tables.items()}
    changed = {id: change(id, record) for id, record in tables[kind].items()}
    tables[kind] = {id: record for id, record in changed.items() if record is not None}
    found: list[str] = []
    check_printed(tables, lambda path, rule, text: found.append(rule))
    return found


REAGENTS = [
    shown(example("N-REAGENT-WOOD"), "wood", "Legno", "elementum", 1, 1, 7),
    shown(example("N-REAGENT-LEATHER"), "leather", "Cuoio", "elementum", 2, 1, 6),
    shown(example("N-REAGENT-BELLADONNA"), "belladonna", "Belladonna", "elementum", 3, 2, 4),
    shown(example("N-REAGENT-MANDRAKE"), "mandrake", "Mandragora", "elementum", 3, 2, 3),
    shown(example("N-REAGENT-PHILOSOPHER"), "philosophers-stone", "Pietra Filosofale", "alchemia", 9, 5, 2),
    shown(example("N-REAGENT-REALGAR"), "realgar", "Realgar", "alchemia", 4, 2, 5),
    shown(example("N-REAGENT-SULPHUR"), "sulphur", "Zolfo", "alchemia", 2, 1, 6),
    shown(example("N-REAGENT-MERCURY"), "mercury", "Mercurio", "alchemia", 2, 1, 7),
    shown(example("N-REAGENT-METAL"), "metal", "Metallo", "pecunia", 3, 2, 6),
    shown(example("N-REAGENT-SILVER"), "silver", "Argento", "pecunia", 5, 3, 4),
    shown(example("N-REAGENT-GOLD"), "gold", "Oro", "pecunia", 6, 3, 2),
    shown(example("N-REAGENT-POPOLINI"), "popolini", "Popolini", "pecunia", None, None, 8),
]


@pytest.mark.parametrize(("id", "name", "family", "buy", "sell", "copies"), REAGENTS)
def test_a_reagent_is_of_its_family(
    request: pytest.FixtureRequest, id: str, name: str, family: str, buy: int, sell: int, copies: int
):
    card = open_box().tables["reagent"][id]
    assert (card.name.it.lower(), card.family) == (name.lower(), family)
    assert (card.buy, card.sell, card.copies) == (buy, sell, copies)
    other = "pecunia" if family == "alchemia" else "alchemia"
    rule = request.node.callspec.id
    assert complaints("reagent", lambda each, record: replace(record, family=other) if each == id else record) == [rule]


@pytest.mark.parametrize(
    ("family", "members"),
    [
        shown(example("N-REAGENT-ELEMENTUM"), "elementum", {"wood", "leather", "belladonna", "mandrake"}),
        shown(example("N-REAGENT-ALCHEMIA"), "alchemia", {"philosophers-stone", "realgar", "sulphur", "mercury"}),
        shown(example("N-REAGENT-PECUNIA"), "pecunia", {"metal", "silver", "gold", "popolini"}),
    ],
)
def test_a_family_has_its_cards(request: pytest.FixtureRequest, family: str, members: set[str]):
    records = open_box().tables["reagent"]
    assert {id for id, card in records.items() if card.family == family} == members
    empty = complaints("reagent", lambda _, card: replace(card, copies=0) if card.family == family else card)
    assert empty == [request.node.callspec.id]


@pytest.mark.parametrize(
    ("faction", "name"),
    [
        shown(example("N-FACTION-ROME"), "rome", "Roma"),
        shown(example("N-FACTION-VENICE"), "venice", "Venezia"),
        shown(example("N-FACTION-PRIMEVALS"), "primevals", "Primaievi"),
        shown(example("N-FACTION-MYTHS"), "myths", "Miti"),
        shown(example("N-FACTION-MERCENARIES"), "mercenaries", "Mercenari"),
    ],
)
def test_a_faction_can_be_drafted(request: pytest.FixtureRequest, faction: str, name: str):
    tables = open_box().tables
    assert tables["faction"][faction].name.it == name
    assert sum(enemy.draft > 0 for enemy in tables["enemy"].values() if enemy.faction == faction) >= 3
    none = complaints("enemy", lambda _, enemy: replace(enemy, draft=0) if enemy.faction == faction else enemy)
    assert none == [request.node.callspec.id]


CATEGORIES = [
    shown(example("N-ITEM-WEAPON"), "weapon"),
    shown(example("N-ITEM-ARMOUR"), "armour"),
    shown(example("N-ITEM-ARTEFACT"), "artefact"),
    shown(example("N-ITEM-SPELL"), "spell"),
    shown(example("N-ITEM-OIL"), "oil"),
    shown(example("N-ITEM-OMNIA"), "omnia"),
    shown(example("N-ITEM-POTION"), "potion"),
    shown(example("N-ITEM-SHIELD"), "shield"),
    shown(example("N-ITEM-TOOL"), "tool"),
]


@pytest.mark.parametrize("category", CATEGORIES)
def test_there_are_things_of_every_category(request: pytest.FixtureRequest, category: str):
    assert any(item.category == category for item in open_box().tables["item"].values())
    none = complaints("item", lambda _, item: None if item.category == category else item)
    assert none == [request.node.callspec.id]


@example("N-ITEM-CATEGORIES")
def test_a_category_does_not_say_where_a_thing_is_worn():
    items = open_box().tables["item"].values()
    assert {item.category for item in items} == {
        "weapon", "armour", "artefact", "spell", "oil", "omnia", "potion", "shield", "tool",
    }  # fmt: skip
    assert {item.slot for item in items if item.category == "weapon"} == {"one-hand", "two-hands"}
    assert {item.slot for item in items if item.category == "spell"} == {"grimoire"}
    assert {item.slot for item in items if item.category == "armour"} == {"head", "body"}


@pytest.mark.parametrize(
    "kind",
    [
        shown(example("N-SKILL-ATTACK"), "attack"),
        shown(example("N-SKILL-DEFENCE"), "defence"),
        shown(example("N-SKILL-SUPPORT"), "support"),
        shown(example("N-SKILL-MOVEMENT"), "movement"),
        shown(example("N-SKILL-HEROIC"), "heroic"),
    ],
)
def test_there_are_skills_of_every_type(request: pytest.FixtureRequest, kind: str):
    none = complaints("skill", lambda _, skill: None if skill.type == kind else skill)
    assert none == [request.node.callspec.id]


@example("N-SKILL-TYPES")
def test_every_skill_has_a_type_and_a_hero():
    skills = open_box().tables["skill"].values()
    heroes = open_box().tables["hero"]
    assert all(skill.hero in heroes for skill in skills)
    assert {skill.type for skill in skills} == {"attack", "defence", "support", "movement", "heroic"}
    assert all(skill.heroism > 0 for skill in skills if skill.type == "heroic")


KEYWORD_TESTS = [  # Altair: Dexterity 4, Physique 3, Mind 2; he has Stealth and Lockpick
    shown(example("N-KEYWORD-BRUTALITY"), "brutality", "Brutalità", 3),
    shown(example("N-KEYWORD-INTIMIDATE"), "intimidate", "Intimidire", 3),
    shown(example("N-KEYWORD-STEALTH"), "stealth", "Furtività", 4 + 2),
    shown(example("N-KEYWORD-SEARCH"), "search", "Cercare", 2),
    shown(example("N-KEYWORD-LOCKPICK"), "lockpick", "Scassinare", 4 + 2),
    shown(example("N-KEYWORD-MYSTICISM"), "mysticism", "Misticismo", 2),
    shown(example("N-KEYWORD-MEDICINE"), "medicine", "Medicina", 2),
    shown(example("N-KEYWORD-SURVIVAL"), "survival", "Sopravvivenza", 3),
    shown(example("N-KEYWORD-EDUCATION"), "education", "Istruzione", 2),
    shown(example("N-KEYWORD-DIPLOMACY"), "diplomacy", "Diplomazia", 2),
]


@pytest.mark.parametrize(("keyword", "name", "dice"), KEYWORD_TESTS)
def test_a_keyword_is_tested_with_its_characteristic(keyword: str, name: str, dice: int):
    scene = table("altair", "altair C3, skills none, gear none", "bravo-1 H8")
    assert open_box().tables["keyword"][keyword].name.it == name
    assert keyword_test(scene.g, scene.model("altair"), KEYWORDS.index(keyword), 4).pool == dice


@example("N-KEYWORD-LIST")
def test_there_are_ten_keywords_and_each_has_a_name():
    assert len(open_box().tables["keyword"]) == len(KEYWORDS) == 10
    assert complaints("keyword", lambda id, word: None if id == "search" else word) == ["N-KEYWORD-LIST"]


SCENERY = [
    shown(example("N-MAP-TREE"), "tree", "T", ("cumbersome", "blocking", "towering")),
    shown(example("N-MAP-BUSH"), "bush", "b", ("blocking",)),
    shown(example("N-MAP-WELL"), "well", "W", ("cumbersome", "interactive")),
    shown(example("N-MAP-CART"), "cart", "C", ("cumbersome", "blocking", "interactive")),
    shown(example("N-MAP-STONE"), "stone", "S", ("cumbersome", "blocking")),
    shown(example("N-MAP-LEVER"), "lever", "v", ("interactive",)),
    shown(example("N-MAP-TRAPDOOR"), "trapdoor", "x", ("interactive",)),
    shown(example("N-MAP-LADDER"), "ladder", "L", ()),
    shown(example("N-MAP-TOWER"), "tower", "O", ("cumbersome", "blocking", "towering", "interactive", "building")),
    shown(example("N-MAP-BUILDINGS"), "house", "H", ("cumbersome", "blocking", "towering", "interactive", "building")),
    shown(example("N-MAP-MYSTIC"), "mystic-stone", "M", ("cumbersome", "interactive")),
]


@pytest.mark.parametrize(("id", "code", "rules"), SCENERY)
def test_a_scenic_element_has_its_letter_and_its_rules(
    request: pytest.FixtureRequest, id: str, code: str, rules: Sequence[str]
):
    piece, rule = open_box().tables["scenery"][id], request.node.callspec.id
    every = ("cumbersome", "blocking", "towering", "interactive", "building")
    assert (piece.code, tuple(each for each in every if getattr(piece, each))) == (code, tuple(rules))
    for each in every:
        turned = {each: not getattr(piece, each)}
        assert complaints("scenery", lambda name, it: replace(it, **turned) if name == id else it) == [rule]  # noqa: B023


@example("N-CORE-GOLD-1", "N-TOKEN-GEN-1")
@pytest.mark.parametrize(
    ("kind", "word", "rule"),
    [("ability", "tall", "N-CORE-GOLD-1"), ("trait", "blind", "N-CORE-GOLD-1"), ("token", "lucky", "N-TOKEN-GEN-1")],
)
def test_every_word_on_a_card_has_a_text(kind: str, word: str, rule: str):
    assert complaints(kind, lambda id, term: None if id == word else term) == [rule]
