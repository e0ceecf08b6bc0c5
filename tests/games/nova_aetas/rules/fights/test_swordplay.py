"""A Hero strikes (N-CORE-ATK-HERO-PHYS, N-CORE-ATK-HERO-PSY): dice, Wounds, what else comes of it and what does not."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import WIND
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"
FAUN = "faun-warrior-1 D3"  # PD 3, MD 3, Health 4, and nothing special
VALERIO = "valerio C3, skills none, gear sword"
GUARD = "landsknecht-1 D3"  # PD 4, MD 3, Health 9


def sword(
    *answers: str, hero: str = "valerio C3, skills none, gear sword", enemy: str = GUARD, die: list[int]
) -> Scene:
    scene = table(hero.split()[0], hero, *enemy.split(" and "), FAR, die=die, reagent=["wood"] * 3)
    return scene.one(*answers)


# The dice.


@example("N-CORE-ATK-HERO-PHYS", "N-CORE-TEST", "N-CORE-DIST", "N-CORE-EVENT")
@pytest.mark.parametrize(("weather", "square", "dice"), [(WIND, "G3", 4), (WIND, "F3", 5), (0, "G3", 5), (0, "I3", 5)])
def test_a_cross_wind_takes_a_die_from_a_shot_over_four_squares(weather: int, square: str, dice: int):
    scene = table("sofia", "sofia C3, skills none, gear bow", f"landsknecht-1 {square}", die=[1] * 5)
    scene.g.weather = weather
    scene.one("attack:bow")
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-CORE-ATK-HERO-PHYS", "N-CORE-ATK-HERO-PSY", "N-CORE-TEST", "N-CORE-DESTINY")
@pytest.mark.parametrize(("weapon", "asked"), [("sword", True), ("flash", False)])
def test_mars_ascends_before_a_blow_and_not_before_a_spell(weapon: str, asked: bool):
    scene = sword(
        f"attack:{weapon}", hero="valerio C3, skills none, gear sword + flash, destiny mars-ascendant", die=[1] * 5
    )
    assert ("mars-ascendant" in scene.options) == asked


@example("N-CORE-DESTINY", "N-CORE-TEST-TIMING", "N-TRAIT-CRITICAL", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize(("answer", "wounds"), [("mars-ascendant", 5), ("pass", 4)])
def test_mars_makes_a_critical_of_two(answer: str, wounds: int):
    hero = "valerio C3, skills none, gear sword, destiny mars-ascendant"
    assert sword("attack:sword", answer, hero=hero, die=[4, 4, 4, 1, 1]).wounds("landsknecht-1") == wounds


@example("N-CORE-ATK-HERO-PHYS", "N-CORE-TEST", "N-CORE-HEROISM")
@pytest.mark.parametrize(("die", "asked"), [([6, 1, 1, 1, 1], True), ([6, 6, 6, 6, 6], False)])
def test_of_an_attack_every_success_counts(die: list[int], asked: bool):
    """With one Success there is more to gain, with five there is not."""
    scene = sword("attack:sword", hero="valerio C3, skills none, gear sword, heroism 1", die=die)
    assert (scene.question == "N-CORE-TEST-TIMING") == asked


@example("N-ABIL-DODGE", "N-CORE-TEST", "N-CORE-TEST-TIMING", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize(
    ("enemy", "die", "thrown"),
    [
        ("bravo-1 D3", [3, 1, 1, 1, 1, 2], [(2, 1, 1, 1, 1)]),  # PD 3: a 3 is a Success, and is thrown again
        ("bravo-1 D3", [2, 1, 1, 1, 1, 6], []),  # none to throw
        ("faun-warrior-1 D3", [3, 1, 1, 1, 1, 2], []),  # it does not dodge
    ],
)
def test_a_success_against_who_dodges_is_thrown_again(enemy: str, die: list[int], thrown: list[tuple[int, ...]]):
    scene = sword("attack:sword", enemy=enemy, die=die)
    assert [each.new for each in scene.done("Rerolled")] == thrown


@example("N-ABIL-DODGE", "N-CORE-ATK-HERO-PSY", "N-CORE-TEST", "N-TRAIT-BLESS")
def test_nobody_dodges_a_blessing():
    """Though a Bravo stands by."""
    scene = table("gregorio", "gregorio C3, skills none", "sofia D3, skills none", "bravo-1 C2", die=[4, 4, 4])
    scene.one("attack:blessing", "sofia")
    assert (scene.tokens("sofia"), scene.done("Rerolled")) == ("blessed", [])


@example("N-CORE-TEST-MIN", "N-STATUS-POISONED", "N-STATUS-DISADVANTAGED", "N-CORE-TEST-TIMING", "N-CORE-ATK-HERO-PSY")
@pytest.mark.parametrize(
    ("tokens", "dice"), [("none", 2), ("poisoned", 1), ("poisoned disadvantaged", 1), ("disadvantaged", 1)]
)
def test_one_die_is_always_rolled(tokens: str, dice: int):
    scene = sword("attack:flash", hero=f"valerio C3, skills none, gear flash, tokens {tokens}", die=[1, 1])
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-CORE-TEST-TIMING", "N-CORE-REROLL", "N-CORE-ACT-ATTACK")
def test_a_falcon_bow_throws_one_die_again_once():
    scene = sword(
        "attack:falcon-bow", hero="sofia C3, skills none, gear falcon-bow, tokens lucky", die=[1] * 6 + [2] + [3]
    )
    assert scene.options == ["pass", "lucky", "weapon"]
    scene.one("weapon")
    assert (scene.options, scene.tokens("sofia")) == (["pass", "lucky"], "lucky")


@example("N-STATUS-ASTRUM", "N-TRAIT-LETHAL", "N-CORE-TEST-TIMING")
@pytest.mark.parametrize(
    ("die", "symbols"), [([4, 1, 1, 1, 1, 1], ["star", "sun"]), ([5, 1, 1, 1, 1, 1], ["sun"]), ([6] * 6, ["star"])]
)
def test_an_astrum_adds_a_symbol_that_does_something(die: list[int], symbols: list[str]):
    """An arquebus is Lethal by Star or Sun."""
    scene = sword(
        "attack:arquebus",
        hero="vincenzo C3, skills none, gear arquebus, tokens astrum",
        enemy="landsknecht-1 E3",
        die=die,
    )
    assert scene.options == ["pass", *symbols]


# What is paid, and told.


@example("N-CORE-ACT-ATTACK", "N-ITEM-OIL", "N-TRAIT-WEAK")
@pytest.mark.parametrize(
    ("hero", "attack", "weapon"),
    [
        ("valerio C3, skills none, gear sword", "attack:sword", 0),
        ("valerio C3, skills none, gear sword", "attack:unarmed", NOBODY),
        ("gregorio C3, skills none, gear none", "attack:unarmed", NOBODY),
    ],
)
def test_what_he_strikes_with_is_told_and_gives_no_token_of_its_own(hero: str, attack: str, weapon: int):
    scene = sword(attack, hero=hero, enemy=FAUN, die=[3, 1, 1, 1, 1])
    assert (scene.done("Attacked")[0].weapon, scene.tokens("faun-warrior-1"), scene.done("Oil")) == (weapon, "", [])
    assert scene.wounds("faun-warrior-1") == 1


@example("N-ITEM-OIL", "N-CORE-ACT-ATTACK", "N-TRAIT-POISON", "N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(
    ("gear", "answers", "tokens"),
    [
        ("sword poison 2", ("attack:sword",), "poisoned"),
        ("sword poison 2", ("attack:sword", "attack:sword"), "poisoned"),
        ("sword poison 1", ("attack:sword", "attack:sword"), "poisoned"),
        ("sword poison 2 + flash", ("attack:flash",), "blinded"),
        ("sword", ("attack:sword",), ""),
    ],
)
def test_an_oil_is_for_so_many_blows(gear: str, answers: tuple[str, ...], tokens: str):
    hero = f"valerio C3, skills none, gear {gear}"
    scene = sword(
        *answers, hero=hero, enemy="faun-shaman-1 D3", die=[3, 1, 1, 1, 1] * 2 if "flash" not in gear else [5, 1]
    )
    poured = int(gear.split()[2]) if tokens == "poisoned" else 0
    left = [poured - blow - 1 for blow in range(len(answers)) if poured > blow]
    assert (scene.tokens("faun-shaman-1"), [each.attacks for each in scene.done("Oil")]) == (tokens, left)


@example("N-CORE-ACT-ATTACK", "N-CORE-ACT-SKILL", "N-ENC-ONEHAND")
@pytest.mark.parametrize(("left", "why"), [(2, None), (1, "N-CORE-ACT-ATTACK")])
def test_who_dances_strikes_for_one_point_less(left: int, why: str | None):
    scene = table("altair", "altair C3, skills dance-of-death, heroism 1, gear dagger", GUARD, die=[1] * 4)
    scene.one("dance-of-death", *["wait"] * (7 - left))
    assert scene.refused.get("attack:dagger") == why


# Wounds.


@example("N-CORE-WOUND-STEPS", "N-CORE-ATK-HERO-PSY", "N-TRAIT-HARMLESS", "N-CORE-ATK-SUCCESS")
@pytest.mark.parametrize(
    ("spell", "schools", "die", "wounds", "tokens"),
    [
        ("arcane-dart", "ignis", [3, 3, 1, 1, 1], 2, ""),  # as many as Successes
        ("arcane-dart", "ignis", [1] * 5, 0, ""),
        ("cross-of-thorns", "umbra", [3, 3, 1, 1, 1], 1, "entangled"),  # one
        ("cross-of-thorns", "umbra", [1] * 5, 0, ""),
        ("confusion", "mens", [3, 3, 1, 1, 1], 0, "distracted"),  # none
        ("flash", "ignis", [3, 3, 1, 1], 0, "blinded"),
    ],
)
def test_a_spell_wounds_as_it_says(spell: str, schools: str, die: list[int], wounds: int, tokens: str):
    scene = sword(
        f"attack:{spell}", hero=f"rebecca C3, skills none, schools {schools}, gear {spell}", enemy=FAUN, die=die
    )
    assert (scene.done("Judged")[0].wounds, scene.tokens("faun-warrior-1")) == (wounds, tokens)


@example("N-TRAIT-BLIND", "N-TRAIT-DISADVANTAGE", "N-CORE-ATK-HERO-PSY")
@pytest.mark.parametrize(("enemy", "tokens"), [("cyclops-1", "distracted"), ("faun-warrior-1", "blinded")])
def test_a_flash_only_distracts_a_monster(enemy: str, tokens: str):
    scene = sword("attack:flash", hero="rebecca C3, skills none, gear flash", enemy=f"{enemy} D3", die=[3, 1, 1, 1])
    assert scene.tokens(enemy) == tokens


@example("N-TRAIT-DEVASTATING", "N-CORE-WOUND-STEPS", "N-TRAIT-GUT")
@pytest.mark.parametrize(("die", "wounds"), [([4, 4, 1, 1, 1], 4), ([4, 4, 4, 1, 1], 8), ([1] * 5, 0)])
def test_the_blade_of_mars_devastates(die: list[int], wounds: int):
    scene = sword("attack:blade-of-mars", hero="valerio C3, skills none, gear blade-of-mars", die=die)
    assert scene.wounds("landsknecht-1") == wounds


# What follows a blow that hit, whatever the symbols; and one that missed.


@example("N-TRAIT-PRESS", "N-CORE-WOUND-STEPS", "N-CORE-ATK-SUCCESS")
@pytest.mark.parametrize(
    ("wounds", "die", "at"),
    [(0, [3, 1, 1, 1, 1], ("E3", "D3")), (0, [2, 1, 1, 1, 1], ("D3", "C3")), (3, [3, 1, 1, 1, 1], ("", "C3"))],
)
def test_a_halberd_pushes_who_is_hit_and_stands(wounds: int, die: list[int], at: tuple[str, str]):
    hero = "valerio C3, skills none, gear halberd"
    scene = sword("attack:halberd", hero=hero, enemy=f"{FAUN} wounds {wounds} and faun-warrior-2 L1", die=die)
    assert (scene.at("faun-warrior-1"), scene.at("valerio")) == at


@example("N-CORE-WOUND-STEPS", "N-TRAIT-PRESS", "N-CORE-ATK-SUCCESS", "N-CORE-SKILL-FORMS", "N-TOKEN-GEN-2")
@pytest.mark.parametrize(("die", "at"), [([2] * 6, "D3"), ([3] + [2] * 5, "E3")])
def test_what_was_declared_comes_of_a_hit_only(die: list[int], at: str):
    hero = "gregorio C3, skills crushing-blow, gear greatsword"
    assert sword("attack:greatsword", "crushing-blow", hero=hero, enemy=FAUN, die=die).at("faun-warrior-1") == at


@example("N-CORE-SKILL-FORMS", "N-CORE-WOUND-STEPS", "N-TRAIT-BLEED", "N-TOKEN-GEN-2")
@pytest.mark.parametrize(("die", "tokens"), [([2] * 3, ""), ([3, 2, 2], "bleeding")])
def test_a_surgical_strike_that_misses_draws_no_blood(die: list[int], tokens: str):
    hero = "vincenzo C3, skills surgical-strike, gear mace"
    assert sword("attack:mace", "surgical-strike", hero=hero, enemy=FAUN, die=die).tokens("faun-warrior-1") == tokens


@example("N-CORE-ATK-AREA-HERO", "N-AMB-53", "N-TRAIT-AREA", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("die", "tokens"), [([2] * 7, ""), ([3] + [2] * 6, "burned")])
def test_a_fireball_that_misses_burns_nobody(die: list[int], tokens: str):
    hero = "rebecca A3, skills overload"
    scene = sword(
        "attack:fireball", "faun-warrior-1", "overload", hero=hero, enemy=f"{FAUN} and landsknecht-1 E3", die=die
    )
    assert (scene.tokens("faun-warrior-1"), scene.tokens("landsknecht-1")) == (tokens, tokens)


@example("N-CORE-SKILL-FORMS", "N-CORE-WOUND-STEPS", "N-CORE-ATK-SUCCESS")
@pytest.mark.parametrize(("die", "wounds"), [([2] * 5, 0), ([3] + [2] * 4, 1)])
def test_a_cleave_goes_on_only_from_a_hit(die: list[int], wounds: int):
    hero = "valerio C3, skills cleave, gear sword"
    scene = sword("attack:sword", "faun-warrior-1", "cleave", hero=hero, enemy=f"{FAUN} and landsknecht-1 C2", die=die)
    assert scene.wounds("landsknecht-1") == wounds


@example("N-CORE-SKILL-FORMS", "N-CORE-ATK-SUCCESS", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(
    ("skills", "others", "die", "attacked"),
    [
        ("twin-casting", " and faun-warrior-2 C6", [1] * 12, ["faun-warrior-1", "faun-warrior-2"]),  # though it missed
        ("overload", " and faun-warrior-2 C6", [3] * 8, ["faun-warrior-1"]),
        ("twin-casting", "", [3] + [1] * 5, ["faun-warrior-1"]),  # there is nobody else
    ],
)
def test_a_spell_is_cast_again_on_somebody_else(skills: str, others: str, die: list[int], attacked: list[str]):
    scene = table(
        "rebecca", f"rebecca C3, skills {skills}, advanced true, gear arcane-dart", *(FAUN + others).split(" and "),
        die=die, reagent=["wood"] * 2,
    )  # fmt: skip
    if others:
        scene.one("attack:arcane-dart", "faun-warrior-1", skills)
    else:
        scene.one("attack:arcane-dart", skills)
    assert scene.attacked("rebecca") == attacked


@example("N-CORE-SKILL-FORMS", "N-TRAIT-CRITICAL", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("die", "blows"), [([4, 4, 4, 1, 1], 2), ([4, 4, 1, 1, 1], 1)])
def test_a_flurry_follows_a_critical(die: list[int], blows: int):
    scene = table(
        "altair", "altair B1, skills flurry, advanced true, gear dagger", "landsknecht-1 A1", die=[*die, 1, 1, 1, 1, 1]
    )
    scene.one("attack:dagger", "flurry")
    assert scene.attacked("altair") == ["landsknecht-1"] * blows


@example("N-CORE-SKILL-FORMS", "N-CORE-DEFEAT", "N-CORE-HEROISM")
@pytest.mark.parametrize(("wounds", "asked"), [(3, True), (0, False)])
def test_no_quarter_where_nobody_was_felled(wounds: int, asked: bool):
    hero = "valerio C3, skills no-quarter, advanced true, heroism 1, gear sword"
    scene = sword(
        "attack:sword", "faun-warrior-1", "pass", hero=hero, enemy=f"{FAUN} wounds {wounds} and landsknecht-1 C2",
        die=[3, 1, 1, 1, 1, 1],
    )  # fmt: skip
    assert (scene.question == "N-CORE-SKILL-FORMS") == asked
