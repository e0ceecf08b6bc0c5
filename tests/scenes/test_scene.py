"""A scene fails loudly when it is not played by the rules."""

from __future__ import annotations

import pytest

from plancia.kernel.written.position import PositionError
from tests.games.wroth.scene import wroth

TWO_TURNS = """
    active = "koda"
    [seats.koda]
    dice = "mine"
    [seats.runen]
    dice = "mine"
"""


def test_who_speaks_out_of_turn_is_told_for_whom_the_table_waits():
    with pytest.raises(AssertionError, match="runen says 'end', but the table waits for koda"):
        wroth(TWO_TURNS).runen("end")


def test_a_refused_option_names_its_rule():
    with pytest.raises(AssertionError, match="'end' is refused by W-ACT-02"):
        wroth(TWO_TURNS).koda("end")


def test_an_option_that_does_not_exist_lists_those_that_do():
    with pytest.raises(AssertionError, match="'dance' is not among spend-mine, discard-mine"):
        wroth(TWO_TURNS).koda("dance")


def test_when_the_phase_is_over_nobody_is_asked():
    scene = wroth(TWO_TURNS).discard_everything()
    with pytest.raises(AssertionError, match="the phase is over"):
        scene.koda("end")


def test_a_mistake_in_the_table_is_told_with_its_line():
    with pytest.raises(PositionError, match="scene:2:1: sets: unknown key"):
        wroth("""
            sets.koda = 1
        """)


def test_chance_waits_where_nothing_is_laid_down():
    scene = wroth("phase = 'draft'")
    assert (scene.waits_for, scene.question) == ("chance", "action-dice")
