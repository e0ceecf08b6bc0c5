"""Phase 5: whose turn it is and what a turn is made of."""

from __future__ import annotations

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-ACT-01", "W-ACT-03", "W-ACT-11", "W-EXODUS-01", "W-ACT-02")
def test_an_exodus_uses_up_two_turns_worth_of_dice():
    """W-EX-21."""
    scene = wroth("""
        phase = "actions"
        [seats.koda]
        dice = "mine mine mine"
        regions.shores = "1 regular"
        [seats.runen]
        dice = "mine mine"
        [seats.guild]
        dice = "mine mine"
    """)
    scene.koda("exodus", 1, "end").discard_everything()
    assert scene.turns() == ["koda", "runen", "guild"] * 2
    assert scene.waits_for == "audience"


@example("W-ACT-09", "W-ACT-11", "W-A-39")
def test_four_dice_against_three():
    """W-EX-22."""
    scene = wroth("""
        phase = "actions"
        [seats.koda]
        dice = "mine mine mine mine"
        [seats.runen]
        dice = "mine mine mine"
    """)
    scene.discard_everything()
    assert scene.turns() == ["koda", "runen"] * 3 + ["koda"]


@example("W-ACT-09", "W-ACT-10", "W-PREP-04")
def test_who_has_no_die_gets_no_turn_and_loses_the_omniscient_result():
    """W-EX-23."""
    scene = wroth("""
        active = "koda"
        turn = 7
        [seats.koda]
        dice = "mine"
        [seats.runen]
        corra = 5
        omniscient = "strike"
    """, rolls={"omniscient": ["mine", "mine"]})  # fmt: skip
    scene.koda("discard-mine", "end")
    assert scene.waits_for == "audience"
    scene.play_on()  # round 2, to the draft
    assert (scene.waits_for, scene.question) == ("chance", "action-dice")
    assert scene.omniscient("runen") == "mine"
    assert scene.map("runen") == {"shores": "2 regular"}


@example("W-ACT-02", "W-ACT-08", "W-BUY-01", "W-BUY-02", "W-BUY-08", "W-OMNI-02", "W-PREP-05", "W-ACT-03", "W-CORRA-04")
def test_a_turn_is_one_die_and_anything_that_is_paid_for():
    """W-EX-24."""
    scene = wroth("""
        active = "runen"
        [seats.runen]
        corra = 4
        dice = "mine battle"
        omniscient = "strike"
        regions.1 = "1 regular"
        [seats.koda]
        dice = "mine"
        regions.7 = "3 regular"
    """)
    scene.runen("buy-stoic", "shores")
    assert scene.refused["end"] == "W-ACT-02"
    scene.runen("omniscient")
    assert scene.refused["end"] == "W-ACT-02"
    scene.runen("spend-battle")
    assert scene.refused["spend-mine"] == "W-ACT-03"
    assert scene.refused["discard-mine"] == "W-ACT-03"
    assert scene.refused["exodus"] == "W-ACT-03"
    assert scene.refused["omniscient"] == "W-OMNI-03"
    scene.runen("buy-stoic", "shores", "end")
    assert scene.waits_for == "koda"
    assert scene.units("runen", "shores") == "2 stoic"
    assert scene.units("koda", 7) == "1 regular"
    assert scene.pool == "mine mine mine mine battle"
    assert (scene.dice("runen"), scene.corra["runen"], scene.g.stockpile) == ("mine", 0, 20)


@example("W-ACT-02", "W-ACT-08", "W-A-09")
def test_a_discarded_die_is_the_turns_die_but_no_action():
    """W-EX-25."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "double"
    """)
    scene.koda("discard-mine")
    assert (scene.corra["koda"], scene.dice("koda")) == (0, "")
    assert scene.pool == "mine mine mine mine mine mine mine"
    assert scene.refused["omniscient"] == "W-OMNI-07"
    assert scene.options == ["end"]


@example("W-ACT-02")
def test_a_die_must_be_held_to_be_spent():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
    """)
    assert scene.refused["spend-extend"] == "W-ACT-02"
    assert scene.refused["discard-extend"] == "W-ACT-02"


@example("W-PREP-07")
def test_a_player_without_a_unit_anywhere_still_plays():
    scene = wroth("""
        active = "runen"
        [seats.runen]
        corra = 2
        dice = "maneuver"
        board = 3
    """)
    scene.runen("buy-stoic", "spend-maneuver", "board", 2)
    assert scene.units("runen", "shores") == "1 stoic, 2 regular"


@example("W-ACT-04")
def test_mine_takes_one_corra():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
    """)
    scene.koda("spend-mine")
    assert scene.corra["koda"] == 1


@example("W-A-46")
def test_a_unit_may_move_twice_in_a_turn_by_two_steps():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        omniscient = "double"
        board = 0
        regions.1 = "1 regular"
    """)
    scene.koda("spend-maneuver", 7, "omniscient", 8)
    assert scene.map("koda") == {8: "1 regular"}


@example("W-GEN-06", "W-COOP-ACT-05")
def test_against_the_ai_a_turn_of_a_human_is_as_always():
    scene = wroth("""
        active = "runen"
        ai = "koda"
        scenario = "KOD-1"
        [seats.runen]
        corra = 2
        dice = "mine extend"
        omniscient = "strike"
        regions.shores = "2 regular"
        [seats.koda]
        dice = "mine"
        regions.8 = "1 regular"
    """)
    scene.runen("buy-stoic", "omniscient", "exodus", 0, 0, 2, 0, 0, 0, 0, 0)
    assert scene.map("runen") == {"shores": "1 stoic", 2: "2 regular"}
    assert scene.map("koda") == {}


@example("W-ACT-05", "W-ACT-07")
def test_the_one_region_of_an_action_is_asked_for_before_it_is_taken():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "extend battle"
        regions.3 = "1 regular"
        [seats.runen]
        regions.3 = "2 regular"
    """)
    scene.confirms = False
    scene.koda("spend-extend")
    assert (scene.options, scene.map("koda")) == (["3"], {3: "1 regular"})
