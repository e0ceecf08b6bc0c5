"""Corra: twenty gems, and what happens when they run out."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-CORRA-01", "W-CORRA-02", "W-PREP-06")
def test_a_short_stockpile_is_handed_out_in_turn_order():
    """W-EX-09: three players, two gems left."""
    scene = wroth("""
        phase = "groundwork"
        first = "guild"
        [seats.koda]
        corra = 6
        [seats.guild]
        corra = 6
        [seats.runen]
        corra = 6
    """, rolls={"omniscient": ["mine"] * 3}).advance()  # fmt: skip
    assert scene.corra == {"aldan": 0, "guild": 7, "koda": 6, "ooglan": 0, "runen": 7}
    assert scene.g.stockpile == 0


@example("W-CORRA-02", "W-COOP-PREP-04")
@pytest.mark.parametrize(("held_by_the_ai", "taken_by_the_ai"), [(4, 0), (3, 1)])
def test_the_ai_is_served_last(held_by_the_ai, taken_by_the_ai):
    """W-EX-10: four humans, with four gems left and with five."""
    scene = wroth(f"""
        phase = "groundwork"
        first = "guild"
        ai = "runen"
        scenario = "RUN-2"
        [seats.koda]
        corra = 3
        [seats.aldan]
        corra = 3
        [seats.guild]
        corra = 3
        [seats.ooglan]
        corra = 3
        [seats.runen]
        corra = {held_by_the_ai}
    """, rolls={"omniscient": ["mine"] * 5}).advance()  # fmt: skip
    assert [scene.corra[name] for name in ("koda", "aldan", "guild", "ooglan")] == [4, 4, 4, 4]
    assert scene.corra["runen"] == held_by_the_ai + taken_by_the_ai


@example("W-CORRA-02", "W-A-02", "W-A-43", "W-SCEN-RUN1-06")
def test_everyone_takes_the_full_amount_due_before_the_next():
    """W-EX-11: Corra by domination, 3 + 1 + 3 due and five gems left."""
    scene = wroth("""
        phase = "maintenance"
        first = "koda"
        ai = "runen"
        scenario = "RUN-1"
        chaos = 2
        [seats.aldan]
        corra = 5
        regions.4 = "1 regular"
        [seats.koda]
        corra = 5
        regions.1 = "1 regular"
        regions.2 = "1 regular"
        regions.3 = "1 regular"
        [seats.runen]
        corra = 5
        regions.5 = "1 regular"
        regions.6 = "1 regular"
        regions.7 = "1 regular"
    """).advance()
    assert (scene.corra["koda"], scene.corra["aldan"], scene.corra["runen"]) == (8, 6, 6)


@example("W-CORRA-02", "W-A-02", "W-SCEN-RUN1-06")
@pytest.mark.parametrize(
    ("first", "koda", "aldan", "guild", "runen"),
    [
        ("koda", 7, 5, 5, 3),  # Koda takes both gems that are left
        ("aldan", 6, 6, 5, 3),
        ("guild", 5, 6, 6, 3),  # Guild, then Aldan; the AI, who is due most, last
    ],
)
def test_corra_by_domination_is_served_from_the_first_player_on(first, koda, aldan, guild, runen):
    scene = wroth(f"""
        phase = "maintenance"
        first = "{first}"
        ai = "runen"
        scenario = "RUN-1"
        chaos = 2
        [seats.koda]
        corra = 5
        regions.1 = "1 regular"
        regions.2 = "1 regular"
        regions.3 = "1 regular"
        [seats.guild]
        corra = 5
        regions.8 = "1 regular"
        [seats.aldan]
        corra = 5
        regions.4 = "1 regular"
        [seats.runen]
        corra = 3
        regions.5 = "1 regular"
        regions.6 = "1 regular"
        regions.7 = "1 regular"
    """).advance()
    assert [scene.corra[name] for name in ("koda", "aldan", "guild", "runen")] == [koda, aldan, guild, runen]


@example("W-CORRA-03", "W-AI-TURN-05")
def test_what_the_stockpile_cannot_pay_is_lost():
    """W-EX-12: the AI mines two and one is there."""
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-2"
        [seats.koda]
        corra = 19
        [seats.runen]
        dice = "mine"
    """).advance()
    assert scene.corra["runen"] == 1
    assert scene.g.stockpile == 0


@example("W-CORRA-01", "W-CORRA-03", "W-ACT-04")
def test_mining_an_empty_stockpile_is_legal_and_gains_nothing():
    """W-EX-13."""
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        [seats.runen]
        corra = 20
    """)
    scene.koda("spend-mine")
    assert scene.corra["koda"] == 0
    assert scene.dice("koda") == ""


@example("W-CORRA-04", "W-BUY-03")
def test_spent_corra_can_be_mined_at_once_by_the_next_player():
    """W-EX-14."""
    scene = wroth("""
        active = "runen"
        [seats.runen]
        corra = 4
        dice = "mine"
        [seats.koda]
        corra = 16
        dice = "mine"
    """)
    scene.runen("buy-ram")
    assert scene.g.stockpile == 3
    scene.runen("discard-mine", "end").koda("spend-mine")
    assert scene.corra["koda"] == 17
    assert scene.g.stockpile == 2
