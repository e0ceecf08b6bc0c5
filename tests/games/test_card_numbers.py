"""What a card says in numbers is what the engine reads, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from plancia.games.verrix.content.read import open_box as open_verrix
from plancia.games.voices import voice_of
from plancia.games.wroth.content.read import open_box as open_wroth
from tests.games.wroth.scene import wroth

WROTH, VERRIX = open_wroth().tables, open_verrix().tables
UNNUMBERED = {"bulwark", "foresight", "free-elite", "second-token", "second-event"}  # every point; once more; a, two


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


def texts_of(record: Any) -> list[Any]:
    return [getattr(record, field) for field in record.__struct_fields__ if field == "text" or field.endswith("_text")]


def cards() -> list[tuple[str, Any]]:
    found = [
        (id, record) for tables in (WROTH, VERRIX) for records in tables.values() for id, record in records.items()
    ]
    return [(id, record) for id, record in found if texts_of(record)]


@pytest.mark.parametrize(("id", "record"), cards(), ids=[id for id, _ in cards()])
def test_both_languages_name_the_same_numbers(id, record):
    for text in texts_of(record):
        assert numbers(text.en) == numbers(text.it)


@pytest.mark.parametrize("kind", ["ability", "feat"])
def test_a_card_of_wroth_says_its_amount_and_its_cost(kind):
    for id, record in WROTH[kind].items():
        due = [] if record.power in UNNUMBERED or not record.amount else [record.amount]
        due += [record.cost] if getattr(record, "cost", 0) else []
        assert set(due) <= set(numbers(record.text.en)), id


def test_a_scenario_says_what_its_missions_ask_for():
    for id, record in WROTH["scenario"].items():
        told = set(numbers(record.mission_text.en))
        for mission in record.missions:
            for due in (mission.vp, mission.rounds, mission.regions, mission.discards):
                assert {n for n in due or () if n} <= told, id


def test_a_card_of_verrix_says_what_it_gives_and_asks_for():
    said = ("divine_will", "divine_will_per_village", "vp", "force", "force_per_bonus", "carrying", "value", "most")
    said += ("kinds", "units", "movement", "leaves", "cards", "food", "others", "loses", "otherwise_vp", "amount")
    for kind in ("action", "event", "trophy", "ability"):
        for id, record in VERRIX[kind].items():
            if getattr(record, "power", "") in UNNUMBERED:
                continue
            due = {getattr(record, field, 0) for field in said if isinstance(getattr(record, field, 0), int)}
            for lot in [*(getattr(record, "take", None) or []), *(getattr(record, "offer", None) or [])]:
                due |= set(lot.values())
            assert {n for n in due if n} <= set(numbers(record.text.en)), (id, due)


def test_a_festival_says_how_much_it_wants():
    for id, record in VERRIX["festival"].items():
        for objective in record.objectives:
            assert {want.n for want in objective.any} == set(numbers(objective.text.en)), id


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Long-Kept Grudge: against which faction? 2 damage in every region where you both stand."),
        ("it", "Rancore Antico: contro quale fazione? 2 danni in ogni regione dove siete entrambi."),
    ],
)
def test_a_grudge_is_asked_for_with_the_damage_it_deals(lang, asked):
    scene = wroth("""
        active = "runen"
        [seats.runen]
        dice = "mine"
        feats = ["RUN-F2"]
        regions.1 = "1 regular"
        [seats.koda]
        regions.1 = "3 regular"
        [seats.guild]
        regions.1 = "3 regular"
    """)
    scene.runen("feat-RUN-F2")
    assert voice_of("wroth").prompt(scene.g, scene.g.decision, lang) == asked
    scene.runen("koda")
    assert scene.units("koda", 1) == "1 regular"
