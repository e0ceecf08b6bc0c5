"""The Notary's House: quietly in, the register, the Alarm and what it brings."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import DEFEAT
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-HORO-9", "N-CORE-STEALTH")
def test_the_alarm_brings_more_and_more_of_them():
    scene = nova(
        """
        mission = "M2"
        t = 15
        alarm = 4
        [heroes.valerio]
        at = "A1"
        hour = 17
        """,
        draft=["bravo", "crossbowman"],
    )
    scene.advance()
    assert (scene.at("bravo-1"), scene.at("crossbowman-1")) == ("J2", "J9")


@example("N-CORE-MISSION-END")
def test_fourteen_sectors_after_the_alarm_it_is_lost():
    scene = nova(
        """
        mission = "M2"
        t = 17
        alarm = 4
        [heroes.valerio]
        at = "A1"
        hour = 60
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT


@example("N-CORE-HORO-9", "N-CORE-STEALTH")
def test_matins_raise_the_alarm():
    scene = nova(
        """
        mission = "M2"
        t = 19
        alarm = -1
        [heroes.valerio]
        at = "A1"
        hour = 21
        """,
        draft=["bravo", "crossbowman"],
    )
    scene.advance()
    assert scene.g.alarm == 20
    assert (scene.at("bravo-1"), scene.at("crossbowman-1")) == ("J2", "J9")


@example("N-CORE-MISSION-ACTION", "N-CORE-KEYWORD")
def test_the_register_is_found_by_who_searches_well():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "vincenzo"
        [heroes.vincenzo]
        inside = "study"
        """,
        die=[1, 2, 3, 3, 5, 5, 6, 1, 1, 1],
    )
    scene.one("find-the-register").pass_all()
    assert scene.g.things == [-1]  # failed: the AP are lost, it may be tried again
    scene.one("find-the-register").pass_all()
    assert scene.g.things == [3]
    assert scene.g.spent == 4
