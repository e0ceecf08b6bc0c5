"""Every Skill of the Heroes at work (5.3, N-CORE-SKILL-FORMS)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import BASTION
from plancia.games.nova_aetas.state.effects.wounds import GoDown
from plancia.kernel.decision import PASS
from plancia.kernel.picking import Refusal, refusal
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL
from tests.scenes import example

FAR = "bravo-6 L8"


@example("N-CORE-SKILL-FORMS", "N-SKILL-ATTACK", "N-CORE-WOUND-STEPS")
def test_cleave_wounds_another_beside_the_target():
    scene = table("valerio", "valerio C3, skills cleave", "landsknecht-1 D3", "bravo-1 C2", die=[4, 1, 1, 1, 1])
    scene.one("attack:sword", "landsknecht-1", "cleave")
    assert (scene.wounds("landsknecht-1"), scene.wounds("bravo-1"), scene.g.ap) == (1, 1, 2)


@example("N-CORE-REACT-5", "N-SKILL-DEFENCE")
def test_a_shield_wall_takes_two_hits_off():
    scene = table("bravo", "valerio C4, skills shield-wall", "sofia C3, skills none", "bravo-1 D3", die=[1, 1, 6, 6])
    scene.one("shield-wall")
    assert scene.done("Judged", target="sofia")[0].hits == 1
    assert scene.tokens("valerio") == "reaction-1"


@example("N-CORE-ACT-SKILL", "N-SKILL-SUPPORT", "N-CORE-HORO-5")
def test_orders_hurry_another():
    scene = table("valerio", "t = 3", "valerio C3, skills orders", "sofia E3, hour 8", FAR)
    scene.one("orders")
    assert (scene.hour("sofia"), scene.g.ap) == (6, 4)


@example("N-CORE-ACT-SKILL", "N-SKILL-HEROIC")
def test_a_last_stand_holds_until_the_next_activation():
    scene = table("valerio", "valerio C3, skills last-stand, heroism 1, threat 1", "bravo-1 D3", die=[6] * 20)
    scene.one("last-stand", "end")
    assert (scene.threat("valerio"), scene.g.heroism[0]) == (4, 0)


@example("N-CORE-DOWN-1", "N-SKILL-HEROIC")
def test_nobody_makes_a_last_stand_lying_down():
    scene = table("valerio", "valerio C3, skills last-stand, heroism 1", FAR)
    before = scene.g.able[0]
    scene.one("last-stand")
    assert scene.g.able[0] & BASTION
    scene.g.do(GoDown(0, "N-CORE-DOWN-1"))
    assert scene.g.able[0] == before


@example("N-ABIL-PHALANX", "N-CORE-ATK-HERO-PHYS")
def test_under_a_banner_heroes_fight_side_by_side():
    scene = table(
        "vincenzo",
        "valerio D2, skills banner, advanced true",
        "vincenzo C3, skills none",
        "landsknecht-1 D3",
        die=[1] * 4,
    )
    scene.one("attack:mace")
    assert len(scene.done("Rolled")[0].dice) == 4


@example("N-CORE-HEROISM", "N-SKILL-HEROIC", "N-CORE-SKILL-FORMS", "N-CORE-ACT-ATTACK")
def test_no_quarter_strikes_on():
    scene = table(
        "valerio", "valerio C3, skills no-quarter, advanced true, heroism 1", "faun-warrior-1 D3 wounds 3",
        "faun-warrior-2 C2",
        die=[3, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1], reagent=["wood"],
    )  # fmt: skip
    scene.one("attack:sword", "faun-warrior-1", "pass", "place-5")
    assert (scene.wounds("faun-warrior-2"), scene.g.ap) == (1, 3)


@example("N-CORE-SKILL-FORMS", "N-CORE-ATK-HERO-PSY")
def test_an_overload_is_two_dice():
    scene = table("rebecca", "rebecca C3, skills overload", "landsknecht-1 F3", die=[1] * 7)
    scene.one("attack:arcane-dart", "overload")
    assert (len(scene.done("Rolled")[0].dice), scene.g.ap) == (7, 2)


@example("N-CORE-ATK-HERO-PSY", "N-CORE-KEYWORD")
def test_second_sight_makes_help_easier():
    scene = table(
        "rebecca", "rebecca C3, skills second-sight, schools vita, gear blessing", "sofia D3", FAR, die=[3, 1, 1, 1]
    )
    scene.one("attack:blessing", "sofia")
    assert scene.tokens("sofia") == "blessed"


@example("N-CORE-ACT-SKILL", "N-SKILL-MOVEMENT", "N-CORE-REACT-3")
def test_blink_takes_her_out_of_reach():
    scene = table("rebecca", "rebecca C3, skills blink", "bravo-1 D3")
    scene.one("blink", "A2")
    assert (scene.at("rebecca"), scene.attacked("bravo-1"), scene.g.ap) == ("A2", [], 4)


@example("N-CORE-ACT-SKILL", "N-CORE-DEFEAT")
def test_a_storm_of_stars_strikes_all_around():
    scene = table(
        "rebecca", "rebecca C3, skills storm-of-stars, heroism 2", "landsknecht-1 D3", "landsknecht-2 C6", "bravo-1 H3"
    )
    scene.one("storm-of-stars")
    assert [scene.wounds(name) for name in ("landsknecht-1", "landsknecht-2", "bravo-1")] == [2, 2, 0]


@example("N-CORE-SKILL-FORMS", "N-CORE-ATK-HERO-PSY")
def test_a_spell_is_cast_twice():
    scene = table(
        "rebecca", "rebecca C3, skills twin-casting, advanced true", "landsknecht-1 F3", "landsknecht-2 C6",
        die=[3, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:arcane-dart", "landsknecht-1", "twin-casting")
    assert (scene.wounds("landsknecht-1"), scene.wounds("landsknecht-2"), scene.g.ap) == (1, 1, 1)


@example("N-CORE-SKILL-FORMS", "N-CORE-ACT-AP")
def test_skills_that_cannot_be_paid_for_together_are_refused_not_dropped():
    """After a step Rebecca has 5 AP: 3 for the spell, and 2 that pay for either Skill, not for both."""
    scene = table(
        "rebecca", "rebecca C3, skills overload twin-casting, advanced true", "landsknecht-1 F3", die=[1] * 8
    )  # fmt: skip
    scene.one("move", "C2", "attack:arcane-dart")
    asked = scene.g.decision
    assert asked is not None
    assert scene.options == ["overload", "twin-casting", "pass"]
    assert refusal(asked, asked.options[:1]) is None
    assert refusal(asked, asked.options[:2]) == Refusal("too-much", "N-CORE-ACT-AP", PASS, 3, 2)
    scene.one("overload")  # and with it Twin Casting is no longer asked about
    assert (len(scene.done("Rolled")[0].dice), scene.g.ap) == (8, 1)


@example("N-CORE-REACT-5", "N-CORE-ATK-ENEMY-PSY", "N-CORE-ACT-SKILL")
def test_a_mirror_self_is_stared_at_in_vain():
    rows = 'rows = ["........", "TTTTTTTT"]'
    scene = table("gorgon", rows, "rebecca H1, skills mirror-self, advanced true", "gorgon-1 B1")
    scene.one("mirror-self")
    assert (scene.tokens("rebecca"), scene.done("Rolled")) == ("reaction-2", [])


@example("N-TRAIT-LETHAL", "N-CORE-SKILL-FORMS")
def test_an_aimed_shot_is_lethal_from_afar():
    scene = table("sofia", "sofia B3, skills aimed-shot", "landsknecht-1 E3", die=[6, 1, 1, 1, 1])
    scene.one("attack:bow", "aimed-shot")
    assert scene.wounds("landsknecht-1") == 2
    beside = table("sofia", "sofia D3, skills aimed-shot", "landsknecht-1 E3", die=[6, 1, 1, 1, 1])
    beside.one("attack:bow")
    assert beside.wounds("landsknecht-1") == 1  # too near: the Skill was not offered


@example("N-CORE-REACT-5", "N-ABIL-DASH")
def test_sofia_slips_away_after_an_attack():
    scene = table("bravo", "sofia D4, skills slip-away", "bravo-1 D3", "bravo-2 C4", die=[6, 6] * 4)
    scene.one("slip-away", "E4")
    assert scene.at("sofia") == "E4"
    assert scene.done("React") == []


@example("N-TRAIT-MARK", "N-CORE-ACT-SKILL", "N-CORE-LOS-3")
def test_the_prey_is_marked_if_she_sees_it():
    rows = 'rows = ["..T.....", "........"]'
    scene = table("sofia", rows, "sofia A1, skills mark-the-prey", "landsknecht-1 E1", "bravo-1 C2")
    scene.one("mark-the-prey")
    assert scene.tokens("bravo-1") == "marked"  # the other stands behind a tree


@example("N-AREA-CROSS", "N-CORE-ATK-AREA-HERO", "N-SKILL-HEROIC")
def test_a_rain_of_arrows_falls_on_opponents_only():
    scene = table(
        "sofia", "sofia A3, skills rain-of-arrows, heroism 1", "landsknecht-1 E3", "landsknecht-2 E4", "valerio F3",
        die=[4, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:bow", "landsknecht-1", "rain-of-arrows")
    assert [scene.wounds(name) for name in ("landsknecht-1", "landsknecht-2", "valerio")] == [1, 1, 0]


@example("N-CORE-SKILL-FORMS")
def test_an_ambush_is_a_die_against_who_has_not_acted():
    scene = table("sofia", "sofia A3, skills ambush, advanced true", "landsknecht-1 E3", die=[1] * 7)
    scene.one("attack:bow")
    assert len(scene.done("Rolled")[0].dice) == 7  # 4, and 1 for her class, the bow and the ambush


@example("N-AI-06", "N-CORE-THREAT-1")
def test_who_has_vanished_is_not_the_enemies_choice():
    scene = table("sofia", "sofia C3, skills vanish, advanced true, heroism 1, threat 6", "valerio F3", FAR)
    scene.one("vanish")
    assert scene.threat("sofia") == 0
    assert scene.g.boons[scene.model("sofia")]


@example("N-TRAIT-BLEED", "N-CORE-SKILL-FORMS", "N-CORE-ACT-SKILL")
def test_a_surgical_strike_comes_once_in_an_activation():
    scene = table("vincenzo", "vincenzo C3, skills surgical-strike", "gorgon-1 D3", die=[6, 1, 1, 6, 1, 1])
    scene.one("attack:mace", "surgical-strike")
    assert "bleeding" in scene.tokens("gorgon-1")
    scene.one("attack:mace")
    assert scene.wounds("gorgon-1") == 2


@example("N-CORE-HEALING", "N-CORE-ACT-SKILL")
def test_a_dressing_heals_a_wound_or_takes_a_token():
    scene = table("vincenzo", "vincenzo C3, skills field-dressing", "sofia D3, wounds 2, tokens poisoned", FAR)
    scene.one("field-dressing", "wound")
    assert (scene.wounds("sofia"), scene.tokens("sofia")) == (1, "poisoned")
    scene.one("field-dressing", "poisoned")
    assert (scene.wounds("sofia"), scene.tokens("sofia")) == (1, "")


@example("N-CORE-REACT-5", "N-TOKEN-REACTION-2")
def test_smoke_hides_whoever_is_near():
    scene = table("bravo", "vincenzo C6, skills smoke-vial", "sofia C3, skills none", "bravo-1 D3", die=[6, 6] * 2)
    scene.one("smoke-vial")
    assert scene.done("Judged", target="sofia")[0].hits == 1
    assert scene.tokens("vincenzo") == "reaction-2"


@example("N-CORE-TERRAIN-SWAMP", "N-ABIL-CLIMB")
def test_a_careful_step_knows_no_swamp():
    rows = 'rows = [".%%%....", "TTTTTTTT"]'
    scene = table("vincenzo", rows, "vincenzo A1, skills careful-step", "bravo-1 H1")
    scene.one("move", "D1")
    assert scene.g.ap == 3


@example("N-CORE-DOWN-4", "N-CORE-ACT-SKILL")
def test_an_elixir_raises_from_afar():
    scene = table("vincenzo", "t = 9", "vincenzo C3, skills elixir-of-life, heroism 2", "sofia F3 down true", FAR)
    scene.one("elixir-of-life")
    assert (scene.hour("sofia"), scene.wounds("sofia")) == (10, 3)


@example("N-ITEM-POTION", "N-CORE-ACT-ITEM", "N-CORE-HEALING")
def test_a_double_dose_heals_two():
    scene = table(
        "vincenzo",
        "vincenzo C3, skills double-dose, advanced true, gear healing-potion, wounds 4",
        "sofia D3, wounds 2",
        FAR,
    )
    scene.one("use:healing-potion", "vincenzo", "sofia")
    assert (scene.wounds("vincenzo"), scene.wounds("sofia"), scene.g.ap) == (1, 0, 5)


@example("N-CORE-HEALING", "N-SKILL-HEROIC")
def test_aqua_vitae_heals_all_around():
    scene = table(
        "vincenzo", "vincenzo C3, skills aqua-vitae, advanced true, heroism 1, wounds 1", "sofia E3, wounds 3", FAR
    )
    scene.one("aqua-vitae")
    assert (scene.wounds("vincenzo"), scene.wounds("sofia")) == (0, 1)


@example("N-CORE-ACT-SKILL", "N-ENC-ONEHAND", "N-CORE-ACT-ATTACK")
def test_twin_blades_strike_together():
    scene = table(
        "altair", "altair C3, skills twin-blades", "landsknecht-1 D3", "landsknecht-2 C6", die=[5, 1, 1, 1] * 2
    )
    scene.one("twin-blades", "place-6", "landsknecht-2")
    assert (scene.wounds("landsknecht-2"), scene.wounds("landsknecht-1"), scene.g.ap) == (1, 1, 3)


@example("N-CORE-REACT-5", "N-TOKEN-REACTION-2", "N-CORE-ACT-ATTACK", "N-CORE-ADJ", "N-CORE-SKILL-FORMS")
def test_a_riposte_answers_a_blow_that_missed():
    scene = table(
        "bravo", "altair C3, skills riposte, gear dagger", "bravo-1 D3", die=[6, 6, 6, 6, 5, 1, 1, 1, 6, 6, 6]
    )
    scene.one("riposte")
    assert (scene.wounds("bravo-1"), scene.tokens("altair")) == (0, "reaction-2")  # he dodged: the 6 became a 1
    hurt = table("bravo", "altair C3, skills riposte, gear dagger", "bravo-1 D3", die=[1] * 6)
    assert hurt.done("UseSkill") == []


@example("N-TRAIT-DISTRACT", "N-CORE-ACT-SKILL")
def test_a_feint_distracts():
    scene = table("altair", "altair C3, skills feint", "bravo-1 D3")
    scene.one("feint")
    assert (scene.tokens("bravo-1"), scene.g.ap) == ("distracted", 5)


@example("N-CORE-ACT-ATTACK", "N-SKILL-HEROIC")
def test_in_the_dance_of_death_one_hand_costs_less():
    scene = table(
        "altair", "altair C3, skills dance-of-death, heroism 1, gear dagger", "landsknecht-1 D3", die=[1] * 12
    )
    scene.one("dance-of-death", "attack:dagger", "attack:dagger", "attack:dagger")
    assert scene.g.ap == 1


@example("N-TRAIT-CRITICAL", "N-CORE-SKILL-FORMS")
def test_a_flurry_follows_a_critical():
    scene = table(
        "altair", "altair C3, skills flurry, advanced true, gear throwing-knives", "cyclops-1 D3",
        die=[6, 5, 5, 1, 1, 5, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:throwing-knives", "flurry")
    assert (scene.wounds("cyclops-1"), scene.g.ap) == (4 + 1, 3)


@example("N-CORE-REACT-5", "N-CORE-TEST")
@pytest.mark.parametrize(("die", "hits"), [([4, 4, 1, 1, 1], 0), ([4, 1, 1, 1, 1, 6, 6, 6], 3)])
def test_a_perfect_parry_takes_two_successes(die: list[int], hits: int):
    scene = table(
        "brigand", "altair C3, skills perfect-parry, advanced true, gear none", "brigand-1 D3", "brigand-2 L8",
        die=[*die, 6, 6, 6, 6, 6, 6],
    )  # fmt: skip
    scene.one("perfect-parry")
    assert scene.done("Judged", target="altair")[0].hits == hits


@example("N-TRAIT-PRESS", "N-TRAIT-STUN", "N-CORE-SYMBOL", "N-CORE-WOUND-STEPS")
def test_a_crushing_blow_pushes_and_with_a_sun_it_stuns():
    scene = table(
        "gregorio", "gregorio C3, skills crushing-blow, gear greatsword", "gorgon-1 D3", die=[6, 1, 1, 1, 1, 1]
    )
    scene.one("attack:greatsword", "crushing-blow")
    assert (scene.at("gorgon-1"), scene.at("gregorio"), scene.tokens("gorgon-1")) == ("E3", "D3", "stunned")


@example("N-STATUS-BLESSED", "N-STATUS-DEFENDED", "N-CORE-ACT-SKILL")
def test_a_prayer_blesses_or_protects():
    scene = table("gregorio", "gregorio C3, skills prayer", "sofia E3", FAR)
    scene.one("prayer", "sofia", "defended")
    assert scene.tokens("sofia") == "defended"


@example("N-ABIL-CHARGE", "N-AMB-18")
def test_a_holy_charge_spends_everything():
    rows = 'rows = [".%%%....", "........"]'
    scene = table("gregorio", rows, "gregorio A1, skills holy-charge, gear greatsword", "cyclops-1 E1", die=[1] * 6)
    scene.one("holy-charge", "place-7")
    assert (scene.at("gregorio"), scene.spent("gregorio"), scene.attacked("gregorio")) == ("D1", 5, ["cyclops-1"])


@example("N-CORE-SKILL-FORMS", "N-CORE-UNBLOCKABLE", "N-CORE-DIST")
def test_a_martyr_suffers_for_another():
    scene = table(
        "brigand", "gregorio C5, skills martyr, heroism 1, gear leather-cuirass", "sofia C3, skills none, threat 3",
        "brigand-1 D3", "brigand-2 L8", die=[1, 1, 6, 6],
    )  # fmt: skip
    scene.one("gregorio")
    assert (scene.wounds("sofia"), scene.wounds("gregorio")) == (1, 3)  # the second knife gets through to her


@example("N-CORE-ATK-HERO-PHYS")
def test_fury_comes_with_five_wounds():
    scene = table(
        "gregorio",
        "gregorio C3, skills fury, advanced true, gear greatsword, wounds 5",
        "landsknecht-1 D3",
        die=[1] * 7,
    )
    scene.one("attack:greatsword")
    assert len(scene.done("Rolled")[0].dice) == 7


@example("N-TRAIT-STUN", "N-SKILL-HEROIC", "N-TOKEN-GEN-2")
def test_the_wrath_of_heaven_falls_on_all_adjacent():
    scene = table(
        "gregorio",
        "gregorio C3, skills wrath-of-heaven, advanced true, heroism 2",
        "landsknecht-1 D3",
        "landsknecht-2 D4",
    )
    scene.one("wrath-of-heaven")
    assert (scene.wounds("landsknecht-1"), scene.tokens("landsknecht-1"), scene.wounds("landsknecht-2")) == (
        2,
        "stunned",
        0,
    )


@example("N-STATUS-BLINDED", "N-ABIL-CHARGE")
def test_who_is_blinded_does_not_charge():
    scene = table("gregorio", "gregorio B3, skills holy-charge, gear greatsword, tokens blinded", "cyclops-1 E3")
    assert scene.refused["holy-charge"] == "N-STATUS-BLINDED"


@example("N-STATUS-BLINDED", "N-ABIL-CHARGE", "N-CORE-REACT-1")
def test_who_is_blinded_on_the_way_arrives_and_strikes_nobody():
    scene = table(
        "gregorio", "gregorio B3, skills holy-charge, gear none", "x-blinder-1 A3", "cyclops-1 E3",
        die=[1] * 12, packs=[DRILL],
    )  # fmt: skip
    scene.one("holy-charge")
    assert (scene.at("gregorio"), scene.attacked("gregorio"), scene.spent("gregorio")) == ("D3", [], 5)
