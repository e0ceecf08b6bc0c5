"""The Drowned Mill: the levers, the water, the rites."""

from __future__ import annotations

from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-MISSION-ACTION", "N-CORE-TERRAIN-WATER")
def test_when_both_levers_are_pulled_the_water_is_gone():
    scene = nova(
        """
        mission = "M3"
        active = "valerio"
        [heroes.valerio]
        at = "B9"
        [counters]
        lever = 1
        """,
        die=[6, 1, 1, 1, 1, 1],
    )
    scene.one("pull-the-lever@B9", "test-1").pass_all()
    assert scene.g.spent == 1  # with a passed Brutality Test
    assert scene.g.drained
    assert not scene.g.field().water


@example("N-CORE-MISSION-ACTION")
def test_a_lever_can_be_pulled_without_a_test_for_its_full_price():
    scene = nova(
        """
        mission = "M3"
        active = "sofia"
        [heroes.sofia]
        at = "B9"
        tokens = "bleeding"
        """
    )
    scene.one("pull-the-lever@B9", "without")  # N-STATUS-BLEEDING: a lever is no Point of Interest
    assert (scene.g.spent, scene.counter("lever")) == (2, 1)


@example("N-CORE-OBJECTIVES", "N-CORE-TIER")
def test_the_third_rite_calls_the_cyclops():
    scene = nova(
        """
        mission = "M3"
        active = "faun-shaman"
        [heroes.valerio]
        at = "A3"
        [enemies]
        faun-shaman = ["J3"]
        [counters]
        rite = 2
        """
    )
    scene.advance()
    assert scene.counter("rite") == 3
    assert scene.at("cyclops-1") == "I2"
