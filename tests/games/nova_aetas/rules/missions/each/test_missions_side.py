"""The side missions: the Beast of Subiaco, the Sunken Crypt."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import UNDECIDED, VICTORY
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-AI-03")
def test_the_beast_sleeps_lightly_until_it_is_hurt():
    from plancia.games.nova_aetas.rules.enemies.control import control_area

    text = """
        mission = "H1"
        [heroes.valerio]
        at = "A2"
        [enemies.chimera-1]
        at = "I5"
        wounds = N
        """
    for wounds, area in ((5, 4), (6, 6)):
        scene = nova(text.replace("N", str(wounds)))
        assert control_area(scene.g, scene.model("chimera-1")) == area


@example("N-CORE-MISSION-ACTION", "N-CORE-DRAFT")
def test_a_failed_test_at_the_sarcophagus_wakes_the_dead():
    scene = nova(
        """
        mission = "X1"
        active = "valerio"
        [heroes.valerio]
        at = "J4"
        """,
        die=[1, 1],
        draft=["restless-dead"],
    )
    scene.one("open-the-sarcophagus@J4", "test-2").pass_all()
    assert scene.at("restless-dead-1") == "J8"
    assert scene.counter("sarcophagus") == 0


@example("N-CORE-MISSION-ACTION", "N-CORE-HORO-9", "N-CORE-DRAFT", "N-CORE-HORO-4")
def test_a_sealed_trapdoor_keeps_the_next_draft_away():
    scene = nova(
        """
        mission = "X1"
        t = 8
        active = "valerio"
        [heroes.valerio]
        at = "E3"
        """
    )
    scene.one("seal-the-trapdoor@E3", "end")
    scene.play_on()
    assert scene.g.t >= 9
    assert not scene.done("DrawDraft")
    assert scene.g.cancelled == 0


@example("N-CORE-MISSION-END")
def test_the_crypt_is_left_together():
    text = """
        mission = "X1"
        active = "valerio"
        [heroes.valerio]
        at = "B3"
        [heroes.sofia]
        at = "SQUARE"
        [counters]
        sarcophagus = 2
        """
    scene = nova(text.replace("SQUARE", "A1"))
    scene.one("move", "B2")
    assert scene.g.outcome == VICTORY
    apart = nova(text.replace("SQUARE", "C1"))
    apart.one("move", "B2")
    assert apart.g.outcome == UNDECIDED
