"""The house content: what the specification prints is there, and maps and missions hold together."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from plancia.games.nova_aetas.content.check import check
from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.content.schema.words import Abilities, TraitWord
from plancia.kernel.words import LANGUAGES

ABILITIES_OF_HEROES = {"elusive"}  # on Allies and by Skills; Dash is a way to move that other things grant
TRAITS_OF_HEROES = {"bless", "distract"}


@pytest.fixture(scope="module")
def tables():
    return open_box().tables


def test_there_is_as_much_as_the_specification_prints(tables):
    counted = {kind: len(records) for kind, records in tables.items()}
    assert counted["hero"] == counted["class"] == 6
    assert (counted["skill"], counted["enemy"], counted["ally"], counted["item"]) == (42, 20, 2, 46)
    assert (counted["reagent"], counted["formula"], counted["destiny"], counted["event"]) == (12, 18, 12, 10)
    assert (counted["grave-wound"], counted["achievement"], counted["reward"], counted["location"]) == (8, 7, 8, 9)
    assert (counted["mission"], counted["ending"], counted["scenery"]) == (9, 6, 11)


def test_every_ability_is_on_an_enemy_or_an_ally(tables):
    on_enemies = {
        word
        for enemy in tables["enemy"].values()
        for word in Abilities.__struct_fields__
        if getattr(enemy.abilities, word)
    }
    assert set(Abilities.__struct_fields__) - on_enemies == ABILITIES_OF_HEROES
    assert all(getattr(tables["ally"]["brother-theodore"].abilities, word) for word in ABILITIES_OF_HEROES)
    assert [id for id, enemy in tables["enemy"].items() if enemy.attacks[0].dash] == ["harpy"]


def test_every_trait_is_on_an_attack(tables):
    attacks = [attack for enemy in tables["enemy"].values() for attack in enemy.attacks]
    on_enemies = {trait for attack in attacks for trait in attack.traits}
    assert set(get_args(TraitWord)) - on_enemies == TRAITS_OF_HEROES
    on_items = {trait for item in tables["item"].values() if item.attack for trait in item.attack.traits}
    assert on_items >= TRAITS_OF_HEROES
    assert {attack.area for attack in attacks} == {None, "cross", "explosion", "lance", "breath"}
    for field in ("lethal", "critical", "reload"):
        assert any(getattr(attack, field) for attack in attacks), field
    assert any(item.resistance for item in tables["item"].values())


def test_every_category_slot_and_school_has_an_item(tables):
    items = tables["item"].values()
    assert len({item.category for item in items}) == 9
    assert len({item.slot for item in items}) == 6
    assert {item.school for item in items} == {None, "cantrip", "ignis", "mens", "vita", "umbra"}
    assert [id for id, item in tables["item"].items() if item.price is None] == ["blade-of-mars", "circlet-of-gaea"]


def test_reagent_decks_have_twenty_cards_each(tables):
    cards = Counter()
    for reagent in tables["reagent"].values():
        cards[reagent.family] += reagent.copies
    assert cards == {"elementum": 20, "alchemia": 20, "pecunia": 20}


def test_every_hero_has_five_skills_of_which_two_from_the_start_and_two_of_a_class(tables):
    for id in tables["hero"]:
        skills = [skill for skill in tables["skill"].values() if skill.hero == id]
        own = [skill for skill in skills if skill.class_ is None]
        assert [len(own), len(skills) - len(own), sum(skill.start for skill in own)] == [5, 2, 2], id
        assert [skill.type for skill in own if skill.heroism] == ["heroic"], id
        assert all(bool(skill.start) == (skill.xp == 0) for skill in skills), id


def test_every_faction_has_four_kinds_and_its_monster_is_never_drafted(tables):
    for faction in tables["faction"]:
        kinds = [enemy for enemy in tables["enemy"].values() if enemy.faction == faction]
        assert len(kinds) == 4
        assert [enemy.draft for enemy in kinds if enemy.rank == "monster"] == [0]


def test_fixed_enemies_stand_on_squares_that_are_free_and_within_the_supply(tables):
    walls = "TWCSOHM"
    for id, mission in tables["mission"].items():
        for flags in ({*()}, {"venice_friend"}):
            taken: list[str] = []
            models = Counter()
            for then in mission.setup:
                if then.do == "draft" or (then.if_ and not flags & set(then.if_)) or flags & set(then.unless):
                    continue
                taken += then.at
                models[then.enemy or then.ally] += len(then.at)
            assert len(set(taken)) == len(taken), id
            for square in taken:
                assert mission.rows[int(square[1:]) - 1][ord(square[0]) - ord("A")] not in walls, (id, square)
            for enemy, n in models.items():
                assert enemy in tables["ally"] or n <= tables["enemy"][enemy].models, (id, enemy)


def test_letters_of_the_map_are_what_the_mission_names(tables):
    for id, mission in tables["mission"].items():
        squares: dict[str, set[str]] = {}
        for y, row in enumerate(mission.rows, 1):
            for x, code in enumerate(row):
                squares.setdefault(code, set()).add(f"{chr(ord('A') + x)}{y}")
        places = {square for action in mission.actions if action.poi for square in action.at}
        doors = {card.door for card in mission.cards}
        assert squares.get("P", set()) <= places | doors, id
        assert places <= squares.get("P", set()), id
        objects = {square for each in mission.objects if each.code == "G" for square in each.at}
        assert squares.get("G", set()) == objects, id
        goals = {sq for clause in mission.victory for each in clause.any for sq in each.at if each.is_ != "all-at"}
        assert squares.get("A", set()) <= goals, id
        drafts = {
            square for marker in mission.timeline for then in marker.then if then.do == "draft" for square in then.at
        }
        assert squares.get("d", set()) == set(mission.draft) | (squares.get("d", set()) & drafts), id


def test_doors_lie_beside_their_building_and_ladders_beside_higher_ground(tables):
    for id, mission in tables["mission"].items():
        rows = mission.rows

        def around(x, y, rows=rows):
            return [
                rows[b][a]
                for a, b in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
                if 0 <= b < len(rows) and 0 <= a < len(rows[0])
            ]

        for card in mission.cards:
            assert set(around(ord(card.door[0]) - ord("A"), int(card.door[1:]) - 1)) & set("HO"), (id, card.door)
        for y, row in enumerate(rows):
            for x, code in enumerate(row):
                assert code != "L" or any(each in "12" for each in around(x, y)), (id, x, y)


def test_the_campaign_reaches_its_end_whatever_happens(tables):
    here, seen = tables["campaign"]["sanguis"].first, []
    while here:
        seen.append(here)
        ways = tables["mission"][here].next
        assert {way.on for way in ways} == {"victory", "defeat"}
        assert len({way.to for way in ways}) == 1
        assert all(way.choice is not None for way in ways if sum(other.on == way.on for other in ways) > 1)
        here = ways[0].to
    assert seen == ["M1", "M2", "M3", "M4", "M5", "M6"]
    for outcome in ("victory", "defeat"):
        for flags in ({"rome_friend"}, {"venice_friend"}, {*()}):
            fitting = [
                id
                for id, ending in tables["ending"].items()
                if ending.outcome == outcome
                and (not ending.if_ or flags & set(ending.if_))
                and not flags & set(ending.unless)
            ]
            assert len(fitting) == 1, (outcome, flags)


def test_every_text_speaks_both_languages_and_says_what_the_other_says(tables):
    found = []

    def read(where, value):
        if all(hasattr(value, lang) for lang in LANGUAGES):
            found.append((where, value))
        elif hasattr(value, "__struct_fields__"):
            for field in value.__struct_fields__:
                read(f"{where}.{field}", getattr(value, field))
        elif isinstance(value, list):
            for each in value:
                read(where, each)

    for kind, records in tables.items():
        for id, record in records.items():
            read(f"{kind}.{id}", record)
    assert len(found) > 900
    for where, text in found:
        numbers = [sorted(re.findall(r"\d+", getattr(text, lang))) for lang in LANGUAGES]
        assert numbers[0] == numbers[1], where
        assert text.en[-1] == text.it[-1] or text.en[-1].isalpha(), where


def test_texts_of_missions_are_worth_reading(tables):
    for id, mission in tables["mission"].items():
        for lang in LANGUAGES:
            assert 2 <= len(re.findall(r"[.!?:]", getattr(mission.briefing, lang))) <= 12, id
            assert min(len(getattr(mission.won, lang)), len(getattr(mission.lost, lang))) > 60, id
    for ending in tables["ending"].values():
        assert all(len(getattr(ending.text, lang)) > 200 for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("kind", "id", "said"),
    [
        ("reagent", "gold", "N-REAGENT-GOLD"),
        ("token", "lucky", "N-TOKEN-GEN-1"),
        ("scenery", "tree", "N-MAP-TREE"),
        ("skill", "", "N-SKILL-HEROIC"),
        ("enemy", "", "N-FACTION-ROME"),
        ("item", "", "N-ITEM-OMNIA"),
    ],
)
def test_a_box_without_what_is_printed_is_refused(tables, kind, id, said):
    fewer = {name: dict(records) for name, records in tables.items()}
    if id:
        del fewer[kind][id]
    elif kind == "skill":
        fewer[kind] = {name: skill for name, skill in tables[kind].items() if skill.type != "heroic"}
    elif kind == "enemy":
        fewer[kind] = {name: enemy for name, enemy in tables[kind].items() if enemy.faction != "rome"}
    else:
        fewer[kind] = {name: item for name, item in tables[kind].items() if item.category != "omnia"}
    reported = []
    check(fewer, lambda path, rule, text: reported.append(rule))
    assert said in reported


@pytest.mark.parametrize(
    ("mission", "old", "new", "said"),
    [
        ("M2", "..HHHH....b.", "..HHH.....b.", "N-MAP-BUILDINGS"),
        ("M5", ".HHH.....OO.", ".HHH.....O..", "N-MAP-TOWER"),
        ("M1", "TT..b.....TT", "TT..bP....TT", "N-MAP-POI"),
        ("M1", "TT..b.....TT", "TT..bA....TT", "N-MAP-AREA"),
        ("M6", "b..........b", "b....G.....b", "N-MAP-GAEA"),
        ("M2", ".e.....W..e.", ".e..e..W..e.", "N-MAP-ENEMY"),
        ("M3", "hh..b~~..d..", "hh..b~~..dd.", "N-MAP-ENEMY"),
    ],
)
def test_a_map_whose_letters_mean_nothing_is_refused(tables, mission, old, new, said):
    plan = tables["mission"][mission]
    assert old in plan.rows
    changed = replace(plan, rows=[new if row == old else row for row in plan.rows])
    reported = []
    check_map(changed, lambda where, rule, text: reported.append(rule))
    assert reported[0] == said


def test_a_door_that_leads_nowhere_is_refused(tables):
    plan = tables["mission"]["M5"]
    changed = replace(plan, cards=[replace(plan.cards[0], door="A5")])
    reported = []
    check_map(changed, lambda where, rule, text: reported.append(rule))
    assert reported == ["N-CORE-BUILDING"]
