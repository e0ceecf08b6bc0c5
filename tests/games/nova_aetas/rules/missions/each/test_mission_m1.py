"""The Papal Letter: it is carried to the road, or burnt, or too late."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import DEFEAT, UNDECIDED, VICTORY
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-MISSION-ACTION", "N-CORE-CARRY", "N-CORE-MISSION-END", "N-CORE-OBJECTIVES", "N-CORE-HEROISM")
def test_who_carries_the_letter_to_the_road_wins():
    scene = nova(
        """
        mission = "M1"
        active = "valerio"
        [heroes.valerio]
        at = "J5"
        """
    )
    scene.one("search-the-cart")
    assert scene.g.things == [0]
    assert scene.refused["search-the-cart"] == "N-CORE-MISSION-ACTION"
    scene.one("move", "L5")
    assert scene.g.outcome == UNDECIDED  # he must end his Activation there
    scene.one("end")
    assert scene.g.outcome == VICTORY
    assert scene.g.heroism[0] == 2


@example("N-CORE-CARRY", "N-CORE-ACT-SWAP", "N-ENC-CHECK")
def test_a_letter_that_lies_on_the_ground_is_picked_up():
    scene = nova(
        """
        mission = "M1"
        active = "valerio"
        [heroes.valerio]
        at = "B4"
        [heroes.sofia]
        at = "B5"
        [objects]
        letter-1 = "B5"
        """
    )
    scene.one("pick-up:letter-1")
    assert (scene.g.things, scene.g.spent) == ([0], 1)
    scene.one("swap", "give:letter-1")
    assert scene.g.things == [2]


@example("N-AI-15", "N-AMB-44", "N-CORE-THREAT-OBJ", "N-AI-11")
def test_the_landsknecht_burns_the_letter():
    scene = nova(
        """
        mission = "M1"
        active = "landsknecht"
        [heroes.valerio]
        at = "A4"
        [enemies]
        landsknecht = ["K5"]
        [counters]
        burn = 4
        """
    )
    scene.advance()
    assert scene.counter("burn") == 5
    assert scene.g.outcome == DEFEAT


@example("N-CORE-OBJECTIVES")
def test_once_the_letter_is_taken_he_attacks_the_heroes():
    scene = nova(
        """
        mission = "M1"
        active = "landsknecht"
        [heroes.valerio]
        at = "G5"
        [enemies]
        landsknecht = ["K5"]
        [objects]
        letter-1 = "valerio"
        """,
    )
    scene.advance()
    assert scene.counter("burn") == 0
    assert scene.at("landsknecht-1") != "K5"


@example("N-CORE-HORO-9", "N-CORE-DRAFT", "N-CORE-HORO-7", "N-CORE-LOOT")
def test_reinforcements_come_at_their_hour():
    scene = nova(
        """
        mission = "M1"
        t = 33
        [heroes.valerio]
        at = "A4"
        hour = 40
        """,
    )
    scene.advance()
    assert scene.at("ogre-bombardier-1") == "L2"
    assert scene.g.without_loot == (scene.model("ogre-bombardier-1"),)
    assert scene.hour("ogre-bombardier") >= 34 + 4


@example("N-CORE-HORO-4", "N-CORE-MISSION-END")
def test_a_defeat_by_time_comes_before_anything_else():
    scene = nova(
        """
        mission = "M1"
        t = 48
        [heroes.valerio]
        at = "L5"
        hour = 49
        [objects]
        letter-1 = "valerio"
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT
