"""An Activation from its start to its end (N-CORE-ACT): what may be done, what it leaves behind; and the Allies'."""

from __future__ import annotations

import pytest

from plancia.kernel import engine
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"


def offered(scene: Scene, reasons: bool) -> list[str]:
    """What is put to the seat when it wants to know why not, and when it does not."""
    twin = scene.g.clone()
    twin.reasons = reasons
    engine.advance(twin)
    asked = twin.decision
    assert asked is not None
    return [scene.game.option_name(twin, asked, option) for option in asked.options]


# What may be done.


@example("N-CORE-ACT-FREE", "N-CORE-ACT-AP", "N-CORE-ACT-SWAP", "N-ABIL-JUMP", "N-CORE-ACT-RESCUE", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(
    ("hero", "others", "waits", "more"),
    [
        ("valerio A1, skills none, gear none", [], 0, []),
        ("altair A1, skills acrobatics, gear none", [], 0, ["jump"]),
        ("valerio A1, skills none, gear dagger", ["sofia B1, gear none, skills none"], 0, ["swap"]),
        ("valerio A1, skills none, gear dagger", ["sofia C1, gear none, skills none"], 0, []),
        ("valerio A1, skills none, gear none", ["sofia B1, down true"], 0, ["rescue"]),
        ("valerio A1, skills none, gear none", ["sofia C1, down true"], 0, []),
        ("valerio A1, skills none, gear none", ["sofia B1, down true"], 4, []),
        ("valerio A1, skills none, gear sword", ["bravo-1 B1"], 0, ["attack:sword", "attack:unarmed"]),
        ("valerio A1, skills none, gear sword", ["bravo-1 B1"], 3, ["attack:sword", "attack:unarmed"]),
        ("valerio A1, skills none, gear sword", ["bravo-1 B1"], 4, []),
        ("vincenzo A1, skills none, gear healing-potion, wounds 1", [], 5, ["use:healing-potion"]),
    ],
)
def test_what_a_hero_may_do(hero: str, others: list[str], waits: int, more: list[str]):
    scene = table(hero.split()[0], hero, *others, *([] if "bravo-1 B1" in others else [FAR]))
    scene.one(*["wait"] * waits)
    usual = ["end", "move", "jump", "wait"] if "jump" in more else ["end", "move", "wait"]
    expected = [*usual, *[each for each in more if each != "jump"]]
    assert (offered(scene, False), offered(scene, True)) == (expected, expected)


@example("N-CORE-ACT-FREE", "N-CORE-CARRY", "N-CORE-ACT-AP")
@pytest.mark.parametrize(("at", "found"), [("A4", True), ("B4", True), ("A5", True), ("A6", False), ("B5", False)])
def test_what_lies_here_or_beside_him_may_be_picked_up(at: str, found: bool):
    """The Letter lies on A4."""
    scene = table("valerio", 'mission = "M1"', f"valerio {at}, skills none", 'objects.letter-1 = "A4"', "brigand-1 L6")
    assert ("pick-up:letter-1" in scene.options) == found


@example("N-CORE-ACT-FREE", "N-CORE-ACT-RESCUE", "N-CORE-ACT-AP", "N-CORE-DESTINY")
@pytest.mark.parametrize(("sofia", "why"), [("sofia B1, skills none", None), ("sofia B1, down true", "N-CORE-ACT-AP")])
def test_where_nobody_is_down_nobody_is_raised(sofia: str, why: str | None):
    """Without AP he is asked because he holds a card."""
    scene = table(
        "valerio", "valerio A1, skills none, gear sword, destiny the-star", sofia, "rebecca L1", "vincenzo K1", FAR
    )
    scene.one(*["wait"] * 6)
    assert (scene.options, scene.refused.get("rescue")) == (["end", "play:the-star"], why)
    assert scene.refused["attack:sword"] == "N-CORE-ACT-ATTACK"


@example("N-CORE-ACT-FREE", "N-CORE-BUILDING", "N-CORE-ACT-SWAP")
def test_who_are_in_one_room_may_swap():
    scene = table(
        "valerio", 'mission = "M2"', "valerio -, skills none, inside hall, gear dagger",
        "sofia -, skills none, inside hall, gear none", "bravo-1 L9",
    )  # fmt: skip
    assert offered(scene, False) == offered(scene, True)
    assert "swap" in offered(scene, False)


@example("N-CORE-ACT-FREE", "N-CORE-ACT-ATTACK", "N-CORE-ACT-SKILL", "N-CORE-ACT-AP")
def test_who_dances_is_offered_his_blade_for_his_last_two_points():
    scene = table("altair", "altair C3, skills dance-of-death, heroism 1, gear dagger", "landsknecht-1 D3")
    scene.one("dance-of-death", *["wait"] * 5)
    assert offered(scene, False) == offered(scene, True) == ["end", "move", "wait", "attack:dagger"]


@example("N-CORE-ACT-FREE", "N-CORE-CARRY")
def test_what_lies_in_the_corner_may_be_picked_up():
    scene = table("valerio", 'mission = "M2"', 'objects.register-1 = "A1"', "valerio B1, skills none", "bravo-1 L9")
    assert "pick-up:register-1" in scene.options


@example("N-ABIL-CHARGE", "N-CORE-ACT-FREE", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("skill", "goes_on"), [("prayer", True), ("holy-charge", False)])
def test_after_a_charge_the_activation_is_over_and_after_a_prayer_it_is_not(skill: str, goes_on: bool):
    scene = table("gregorio", "gregorio C3, skills prayer holy-charge, gear none", "landsknecht-1 F3", die=[1] * 9)
    scene.one(skill, *(["gregorio", "blessed"] if skill == "prayer" else []))
    assert (scene.question == "N-CORE-ACT-FREE") == goes_on


@example("N-ABIL-CHARGE", "N-CORE-REACT-4", "N-CORE-ACT-FREE", "N-CORE-DOWN-1")
def test_who_is_struck_down_on_his_charge_strikes_nobody():
    """He runs from beside a Bravo, who fells him."""
    scene = table(
        "gregorio", "gregorio A1, skills holy-charge, gear bow, wounds 9", "sofia L8", "bravo-1 A2", "landsknecht-1 E1",
        die=[1] * 9, grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("holy-charge", "landsknecht-1")
    assert (scene.at("gregorio"), scene.attacked("gregorio"), scene.waits_for) == ("A1", [], "audience")


@example("N-ABIL-CHARGE", "N-CORE-ACT-MOVE", "N-AMB-18")
def test_a_charge_at_the_first_square_of_the_map():
    """Through the swamp, which costs a Charge nothing."""
    scene = table(
        "gregorio", "rows = ['.%%%..', '......']", "gregorio F1, skills holy-charge, gear none",
        "landsknecht-1 A1", die=[4, 1, 1, 1],
    )  # fmt: skip
    scene.one("holy-charge")
    assert (scene.at("gregorio"), scene.attacked("gregorio"), scene.g.ap) == ("B1", ["landsknecht-1"], 0)


@example("N-ABIL-CHARGE", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(
    ("square", "why"), [("F3", None), ("H3", None), ("I3", "N-ABIL-CHARGE"), ("D3", "N-ABIL-CHARGE")]
)
def test_a_charge_goes_five_squares_at_most(square: str, why: str | None):
    scene = table("gregorio", "gregorio C3, skills holy-charge, gear greatsword", f"landsknecht-1 {square}")
    assert scene.refused.get("holy-charge") == why


# Its start.


@example("N-CORE-ACT-START", "N-ABIL-HEAL", "N-TRAIT-RELOAD", "N-CORE-ACT-AP")
@pytest.mark.parametrize(
    ("model", "tokens", "left"),
    [
        ("arquebusier-1", "unloaded", ""),  # Reload 2 of its 5 AP
        ("arquebusier-1", "unloaded stunned", ""),  # 2 of 3
        ("ogre-bombardier-1", "unloaded", ""),  # 3 of 4
        ("ogre-bombardier-1", "unloaded stunned", "unloaded"),  # 3 of 2
    ],
)
def test_an_enemy_loads_at_the_start_where_it_has_the_points(model: str, tokens: str, left: str):
    scene = table(
        model[:-2], "sofia L8, skills none", "brigand-1 K8 wounds 1", f"{model} A1 tokens {tokens}", die=[6] * 20
    )
    assert (scene.tokens(model), scene.wounds("brigand-1")) == (left, 1)


@example("N-CORE-ACT-START", "N-TRAIT-RELOAD", "N-CORE-ACT-RELOAD")
def test_a_hero_does_not_load_by_himself():
    scene = table("valerio", "valerio C3, skills none, gear crossbow unloaded", FAR)
    assert (scene.g.ap, "reload:crossbow" in scene.options) == (6, True)


@example("N-CORE-ACT-START", "N-CORE-ACT-SKILL", "N-ABIL-ALLY")
@pytest.mark.parametrize("ally", ["prisoner", "brother-theodore"])
def test_an_ally_begins_with_all_its_points(ally: str):
    scene = table(ally, "valerio L1", f"{ally} C3", FAR)
    assert (scene.g.ap, scene.options) == (5, ["end", "move", "wait"])


@example("N-CORE-ACT-RESCUE", "N-ABIL-ALLY", "N-CORE-BOND")
@pytest.mark.parametrize("ally", ["prisoner", "brother-theodore"])
def test_an_ally_who_rescues_is_written_down_nowhere(ally: str):
    scene = table(ally, f"{ally} C3", "valerio C4, down true", "sofia H8", FAR).one("rescue")
    assert (scene.g.down & 1, scene.done("Tally")) == (0, [])


# Its end.


@example("N-CORE-ACT-END", "N-TOKEN-GEN-3")
@pytest.mark.parametrize(("tokens", "left"), [("blinded", ""), ("entangled poisoned", "poisoned")])
def test_an_enemy_sees_again_when_its_activation_is_over(tokens: str, left: str):
    scene = table("bravo", "sofia L8, skills none", f"bravo-1 A1 tokens {tokens}")
    assert scene.tokens("bravo-1") == left


@example("N-CORE-ACT-END", "N-CORE-THREAT-4", "N-CORE-THREAT-1")
@pytest.mark.parametrize(("threat", "waits", "changes"), [(2, 3, [-1]), (2, 2, []), (0, 3, [])])
def test_who_is_no_threat_does_not_calm_down(threat: int, waits: int, changes: list[int]):
    scene = table("valerio", f"valerio C3, skills none, threat {threat}", FAR).one(*["wait"] * waits, "end")
    assert [each.n for each in scene.done("ChangeThreat")] == changes


@example("N-CORE-ACT-END", "N-CORE-THREAT-4", "N-ABIL-ALLY", "N-CORE-HORO-5")
@pytest.mark.parametrize("tokens", ["none", "bleeding"])
def test_the_threat_of_an_ally_is_printed(tokens: str):
    ally = f"brother-theodore C3, tokens {tokens}"
    scene = table("brother-theodore", "t = 3", "valerio L1, skills none", ally, FAR)
    scene.one("wait", "wait", "wait", "end")
    assert (scene.threat("brother-theodore"), scene.hour("brother-theodore")) == (4, 6)


@example("N-CORE-HORO-5", "N-CORE-DESTINY", "N-CORE-ACT-END")
@pytest.mark.parametrize(("waits", "asked"), [(1, False), (2, True), (3, True)])
def test_saturn_helps_who_has_spent_two(waits: int, asked: bool):
    scene = table("valerio", "t = 1", "valerio C3, skills none, destiny saturns-patience", FAR)
    scene.one(*["wait"] * waits, "end")
    assert (scene.question == "N-CORE-HORO-5") == asked


@example("N-CORE-HORO-5", "N-CORE-DESTINY", "N-CORE-ACT-END", "N-STATUS-BLEEDING")
def test_saturn_does_not_help_who_has_bled_to_the_ground():
    scene = table(
        "valerio", "valerio C3, skills none, destiny saturns-patience, tokens bleeding, wounds 8", FAR,
        grave_wound=["broken-arm"],
    )  # fmt: skip
    scene.one("wait", "wait", "wait", "end")
    assert (scene.waits_for, scene.hour("valerio")) == ("audience", -1)


# Allies under attack.


@example("N-STATUS-DEFENDED", "N-ABIL-ALLY", "N-CORE-DESTINY", "N-CORE-WOUND-STEPS")
def test_an_ally_may_parry_with_its_token():
    scene = table(
        "bravo", "valerio L1", "brother-theodore C3, tokens defended", "bravo-1 D3 tokens stunned", die=[1, 1]
    )
    scene.one("defended")
    assert (scene.wounds("brother-theodore"), scene.tokens("brother-theodore")) == (2, "bleeding")


@example("N-CORE-DOWN-3", "N-ABIL-ALLY", "N-CORE-DEFEAT", "N-CORE-HORO-8")
def test_an_ally_that_falls_is_removed_with_its_token():
    scene = table("bravo", "valerio L1", "brother-theodore C3, wounds 4, hour 9", "bravo-1 D3", die=[1] * 4)
    assert (scene.at("brother-theodore"), scene.hour("brother-theodore"), scene.done("DrawGrave")) == ("", -1, [])


@example("N-CORE-DEFEAT", "N-CORE-THREAT-3", "N-CORE-HEROISM", "N-CORE-ACHIEVE")
def test_who_burns_to_death_was_felled_by_nobody():
    """A Landsknecht is an Elite: its death would make somebody dangerous."""
    scene = table(
        "landsknecht", "sofia L1, skills none", "landsknecht-1 A1 tokens burned, wounds 8", FAR,
        reagent=["metal", "metal"],
    )  # fmt: skip
    told = [each for name in ("ChangeThreat", "ChangeHeroism", "Tally") for each in scene.done(name)]
    assert (scene.at("landsknecht-1"), told) == ("", [])


@example("N-ABIL-ALLY", "N-AMB-57", "N-CORE-ACT-FREE", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(
    ("ally", "options"),
    [("prisoner", ["end", "move", "wait", "attack:unarmed"]), ("brother-theodore", ["end", "move", "wait"])],
)
def test_only_the_prisoner_strikes_with_his_fists(ally: str, options: list[str]):
    scene = table(ally, "valerio L1", f"{ally} C3", "bravo-1 D3")
    assert (offered(scene, False), offered(scene, True)) == (options, options)
