"""Threat."""

from __future__ import annotations

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-THREAT-01", "W-THREAT-02", "W-THREAT-03")
def test_a_regular_threatens_by_one_and_an_elite_by_three():
    """W-EX-50."""
    scene = wroth("""
        ai = "runen"
        scenario = "RUN-1"
        [seats.koda]
        regions.3 = "1 grey-1, 3 regular"
        [seats.aldan]
        regions.3 = "1 wynden, 1 elagynt"
    """)
    assert scene.threat(3) == 12


@example("W-THREAT-04", "W-A-32")
def test_without_humans_there_is_no_threat():
    """W-EX-51."""
    scene = wroth("""
        ai = "runen"
        scenario = "RUN-1"
        [seats.koda]
        regions.shores = "1 grey, 3 regular"
        [seats.runen]
        regions.3 = "5 regular"
    """)
    assert [scene.threat(region) for region in range(1, 9)] == [0] * 8


@example("W-THREAT-05", "W-THREAT-06", "W-AIC-1")
def test_the_ai_shows_what_it_weighed_and_how_it_broke_the_tie():
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-3"
        [seats.koda]
        regions.4 = "1 regular"
        regions.5 = "1 regular"
        [seats.runen]
        dice = "battle"
        regions.8 = "1 regular"
    """).advance()
    first, second = scene.done("Weighed")
    assert (first.candidates, first.values) == ((3, 4, 5, 6, 7, 8), (0, 1, 1, 0, 0, 0))
    assert (first.chosen, first.tie) == (4, True)
    assert (second.chosen, second.tie) == (5, False)
