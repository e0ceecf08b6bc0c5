"""How many distinct lines of n answers a position of Nova Aetas has: it changes when a rule does, and only then."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel import engine
from tests.games.nova_aetas.scene import nova

WALK = """
    rows = ["....", ".T..", "...."]
    active = "valerio"
    [heroes.valerio]
    at = "A1"
    gear = "sword, shield 1"
    skills = "cleave"
    [heroes.sofia]
    at = "B1"
    gear = "bow, healing-potion"
    wounds = 3
    [enemies]
    brigand = ["C2", "D3"]
"""
FIGHT = """
    rows = ["....", "....", "...."]
    active = "vincenzo"
    [heroes.vincenzo]
    at = "B2"
    gear = "dagger, throwing-knives, fire-oil, antidote"
    skills = "surgical-strike field-dressing"
    tokens = "poisoned advantaged"
    destiny = "mercurys-step new-moon"
    [heroes.rebecca]
    at = "A1"
    wounds = 2
    [enemies]
    bravo = ["B3", "D2"]
"""
MISSION = """
    mission = "M1"
    active = "sofia"
    [heroes.sofia]
    at = "J6"
    [heroes.valerio]
    at = "I6"
    [enemies]
    brigand = ["H5"]
"""


def lines(g: NovaAetas, depth: int) -> int:
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
    [(WALK, [4, 17, 57]), (FIGHT, [10, 35, 118]), (MISSION, [5, 78, 315])],
    ids=["walk", "fight", "mission"],
)
def test_the_number_of_lines(position: str, counts: list[int]) -> None:
    scene = nova(position)
    scene.advance()
    scene.g.script = None
    assert [lines(scene.g, depth) for depth in range(1, 4)] == counts
