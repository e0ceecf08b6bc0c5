"""The Shores, Extend and Maneuver."""

from __future__ import annotations

import pytest

from plancia.games.wroth.rules.units.moving import Gather
from plancia.games.wroth.state.box import FACTIONS, SHORES
from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-SHORE-08", "W-A-15", "W-MUSTER-01")
def test_gathering_never_brings_a_unit_back_to_the_shores():
    """Whatever card would let it: from the board and the discard they come, not from the map."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        board = 1
        regions.shores = "2 regular"
        regions.3 = "20 regular"
    """)
    scene.g.stack.append(Gather(FACTIONS.index("koda"), SHORES, 9))
    scene.koda(1, 2)  # one from the board, two from the discard; nobody asks for the map
    assert scene.map("koda") == {"shores": "5 regular", 3: "20 regular"}
    assert scene.question == "W-ACT-02"


@example("W-MUSTER-01", "W-A-18")
def test_gathering_elsewhere_also_takes_from_the_shores_and_the_map():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        board = 0
        regions.shores = "2 regular"
        regions.3 = "22 regular"
    """)
    scene.g.stack.append(Gather(FACTIONS.index("koda"), 4, 9))
    scene.koda(1, 2, 3)  # from the discard, the Shores and region 3
    assert scene.map("koda") == {3: "19 regular", 4: "6 regular"}


@example("W-ACT-06", "W-SHORE-01", "W-SHORE-07", "W-MOVE-01")
def test_from_the_shores_into_one_of_six_regions():
    """W-EX-38."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        regions.shores = "2 regular"
    """)
    scene.koda("spend-maneuver", "shores")
    assert scene.options == ["1", "2", "3", "4", "5", "6"]
    assert scene.refused == {"7": "W-SHORE-07", "8": "W-SHORE-07"}
    scene.koda(3, "regular+regular")
    assert scene.map("koda") == {3: "2 regular"}


@example("W-SHORE-08", "W-MAP-02", "W-A-15")
def test_nobody_goes_back_to_the_shores():
    """W-EX-38."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        regions.3 = "2 regular"
    """)
    scene.koda("spend-maneuver", 3)
    assert scene.options == ["2", "4", "7", "8"]
    assert scene.refused == {
        "1": "W-MAP-02", "3": "W-MAP-02", "5": "W-MAP-02", "6": "W-MAP-02", "shores": "W-SHORE-08",
    }  # fmt: skip


@example("W-ACT-05", "W-A-06", "W-SHORE-03", "W-MOVE-02")
def test_extend_feeds_the_own_zone_if_a_unit_is_there():
    """W-EX-40."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "extend"
        regions.shores = "1 regular"
    """)
    scene.koda("spend-extend", 2)
    assert scene.map("koda") == {"shores": "3 regular"}


@example("W-ACT-05", "W-ACT-06", "W-A-06")
def test_without_a_unit_there_only_a_maneuver_deploys_into_the_zone():
    """W-EX-40."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "extend maneuver"
        regions.4 = "1 regular"
        regions.5 = "1 regular"
        [seats.runen]
        dice = "mine"
        regions.shores = "5 regular"
    """)
    scene.koda("spend-extend")
    assert scene.refused["shores"] == "W-A-06"
    assert scene.refused["1"] == "W-ACT-05"
    scene.koda(4, 1, "end").runen("discard-mine", "end")
    scene.koda("spend-maneuver", "board", 2)
    assert scene.map("koda") == {"shores": "2 regular", 4: "2 regular", 5: "1 regular"}


@example("W-ACT-06")
def test_an_elite_and_a_regular_move_together():
    """W-EX-41."""
    scene = wroth("""
        active = "runen"
        [seats.runen]
        dice = "maneuver"
        regions.3 = "1 stoic, 2 regular"
    """)
    scene.runen("spend-maneuver", 3, 8, "regular+stoic-3")
    assert scene.map("runen") == {3: "1 regular", 8: "1 stoic, 1 regular"}


@example("W-ACT-06", "W-A-07", "W-MOVE-01")
@pytest.mark.parametrize(("board", "options"), [(5, ["1", "2"]), (2, ["1", "2"])])
def test_a_maneuver_deploys_one_or_two_regulars(board, options):
    scene = wroth(f"""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        board = {board}
        regions.4 = "1 regular"
    """)
    scene.koda("spend-maneuver")
    assert scene.options == ["4", "board"]
    assert scene.refused["1"] == "W-MOVE-01"
    scene.koda("board")
    assert scene.options == options


@example("W-ACT-06", "W-A-07")
def test_a_maneuver_deploys_the_last_regular():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        board = 1
    """)
    scene.koda("spend-maneuver")
    assert scene.units("koda", "shores") == "1 regular"


@example("W-ACT-06", "W-UNIT-02")
def test_an_empty_board_deploys_nobody():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver extend"
        board = 0
        regions.4 = "1 regular"
        regions.5 = "1 regular"
    """)
    assert scene.refused["spend-extend"] == "W-ACT-05"
    scene.koda("spend-maneuver")
    assert scene.refused["board"] == "W-UNIT-02"


@example("W-A-38", "W-ACT-05", "W-ACT-06")
def test_an_action_that_could_do_nothing_is_not_offered():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver extend battle"
        board = 0
    """)
    assert scene.refused["spend-extend"] == "W-ACT-05"
    assert scene.refused["spend-maneuver"] == "W-ACT-06"
    assert scene.refused["spend-battle"] == "W-ACT-07"
    assert "discard-maneuver" in scene.options


@example("W-SHORE-04", "W-SHORE-06")
def test_the_shores_cannot_be_attacked_by_those_who_stand_there_too():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.shores = "1 regular"
        regions.1 = "1 regular"
        [seats.runen]
        regions.shores = "1 regular"
        regions.2 = "1 regular"
        regions.7 = "1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.refused["shores"] == "W-SHORE-04"


@example("W-MOVE-05", "W-A-16", "W-MOVE-01")
def test_nothing_blocks_a_move_and_there_is_no_limit():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        board = 0
        regions.3 = "1 regular"
        regions.4 = "10 regular"
        [seats.runen]
        regions.4 = "20 regular"
    """)
    scene.koda("spend-maneuver", 3, 4)
    assert (scene.units("koda", 4), scene.units("runen", 4)) == ("11 regular", "20 regular")


@example("W-ACT-05")
@pytest.mark.parametrize(("board", "options"), [(5, ["1", "2"]), (2, ["1", "2"])])
def test_an_extend_deploys_one_or_two(board, options):
    scene = wroth(f"""
        active = "koda"
        [seats.koda]
        dice = "extend"
        board = {board}
        regions.4 = "1 regular"
    """)
    scene.koda("spend-extend")
    assert scene.options == options
    scene.koda(2)
    assert (scene.units("koda", 4), scene.board["koda"]) == ("3 regular", board - 2)


@example("W-ACT-05", "W-MOVE-02")
def test_an_extend_deploys_the_last_regular():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "extend"
        board = 1
        regions.4 = "1 regular"
    """)
    scene.koda("spend-extend")
    assert (scene.units("koda", 4), scene.board["koda"]) == ("2 regular", 0)


@example("W-ACT-06")
def test_two_units_of_a_march_are_two_that_are_there():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "maneuver"
        board = 0
        regions.4 = "1 grey, 1 trapper, 2 regular"
    """)
    scene.koda("spend-maneuver", 5)
    assert scene.options == [
        "regular", "regular+regular", "regular+grey-4", "regular+trapper-1",
        "grey-4", "grey-4+trapper-1", "trapper-1",
    ]  # fmt: skip
