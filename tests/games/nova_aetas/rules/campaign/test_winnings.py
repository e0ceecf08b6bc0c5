"""What a mission brings: its End Phase (N-CORE-CAMP-2), Rewards (N-CORE-LOOT), Achievements (N-CORE-ACHIEVE)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.campaign.achievements import Achieved, CheckBoxes
from plancia.games.nova_aetas.rules.campaign.end_of_mission import BearWounds, EndOfMission
from plancia.games.nova_aetas.rules.campaign.rewards import GainRewards
from plancia.games.nova_aetas.state.box import FAMILIES
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import (
    CRITICALS,
    DEFEAT,
    KEYWORD_TESTS,
    MONSTERS,
    RESCUES,
    TALLIES,
    TROOPS,
    UNDECIDED,
    VICTORY,
)
from plancia.kernel.procedure import Procedure
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example


def after(procedure: Procedure, *lines: str, **rolls: list[str]) -> Scene:
    """In M1, with this to happen next."""
    scene = table("valerio", 'mission = "M1"', *(lines or ("valerio C4",)))
    scene.rolls(**rolls)
    scene.g.stack, scene.g.shared, scene.g.decision = [procedure], 0, None
    return scene


def stock(scene: Scene, item: str) -> int:
    return int(scene.g.stock[scene.g.box.item_ids.index(item)])


def formulae(scene: Scene) -> set[str]:
    return {each.id for each in scene.g.box.formulae if scene.g.formulae >> each.number & 1}


# Rewards.


@example("N-CORE-LOOT")
def test_every_reward_is_drawn_once_and_leaves_the_deck():
    scene = after(GainRewards(2), reward=["purse-of-gold", "gamblers-stake"])
    before = scene.g.rewards.bit_count()
    scene.advance()
    assert (scene.g.popolini, stock(scene, "lucky-coin")) == (10 + 4, 1)
    assert scene.g.rewards.bit_count() == before - 2


@example("N-CORE-LOOT")
def test_an_empty_deck_pays_ten_popolini():
    scene = after(GainRewards(1))
    scene.g.rewards = 0
    scene.advance()
    assert scene.g.popolini == 10


@example("N-CORE-LOOT", "N-CORE-CRAFT", "N-CORE-MODE-2")
def test_a_notebook_teaches_a_formula_that_nobody_knows_yet():
    scene = after(GainRewards(1), reward=["masters-notebook"]).advance()
    known = formulae(scene)
    assert {scene.refused.get(formula) for formula in known} == {"N-CORE-CRAFT"}
    scene.one("F-07")
    assert formulae(scene) == {*known, "F-07"}


@example("N-CORE-LOOT", "N-CORE-MODE-2")
def test_a_crate_holds_two_reagent_cards_of_any_deck():
    scene = after(GainRewards(1), reward=["smugglers-crate"], reagent=["metal", "wood"]).advance()
    assert scene.options == list(FAMILIES)
    scene.one("pecunia", "elementum")
    assert (sum(scene.g.reagents), len(scene.done("DrawReagent"))) == (2, 2)


@example("N-CORE-TREAT", "N-CORE-LOOT", "N-CORE-MODE-2")
def test_a_surgeon_treats_one_grave_wound_for_nothing():
    scene = after(
        GainRewards(1), "valerio C4 graves broken-arm", "sofia D4 graves lost-eye", reward=["wandering-surgeon"]
    )
    scene.advance()
    assert set(scene.options) == {"valerio:broken-arm", "sofia:lost-eye"}
    scene.one("sofia:lost-eye")
    assert (scene.g.graves[2], scene.g.graves[0].bit_count(), scene.g.popolini) == (0, 1, 0)


@example("N-CORE-TREAT", "N-CORE-LOOT")
def test_a_surgeon_finds_nobody_to_treat():
    scene = after(GainRewards(1), reward=["wandering-surgeon"]).advance()
    assert (scene.waits_for, scene.done("Treat")) == ("nobody", [])


# Achievements.


def deed(number: int, *lines: str, **rolls: list[str]) -> Scene:
    return after(Achieved(0, number), *lines, **rolls).advance()


ACHIEVEMENTS = ("reaper", "keen-edge", "most-wanted", "monster-slayer", "good-samaritan", "many-talents", "ghost")


@example("N-CORE-ACHIEVE")
@pytest.mark.parametrize(
    ("counted", "n", "which"),
    [(TROOPS, 5, "reaper"), (CRITICALS, 3, "keen-edge"), (MONSTERS, 1, "monster-slayer")],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_a_box_is_checked_when_the_deed_is_done(counted: int, n: int, which: str, missing: int):
    scene = after(CheckBoxes())
    scene.g.feats[counted] = n - missing
    scene.advance()
    assert scene.g.achieved[0] == (0 if missing else 1 << ACHIEVEMENTS.index(which))


@example("N-CORE-ACHIEVE")
def test_each_of_the_company_has_boxes_of_his_own():
    scene = after(CheckBoxes())
    for hero in scene.g.company:
        scene.g.feats[hero * TALLIES + TROOPS] = 5
        scene.g.feats[hero * TALLIES + MONSTERS] = 1
    scene.advance()
    assert {scene.g.achieved[hero] for hero in scene.g.company} == {0b1001}
    assert {scene.g.xp[hero] for hero in scene.g.company} == {3}


@example("N-CORE-ACHIEVE")
def test_a_box_is_checked_once():
    scene = after(CheckBoxes())
    scene.g.feats[TROOPS] = 5
    scene.g.achieved = replaced(scene.g.achieved, 0, 1)
    scene.advance()
    assert (scene.g.xp[0], scene.done("Achieve")) == (0, [])


@example("N-CORE-ACHIEVE")
@pytest.mark.parametrize(
    ("outcome", "threat", "checked"), [(VICTORY, 8, True), (VICTORY, 7, False), (DEFEAT, 8, False)]
)
def test_the_most_wanted_have_won_with_a_threat_of_eight(outcome: int, threat: int, checked: bool):
    scene = after(CheckBoxes(), f"valerio C4 threat {threat}")
    scene.g.outcome = outcome
    scene.advance()
    assert bool(scene.g.achieved[0] >> 2 & 1) == checked
    assert scene.g.next_heroism[0] == checked


@example("N-CORE-ACHIEVE")
@pytest.mark.parametrize(("mission", "alarm", "checked"), [("M2", -1, True), ("M2", 3, False), ("M1", -1, False)])
def test_a_ghost_ends_a_stealth_mission_without_alarm(mission: str, alarm: int, checked: bool):
    scene = table("valerio", f'mission = "{mission}"', "valerio A10" if mission == "M2" else "valerio C4")
    scene.g.stack, scene.g.shared, scene.g.decision = [CheckBoxes()], 0, None
    scene.g.alarm = alarm
    scene.advance()
    assert bool(scene.g.achieved[0] >> 6 & 1) == checked
    assert scene.g.class_points[0] == checked


@example("N-CORE-ACHIEVE", "N-CORE-BOND")
def test_a_samaritan_chooses_with_whom_his_bond_grows():
    scene = after(CheckBoxes())
    scene.g.feats[RESCUES] = 2
    scene.g.bonds = replaced(scene.g.bonds, 1, 3)
    scene.advance()
    assert set(scene.options) == {"sofia", "vincenzo"}
    assert scene.refused == {"rebecca": "N-CORE-BOND"}
    scene.one("sofia")
    assert scene.g.bonds[2] == 1


@example("N-CORE-ACHIEVE", "N-CORE-CRAFT")
def test_many_talents_teach_a_formula():
    scene = after(CheckBoxes())
    scene.g.feats[KEYWORD_TESTS] = 4
    scene.advance().one("F-09")
    assert "F-09" in formulae(scene)


# The End Mission Phase.


def finished(outcome: int, mission: str = "M1", *models: str, **rolls: list[str]) -> Scene:
    scene = table("valerio", f'mission = "{mission}"', *(models or ("valerio C4",)), "popolini = 6")
    scene.rolls(**rolls)
    g = scene.g
    g.outcome = outcome
    g.stack, g.shared, g.decision = [EndOfMission(g.mission)], 0, None
    return scene


@example("N-CORE-CAMP-2", "N-TOKEN-GEN-4", "N-CORE-HEALING", "N-CORE-CAMP-1")
def test_after_a_mission_the_field_is_cleared():
    scene = finished(DEFEAT, "M1", "valerio C4 wounds 2, tokens blinded", "sofia D4", "brigand-1 H4")
    g = scene.g
    g.alarm, g.aware, g.weather, g.drained, leader = 3, False, 1, True, g.leader
    scene.advance()
    assert (scene.wounds("valerio"), scene.tokens("valerio"), scene.at("sofia"), scene.at("brigand-1")) == (
        0,
        "",
        "",
        "",
    )
    assert (g.mission, g.t, g.alarm, g.aware, g.weather, g.drained) == (-1, 0, -1, True, 0, False)
    assert (g.outcome, len(g.log_of_missions)) == (UNDECIDED, 1)
    assert g.leader == (leader + 1) % len(g.players)


@example("N-CORE-CP", "N-CORE-CAMP-2", "N-CORE-MODE-2")
def test_a_hunt_gives_its_class_point_to_one_hero():
    scene = nova(
        'mission = "H1"\nactive = "valerio"\nheroes.valerio.at = "F6"', reagent=["mercury"] * 3, reward=["reliquary"]
    )
    g = scene.g
    g.outcome = VICTORY
    g.stack, g.shared, g.decision = [EndOfMission(g.mission)], 0, None
    scene.advance()
    assert set(scene.options) == {g.box.hero_ids[hero] for hero in g.company}
    scene.one("sofia")
    assert [g.class_points[hero] for hero in g.company] == [0, 0, 1, 0]
    assert ("F-15" in formulae(scene), sum(g.reagents), stock(scene, "saints-amulet")) == (True, 3, 1)


@example("N-CORE-CAMP-2", "N-CORE-LOOT")
def test_m1_pays_what_is_printed_and_draws_its_reagents():
    """Two cards of the people's deck; an Achievement is looked for too."""
    scene = finished(VICTORY, "M1", "valerio C4", reagent=["wood", "wood"])
    scene.g.feats[TROOPS] = 5
    scene.advance()
    assert (scene.g.popolini > 6, sum(scene.g.reagents), scene.g.achieved[0]) == (True, 2, 1)


@example("N-CORE-GRAVE", "N-CORE-CAMP-2")
def test_a_grave_wound_takes_effect_when_the_mission_is_over():
    scene = after(BearWounds(0))
    scene.g.fresh_graves = replaced(scene.g.fresh_graves, 0, 0b101)
    scene.advance()
    assert (scene.g.graves[0], scene.g.fresh_graves[0]) == (0b101, 0)


@example("N-CORE-GRAVE")
def test_who_is_lost_leaves_his_things_and_half_his_experience():
    scene = after(BearWounds(0), "valerio C4 graves broken-arm gashed-leg cracked-ribs, gear sword + bow")
    g, altair = scene.g, scene.model("altair")
    g.fresh_graves = replaced(g.fresh_graves, 0, 1 << 5)
    g.earned = replaced(g.earned, 0, 9)
    before = stock(scene, "bow")
    scene.advance().one("altair")
    assert (g.fresh_graves[0], g.xp[altair], g.earned[altair], g.company[0]) == (0, 4, 4, altair)
    assert (stock(scene, "bow") - before, set(g.gear[:11])) == (1, {-1})
    assert g.seat_of[altair] == 0
