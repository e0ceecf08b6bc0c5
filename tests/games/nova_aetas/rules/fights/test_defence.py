"""An Enemy strikes (N-CORE-ATK-ENEMY-PHYS, N-CORE-ATK-ENEMY-PSY): Hits, what the Test cancels, what is left of it."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.state import DEFEAT
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL, Scene
from tests.scenes import example

FEEBLE = "x-feeble-1 D3"  # 1 Hit


def is_asked(scene: Scene) -> bool:
    return scene.waits_for == "one"


def strikes(enemy: str, hero: str, *others: str, die: list[int], **rolls: list[str]) -> Scene:
    """An Enemy on D3 against a Hero on C3 who has nothing but his body."""
    name = enemy.split()[0].rstrip(",")
    return table(
        name.rpartition("-")[0], f"{hero}, skills none", enemy if " " in enemy else f"{enemy} D3", *others,
        die=die, packs=[DRILL], **rolls,
    )  # fmt: skip


# Hits and Successes.


@example("N-CORE-ATK-ENEMY-PHYS", "N-CORE-ATK-SUCCESS", "N-CORE-WOUND-STEPS", "N-TRAIT-CRITICAL", "N-TRAIT-BLEED")
@pytest.mark.parametrize(
    ("enemy", "die", "wounds", "tokens"),
    [
        ("bravo-1", [1, 1, 1, 1], 3, "bleeding"),  # Hits 3, and no Critical: an Enemy has one only where it is printed
        ("bravo-1", [4, 1, 1, 1], 2, "bleeding"),
        ("bravo-1", [4, 4, 1, 1], 1, "bleeding"),
        ("bravo-1", [4, 4, 4, 1], 0, ""),
        ("bravo-1", [4, 4, 4, 4], 0, ""),
        ("landsknecht-1", [4, 4, 1, 1], 5, ""),  # Hits 5, Critical 2: three get through, and two more
        ("landsknecht-1", [4, 4, 4, 1], 2, ""),
    ],
)
def test_every_success_cancels_a_hit(enemy: str, die: list[int], wounds: int, tokens: str):
    scene = strikes(enemy, "valerio C3, gear none", die=die)
    assert (scene.done("Judged")[0].wounds, scene.tokens("valerio")) == (wounds, tokens)
    assert scene.done("Judged")[0].successful == (wounds > 0)


@example("N-CORE-ATK-ENEMY-PHYS", "N-CORE-WOUND-STEPS", "N-STATUS-DISTRACTED", "N-CORE-GOLD-4")
@pytest.mark.parametrize(
    ("tokens", "die", "wounds"), [("none", [1] * 4, 1), ("none", [4, 1, 1, 1], 0), ("distracted", [1] * 4, 0)]
)
def test_one_hit_is_one_wound_and_less_than_one_is_none(tokens: str, die: list[int], wounds: int):
    """Distracted, it has no Hit left; the Test is taken all the same."""
    scene = strikes(f"{FEEBLE} tokens {tokens}", "valerio C3, gear none", die=die)
    assert [each.wounds for each in scene.done("Judged")] == [wounds]


@example("N-CORE-ATK-ENEMY-PHYS", "N-CORE-TEST-TIMING", "N-CORE-HEROISM", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("enemy", "die", "asked"),
    [
        ("bravo-1", [5, 5, 5, 1], False),  # three Hits, three Successes
        ("bravo-1", [5, 5, 1, 1], True),
        ("bravo-1 D3 tokens distracted", [5, 1, 1, 1], True),  # one of two
        ("bravo-1 D3 tokens distracted", [5, 5, 1, 1], False),
        (FEEBLE, [5, 1, 1, 1], False),
        (FEEBLE + " tokens distracted", [5, 1, 1, 1], False),  # nothing to cancel
    ],
)
def test_who_has_cancelled_every_hit_is_not_asked_for_a_reroll(enemy: str, die: list[int], asked: bool):
    scene = strikes(enemy, "valerio C3, gear none, heroism 1", die=die)
    assert is_asked(scene) == asked


@example("N-CORE-ATK-ENEMY-PHYS", "N-TRAIT-LETHAL", "N-AMB-10", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("die", "wounds"), [([4, 5], 4), ([5, 6], 3), ([4, 1], 5), ([1, 1], 5)])
def test_the_moon_in_the_defence_is_lethal(die: list[int], wounds: int):
    """The Chimera has Hits 5 and Lethal Moon: a 4 cancels one and costs one."""
    scene = strikes("chimera-1", "sofia C3, gear none", die=die)
    assert scene.done("Judged")[0].wounds == wounds


@example("N-CORE-ATK-ENEMY-PHYS", "N-TRAIT-LETHAL", "N-TRAIT-HARMLESS", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("enemy", "die", "asked"),
    [
        ("chimera-1", [4, 5], True),  # only Successes, but a Moon among them
        ("chimera-1", [5, 6], False),
        ("bounty-hunter-1 F3 tokens entangled", [4, 4], False),  # a Net wounds nobody, by no symbol
    ],
)
def test_a_lethal_symbol_is_a_reason_to_roll_again(enemy: str, die: list[int], asked: bool):
    scene = strikes(enemy, "sofia C3, gear none, heroism 1", die=die)
    assert is_asked(scene) == asked


@example("N-TRAIT-HARMLESS", "N-CORE-ATK-SUCCESS", "N-TRAIT-ENTANGLE", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("die", "tokens"), [([1, 1], "entangled"), ([4, 4], "entangled")])
def test_a_net_entangles_and_wounds_nobody(die: list[int], tokens: str):
    scene = strikes("bounty-hunter-1 F3 tokens entangled", "sofia C3, gear none", die=die)
    assert (scene.done("Judged")[0].wounds, scene.tokens("sofia")) == (0, tokens)


@example("N-CORE-ATK-SUCCESS", "N-CORE-REACT-5", "N-CORE-WOUND-STEPS")
def test_an_attack_that_is_parried_comes_to_nothing():
    scene = table(
        "bravo", "altair C3, skills perfect-parry, advanced true, gear none", "bravo-1 D3 tokens stunned", die=[6] * 5
    )
    judged = scene.one("perfect-parry").done("Judged")[0]
    assert (judged.wounds, judged.critical, judged.successful) == (0, 0, False)


# Psychic: all or nothing.


@example("N-CORE-ATK-ENEMY-PSY", "N-CORE-ATK-SUCCESS", "N-CORE-WOUND-STEPS", "N-AMB-24")
@pytest.mark.parametrize(("die", "wounds"), [([1, 1], 1), ([3, 3], 1), ([4, 1], 0), ([4, 4], 0)])
def test_dread_wounds_who_has_no_success(die: list[int], wounds: int):
    scene = strikes("x-dread-1", "valerio C3, gear none", die=die)
    judged = scene.done("Judged")[0]
    assert (judged.wounds, judged.successful, scene.wounds("valerio")) == (wounds, wounds > 0, wounds)


@example("N-CORE-ATK-ENEMY-PSY", "N-CORE-TEST-TIMING", "N-CORE-HEROISM", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("die", "asked"), [([4, 1], False), ([1, 1], True)])
def test_one_success_is_enough_against_dread(die: list[int], asked: bool):
    assert is_asked(strikes("x-dread-1", "valerio C3, gear none, heroism 1", die=die)) == asked


# What takes the Wounds.


@example("N-CORE-WOUND-STEPS", "N-TRAIT-RESISTANCE", "N-TRAIT-PIERCE", "N-CORE-UNBLOCKABLE")
@pytest.mark.parametrize(
    ("enemy", "wounds", "on_the_cuirass"),
    [
        ("brigand-1", 1, 2),  # Hits 3: the leather takes two
        ("x-dread-1", 1, 0),  # no blow at all
        ("arquebusier-1", 4, 0),  # its ball pierces
    ],
)
def test_equipment_takes_the_wounds_of_a_blow_but_no_dread_and_no_bullet(enemy: str, wounds: int, on_the_cuirass: int):
    scene = strikes(enemy, "valerio C3, gear leather-cuirass", die=[1] * 4)
    assert scene.done("Wound")[0].n == wounds
    assert sum(each.n for each in scene.done("WoundGear")) == on_the_cuirass


@example("N-TRAIT-DEVASTATING", "N-AMB-26", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("enemy", "gear", "wounds"),
    [
        ("cyclops-1", "none", [5, 4]),  # and no more than his Health, 9
        ("cyclops-1", "leather-cuirass", [3, 3]),
        ("bravo-1", "none", [3]),
    ],
)
def test_what_was_suffered_is_suffered_again_where_a_blow_devastates(enemy: str, gear: str, wounds: list[int]):
    scene = strikes(enemy, f"valerio C3, gear {gear}", die=[1] * 4, grave_wound=["broken-arm"])
    assert [each.n for each in scene.done("Wound")][: len(wounds)] == wounds
    assert [each.rule for each in scene.done("Wound")][1:2] == ["N-TRAIT-DEVASTATING"][: len(wounds) - 1]


@example("N-TRAIT-BONEBREAKER", "N-CORE-GRAVE", "N-ABIL-ALLY", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("victim", "graves"), [("sofia C3, skills none, gear none", 1), ("brother-theodore C3", 0)])
def test_a_colossus_breaks_the_bones_of_heroes_proper(victim: str, graves: int):
    """Hits 6, of which two are cancelled. An Ally has no sheet for a Grave Wound."""
    scene = table(
        "bronze-colossus", victim, "valerio L8, skills none", "bronze-colossus-1 D3", die=[4, 4],
        grave_wound=["broken-arm"] * 2,
    )  # fmt: skip
    assert (scene.done("Wound")[0].n, len(scene.done("DrawGrave"))) == (4, graves)


# What follows.


@example("N-TRAIT-PRESS", "N-CORE-WOUND-STEPS", "N-CORE-DOWN-1")
@pytest.mark.parametrize(("wounds", "lies"), [(0, "B3"), (8, "C3")])
def test_who_has_fallen_is_not_pushed(wounds: int, lies: str):
    scene = strikes(
        "ogre-bombardier-1", f"valerio C3, gear none, wounds {wounds}", die=[1] * 8,
        grave_wound=["broken-arm"],
    )  # fmt: skip
    assert (scene.at("valerio"), scene.at("ogre-bombardier-1")) == (lies, "C3" if wounds == 0 else "D3")


@example("N-CORE-WOUND-STEPS", "N-TOKEN-GEN-2", "N-CORE-DOWN-1")
def test_who_has_fallen_receives_nothing_more():
    scene = strikes("bravo-1", "valerio C3, gear none, wounds 8", die=[1] * 4, grave_wound=["broken-arm"])
    assert (len(scene.done("GoDown")), scene.done("GiveToken")) == (1, [])


@example("N-ABIL-DASH", "N-CORE-ATK-SUCCESS", "N-CORE-WOUND-STEPS", "N-CORE-DOWN-1")
@pytest.mark.parametrize(
    ("harpy", "sofia", "die", "flies"),
    [
        ("D3", "C3", [1, 1], "D2"),  # of three squares as far away the one in the north
        ("D3", "C3", [6, 6, 6], "D3"),  # it has missed
        ("B1", "A1", [1, 1], "C1"),
        ("A1", "B1", [1, 1], "A2"),
    ],
)
def test_a_harpy_dashes_away_when_it_has_struck(harpy: str, sofia: str, die: list[int], flies: str):
    """It has AP for one attack and no more: Stunned."""
    scene = table(
        "harpy", f"sofia {sofia}, skills none, gear {'none' if len(die) == 2 else 'shield'}",
        f"harpy-1 {harpy} tokens stunned", die=die,
    )  # fmt: skip
    assert (scene.at("harpy-1"), sum(each.ap for each in scene.done("Move", model="harpy-1"))) == (flies, 0)


# Areas.


@example("N-CORE-ATK-AREA-ENEMY", "N-TRAIT-AREA", "N-AREA-EXPLOSION", "N-ATK-LAYOUT-ENEMY")
def test_everybody_in_the_area_is_struck_once_the_target_first_then_by_number():
    scene = table(
        "x-dread", "valerio C4, skills none, gear none", "sofia C3, skills none, gear none, threat 3",
        "altair B3, skills none, gear none", "gregorio H8, skills none", "x-dread-1 A1",
        die=[1] * 9, packs=[DRILL],
    )  # fmt: skip
    struck = [scene.g.box.hero_ids[each.target] for each in scene.done("Judged")]
    assert (struck, scene.wounds("gregorio")) == (["sofia", "valerio", "altair"], 0)


@example("N-AREA-LANCE", "N-AREA-BREATH", "N-CORE-ATK-AREA-ENEMY")
@pytest.mark.parametrize(
    ("enemy", "heroes", "struck"),
    [
        ("centaur-lancer-1 D3", ["sofia C3, threat 3", "valerio B3"], {"sofia", "valerio"}),  # a lance, to the west
        ("centaur-lancer-1 D3", ["sofia C3, threat 3", "valerio D2"], {"sofia"}),
        ("chimera-1 D5 tokens stunned", ["sofia F6, threat 3", "valerio G4", "altair D7"], {"sofia", "valerio"}),
    ],
)
def test_a_lance_or_a_breath_goes_where_its_target_is(enemy: str, heroes: list[str], struck: set[str]):
    said = [f"{hero}, skills none, gear none" for hero in heroes]
    scene = table(enemy.split("-1 ")[0], *said, enemy, die=[1] * 20, grave_wound=["broken-arm", "gashed-leg"])
    assert {scene.g.box.hero_ids[each.target] for each in scene.done("Judged")} == struck


@example("N-CORE-ATK-AREA-ENEMY", "N-CORE-MISSION-END", "N-AREA-EXPLOSION")
def test_when_the_mission_is_lost_nobody_else_is_struck():
    """Theodore must live; he is the target."""
    scene = table(
        "x-dread", 'mission = "M4"', "brother-theodore E5, wounds 4", "valerio E6, skills none, gear none",
        "x-dread-1 C5", die=[1] * 9, packs=[DRILL],
    )  # fmt: skip
    assert (scene.g.outcome, len(scene.done("Judged"))) == (DEFEAT, 1)
