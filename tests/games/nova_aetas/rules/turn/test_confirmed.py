"""What a Hero has begun is asked with one answer left; what the rules force is not (N-CORE-ACT)."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

FAR = "bravo-1 H8"


@example("N-CORE-ACT-SWAP", "N-ABIL-JUMP", "N-ITEM-POTION", "N-CORE-ACT-ATTACK", "N-CORE-ACT-RESCUE")
@pytest.mark.parametrize(
    ("begun", "left", "lines"),
    [
        ("swap", "give:place-5", ["valerio C3, skills none, gear sword", "rebecca D3, gear none", FAR]),
        ("use:healing-potion", "valerio", ["valerio C3, skills none, gear healing-potion, wounds 2", FAR]),
        ("attack:sword", "bravo-1", ["valerio C3, skills none, gear sword", "bravo-1 D3"]),
        ("rescue", "rebecca", ["valerio C3, skills none", "rebecca D3 down true", FAR]),
    ],
)
def test_the_one_target_that_is_left_is_asked_for_before_anything_is_paid(begun, left, lines):
    scene = table("valerio", *lines)
    scene.confirms = False
    scene.one(begun)
    assert (scene.options, scene.g.ap) == ([left], 6)


@example("N-ABIL-JUMP")
def test_the_one_place_to_land_is_asked_for():
    rows = 'rows = ["TTTTTTTT", "T....TTT", "TTTTTTTT"]'
    scene = table("altair", rows, "altair B2, skills acrobatics", "bravo-1 C2", "bravo-2 E2")
    scene.confirms = False
    scene.one("jump")
    assert (scene.options, scene.at("altair")) == (["D2"], "B2")
