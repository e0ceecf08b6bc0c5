"""Blows and what follows from them, step by step (N-CORE-WOUND-STEPS, N-CORE-DEFEAT, N-CORE-SKILL-FORMS)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import BASTION
from plancia.games.nova_aetas.state.state import CRITICALS, MONSTERS, RESCUES, TALLIES, TROOPS
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

FAR = "bravo-6 L8"


def feats(scene: Scene, hero: str, counted: int) -> int:
    return int(scene.g.feats[scene.model(hero) * TALLIES + counted])


# What is noted of a fight.


@example("N-CORE-ACT-ATTACK", "N-CORE-THREAT-4")
def test_an_attack_is_told_with_its_target():
    scene = table("valerio", "valerio C3, skills none, gear sword", "landsknecht-1 D3", die=[1] * 5)
    scene.one("attack:sword")
    assert (scene.attacked("valerio"), scene.g.attacked) == (["landsknecht-1"], True)


@example("N-TRAIT-CRITICAL", "N-CORE-ACHIEVE", "N-CORE-THREAT-2")
def test_a_critical_is_counted():
    scene = table("valerio", "valerio C3, skills none, gear sword", "landsknecht-1 D3", die=[6] * 5)
    scene.one("attack:sword")
    assert feats(scene, "valerio", CRITICALS) == 1


@example("N-CORE-DEFEAT", "N-CORE-ACHIEVE", "N-CORE-LOOT")
def test_a_troop_that_is_felled_is_counted():
    scene = table(
        "valerio", "valerio C3, skills none, gear sword", "bravo-1 D3 wounds 3", FAR, die=[4] * 8, reagent=["metal"]
    )  # fmt: skip
    scene.one("attack:sword")
    assert (feats(scene, "valerio", TROOPS), feats(scene, "valerio", MONSTERS)) == (1, 0)


@example("N-CORE-DEFEAT", "N-CORE-ACHIEVE", "N-CORE-LOOT")
def test_a_monster_that_is_felled_is_counted_and_leaves_a_reward():
    scene = table("valerio", "valerio C3, skills none, gear sword", "cyclops-1 D3", FAR, die=[6] * 8)
    family = scene.g.box.enemies[scene.g.box.type_of[scene.model("cyclops-1")]].loot
    card = next(each.id for each in scene.g.box.reagents if each.family == family)
    scene.rolls(reagent=[card] * 3, reward=["purse-of-gold"], die=[6] * 8)
    scene.g.wounds[scene.model("cyclops-1")] = scene.g.health[scene.model("cyclops-1")] - 1
    scene.one("attack:sword")
    assert (scene.at("cyclops-1"), feats(scene, "valerio", MONSTERS), feats(scene, "valerio", TROOPS)) == ("", 1, 0)
    assert len(scene.done("DrawReward")) == 1


@example("N-CORE-ACT-RESCUE", "N-CORE-ACHIEVE")
def test_a_rescue_is_counted():
    scene = table("valerio", "valerio C3, skills none", "sofia D3 down true", FAR).one("rescue")
    assert feats(scene, "valerio", RESCUES) == 1


@example("N-CORE-GRAVE", "N-CORE-HEROISM", "N-CORE-DOWN-1")
def test_a_grave_wound_makes_a_hero_of_him():
    scene = table(
        "bravo", "valerio C3, skills none, gear none, wounds 8", "bravo-1 D3", die=[1] * 20, grave_wound=["broken-arm"]
    )  # fmt: skip
    assert (scene.g.heroism[0], scene.g.fresh_graves[0].bit_count()) == (1, 1)


# The end and the beginning of an Activation.


@example("N-TOKEN-GEN-3", "N-STATUS-BLINDED", "N-CORE-THREAT-4", "N-STATUS-BURNED")
def test_who_burns_sees_again_all_the_same():
    scene = table("valerio", "valerio C3, skills none, tokens burned blinded, threat 3", FAR)
    scene.one("wait", "wait", "wait", "end")
    assert (scene.tokens("valerio"), scene.threat("valerio")) == ("burned", 2)


@example("N-CORE-ACT-START", "N-CORE-ACT-SKILL", "N-SKILL-HEROIC")
def test_a_last_stand_is_over_when_he_acts_again():
    scene = table("valerio", "t = 1", "hours.bravo = 50", "valerio C3, skills last-stand, heroism 1", FAR)
    before = scene.g.able[0]
    scene.one("last-stand", "end")
    assert scene.g.able[0] & BASTION
    scene.play_on()
    assert (scene.g.actor, scene.g.able[0]) == (0, before)


# Reactions that cannot be used.


@example("N-CORE-ADJ", "N-CORE-REACT-5")
def test_a_bolt_from_afar_is_not_parried():
    scene = table("crossbowman", "altair C3, skills perfect-parry, advanced true", "crossbowman-1 G3", die=[1] * 9)
    assert (scene.attacked("crossbowman-1"), scene.done("UseSkill")) == (["altair"], [])
    near = table("bravo", "altair C3, skills perfect-parry, advanced true", "bravo-1 D3", die=[1] * 9)
    assert "perfect-parry" in near.options


@example("N-CORE-DIST", "N-CORE-REACT-5")
@pytest.mark.parametrize(("square", "offered"), [("C6", True), ("C7", False)])
def test_a_smoke_vial_flies_three_squares(square: str, offered: bool):
    scene = table(
        "bravo", f"vincenzo {square}, skills smoke-vial", "sofia C3, skills none, threat 4", "bravo-1 D3", die=[6] * 9
    )
    assert (scene.waits_for == "one" and "smoke-vial" in scene.options) == offered


@example("N-CORE-REACT-5")
def test_who_is_down_reacts_to_nothing():
    scene = table(
        "bravo", "valerio C4 down true, skills shield-wall", "sofia C3, skills none", "bravo-1 D3", die=[6] * 9
    )  # fmt: skip
    assert (scene.attacked("bravo-1")[0], scene.waits_for) == ("sofia", "audience")  # and nobody is asked


@example("N-CORE-DIST", "N-CORE-SKILL-FORMS", "N-CORE-HEROISM", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("square", "heroism", "asked"), [("C5", 1, True), ("C8", 1, False), ("C5", 0, False)])
def test_a_martyr_is_near_and_has_heart(square: str, heroism: int, asked: bool):
    scene = table(
        "brigand", f"gregorio {square}, skills martyr, heroism {heroism}, gear none", "sofia C3, skills none, threat 3",
        "brigand-1 D3", die=[1, 1] + [6] * 9,
    )  # fmt: skip
    assert (scene.waits_for == "one" and "gregorio" in scene.options) == asked


@example("N-CORE-RANGE", "N-CORE-ADJ", "N-CORE-SKILL-FORMS", "N-CORE-ACT-ATTACK", "N-CORE-REACT-5")
@pytest.mark.parametrize(
    ("enemy", "square", "gear", "die", "offered"),
    [
        ("bravo", "D3", "dagger + plate-armour", 1, True),  # the plate has taken everything
        ("gorgon", "D3", "dagger", 1, False),
        ("bravo", "D3", "dagger", 6, True),
        ("bravo", "D3", "none", 6, False),  # nothing in one hand that reaches
        ("crossbowman", "F3", "throwing-knives", 6, False),  # not adjacent
        ("bravo", "D3", "dagger", 1, False),  # he was hurt
    ],
)
def test_when_a_riposte_may_follow(enemy: str, square: str, gear: str, die: int, offered: bool):
    scene = table(enemy, f"altair C3, skills riposte, gear {gear}", f"{enemy}-1 {square}", die=[die] * 20)
    assert (scene.waits_for == "one" and "riposte" in scene.options) == offered


@example("N-CORE-ACT-ATTACK", "N-CORE-REACT-5")
def test_he_chooses_the_blade_of_his_riposte():
    scene = table(
        "bravo", "altair C3, skills riposte, gear dagger + sword", "bravo-1 D3", die=[6, 6, 6, 6]
    )  # fmt: skip
    scene.one("riposte")
    assert scene.options == ["place-5", "place-6"]


@example("N-CORE-HEROISM", "N-CORE-SKILL-FORMS", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(("heroism", "asked"), [(1, True), (0, False)])
def test_no_quarter_is_for_heroes_with_a_weapon(heroism: int, asked: bool):
    scene = table(
        "valerio", f"valerio C3, skills no-quarter, advanced true, heroism {heroism}, gear sword + flash",
        "faun-warrior-1 D3 wounds 3", "faun-warrior-2 C2", die=[3, 1, 1, 1, 1, 1], reagent=["wood"],
    )  # fmt: skip
    scene.one("attack:sword", "faun-warrior-1")
    if asked:
        scene.one("pass")  # no re-roll
    weapons = [name for name in scene.options if name.startswith("place-")] if scene.waits_for == "one" else []
    assert ("place-5" in weapons, "place-8" in weapons) == (asked, False)


# Quiet blows.


def in_the_dark(wounds: int, *dice: int) -> Scene:
    scene = nova(
        f"""
        mission = "M2"
        alarm = -1
        active = "valerio"
        heroes.valerio = {{ at = "K1", skills = "", gear = "sword", heroism = 0 }}
        enemies.bravo-1 = {{ at = "K2", wounds = {wounds} }}
        hours.bravo = 20
        """,
        die=[*dice], reagent=["metal"], draft=["bravo", "crossbowman"],
    )  # fmt: skip
    return scene.advance().one("attack:sword")


@example("N-CORE-STEALTH", "N-CORE-DEFEAT")
def test_a_blow_that_does_not_fell_is_heard():
    """A Bravo dodges: the 4 is thrown again."""
    assert in_the_dark(0, 4, 1, 1, 1, 1, 4).g.alarm >= 0
    assert in_the_dark(0, 1, 1, 1, 1, 1).g.alarm >= 0
    assert in_the_dark(3, 4, 1, 1, 1, 1, 4).g.alarm == -1


# Areas: where they may be aimed.


@example("N-AREA-LANCE")
@pytest.mark.parametrize(("square", "why"), [("E3", None), ("D4", "N-AREA-LANCE")])
def test_a_spear_is_thrust_in_a_line(square: str, why: str | None):
    scene = table("valerio", "valerio C3, skills none, gear spear", f"bravo-1 {square}", "landsknecht-1 B3")
    scene.confirms = False
    scene.one("attack:spear")
    assert scene.refused.get("bravo-1") == why


# Tokens that are not received.


@example("N-STATUS-DISTRACTED", "N-TOKEN-GEN-1", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize("enemy", ["bravo-1", "papal-guard-1"])
@pytest.mark.parametrize("tokens", ["distracted", "none"])
def test_nobody_is_distracted_twice(enemy: str, tokens: str):
    scene = table("altair", "altair C3, skills feint", f"{enemy} D3 tokens {tokens}")
    assert ("feint" in scene.options) == (tokens == "none")


# Moving.


@example("N-CORE-MOVE-PASS", "N-CORE-ACT-MOVE")
@pytest.mark.parametrize(
    ("squares", "why"), [(["B3", "C2", "D3", "C4"], "N-CORE-MOVE-PASS"), (["B3", "C2", "D3"], None)]
)
def test_who_is_surrounded_does_not_move(squares: list[str], why: str | None):
    enemies = [f"bravo-{number + 1} {square}" for number, square in enumerate(squares)]
    scene = table("valerio", "valerio C3, skills none", *enemies)
    assert scene.refused.get("move") == why


@example("N-CORE-MOVE-PASS", "N-STATUS-ENTANGLED")
@pytest.mark.parametrize(("left", "why"), [(1, "N-CORE-MOVE-PASS"), (2, None)])
def test_who_is_entangled_needs_two_ap_for_a_square(left: int, why: str | None):
    scene = table("valerio", "valerio C3, skills none, tokens entangled", FAR)
    scene.one(*["wait"] * (6 - left))
    assert scene.refused.get("move") == why


@example("N-CORE-MOVE-PASS", "N-CORE-FREE")
@pytest.mark.parametrize(("left", "why"), [(1, "N-CORE-MOVE-PASS"), (2, None)])
def test_past_a_friend_it_takes_two_ap_to_a_free_square(left: int, why: str | None):
    scene = table(
        "valerio", "rows = ['TTTTTT', 'T...T.', 'TTTTTT']", "valerio B2, skills none", "sofia C2", "bravo-1 F2"
    )
    scene.one(*["wait"] * (6 - left))
    assert scene.refused.get("move") == why


@example("N-CORE-MOVE-COST", "N-CORE-FREE", "N-CORE-MOVE-PASS", "N-CORE-ACT-MOVE")
def test_step_by_step_every_step_is_refused_by_its_rule():
    """To the east a friend in a dead end, to the south water, to the west an Enemy."""
    scene = table(
        "valerio", "rows = ['TT.TTT', 'T..TTT', '.~.T..']", "valerio C2, skills none", "sofia C1, skills none",
        "bravo-1 B2", "landsknecht-1 F3",
    )  # fmt: skip
    scene.one(*["wait"] * 5)
    scene.one("move", "step-by-step")
    assert (scene.refused.get("C1"), scene.refused.get("B2"), "stop" in scene.options) == (
        "N-CORE-FREE", "N-CORE-MOVE-PASS", False,
    )  # fmt: skip


@example("N-ABIL-JUMP")
@pytest.mark.parametrize(("skills", "why"), [("none", "N-ABIL-JUMP"), ("acrobatics", None)])
def test_only_who_can_jump_jumps(skills: str, why: str | None):
    scene = table("altair", f"altair C3, skills {skills}", FAR)
    assert scene.refused.get("jump") == why


@example("N-ABIL-JUMP")
def test_there_must_be_somewhere_to_land():
    rows = ["T" * 12] * 4
    rows[1] = "T.TTTTTTTTT."
    scene = table("altair", f"rows = {rows}", "altair B2, skills acrobatics", "bravo-1 L2")
    assert scene.refused["jump"] == "N-ABIL-JUMP"


@example("N-ABIL-ALLY", "N-CORE-ACT-MOVE")
def test_an_ally_does_not_go_step_by_step():
    scene = table("brother-theodore", "valerio F3", "brother-theodore C3", FAR)
    if scene.waits_for == "one" and "move" in scene.options:
        scene.confirms = False
        scene.one("move")
    assert scene.refused["step-by-step"] == "N-ABIL-ALLY"


# Things.


@example("N-ITEM-OIL", "N-CORE-ACT-ITEM")
def test_an_oil_is_for_a_weapon_that_has_none():
    scene = table("valerio", "valerio C3, skills none, gear sword poison 2 + venom-oil", FAR)
    oils = [name for name in [*scene.options, *scene.refused] if name.startswith("use:")]
    assert [scene.refused.get(name) for name in oils] == ["N-ITEM-OIL"]


@example("N-CORE-HEALING", "N-CORE-ACT-ITEM")
def test_a_potion_takes_away_what_it_cures():
    scene = table("vincenzo", "vincenzo C3, skills none, gear antidote, tokens poisoned", FAR)
    scene.one("use:antidote")
    assert scene.tokens("vincenzo") == ""


@example("N-ENC-ONEHAND", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(
    ("gear", "square", "why"),
    [("dagger + sword", "D3", None), ("dagger", "D3", "N-ENC-ONEHAND"), ("dagger + sword", "F3", "N-ENC-ONEHAND")],
)
def test_twin_blades_are_two_and_both_reach(gear: str, square: str, why: str | None):
    scene = table("altair", f"altair C3, skills twin-blades, gear {gear}", f"landsknecht-1 {square}")
    assert scene.refused.get("twin-blades") == why


@example("N-ABIL-CHARGE", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("waits", "square", "why"), [
    (0, "F2", None), (1, "F2", "N-ABIL-CHARGE"), (0, "L8", "N-ABIL-CHARGE"),
])  # fmt: skip
def test_a_charge_comes_first_and_from_near(waits: int, square: str, why: str | None):
    scene = table("gregorio", "gregorio B2, skills holy-charge, gear greatsword", f"landsknecht-1 {square}")
    scene.one(*["wait"] * waits)
    assert scene.refused.get("holy-charge") == why


@example("N-CORE-HEALING", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("wounds", "why"), [(0, "N-CORE-HEALING"), (1, None)])
def test_a_dressing_closes_a_wound_that_is_there(wounds: int, why: str | None):
    scene = table(
        "vincenzo", "vincenzo C3, skills field-dressing", f"sofia D3 tokens bleeding poisoned, wounds {wounds}", FAR
    )  # fmt: skip
    scene.one("field-dressing", "sofia")
    found = {**dict.fromkeys(scene.options), **scene.refused}
    assert found.get("wound") == why
