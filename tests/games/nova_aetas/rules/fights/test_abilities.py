"""Generic abilities (N-ABIL) in a fight."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

LANE = 'rows = ["............", "TTTTTTTTTTTT"]'


@example("N-ABIL-ALLY", "N-CORE-ATK-ENEMY-PHYS", "N-AI-06")
def test_an_ally_counts_as_a_hero_and_the_players_roll_for_it():
    """N-EX-01."""
    scene = table(
        "papal-guard",
        "brother-theodore C3 threat 4",
        "valerio D5, skills none, threat 2",
        "papal-guard-1 C4",
        die=[5, 2],
    )
    assert scene.attacked("papal-guard-1") == ["brother-theodore"]
    assert scene.wounds("brother-theodore") == 2


@example("N-ABIL-TALL", "N-CORE-LOS-4")
@pytest.mark.parametrize(("between", "sees"), [("faun-warrior-1 C1", True), ("cyclops-1 C1", False)])
def test_only_a_tall_model_hides_what_stands_on_another_level(between: str, sees: bool):
    """N-EX-02. On different Heights a bow of Range 6 shoots over a faun, and not over a cyclops."""
    scene = table("sofia", LANE, "heights = { A1 = 1 }", "sofia A1, skills none", between, "bravo-1 E1", die=[1] * 5)
    scene.one("attack:bow")
    if sees:
        scene.one("bravo-1")
        assert scene.attacked("sofia") == ["bravo-1"]
    else:
        assert scene.attacked("sofia") == ["cyclops-1"]  # the only target


@example("N-ABIL-BARRIER", "N-AMB-07")
@pytest.mark.parametrize(("square", "wounds"), [("D6", 1), ("D7", 2)])
def test_a_barrier_protects_the_others_near_it(square: str, wounds: int):
    """N-EX-03, with Vincenzo's Mace of 3 dice."""
    beside = "E" + square[1]
    scene = table(
        "vincenzo", f"vincenzo {beside}, skills none", "masked-captain-1 D4", f"crossbowman-1 {square}", die=[4, 3, 2]
    )
    scene.one("attack:mace")
    assert scene.wounds("crossbowman-1") == wounds


@example("N-ABIL-BASTION", "N-TRAIT-PRESS")
def test_a_colossus_is_not_pushed():
    """N-EX-04."""
    scene = table("valerio", "valerio C3, skills none, gear halberd", "bronze-colossus-1 D3", die=[6, 5, 4, 2, 1])
    scene.one("attack:halberd")
    assert (scene.wounds("bronze-colossus-1"), scene.at("bronze-colossus-1"), scene.at("valerio")) == (2, "D3", "C3")


@example("N-ABIL-SNIPER", "N-CORE-LOS-3")
def test_a_crossbowman_shoots_past_bushes_and_heroes_but_not_through_a_hill():
    """N-EX-06."""
    rows = 'rows = ["..b.........", "TTTTTTTTTTTT"]'
    far = ("valerio D1, skills none", "sofia F1, skills none, threat 5", "crossbowman-1 A1")
    assert table("crossbowman", rows, *far, die=[6, 6]).attacked("crossbowman-1") == ["sofia"]
    hill = table("crossbowman", LANE, "heights = { C1 = 1 }", *far, die=[6] * 9)
    assert hill.attacked("crossbowman-1") == []


@example("N-ABIL-COWARDICE", "N-CORE-LOOT", "N-CORE-HORO-8")
def test_the_last_brigand_runs():
    """N-EX-07."""
    scene = table(
        "valerio", "valerio C3, skills none", "landsknecht-1 D3 wounds 8", "brigand-1 H7", "faun-warrior-1 H8",
        "faun-warrior-2 A8", die=[5, 1, 1, 1, 1], reagent=["metal", "silver"],
    )  # fmt: skip
    scene.one("attack:sword")
    assert (scene.at("brigand-1"), scene.at("faun-warrior-1")) == ("", "H8")
    assert (scene.hour("brigand"), len(scene.done("DrawReagent"))) == (-1, 2)


@example("N-ABIL-TOUGH", "N-TOKEN-GEN-2")
def test_a_landsknecht_does_not_bleed():
    """N-EX-08."""
    scene = table("vincenzo", "vincenzo C3, skills surgical-strike", "landsknecht-1 D3", die=[5, 4, 1])
    scene.one("attack:mace", "surgical-strike")
    assert (scene.wounds("landsknecht-1"), scene.tokens("landsknecht-1")) == (2, "")


@example("N-ABIL-HEAL", "N-CORE-ACT-START")
def test_a_shaman_heals_its_own_kind_around_it():
    """N-EX-10."""
    scene = table(
        "faun-shaman", "sofia A8, skills none", "faun-shaman-1 D4 wounds 3", "faun-warrior-1 D6 wounds 2",
        "faun-warrior-2 G4 wounds 2", "restless-dead-1 D5 wounds 2", die=[6] * 9,
    )  # fmt: skip
    names = ("faun-warrior-1", "faun-warrior-2", "faun-shaman-1", "restless-dead-1")
    assert [scene.wounds(name) for name in names] == [1, 2, 3, 2]


@example("N-ABIL-DESTINY", "N-CORE-THREAT-2")
def test_a_lion_suffers_no_critical_and_no_poison():
    """N-EX-11."""
    scene = table(
        "gregorio", "gregorio C3, skills none, gear greatsword poison 2, threat 2", "winged-lion-1 D3",
        die=[6, 6, 5, 5, 2, 1],
    )  # fmt: skip
    scene.one("attack:greatsword")
    assert (scene.wounds("winged-lion-1"), scene.threat("gregorio"), scene.tokens("winged-lion-1")) == (4, 4, "")


@example("N-ABIL-ELUSIVE", "N-CORE-REACT-3", "N-CORE-REACT-4")
def test_nobody_strikes_at_who_is_fleet():
    """N-EX-13."""
    bravos = ("bravo-1 C2", "bravo-2 C4")
    scene = table("sofia", "sofia C3, skills fleet", *bravos)
    scene.one("move", "D3")
    assert (scene.attacked("bravo-1"), scene.attacked("bravo-2")) == ([], [])
    scene = table("valerio", "valerio C3, skills none, gear none", *bravos, die=[6] * 8)
    scene.one("move", "D3", "bravo-2")
    assert [model for model in ("bravo-1", "bravo-2") if scene.attacked(model) == ["valerio"]] == ["bravo-1", "bravo-2"]
    assert scene.done("Attacked")[0].model == scene.model("bravo-2")


@example("N-ABIL-PHALANX", "N-CORE-ADJ")
@pytest.mark.parametrize(("second", "hits"), [("E4", 4), ("E5", 3)])
def test_two_halberds_are_worse_than_one(second: str, hits: int):
    """N-EX-14."""
    scene = table(
        "papal-guard", "valerio D4, skills none, gear none", "papal-guard-1 D5",
        f"papal-guard-2 {second} tokens blinded",
        die=[1] * 4,
    )  # fmt: skip
    assert scene.done("Judged", attacker="papal-guard-1")[0].hits == hits


@example("N-ABIL-IMMUNITY")
def test_a_gorgon_is_not_poisoned():
    """N-EX-15."""
    scene = table("valerio", "valerio C3, skills none, gear sword poison 2", "gorgon-1 D3", die=[4, 4, 1, 1, 1])
    scene.one("attack:sword")
    assert (scene.wounds("gorgon-1"), scene.tokens("gorgon-1")) == (2, "")


@example("N-ABIL-HEAVY", "N-CORE-FORCED")
def test_an_ogre_is_not_pushed_up_a_terrace():
    """N-EX-18."""
    scene = table(
        "valerio", "heights = { E3 = 1 }", "valerio C3, skills none, gear halberd", "ogre-bombardier-1 D3",
        die=[6, 5, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:halberd")
    assert scene.at("ogre-bombardier-1") == "D3"


@example("N-ABIL-PROTECTION", "N-ABIL-SHIELD", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize(("target", "dice"), [("arquebusier-1", 4), ("inquisitor-1", 5)])
def test_an_inquisitor_lends_his_shield_to_others(target: str, dice: int):
    """N-EX-19."""
    scene = table("sofia", "sofia G5, skills none", "inquisitor-1 D4", "arquebusier-1 D6", die=[1] * 5)
    scene.one("attack:bow", target)
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-ABIL-DODGE", "N-CORE-TEST-TIMING")
def test_a_bravo_makes_the_attacker_roll_a_success_again():
    """N-EX-20."""
    scene = table("vincenzo", "vincenzo C3, skills none", "bravo-1 D3", die=[6, 4, 2, 2])
    scene.one("attack:mace", "die-2")
    assert scene.wounds("bravo-1") == 1
    scene = table("vincenzo", "vincenzo C3, skills none", "bravo-1 D3", die=[2, 2, 1])
    scene.one("attack:mace")
    assert scene.done("Rerolled") == []


@example("N-ABIL-JUMP", "N-CORE-FALL", "N-CORE-TERRAIN-SWAMP", "N-MAP-TOWERING")
def test_altair_jumps_over_a_brigand_and_down():
    """N-EX-21."""
    heights = "heights = { B2 = 2 }"
    scene = table("altair", heights, "altair B2, skills acrobatics", "brigand-1 C2", "brigand-2 H8", die=[1] * 3)
    scene.one("jump", "D2")
    assert (scene.at("altair"), scene.done("Hurt"), scene.g.ap) == ("D2", [], 5)
    assert scene.done("Wound", rule="N-CORE-FALL")[0].n == 1
    tall = table("altair", heights, "altair B2, skills acrobatics", "cyclops-1 C2")
    tall.one("jump")
    assert "D2" not in tall.options
    swamp = table("altair", 'rows = ["............", ".%.........."]', "altair B2, skills acrobatics", "bravo-1 H1")
    assert swamp.refused["jump"] == "N-CORE-TERRAIN-SWAMP"


@example("N-ABIL-DASH", "N-CORE-REACT-1")
def test_an_advance_takes_sofia_through_the_swamp_for_nothing():
    """N-EX-23."""
    rows = 'rows = ["........", "........", "........", "....%...", "........"]'
    scene = table(
        "valerio",
        rows,
        "valerio C4, skills advance",
        "sofia D4, skills none, tokens entangled",
        "bravo-1 D3",
        die=[6, 6],
    )
    scene.one("advance", "other-first", "E4", "pass")
    assert (scene.at("sofia"), scene.attacked("bravo-1"), scene.g.ap) == ("E4", ["sofia"], 5)


@example("N-ABIL-SHIELD", "N-ABIL-PROTECTION", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize("beside", ["faun-warrior-1 H8", "inquisitor-1 E4"])
def test_a_shield_and_protection_do_not_add_up(beside: str):
    """N-EX-24."""
    scene = table("valerio", "valerio C3, skills none", "papal-guard-1 D3", beside, die=[1] * 4)
    scene.one("attack:sword")
    assert len(scene.done("Rolled")[0].dice) == 4


@example("N-ABIL-ALLY", "N-AMB-57", "N-STATUS-BURNED")
def test_an_ally_puts_its_fire_out():
    scene = table("prisoner", "prisoner C3 tokens burned", "valerio H8", "bravo-1 A8", die=[5])
    scene.one("extinguish")
    assert (scene.tokens("prisoner"), scene.g.ap) == ("", 4)


@example("N-ABIL-ALLY", "N-AMB-57", "N-CORE-ACT-RESCUE", "N-CORE-DOWN-4")
def test_an_ally_raises_who_is_down_beside_it():
    scene = table("prisoner", "prisoner C3", "valerio C4, down true", "sofia H8", "bravo-1 A8")
    scene.one("rescue")
    assert (scene.g.down & 1, scene.wounds("valerio"), scene.g.ap) == (0, 4, 2)


@example("N-ABIL-ALLY", "N-AMB-57", "N-CORE-MISSION-ACTION")
def test_an_ally_performs_a_mission_action():
    scene = table("prisoner", 'mission = "M3"', "prisoner K5", "valerio A1", "faun-shaman-1 D1")
    scene.one("pull-the-lever@L5", "without")
    assert sum(scene.g.cubes) == 1


@example("N-AMB-57", "N-CORE-BUILDING", "N-CORE-CARRY")
def test_an_ally_carries_nothing_and_stays_out_of_buildings():
    scene = table("prisoner", 'mission = "M1"', "prisoner K5", "valerio A4", "brigand-1 C1")
    assert scene.refused["search-the-cart"] == "N-CORE-CARRY"
    scene = table("prisoner", 'mission = "M5"', "prisoner K8", "valerio A1", "papal-guard-1 E4")
    assert scene.refused["enter"] == "N-CORE-BUILDING"
