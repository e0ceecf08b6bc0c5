"""Buildings (N-CORE-BUILDING), Mission Actions (N-CORE-MISSION-ACTION) and quiet steps (N-CORE-STEALTH)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.effects.wounds import GoDown
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

STAND = "skills last-stand, heroism 1"  # something to do without AP: the Activation goes on


def weary(left: int, active: str, *lines: str) -> Scene:
    """The active Hero has so many AP left."""
    scene = table(active, *lines)
    scene.one(*["wait"] * (scene.g.ap - left))
    assert scene.g.ap == left
    return scene


# Indoors.


@example("N-CORE-ACT-AP", "N-CORE-BUILDING")
@pytest.mark.parametrize(("left", "why"), [(0, "N-CORE-ACT-AP"), (1, None)])
def test_a_door_takes_one_ap(left: int, why: str | None):
    scene = weary(left, "valerio", 'mission = "M2"', f"valerio E5, {STAND}")
    assert scene.refused.get("enter") == why


@example("N-CORE-ACT-AP", "N-CORE-BUILDING")
@pytest.mark.parametrize(("left", "why"), [(0, "N-CORE-ACT-AP"), (1, None)])
def test_every_link_and_every_exit_takes_one_ap(left: int, why: str | None):
    scene = table("valerio", 'mission = "M2"', "valerio -, skills none, inside study, destiny the-star")
    scene.one(*["wait"] * (6 - left))
    assert (scene.refused.get("go:hall"), scene.refused.get("leave:window")) == (why, why)


@example("N-CORE-ACT-AP", "N-CORE-MISSION-ACTION")
@pytest.mark.parametrize(("left", "why"), [(1, "N-CORE-ACT-AP"), (2, None)])
def test_a_search_takes_two_ap(left: int, why: str | None):
    scene = weary(left, "vincenzo", 'mission = "M2"', "vincenzo -, skills none, inside study")
    assert scene.refused.get("find-the-register") == why


@example("N-CORE-BUILDING", "N-CORE-DOWN-2", "N-CORE-DOWN-1")
def test_who_goes_down_indoors_is_carried_out_to_the_first_exit():
    scene = table(
        "valerio", 'mission = "M2"', "valerio -, skills none, inside study, wounds 8, gear none",
        die=[1, 1, 1, 1], grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("leave:window").pass_all()
    assert (scene.g.inside[0], scene.g.down & 1) == (-1, 1)
    inside = table("valerio", 'mission = "M2"', "valerio A1", "sofia -, skills none, inside study")
    inside.g.do(GoDown(2, "N-CORE-DOWN-1"))
    inside.one("wait")
    assert (inside.g.inside[2], inside.at("sofia")) == (-1, "E5")


@example("N-CORE-STEALTH", "N-CORE-BUILDING")
def test_who_comes_out_before_a_guard_must_be_quiet():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "valerio"
        [heroes.valerio]
        inside = "hall"
        heroism = 0
        [enemies]
        bravo = ["D5"]
        [hours]
        bravo = 20
        """,
        die=[6] * 12,
    )
    scene.one("leave:front-door").pass_all()
    assert len(scene.done("Notice")) == 1


@example("N-CORE-STEALTH", "N-CORE-HORO-4")
def test_a_guard_walks_two_squares_of_its_round_in_an_activation():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        t = 2
        [heroes.sofia]
        at = "A1"
        hour = 4
        [enemies]
        bravo = ["J2"]
        [hours]
        bravo = 3
        """
    )
    scene.advance()
    assert (scene.path("bravo-1"), scene.g.patrol[0], scene.g.actor) == ("I2 H2", 2, scene.model("sofia"))
    assert [each.spent for each in scene.done("EndActivation", model="bravo-1")] == [2]


# What is done for a mission.


@example("N-CORE-CARRY", "N-CORE-MISSION-ACTION")
@pytest.mark.parametrize(("bearer", "why"), [("valerio", "N-CORE-CARRY"), ("rebecca", None)])
def test_blood_is_poured_by_who_carries_it(bearer: str, why: str | None):
    scene = nova(
        f"""
        mission = "M6"
        active = "rebecca"
        heroes.rebecca.at = "F4"
        heroes.valerio.at = "A4"
        objects.blood-1 = "{bearer}"
        """
    ).advance()
    assert scene.refused.get("pour-the-blood@F3") == why


@example("N-CORE-ACT-AP", "N-CORE-CARRY")
@pytest.mark.parametrize(("left", "why"), [(1, "N-CORE-ACT-AP"), (2, None)])
def test_blood_is_picked_up_for_two_ap(left: int, why: str | None):
    scene = nova(
        """
        mission = "M6"
        active = "rebecca"
        heroes.rebecca = { at = "C3", heroism = 0 }
        heroes.valerio.at = "A4"
        objects.blood-1 = "C2"
        """
    ).advance()
    scene.one(*["wait"] * (scene.g.ap - left))
    assert scene.refused.get("pick-up:blood-1") == why


@example("N-CORE-ACT-AP", "N-CORE-MISSION-ACTION", "N-MAP-LEVER")
@pytest.mark.parametrize(("left", "names"), [(1, {"test-1"}), (2, {"test-1", "without"})])
def test_a_lever_is_pulled_for_less_with_a_test(left: int, names: set[str]):
    scene = weary(left, "valerio", 'mission = "M3"', "valerio K5, skills none", "faun-shaman-1 D1")
    scene.confirms = False
    scene.one("pull-the-lever@L5")
    assert set(scene.options) == names


@example("N-CORE-KEYWORD", "N-CORE-OBJECTIVES")
def test_a_step_that_asks_for_a_keyword_is_tried_by_who_has_it():
    """The last of E1 asks for Survival."""
    scene = nova(
        'phase = "settlement"\noptions.play = "campaign"\nmore.city = true\nmore.node = 1\npopolini = 20\n'
        'options.company = ["valerio", "rebecca", "sofia", "vincenzo"]'
    ).advance()
    scene.rolls(destiny_card=["new-moon", "the-star", "eclipse", "full-moon"], die=[6] * 7)
    scene.one("leave-for:E1", "valerio", "test-1")
    while scene.question != "N-CORE-KEYWORD":
        scene.one("pass")
    scene.one("pass", "pass")  # the two steps before it
    assert scene.refused == {"valerio": "N-CORE-OBJECTIVES", "rebecca": "N-CORE-KEYWORD", "vincenzo": "N-CORE-KEYWORD"}
