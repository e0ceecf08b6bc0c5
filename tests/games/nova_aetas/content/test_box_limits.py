"""How far a box may go: what is refused by which rule, and what just passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.games.nova_aetas.content.check import check
from plancia.games.nova_aetas.content.check_mission import MissionCheck, Tables
from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.kernel.game import BadSettings
from tests.games.nova_aetas.scene import new_game, nova
from tests.scenes import example


def box(**changed: dict[str, Any]) -> Tables:
    """The house box with these records changed; None takes one out."""
    tables = {kind: dict(records) for kind, records in open_box().tables.items()}
    for kind, records in changed.items():
        for id, record in records.items():
            if record is None:
                del tables[kind][id]
            else:
                tables[kind][id] = record
    return tables


def of(kind: str, id: str, **fields: Any) -> Any:
    return replace(open_box().tables[kind][id], **fields)


def complaints(tables: Tables) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    check(tables, lambda path, rule, text: found.add((path, rule)))
    return found


# People.


@example("N-CORE-MODE-1")
@pytest.mark.parametrize(("gone", "refused"), [(2, False), (3, True)])
def test_four_heroes_are_enough(gone: int, refused: bool):
    fewer = dict.fromkeys(list(open_box().tables["hero"])[-gone:])
    assert (("hero", "N-CORE-MODE-1") in complaints(box(hero=fewer))) == refused


@example("N-ABIL-ALLY")
@pytest.mark.parametrize(("health", "refused"), [(1, False), (0, True)])
def test_an_ally_has_one_health_at_least(health: int, refused: bool):
    found = complaints(box(ally={"prisoner": of("ally", "prisoner", health=health)}))
    assert (("ally.prisoner.health", "N-ABIL-ALLY") in found) == refused


@example("N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(
    ("form", "reaction", "refused"),
    [("reaction", 1, False), ("reaction", 0, True), ("passive", 0, False), ("passive", 1, True)],
)
def test_a_reaction_has_its_price_and_nothing_else_has(form: str, reaction: int, refused: bool):
    skill = of("skill", "shield-wall", form=form, reaction=reaction)
    found = complaints(box(skill={"shield-wall": skill}))
    assert (("skill.shield-wall.reaction", "N-CORE-SKILL-FORMS") in found) == refused


@example("N-AREA-LANCE")
@pytest.mark.parametrize(("area", "length", "refused"), [("lance", 1, False), ("lance", 0, True), ("cross", 1, True)])
def test_a_lance_has_a_length_of_one_at_least(area: str, length: int, refused: bool):
    brigand = open_box().tables["enemy"]["brigand"]
    attacks = [replace(brigand.attacks[0], area=area, length=length), *brigand.attacks[1:]]
    found = complaints(box(enemy={"brigand": replace(brigand, attacks=attacks)}))
    assert (("enemy.brigand.attacks", "N-AREA-LANCE") in found) == refused


# Names.


@example("N-CORE-ACT-SKILL", "N-CORE-ACT-MISSION")
@pytest.mark.parametrize(("name", "refused"), [("wait", True), ("the-star", True), ("cleave-twice", False)])
def test_a_skill_is_called_like_no_other_answer(name: str, refused: bool):
    found = complaints(box(skill={name: of("skill", "cleave")}))
    assert ((f"skill.{name}", "N-CORE-ACT-SKILL") in found) == refused


@example("N-CORE-ACT-MISSION")
@pytest.mark.parametrize(("name", "refused"), [("wait", True), ("cleave", True), ("rummage", False)])
def test_a_mission_action_is_called_like_no_other_answer(name: str, refused: bool):
    plan = open_box().tables["mission"]["M1"]
    found = complaints(box(mission={"M1": replace(plan, actions=[replace(plan.actions[0], id=name)])}))
    assert (("mission.M1.actions", "N-CORE-ACT-MISSION") in found) == refused


# Missions.


def examined(mission: str, look: Callable[[MissionCheck], None], **fields: Any) -> list[str]:
    found: list[str] = []
    tables = open_box().tables
    look(
        MissionCheck(tables, lambda path, rule, text: found.append(rule), mission, of("mission", mission, **fields), [])
    )
    return found


@example("N-CORE-CAMP-1", "N-CORE-GRID")
def test_an_encounter_has_steps_and_no_map():
    stages = open_box().tables["mission"]["E1"].stages
    for rows, steps, refused in (([], stages, False), (["hhhh"], stages, True), ([], [], True)):
        assert ("N-CORE-CAMP-1" in examined("E1", MissionCheck.check, rows=rows, stages=steps)) == refused


@example("N-CORE-GRID")
@pytest.mark.parametrize(
    ("rows", "refused"),
    [(["hhhh", ".7.."], False), ([], True), (["hhhh", "..."], True), (["hhhh", ".?.."], True), (["hhhh8"], True)],
)
def test_a_map_is_a_rectangle_of_known_letters(rows: list[str], refused: bool):
    found = examined("H1", MissionCheck.map, rows=rows, heights={}, draft=[], event_draft=None, patrols=[])
    assert ("N-CORE-GRID" in found) == refused


@example("N-CORE-GRID")
@pytest.mark.parametrize(
    ("square", "refused"), [("C2", False), ("D2", True), ("C3", True), ("A1", False), ("B10", True)]
)
def test_a_square_is_on_the_map(square: str, refused: bool):
    found = examined("H1", lambda each: each.squares("draft", [square]), rows=["hhh", "..."])
    assert found == (["N-CORE-GRID"] if refused else [])


@example("N-CORE-GRID")
def test_without_a_map_there_is_no_square():
    assert examined("E1", lambda each: each.squares("draft", ["A1"])) == ["N-CORE-GRID"]
    assert examined("H1", lambda each: each.squares("draft", ["C1"]), rows=["hhh"]) == []


@example("N-CORE-MISSION-ACTION")
@pytest.mark.parametrize(("cheaper", "refused"), [(2, False), (3, True)])
def test_a_test_makes_an_action_no_dearer(cheaper: int, refused: bool):
    plan = open_box().tables["mission"]["M3"]
    actions = [replace(plan.actions[0], ap=2, cheaper=cheaper)]
    assert ("N-CORE-MISSION-ACTION" in examined("M3", MissionCheck.check, actions=actions)) == refused


@example("N-CORE-BUILDING")
@pytest.mark.parametrize(("door", "found"), [("K8", []), ("A5", ["N-CORE-BUILDING"]), ("A1", ["N-CORE-BUILDING"])])
def test_a_door_is_beside_its_building(door: str, found: list[str]):
    plan = open_box().tables["mission"]["M5"]
    reported: list[str] = []
    changed = replace(plan, cards=[replace(plan.cards[0], door=door)])
    check_map(changed, lambda where, rule, text: reported.append(rule))
    assert reported == found


# What is agreed before a game.


@example("N-CORE-MODE-1")
@pytest.mark.parametrize(
    "company", [["valerio", "rebecca", "sofia", "vincenzo", "altair"], ["valerio", "rebecca", "sofia", "sofia"]]
)
def test_a_company_is_four_different_heroes(company: list[str]):
    with pytest.raises(BadSettings, match="N-CORE-MODE-1"):
        GAME.table({"seats": ["one"], "play": "mission", "mission": "M1", "company": company})


@example("N-CORE-GRID")
@pytest.mark.parametrize(
    ("rows", "play"), [([], "mission"), (["...", ".."], "mission"), (["....", "...."], "campaign")]
)
def test_a_field_to_practise_on_is_a_rectangle_and_no_campaign(rows: list[str], play: str):
    with pytest.raises(BadSettings, match="N-CORE-GRID"):
        GAME.table({"seats": ["one"], "play": play, "mission": "practice", "rows": rows})


@example("N-CORE-GRID")
@pytest.mark.parametrize(
    ("rows", "heights", "refused"),
    [
        (["..7."], {}, False),
        (["..8."], {}, True),
        (["..²."], {}, True),
        (["..?."], {}, True),
        (["...."], {"D1": 1}, False),
        (["...."], {"E1": 1}, True),
        (["...."], {"A2": 1}, True),
    ],
)
def test_a_field_to_practise_on_has_known_letters_and_heights_on_it(
    rows: list[str], heights: dict[str, int], refused: bool
):
    settings = {"seats": ["one"], "play": "mission", "mission": "practice", "rows": rows, "heights": heights}
    if not refused:
        assert GAME.table(settings).plans[-1].rows == tuple(rows)
        return
    with pytest.raises(BadSettings, match="N-CORE-GRID"):
        GAME.table(settings)


# Quick play.


@example("N-CORE-MISSION-SETUP")
def test_quick_play_begins_with_ready_made_heroes():
    """What a mission late in the story gives each Hero on top."""
    scene = new_game(seats=["one"], play="mission", mission="M6")
    ready = open_box().plans[scene.g.box.mission_ids.index("M6")]
    valerio = scene.g.box.heroes[0]
    assert ready.ready_health > 0
    assert scene.g.health[0] == valerio.health + ready.ready_health


@example("N-CORE-MISSION-END", "N-CORE-DOWN-2")
def test_a_mission_lost_by_time_is_not_lost_by_the_last_hero():
    scene = nova('mission = "M1"\nt = 48\nheroes.valerio = { at = "A4", hour = 60 }').advance()
    assert (scene.g.over, scene.g.won, scene.g.ended_by) == (True, False, "N-CORE-MISSION-END")
