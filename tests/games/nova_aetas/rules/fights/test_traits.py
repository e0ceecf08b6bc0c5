"""Traits of attacks (N-TRAIT), Wounds and what absorbs them, areas."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL
from tests.scenes import example


@example("N-TRAIT-BLIND", "N-CORE-ATK-ENEMY-PHYS", "N-CORE-ATK-SUCCESS")
def test_a_pistol_blinds_whom_it_wounds():
    """N-EX-28."""
    scene = table("masked-captain", "rebecca G4, skills none", "masked-captain-1 D4", die=[6, 3, 6, 6])
    assert (scene.done("Wound")[0].n, scene.tokens("rebecca")) == (3, "blinded")


@example("N-TRAIT-REACH", "N-ATK-HEIGHT")
def test_a_halberd_reaches_one_level_up_and_a_rapier_does_not():
    """N-EX-29."""
    high = "heights = { D3 = 1 }"
    ladder = 'rows = ["........", "........", "........", "........", "........"]'
    guard = table("papal-guard", ladder, high, "sofia D3, skills none", "papal-guard-1 D4", die=[1, 1])
    bravo = table("bravo", ladder, high, "sofia D3, skills none", "bravo-1 D4")
    assert guard.attacked("papal-guard-1") == ["sofia"]
    assert bravo.attacked("bravo-1") == []
    assert (
        table("crossbowman", ladder, high, "sofia D3, skills none", "crossbowman-1 D4", die=[1, 1]).wounds("sofia") == 3
    )


@example("N-TRAIT-AREA", "N-CORE-ATK-AREA-HERO", "N-AMB-13", "N-AREA-EXPLOSION")
def test_a_fireball_burns_friend_and_foe_around_its_target():
    """N-EX-30."""
    scene = table(
        "rebecca", "rebecca D8, skills none", "valerio E5", "bravo-1 D4", "bravo-2 C4", die=[6, 4, 2, 2, 1, 5]
    )
    scene.one("attack:fireball", "bravo-1", "die-1")
    assert scene.wounds("bravo-1") == 2
    assert [scene.tokens(each) for each in ("bravo-1", "bravo-2", "valerio", "rebecca")] == ["burned"] * 3 + [""]
    assert (scene.wounds("bravo-2"), scene.wounds("valerio")) == (0, 0)


@example("N-CORE-ATK-AREA-ENEMY")
def test_everybody_under_a_boulder_defends_himself():
    """N-EX-30, Enemies: Sofia rolls 2 dice, Valerio 5 with his Shield."""
    scene = table(
        "cyclops", "sofia D4, skills none, threat 3", "valerio E5, skills none, gear shield 3", "cyclops-1 G4",
        die=[6, 1, 6, 6, 1, 1, 1],
    )  # fmt: skip
    assert (scene.wounds("sofia"), scene.wounds("valerio")) == (3, 2)


@example("N-AREA-LANCE", "N-CORE-RANGE")
def test_a_lance_goes_through_who_stands_before_its_target():
    """N-EX-33; whoever stands on C3 hides who stands on D3, so he is the target (N-CORE-LOS-3)."""
    scene = table(
        "centaur-lancer", "sofia D3, skills none", "valerio C3, skills none, gear none, threat 5",
        "centaur-lancer-1 B3",
        die=[1, 1, 1, 1, 1, 1] * 2,
    )  # fmt: skip
    assert [(each.model, each.n) for each in scene.done("Wound")][:2] == [
        (scene.model("valerio"), 4),
        (scene.model("sofia"), 4),
    ]


@example("N-AREA-BREATH")
def test_a_breath_burns_a_cone():
    """N-EX-34, N-EX-37."""
    scene = table(
        "chimera", 'rows = ["........", "........", "........", "........", "........"]',
        "altair E4, skills none, threat 5, gear none", "sofia D5, skills none", "chimera-1 B4",
        die=[4, 2, 2, 1, 1] * 2,
    )  # fmt: skip
    assert [each.model for each in scene.done("GiveToken")][:2] == [scene.model("altair"), scene.model("sofia")]
    assert scene.done("Wound", model="altair")[0].n == 3


@example("N-TRAIT-POISON", "N-TRAIT-RESISTANCE")
@pytest.mark.parametrize(
    ("gear", "die", "wounds", "tokens"),
    [
        ("greatsword + leather-cuirass", [6, 5, 4, 1], 0, ""),
        ("greatsword + leather-cuirass 2", [6, 3, 2, 2], 2, "poisoned"),
        ("greatsword + leather-cuirass", [6, 3, 2, 2], 0, ""),
    ],
)
def test_thorns_poison_only_who_suffers_them(gear: str, die: list[int], wounds: int, tokens: str):
    """N-EX-35. Afterwards Roots find him steadfast."""
    scene = table(
        "faun-shaman",
        f"gregorio G4, skills none, gear {gear}", "faun-shaman-1 D4", die=[*die, 6, 6, 6],
    )  # fmt: skip
    assert (scene.wounds("gregorio"), scene.tokens("gregorio")) == (wounds, tokens)


@example("N-TRAIT-BLESS", "N-CORE-ATK-HERO-PSY")
@pytest.mark.parametrize(("die", "tokens"), [([5, 2, 1], "blessed"), ([3, 2, 1], "")])
def test_a_blessing_needs_one_success(die: list[int], tokens: str):
    """N-EX-36."""
    scene = table("vincenzo", "vincenzo B2, skills none, gear blessing", "sofia E2", die=die)
    scene.one("attack:blessing", "sofia")
    assert scene.tokens("sofia") == tokens
    assert scene.g.ap == 4


@example("N-TRAIT-CRITICAL", "N-CORE-THREAT-2", "N-CORE-THREAT-3", "N-CORE-DEFEAT", "N-CORE-HEROISM")
def test_a_critical_wounds_once_more_and_makes_dangerous():
    """N-EX-38 a and b."""
    scene = table("valerio", "valerio C3, skills none", "landsknecht-1 D3", die=[6, 5, 4, 2, 1])
    scene.one("attack:sword")
    assert (scene.wounds("landsknecht-1"), scene.threat("valerio")) == (4, 2)
    scene = table(
        "gregorio", "gregorio C3, skills none, gear greatsword", "landsknecht-1 D3 wounds 3", "landsknecht-2 H8",
        die=[6, 5, 4, 4, 1, 1], reagent=["metal", "metal"],
    )  # fmt: skip
    scene.one("attack:greatsword")
    assert (scene.at("landsknecht-1"), scene.threat("gregorio"), scene.g.heroism[5]) == ("", 3, 1)


@example("N-TRAIT-LETHAL", "N-TRAIT-CRITICAL")
def test_a_lethal_wound_does_not_make_a_critical():
    """N-EX-38 c."""
    scene = table("altair", "altair C3, skills none, gear dagger", "landsknecht-1 D3", die=[5, 4, 2, 1])
    scene.one("attack:dagger")
    assert (scene.wounds("landsknecht-1"), scene.threat("altair")) == (3, 1)


@example("N-TRAIT-DEVASTATING", "N-AMB-26", "N-TRAIT-RESISTANCE")
def test_a_trunk_strikes_again_what_got_through():
    """N-EX-40."""
    scene = table("cyclops", "valerio D3, skills none, gear shield 2", "cyclops-1 C3", die=[6, 4, 3, 2, 1])
    assert scene.wounds("valerio") == 4
    assert scene.done("WoundGear")[0].n == 1


@example("N-TRAIT-DISTRACT", "N-STATUS-DISTRACTED")
def test_who_is_distracted_strikes_weaker_once():
    """N-EX-41: with Hits 4 and no Success 4 Wounds, and its Critical 2; the token goes."""
    scene = table("landsknecht", "sofia D3, skills none", "landsknecht-1 C3 tokens distracted", die=[1, 1])
    assert (scene.wounds("sofia"), scene.tokens("landsknecht-1")) == (6, "")
    scene = table("sofia", "sofia B3, skills none, gear wheel-lock-pistol", "landsknecht-1 D3", die=[4, 1, 1, 1, 1, 1])
    scene.one("attack:wheel-lock-pistol")
    assert scene.tokens("landsknecht-1") == "distracted"


@example("N-TRAIT-GUT", "N-STATUS-GUTTED")
def test_claws_gut():
    """N-EX-42."""
    scene = table("winged-lion", "sofia D3, skills none", "winged-lion-1 C3", die=[6, 1, 6, 6])
    assert (scene.wounds("sofia"), scene.tokens("sofia")) == (4 + 3, "")  # the second attack fells her


@example("N-TRAIT-PRESS", "N-CORE-FORCED")
def test_a_sabre_pushes_and_its_bearer_follows():
    """N-EX-43."""
    scene = table("masked-captain", "sofia D5, skills none", "masked-captain-1 D4", die=[6, 4, 6, 4])
    assert (scene.wounds("sofia"), scene.at("sofia"), scene.at("masked-captain-1")) == (4, "D7", "D6")


@example("N-TRAIT-PRESS", "N-TRAIT-RESISTANCE")
def test_nobody_is_pushed_whose_shield_took_every_wound():
    """N-EX-43."""
    scene = table(
        "masked-captain", "valerio D5, skills none, gear shield", "masked-captain-1 D4", die=[6, 6, 6, 1, 1] * 2
    )
    assert (scene.wounds("valerio"), scene.at("valerio")) == (0, "D5")


@example("N-CORE-FORCED")
def test_a_stone_behind_holds_who_is_pressed():
    """N-EX-43."""
    rows = 'rows = ["........", "........", "........", "........", "........", "...S....", "........"]'
    scene = table("masked-captain", rows, "sofia D5, skills none", "masked-captain-1 D4", die=[6, 4, 6, 4])
    assert (scene.wounds("sofia"), scene.at("sofia"), scene.at("masked-captain-1")) == (4, "D5", "D4")


@example("N-TRAIT-HARMLESS", "N-TRAIT-ENTANGLE", "N-AI-26")
def test_a_net_entangles_and_hurts_nobody():
    """N-EX-44. With 2 AP left after a Falchion the Bounty Hunter has only his Net; here he is two squares away."""
    rows = 'rows = ["..T.....", "TTTTTTTT"]'
    scene = table("bounty-hunter", rows, "altair D1, skills none, gear none", "bounty-hunter-1 B1", die=[6, 3, 2] * 3)
    assert (scene.wounds("altair"), scene.tokens("altair")) == (0, "")  # the tree stands in the way
    rows = 'rows = [".~......", "TTTTTTTT"]'
    scene = table(
        "bounty-hunter", 'rows = ["..%%%%..", "TTTTTTTT"]', "altair F1, skills none, gear none",
        "bounty-hunter-1 C1 tokens entangled", die=[6, 3, 2] * 3,
    )  # fmt: skip
    assert (scene.wounds("altair"), scene.tokens("altair")) == (0, "entangled")


@example("N-TRAIT-ENTANGLE", "N-CORE-ATK-ENEMY-PSY")
@pytest.mark.parametrize(("die", "tokens"), [([4, 3, 2, 1], "entangled"), ([5, 1, 1, 1], "")])
def test_roots_take_hold_of_who_has_no_success(die: list[int], tokens: str):
    """N-EX-45, after Thorns that Gregorio shakes off."""
    scene = table(
        "faun-shaman", "gregorio G4, skills iron-faith, gear none", "faun-shaman-1 D4", die=[6, 6, 6, 6, *die]
    )
    assert scene.tokens("gregorio") == tokens


@example("N-TRAIT-LETHAL", "N-AMB-10")
@pytest.mark.parametrize(("die", "wounds"), [([4, 2, 1], 5), ([6, 2, 1], 4)])
def test_a_bite_looks_for_the_moon_in_the_defence(die: list[int], wounds: int):
    """N-EX-46."""
    scene = table("chimera", "altair D3, skills none, gear none", "chimera-1 C3", die=[*die, 6, 6, 6])
    assert scene.done("Wound")[0].n == wounds


@example("N-TRAIT-MARK", "N-STATUS-MARKED")
def test_only_one_hero_is_marked():
    """N-EX-48."""
    scene = table(
        "crossbowman", "valerio H7, tokens marked, skills none", "sofia D3, skills none, threat 4", "crossbowman-1 B3",
        "bravo-1 H1 tokens marked", die=[1, 1],
    )  # fmt: skip
    assert [scene.tokens(each) for each in ("sofia", "valerio", "bravo-1")] == ["marked", "", "marked"]


@example("N-TRAIT-PIERCE", "N-CORE-UNBLOCKABLE")
def test_an_arquebus_goes_through_plate_and_parry():
    """N-EX-49."""
    scene = table(
        "arquebusier",
        "valerio F3, skills none, gear plate-armour, tokens defended",
        "arquebusier-1 B3",
        die=[5, 2, 1, 1],
    )
    assert (scene.wounds("valerio"), scene.tokens("valerio"), scene.done("WoundGear")) == (3, "defended", [])


@example("N-TRAIT-RESISTANCE", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("buckler", "wounds", "tokens"), [("buckler", 0, ""), ("buckler 1", 1, "poisoned")])
def test_two_things_share_the_wounds(buckler: str, wounds: int, tokens: str):
    """N-EX-50: four Wounds of Serpents; what is too much for both poisons him."""
    scene = table("gorgon", f"vincenzo D3, skills none, gear leather-cuirass + {buckler}", "gorgon-1 C3", die=[1, 1, 1])
    scene.one("place-1", "place-1").one(*["place-5"] * (2 - wounds))
    assert (scene.wounds("vincenzo"), scene.tokens("vincenzo")) == (wounds, tokens)


@example("N-TRAIT-RELOAD", "N-CORE-ACT-RELOAD", "N-TOKEN-UNLOADED")
def test_a_crossbow_must_be_loaded_again():
    """N-EX-51, N-EX-69."""
    scene = table("sofia", "sofia B3, skills none, gear crossbow + dagger", "bravo-1 F3", "bravo-2 B4", die=[1] * 7)
    scene.one("attack:crossbow", "bravo-1")
    assert scene.refused["attack:crossbow"] == "N-TOKEN-UNLOADED"
    assert "attack:dagger" in scene.options
    scene.one("reload:crossbow")
    assert (scene.g.ap, scene.refused["attack:crossbow"]) == (2, "N-CORE-ACT-ATTACK")


@example("N-TRAIT-RELOAD", "N-ABIL-SHOOTER")
def test_an_arquebusier_reloads_at_once_and_waits():
    """N-EX-51, N-EX-109."""
    scene = table("arquebusier", "sofia F3, skills none", "arquebusier-1 B3", die=[6, 6])
    assert (scene.tokens("arquebusier-1"), scene.at("arquebusier-1"), scene.spent("arquebusier-1")) == ("", "B3", 5)
    scene = table("arquebusier", "sofia F3, skills none", "arquebusier-1 B3 tokens unloaded", die=[6, 6])
    assert (scene.tokens("arquebusier-1"), scene.spent("arquebusier-1")) == ("unloaded", 5)


@example("N-TRAIT-BLEED", "N-TRAIT-RESISTANCE")
@pytest.mark.parametrize(("gear", "tokens"), [("shield 3 + leather-cuirass 2", "bleeding"), ("shield 2", "")])
def test_a_rapier_draws_blood_only_from_the_hero(gear: str, tokens: str):
    """N-EX-52."""
    scene = table("bravo", f"valerio D3, skills none, gear {gear}", "bravo-1 C3", die=[6, 6, 1, 1, 1, 6, 6, 6, 6, 6])
    assert scene.tokens("valerio") == tokens


@example("N-TRAIT-BONEBREAKER", "N-CORE-GRAVE", "N-CORE-WOUND-STEPS")
@pytest.mark.parametrize(("worn", "graves"), [(1, 1), (0, 0)])
def test_a_crush_breaks_the_bones_of_who_suffers_it(worn: int, graves: int):
    """N-EX-53."""
    scene = table(
        "bronze-colossus", f"gregorio D3, skills none, gear brigandine {worn}", "bronze-colossus-1 C3",
        die=[6, 6, 6, 1], grave_wound=["cracked-ribs"],
    )  # fmt: skip
    assert (scene.wounds("gregorio"), len(scene.done("DrawGrave"))) == (graves, graves)


@example("N-TRAIT-STUN")
def test_a_gaze_stuns_who_has_no_success_and_a_hammer_whom_it_hits():
    """N-EX-54."""
    rows = 'rows = ["........", "TTTTTTTT"]'
    scene = table("gorgon", rows, "altair H1, skills none, gear none", "gorgon-1 B1", die=[4, 3])
    assert (scene.at("gorgon-1"), scene.tokens("altair")) == ("C1", "stunned")  # too far for Serpents (N-AI-26)
    scene = table("valerio", "valerio C3, skills none, gear war-hammer", "faun-warrior-1 D3", die=[4, 1, 1, 1, 1, 1])
    scene.one("attack:war-hammer")
    assert (scene.wounds("faun-warrior-1"), scene.tokens("faun-warrior-1")) == (1, "stunned")


@example("N-TRAIT-DISADVANTAGE", "N-AREA-EXPLOSION", "N-CORE-ATK-AREA-ENEMY")
def test_a_roar_disheartens_who_fails():
    """N-EX-55: the Lion has 2 AP left after a strike and a step."""
    scene = table(
        "winged-lion", "sofia D4, skills none, threat 5", "rebecca E4, skills none, gear arcane-robe",
        "winged-lion-1 D2",
        die=[6, 6, 5, 1, 1, 4, 3, 2, 2, 1],
    )  # fmt: skip
    assert (scene.tokens("sofia"), scene.tokens("rebecca")) == ("gutted", "disadvantaged")  # the Claws came first


@example("N-TRAIT-AREA", "N-TRAIT-PRESS", "N-AREA-LANCE", "N-CORE-ATK-AREA-HERO")
def test_a_lance_goes_where_it_was_thrust_and_not_where_its_bearer_follows():
    """C3 and D3 are in its line. The target is pushed from the one to the other, Valerio follows; E3 never was."""
    scene = table(
        "valerio", "valerio B3, skills none, gear spear press 1", "landsknecht-1 C3", "bravo-1 E3", die=[4, 1, 1, 1, 1]
    )
    scene.one("attack:spear")
    assert (scene.at("landsknecht-1"), scene.at("valerio")) == ("D3", "C3")
    assert [scene.wounds(each) for each in ("landsknecht-1", "bravo-1", "valerio")] == [1, 0, 0]


@example("N-AMB-55", "N-CORE-ATK-AREA-HERO", "N-TRAIT-AREA")
@pytest.mark.parametrize(("at", "tokens"), [("D4", "burned"), ("D2", "")])
def test_who_stands_in_his_own_explosion_burns_too(at: str, tokens: str):
    scene = table("rebecca", f"rebecca {at}, skills none", "landsknecht-1 D5", die=[3, 1, 1, 1, 1])
    scene.one("attack:fireball")
    assert (scene.tokens("landsknecht-1"), scene.tokens("rebecca")) == ("burned", tokens)


@example("N-AMB-55", "N-AMB-13", "N-CORE-SKILL-FORMS")
def test_a_rain_of_arrows_spares_the_archer():
    """Opponents only, the card says."""
    scene = table(
        "sofia", "sofia D4, skills rain-of-arrows, heroism 1, gear bow", "landsknecht-1 D5", "bravo-1 D6",
        die=[4, 1, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:bow", "rain-of-arrows")
    assert (scene.wounds("bravo-1"), scene.wounds("sofia")) == (1, 0)


@example("N-AMB-56", "N-STATUS-MARKED", "N-CORE-ATK-AREA-ENEMY")
@pytest.mark.parametrize(("sofia", "valerio", "hits"), [("marked", "none", 4), ("none", "marked", 3)])
def test_a_mark_counts_for_the_attack_whose_target_bears_it(sofia: str, valerio: str, hits: int):
    """Sofia is the target; Valerio is only in the area."""
    scene = table(
        "x-thunder", f"sofia D4, skills none, threat 5, tokens {sofia}",
        f"valerio E4, skills none, gear none, tokens {valerio}", "x-thunder-1 D7", die=[1] * 6, packs=[DRILL],
    )  # fmt: skip
    assert [each.hits for each in scene.done("Judged")] == [hits, hits]


@example("N-AMB-56", "N-AMB-38")
@pytest.mark.parametrize(("sofia", "valerio", "threshold"), [("marked", "none", 5), ("none", "marked", 4)])
def test_a_mark_makes_a_dread_harder_to_bear_where_its_target_bears_it(sofia: str, valerio: str, threshold: int):
    scene = table(
        "x-dread", f"sofia D4, skills none, threat 5, tokens {sofia}",
        f"valerio E4, skills none, gear none, tokens {valerio}", "x-dread-1 D7", die=[1] * 5, packs=[DRILL],
    )  # fmt: skip
    assert [each.threshold for each in scene.done("Rolled")] == [threshold, threshold]


@example("N-AMB-56", "N-ABIL-PHALANX")
@pytest.mark.parametrize(("beside", "hits"), [("D3", 4), ("F4", 3)])
def test_a_phalanx_counts_for_the_attack_whose_target_is_flanked(beside: str, hits: int):
    """Another model of its Faction stands beside Sofia, the target, or beside Valerio, who is only in the area."""
    scene = table(
        "x-thunder", "sofia D4, skills none, threat 5", "valerio E4, skills none, gear none", f"x-dread-1 {beside}",
        "x-thunder-1 D7", die=[1] * 6, packs=[DRILL],
    )  # fmt: skip
    assert [each.hits for each in scene.done("Judged")] == [hits, hits]


@example("N-TRAIT-RESISTANCE", "N-AMB-51")
def test_two_things_take_a_wound_each_while_both_have_room():
    """Two Wounds of Serpents: the cuirass could take both."""
    scene = table("gorgon", "vincenzo D3, skills none, gear leather-cuirass + buckler", "gorgon-1 C3", die=[6, 6, 1])
    assert scene.refused["himself"] == "N-TRAIT-RESISTANCE"
    scene.one("place-1", "place-5")
    assert [(each.place, each.n) for each in scene.done("WoundGear")] == [(1, 1), (5, 1)]


@example("N-TRAIT-RESISTANCE", "N-AMB-51")
def test_what_is_too_much_for_one_thing_may_go_to_himself():
    scene = table("gorgon", "vincenzo D3, skills none, gear leather-cuirass 1 + buckler", "gorgon-1 C3", die=[6, 6, 1])
    scene.one("place-1", "himself")
    assert (scene.wounds("vincenzo"), [each.place for each in scene.done("WoundGear")]) == (1, [1])


@example("N-TRAIT-LETHAL", "N-STATUS-LUCKY", "N-CORE-TEST-TIMING")
def test_luck_turns_a_moon_away_where_every_die_is_a_success():
    """Three Successes cancel three of five Hits; the Moon among them would add a Wound to the Bite."""
    scene = table(
        "chimera", "altair D3, skills none, gear none, tokens lucky", "chimera-1 C3", die=[6, 4, 5, 6, 6, 6, 6]
    )
    scene.one("lucky", "die-2")
    assert scene.done("Wound")[0].n == 2


@example("N-TRAIT-LETHAL", "N-STATUS-LUCKY")
@pytest.mark.parametrize(
    ("hero", "die"),
    [("altair D3, skills none, gear none", [6, 5, 6]), ("valerio D3, skills none, gear shield", [4] * 5)],
)
def test_nobody_is_asked_for_his_luck_where_no_die_could_become_better(hero: str, die: list[int]):
    """No Moon shows; or all five Hits are cancelled, and a Moon adds nothing to no Wound."""
    scene = table("chimera", f"{hero}, tokens lucky", "chimera-1 C3", die=[*die, 6, 6, 6, 6, 6])
    assert (scene.waits_for, scene.tokens(hero.split()[0])) == ("audience", "lucky")
