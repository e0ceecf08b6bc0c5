"""Event cards: the phase, immediate ones, and the moments of delayed ones."""

from __future__ import annotations

import pytest

from plancia.kernel.view import View
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example


def drawing(card: str, who: str = "blue", rest: str = "", **said: str) -> Scene:
    """A tribe has just enough Divine Will for a card, and draws this one."""
    scene = verrix(f"""
        phase = "events"
        deck = "{card}"
        {said.get("top", "")}
        [seats.{who}]
        divine_will = 3
        {rest}
        [seats.green]
        {said.get("green", "")}
        [seats.yellow]
        {said.get("yellow", "")}
    """)
    return scene.act(who, "draw")


@example("V-EVENT-01", "V-EVENT-02", "V-EVENT-03", "V-A-01")
def test_two_divine_will_are_not_enough():
    """V-EXD-06."""
    scene = verrix('phase = "events"\n[seats.blue]\ndivine_will = 2\n[seats.green]\ndivine_will = 3')
    assert scene.waits_for == "green"
    scene.green("pass")  # V-A-01
    assert scene.waits_for == "audience"
    assert scene.will == {"blue": 2, "green": 3}


@example("V-EVENT-10", "V-AREA-12", "V-EVENT-01")
def test_benevolence():
    """V-EX-02."""
    scene = verrix('phase = "events"\ndeck = "feud lugh"\n[seats.violet]\ndivine_will = 4\n[seats.green]')
    scene.violet("draw")
    assert scene.options == ["keep", "replace"]
    scene.violet("replace")
    assert (scene.spent, scene.event("violet"), scene.will["violet"]) == (["feud"], ["lugh"], 1)
    assert scene.vp == {"violet": 3, "green": 3}
    assert scene.waits_for == "audience"  # the second card cannot be replaced


@example("V-A-29")
def test_there_is_no_benevolence_without_another_card():
    scene = verrix('phase = "events"\n[seats.violet]\ndivine_will = 3\n[seats.green]')
    scene.g.spent, scene.g.deck = scene.g.deck[1:], scene.g.deck[:1]
    scene.violet("draw")
    assert scene.question != "V-EVENT-10"


@example("V-EVENT-04", "V-A-39", "V-EVENT-09")
@pytest.mark.parametrize(("giver", "left"), [("market", "1 cow"), ("green", "")])
def test_the_gift(giver: str, left: str):
    """V-EX-03."""
    scene = drawing("the-gift", green='village = "1 cow"').blue(giver)
    assert scene.village("green") == left
    assert scene.road("blue") == "1 cow"
    assert scene.units("blue", "away") == "1 commoner"
    assert scene.spent == ["the-gift"]


@example("V-A-39")
def test_a_gift_without_a_cow_or_a_commoner():
    scene = drawing("the-gift", rest='available = ""')
    assert scene.road("blue") == "1 cow"
    scene = drawing("the-gift", rest='village = "6 cow"')
    assert scene.road("blue") == ""
    assert scene.units("blue", "away") == ""


@example("V-A-39", "V-EVENT-04")
@pytest.mark.parametrize(("escort", "available", "engaged"), [("available", 1, 3), ("engaged", 2, 2)])
def test_any_commoner_goes_along_with_the_gift(escort: str, available: int, engaged: int):
    """Drawn by Prophecy, when some are engaged at home already."""
    scene = verrix("""
        active = "violet"
        deck = "the-gift feud"
        [seats.violet]
        learned = ["prophecy"]
        available = "2 commoner, lindsay"
        engaged = "3 commoner"
        [seats.green]
    """)
    scene.violet("prophecy", "lindsay", "the-gift", escort)
    assert scene.road("violet") == "1 cow"
    assert scene.units("violet", "available") == f"{available} commoner"
    assert scene.units("violet", "engaged") == f"{engaged} commoner, lindsay"
    assert scene.units("violet", "away") == "1 commoner"


@example("V-EVENT-05", "V-EVENT-07", "V-EVENT-11", "V-A-27", "V-A-07")
def test_arianrhod():
    """V-EX-04."""
    scene = verrix("""
        active = "blue"
        deck = "feud famine birth the-gift"
        [seats.blue]
        event = "arianrhod"
        [seats.green]
    """)
    scene.blue("play-event", "3-1-2")
    assert scene.deck[:4] == ["birth", "feud", "famine", "the-gift"]
    assert scene.spent == ["arianrhod"]
    assert [len(known) for known in scene.g.known] == [3, 0, 0, 0, 0]
    assert (scene.waits_for, scene.question) == ("blue", "V-ACT-01")  # V-A-27: besides the action
    seen = View(scene.g, 1).as_json()
    assert seen["fields"]["known"] == [3, [], 0, 0, 0]


@example("V-EVENT-05")
def test_others_learn_only_that_a_card_lies_face_down():
    """V-EX-04."""
    scene = drawing("arianrhod")
    assert scene.event("blue") == ["arianrhod"]
    assert View(scene.g, 1).as_json()["fields"]["held"] == [1, [], 0, 0, 0]
    assert View(scene.g, 0).as_json()["fields"]["held"][0] == [scene.g.held[0][0]]


@example("V-EVENT-11")
def test_a_card_whose_moment_it_is_not_stays_where_it_is():
    """V-EX-04: not in the Restore Phase, and not in another player's turn."""
    scene = verrix('phase = "restore"\n[seats.blue]\nevent = "arianrhod"\n[seats.green]')
    assert (scene.waits_for, scene.options, scene.refused) == ("blue", ["pass"], {"play": "V-EVENT-11"})
    scene = verrix('active = "green"\n[seats.blue]\nevent = "arianrhod"\n[seats.green]')
    assert "play-event" not in scene.options
    scene = verrix('active = "blue"\n[seats.blue]\nevent = "dagda"\n[seats.green]')
    assert scene.refused["play-event"] == "V-EVENT-11"


@example("V-EVENT-06", "V-A-26")
def test_of_two_delayed_cards_one_is_kept():
    """V-EXD-08."""
    scene = drawing("lugh", rest='event = "epona"')
    assert (scene.question, scene.options) == ("V-EVENT-06", ["lugh", "epona"])
    scene.blue("lugh")
    assert (scene.event("blue"), scene.spent) == (["lugh"], ["epona"])


@example("V-EVENT-04", "V-EVENT-06")
def test_an_immediate_card_leaves_the_held_one_alone():
    """V-EXD-09."""
    scene = drawing("fair-winds", rest='event = "epona"')
    assert (scene.event("blue"), scene.spent, scene.g.tile) == (["epona"], ["fair-winds"], 1)


@example("V-EVENT-08", "V-A-51")
def test_an_empty_deck_ends_the_event_phase_for_good():
    scene = verrix('phase = "events"\n[seats.blue]\ndivine_will = 3\n[seats.green]\ndivine_will = 3')
    scene.g.spent, scene.g.deck = scene.g.deck[1:], scene.g.deck[:1]
    scene.blue("draw")
    while scene.waits_for == "blue":
        scene.blue(scene.options[0])
    assert scene.waits_for == "audience"  # Green is not asked
    scene.play_on()
    assert scene.question == "V-ACT-01"
    assert scene.will["green"] == 3


@pytest.mark.parametrize(("card", "tile"), [("fair-winds", 1), ("stormy-sea", 2)])
@example("V-MOVE-05")
def test_winds_change_the_movement_cost(card: str, tile: int):
    scene = drawing(card)
    assert (scene.g.tile, scene.vp["blue"]) == (tile, 4)


@example("V-EVENT-04", "V-EVENT-09")
def test_harvest_and_famine():
    scene = drawing("rich-harvest")
    assert [scene.village(who) for who in ("blue", "green", "yellow")] == ["3 food", "1 food", "1 food"]
    scene = drawing("famine", green='village = "2 food"', yellow='village = "1 food"')
    assert (scene.village("green"), scene.village("yellow"), scene.vp["blue"]) == ("1 food", "", 5)


@example("V-EVENT-04", "V-EVENT-09")
def test_birth():
    scene = drawing("birth")
    assert scene.units("blue", "available") == "6 commoner, niamh"
    scene = drawing("birth", rest="market = 0")
    assert scene.vp["blue"] == 5


@example("V-EVENT-04", "V-EVENT-09", "V-AREA-02")
def test_forge_and_herd():
    assert drawing("sacred-forge").blue("hammer").village("blue") == "1 hammer"
    assert drawing("wild-herd").village("blue") == "1 horse"
    assert drawing("wild-herd", green='village = "6 horse"').village("blue") == "1 cow"


@example("V-EVENT-04", "V-EVENT-09")
def test_hostages_escape():
    scene = drawing("hostages-escape", green='village = "1 hostage-blue, 1 hostage-yellow"')
    scene.blue("blue-from-green")
    assert (scene.units("blue", "available"), scene.vp["blue"]) == ("5 commoner, niamh", 4)
    scene = drawing("hostages-escape", green='village = "1 hostage-yellow"')
    assert (scene.market("yellow"), scene.vp["blue"]) == (3, 4)
    assert drawing("hostages-escape").vp["blue"] == 5


@example("V-EVENT-04", "V-EVENT-09", "V-AREA-02")
def test_banquet_feud_and_isles():
    scene = drawing("kings-banquet", rest='village = "2 food"')
    assert (scene.options, scene.refused) == (["0", "1", "2"], {"3": "V-AREA-02"})
    assert scene.blue("2").vp["blue"] == 5
    scene = drawing("feud").blue("green")
    assert scene.vp == {"blue": 4, "green": 1, "yellow": 3}
    assert drawing("northern-isles").blue("spear-of-gorias").road("blue") == "spear-of-gorias"
    trophies = "cauldron-of-murias, spear-of-gorias, sword-of-findias, stone-of-falias"
    assert drawing("northern-isles", green=f'village = "{trophies}"').vp["blue"] == 5


@example("V-EVENT-11", "V-ACT-08", "V-A-07")
def test_lugh_counts_towards_the_cost():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        available = "1 commoner"
        away = "niamh"
        event = "lugh"
        [seats.green]
    """)
    assert scene.refused["forge"] == "V-ACT-10"
    scene.blue("play-event")
    scene.blue("forge", "sword")
    assert (scene.village("blue"), scene.units("blue", "engaged"), scene.spent) == ("1 sword", "1 commoner", ["lugh"])


@example("V-EVENT-11", "V-MOVE-09")
def test_cernunnos_makes_the_way_free_but_for_tributes():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "1 food, 1 cart"
        event = "cernunnos"
        [seats.blue]
        villages = "catuvellauni"
        [seats.yellow]
        villages = "durotriges"
        village = "1 belladonna"
    """)
    assert "feast-day" in scene.refused
    scene.green("play-event", "feast-day", "murchad+1")
    assert (scene.village("blue"), scene.road("green")) == ("1 food", "1 belladonna")
    assert scene.spent == ["cernunnos"]


@example("V-ACT-03", "V-EVENT-07", "V-EVENT-11")
def test_who_has_shown_a_card_and_does_not_want_what_is_left_passes_and_keeps_it():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        event = "cernunnos"
        discard = ["journey-to-portum-itium", "clan-pact", "foray"]
        [seats.violet]
    """)
    scene.blue("play-event")
    assert scene.options == ["pass", "declare-battle"]
    scene.blue("pass")
    assert (scene.passed, scene.event("blue"), scene.spent) == (["blue"], ["cernunnos"], [])


@example("V-EVENT-11", "V-BATTLE-10", "V-BATTLE-11", "V-BATTLE-09", "V-EVENT-07", "V-A-22")
def test_cernunnos_pays_the_way_of_support():
    table = """
        active = "blue"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        [seats.green]
        event = "cernunnos"
    """
    scene = verrix(table).blue("declare-battle", "brigantes", "4").violet("everyone")
    assert scene.options == ["blue+event", "violet+event", "pass"]
    assert scene.refused == {"blue": "V-BATTLE-10", "violet": "V-BATTLE-10"}
    scene.green("violet+event").violet("accept-green").green("2")
    assert (scene.units("green", "lined_up"), scene.spent) == ("2 commoner", ["cernunnos"])
    scene = verrix(table).blue("declare-battle", "brigantes", "4").violet("everyone")
    scene.green("violet+event").violet("refuse-green").green("blue+event").blue("refuse-green")
    assert (scene.event("green"), scene.spent) == (["cernunnos"], [])


@example("V-EVENT-11", "V-RAID-06", "V-EVENT-07", "V-RAID-05", "V-A-07")
def test_taranis_and_epona():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "3 food"
        event = "taranis"
        [seats.violet]
        available = "5 commoner"
        away = "lindsay"
        event = "epona"
        """,
        {"token": [0]},
    )
    scene.blue("play-event")  # Foray is the only card it goes with
    scene.blue("foray", "niamh+4").violet("everyone+event")
    assert scene.totals == [(8, 7)]
    assert sorted(scene.spent) == ["epona", "taranis"]


@example("V-EVENT-11")
def test_who_holds_a_card_is_asked_in_a_raid_whatever_it_is():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        village = "3 food"
        [seats.violet]
        available = ""
        away = "lindsay"
        event = "dagda"
    """)
    scene.blue("foray", "niamh+4")
    assert (scene.waits_for, scene.options) == ("violet", ["0"])


@example("V-EVENT-11", "V-BATTLE-14", "V-EVENT-07")
def test_andraste_helps_in_one_round():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "3 food"
        [seats.violet]
        event = "andraste"
        """,
        {"token": [0, 0]},
    )
    scene.blue("declare-battle", "niamh+4").violet("everyone", "pass")
    scene.blue("blue:assault").violet("play", "violet:harrowing-lament").blue("pass")
    assert scene.totals == [(6, 5), (4, 8 + 2)]
    assert scene.spent == ["andraste"]


@example("V-EVENT-11", "V-A-33", "V-EVENT-07", "V-RESTORE-06")
def test_brigid():
    scene = verrix('phase = "restore"\n[seats.blue]\nevent = "brigid"\n[seats.green]')
    scene.blue("play", "food")
    assert (scene.village("blue"), scene.spent) == ("2 food", ["brigid"])


@example("V-END-01", "V-A-27", "V-EVENT-07")
def test_dagda():
    scene = verrix("""
        turn = 12
        [seats.blue]
        village = "1 food, 1 cow, 1 cart"
        equipped.niamh = "sword"
        event = "dagda"
        [seats.green]
    """)
    scene.blue("play")
    assert scene.vp["blue"] == 5
    assert scene.winners == ["blue"]
