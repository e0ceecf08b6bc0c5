"""Show of Force (RUN-1), the scenario that the rulebook prints: the Maintenance of four rounds with two humans."""

from __future__ import annotations

from tests.games.wroth.scene import new_game, wroth
from tests.scenes import example


@example("W-SCEN-RUN1-03", "W-SCEN-RUN1-04", "W-SCEN-RUN1-08", "W-COOP-UPKEEP-02", "W-COOP-SPOILS-01", "W-A-21")
def test_round_one():
    """W-EX-76."""
    scene = new_game(
        seats=["koda", "aldan"],
        ai="runen",
        scenario="RUN-1",
        feats={"koda": ["KOD-F1"], "aldan": ["ALD-F1"]},
        rolls={"tokens": range(1, 9), "base": [2], "scenario": [6], "chaos": [4], "first-player": [1]},
    )
    scene.rolls(omniscient=["mine"] * 3)
    scene.advance()
    assert scene.question == "action-dice"
    assert [moved.region for moved in scene.done("MoveBase")] == [2, 3, 4]
    assert scene.g.chaos == 5
    assert scene.map("runen") == {2: "4 regular", 4: "2 regular", 6: "1 ram"}


MAINTENANCE = """
    round = {round}
    phase = "maintenance"
    ai = "runen"
    scenario = "RUN-1"
    base = {base}
    chaos = {chaos}
    [seats.koda]
    {koda}
    [seats.aldan]
    [seats.runen]
    {runen}
"""


@example("W-SCEN-RUN1-09", "W-SCEN-RUN1-10", "W-A-33")
def test_round_two():
    """W-EX-76."""
    koda = 'regions.5 = "2 regular"\nregions.6 = "2 regular"\nregions.1 = "1 regular"'
    runen = 'regions.2 = "4 regular"\nregions.4 = "2 regular"\nregions.6 = "1 ram"'
    scene = wroth(MAINTENANCE.format(round=2, base=4, chaos=5, koda=koda, runen=runen)).advance()
    assert scene.g.base == 5
    assert scene.map("runen") == {2: "4 regular", 4: "2 regular", 5: "1 ram", 6: "1 ram"}
    assert [hit.region for hit in scene.done("Hit")] == [5, 6]
    assert (scene.corra["koda"], scene.corra["runen"]) == (1, 2)
    assert scene.g.chaos == 7


@example("W-SCEN-RUN1-05", "W-SCEN-RUN1-11", "W-SCEN-RUN1-12")
def test_round_three():
    """W-EX-76."""
    runen = 'regions.5 = "1 ram"\nregions.6 = "1 ram"'
    scene = wroth(MAINTENANCE.format(round=3, base=5, chaos=7, koda="", runen=runen)).advance()
    assert scene.g.base == 6
    assert [told.n for told in scene.told("too-few-humans")] == [3, 3]
    assert scene.map("runen") == {5: "1 ram", 6: "2 ram"}
    assert scene.g.chaos == 2


@example("W-SCEN-RUN1-06", "W-SCEN-RUN1-07", "W-SCEN-RUN1-08", "W-SCEN-RUN1-09", "W-A-33")
def test_round_four():
    """W-EX-76."""
    runen = 'regions.5 = "1 ram"\nregions.6 = "2 ram"'
    scene = wroth(MAINTENANCE.format(round=4, base=6, chaos=2, koda='regions.4 = "3 regular"', runen=runen)).advance()
    assert [moved.region for moved in scene.done("MoveBase")] == [7, 8]
    assert (scene.corra["koda"], scene.corra["runen"]) == (1, 2)
    assert scene.map("runen") == {1: "2 ram", 4: "1 ram", 8: "1 stoic"}
    assert scene.units("koda", 4) == "1 regular"  # the Charge and the attack
    assert scene.g.chaos == 6


@example("W-SCEN-RUN1-02", "W-COOP-VP-04", "W-SCEN-03", "W-SCEN-04")
def test_35_points_win_for_either_side():
    for humans, runen, winners in ((35, 0, ["humans"]), (0, 35, ["runen"]), (34, 34, [])):
        scene = wroth(f"""
            phase = "victory points"
            ai = "runen"
            scenario = "RUN-1"
            humans_vp = {humans}
            [seats.koda]
            [seats.runen]
            vp = {runen}
        """).advance()
        assert scene.winners == winners
