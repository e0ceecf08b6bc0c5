"""Tests from window to window (N-CORE-TEST-TIMING): keywords, re-rolls, friends, Skills declared with attacks."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

FAR = "bravo-6 L8"
GUARD = "landsknecht-1 D3"


# Keywords.


@example("N-CORE-KEYWORD", "N-KEYWORD-SEARCH", "N-KEYWORD-LOCKPICK", "N-SKILL-SUPPORT")
@pytest.mark.parametrize(
    ("hero", "skills", "deed", "dice"),
    [
        ("rebecca", "second-sight", "find-the-register", 5),  # Mind 4, and one more by Second Sight
        ("rebecca", "none", "find-the-register", 4),
        ("vincenzo", "none", "find-the-register", 5),  # Mind 3, and he knows how to search
        ("rebecca", "second-sight", "open-the-strongbox", 2),  # Dexterity: no sight helps
        ("altair", "none", "open-the-strongbox", 7),  # 4, two for the keyword, one for his lockpicks
    ],
)
def test_how_many_dice_a_keyword_has(hero: str, skills: str, deed: str, dice: int):
    scene = table(hero, 'mission = "M2"', f"{hero} -, skills {skills}, inside study", die=[1] * 9).one(deed)
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-CORE-KEYWORD", "N-ABIL-ALLY", "N-MAP-LEVER")
def test_an_ally_takes_a_keyword_test_like_anybody():
    """Brother Theodore at a lever: Physique 2."""
    scene = table(
        "brother-theodore", 'mission = "M3"', "valerio A1, skills none", "brother-theodore K5", "faun-shaman-1 D1",
        die=[1] * 9,
    )  # fmt: skip
    scene.one("pull-the-lever@L5", "test-1")
    assert len(scene.done("Rolled")[0].dice) == 2


# Re-rolls.


@example("N-CORE-HEROISM", "N-CORE-REROLL", "N-CORE-TEST-TIMING")
def test_a_reroll_costs_one_point_of_heroism():
    scene = table("valerio", "valerio C3, skills none, gear sword, heroism 3", GUARD, die=[4, 1, 1, 1, 1, 2])
    scene.one("attack:sword", "heroism", "die-2", "pass")
    assert (scene.g.heroism[0], scene.done("Rerolled")[0].new) == (2, (4, 2, 1, 1, 1))


@example("N-CORE-REROLL", "N-CORE-HEROISM", "N-STATUS-LUCKY", "N-CORE-BOND")
@pytest.mark.parametrize(
    ("hero", "attack", "use", "rule"),
    [
        ("sofia C3, skills none, gear falcon-bow", "falcon-bow", "weapon", "N-CORE-REROLL"),
        ("sofia C3, skills none, gear bow, tokens lucky", "bow", "lucky", "N-STATUS-LUCKY"),
        ("sofia C3, skills none, gear bow, heroism 1", "bow", "heroism", "N-CORE-HEROISM"),
        ("sofia C3, skills none, gear bow, destiny the-hanged-man", "bow", "the-hanged-man", "N-CORE-DESTINY"),
    ],
)
def test_by_what_a_die_is_thrown_again_is_told(hero: str, attack: str, use: str, rule: str):
    scene = table("sofia", hero, GUARD, die=[1] * 20)
    scene.one(f"attack:{attack}")
    while use not in scene.options:  # cards are offered before the roll too
        scene.one("pass")
    scene.one(use)
    if use == "heroism":
        scene.one("die-1", "pass")
    assert [each.rule for each in scene.done("Rerolled")] == [rule]


# Spells for friends.


@example("N-CORE-HEALING", "N-TRAIT-BLESS", "N-CORE-ATK-SUCCESS", "N-CORE-ATK-HERO-PSY")
@pytest.mark.parametrize(
    ("spell", "wounds", "die", "left", "tokens"),
    [
        ("blessing", 2, [4, 1, 1], 2, "blessed"),  # blesses, and heals nobody
        ("mend", 2, [4, 1, 1], 1, ""),
        ("mend", 2, [4, 4, 4], 0, ""),
        ("mend", 2, [3, 3, 3], 2, ""),
    ],
)
def test_what_a_spell_does_for_a_friend(spell: str, wounds: int, die: list[int], left: int, tokens: str):
    scene = table(
        "gregorio", f"gregorio C3, skills none, gear {spell}", f"sofia D3, skills none, wounds {wounds}", FAR, die=die
    )
    scene.one(f"attack:{spell}", "sofia")
    assert (scene.wounds("sofia"), scene.tokens("sofia")) == (left, tokens)


@example("N-CORE-SYMBOL", "N-CORE-HEALING", "N-CORE-ATK-SUCCESS")
@pytest.mark.parametrize(("die", "tokens"), [([4, 1, 1], "blinded poisoned"), ([5, 1, 1], "blinded")])
def test_only_a_star_cures_and_only_what_is_printed(die: list[int], tokens: str):
    """Sofia is not wounded."""
    scene = table("gregorio", "gregorio C3, skills none, gear mend", "sofia D3, tokens blinded poisoned", FAR, die=die)
    scene.one("attack:mend", "sofia")
    assert (scene.tokens("sofia"), scene.done("Heal")) == (tokens, [])


# Skills that are declared with an attack.


@example("N-CORE-ACT-AP", "N-CORE-HEROISM", "N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(
    ("heroism", "left", "options", "refused"),
    [
        (1, 4, ["aimed-shot", "rain-of-arrows"], {}),
        (1, 3, ["rain-of-arrows"], {"aimed-shot": "N-CORE-ACT-AP"}),
        (0, 4, ["aimed-shot"], {"rain-of-arrows": "N-CORE-HEROISM"}),
    ],
)
def test_what_she_can_pay_for_may_be_declared(heroism: int, left: int, options: list[str], refused: dict[str, str]):
    scene = table(
        "sofia", f"sofia C3, skills aimed-shot rain-of-arrows, gear bow, heroism {heroism}", "landsknecht-1 F3",
        die=[1] * 9,
    )  # fmt: skip
    scene.one(*["wait"] * (7 - left), "attack:bow")
    assert (scene.options, scene.refused) == ([*options, "pass"], refused)


@example("N-CORE-ACT-AP", "N-CORE-HEROISM", "N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(("waits", "asked"), [(2, True), (3, False)])
def test_who_cannot_pay_for_a_cleave_is_not_asked(waits: int, asked: bool):
    scene = table("valerio", "valerio C3, skills cleave, gear sword", GUARD, die=[1] * 5)
    scene.one(*["wait"] * waits, "attack:sword")
    assert (scene.waits_for == "one" and "cleave" in scene.options) == asked


# The Eclipse: each who holds it is asked.


@example("N-CORE-DESTINY", "N-STATUS-BLINDED")
@pytest.mark.parametrize("holder", ["valerio", "rebecca", "vincenzo"])
def test_whoever_holds_the_eclipse_is_asked(holder: str):
    heroes = [
        f"{hero} {square}1, skills none" + (", destiny eclipse" if hero == holder else "")
        for hero, square in (("valerio", "A"), ("rebecca", "B"), ("sofia", "C"), ("vincenzo", "D"))
    ]
    scene = table("bravo", *heroes, "bravo-1 L8")
    assert scene.options == ["pass", "eclipse"]
