"""The number of distinct lines of n answers from a position of Verrix: it changes when a rule does, and only then."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.state import Verrix
from plancia.kernel import engine
from tests.games.verrix.scene import verrix

OPENING = """
    active = "blue"
    [seats.blue]
    village = "3 food, 1 spear"
    divine_will = 2
    [seats.green]
    village = "3 food, 1 horse"
"""
BARTER = """
    active = "green"
    [seats.green]
    villages = "iceni dumnonii"
    village = "5 food, 1 horse, 1 hostage-blue"
    learned = ["caravan", "roman-route", "clan-pact"]
    [seats.yellow]
    villages = "atrebates"
    village = "1 spear, 2 belladonna, spear-of-gorias"
    [seats.blue]
    villages = "catuvellauni"
    village = "1 cow"
"""
BATTLE = """
    active = "blue"
    order = "blue violet green"
    [seats.blue]
    village = "3 food"
    discard = ["cook", "learn", "promote-commoner", "pray", "forge", "foray", "journey-to-portum-itium"]
    [seats.violet]
    available = "3 commoner, lindsay"
    event = "andraste"
    [seats.green]
    village = "2 food"
"""


def lines(g: Verrix, depth: int) -> int:
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
    [(OPENING, [6, 24, 130, 679]), (BARTER, [13, 63, 277, 1622]), (BATTLE, [2, 11, 67, 287])],
    ids=["opening", "barter", "battle"],
)
def test_the_number_of_lines(position: str, counts: list[int]) -> None:
    scene = verrix(position)
    scene.advance()
    scene.g.script = None
    assert [lines(scene.g, depth) for depth in range(1, 5)] == counts
