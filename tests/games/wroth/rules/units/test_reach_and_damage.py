"""Whom an attack can reach, and where its damage goes."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-SHORE-05", "W-ACT-07", "W-OMNI-06", "W-A-10", "W-A-12")
@pytest.mark.parametrize("omniscient", ["assault", "strike"])
def test_units_in_the_shores_reach_nobody(omniscient):
    """W-EX-31."""
    scene = wroth(f"""
        active = "koda"
        [seats.koda]
        dice = "battle"
        omniscient = "{omniscient}"
        regions.shores = "4 regular"
        [seats.runen]
        regions.1 = "1 regular"
        regions.8 = "1 regular"
    """)
    assert scene.refused["spend-battle"] == "W-ACT-07"
    assert "discard-battle" in scene.options
    assert "exodus" in scene.options
    if omniscient == "assault":
        assert scene.refused["omniscient"] == "W-OMNI-06"
    else:
        scene.koda("omniscient")
        assert scene.options == ["1", "8"]


@example("W-ACT-07", "W-DMG-03", "W-MAP-01", "W-MAP-02", "W-A-10", "W-A-11", "W-SHORE-04")
def test_a_battle_reaches_where_you_stand_and_next_to_it():
    """W-EX-32."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.1 = "1 regular"
        [seats.runen]
        regions.shores = "1 regular"
        regions.1 = "1 regular"
        regions.2 = "1 regular"
        regions.3 = "1 regular"
        regions.7 = "1 regular"
        regions.8 = "1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.options == ["1", "2", "7"]
    assert scene.refused == {
        "3": "W-ACT-07", "4": "W-ACT-07", "5": "W-ACT-07", "6": "W-A-11", "8": "W-ACT-07", "shores": "W-SHORE-04",
    }  # fmt: skip


ASSAULT = """
    active = "koda"
    [seats.koda]
    dice = "mine"
    omniscient = "assault"
    regions.4 = "1 regular"
    [seats.guild]
    regions.4 = "1 crysen-2, 3 regular"
    [seats.aldan]
    regions.4 = "1 regular"
"""


@example("W-DMG-03", "W-DMG-04", "W-DMG-08", "W-UNIT-05")
@pytest.mark.parametrize(
    ("points", "left"),
    [
        (["crysen-2", "crysen-1"], "3 regular"),
        (["crysen-2", "regular"], "1 crysen-1, 2 regular"),
        (["regular", "crysen-2"], "1 crysen-1, 2 regular"),
        (["regular", "regular"], "1 crysen-2, 1 regular"),
    ],
)
def test_whoever_deals_the_damage_splits_it_freely_within_one_faction(points, left):
    """W-EX-33."""
    scene = wroth(ASSAULT)
    scene.koda("omniscient", "guild", *points)
    assert scene.units("guild", 4) == left
    assert scene.units("aldan", 4) == "1 regular"


@example("W-DMG-03", "W-DMG-06")
def test_the_second_point_goes_to_the_faction_of_the_first():
    """W-EX-33: not one on B and one on C, and never on yourself."""
    scene = wroth(ASSAULT)
    scene.koda("omniscient")
    assert scene.options == ["guild", "aldan"]
    assert scene.refused == {"koda": "W-DMG-06"}
    scene.koda("aldan")  # one regular: the second point is lost
    assert scene.units("aldan", 4) == ""
    assert scene.units("guild", 4) == "1 crysen-2, 3 regular"


@example("W-A-17", "W-DMG-02")
def test_surplus_points_are_lost():
    scene = wroth(ASSAULT).koda("omniscient", "aldan")
    assert len(scene.done("Hit")) == 1


@example("W-UNIT-03", "W-UNIT-04", "W-UNIT-05", "W-UNIT-06", "W-UNIT-07", "W-A-49")
def test_the_life_of_an_elite():
    """W-EX-35."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine battle"
        omniscient = "assault"
        regions.8 = "1 regular"
        [seats.runen]
        corra = 2
        dice = "maneuver mine"
        regions.3 = "1 stoic"
    """)
    scene.koda("omniscient", "spend-mine", "end")
    assert scene.map("runen") == {3: "1 stoic-1"}
    scene.runen("spend-maneuver", 3, 4, "end")
    assert scene.map("runen") == {4: "1 stoic-1"}
    scene.koda("spend-battle", "end")
    assert scene.map("runen") == {}
    scene.runen("buy-stoic")
    assert scene.map("runen") == {"shores": "1 stoic"}


@example("W-UNIT-02")
def test_a_defeated_regular_goes_to_the_discard():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
        [seats.runen]
        regions.8 = "2 regular"
    """)
    scene.koda("spend-battle")
    assert (scene.units("runen", 8), scene.discard["runen"], scene.board["runen"]) == ("1 regular", 1, 23)


@example("AB-RUN-1", "W-DMG-05", "W-DMG-04")
def test_a_stoic_takes_every_point_while_it_stands():
    """W-EX-36."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "assault"
        regions.8 = "1 regular"
        [seats.runen]
        regions.8 = "1 stoic-2, 2 miner, 1 regular"
    """)
    scene.koda("omniscient")
    assert scene.units("runen", 8) == "2 miner, 1 regular"


@example("AB-RUN-1", "ALD-F3")
def test_the_third_point_goes_anywhere_when_the_stoic_has_fallen():
    """W-EX-36."""
    scene = wroth("""
        active = "aldan"
        [seats.aldan]
        dice = "mine"
        feats = ["ALD-F3"]
        regions.8 = "1 regular"
        [seats.runen]
        regions.8 = "1 stoic-2, 2 miner, 1 regular"
    """)
    scene.aldan("feat-ALD-F3")
    assert scene.options == ["regular", "miner-3"]
    scene.aldan("miner-3")
    assert scene.units("runen", 8) == "1 miner, 1 miner-2, 1 regular"


@example("AB-RUN-1", "W-DMG-04")
def test_the_dealer_picks_which_stoic():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
        [seats.runen]
        regions.8 = "1 stoic-2, 1 stoic, 1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.options == ["stoic-2", "stoic-3"]
    assert scene.refused == {"regular": "AB-RUN-1"}


@example("W-PREP-02", "W-UNIT-01")
def test_the_last_regular_on_the_board():
    """W-EX-37."""
    table = """
        phase = "groundwork"
        [seats.koda]
        board = {board}
        discard = 15
        regions.4 = "{on_map} regular"
        [seats.runen]
    """
    scene = wroth(table.format(board=1, on_map=9), rolls={"omniscient": ["mine", "mine"]}).advance()
    assert scene.map("koda") == {"shores": "1 regular", 4: "9 regular"}
    scene = wroth(table.format(board=0, on_map=10), rolls={"omniscient": ["mine", "mine"]}).advance()
    assert scene.map("koda") == {4: "10 regular"}


@example("W-A-11", "W-A-38")
def test_a_battle_without_an_enemy_in_reach_is_not_offered():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.1 = "1 regular"
        [seats.runen]
        regions.4 = "1 regular"
    """)
    assert scene.refused["spend-battle"] == "W-A-11"


@example("W-A-11", "W-DMG-06")
def test_damage_goes_to_a_faction_that_stands_there():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.4 = "1 regular"
        [seats.guild]
        regions.4 = "1 regular"
        [seats.runen]
        regions.4 = "1 regular"
        [seats.aldan]
        regions.5 = "1 regular"
    """)
    scene.koda("spend-battle", 4)
    assert scene.options == ["guild", "runen"]
    assert scene.refused == {"koda": "W-DMG-06", "aldan": "W-A-11"}


@example("W-UNIT-06", "W-MOVE-02", "W-BUY-06")
def test_a_defeated_elite_is_back_on_its_board_and_only_that_one():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle mine"
        regions.8 = "1 regular"
        [seats.runen]
        corra = 9
        dice = "mine"
        regions.8 = "1 stoic-1"
        regions.3 = "2 stoic"
    """)
    scene.koda("spend-battle", 8, "end").runen("buy-stoic", "shores")
    assert scene.map("runen") == {"shores": "1 stoic", 3: "2 stoic"}
    assert scene.refused["buy-stoic"] == "W-BUY-06"


@example("W-DMG-04", "W-UNIT-05")
def test_a_region_without_a_stoic_shields_nobody():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
        [seats.runen]
        regions.8 = "1 miner, 1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.options == ["regular", "miner-3"]
    assert scene.refused == {}


@example("RUN-3")
def test_grudges_are_not_paid_for_regulars():
    scene = wroth("""
        active = "koda"
        ai = "runen"
        scenario = "RUN-3"
        [seats.koda]
        dice = "mine"
        omniscient = "assault"
        regions.3 = "1 regular"
        [seats.runen]
        dice = "mine"
        regions.3 = "2 regular"
    """)
    scene.koda("omniscient")
    assert (scene.map("runen"), scene.corra["runen"]) == ({}, 0)
