"""The number of distinct lines of n answers from a position. It changes when a rule changes, and only then."""

from __future__ import annotations

import pytest

from plancia.games.wroth.state.state import Wroth
from plancia.kernel import engine
from tests.games.wroth.scene import wroth

OPENING = """
    phase = "actions"
    active = "koda"
    first = "koda"
    [tokens]
    1 = "TK-01"
    [seats.koda]
    corra = 2
    dice = "maneuver battle"
    omniscient = "strike"
    feats = ["KOD-F1"]
    regions.shores = "3 regular"
    regions.3 = "2 regular, 1 grey-3"
    [seats.runen]
    feats = ["RUN-F1"]
    dice = "extend mine"
    regions.3 = "1 stoic-2, 1 regular"
    regions.8 = "2 regular"
"""
EXODUS = """
    phase = "actions"
    active = "aldan"
    first = "aldan"
    [seats.aldan]
    dice = "mine extend"
    omniscient = "double"
    feats = ["ALD-F1"]
    regions.7 = "2 regular, 1 elagynt"
    [seats.guild]
    feats = ["GUI-F2"]
    dice = "battle"
    regions.8 = "1 regular"
"""
AGAINST_THE_AI = """
    phase = "actions"
    active = "ooglan"
    ai = "runen"
    scenario = "RUN-1"
    base = 4
    chaos = 2
    [seats.ooglan]
    corra = 3
    dice = "battle extend"
    omniscient = "assault"
    feats = ["OOG-F3"]
    regions.shores = "2 regular"
    regions.4 = "3 regular, 1 karn"
    [seats.runen]
    dice = "mine"
    omniscient = "mine"
    regions.4 = "1 stoic, 2 regular"
    regions.5 = "1 ram"
"""


def lines(g: Wroth, depth: int) -> int:
    """Chance does not count: a line ends where it is asked."""
    if depth == 0 or g.decision is None or g.decision.by < 0:
        return 1
    total = 0
    for option in g.decision.options:
        twin = g.clone()
        engine.answer(twin, option)
        total += lines(twin, depth - 1)
    return total


@pytest.mark.parametrize(
    ("position", "counts"),
    [(OPENING, [8, 21, 83, 217]), (EXODUS, [6, 12, 21, 57]), (AGAINST_THE_AI, [10, 34, 145, 566])],
    ids=["opening", "exodus", "against the AI"],
)
def test_the_number_of_lines(position: str, counts: list[int]) -> None:
    scene = wroth(position)
    scene.advance()
    assert [lines(scene.g, depth) for depth in range(1, 5)] == counts
