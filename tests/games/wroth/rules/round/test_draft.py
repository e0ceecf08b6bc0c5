"""Phase 4, the Draft."""

from __future__ import annotations

import pytest

from plancia.games.wroth.state.box import FACTIONS
from tests.games.wroth.scene import wroth
from tests.scenes import example


def takers(scene):
    return [FACTIONS[taken.who] for taken in scene.done("TakeDie")]


@example("W-DRAFT-03", "W-DRAFT-05", "W-DRAFT-07")
def test_of_two_players_the_one_behind_takes_the_seventh_die():
    """W-EX-15."""
    scene = wroth("""
        phase = "draft"
        [seats.koda]
        vp = 6
        [seats.runen]
        vp = 9
    """, rolls={"action-dice": ["mine"] * 7}).advance()  # fmt: skip
    assert takers(scene) == ["koda", "runen"] * 3 + ["koda"]
    assert (scene.g.dice_of(2), scene.g.dice_of(4)) == (4, 3)


@example("W-DRAFT-06", "W-DRAFT-07")
def test_when_the_last_are_level_nobody_takes_the_last_die():
    """W-EX-16."""
    scene = wroth("""
        phase = "draft"
        [seats.koda]
        vp = 6
        [seats.runen]
        vp = 6
    """, rolls={"action-dice": ["mine"] * 7}).advance()  # fmt: skip
    assert takers(scene) == ["koda", "runen"] * 3
    assert scene.pool == "mine"


@example("W-DRAFT-03", "W-DRAFT-04", "W-DRAFT-05", "W-ACT-01", "W-ACT-09", "W-A-39")
def test_three_players_draft_and_play_seven_turns():
    """W-EX-17."""
    scene = wroth("""
        phase = "draft"
        first = "guild"
        [seats.koda]
        vp = 4
        [seats.runen]
        vp = 7
        [seats.guild]
        vp = 7
    """, rolls={"action-dice": ["mine"] * 7}).advance()  # fmt: skip
    assert takers(scene) == ["guild", "koda", "runen"] * 2 + ["koda"]
    scene.play_on().discard_everything()
    assert scene.turns() == ["guild", "koda", "runen"] * 2 + ["(guild)", "koda"]


@example("W-DRAFT-06", "W-ACT-11")
def test_three_players_two_level_at_the_bottom_play_six_turns():
    """W-EX-18."""
    scene = wroth("""
        phase = "draft"
        [seats.koda]
        vp = 4
        [seats.runen]
        vp = 4
        [seats.guild]
        vp = 9
    """, rolls={"action-dice": ["mine"] * 7}).advance()  # fmt: skip
    scene.play_on().discard_everything()
    assert scene.turns() == ["koda", "runen", "guild"] * 2


@example("W-DRAFT-04", "W-DRAFT-05", "W-SETUP-13")
def test_four_players_draft_nine_dice():
    """W-EX-19."""
    scene = wroth("""
        phase = "draft"
        first = "aldan"
        [seats.koda]
        vp = 10
        [seats.runen]
        vp = 3
        [seats.guild]
        vp = 5
        [seats.aldan]
        vp = 8
    """, rolls={"action-dice": ["mine"] * 9}).advance()  # fmt: skip
    assert takers(scene) == ["aldan", "koda", "runen", "guild"] * 2 + ["runen"]
    scene.play_on().discard_everything()
    assert [turn for turn in scene.turns() if "(" not in turn] == ["aldan", "koda", "runen", "guild"] * 2 + ["runen"]


@example("W-COOP-DRAFT-01", "W-COOP-DRAFT-02", "W-COOP-SETUP-03", "W-A-24", "W-A-48")
@pytest.mark.parametrize(("humans", "dice", "rounds"), [(1, 4, 3), (2, 5, 2), (3, 7, 2), (4, 9, 2)])
def test_against_the_ai_the_last_die_is_the_ais(humans, dice, rounds):
    """W-EX-20."""
    seats = ["koda", "guild", "aldan", "ooglan"][:humans]
    scene = wroth(
        'phase = "draft"\nai = "runen"\nscenario = "RUN-2"\n' + "\n".join(f"[seats.{name}]" for name in seats),
        rolls={"action-dice": ["mine"] * dice},
    ).advance()
    assert takers(scene) == seats * rounds + ["runen"]
    assert scene.done("TakeDie")[-1].rule == "W-COOP-DRAFT-01"


@example("W-COOP-DRAFT-01")
def test_the_human_picking_last_decides_which_die_the_ai_receives():
    """W-EX-20."""
    scene = wroth("""
        phase = "draft"
        ai = "runen"
        scenario = "RUN-2"
        [seats.koda]
        [seats.guild]
    """, rolls={"action-dice": ["mine", "mine", "mine", "mine", "battle"]})  # fmt: skip
    scene.koda("mine").guild("mine").koda("mine")
    assert scene.options == ["mine", "battle"]
    scene.guild("mine")
    assert scene.dice("runen") == "battle"


@example("W-DRAFT-01", "W-DRAFT-02", "W-DRAFT-03", "W-DRAFT-08")
def test_a_die_is_taken_from_the_pool_with_its_face_and_nobody_may_pass():
    scene = wroth("""
        phase = "draft"
        [seats.koda]
        [seats.runen]
    """, rolls={"action-dice": ["mine", "extend", "extend", "maneuver", "maneuver", "maneuver", "mine"]})  # fmt: skip
    assert scene.options == ["mine", "extend", "maneuver"]
    assert scene.done("RollPool")[0].faces == (2, 2, 3, 0)
    assert scene.refused == {"battle": "W-DRAFT-03"}
    scene.koda("extend").runen("extend")
    assert scene.refused == {"extend": "W-DRAFT-03", "battle": "W-DRAFT-03"}
    assert scene.dice("koda") == "extend"
