"""The Fever Marsh: Brother Theodore reaches the dyke, or not."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import DEFEAT, VICTORY
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-ABIL-ALLY", "N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
def test_theodore_on_the_dyke_wins():
    scene = nova(
        """
        mission = "M4"
        active = "brother-theodore"
        [heroes.valerio]
        at = "A2"
        [allies.brother-theodore]
        at = "K3"
        """
    )
    scene.one("L3")
    assert scene.g.outcome == VICTORY
    assert scene.g.secondaries & 1  # with at most 2 Wounds


@example("N-CORE-DOWN-3")
def test_without_theodore_it_is_lost():
    scene = nova(
        """
        mission = "M4"
        active = "harpy"
        [heroes.valerio]
        at = "A2"
        [allies.brother-theodore]
        at = "K3"
        wounds = 4
        [enemies]
        harpy = ["K4"]
        """,
        die=[1, 1],
    )
    scene.pass_all()
    assert scene.at("brother-theodore") == ""
    assert scene.g.outcome == DEFEAT
