"""The course of a campaign and of a mission (N-CORE-CAMP, N-CORE-MISSION-SETUP): what begins, ends and comes back."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.campaign import Campaign, Chapter
from plancia.games.nova_aetas.rules.campaign.encounter import Encounter
from plancia.games.nova_aetas.rules.campaign.end_of_mission import BearWounds, EndOfMission
from plancia.games.nova_aetas.rules.missions.happenings import ChooseBearer, carry_out
from plancia.games.nova_aetas.rules.missions.mission import DrawDestinies, prepare
from plancia.games.nova_aetas.rules.wounds.tokens import may_receive
from plancia.games.nova_aetas.state.box import BLESSED, CURSED, DISTRACTED
from plancia.games.nova_aetas.state.effects.campaign import ComeBack
from plancia.games.nova_aetas.state.effects.wounds import StandUp
from plancia.games.nova_aetas.state.gaits import HEAVY, may_step
from plancia.games.nova_aetas.state.plan import Then
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import DEFEAT, MISSION, SETTLEMENT, VICTORY
from plancia.kernel.procedure import Procedure
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, new_game, nova
from tests.scenes import example

FAR = "bravo-6 L8"


def town(text: str = "", city: bool = False) -> Scene:
    scene = nova(
        f'phase = "settlement"\noptions.play = "campaign"\nmore.city = {str(city).lower()}\nmore.node = 1\n' + text
    )
    scene.g.visits = (2,) * len(scene.g.visits)
    return scene.advance()


def going_on_with(scene: Scene, procedure: Procedure) -> Scene:
    scene.g.stack, scene.g.shared, scene.g.decision = [procedure], 0, None
    return scene


# The campaign.


@example("N-CORE-CAMP-5", "N-CORE-CAMP-3")
def test_a_campaign_begins_in_a_village():
    scene = going_on_with(town("", True), Campaign()).advance()
    assert (scene.question, scene.g.city, scene.g.visits[0]) == ("N-CORE-CAMP-3", False, 1)


@example("N-CORE-CAMP-1")
def test_behind_the_last_mission_the_campaign_is_over():
    scene = town()
    g = scene.g
    g.node = g.box.mission_ids.index("M6")
    chapter = Chapter()
    chapter.outcome = VICTORY
    chapter.at = 1
    going_on_with(scene, chapter)
    if scene.waits_for == "one":
        scene.one(scene.options[0])
    assert (g.over, g.won, g.ended_by) == (True, True, "N-CORE-CAMP-1")


@example("N-CORE-CAMP-1")
def test_a_way_may_pay():
    """M2, second way: 8 Popolini."""
    scene = town("popolini = 1")
    scene.g.node = scene.g.box.mission_ids.index("M2")
    chapter = Chapter()
    chapter.outcome = VICTORY
    chapter.at = 1
    going_on_with(scene, chapter)
    paying = [way.popolini for way in chapter.ways(scene.g)].index(8)
    scene.one(f"way-{paying + 1}")
    assert scene.g.popolini == 9


@example("N-CORE-CAMP-3")
def test_after_a_side_mission_the_company_is_in_the_settlement_again():
    scene = town("popolini = 20", city=True)
    scene.rolls(destiny_card=["the-star", "eclipse", "new-moon", "full-moon"])
    scene.one("leave-for:E1", "pass")
    assert (scene.g.phase, scene.question) == (SETTLEMENT, "N-CORE-CAMP-3")
    scene.g.phase = MISSION
    scene.g.do(ComeBack())
    assert scene.g.phase == SETTLEMENT


@example("N-CORE-CAMP-1", "N-CORE-MODE-2")
def test_the_leader_changes_with_every_mission():
    scene = nova('seats = ["one", "two"]\nmission = "M1"\nactive = "valerio"\nheroes.valerio.at = "C4"')
    g = scene.advance().g
    g.outcome, before = DEFEAT, g.leader
    going_on_with(scene, EndOfMission(g.mission)).advance()
    assert (len(g.players), g.leader) == (2, (before + 1) % 2)


@example("N-CORE-CAMP-2", "N-CORE-TREAT")
def test_m4_cures_one_grave_wound_of_each_hero():
    scene = table("valerio", 'mission = "M4"', "valerio B2, graves night-terrors festering-wound broken-arm")
    scene.rolls(reward=["purse-of-gold"])
    scene.g.outcome = VICTORY
    going_on_with(scene, EndOfMission(scene.g.mission)).advance()
    assert scene.g.graves[0].bit_count() == 2


@example("N-CORE-GRAVE", "N-CORE-SELL-ITEM")
def test_what_a_successor_brings_cannot_be_sold():
    scene = table("valerio", 'mission = "M1"', "valerio C4 graves broken-arm gashed-leg cracked-ribs")
    g = scene.g
    g.fresh_graves = replaced(g.fresh_graves, 0, 1 << 5)
    lockpicks = g.box.item_ids.index("lockpicks")
    before = g.starting[lockpicks]
    going_on_with(scene, BearWounds(0)).advance().one("altair")
    assert g.starting[lockpicks] == before + 1


@example("N-CORE-SELL-ITEM")
def test_what_has_no_price_is_not_sold():
    scene = town("stock.blade-of-mars = 1\nstock.dagger = 1").one("valerio", "market")
    assert (scene.refused.get("sell:blade-of-mars"), "sell:dagger" in scene.options) == ("N-CORE-SELL-ITEM", True)


@example("N-CORE-CRAFT")
def test_a_reagent_can_be_made_of_others():
    scene = town()
    formula = next(each for each in scene.g.box.formulae if each.item < 0)
    names = [each.id for each in scene.g.box.reagents]
    needs = "\n".join(f"reagents.{names[number]} = {n}" for number, n in formula.needs)
    scene = town(f"popolini = 20\nformulae = '{formula.id}'\n{needs}", city=True)
    place = next(each.id for each in scene.g.box.locations if each.workshop == formula.workshop and each.city)
    scene.one("valerio", place, formula.id)
    assert scene.g.reagents[formula.reagent] == formula.n


# Before a mission.


@example("N-CORE-MISSION-SETUP", "N-CORE-GRAVE")
def test_an_old_wound_hurts_as_the_mission_begins():
    scene = table("valerio", 'mission = "M1"', "valerio C4 graves festering-wound")
    prepare(scene.g, 0)
    card = next(each for each in scene.g.box.graves if each.id == "festering-wound")
    assert (card.wounds > 0, scene.wounds("valerio")) == (True, card.wounds)


@example("N-CORE-MISSION-SETUP", "N-CORE-DESTINY", "N-CORE-MODE-2")
def test_heroes_are_made_ready_and_draw_their_destiny():
    scene = new_game(seats=["one"], play="mission", mission="M1")
    for _ in range(40):
        if scene.waits_for != "one" or scene.g.phase == MISSION:
            break
        scene.one("pass" if "pass" in scene.options else scene.options[0])
    assert scene.waits_for == "chance"
    assert scene.question == "destiny-card"
    assert all(scene.g.xp[hero] or scene.g.skills[hero] for hero in scene.g.company)


@example("N-CORE-DESTINY")
def test_a_hero_draws_as_many_cards_as_his_destiny():
    scene = table("valerio", "valerio C3", FAR)
    scene.g.destiny_level = replaced(scene.g.destiny_level, 0, 2)
    scene.rolls(destiny_card=["new-moon", "the-star"])
    going_on_with(scene, DrawDestinies(0)).advance()
    assert scene.g.destiny[0].bit_count() == 2


@example("N-CORE-MISSION-SETUP", "N-CORE-HEROISM")
def test_an_encounter_is_laid_and_begun_like_every_mission():
    scene = town("popolini = 20", city=True)
    g = scene.g
    g.next_tokens = replaced(g.next_tokens, 0, BLESSED)
    g.next_heroism = replaced(g.next_heroism, 0, 1)
    scene.rolls(destiny_card=["the-star", "eclipse", "new-moon", "full-moon"])
    going_on_with(scene, Encounter(g.box.mission_ids.index("E1"))).advance()
    assert (g.box.mission_ids[g.mission], g.phase, g.heroism[0]) == ("E1", MISSION, 2)
    assert (set(g.next_tokens), set(g.next_heroism)) == ({0}, {0})


@example("N-CORE-MISSION-SETUP", "N-CORE-MODE-2")
def test_a_token_for_the_next_mission_goes_to_a_hero_of_their_choice():
    scene = table("valerio", "valerio C3", FAR)
    going_on_with(scene, ChooseBearer(BLESSED)).advance()
    scene.one("sofia")
    assert (scene.g.next_tokens[2], sum(scene.g.next_tokens)) == (BLESSED, BLESSED)


@example("N-CORE-MISSION-ACTION", "N-CORE-OBJECTIVES")
def test_what_a_mission_may_call_for():
    scene = table("valerio", 'mission = "M1"', "valerio C4", "objects.letter-1 = 'valerio'")
    g = scene.g
    for do in ("cancel-draft", "skip-event"):
        assert carry_out(g, Then(do), 0, 0) is None
    then = Then("gone")
    then.object = 0
    carry_out(g, then, 0, 0)
    assert (g.cancelled, g.skip_events, [thing for thing in g.things if thing >= 0]) == (1, 1, [])


# Small rules of the field.


@example("N-ABIL-HEAVY", "N-CORE-HEIGHT-3", "N-CORE-MOVE-PASS")
def test_why_a_step_cannot_be_taken():
    scene = table("valerio", "rows = ['......']", "heights = { B1 = 1 }", "valerio A1", "bravo-1 F1")
    field = scene.g.ground
    assert may_step(field, HEAVY, 0, 1, 0) == "N-ABIL-HEAVY"
    assert may_step(field, 0, 1, 2, 0) == "N-CORE-HEIGHT-3"
    assert (may_step(field, 0, 2, 3, 1 << 3), may_step(field, 0, 2, 3, 0)) == ("N-CORE-MOVE-PASS", None)


@example("N-STATUS-DISTRACTED", "N-STATUS-CURSED", "N-TOKEN-GEN-2")
def test_tokens_of_one_side_alone():
    scene = table("valerio", "valerio C3", "bravo-1 D3")
    g, bravo = scene.g, scene.model("bravo-1")
    assert (may_receive(g, 0, DISTRACTED), may_receive(g, bravo, DISTRACTED)) == ("N-STATUS-DISTRACTED", None)
    assert (may_receive(g, bravo, CURSED), may_receive(g, 0, CURSED)) == ("N-STATUS-CURSED", None)


@example("N-CORE-DOWN-4", "N-CORE-FREE")
def test_who_stands_up_leaves_his_square_to_who_stands_on_it():
    scene = table("valerio", "valerio C3", "sofia E3 down true", FAR)
    g, sofia, valerio = scene.g, scene.model("sofia"), scene.model("valerio")
    g.at[sofia] = g.at[valerio]
    g.do(StandUp(sofia, g.at[valerio] + 1, 3, 7))
    assert (g.stands[g.at[valerio]], scene.at("sofia"), g.heroes_at >> g.at[valerio] & 1) == (valerio, "D3", 1)


@example("N-CORE-HEALING", "N-CORE-ATK-SUCCESS", "N-CORE-SYMBOL", "N-CORE-ATK-HERO-PSY")
def test_mending_closes_wounds_and_a_star_takes_poison_away():
    scene = table(
        "vincenzo", "vincenzo C3, skills none, gear mend", "sofia D3 wounds 4, tokens poisoned gutted", FAR,
        die=[5, 5, 1, 1, 1, 1],
    )  # fmt: skip
    scene.one("attack:mend", "sofia", "gutted")
    assert (scene.wounds("sofia"), scene.tokens("sofia")) == (2, "poisoned")


@example("N-CORE-DEFEAT", "N-CORE-SKILL-FORMS")
def test_a_cleave_fells():
    scene = table(
        "valerio", "valerio C3, skills cleave", "landsknecht-1 D3", "landsknecht-2 C2",
        die=[4, 1, 1, 1, 1], reagent=["metal"] * 3,
    )  # fmt: skip
    other = scene.model("landsknecht-2")
    scene.g.wounds[other] = scene.g.health[other] - 1
    scene.one("attack:sword", "landsknecht-1", "cleave")
    assert (scene.at("landsknecht-1"), scene.at("landsknecht-2")) == ("D3", "")


@example("N-CORE-DEFEAT", "N-CORE-DOWN-1", "N-CORE-ATK-AREA-HERO")
def test_an_area_fells():
    """A spear goes through the first."""
    scene = table("valerio", "valerio C3, skills none, gear spear", "landsknecht-1 D3", "landsknecht-2 E3")
    other = scene.model("landsknecht-2")
    scene.g.wounds[other] = scene.g.health[other] - 1
    scene.rolls(reagent=["metal"] * 3, die=[4, 1, 1, 1, 1, 1])
    scene.one("attack:spear", "landsknecht-1")
    assert (scene.at("landsknecht-1"), scene.at("landsknecht-2")) == ("D3", "")


@example("N-ABIL-DODGE", "N-CORE-REROLL")
def test_only_a_success_is_dodged():
    scene = table("valerio", "valerio C3, skills none, gear sword", "bravo-1 D3", die=[4, 5, 1, 1, 1, 1])
    scene.one("attack:sword")
    assert set(scene.options) == {"die-1", "die-2"}
    assert scene.refused == {"die-3": "N-ABIL-DODGE"}
    scene.one("die-2")
    assert scene.done("Rerolled", rule="N-ABIL-DODGE")[0].new == (4, 1, 1, 1, 1)


@example("N-CORE-ACT-SWAP", "N-ENC-CHECK")
def test_a_swapped_sword_changes_hands():
    scene = table("valerio", "valerio C3, skills none, gear sword", "rebecca D3, gear none", FAR)
    scene.one("swap")
    sword = scene.g.box.item_ids.index("sword")
    assert (sword in scene.g.gear[:11], sword in scene.g.gear[11:22]) == (False, True)


@example("N-STATUS-BURNED", "N-CORE-ACT-EXTINGUISH")
def test_the_die_against_the_fire_is_seen():
    scene = table("vincenzo", "vincenzo C3, skills none, tokens burned", FAR, die=[5])
    scene.one("extinguish")
    assert [(each.dice, each.threshold) for each in scene.done("Rolled")] == [((5,), 5)]


@example("N-CORE-DESTINY", "N-CORE-SYMBOL")
def test_a_full_moon_is_every_symbol_once():
    scene = table(
        "valerio", "valerio C3, skills none, gear mace, destiny full-moon", "landsknecht-1 D3", die=[4] * 6,
    )  # fmt: skip
    scene.one("attack:mace", "full-moon")
    assert (scene.g.destiny[0], scene.done("Counted")[0].symbols) == (0, 0b111)


@example("N-STATUS-LUCKY", "N-CORE-REROLL")
def test_luck_is_used_up():
    scene = table("valerio", "valerio C3, skills none, gear sword, tokens lucky", "landsknecht-1 D3", die=[1] * 5 + [4])
    scene.one("attack:sword", "lucky")
    assert (scene.tokens("valerio"), scene.wounds("landsknecht-1")) == ("", 1)


@example("N-CORE-ATK-AREA-HERO", "N-CORE-ACT-SKILL")
def test_who_has_left_the_field_suffers_no_more():
    scene = table("rebecca", "rebecca C3, skills storm-of-stars, heroism 2", "bravo-1 D3 wounds 3", "bravo-2 C5", FAR)
    scene.rolls(reagent=["metal"] * 3)
    scene.one("storm-of-stars")
    assert (scene.at("bravo-1"), scene.wounds("bravo-2")) == ("", 2)
    assert len(scene.done("Leave")) == 1
