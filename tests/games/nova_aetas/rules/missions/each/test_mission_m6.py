"""The Blood of Gaea: who carries it, pours it, steals it; a victory that waits for its Sector."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import DEFEAT, LYING, UNDECIDED, VICTORY
from tests.games.nova_aetas.scene import nova
from tests.scenes import example

BLOOD = """
    mission = "M6"
    active = "rebecca"
    [heroes.rebecca]
    at = "SQUARE"
    [heroes.valerio]
    at = "A4"
    [objects]
    blood-1 = "WHERE"
    """


@example("N-CORE-CARRY", "N-CORE-THREAT-OBJ")
def test_the_blood_makes_its_bearer_a_target():
    scene = nova(BLOOD.replace("SQUARE", "C3").replace("WHERE", "C2"))
    scene.one("pick-up:blood-1")
    assert (scene.g.spent, scene.threat("rebecca")) == (2, 2)


@example("N-CORE-MISSION-ACTION", "N-CORE-CARRY")
def test_blood_is_poured_for_nothing_by_a_mystic():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca"), die=[4, 5, 1, 1, 1, 1, 1])
    scene.one("pour-the-blood@F3", "test-1")
    assert len(scene.done("Rolled")[0].dice) == 7  # Mind 4, the keyword 2, the Blood 1
    scene.pass_all()
    assert (scene.g.spent, scene.counter("pour"), scene.g.things[0]) == (0, 1, -2)


@example("N-CORE-MISSION-ACTION")
def test_otherwise_it_costs_its_price():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca"), die=[4, 1, 1, 1, 1, 1, 1])
    scene.one("pour-the-blood@F3", "test-1").pass_all()
    assert (scene.g.spent, scene.counter("pour")) == (1, 1)


@example("N-CORE-CARRY", "N-CORE-DOWN-1")
def test_blood_falls_with_its_bearer():
    scene = nova(
        """
        mission = "M6"
        active = "bravo"
        [heroes.rebecca]
        at = "D3"
        wounds = 6
        [heroes.valerio]
        at = "A4"
        [enemies]
        bravo = ["D4"]
        [objects]
        blood-1 = "rebecca"
        """,
        die=[1] * 3,
        grave_wound=["broken-arm"],
    )
    scene.pass_all()
    assert scene.g.down >> 1 & 1
    assert scene.g.things[0] == LYING + scene.g.at[1]
    assert scene.threat("rebecca") == 0


@example("N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
def test_a_victory_waits_for_the_end_of_the_sector():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca") + "[counters]\npour = 2\n")
    scene.one("pour-the-blood@F3", "without")
    assert scene.g.outcome == UNDECIDED
    scene.one("end")
    scene.play_on()
    assert scene.g.outcome == VICTORY


@example("N-AI-15", "N-CORE-DIST")
def test_the_captain_steals_the_nearest_blood():
    scene = nova(
        """
        mission = "M6"
        active = "masked-captain"
        [heroes.rebecca]
        at = "L8"
        [enemies]
        masked-captain = ["C4"]
        [counters]
        stolen = 1
        """
    )
    scene.advance()
    assert scene.g.things[0] == -2
    assert scene.g.outcome == DEFEAT
