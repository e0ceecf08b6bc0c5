"""One scene at least for each rule and ruling that no other scene shows, chapter by chapter."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.content.maps import check_map
from plancia.games.nova_aetas.content.schema.happenings import Then
from plancia.games.nova_aetas.content.schema.mission import Mission
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.rules.wounds.tokens import give, may_receive
from plancia.games.nova_aetas.state.box import BLESSED, LUCKY
from plancia.games.nova_aetas.state.effects.treasury import DrawReagent
from plancia.games.nova_aetas.state.lay_out import LeaveField
from plancia.kernel.content import Text
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, drill, new_game, nova
from tests.scenes import example

FAR = "bravo-6 L8"


# The table.


@example("N-CORE-MODE-3")
def test_nothing_on_the_table_is_hidden():
    """Decks are kept as what is left in them: their order is decided when a card is drawn."""
    assert set(GAME.seen.values()) == {"all"}


@example("N-CORE-CAMP-5")
def test_a_campaign_begins_with_little():
    g = new_game(seats=["one"]).g
    known = [formula.id for formula in g.box.formulae if g.formulae >> formula.number & 1]
    assert (g.popolini, sum(g.reagents), known) == (6, 0, ["F-01", "F-02", "F-03", "F-04"])
    assert (set(g.xp), set(g.class_points), set(g.destiny_level), set(g.bonds)) == ({0}, {0}, {1}, {0})
    assert not g.city


@example("N-MAP-HERO", "N-CORE-FREE")
def test_heroes_begin_on_the_squares_marked_for_them():
    scene = new_game(seats=["one"], play="mission", mission="M1")
    while scene.question != "N-CORE-MISSION-SETUP":
        scene.one("pass" if "pass" in scene.options else scene.options[0])
    assert set(scene.options) <= {"A4", "B4", "A5", "B5", "A6", "A7"}
    first = scene.options[0]
    scene.one(first)
    assert scene.refused[first] == "N-CORE-FREE"


def map_rules(rows: list[str], **more: object) -> list[str]:
    word = Text(en="-", it="-")
    said = {"name": word, "briefing": word, "won": word, "lost": word, "family": "exploration", "from_": "house"}
    found: list[str] = []
    check_map(Mission(**said, rows=rows, **more), lambda where, rule, text: found.append(rule))  # type: ignore[arg-type]
    return found


@example("N-MAP-POI", "N-MAP-AREA", "N-MAP-GAEA", "N-MAP-ENEMY")
@pytest.mark.parametrize(
    ("code", "rule"),
    [("P", "N-MAP-POI"), ("A", "N-MAP-AREA"), ("G", "N-MAP-GAEA"), ("e", "N-MAP-ENEMY"), ("d", "N-MAP-ENEMY")],
)
def test_what_is_marked_on_a_map_the_mission_speaks_of(code: str, rule: str):
    assert map_rules([f"hhhh{code}"]) == [rule]
    assert map_rules(["hhhh."]) == []


@example("N-MAP-ENEMY")
def test_a_mission_may_speak_of_its_marks():
    setup = [Then(do="enemy", enemy="brigand", at=["E1"])]
    assert map_rules(["hhhhed"], setup=setup, draft=["F1"]) == []


# Activations.


@example("N-CORE-ACT-AP", "N-CORE-ACT-WAIT")
def test_a_hero_has_as_many_action_points_as_rapidity_and_may_wait_them_away():
    scene = table("valerio", "t = 3", "valerio C3, skills none, threat 1", FAR)
    assert scene.g.ap == 6
    scene.one("wait", "wait")
    assert (scene.g.ap, scene.g.spent, scene.at("valerio"), scene.threat("valerio")) == (4, 2, "C3", 1)
    scene.one(*["wait"] * 4)
    assert scene.hour("valerio") == 9


@example("N-CORE-ACT-AP", "N-ATK-LAYOUT-ENEMY")
def test_an_enemy_spends_what_its_attack_prints_and_no_more_than_it_has():
    """A Bravo: Rapidity 6, Rapier 3 AP, Hits 3, threshold 4."""
    scene = table("bravo", "sofia D3, skills none, gear none", "bravo-1 C3", die=[4, 3, 4, 3])
    assert (len(scene.attacked("bravo-1")), scene.spent("bravo-1")) == (2, 6)
    assert [(each.hits, each.wounds) for each in scene.done("Judged")] == [(3, 2), (3, 2)]
    assert {each.threshold for each in scene.done("Rolled")} == {4}


@example("N-CORE-ACT-FREE")
def test_actions_come_in_any_order_and_movement_around_them():
    scene = table("valerio", "valerio C3, skills none, gear sword", "landsknecht-1 E3", die=[1] * 5 + [6] * 9)
    scene.one("move", "D3", "attack:sword", "move", "D2")
    assert (scene.at("valerio"), scene.g.ap) == ("D2", 1)
    scene.one("end")
    assert scene.spent("valerio") == 5


@example("N-CORE-ACT-MOVE", "N-CORE-DIST")
@pytest.mark.parametrize(("to", "spent"), [("D3", 1), ("D4", 2), ("E3", 2), ("C5", 2), ("F3", 3)])
def test_a_square_costs_an_action_point_and_nobody_walks_askew(to: str, spent: int):
    scene = table("valerio", "valerio C3, skills none", FAR)
    scene.one("move", to)
    assert scene.g.spent == spent


@example("N-CORE-HORO-2")
def test_all_models_of_a_type_share_one_token():
    """Two Brigands act in one Sector, and their token goes on by their Rapidity."""
    scene = table("brigand", "t = 3", "sofia H4, skills none", "brigand-1 A1", "brigand-2 A8", die=[6] * 9)
    assert [scene.at(each) != start for each, start in (("brigand-1", "A1"), ("brigand-2", "A8"))] == [True, True]
    assert scene.hour("brigand") == 3 + 5


@example("N-CORE-HORO-3", "N-CORE-HORO-5")
def test_the_hand_goes_on_sector_by_sector():
    scene = table("valerio", "t = 3", "valerio C3, skills none", FAR)
    scene.one("end")
    assert scene.hour("valerio") == 4
    scene.play_on()
    assert (scene.g.t, scene.g.actor) == (4, 0)


@example("N-CORE-GOLD-3", "N-AI-21")
def test_of_equals_the_first_by_number_goes_first():
    scene = table("bravo", "sofia D4, skills none, gear none", "bravo-2 D3", "bravo-1 D5", die=[6] * 20)
    assert scene.done("Attacked")[0].model == scene.model("bravo-1")


# Tests and attacks.


@example("N-CORE-DIE", "N-CORE-SYMBOL")
@pytest.mark.parametrize(
    ("die", "symbols"), [([1, 2, 3, 1, 2], 0), ([4, 1, 1, 1, 1], 1), ([5, 1, 1, 1, 1], 2), ([6, 5, 4, 4, 1], 7)]
)
def test_a_four_is_a_moon_a_five_a_star_a_six_a_sun(die: list[int], symbols: int):
    scene = table("valerio", "valerio C3, skills none", "landsknecht-1 D3", die=die)
    scene.one("attack:sword")
    assert scene.done("Counted")[0].symbols == symbols


@example("N-ATK-TYPES", "N-ATK-LAYOUT-HERO")
@pytest.mark.parametrize(
    ("hero", "weapon", "dice", "threshold", "ap"),
    [("valerio C3", "sword", 5, 4, 3), ("rebecca C3", "arcane-dart", 5, 3, 3), ("sofia C3", "bow", 5, 4, 3)],
)
def test_a_weapon_says_what_is_tested_against_what_and_for_how_much(
    hero: str, weapon: str, dice: int, threshold: int, ap: int
):
    """Against a Landsknecht, Physical Defence 4 and Psychic 3: Physique 4 + 1, Mind 4 + 1, Dexterity 4 + 1."""
    scene = table(hero.split()[0], f"{hero}, skills none", "landsknecht-1 D3", die=[1] * 5)
    scene.one(f"attack:{weapon}")
    rolled = scene.done("Rolled")[0]
    assert (len(rolled.dice), rolled.threshold, scene.g.spent) == (dice, threshold, ap)


@example("N-AMB-23")
@pytest.mark.parametrize(("option", "dice"), [("true", 5), ("false", 3)])
def test_a_table_may_agree_that_bows_are_drawn_with_physique(option: str, dice: int):
    scene = table(
        "sofia", f"options.dex_weapons = {option}", "sofia C3, skills none", "landsknecht-1 F3", die=[1] * dice
    )
    scene.one("attack:bow")
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-AMB-01")
@pytest.mark.parametrize(("reward", "threat", "heroism"), [("threat", 2, 0), ("heroism", 1, 1)])
def test_a_table_may_agree_what_a_critical_brings(reward: str, threat: int, heroism: int):
    scene = table(
        "valerio", f'options.critical_reward = "{reward}"', "valerio C3, skills none", "landsknecht-1 D3",
        die=[6, 5, 4, 1, 1],
    )  # fmt: skip
    scene.one("attack:sword")
    assert (scene.threat("valerio"), scene.g.heroism[0]) == (threat, heroism)


@example("N-AMB-11", "N-TRAIT-CRITICAL")
@pytest.mark.parametrize(("die", "wounds"), [([4, 4, 4, 1, 1, 1, 1], 3 + 2), ([4, 4, 1, 1, 1, 1, 1], 2)])
def test_a_printed_critical_takes_the_place_of_the_usual_one(die: list[int], wounds: int):
    scene = table("sofia", "sofia C3, skills none, gear crossbow", "landsknecht-1 F3", die=die)
    scene.one("attack:crossbow")
    assert scene.wounds("landsknecht-1") == wounds


@example("N-AMB-08", "N-ABIL-SHIELD")
@pytest.mark.parametrize(("hero", "weapon", "dice"), [("valerio", "sword", 4), ("rebecca", "arcane-dart", 5)])
def test_a_shield_is_no_help_against_the_mind(hero: str, weapon: str, dice: int):
    scene = table(hero, f"{hero} C3, skills none", "papal-guard-1 D3", die=[1] * 5)
    scene.one(f"attack:{weapon}")
    assert len(scene.done("Rolled")[0].dice) == dice


@example("N-AMB-24", "N-STATUS-DISTRACTED")
@pytest.mark.parametrize(("tokens", "threshold"), [("", 5), (" tokens distracted", 4)])
def test_a_distraction_makes_a_gaze_easier_to_bear(tokens: str, threshold: int):
    rows = 'rows = ["........", "TTTTTTTT"]'
    scene = table("gorgon", rows, "altair H1, skills none, gear none", f"gorgon-1 B1{tokens}", die=[1, 1])
    assert scene.done("Rolled")[0].threshold == threshold


@example("N-AMB-37", "N-ABIL-PHALANX")
@pytest.mark.parametrize(("other", "hits"), [("A1", 3), ("C3", 4), ("D4", 4), ("E2", 3)])
def test_the_attacker_is_not_his_own_phalanx(other: str, hits: int):
    """Sofia on D3, the attacker on D2; another guard beside her, or not."""
    scene = table(
        "papal-guard", "sofia D3, skills none", "papal-guard-1 D2", f"papal-guard-2 {other} tokens blinded",
        die=[6] * 4,
    )  # fmt: skip
    assert scene.done("Judged", attacker="papal-guard-1")[0].hits == hits


@example("N-AMB-47", "N-ABIL-BARRIER")
@pytest.mark.parametrize(("level", "at", "threshold"), [(1, "D5", 4), (0, "D5", 4), (0, "D6", 3)])
def test_a_barrier_reaches_other_heights(level: int, at: str, threshold: int):
    """Crossbowman on D3, the Masked Captain with Barrier 2 two or three squares away."""
    scene = table(
        "valerio", f"heights = {{ D5 = {level} }}", "valerio C3, skills none", "crossbowman-1 D3",
        f"masked-captain-1 {at}", die=[1] * 5,
    )  # fmt: skip
    scene.one("attack:sword")
    assert scene.done("Rolled")[0].threshold == threshold


@example("N-AMB-53", "N-CORE-ATK-AREA-HERO")
def test_a_fireball_that_misses_burns_nobody():
    scene = table("rebecca", "rebecca A3, skills none", "landsknecht-1 D3", "bravo-1 D4", die=[1] * 5)
    scene.one("attack:fireball", "landsknecht-1")
    assert (scene.tokens("landsknecht-1"), scene.tokens("bravo-1")) == ("", "")


# Tokens.


@example("N-AMB-15", "N-STATUS-POISONED", "N-STATUS-GUTTED", "N-STATUS-MARKED")
def test_poison_a_gutting_and_a_mark_stay():
    scene = table("valerio", "valerio C3, skills none, tokens poisoned gutted marked", FAR)
    scene.one("end")
    assert scene.tokens("valerio") == "poisoned gutted marked"


@example("N-AMB-16", "N-TOKEN-GEN-1")
def test_a_second_token_of_a_kind_changes_nothing():
    scene = table(
        "valerio", "valerio C3, skills none, gear sword poison 2", "landsknecht-1 D3", die=[4, 1, 1, 1, 1] * 2
    )
    scene.one("attack:sword", "attack:sword")
    assert (scene.tokens("landsknecht-1"), len(scene.done("GiveToken"))) == ("poisoned", 1)


@example("N-TOKEN-GEN-5")
def test_enemies_have_no_luck_and_no_blessing():
    scene = table("valerio", "valerio C3", "prisoner C4", "bravo-1 D3")
    bravo, prisoner = scene.model("bravo-1"), scene.model("prisoner")
    assert may_receive(scene.g, bravo, LUCKY) == "N-TOKEN-GEN-5"
    give(scene.g, bravo, BLESSED, "N-TOKEN-GEN-5")
    give(scene.g, prisoner, BLESSED, "N-TOKEN-GEN-5")
    assert (scene.tokens("bravo-1"), scene.tokens("prisoner")) == ("", "blessed")


@example("N-TOKEN-GEN-4", "N-CORE-HEALING")
def test_tokens_and_wounds_end_with_the_mission():
    scene = table("sofia", "sofia C3, wounds 2, gear crossbow unloaded + leather-cuirass 1, tokens gutted lucky", FAR)
    scene.g.do(LeaveField())
    assert (scene.tokens("sofia"), scene.wounds("sofia")) == ("", 0)
    assert (scene.g.unloaded[2], sum(scene.g.gear_wounds)) == (0, 0)


# Things.


def packing(gear: str, stock: str) -> Scene:
    scene = nova(
        'phase = "settlement"\noptions.play = "campaign"\nmore.city = true\nmore.node = 1\n'
        f'heroes.valerio.gear = "{gear}"\nstock.{stock} = 1\n'
    )
    return scene.advance().one("valerio", "pack")


@example("N-ENC-HEAD", "N-ENC-BODY", "N-ENC-ACCESSORY", "N-ENC-TWOHANDS", "N-ENC-ONEHAND")
@pytest.mark.parametrize(
    ("gear", "another", "rule"),
    [
        ("hood", "helmet", "N-ENC-HEAD"),
        ("leather-cuirass", "plate-armour", "N-ENC-BODY"),
        ("moon-ring, lockpicks, saints-amulet", "surgeons-bag", "N-ENC-ACCESSORY"),
        ("sword, shield", "dagger", "N-ENC-ONEHAND"),
        ("greatsword", "spear", "N-ENC-TWOHANDS"),
    ],
)
def test_a_hero_carries_so_many_things_of_each_kind(gear: str, another: str, rule: str):
    assert packing(gear, another).refused[f"take:{another}"] == rule
    fewer = ", ".join(gear.split(", ")[1:])
    assert f"take:{another}" in packing(fewer, another).options


@example("N-AMB-32", "N-ENC-BODY")
def test_what_the_legend_calls_armour_is_worn_on_the_body():
    scene = packing("sword", "brigandine")
    scene.one("take:brigandine")
    assert scene.g.gear[1] == scene.g.box.item_ids.index("brigandine")


@example("N-AMB-39")
def test_coins_are_no_ingredient():
    scene = packing("sword", "dagger")
    g = scene.g
    coins = next(card.number for card in g.box.reagents if card.id == "popolini")
    assert all(reagent != coins for formula in g.box.formulae for reagent, _ in formula.needs)
    before = g.popolini
    g.do(DrawReagent(coins, "N-CORE-LOOT"))
    assert (g.popolini - before, g.reagents[coins]) == (3, 0)


# The Enemies' flowchart.


def sent(text: str) -> Scene:
    bare = 'skills = "", heroism = 0, gear = ""'
    return drill(
        'mission = "DRILL-3"\nactive = "x-5-5"\nenemies.x-5-5 = ["B2"]\n' + text.replace("BARE", bare), die=[6] * 20
    ).pass_all()


@example("N-AMB-02", "N-AI-04")
def test_a_hero_as_dangerous_as_the_objective_comes_before_what_could_be_done_at_once():
    """F2 is four squares away: with 5 AP the Objective could be carried out."""
    scene = sent('heroes.valerio = { at = "C4", threat = 3, BARE }\n')
    assert scene.boxes("x-5-5-1").startswith("02y 04y 06")
    scene = sent('heroes.valerio = { at = "C4", threat = 2, BARE }\n')
    assert scene.boxes("x-5-5-1") == "02y 04n 12y 15"


@example("N-AMB-42", "N-AI-04")
def test_who_is_outside_the_control_area_does_not_count_however_dangerous():
    """Control Area 5: H5 is nine squares away, E4 five."""
    assert sent('heroes.valerio = { at = "H5", threat = 9, BARE }\n').boxes("x-5-5-1") == "02y 04n 12y 15"
    assert sent('heroes.valerio = { at = "E4", threat = 9, BARE }\n').boxes("x-5-5-1").startswith("02y 04y")
