"""Wounds on their way (N-CORE-WOUND-STEPS 5 to 7): who may step in, what is parried, who answers."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

FAR = "bravo-6 L8"
MARTYR = "gregorio D4, skills martyr, heroism 1, gear none"


# A Martyr steps into an attack, and into nothing else.


@example("N-CORE-WOUND-STEPS", "N-CORE-UNBLOCKABLE", "N-CORE-SKILL-FORMS", "N-TRAIT-PIERCE")
@pytest.mark.parametrize(
    ("enemy", "asked"), [("brigand-1 E3", True), ("arquebusier-1 E3", False)], ids=["a blow", "a bullet that pierces"]
)
def test_a_martyr_steps_into_a_blow_but_not_before_a_bullet(enemy: str, asked: bool):
    scene = table(enemy.split("-1")[0], MARTYR, "sofia D3, skills none, gear none, threat 3", enemy, die=[1] * 9)
    assert (scene.waits_for == "one" and "gregorio" in scene.options) == asked


@example("N-CORE-WOUND-STEPS", "N-CORE-FALL", "N-CORE-SKILL-FORMS", "N-STATUS-BURNED")
@pytest.mark.parametrize(
    ("tokens", "answers"), [("none", ("move", "D2")), ("burned", ("end",)), ("bleeding", ("end",))]
)
def test_a_martyr_takes_no_fall_and_no_fire(tokens: str, answers: tuple[str, ...]):
    scene = table("sofia", "heights = { D3 = 2 }", MARTYR, f"sofia D3, skills none, gear none, tokens {tokens}", FAR)
    scene.one(*answers)
    assert (scene.wounds("sofia"), scene.done("UseSkill")) == (2 if tokens == "none" else 1, [])
    assert scene.waits_for != "one" or scene.question == "N-CORE-ACT-FREE"


# Parried and absorbed.


@example("N-STATUS-DEFENDED", "N-CORE-DESTINY", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("die", "answers", "wounds"),
    [
        ([1, 1, 1, 1], ("jupiters-shield",), 0),  # three of three
        ([1, 1, 1, 1], ("defended",), 2),
        ([1, 1, 1, 1], ("pass",), 3),
    ],
)
def test_what_is_parried_is_not_suffered(die: list[int], answers: tuple[str, ...], wounds: int):
    scene = table(
        "brigand", "valerio D3, skills none, gear none, tokens defended, destiny jupiters-shield",
        "brigand-1 E3 tokens stunned", "brigand-2 L8", die=die,
    )  # fmt: skip
    while scene.question != "N-STATUS-DEFENDED":
        scene.one("pass")
    scene.one(*answers).pass_all()
    assert scene.wounds("valerio") == wounds


@example("N-STATUS-DEFENDED", "N-CORE-DESTINY", "N-AMB-46")
@pytest.mark.parametrize(("enemy", "left"), [("landsknecht-1", 4), ("brigand-1", 0)])
def test_jupiters_shield_takes_three(enemy: str, left: int):
    """A Landsknecht's seven come to four; and of nothing nobody asks what to do with it."""
    scene = table(
        enemy[:-2], "valerio D3, skills none, gear none, tokens defended, destiny jupiters-shield",
        f"{enemy} E3", die=[1] * 4,
    )  # fmt: skip
    while "jupiters-shield" not in scene.options:
        scene.one("pass")
    scene.one("jupiters-shield")
    assert (scene.waits_for == "one" and scene.question == "N-STATUS-DEFENDED") == (left > 0)
    if left:
        scene.one("pass")
    assert scene.wounds("valerio") == left


@example("N-TRAIT-RESISTANCE", "N-CORE-WOUND-STEPS", "N-AMB-25", "N-TRAIT-BLEED")
def test_what_plate_has_taken_nobody_has_suffered():
    scene = table("bravo", "valerio C3, skills none, gear plate-armour", "bravo-1 D3 tokens stunned", die=[1] * 4)
    assert (scene.done("Wound"), scene.tokens("valerio"), scene.done("WoundGear")[0].n) == ([], "", 3)


@example("N-CORE-DESTINY", "N-CORE-DOWN-1")
def test_a_blood_oath_leaves_one_wound_to_go():
    scene = table(
        "bravo", "valerio L1, skills none, destiny blood-oath", "sofia C3, skills none, gear none, wounds 5",
        "bravo-1 D3 tokens stunned", die=[1, 1],
    )  # fmt: skip
    scene.one("valerio")
    assert (scene.wounds("sofia"), scene.at("sofia"), scene.done("GoDown")) == (6, "C3", [])


# Answers.


@example("N-CORE-ADJ", "N-CORE-REACT-5")
@pytest.mark.parametrize(("heights", "asked"), [("{}", True), ("{ C3 = 1 }", False)])
def test_a_shield_wall_is_for_who_stands_on_the_same_level(heights: str, asked: bool):
    scene = table(
        "bravo", f"heights = {heights}", "valerio C3, skills shield-wall", "sofia D3, skills none, gear none, threat 3",
        "bravo-1 E3", die=[6] * 9,
    )  # fmt: skip
    assert (scene.waits_for == "one" and "shield-wall" in scene.options) == asked


@example("N-CORE-ADJ", "N-CORE-REACT-5")
@pytest.mark.parametrize(("enemy", "square", "asked"), [("crossbowman-1", "G3", False), ("bravo-1", "D3", True)])
def test_a_perfect_parry_is_for_a_blow(enemy: str, square: str, asked: bool):
    scene = table(enemy[:-2], "altair C3, skills perfect-parry, advanced true", f"{enemy} {square}", die=[6] * 20)
    assert (scene.waits_for == "one" and "perfect-parry" in scene.options) == asked


@example("N-CORE-ACT-ATTACK", "N-CORE-SKILL-FORMS", "N-CORE-ADJ", "N-CORE-RANGE", "N-CORE-REACT-5")
@pytest.mark.parametrize(("hero", "bravo"), [("B1", "A1"), ("C3", "D3")])
def test_a_riposte_strikes_back_wherever_he_stands(hero: str, bravo: str):
    scene = table(
        "bravo", f"altair {hero}, skills riposte, gear dagger", f"bravo-1 {bravo} tokens stunned", die=[6] * 3 + [1] * 4
    )
    scene.one("riposte")
    assert scene.attacked("altair") == ["bravo-1"]


@example("N-CORE-ACT-ATTACK", "N-CORE-REACT-5", "N-ABIL-DASH")
def test_who_slips_away_strikes_nobody():
    scene = table("bravo", "sofia C3, skills slip-away, gear dagger", "bravo-1 D3 tokens stunned", die=[6] * 9)
    scene.one("slip-away", "C2")
    assert (scene.at("sofia"), scene.attacked("sofia")) == ("C2", [])


@example("N-CORE-ACT-SKILL", "N-ENC-ONEHAND", "N-CORE-ACT-ATTACK")
def test_twin_blades_are_in_one_hand_each():
    scene = table("altair", "altair C3, skills twin-blades, gear dagger + sword + greatsword", "landsknecht-1 D3")
    scene.one("twin-blades")
    assert (scene.options, scene.refused) == (["place-5", "place-6"], {})


# Sides.


@example("N-CORE-SIDES", "N-STATUS-BURNED")
@pytest.mark.parametrize(("model", "left"), [("papal-guard-1", ""), ("bravo-1", ""), ("brother-theodore", "burned")])
def test_an_enemy_burns_once_and_who_is_on_the_side_of_the_heroes_burns_on(model: str, left: str):
    scene = table(
        model.removesuffix("-1"), "valerio L8, skills none", "brigand-1 L1", "brigand-2 K1", f"{model} A1 tokens burned"
    )
    if model == "brother-theodore":
        scene.one("end")
    assert (scene.wounds(model), scene.tokens(model)) == (1, left)
