"""The Exodus, and Double after it."""

from __future__ import annotations

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-EXODUS-01", "W-EXODUS-02", "W-EXODUS-03", "W-EXODUS-05", "W-SHORE-07", "W-A-08")
def test_an_action_die_and_the_omniscient_die_make_an_exodus():
    """W-EX-26."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "strike"
        regions.shores = "3 regular"
    """)
    scene.koda("exodus", 0, 0, 0, 2, 0, 1)
    assert scene.map("koda") == {4: "2 regular", 6: "1 regular"}
    assert scene.corra["koda"] == 0
    assert (scene.dice("koda"), scene.omniscient("koda")) == ("", "")
    assert scene.done("Hit") == []


@example("W-OMNI-07", "W-EXODUS-03", "W-A-09", "W-A-46")
def test_double_sends_another_exodus_from_a_second_region():
    """W-EX-27."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine extend"
        omniscient = "double"
        regions.7 = "4 regular"
    """)
    scene.koda("exodus", "mine+extend", 0, 0, 0, 2, 1)
    assert scene.map("koda") == {6: "2 regular", 7: "1 regular", 8: "1 regular"}
    scene.koda("omniscient")
    assert scene.options == ["6", "8"]
    assert scene.refused["7"] == "W-A-09"
    scene.koda(6, 0, 0, 0, 2)
    assert scene.map("koda") == {7: "1 regular", 8: "3 regular"}


@example("W-OMNI-07", "W-OMNI-03", "W-A-09")
def test_when_double_may_not_be_used():
    """W-EX-29."""
    table = """
        active = "runen"
        [seats.runen]
        corra = 2
        dice = "mine extend"
        omniscient = "double"
        regions.shores = "2 regular"
    """
    scene = wroth(table)
    assert scene.refused["omniscient"] == "W-OMNI-07"  # before any action
    scene.runen("discard-mine")
    assert scene.refused["omniscient"] == "W-OMNI-07"  # after a discarded die

    scene = wroth(table)
    scene.runen("spend-mine")
    assert "omniscient" in scene.options
    scene.runen("buy-stoic")
    assert scene.refused["omniscient"] == "W-OMNI-07"  # after a purchase made since

    scene = wroth(table)
    scene.runen("exodus", "mine+omniscient", 2)
    assert scene.refused["omniscient"] == "W-OMNI-03"  # spent in the Exodus itself


@example("W-OMNI-07", "W-ACT-05")
def test_a_doubled_extend_may_go_elsewhere():
    """W-EX-30."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "extend"
        omniscient = "double"
        regions.2 = "1 regular"
        regions.5 = "1 regular"
    """)
    scene.koda("spend-extend", 2, 2, "omniscient", 5, 2)
    assert scene.map("koda") == {2: "3 regular", 5: "3 regular"}


@example("W-EXODUS-01")
def test_an_exodus_needs_two_dice():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        regions.shores = "3 regular"
    """)
    assert scene.refused["exodus"] == "W-EXODUS-01"


@example("W-EXODUS-03", "W-A-08")
def test_an_exodus_needs_a_unit_and_moves_at_least_one():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine mine"
    """)
    assert scene.refused["exodus"] == "W-A-08"
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine mine"
        regions.1 = "2 regular"
        regions.8 = "1 regular"
    """)
    scene.koda("exodus")
    assert scene.refused["5"] == "W-EXODUS-03"
    scene.koda(1, 0, 0)
    assert scene.options == ["1", "2"]  # region 7 is the last neighbour
    assert scene.refused == {"0": "W-A-08"}


@example("W-EXODUS-03", "W-MOVE-05", "W-A-16")
def test_an_exodus_takes_elites_along_and_nothing_blocks_it():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine mine"
        regions.4 = "1 grey-2, 1 trapper, 2 regular"
        [seats.runen]
        regions.8 = "9 regular"
    """)
    scene.koda("exodus", 0, 0, 0, 1, 0, 0, 1, 1, 1)
    assert scene.map("koda") == {5: "1 regular", 8: "1 trapper, 1 grey-2, 1 regular"}


@example("W-EXODUS-01", "W-EXODUS-02", "W-ACT-08")
def test_the_two_dice_go_back_to_the_pool_with_their_faces():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine extend extend battle"
        regions.1 = "1 regular"
    """)
    scene.koda("exodus", "extend+battle", 1)
    assert scene.dice("koda") == "mine extend"
    assert [(spent.face, spent.how) for spent in scene.done("SpendDie")] == [(1, "exodus"), (3, "exodus")]


@example("W-EXODUS-01", "W-EXODUS-02")
def test_any_face_of_the_omniscient_die_serves_for_an_exodus():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        omniscient = "mine"
        regions.1 = "1 regular"
    """)
    scene.koda("exodus", 1)
    assert (scene.dice("koda"), scene.omniscient("koda")) == ("", "")
