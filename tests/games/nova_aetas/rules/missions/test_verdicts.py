"""When a mission is won or lost, and what each main Objective brings (N-CORE-MISSION-END, N-CORE-OBJECTIVES)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.state import DEFEAT, UNDECIDED, VICTORY
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import RARE, Scene, nova
from tests.scenes import example


def doors(broken: int, flags: str = "", *more: str) -> Scene:
    """Valerio breaks one door more."""
    lines = ('mission = "RARE"', "valerio A4, skills none", f"counters.doors = {broken}", f"flags = [{flags}]", *more)
    return table("valerio", *lines, packs=[RARE]).one("break-the-door")


@example("N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
@pytest.mark.parametrize(
    ("flags", "broken", "outcome", "completed"),
    [
        ("", 1, UNDECIDED, 0b00),
        ("", 2, VICTORY, 0b10),
        ("'hunted'", 0, UNDECIDED, 0b00),
        ("'hunted'", 1, VICTORY, 0b01),
    ],
)
def test_an_objective_may_hang_on_what_happened_before(flags: str, broken: int, outcome: int, completed: int):
    """Two doors if the company is hunted, otherwise three: the other line is not there."""
    scene = doors(broken, flags)
    assert (scene.g.outcome, scene.g.completed) == (outcome, completed)
    assert len(scene.done("EndMission")) == (outcome == VICTORY)


@example("N-CORE-MISSION-END")
def test_if_both_come_together_it_is_a_victory():
    scene = doors(2, "", "counters.bells = 9")
    assert scene.g.outcome == VICTORY


@example("N-CORE-MISSION-END", "N-CORE-OBJECTIVES", "N-CORE-HEROISM")
def test_every_main_objective_gives_heart_once():
    """The Terraces: the prisoner is free, then the Inquisitor falls. Each gives Sofia one Heroism Point."""
    scene = table(
        "valerio", 'mission = "M5"', "valerio K2, skills none", "sofia A1, heroism 0", "counters.chains = 1",
        "inquisitor-1 A5",
    )  # fmt: skip
    scene.one("free-the-prisoner", "without")
    assert (scene.g.completed, scene.g.heroism[2]) == (0b01, 1)
    scene.one("wait")
    assert (scene.g.completed, scene.g.heroism[2]) == (0b01, 1)
    scene.g.beaten[scene.g.box.enemy_ids.index("inquisitor")] = 1
    scene.one("wait")
    assert (scene.g.outcome, scene.g.completed, scene.g.heroism[2]) == (VICTORY, 0b11, 2)


@example("N-CORE-MISSION-END", "N-CORE-LOOT")
def test_a_hunt_is_over_with_its_prey():
    scene = table(
        "valerio", 'mission = "H1"', "valerio F6, skills none, gear sword", "chimera-1 F5, wounds 29",
        die=[6] * 5, reagent=["mercury"] * 3, reward=["purse-of-gold", "reliquary"],
    )  # fmt: skip
    scene.one("wait")
    assert scene.g.outcome == UNDECIDED
    scene.one("attack:sword").pass_all()
    assert (scene.at("chimera-1"), scene.g.outcome, len(scene.done("DrawReward"))) == ("", VICTORY, 1)


@example("N-CORE-MISSION-END")
def test_on_an_open_field_nothing_is_won():
    scene = table("valerio", "valerio C3, skills none", "bravo-1 H8").one("wait")
    assert scene.g.outcome == UNDECIDED


@example("N-CORE-MISSION-END", "N-CORE-DOWN-2")
def test_a_mission_that_is_won_is_not_lost_afterwards():
    """The last Blood is poured in the Sector before the hand reaches 61."""
    scene = nova(
        """
        mission = "M6"
        active = "rebecca"
        t = 60
        counters.pour = 2
        objects.blood-1 = "rebecca"
        heroes.rebecca = { at = "F4", skills = "", heroism = 0, hour = 60 }
        """
    )
    scene.one("pour-the-blood@F3", "without", "end").play_on()
    assert (scene.g.t, scene.g.outcome, len(scene.done("EndMission"))) == (60, VICTORY, 1)


# Who is struck, and at once.


@example("N-CORE-DOWN-3", "N-CORE-MISSION-END", "N-AI-17", "N-AI-24", "N-CORE-ACT-END")
def test_with_brother_theodore_the_mission_is_lost_before_anybody_withdraws():
    """A Crossbowman would step back after its shot."""
    lines = ('mission = "M4"', "valerio A2, skills none", "brother-theodore E5, wounds 4", "crossbowman-1 H5")
    scene = table("crossbowman", *lines, die=[1] * 12)
    assert (scene.at("brother-theodore"), scene.g.outcome) == ("", DEFEAT)
    assert scene.path("crossbowman-1") == ""
