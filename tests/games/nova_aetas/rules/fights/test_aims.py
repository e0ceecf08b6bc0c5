"""Where an attack may be aimed, and small steps with great consequences (N-AREA, N-ATK-HEIGHT, N-CORE-STEALTH)."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example


@example("N-AREA-BREATH", "N-CORE-LOS-3")
@pytest.mark.parametrize(("square", "why"), [("F4", None), ("E5", "N-AREA-BREATH")])
def test_a_breath_is_blown_straight_ahead(square: str, why: str | None):
    scene = table(
        "sofia", "sofia D4, skills none, schools ignis, gear flame-gust", f"brigand-1 {square}", "brigand-2 C4"
    )
    scene.confirms = False
    scene.one("attack:flame-gust")
    assert scene.refused.get("brigand-1") == why


@example("N-AREA-LANCE", "N-CORE-WOUND-STEPS")
def test_a_spear_has_a_direction():
    """Thrust at D3 from C3 it goes on to E3, not to D4."""
    scene = table(
        "valerio", "valerio C3, skills none, gear spear", "landsknecht-1 D3", "landsknecht-2 E3", "bravo-1 D4",
        die=[4, 1, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:spear", "landsknecht-1")
    assert (scene.wounds("landsknecht-1"), scene.wounds("landsknecht-2"), scene.wounds("bravo-1")) == (1, 1, 0)


@example("N-ATK-HEIGHT")
@pytest.mark.parametrize(("high", "why"), [(0, None), (3, "N-ATK-HEIGHT")])
def test_a_sword_does_not_reach_up_a_tower(high: int, why: str | None):
    scene = table(
        "valerio", f"heights = {{ D3 = {high} }}", "valerio C3, skills none, gear sword", "landsknecht-1 D3",
        "landsknecht-2 B3",
    )  # fmt: skip
    scene.confirms = False
    scene.one("attack:sword")
    assert scene.refused.get("landsknecht-1") == why


# Quiet jumps and dashes.


def quiet(hero: str, more: str) -> Scene:
    return nova(
        f"""
        mission = "M2"
        options.company = ["valerio", "rebecca", "sofia", "altair"]
        alarm = -1
        active = "{hero}"
        heroes.{hero} = {{ at = "K1", heroism = 0, {more} }}
        enemies.bravo-1 = {{ at = "K6" }}
        hours.bravo = 20
        """,
        die=[6] * 20,
    ).advance()


@example("N-CORE-STEALTH", "N-ABIL-JUMP")
def test_a_jump_is_noticed():
    scene = quiet("altair", 'skills = "acrobatics", gear = ""')
    scene.one("jump", "K3").pass_all()
    assert len(scene.done("Notice")) == 1


@example("N-CORE-STEALTH", "N-ABIL-DASH")
def test_a_dash_is_noticed():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "valerio"
        heroes.valerio = { at = "K1", heroism = 0, skills = "advance", gear = "" }
        heroes.sofia = { at = "L1", heroism = 0 }
        enemies.bravo-1 = { at = "K6" }
        hours.bravo = 20
        """,
        die=[6] * 20,
    ).advance()
    scene.one("advance")
    while scene.waits_for == "one" and not scene.done("Notice"):
        scene.one("K2" if "K2" in scene.options else "pass" if "pass" in scene.options else scene.options[0])
    assert len(scene.done("Notice")) == 1


@example("N-ABIL-DASH")
@pytest.mark.parametrize(("die", "away"), [(1, True), (6, False)])
def test_a_harpy_that_has_clawed_flies_off(die: int, away: bool):
    scene = table("harpy", "valerio C3, skills none, gear none", "harpy-1 D3", die=[die] * 30)
    assert bool(scene.done("Move", rule="N-ABIL-DASH")) == away


# Step by step.


@example("N-CORE-FREE", "N-CORE-ACT-MOVE")
def test_nobody_stops_on_a_friend():
    scene = table("valerio", "valerio C3, skills none", "sofia D3", "bravo-6 L8")
    scene.one("move", "step-by-step", "D3")
    assert (scene.refused.get("stop"), "E3" in scene.options) == ("N-CORE-FREE", True)
    scene.one("E3", "stop")
    assert (scene.at("valerio"), scene.g.ap) == ("E3", 4)


@example("N-CORE-ACT-MOVE", "N-CORE-MOVE-PASS")
def test_a_walk_that_has_not_begun_is_not_ended():
    scene = table("valerio", "valerio C3, skills none", "bravo-6 L8")
    scene.one("move", "step-by-step")
    assert "stop" not in scene.options


@example("N-CORE-MOVE-COST", "N-CORE-TERRAIN-WATER")
def test_the_last_ap_does_not_pay_for_water():
    scene = table("valerio", "rows = ['...~........', '............']", "valerio C1, skills none", "bravo-6 L2")
    scene.one(*["wait"] * 5)
    scene.one("move", "step-by-step")
    assert (scene.refused.get("D1"), "C2" in scene.options) == ("N-CORE-MOVE-COST", True)


@example("N-CORE-WOUND-STEPS")
def test_an_enemy_in_an_area_has_nothing_to_parry_with():
    scene = table(
        "valerio", "valerio C3, skills none, gear spear", "landsknecht-1 D3", "landsknecht-2 E3", die=[4, 1, 1, 1, 1, 1]
    )  # fmt: skip
    scene.one("attack:spear", "landsknecht-1")
    assert [each.n for each in scene.done("Wound", model="landsknecht-2")] == [1]
