"""Between missions: trade, crafting, Equipment, experience, Grave Wounds, Bonds, Destiny (N-CORE-CAMP)."""

from __future__ import annotations

import pytest

import plancia
from plancia.bots import bot_named
from plancia.games.nova_aetas.rules.campaign.end_of_mission import BearWounds, EndOfMission
from plancia.games.nova_aetas.state.box import BLESSED, NOBODY
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import DEFEAT, VICTORY
from plancia.games.nova_aetas.words import prompts
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.nova_aetas.words.log import log
from plancia.kernel.view import View
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example


def town(text: str = "", city: bool = False) -> Scene:
    """The company in a settlement before M2."""
    scene = nova(
        f'phase = "settlement"\noptions.play = "campaign"\nmore.city = {str(city).lower()}\nmore.node = 1\n' + text
    )
    scene.g.visits = (2,) * len(scene.g.visits)
    return scene.advance()


@example("N-CORE-TRADE", "N-CORE-CAMP-4")
def test_trade():
    """N-EX-113."""
    scene = town("popolini = 10\nreagents.metal = 2")
    scene.one("valerio", "market", "buy:gold")
    assert scene.g.popolini == 4
    scene.one("sell:metal", "sell:metal")
    assert scene.g.popolini == 8


@example("N-CORE-CAMP-3", "N-CORE-SELL-ITEM")
def test_a_village_sells_cheap_things_and_nobody_buys_what_a_hero_started_with():
    scene = town("popolini = 50")
    scene.one("valerio", "pack", "put-back:place-5", "pass", "market")
    assert scene.refused["buy:greatsword"] == "N-CORE-CAMP-3"
    assert scene.refused["sell:sword"] == "N-CORE-SELL-ITEM"
    scene.one("buy:dagger", "sell:dagger")
    assert scene.g.popolini == 50 - 4 + 2


@example("N-CORE-CRAFT")
@pytest.mark.parametrize(("metal", "popolini"), [(2, 4), (1, 5)])
def test_a_shield_is_forged_from_wood_and_metal(metal: int, popolini: int):
    """N-EX-114."""
    scene = town(f"popolini = 5\nreagents.wood = 2\nreagents.metal = {metal}\nformulae = 'F-04 F-05'")
    scene.one("valerio")
    if metal < 2:
        assert scene.refused["blacksmith"] == "N-CORE-CRAFT"
        return
    scene.one("blacksmith", "F-05")
    shield = scene.g.box.item_ids.index("shield")
    assert (scene.g.stock[shield], scene.g.popolini, sum(scene.g.reagents)) == (1, popolini, 0)


@example("N-ENC-ONEHAND", "N-ENC-GRIMOIRE", "N-AMB-14")
def test_two_hands_hold_two_things_and_a_bow_beside():
    """N-EX-86."""
    scene = town(
        'options.company = ["valerio", "rebecca", "sofia", "altair"]\n'
        "stock.bow = 1\nstock.buckler = 1\nstock.flash = 2\nstock.confusion = 1\n"
    )
    scene.one("altair", "pack", "take:bow")
    assert scene.refused["take:buckler"] == "N-ENC-ONEHAND"
    scene.one("pass", "pass", "rebecca", "pack", "take:flash")
    assert scene.refused["take:confusion"] == "N-ENC-GRIMOIRE"


@example("N-ATK-SCHOOL")
def test_a_captain_knows_a_cantrip_and_no_spell():
    """N-EX-87."""
    scene = town("stock.flash = 1\nstock.fireball = 1")
    scene.one("valerio", "pack")
    assert "take:flash" in scene.options
    assert scene.refused["take:fireball"] == "N-ATK-SCHOOL"


def finished(outcome: int, *models: str, secondaries: int = 0, fallen: int = 0) -> Scene:
    """M1 is over with this outcome; the End Mission Phase follows."""
    scene = table("valerio", 'mission = "M1"', *(models or ("valerio C4",)), reagent=["wood", "wood"])
    g = scene.g
    g.outcome, g.secondaries, g.fallen = outcome, secondaries, fallen
    g.stack, g.shared = [EndOfMission(g.mission)], 0
    return scene.advance()


@example("N-CORE-XP", "N-CORE-CP", "N-CORE-CAMP-2")
def test_what_a_mission_teaches():
    """N-EX-116."""
    won = finished(VICTORY, secondaries=1)
    assert (won.g.xp[0], won.g.class_points[0], won.g.popolini) == (6, 1, 8)
    lost = finished(DEFEAT, fallen=1)
    assert (lost.g.xp[0], lost.g.xp[1], lost.g.class_points[0]) == (2, 3, 0)


@example("N-CORE-GRAVE")
def test_a_fourth_grave_wound_ends_a_career():
    """N-EX-117."""
    scene = town("[heroes.sofia]\nxp = 0\ngraves = 'broken-arm gashed-leg cracked-ribs'")
    g, sofia = scene.g, scene.model("sofia")
    g.fresh_graves = replaced(g.fresh_graves, sofia, 1 << 3)
    g.earned = replaced(g.earned, sofia, 11)
    g.stack, g.shared = [BearWounds(sofia)], 0
    scene.advance()
    scene.one("altair")
    altair = scene.model("altair")
    assert (g.company[2], g.xp[altair], g.lost >> sofia & 1) == (altair, 5, 1)
    assert g.gear[altair * 11 + 5] != NOBODY
    assert g.stock[g.box.item_ids.index("bow")] == 1


@example("N-CORE-BOND", "N-CORE-ACT-SWAP")
def test_partners_pass_things_for_nothing():
    """N-EX-118."""
    scene = table("valerio", "valerio C3, skills none, gear sword", "rebecca D3, gear none", "bravo-1 H8")
    scene.one("swap")  # one partner, one thing
    assert scene.g.ap == 5
    scene = table("valerio", "valerio C3, skills none, gear sword", "rebecca D3, gear none", "bravo-1 H8")
    scene.g.bonds = replaced(scene.g.bonds, 1, 2)
    scene.advance().one("swap")
    assert scene.g.ap == 6


@example("N-CORE-DESTINY", "N-CORE-THREAT-1")
def test_the_wheel_turns_once():
    """N-EX-119."""
    scene = table(
        "valerio", "valerio C3, skills none, destiny turn-of-the-wheel new-moon, threat 2", "landsknecht-1 D3",
        die=[1] * 12,
    )  # fmt: skip
    scene.one("attack:sword", "turn-of-the-wheel")
    assert len(scene.done("Rolled")[0].dice) == 7
    scene.one("play:new-moon")
    assert (scene.threat("valerio"), scene.g.destiny[0]) == (0, 0)


@example("N-CORE-SKILL-BUY", "N-CORE-STRENGTHEN", "N-CORE-CLASS", "N-CORE-DESTINY")
def test_a_hero_grows_at_the_training_yard():
    scene = town("[heroes.valerio]\nxp = 12\nclass_points = 3")
    scene.one("valerio", "training-yard")
    assert scene.refused["skill-6"] == "N-CORE-CLASS"
    scene.one("skill-3", "physique", "destiny", "class")
    assert (scene.g.xp[0], scene.g.physique[0], scene.g.destiny_level[0], scene.g.class_points[0]) == (0, 6, 2, 0)


@example("N-CORE-TREAT", "N-CORE-CAMP-3", "N-CORE-BOND")
def test_the_services_of_a_city():
    scene = town("popolini = 20\n[heroes.valerio]\ngraves = 'broken-arm cracked-ribs'", city=True)
    scene.one("valerio", "hospital", "broken-arm", "cracked-ribs")
    assert (scene.g.graves[0], scene.g.popolini) == (0, 12)
    scene.one("inn", "bond:sofia")
    assert scene.refused["church"] == "N-CORE-CAMP-3"  # both visits are used
    assert scene.g.bonds[2] == 1


@example("N-CORE-CAMP-1")
def test_side_missions_are_offered_when_their_time_has_come():
    village = town("more.log_of_missions = [1]")
    assert village.refused["leave-for:X1"] == "N-CORE-CAMP-1"
    assert "leave-for:H1" in village.options
    assert village.refused["leave-for:E1"] == "N-CORE-CAMP-1"
    city = town("more.log_of_missions = [1, 5]", city=True)
    assert {"leave-for:H1", "leave-for:X1", "leave-for:E1", "leave-for:M2"} <= set(city.options)


@example(
    "N-CORE-DESTINY", "N-CORE-HEROISM", "N-CORE-MISSION-SETUP", "N-CORE-OBJECTIVES", "N-CORE-KEYWORD", "N-CORE-TEST"
)
def test_an_encounter_is_a_mission_with_heroism_blessings_and_destiny_cards():
    """DE-04 is about a Test that only an Encounter asks for."""
    scene = town("popolini = 20", city=True)
    scene.g.next_tokens = replaced((0,) * len(scene.g.next_tokens), 0, BLESSED)
    scene.rolls(destiny_card=["venus-favour", "the-star", "eclipse", "new-moon"])
    scene.one("leave-for:E1")
    assert [scene.g.heroism[hero] for hero in scene.g.company] == [1, 1, 1, 1]
    assert scene.tokens("valerio") == "blessed"
    scene.one("valerio", "test-1", "venus-favour", "pass")
    assert len(scene.done("Tally", hero="valerio")) == 1
    assert not scene.done("Rolled")
    assert [(each.successes, each.symbols) for each in scene.done("Counted")] == [(2, 0)]
    assert scene.refused["valerio"] == "N-CORE-OBJECTIVES"  # the next step, for another of them


@example("N-CORE-OBJECTIVES", "N-CORE-MISSION-END")
def test_who_does_not_ask_for_his_trust_goes_away_with_nothing():
    """Success: go to 2. Without it there is no second step, and no price either."""
    scene = town("popolini = 20", city=True)
    scene.rolls(destiny_card=["the-star", "eclipse", "new-moon", "full-moon"])
    scene.one("leave-for:E1", "pass")
    assert [each.outcome for each in scene.done("EndMission")] == [DEFEAT]
    assert scene.g.popolini == 20


@example("N-CORE-CAMP-3")
def test_thumb_sends_nobody_about_who_has_gone_about_enough():
    scene = town("[heroes.valerio]\nxp = 24")
    thumb = bot_named("thumb", "town")
    assert scene.g.company[0] == thumb.choose(View(scene.g, 0)) == 0
    for _ in range(3):
        scene.one("valerio", "pass")
    assert scene.refused["valerio"] == "N-CORE-CAMP-3"
    assert scene.g.decision is not None
    assert thumb.choose(View(scene.g, 0)) in scene.g.decision.options


@example("N-CORE-CAMP-1", "N-CORE-CAMP-2")
def test_a_mission_that_is_won_from_a_position_leads_on_as_it_is_won():
    scene = nova(
        """
        options.play = "campaign"
        options.company = ["valerio", "sofia", "vincenzo", "rebecca"]
        mission = "M2"
        active = "valerio"
        objects.register-1 = "valerio"
        [heroes]
        valerio = { at = "A10" }
        sofia = { at = "D10" }
        """,
        reward=["purse-of-gold"],
    )
    scene.one("end").play_on()
    scene.one("way-2")
    friend = scene.g.box.flags.index("venice_friend")
    assert (scene.g.flags >> friend & 1, scene.g.box.mission_ids[scene.g.node]) == (1, "M3")


def beaten(seed: str) -> plancia.Match:
    """A campaign whose Heroes do nothing but stand in the way, in the settlement behind the first mission."""
    match = plancia.new("nova-aetas", {"one": "human"}, seed, play="campaign")
    while not match.state.log_of_missions or match.decision.step != "Settlement-choose_next":
        names = match.names()
        match.answer(names.get("end", next(iter(names.values()))))
    return match


@example("N-CORE-CAMP-1", "N-CORE-GRAVE", "N-CORE-TREAT", "N-CORE-CAMP-2", "N-CORE-CAMP-3")
def test_a_grave_defeat_leaves_a_way_on():
    match = beaten("2")
    g = match.state
    graves = sum(cards.bit_count() for cards in g.graves)
    assert graves >= 2
    assert f"{graves} Ferite Gravi da curare)" in prompts.prompt(g, match.decision, "it")
    on = next(effect for effect in reversed(g.log) if type(effect).__name__ == "Travel")
    assert log.tell(g, on, "it") == "La sconfitta non ferma la storia: la strada prosegue, «La casa del notaio»."
    labels = [label(g, match.decision, option, "it") for option in match.decision.options]
    assert labels[0] == "Partite: «La casa del notaio»"
    assert len(labels) == 6  # four Heroes who may be treated, and a Hunt besides
