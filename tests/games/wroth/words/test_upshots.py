"""What an effect did to whom."""

from __future__ import annotations

from random import Random

import pytest

from plancia.games.wroth.game import GAME
from plancia.games.wroth.state.box import TEAM
from plancia.games.wroth.state.state import Wroth
from tests.games.taken import check_taken


def worth(g: Wroth) -> dict[tuple[int, str], int]:
    """Units and their vitality, Corra, VP."""
    found: dict[tuple[int, str], int] = {}
    for who in g.factions:
        standing = [g.standing(who, region) for region in range(9)]
        vitality = g.box.slot_vitality[who]
        found[who, "units"] = sum(sum(there) for there in standing)
        found[who, "vitality"] = sum(n * vitality[slot] for there in standing for slot, n in enumerate(there))
        found[who, "corra"] = g.corra[who]
    return found | {(side, "vp"): g.vp[side] for side in range(TEAM + 1)}


@pytest.mark.parametrize("number", range(8))
def test_whatever_is_taken_is_told(number: int) -> None:
    settings = GAME.any_settings(Random(number), number)
    found = check_taken(GAME, settings, number, worth)
    assert found["Hit"]
