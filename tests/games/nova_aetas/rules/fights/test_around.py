"""What works all around (N-CORE-ACT-SKILL, N-ABIL-PROTECTION, N-ABIL-PHALANX, N-TRAIT-PRESS): whom, in what order."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.scenes import example

FAR = "bravo-6 L8"


# Active Skills.


@example("N-CORE-ACT-SKILL", "N-CORE-HORO-5")
@pytest.mark.parametrize(("hour", "now"), [(9, 7), (8, 6), (7, 6)])
def test_orders_hasten_a_friend_to_the_next_sector_at_most(hour: int, now: int):
    scene = table("valerio", "t = 5", "valerio C3, skills orders", f"sofia D3, skills none, hour {hour}", FAR)
    assert scene.one("orders").hour("sofia") == now


@example("N-CORE-ACT-SKILL", "N-CORE-HEALING", "N-CORE-DIST")
def test_aqua_vitae_heals_the_wounded_within_three_squares():
    scene = table(
        "vincenzo", "vincenzo C3, skills aqua-vitae, advanced true, heroism 1", "sofia F3, skills none, wounds 3",
        "valerio G3, skills none, wounds 3", "altair C4, skills none", FAR,
    )  # fmt: skip
    scene.one("aqua-vitae")
    assert (scene.wounds("sofia"), scene.wounds("valerio"), len(scene.done("Heal"))) == (1, 3, 1)


@example("N-CORE-ACT-SKILL", "N-CORE-HEROISM")
@pytest.mark.parametrize(("skill", "hero", "paid"), [("last-stand", "valerio", []), ("orders", "valerio", [2])])
def test_what_a_skill_costs_is_paid_once(skill: str, hero: str, paid: list[int]):
    scene = table(hero, "t = 5", f"{hero} C3, skills {skill}, heroism 1", "sofia D3, skills none, hour 9", FAR)
    scene.one(skill)
    assert [each.ap for each in scene.done("Pay")] == paid


@example("N-CORE-ACT-SKILL", "N-CORE-WOUND-STEPS")
def test_a_storm_strikes_in_reading_order_from_the_first_square_on():
    scene = table(
        "rebecca", "rebecca B2, skills storm-of-stars, heroism 2", "faun-warrior-3 A1", "faun-warrior-1 C2",
        "faun-warrior-2 B4", FAR,
    )  # fmt: skip
    scene.one("storm-of-stars")
    struck = [scene.model(f"faun-warrior-{number}") for number in (3, 1, 2)]
    assert [(each.model, each.n) for each in scene.done("Wound")] == [(model, 2) for model in struck]


@example("N-CORE-ACT-SKILL", "N-ABIL-COWARDICE")
def test_a_storm_does_not_strike_who_has_run_away():
    scene = table(
        "rebecca", "rebecca B2, skills storm-of-stars, heroism 2", "brigand-1 A1 wounds 2", "brigand-2 C2", FAR,
        reagent=["metal"],
    )  # fmt: skip
    scene.one("storm-of-stars")
    assert (scene.at("brigand-2"), scene.done("Wound", model="brigand-2")) == ("", [])


@example("N-CORE-ACT-SKILL", "N-TOKEN-GEN-2", "N-CORE-ADJ")
def test_the_wrath_of_heaven_stuns_who_stands():
    scene = table(
        "gregorio", "gregorio B1, skills wrath-of-heaven, advanced true, heroism 2", "faun-warrior-1 A1",
        "faun-warrior-2 C1 wounds 3", "faun-warrior-3 D2", FAR, reagent=["wood"],
    )  # fmt: skip
    scene.one("wrath-of-heaven")
    assert (scene.tokens("faun-warrior-1"), scene.wounds("faun-warrior-1")) == ("stunned", 2)
    assert (scene.at("faun-warrior-2"), len(scene.done("GiveToken")), scene.wounds("faun-warrior-3")) == ("", 1, 0)


@example("N-ABIL-DASH", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("order", "first"), [("himself-first", "valerio"), ("other-first", "sofia")])
def test_both_dash_one_after_the_other(order: str, first: str):
    scene = table("valerio", "valerio C3, skills advance", "sofia D3, skills none", FAR)
    scene.one("advance", order)
    steps = {"valerio": "C2", "sofia": "D2"}
    second = "sofia" if first == "valerio" else "valerio"
    scene.one(steps[first])
    assert (scene.at(first), scene.at(second)) == (steps[first], {"valerio": "C3", "sofia": "D3"}[second])
    scene.one(steps[second])
    assert (scene.at("valerio"), scene.at("sofia")) == ("C2", "D2")


@example("N-ABIL-CHARGE", "N-CORE-ACT-AP")
@pytest.mark.parametrize("waits", [1, 4])
def test_who_has_begun_something_does_not_charge(waits: int):
    scene = table("gregorio", "gregorio C3, skills holy-charge, gear greatsword", "landsknecht-1 F3")
    scene.one(*["wait"] * waits)
    assert scene.refused["holy-charge"] == "N-ABIL-CHARGE"


@example("N-ABIL-CHARGE")
def test_nobody_charges_through_a_wood():
    rows = ["..T...", "..T...", "..T..."]
    scene = table("gregorio", f"rows = {rows}", "gregorio B2, skills holy-charge, gear greatsword", "landsknecht-1 D2")
    assert scene.refused["holy-charge"] == "N-ABIL-CHARGE"


# Side by side.


@example("N-ABIL-PROTECTION", "N-ABIL-SHIELD", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize(("inquisitor", "dice"), [("B1", 4), ("B2", 4), ("D1", 5)])
def test_who_stands_in_the_corner_is_protected_too(inquisitor: str, dice: int):
    scene = table(
        "sofia", "sofia A5, skills none, gear bow", "arquebusier-1 A1", f"inquisitor-1 {inquisitor}", die=[1] * 5
    )
    scene.one("attack:bow", "arquebusier-1")
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-ABIL-PHALANX", "N-AMB-37", "N-CORE-ATK-ENEMY-PHYS")
@pytest.mark.parametrize(("enemy", "hits"), [("bravo", 3), ("papal-guard", 4)])
def test_a_banner_is_for_heroes(enemy: str, hits: int):
    """Two of a kind beside the bearer of a Banner; only Guards have Phalanx."""
    scene = table(
        enemy, "valerio C3, skills banner, advanced true, gear none", f"{enemy}-1 D3 tokens stunned",
        f"{enemy}-2 B3 tokens blinded", die=[6] * 20,
    )  # fmt: skip
    assert scene.done("Judged")[0].hits == hits


@example("N-TRAIT-MARK", "N-STATUS-MARKED")
@pytest.mark.parametrize("enemy", ["papal-guard-1", "landsknecht-1"])
def test_each_side_has_one_mark(enemy: str):
    """The Mark of an Enemy leaves another Enemy, and no Hero."""
    scene = table(
        "sofia", "sofia C3, skills mark-the-prey, tokens marked", f"{enemy} E3", "faun-warrior-1 C5 tokens marked",
        "papal-guard-2 L8",
    )  # fmt: skip
    scene.one("mark-the-prey", enemy)
    assert (scene.tokens("sofia"), scene.tokens(enemy), scene.tokens("faun-warrior-1")) == ("marked", "marked", "")


@example("N-TRAIT-MARK", "N-STATUS-MARKED")
def test_the_mark_of_a_hero_leaves_another_hero():
    scene = table(
        "crossbowman", "valerio C3, skills none, gear none", "sofia L8, tokens marked",
        "papal-guard-1 L1 tokens marked", "crossbowman-1 G3 tokens stunned", die=[1] * 4,
    )  # fmt: skip
    assert (scene.tokens("valerio"), scene.tokens("sofia"), scene.tokens("papal-guard-1")) == ("marked", "", "marked")


# Pushed.


@example("N-CORE-FORCED", "N-TRAIT-PRESS")
@pytest.mark.parametrize(
    ("square", "ways", "to"),
    [("F6", ["east", "south"], "G6"), ("B2", ["north", "west"], "B1"), ("F5", [], "G5"), ("E6", [], "E7")],
)
def test_from_afar_on_a_diagonal_the_player_chooses_the_way(square: str, ways: list[str], to: str):
    """A bow and a Crushing Blow, from D4."""
    scene = table(
        "gregorio", "gregorio D4, skills crushing-blow, gear bow", f"faun-warrior-1 {square}", die=[3, 1, 1, 1, 1, 1]
    )
    scene.one("attack:bow", "crushing-blow")
    if ways:
        assert scene.options == ways
        scene.one(ways[0])
    assert (scene.at("faun-warrior-1"), scene.at("gregorio")) == (to, "D4")


@example("N-TRAIT-PRESS", "N-ABIL-DASH", "N-AMB-50", "N-ABIL-HEAVY")
@pytest.mark.parametrize("level", [0, 1])
def test_on_a_height_too_he_follows(level: int):
    scene = table(
        "valerio", f"rows = ['{str(level) * 6}', '......']", "valerio B1, skills none, gear halberd",
        "faun-warrior-1 C1", "faun-warrior-2 F2", die=[3, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:halberd", "faun-warrior-1")
    assert (scene.at("valerio"), scene.at("faun-warrior-1")) == ("C1", "D1")


# Threat, and the first of the Enemies.


@example("N-CORE-THREAT-1", "N-CORE-THREAT-3", "N-CORE-DEFEAT", "N-CORE-HORO-8")
@pytest.mark.parametrize(("threat", "after"), [(0, 1), (3, 4), (12, 12)])
def test_threat_grows_to_twelve(threat: int, after: int):
    """The only Papal Guard, the first model of all Enemies, is felled: its token goes with it."""
    scene = table(
        "valerio", f"valerio C3, skills none, gear sword, threat {threat}", "papal-guard-1 D3 wounds 3", FAR,
        "hours.papal-guard = 9", die=[4, 1, 1, 1], reagent=["metal"],
    )  # fmt: skip
    scene.one("attack:sword")
    assert (scene.threat("valerio"), scene.at("papal-guard-1"), scene.hour("papal-guard")) == (after, "", -1)


@example("N-CORE-THREAT-4", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(("enemy", "threat"), [("papal-guard-1", 3), ("landsknecht-1", 3)])
def test_who_has_attacked_anybody_stays_a_threat(enemy: str, threat: int):
    scene = table("valerio", "valerio C3, skills none, gear sword, threat 3", f"{enemy} D3", FAR, die=[1] * 5)
    scene.one("attack:sword", "end")
    assert scene.threat("valerio") == threat


@example("N-CORE-DOWN-4", "N-CORE-ACT-RESCUE")
def test_who_is_raised_from_under_a_friend_stands_beside_him():
    scene = table("valerio", "valerio C3, skills none", "sofia C3, down true", FAR)
    scene.one("rescue")
    assert (scene.at("valerio"), scene.at("sofia")) == ("C3", "C2")
    scene.one("move", "D3")
    assert scene.at("valerio") == "D3"


@example("N-CORE-DOWN-4", "N-CORE-ACT-RESCUE", "N-CORE-DIST", "N-CORE-FREE")
@pytest.mark.parametrize(("enemy", "at"), [("L8", "C3"), ("C3", "C2")])
def test_who_is_raised_stands_where_he_lay_or_as_near_as_he_can(enemy: str, at: str):
    scene = table("valerio", "valerio D3, skills none", "sofia C3, down true", f"bravo-1 {enemy}")
    assert scene.one("rescue").at("sofia") == at


@example("N-CORE-DIST", "N-AI-03", "N-CORE-GRID")
@pytest.mark.parametrize("rows", [["...", "..."], ["..", ".."], ["....", "...."]])
def test_a_control_area_may_be_wider_than_the_field(rows: list[str]):
    """A Brigand watches four squares around; the corner opposite is two, three or four away."""
    corner = f"{'ABCD'[len(rows[0]) - 1]}2"
    hero = f"valerio {corner}, skills none, gear none"
    scene = table("brigand", f"rows = {rows}", hero, "brigand-1 A1", "brigand-2 B1", die=[6] * 40)
    assert scene.done("Pondered", rule="N-AI-03")[0].heroes == (0,)


@example("N-CORE-ACT-AP", "N-CORE-SKILL-FORMS", "N-CORE-ATK-HERO-PHYS")
@pytest.mark.parametrize(("enemy", "dice"), [("papal-guard-1", 5), ("faun-warrior-1", 7)])
def test_an_ambush_is_for_who_has_not_acted_since(enemy: str, dice: int):
    """The Guards have acted just now; they have Shields besides."""
    scene = table(
        "papal-guard", "t = 3", "sofia C3, skills ambush, advanced true, hour 4, gear bow", "papal-guard-1 K3",
        "faun-warrior-1 C6", die=[1] * 20,
    )  # fmt: skip
    scene.play_on().one("attack:bow", enemy)
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-AI-20", "N-CORE-HEIGHT-1", "N-CORE-HEIGHT-3", "N-ABIL-HEAVY", "N-ABIL-CLIMB")
@pytest.mark.parametrize(
    ("row", "enemy", "at"),
    [
        ("...1.", "faun-warrior", "D1"),  # it climbs one level
        ("...2.", "faun-warrior", "A1"),
        ("...1.", "bravo", "A1"),
        ("..L1.", "bravo", "D1"),  # by a ladder
        ("..L1.", "bronze-colossus", "A1"),  # too heavy for the height
        (".....", "bronze-colossus", "D1"),
    ],
)
def test_how_high_an_enemy_goes(row: str, enemy: str, at: str):
    """After Valerio, who stands on E1, as high as D1."""
    level = row[3] if row[3].isdigit() else "."
    hero = "valerio E1, skills none, gear none"
    scene = table(enemy, f"rows = ['{row[:4]}{level}', 'TTTTT']", hero, f"{enemy}-1 A1", die=[6] * 20)
    assert scene.at(f"{enemy}-1") == at


@example("N-CORE-DIST", "N-AI-07", "N-AI-08")
def test_who_has_ap_for_one_blow_and_none_for_a_step_strikes_where_it_stands():
    """A Colossus has 4 AP, all of them for its blow."""
    scene = table("bronze-colossus", "valerio C3, skills none, gear none", "bronze-colossus-1 D3", die=[6] * 4)
    assert (scene.boxes("bronze-colossus-1"), scene.path("bronze-colossus-1")) == ("02n 03y 06 07y 08 09y", "")
