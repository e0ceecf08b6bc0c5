"""What elites and paid abilities can do when there is little left to do it with."""

from __future__ import annotations

import pytest

from tests.games.wroth.rules.units.test_abilities import GREY, turn
from tests.scenes import example


@example("AB-RUN-2")
@pytest.mark.parametrize(
    ("who", "mine", "corra"), [("koda", "", 1), ("runen", "", 1), ("runen", 'regions.1 = "1 miner"', 2)]
)
def test_only_a_miner_digs_deeper(who, mine, corra):
    scene = turn(who, mine, others="[seats.guild]")
    scene.act(who, "spend-mine")
    assert scene.corra[who] == corra


@example("AB-KOD-2")
def test_no_trap_where_no_trapper_stands():
    scene = turn("koda", 'regions.3 = "1 trapper"\nregions.4 = "1 regular"', others=GREY)
    scene.koda("trap")
    assert (scene.units("runen", 3), scene.units("runen", 4)) == ("4 regular", "5 regular")


@example("AB-GUI-3", "W-BUY-01")
def test_no_more_hired_swords_than_blades_on_the_board():
    scene = turn("guild", 'board = 1\nregions.8 = "24 regular"', corra=3)
    scene.guild("ability", 4)
    assert scene.units("guild", 4) == "1 regular"


@example("AB-OOG-3", "W-BUY-01")
def test_a_howl_moves_no_more_than_there_are():
    scene = turn("ooglan", 'regions.3 = "1 regular"', corra=3, others='[seats.runen]\nregions.3 = "1 regular"')
    scene.ooglan("ability", 4)
    assert scene.map("runen") == {4: "1 regular"}


@example("W-MOVE-04", "AB-ALD-1")
def test_a_lythe_that_marches_is_no_escort():
    scene = turn("aldan", 'board = 0\nregions.1 = "1 elagynt, 2 regular"', dice="maneuver")
    scene.aldan("spend-maneuver", 7, "regular+elagynt-3")
    assert scene.options == ["0", "1"]
    scene.aldan(1)
    assert scene.map("aldan") == {7: "1 elagynt, 2 regular"}


@example("W-MOVE-04", "AB-ALD-1")
def test_the_last_lythe_may_be_the_escort():
    scene = turn("aldan", 'board = 0\nregions.1 = "1 elagynt, 1 regular"', dice="maneuver")
    scene.aldan("spend-maneuver", 7, "elagynt-3")
    assert scene.options == ["0", "1"]
