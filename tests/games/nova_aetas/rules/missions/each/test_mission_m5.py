"""The Terraces of Mantua: the prisoner, friends in Rome, arms for the taking."""

from __future__ import annotations

from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-MISSION-ACTION", "N-ABIL-ALLY", "N-CORE-HORO-7", "N-CORE-OBJECTIVES")
def test_the_second_cube_frees_the_prisoner():
    scene = nova(
        """
        mission = "M5"
        active = "valerio"
        [heroes.valerio]
        at = "K2"
        [counters]
        chains = 1
        [enemies]
        inquisitor = ["A5"]
        """
    )
    scene.one("free-the-prisoner", "without")
    assert scene.at("prisoner") != ""
    assert scene.hour("prisoner") == scene.g.t + 3
    assert scene.g.completed == 1


@example("N-CORE-MISSION-SETUP", "N-CORE-MODE-2", "N-CORE-OBJECTIVES")
def test_with_friends_in_rome_one_guard_stays_away():
    scene = nova(
        """
        mission = "M5"
        phase = "set-up"
        flags = ["rome_friend"]
        """
    )
    for square in ("A1", "B1", "A2"):
        scene.one(square)
    assert scene.question == "N-CORE-MISSION-SETUP"
    assert scene.options == ["F5", "H5", "J5", "K5", "I6"]
    scene.one("H5")
    assert scene.at("papal-guard-5") == ""
    assert len([guard for guard in range(1, 5) if scene.at(f"papal-guard-{guard}")]) == 4


@example("N-ENC-CHECK", "N-CORE-BUILDING", "N-CORE-MISSION-ACTION")
def test_arms_are_taken_if_there_is_room():
    text = """
        mission = "M5"
        active = "valerio"
        [heroes.valerio]
        inside = "armoury"
        gear = "GEAR"
        """
    scene = nova(text.replace("GEAR", "helmet"))
    scene.one("take-arms")  # only the Crossbow has room
    assert scene.g.box.item_ids[scene.g.gear[7]] == "crossbow"
    full = nova(text.replace("GEAR", "helmet, greatsword"))
    full.advance()
    assert full.refused["take-arms"] == "N-ENC-CHECK"
