"""Status tokens (N-STATUS, N-TOKEN) on Heroes and Enemies."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example


@example("N-STATUS-BLINDED", "N-TOKEN-GEN-3", "N-CORE-ACT-END")
def test_who_is_blinded_attacks_nobody_until_his_next_activation_is_over():
    """N-EX-56."""
    scene = table("rebecca", "rebecca C3, skills none, tokens blinded", "bravo-1 F3")
    assert scene.refused["attack:arcane-dart"] == "N-STATUS-BLINDED"
    assert "move" in scene.options
    scene.one("end")
    assert scene.tokens("rebecca") == ""


@example("N-STATUS-POISONED", "N-CORE-ATK-HERO-PHYS")
def test_poison_takes_a_die_from_heroes_and_defence_from_enemies():
    """N-EX-57."""
    scene = table("altair", "altair C3, skills none, gear dagger, tokens poisoned", "landsknecht-1 D3", die=[1] * 3)
    scene.one("attack:dagger")
    assert len(scene.done("Rolled")[0].dice) == 3
    scene = table("bravo", "altair C3, skills none, gear none, tokens poisoned", "bravo-1 D3", die=[6] * 4)
    assert len(scene.done("Rolled")[0].dice) == 2
    scene = table("valerio", "valerio C3, skills none", "landsknecht-1 D3 tokens poisoned", die=[3] * 5)
    scene.one("attack:sword")
    assert scene.done("Rolled")[0].threshold == 3


@example("N-STATUS-GUTTED", "N-STATUS-BLEEDING", "N-CORE-ACT-START", "N-CORE-ACT-END")
def test_who_is_gutted_bleeds_every_time():
    """N-EX-59."""
    scene = table("sofia", "sofia C3, skills none, tokens gutted", "bravo-1 H8")
    assert scene.tokens("sofia") == "gutted bleeding"
    scene.one("end")
    assert (scene.tokens("sofia"), scene.wounds("sofia")) == ("gutted", 1)


@example("N-STATUS-ENTANGLED", "N-CORE-MOVE-COST", "N-CORE-TERRAIN-SWAMP")
def test_who_is_entangled_walks_half_as_far():
    """N-EX-60."""
    rows = 'rows = ["..%.....", "TTTTTTTT"]'
    scene = table("gregorio", rows, "gregorio A1, skills none, tokens entangled", "bravo-1 H1")
    scene.one("move")
    assert scene.options == ["B1", "C1", "step-by-step"]
    scene.one("C1")
    assert (scene.spent("gregorio"), scene.tokens("gregorio")) == (5, "")  # and with that his Activation is over


@example("N-STATUS-CURSED")
def test_a_curse_spoils_one_test():
    """N-EX-61."""
    scene = table(
        "valerio", "valerio C3, skills none, tokens cursed", "landsknecht-1 D3", die=[6, 4, 4, 2, 1, 6, 4, 4, 2, 1]
    )
    scene.one("attack:sword")
    assert (scene.wounds("landsknecht-1"), scene.tokens("valerio")) == (1, "")
    scene.one("attack:sword")
    assert [each.threshold for each in scene.done("Rolled")] == [5, 4]


@example("N-STATUS-MARKED", "N-CORE-ATK-HERO-PHYS")
def test_a_mark_helps_whoever_attacks_its_bearer():
    """N-EX-62."""
    scene = table("bravo", "sofia C3, skills none, tokens marked", "bravo-1 D3", die=[6] * 4)
    assert scene.done("Judged")[0].hits == 4
    scene = table("valerio", "valerio C3, skills none", "landsknecht-1 D3 tokens marked", die=[1] * 6)
    scene.one("attack:sword")
    assert len(scene.done("Rolled")[0].dice) == 6


@example("N-STATUS-STUNNED", "N-AMB-34")
@pytest.mark.parametrize(("tokens", "ap"), [("stunned", 4), ("stunned reaction-2", 2)])
def test_who_is_stunned_pays_before_he_acts(tokens: str, ap: int):
    scene = table("valerio", f"valerio C3, skills none, tokens {tokens}", "bravo-1 H8")
    assert (scene.g.ap, scene.tokens("valerio")) == (ap, "")


@example("N-STATUS-DISADVANTAGED")
def test_a_disadvantage_takes_a_die_from_the_next_test():
    """N-EX-64."""
    scene = table("rebecca", "rebecca C3, skills none, tokens disadvantaged", "landsknecht-1 F3", die=[1] * 9)
    scene.one("attack:arcane-dart").one("attack:arcane-dart")
    assert [len(each.dice) for each in scene.done("Rolled")] == [4, 5]


@example("N-STATUS-BLEEDING", "N-CORE-MISSION-ACTION", "N-AMB-40")
def test_who_bleeds_searches_nothing_but_may_pull_a_lever():
    """N-EX-65."""
    scene = table("valerio", 'mission = "M1"', "valerio K5, tokens bleeding", "brigand-1 C1")
    assert scene.refused["search-the-cart"] == "N-STATUS-BLEEDING"
    scene = table("valerio", 'mission = "M3"', "valerio K5, tokens bleeding", "faun-shaman-1 D1")
    assert "pull-the-lever@L5" in scene.options
    scene.one("end")
    assert (scene.tokens("valerio"), scene.wounds("valerio")) == ("", 1)


@example("N-STATUS-BURNED", "N-CORE-ACT-EXTINGUISH", "N-AMB-36")
def test_a_fire_is_put_out_on_a_five():
    """N-EX-66."""
    scene = table("vincenzo", "vincenzo C3, skills none, tokens burned cursed", "bravo-1 H8", die=[3, 5])
    scene.one("extinguish")
    assert "burned" in scene.tokens("vincenzo")
    scene.one("extinguish")
    assert (scene.tokens("vincenzo"), scene.g.ap) == ("cursed", 4)


@example("N-STATUS-BURNED", "N-CORE-TERRAIN-WATER")
def test_a_burning_brigand_suffers_once_and_water_puts_a_hero_out():
    """N-EX-66."""
    scene = table("brigand", "sofia H8, skills none", "brigand-1 A1 tokens burned", "brigand-2 A2")
    assert (scene.wounds("brigand-1"), scene.tokens("brigand-1")) == (1, "")
    scene = table("sofia", 'rows = ["..~.....", "........"]', "sofia A1, skills none, tokens burned", "bravo-1 H2")
    scene.one("move", "C1")
    assert scene.tokens("sofia") == ""


@example("N-TOKEN-REACTION-1", "N-TOKEN-REACTION-2", "N-CORE-HORO-5", "N-CORE-SKILL-FORMS")
def test_a_reaction_is_paid_in_the_next_activation():
    """N-EX-67."""
    scene = table("bravo", "rebecca C3, skills arcane-ward", "bravo-1 D3", die=[6] * 9)
    scene.one("arcane-ward")
    assert [len(each.dice) for each in scene.done("Rolled")] == [4, 2]  # no second Reaction against the second attack
    assert "reaction-1" in scene.tokens("rebecca")
    scene = table("rebecca", "t = 6", "rebecca C3, skills none, tokens reaction-1", "landsknecht-1 F3", die=[1] * 5)
    assert scene.g.ap == 5
    scene.one("attack:arcane-dart", "end")
    assert scene.hour("rebecca") == 10


@example("N-TOKEN-UNLOADED", "N-TRAIT-RELOAD", "N-CORE-ACT-START")
def test_an_arquebusier_loads_before_anything_else():
    """N-EX-69: Stunned it has 3 AP, loads for 2, and cannot shoot any more."""
    scene = table("arquebusier", "sofia F3, skills none", "arquebusier-1 B3 tokens unloaded stunned")
    assert (scene.at("arquebusier-1"), scene.attacked("arquebusier-1"), scene.tokens("arquebusier-1")) == ("B3", [], "")


@example("N-STATUS-ASTRUM", "N-CORE-SYMBOL")
def test_a_star_of_ones_own_makes_a_wound_lethal():
    """N-EX-70."""
    scene = table("altair", "altair C3, skills none, gear dagger, tokens astrum", "landsknecht-1 D3", die=[5, 3, 2, 1])
    scene.one("attack:dagger", "moon")
    assert (scene.wounds("landsknecht-1"), scene.tokens("altair")) == (2, "")


@example("N-STATUS-ADVANTAGED")
def test_an_advantage_is_a_die():
    """N-EX-71."""
    scene = table("valerio", "valerio C3, skills none, tokens advantaged", "landsknecht-1 D3", die=[1] * 6)
    scene.one("attack:sword", "advantaged")
    assert (len(scene.done("Rolled")[0].dice), scene.tokens("valerio")) == (6, "")


@example("N-STATUS-BLESSED", "N-CORE-TEST-MIN")
def test_a_blessing_makes_a_test_easier():
    """N-EX-72."""
    scene = table("bravo", "sofia C3, skills none, tokens blessed", "bravo-1 D3", die=[3, 3, 6, 6])
    scene.one("blessed")
    assert (scene.done("Counted")[0].successes, scene.done("Rolled")[0].threshold) == (2, 3)
    scene = table(
        "restless-dead", "sofia C3, skills none, tokens blessed advantaged", "restless-dead-1 D3", die=[2, 2, 2]
    )
    scene.one("blessed", "advantaged")
    assert scene.done("Rolled")[0].threshold == 2


@example("N-STATUS-DEFENDED", "N-AMB-25")
@pytest.mark.parametrize(("die", "wounds"), [([6, 1], 1), ([6, 6], 0)])
def test_a_parry_takes_a_wound_and_the_attack_still_succeeds(die: list[int], wounds: int):
    """N-EX-73."""
    scene = table("bravo", "rebecca C3, skills none, gear none, tokens defended", "bravo-1 D3", die=[*die, 6, 6])
    scene.one("defended")
    assert scene.wounds("rebecca") == wounds + 1  # the second attack gets through
    assert scene.done("GiveToken")[0].model == scene.model("rebecca")


@example("N-STATUS-LUCKY", "N-CORE-REROLL")
def test_luck_rolls_one_die_again():
    """N-EX-74."""
    scene = table("vincenzo", "vincenzo C3, skills none, tokens lucky", "landsknecht-1 D3", die=[4, 3, 1, 6])
    scene.one("attack:mace", "lucky", "die-2")
    assert (scene.wounds("landsknecht-1"), scene.tokens("vincenzo")) == (2, "")
    scene = table("vincenzo", "vincenzo C3, skills none, tokens lucky", "landsknecht-1 D3", die=[4, 3, 1, 1])
    scene.one("attack:mace", "lucky", "die-2")
    assert scene.wounds("landsknecht-1") == 1
