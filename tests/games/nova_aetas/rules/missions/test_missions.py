"""What holds in every mission: how it is lost, what is used up as it starts."""

from __future__ import annotations

from plancia.games.nova_aetas.state.state import DEFEAT
from plancia.kernel.engine import answer
from tests.games.nova_aetas.scene import nova
from tests.scenes import example


@example("N-CORE-DOWN-2", "N-CORE-MISSION-END")
def test_when_all_are_down_it_is_lost_at_once():
    scene = nova(
        """
        mission = "M1"
        active = "brigand"
        [heroes.sofia]
        at = "B4"
        wounds = 6
        [enemies]
        brigand = ["B5", "A4"]
        """,
        die=[1] * 3,
        grave_wound=["broken-arm"],
    )
    scene.pass_all()
    assert scene.g.outcome == DEFEAT
    assert len(scene.done("BeginActivation")) == 1  # the second Brigand does not act any more
    answer(scene.g, 1)  # the curtain rises
    assert scene.g.over
    assert scene.g.ended_by == "N-CORE-DOWN-2"


@example("N-CORE-DRAFT", "N-ABIL-HORDE", "N-AMB-48")
def test_a_horde_of_which_few_are_left():
    scene = nova(
        """
        mission = "X1"
        t = 8
        [heroes.valerio]
        at = "A1"
        hour = 20
        [enemies]
        restless-dead = ["E1", "F1", "G1", "H1", "I1", "J1", "J2"]
        [hours]
        restless-dead = 30
        """,
        draft=["restless-dead", "restless-dead"],
    )
    scene.advance()
    assert (scene.at("restless-dead-8"), scene.at("restless-dead-9")) == ("B8", "B7")
    assert len(scene.done("DrawDraft")) == 1  # nothing is left for the second square


@example("N-CORE-MISSION-SETUP", "N-CORE-HEROISM", "N-CORE-ACHIEVE")
def test_what_was_promised_for_a_mission_is_used_up_as_it_starts():
    scene = nova(
        """
        mission = "M1"
        phase = "set-up"
        [more]
        next_tokens = [65536, 0, 0, 0, 0, 0]
        next_heroism = [0, 0, 1, 0, 0, 0]
        """,
        destiny_card=["new-moon", "eclipse", "the-star", "full-moon"],
    )
    for _ in range(3):
        scene.one(scene.options[0])
    while scene.g.t == 0 and scene.waits_for == "one":
        scene.one(scene.options[0])
    assert scene.tokens("valerio") == "blessed"
    assert scene.g.heroism[:4] == [1, 1, 2, 1]
    assert not any(scene.g.next_tokens)
    assert not any(scene.g.next_heroism)


@example("N-CORE-EVENT")
def test_the_stars_foretell_one_mission_only():
    scene = nova(
        """
        mission = "M1"
        t = 48
        [heroes.valerio]
        at = "A4"
        hour = 60
        [more]
        skip_events = 1
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT
    assert scene.g.skip_events == 0
