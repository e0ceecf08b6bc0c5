"""Whom a Hero may strike (N-CORE-RANGE, N-ATK-HEIGHT, N-CORE-LOS), and what an area does to whoever stands in it."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.state import DEFEAT
from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

FAR = "bravo-6 L8"

# Whom he may not strike.


@example("N-CORE-RANGE", "N-ATK-HEIGHT", "N-TRAIT-REACH", "N-CORE-LOS-1", "N-CORE-LOS-3")
@pytest.mark.parametrize(
    ("gear", "why"),
    [
        ("sword", {"papal-guard-1": "N-CORE-RANGE", "papal-guard-2": None, "papal-guard-3": "N-ATK-HEIGHT"}),
        ("halberd", {"papal-guard-1": "N-CORE-RANGE", "papal-guard-2": None, "papal-guard-3": None}),
        ("bow", {"papal-guard-1": "N-CORE-LOS-3", "papal-guard-2": None, "papal-guard-3": None}),
    ],
)
def test_why_this_enemy_is_out_of_reach(gear: str, why: dict[str, str | None]):
    """One is beyond the guard before him, one stands a level higher beside him."""
    scene = table(
        "valerio", "rows = ['...1....', '........', '........']", f"valerio D2, skills none, gear {gear}",
        "papal-guard-1 G2", "papal-guard-2 E2", "papal-guard-3 D1",
    )  # fmt: skip
    scene.confirms = False
    scene.one(f"attack:{gear}")
    assert {name: scene.refused.get(name) for name in why} == why


@example("N-CORE-RANGE", "N-CORE-LOS-1", "N-CORE-LOS-3", "N-ATK-HEIGHT", "N-TRAIT-REACH", "N-AREA-LANCE")
@pytest.mark.parametrize(
    ("gear", "row", "enemy", "why"),
    [
        ("sword", "......", "A1", None),
        ("sword", "......", "D1", "N-CORE-RANGE"),
        ("sword", "1.....", "A1", "N-CORE-RANGE"),  # a level higher
        ("halberd", "1.....", "A1", None),
        ("halberd", "2.....", "A1", "N-CORE-RANGE"),
        ("halberd", "......", "D1", "N-CORE-RANGE"),
        ("whip", "......", "D1", None),
        ("whip", "......", "E1", "N-CORE-RANGE"),
        ("whip", "..T...", "D1", "N-CORE-RANGE"),
        ("whip", "...1..", "D1", "N-CORE-RANGE"),  # two squares away on another level
        ("spear", "......", "D1", None),
        ("spear", "......", "A1", None),
        ("spear", "......", "E1", "N-CORE-RANGE"),
        ("spear", "......", "C2", "N-CORE-RANGE"),
        ("bow", "......", "F1", None),
        ("bow", "1.....", "A1", None),
        ("bow", "..T...", "F1", "N-CORE-RANGE"),
    ],
)
def test_there_must_be_somebody_to_strike(gear: str, row: str, enemy: str, why: str | None):
    scene = table("valerio", f"rows = ['{row}', '......']", f"valerio B1, skills none, gear {gear}", f"bravo-1 {enemy}")
    assert scene.refused.get(f"attack:{gear}") == why


# Areas.


@example("N-CORE-ATK-AREA-HERO", "N-AMB-13", "N-TRAIT-RESISTANCE", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("hero", "attack", "die", "wounds", "on_the_cuirass"),
    [
        ("gregorio B3, skills none, gear spear", "spear", [4, 1, 1, 1, 1], 0, 1),  # a thrust
        ("rebecca B3, skills none, gear flame-gust", "flame-gust", [4, 1, 1, 1], 1, 0),  # fire
    ],
)
def test_a_friends_cuirass_takes_the_wound_of_a_thrust_but_no_fire(
    hero: str, attack: str, die: list[int], wounds: int, on_the_cuirass: int
):
    scene = table(hero.split()[0], hero, "valerio D3, skills none, gear leather-cuirass", "landsknecht-1 C3", die=die)
    scene.one(f"attack:{attack}")
    assert (scene.wounds("valerio"), len(scene.done("WoundGear"))) == (wounds, on_the_cuirass)


@example("N-CORE-ATK-AREA-HERO", "N-ABIL-COWARDICE", "N-CORE-WOUND-STEPS")
def test_who_has_run_away_meanwhile_is_not_struck():
    """Of two Brigands in the fire the first falls; the other is alone of its kind, and gone."""
    scene = table(
        "rebecca", "rebecca B3, skills none, gear flame-gust", "faun-warrior-1 C3", "brigand-1 D3 wounds 2",
        "brigand-2 E3", FAR, die=[4, 1, 1, 1], reagent=["metal"],
    )  # fmt: skip
    scene.one("attack:flame-gust", "faun-warrior-1")
    assert (scene.at("brigand-1"), scene.at("brigand-2"), scene.done("Wound", model="brigand-2")) == ("", "", [])


@example("N-CORE-ATK-AREA-HERO", "N-AREA-EXPLOSION", "N-TRAIT-AREA")
def test_the_others_in_an_area_are_struck_in_reading_order():
    scene = table(
        "rebecca", "rebecca A3, skills none", "faun-warrior-1 D3", "faun-warrior-4 C2", "faun-warrior-3 E2",
        "faun-warrior-2 D4", die=[3, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:fireball", "faun-warrior-1")
    burned = [scene.model(f"faun-warrior-{number}") for number in (1, 4, 3, 2)]
    assert [each.model for each in scene.done("GiveToken")] == burned


@example("N-CORE-MISSION-END", "N-CORE-SKILL-FORMS", "N-CORE-DOWN-3", "N-CORE-ATK-AREA-HERO")
@pytest.mark.parametrize(("wounds", "attacked"), [(4, ["harpy-1"]), (0, ["harpy-1", "harpy-2"])])
def test_who_has_burned_the_one_who_must_live_casts_no_second_time(wounds: int, attacked: list[str]):
    """Theodore stands in the fire."""
    scene = table(
        "rebecca", 'mission = "M4"', "rebecca E9, skills twin-casting, advanced true, gear flame-gust",
        f"brother-theodore G9, wounds {wounds}", "harpy-1 F9", "harpy-2 D9", die=[1, 1, 1, 1, 3] + [1] * 5,
    )  # fmt: skip
    scene.one("attack:flame-gust", "harpy-1", "twin-casting")
    assert (scene.attacked("rebecca"), scene.g.outcome == DEFEAT) == (attacked, wounds == 4)
