"""What Heroes use up: oils on weapons."""

from __future__ import annotations

from plancia.games.nova_aetas.notation.position import write_position
from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example


@example("N-ITEM-OIL", "N-CORE-ACT-ITEM", "N-TRAIT-BURN")
def test_an_oil_burns_for_two_attacks():
    scene = table("valerio", "valerio C3 gear sword + fire-oil", "landsknecht-1 D3", die=[6, 5, 1, 1, 1])
    scene.one("use:fire-oil")
    assert "sword burn 2" in write_position(scene.g)
    assert "fire-oil" not in write_position(scene.g)
    scene.one("attack:sword", "pass")
    assert scene.tokens("landsknecht-1") == "burned"
    assert "sword burn 1" in write_position(scene.g)
