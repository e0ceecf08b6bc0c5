"""The omniscient die."""

from __future__ import annotations

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-OMNI-01", "W-OMNI-02", "W-OMNI-04")
def test_its_mine_comes_in_addition_to_the_turns_action():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "mine"
    """)
    scene.koda("omniscient")
    assert scene.corra["koda"] == 1
    assert scene.omniscient("koda") == ""
    assert scene.refused["end"] == "W-ACT-02"
    scene.koda("spend-mine")
    assert scene.corra["koda"] == 2


@example("W-OMNI-05", "W-A-12", "W-SHORE-04")
def test_strike_reaches_any_region_but_never_the_shores():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "strike"
        [seats.runen]
        regions.5 = "1 regular"
        regions.8 = "1 regular"
        regions.shores = "3 regular"
    """)
    scene.koda("omniscient")
    assert scene.options == ["5", "8"]
    assert scene.refused["shores"] == "W-SHORE-04"
    assert scene.refused["1"] == "W-A-11"
    scene.koda(8)
    assert scene.map("runen") == {5: "1 regular", "shores": "3 regular"}


@example("W-OMNI-06")
def test_assault_deals_two_damage_within_reach():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "assault"
        regions.4 = "1 regular"
        [seats.runen]
        regions.3 = "3 regular"
        regions.1 = "3 regular"
    """)
    scene.koda("omniscient")
    assert scene.map("runen") == {1: "3 regular", 3: "1 regular"}


@example("W-OMNI-03")
def test_it_is_used_once_a_round():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine mine"
        omniscient = "mine"
    """)
    scene.koda("omniscient")
    assert scene.refused["omniscient"] == "W-OMNI-03"


@example("W-OMNI-07")
def test_double_repeats_each_of_the_four_actions():
    table = """
        active = "koda"
        [seats.koda]
        dice = "{die}"
        omniscient = "double"
        regions.1 = "2 regular"
        [seats.runen]
        regions.7 = "3 regular"
    """
    assert wroth(table.format(die="mine")).koda("spend-mine", "omniscient").corra["koda"] == 2
    scene = wroth(table.format(die="battle")).koda("spend-battle", "omniscient")
    assert scene.units("runen", 7) == "1 regular"
    scene = wroth(table.format(die="maneuver")).koda(
        "spend-maneuver", 1, 6, "regular+regular", "omniscient", 6, 5, "regular"
    )
    assert scene.map("koda") == {5: "1 regular", 6: "1 regular"}
    scene = wroth(table.format(die="extend")).koda("spend-extend", 1, 2, "omniscient", 1, 1)
    assert scene.map("koda") == {1: "5 regular"}


@example("W-OMNI-07", "W-A-38")
def test_double_needs_something_left_to_repeat():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        omniscient = "double"
        regions.1 = "1 regular"
        [seats.runen]
        regions.7 = "1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.refused["omniscient"] == "W-A-11"


@example("W-A-37", "AB-KOD-1")
def test_strike_is_an_attack():
    """A Grey makes it fiercer."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "strike"
        regions.4 = "1 grey"
        [seats.runen]
        regions.4 = "3 regular"
    """)
    scene.koda("omniscient")
    assert scene.units("runen", 4) == "1 regular"


@example("W-A-11", "W-OMNI-05")
def test_a_strike_needs_an_enemy_on_the_map():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "strike"
        regions.3 = "1 regular"
        [seats.runen]
        regions.shores = "3 regular"
    """)
    assert scene.refused["omniscient"] == "W-A-11"
