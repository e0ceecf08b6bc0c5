"""Rules that a careless change could break unseen: each from every side."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.wounds.powers import faction
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL, Scene, drill
from tests.scenes import example

# N-AI-16: the nearest Hero who prevents the Mission Objective; ties as in N-AI-05.


def bend(first: str, second: str) -> Scene:
    """A bow on A1, its Objective on B4. The only way goes by D1, D2, D3, C3 and B3; wells are seen over."""
    said = 'skills = "", heroism = 0, gear = ""'
    return drill(
        f"""
        mission = "DRILL-BEND"
        active = "x-bow"
        heroes.valerio = {{ {first}, {said} }}
        heroes.sofia = {{ {second}, {said} }}
        enemies.x-bow = ["A1"]
        """,
        die=[6] * 20,
    )


@example("N-AI-16")
@pytest.mark.parametrize(
    ("valerio", "sofia", "attacked", "by"),
    [
        ('at = "D1", threat = 1', 'at = "C3", threat = 3', "valerio", "distance"),
        ('at = "D1", threat = 1', 'at = "B3", threat = 3', "sofia", "threat"),
        ('at = "D1", threat = 3', 'at = "B3", threat = 1', "valerio", "threat"),
        ('at = "D1", threat = 1', 'at = "B3", threat = 1, wounds = 2', "sofia", "wounds"),
        ('at = "D1", threat = 1, wounds = 2', 'at = "B3", threat = 1', "valerio", "wounds"),
    ],
)
def test_of_two_who_bar_the_way_the_nearest_is_attacked(valerio: str, sofia: str, attacked: str, by: str):
    scene = bend(valerio, sofia).pass_all()
    assert set(scene.attacked("x-bow-1")) == {attacked}
    assert scene.done("Pondered", rule="N-AI-16")[0].by == by


@example("N-AI-16", "N-AMB-05")
@pytest.mark.parametrize("chosen", ["valerio", "sofia"])
def test_of_two_equals_who_bar_the_way_the_players_choose(chosen: str):
    scene = bend('at = "D1", threat = 1', 'at = "B3", threat = 1')
    scene.one(chosen)
    assert set(scene.pass_all().attacked("x-bow-1")) == {chosen}


@example("N-AI-16", "N-AI-13")
def test_who_does_not_bar_the_way_is_left_alone():
    """Sofia is nearer and more dangerous than Valerio, but not on the way; the Objective outweighs her."""
    scene = bend('at = "D1", threat = 1', 'at = "A5", threat = 3').pass_all()
    assert set(scene.attacked("x-bow-1")) == {"valerio"}
    assert scene.done("Pondered", rule="N-AI-16")[0].heroes == (0,)


# N-ABIL-IMMUNITY: the named token, and no other; whoever gives it.


@example("N-ABIL-IMMUNITY", "N-TOKEN-GEN-2")
@pytest.mark.parametrize(
    ("enemy", "trait", "tokens"),
    [
        ("gorgon", "poison", ""),
        ("gorgon", "blind", "blinded"),
        ("gorgon", "stun", "stunned"),
        ("inquisitor", "blind", ""),
        ("inquisitor", "poison", "poisoned"),
        ("landsknecht", "poison", "poisoned"),
    ],
)
def test_an_immunity_keeps_off_its_token_and_no_other(enemy: str, trait: str, tokens: str):
    scene = table("valerio", f"valerio C3, skills none, gear sword {trait} 2", f"{enemy}-1 D3", die=[4, 1, 1, 1, 1])
    scene.one("attack:sword")
    assert (scene.wounds(f"{enemy}-1"), scene.tokens(f"{enemy}-1")) == (1, tokens)


@example("N-ABIL-IMMUNITY", "N-CORE-ATK-AREA-HERO")
def test_an_immunity_holds_against_what_an_area_gives():
    """X is immune to fire; the Fireball burns the Bravo beside it."""
    scene = table(
        "rebecca", "rebecca A3, skills none", "landsknecht-1 D3", "x-salamander-1 E3", "bravo-1 D4",
        die=[4, 1, 1, 1, 1], packs=[DRILL],
    )  # fmt: skip
    scene.one("attack:fireball", "landsknecht-1")
    assert (scene.tokens("x-salamander-1"), scene.tokens("bravo-1")) == ("", "burned")


# N-ABIL-UNDEAD: four tokens, and no Wound is ever discarded.


@example("N-ABIL-UNDEAD", "N-TOKEN-GEN-2")
@pytest.mark.parametrize(
    ("trait", "tokens"),
    [("stun", ""), ("poison", ""), ("bleed", ""), ("gut", ""), ("blind", "blinded"), ("entangle", "entangled"),
     ("burn", "burned"), ("mark", "marked"), ("distract", "distracted")],
)  # fmt: skip
def test_the_undead_feel_no_poison_no_blow_and_no_blood(trait: str, tokens: str):
    undead = "restless-dead-1"
    scene = table("valerio", f"valerio C3, skills none, gear sword {trait} 2", f"{undead} D3", die=[4, 1, 1, 1, 1])
    scene.one("attack:sword")
    assert (scene.wounds(undead), scene.tokens(undead)) == (1, tokens)


@example("N-ABIL-UNDEAD", "N-ABIL-HEAL")
def test_the_undead_discard_no_wound():
    """X heals its Faction; of two wounded fellows the dead one stays as it is."""
    scene = table(
        "x-leech", "sofia L8, skills none", "x-leech-1 C3", "restless-dead-1 C4 wounds 2", "harpy-1 D3 wounds 2",
        packs=[DRILL],
    )  # fmt: skip
    assert faction(scene.g, scene.model("restless-dead-1")) == faction(scene.g, scene.model("x-leech-1"))
    assert (scene.wounds("restless-dead-1"), scene.wounds("harpy-1")) == (2, 1)


# N-STATUS-BURNED, sentence by sentence.


@example("N-STATUS-BURNED", "N-CORE-ACT-END", "N-CORE-UNBLOCKABLE", "N-CORE-WOUND-STEPS")
def test_fire_wounds_a_hero_at_the_end_of_every_activation():
    """Unblockable: he is not asked whether to parry. The token stays."""
    scene = table("valerio", "valerio C3, skills none, gear shield, tokens burned defended", "bravo-1 H8")
    scene.one("end")
    assert (scene.wounds("valerio"), scene.tokens("valerio")) == (1, "burned defended")
    assert scene.done("WoundGear") == []


@example("N-STATUS-BURNED", "N-CORE-ACT-END")
def test_fire_wounds_an_enemy_once():
    scene = table("bravo", "sofia L8, skills none", "bravo-1 A1 tokens burned")
    assert (scene.wounds("bravo-1"), scene.tokens("bravo-1")) == (1, "")


@example("N-STATUS-BURNED", "N-CORE-DEFEAT")
def test_fire_fells():
    scene = table(
        "bravo", "sofia L8, skills none", "bravo-1 A1 tokens burned, wounds 3", "bravo-2 A3", reagent=["metal"]
    )
    assert (scene.at("bravo-1"), scene.at("bravo-2") != "") == ("", True)


@example("N-STATUS-BURNED", "N-CORE-ACT-EXTINGUISH")
@pytest.mark.parametrize(("die", "burns"), [(4, True), (5, False), (6, False), (1, True)])
def test_a_five_puts_the_fire_out(die: int, burns: bool):
    scene = table("vincenzo", "vincenzo C3, skills none, tokens burned", "bravo-1 H8", die=[die])
    scene.one("extinguish")
    assert (scene.tokens("vincenzo") == "burned", scene.g.spent) == (burns, 1)
    assert ("extinguish" in scene.options) == burns


@example("N-STATUS-BURNED", "N-CORE-ACT-EXTINGUISH")
def test_the_fire_may_be_fought_again_and_again():
    scene = table("vincenzo", "vincenzo C3, skills none, tokens burned", "bravo-1 H8", die=[1, 2, 3, 4, 1, 2])
    scene.one(*["extinguish"] * 5)
    assert (scene.g.spent, scene.tokens("vincenzo")) == (5, "burned")


@example("N-STATUS-BURNED", "N-CORE-ACT-MISSION", "N-MAP-POI")
@pytest.mark.parametrize(("tokens", "why"), [("burned", "N-STATUS-BURNED"), ("poisoned", None)])
def test_who_burns_searches_nothing(tokens: str, why: str | None):
    scene = table("valerio", 'mission = "M1"', f"valerio K5, tokens {tokens}", "brigand-1 C1")
    assert scene.refused.get("search-the-cart") == why


@example("N-STATUS-BURNED", "N-MAP-LEVER", "N-MAP-INTERACTIVE")
def test_who_burns_pulls_a_lever():
    scene = table("valerio", 'mission = "M3"', "valerio K5, tokens burned", "faun-shaman-1 D1")
    assert "pull-the-lever@L5" in scene.options


# N-TRAIT-WEAK: exactly one Wound, when it succeeds at all.


@example("N-TRAIT-WEAK", "N-AMB-09", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(("die", "wounds"), [([6, 6, 6, 6], 1), ([4, 1, 1, 1], 1), ([3, 3, 3, 3], 0)])
def test_bare_hands_inflict_one_wound_or_none(die: list[int], wounds: int):
    scene = table("valerio", "valerio C3, skills none, gear none", "landsknecht-1 D3", die=die)
    scene.one("attack:unarmed")
    assert (scene.wounds("landsknecht-1"), scene.threat("valerio")) == (wounds, wounds)  # no Critical


@example("N-TRAIT-WEAK", "N-AMB-09", "N-TRAIT-CURSE")
@pytest.mark.parametrize(("die", "wounds", "tokens"), [([1, 1], 1, "cursed"), ([6, 1], 1, "cursed"), ([6] * 4, 0, "")])
def test_the_restless_dead_scratch_once_however_many_hits_get_through(die: list[int], wounds: int, tokens: str):
    """Hits 3 against Sofia's 2 dice; against Valerio's 4 none gets through."""
    hero = "sofia" if len(die) == 2 else "valerio"
    scene = table("restless-dead", f"{hero} D3, skills none, gear none", "restless-dead-1 C3", die=die)
    assert (scene.wounds(hero), scene.tokens(hero)) == (wounds, tokens)
