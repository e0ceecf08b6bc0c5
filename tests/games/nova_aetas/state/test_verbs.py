"""What each verb of the game does to the table, part by part: who leaves, who lies down, what leaves a deck."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import BLINDED, NOBODY, REACTION_1
from plancia.games.nova_aetas.state.effects.activation import BeginActivation, EndActivation
from plancia.games.nova_aetas.state.effects.decks import DrawDestiny, DrawEvent, DrawGrave
from plancia.games.nova_aetas.state.effects.fight import Attacked, HasWounded, UseBond, UseSkill
from plancia.games.nova_aetas.state.effects.gear import SwapForNothing, UseUp
from plancia.games.nova_aetas.state.effects.growth import Advance, GainXp, GrowBond, StrengthenBond, Treat
from plancia.games.nova_aetas.state.effects.mission import Complete, Patrol
from plancia.games.nova_aetas.state.effects.moving import ComeOut, Leave
from plancia.games.nova_aetas.state.effects.treasury import DrawReagent
from plancia.games.nova_aetas.state.effects.wounds import GoDown, StandUp
from plancia.games.nova_aetas.state.lay_out import LayMission
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import FOG, SETTING_UP, UNDECIDED, VICTORY
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"


def square(scene: Scene, name: str) -> int:
    return (ord(name[0]) - 65) + (int(name[1:]) - 1) * scene.g.field().width


# Leaving, falling, standing up.


@example("N-CORE-DEFEAT", "N-CORE-HORO-8")
def test_who_leaves_the_field_leaves_nothing_on_it():
    scene = table("valerio", "valerio C3", "bravo-1 D3 wounds 2, tokens blinded", "harpy-1 F3")
    g, bravo = scene.g, scene.model("bravo-1")
    kind = g.box.type_of[bravo]
    before = g.beaten[kind]
    g.do(Leave(bravo, NOBODY, "N-CORE-DEFEAT", True))
    assert (g.wounds[bravo], g.tokens[bravo], g.armed[bravo], g.at[bravo]) == (0, 0, 0, -1)
    assert (g.beaten[kind] - before, g.group_hour[kind], kind in g.groups) == (1, -1, False)


@example("N-CORE-DEFEAT", "N-CORE-LOOT")
def test_a_model_without_loot_comes_back_with_it():
    """Its model goes back to the supply and may be drafted again."""
    scene = table("valerio", "valerio C3", "bravo-1 D3", "bravo-2 E3")
    g, bravo = scene.g, scene.model("bravo-1")
    g.without_loot = (bravo, scene.model("bravo-2"))
    g.do(Leave(bravo, 0, "N-CORE-DEFEAT", True))
    assert (g.without_loot, scene.done("Leave")[0].loot) == ((scene.model("bravo-2"),), False)


@example("N-CORE-DOWN-3", "N-CORE-HORO-8")
def test_an_ally_who_leaves_has_no_token_on_the_horologium():
    scene = table("valerio", "valerio C3", "brother-theodore D3 hour 4", FAR)
    g, theodore = scene.g, scene.model("brother-theodore")
    assert g.hour[theodore] == 4
    g.do(Leave(theodore, NOBODY, "N-CORE-DOWN-3", False))
    assert (g.hour[theodore], g.at[theodore]) == (-1, -1)


@example("N-CORE-DOWN-1", "N-CORE-XP")
def test_who_goes_down_loses_his_tokens_and_has_been_down():
    scene = table("valerio", "valerio C3, tokens blinded advantaged, threat 3", "sofia D3", FAR)
    g = scene.g
    g.armed[0] = BLINDED
    g.do(GoDown(0, "N-CORE-DOWN-1"))
    assert (g.tokens[0], g.armed[0], g.threat[0], g.hour[0]) == (0, 0, 0, -1)
    assert (g.down & 1, g.fallen, scene.at("valerio")) == (1, 1, "C3")


@example("N-CORE-DOWN-4")
def test_who_stands_up_stands_on_a_free_square():
    scene = table("valerio", "valerio C3", "sofia E3 down true", FAR)
    g, sofia = scene.g, scene.model("sofia")
    g.do(StandUp(sofia, square(scene, "E3"), 3, 7))
    assert (g.down >> sofia & 1, scene.at("sofia"), g.wounds[sofia], g.hour[sofia]) == (0, "E3", 3, 7)
    assert g.stands[square(scene, "E3")] == sofia


@example("N-CORE-BUILDING", "N-CORE-DOWN-2")
@pytest.mark.parametrize("down", [False, True])
def test_who_comes_out_of_a_building_is_on_the_square_of_the_exit(down: bool):
    scene = table("valerio", 'mission = "M2"', "valerio A10", "sofia -, inside study")
    g, sofia = scene.g, scene.model("sofia")
    if down:
        g.do(GoDown(sofia, "N-CORE-DOWN-1"))
    g.do(ComeOut(sofia, square(scene, "B10")))
    assert (g.inside[sofia], scene.at("sofia"), g.stands[square(scene, "B10")] == sofia) == (-1, "B10", not down)


# An Activation begins and ends.


@example("N-CORE-ACT-AP", "N-CORE-ACT-START")
def test_an_activation_begins_with_all_its_ap_and_nothing_done():
    scene = table("valerio", "valerio C3", "sofia D3", FAR)
    g, before = scene.g, scene.g.activations
    g.spent, g.attacked, g.has_wounded, g.reactors, g.noticed, g.once = 4, True, True, (9,), (9,), 7
    g.do(BeginActivation(2, BLINDED))
    assert (g.actor, g.ap, g.spent, g.attacked, g.has_wounded) == (2, 7, 0, False, False)
    assert (g.reactors, g.noticed, g.once, g.armed[2], g.activations) == ((), (), 0, BLINDED, before + 1)


@example("N-CORE-ACT-AP", "N-CORE-HORO-6")
def test_a_group_that_acts_is_the_last_that_has_acted():
    scene = table("valerio", "valerio C3", FAR)
    g, bravo = scene.g, scene.model("bravo-6")
    g.do(BeginActivation(bravo, 0))
    assert g.acted[g.box.hero_side + g.box.type_of[bravo]] == g.activations


@example("N-CORE-ACT-END", "N-CORE-HORO-6")
def test_an_activation_that_ends_leaves_nothing_to_the_next():
    scene = table("valerio", "valerio C3", "sofia D3", FAR)
    g, enemy = scene.g, scene.g.box.hero_side
    g.activations, acted = 9, g.acted[enemy]
    for model in (2, enemy):
        g.actor, g.ap, g.spent, g.attacked, g.has_wounded = model, 3, 4, True, True
        g.reactors, g.noticed, g.once = (9,), (9,), 7
        g.do(EndActivation(model))
        assert (g.actor, g.ap, g.spent, g.attacked, g.has_wounded) == (NOBODY, 0, 0, False, False)
        assert (g.reactors, g.noticed, g.once) == ((), (), 0)
    assert (g.acted[2], g.acted[enemy]) == (9, acted)


@example("N-CORE-THREAT-4")
def test_the_perilium_notes_an_attack_on_an_enemy_by_who_acts():
    scene = table("valerio", "valerio C3", "sofia D3", FAR)
    g = scene.g
    g.do(Attacked(0, NOBODY, 2, False))
    g.do(Attacked(2, NOBODY, scene.model("bravo-6"), True))
    assert not g.attacked
    g.do(Attacked(0, NOBODY, scene.model("bravo-6"), False))
    assert g.attacked


@example("N-CORE-THREAT-3")
def test_only_his_first_blow_that_wounds_makes_him_a_threat():
    scene = table(
        "valerio", "valerio C3, skills none, gear dagger", "landsknecht-1 D3", die=[4, 1, 1, 1, 1] + [4, 1, 1, 1, 1]
    )
    scene.one("attack:dagger")
    assert (scene.threat("valerio"), scene.g.has_wounded) == (1, True)
    scene.one("attack:dagger")
    assert (scene.threat("valerio"), scene.wounds("landsknecht-1")) == (1, 4)  # a Moon is worth two


@example("N-CORE-THREAT-3")
def test_a_wound_is_noted():
    scene = table("valerio", "valerio C3", FAR)
    scene.g.do(HasWounded(0))
    assert scene.g.has_wounded


@example("N-CORE-ACT-SKILL", "N-TOKEN-REACTION-1")
def test_a_reaction_skill_is_paid_for_with_its_token():
    scene = table("valerio", "valerio C3, skills shield-wall", FAR)
    scene.g.do(UseSkill(0, next(card.number for card in scene.g.box.skills if card.id == "shield-wall")))
    assert scene.g.tokens[0] == REACTION_1


# Decks.


@example("N-CORE-EVENT")
def test_an_event_leaves_the_deck_and_the_last_weather_passes():
    scene = table("valerio", "valerio C3", FAR)
    g = scene.g
    g.weather, g.events = FOG, 0b110
    g.do(DrawEvent(1))
    assert (g.weather, g.events, scene.done("DrawEvent")[0].passed) == (0, 0b100, FOG)
    g.do(DrawEvent(2))
    assert g.events == (1 << len(g.box.events)) - 1  # shuffled again


@example("N-AMB-39", "N-CORE-LOOT")
def test_a_reagent_card_becomes_a_unit_and_leaves_its_deck():
    scene = table("valerio", "valerio C3", FAR)
    g = scene.g
    before = g.reagent_decks
    g.do(DrawReagent(0, "N-CORE-LOOT"))
    assert (g.reagents[0], g.reagent_decks[0], g.reagent_decks[1:]) == (1, before[0] - 1, before[1:])


@example("N-CORE-GRAVE")
def test_a_grave_wound_leaves_the_deck_until_it_is_empty():
    scene = table("valerio", "valerio C3", FAR)
    g = scene.g
    g.grave_deck = 0b11
    g.do(DrawGrave(0, 0, "N-CORE-GRAVE"))
    assert (g.grave_deck, g.fresh_graves[0]) == (0b10, 0b01)
    g.do(DrawGrave(0, 1, "N-CORE-GRAVE"))
    assert (g.grave_deck, g.fresh_graves[0]) == ((1 << len(g.box.graves)) - 1, 0b11)


@example("N-CORE-DESTINY")
def test_a_destiny_card_is_held_by_one_hero_alone():
    scene = table("valerio", "valerio C3", FAR)
    g = scene.g
    g.destinies = 0b1100
    g.do(DrawDestiny(0, 2))
    assert (g.destinies, g.destiny[0]) == (0b1000, 0b0100)


# Bonds, Objectives, rounds.


@example("N-CORE-BOND")
def test_a_bond_helps_once_and_grows_by_one_for_each_reason():
    scene = table("valerio", "valerio C3", "rebecca D3", FAR)
    g = scene.g
    g.do(UseBond(1, 0, 1))
    g.do(GrowBond(0, 1, 0))
    assert (g.bonds_used, g.bonds[1], g.bonds_grown) == (1 << 1, 1, (1 * 2 + 0,))


@example("N-CORE-BOND", "N-CORE-ACT-SWAP")
def test_partners_swap_for_nothing_once_in_an_activation():
    scene = table("valerio", "valerio C3, skills none, gear sword + dagger", "rebecca D3, gear none", FAR)
    scene.g.bonds = replaced(scene.g.bonds, 1, 2)
    scene.g.do(SwapForNothing(0, 1))
    assert scene.g.once == 1 << 1
    scene.advance().one("swap", "give:place-5")
    assert scene.g.ap == 5


@example("N-CORE-BOND")
def test_a_bond_at_the_inn_is_noted_for_this_settlement():
    scene = table("valerio", "valerio C3", "rebecca D3", FAR)
    scene.g.do(StrengthenBond(0, 1, True))
    assert (scene.g.bonds[1], scene.g.bonded_here) == (1, 1 << 1)


@example("N-CORE-OBJECTIVES")
@pytest.mark.parametrize("main", [True, False])
def test_a_completed_objective_is_noted_with_its_kind(main: bool):
    scene = table("valerio", "valerio C3", FAR)
    scene.g.do(Complete(1, main))
    assert (scene.g.completed, scene.g.secondaries) == ((0b10, 0) if main else (0, 0b10))


@example("N-CORE-STEALTH")
def test_a_guard_goes_on_from_where_its_round_has_come_to():
    scene = table("valerio", 'mission = "M2"', "valerio A10")
    scene.g.patrol = [0] * len(scene.g.plan().patrols)
    scene.g.do(Patrol(0, 2))
    assert scene.g.patrol[0] == 2


# Growing.


@example("N-CORE-XP")
def test_experience_that_is_spent_was_earned_all_the_same():
    scene = table("valerio", "valerio C3", FAR)
    scene.g.do(GainXp(0, 6, "N-CORE-XP"))
    scene.g.do(GainXp(0, -4, "N-CORE-XP"))
    assert (scene.g.xp[0], scene.g.earned[0]) == (2, 6)


@example("N-CORE-TREAT", "N-CORE-GRAVE")
def test_a_fresh_grave_wound_can_be_treated_too():
    scene = table("valerio", "valerio C3", FAR)
    g = scene.g
    g.graves, g.fresh_graves = replaced(g.graves, 0, 0b11), replaced(g.fresh_graves, 0, 0b110)
    g.do(Treat(0, 1, "N-CORE-TREAT"))
    assert (g.graves[0], g.fresh_graves[0]) == (0b01, 0b100)


@example("N-CORE-CLASS", "N-ATK-SCHOOL")
def test_an_advanced_class_brings_what_is_printed_on_it():
    for hero, card in enumerate(table("valerio", "valerio C3", FAR).g.box.heroes):
        if card.ally or card.class_number < 0:
            continue
        g = table("valerio", "valerio C3", FAR).g
        school = g.box.classes[card.class_number].school
        g.do(Advance(hero))
        assert g.advanced >> hero & 1
        assert school < 0 or g.schools[hero] >> school & 1


@example("N-CORE-ACT-ITEM", "N-CORE-SELL-ITEM")
def test_what_a_hero_started_with_is_used_up_for_good():
    scene = table("vincenzo", "vincenzo C3, skills none, wounds 2", FAR)
    g, vincenzo = scene.g, scene.model("vincenzo")
    potion = g.box.item_ids.index("healing-potion")
    place = [g.gear[vincenzo * 11 + slot] for slot in range(11)].index(potion)
    g.starting = replaced(g.starting, potion, 1)
    g.do(UseUp(vincenzo, place))
    assert (g.gear[vincenzo * 11 + place], g.starting[potion]) == (NOBODY, 0)


# A mission is laid.


@example("N-CORE-MISSION-SETUP")
@pytest.mark.parametrize(("mission", "aware"), [("M1", True), ("M2", False)])
def test_a_mission_is_laid_afresh(mission: str, aware: bool):
    scene = table("valerio", 'mission = "M3"', "valerio K5")
    g = scene.g
    g.t, g.alarm, g.outcome, g.weather, g.drained, g.aware = 9, 4, VICTORY, FOG, True, not aware
    g.drafts, g.patrol = [], [9]
    number = g.box.mission_ids.index(mission)
    g.do(LayMission(number))
    plan = g.plans[number]
    assert (g.phase, g.mission, g.t, g.alarm, g.outcome) == (SETTING_UP, number, 0, -1, UNDECIDED)
    assert (g.weather, g.drained, g.aware, g.patrol) == (0, False, aware, [0] * len(plan.patrols))
    assert (sum(g.drafts) > 0, len(g.stands), g.heroes_at) == (True, plan.field.size, 0)
