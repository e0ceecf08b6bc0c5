"""Event cards case by case: what their player may choose, and the moments at which they can be played."""

from __future__ import annotations

import pytest

from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import AVAILABLE, TRAVEL, VILLAGE
from tests.games.verrix.rules.events.test_events import drawing
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example

# -- immediate cards


@example("V-AREA-02", "V-EVENT-04", "V-A-39")
def test_the_gift_comes_from_where_there_is_a_cow():
    scene = drawing("the-gift", rest='village = "1 cow"', green='village = "2 cow"')
    assert scene.options == ["market", "green"]
    assert scene.refused == {"yellow": "V-AREA-02"}  # and one's own Cow is no gift
    scene = drawing("the-gift", green='village = "5 cow"', yellow='village = "1 cow"')
    assert scene.options == ["green", "yellow"]
    assert scene.refused == {"market": "V-AREA-02"}


@example("V-A-39", "V-EVENT-04")
@pytest.mark.parametrize(("available", "engaged", "left"), [(0, 3, (0, 2)), (2, 0, (1, 0))])
def test_who_goes_along_with_the_gift_where_there_is_no_choice(available: int, engaged: int, left: tuple[int, int]):
    scene = verrix(f"""
        active = "violet"
        deck = "the-gift feud"
        [seats.violet]
        learned = ["prophecy"]
        available = "{available} commoner, lindsay"
        engaged = "{engaged} commoner"
        [seats.green]
    """)
    scene.violet("prophecy", "lindsay", "the-gift")
    violet = TRIBES.index("violet")
    assert [scene.g.commoners(violet, place) for place in (AVAILABLE, VILLAGE, TRAVEL)] == [*left, 1]


@example("V-EVENT-04", "V-EVENT-09")
@pytest.mark.parametrize(
    ("green", "yellow", "left", "vp"),
    [("3 food", "2 food", ("2 food", "1 food"), 5), ("", "1 food", ("", ""), 4), ("", "", ("", ""), 3)],
)
def test_a_famine_takes_one_food_from_everybody_else(green: str, yellow: str, left: tuple[str, str], vp: int):
    scene = drawing("famine", rest='village = "4 food"', green=f'village = "{green}"', yellow=f'village = "{yellow}"')
    assert (scene.village("green"), scene.village("yellow")) == left
    assert (scene.village("blue"), scene.vp["blue"]) == ("4 food", vp)


@example("V-EVENT-04", "V-EVENT-09")
def test_a_famine_is_worth_three_at_most():
    rest = "\n".join(f'[seats.{tribe}]\nvillage = "1 food"' for tribe in ("green", "orange", "yellow", "violet"))
    scene = verrix(f'phase = "events"\ndeck = "famine"\n[seats.blue]\ndivine_will = 3\n{rest}').blue("draw")
    most = scene.g.box.tables["event"]["famine"].most
    assert (scene.vp["blue"], [scene.village(tribe) for tribe in ("green", "violet")]) == (3 + most, ["", ""])


@example("V-EVENT-04", "V-AREA-02")
@pytest.mark.parametrize(("food", "options"), [(0, ["0"]), (1, ["0", "1"]), (5, ["0", "1", "2", "3"])])
def test_a_banquet_of_three_food_at_most(food: int, options: list[str]):
    scene = drawing("kings-banquet", rest=f'village = "{food} food"')
    if food:
        assert scene.options == options
        scene.blue(options[-1])
    assert scene.vp["blue"] == 2 + len(options)
    assert scene.village("blue") == ("2 food" if food == 5 else "")


@example("V-EVENT-04")
def test_at_a_banquet_nothing_need_be_eaten():
    scene = drawing("kings-banquet", rest='village = "2 food"').blue("0")
    assert (scene.village("blue"), scene.vp["blue"]) == ("2 food", 3)


@example("V-EVENT-04", "V-EVENT-09")
def test_a_feud_is_with_an_opponent():
    scene = drawing("feud")
    assert scene.options == ["green", "yellow"]
    assert scene.blue("yellow").vp == {"blue": 4, "green": 3, "yellow": 1}


@example("V-EVENT-04", "V-EVENT-09")
def test_the_northern_isles_have_the_trophies_that_nobody_has():
    scene = drawing("northern-isles", green='village = "spear-of-gorias"', yellow='road = "stone-of-falias"')
    assert scene.options == ["cauldron-of-murias", "sword-of-findias"]
    assert scene.refused == {"spear-of-gorias": "V-EVENT-09", "stone-of-falias": "V-EVENT-09"}
    scene.blue("sword-of-findias")
    assert (scene.road("blue"), scene.vp["blue"]) == ("sword-of-findias", 3)
    assert len(scene.done("Transfer", n=1, source=0, rule="V-EVENT-04")) == 1


@example("V-EVENT-04", "V-EVENT-09")
def test_a_birth_is_one_commoner_or_two_vp():
    scene = drawing("birth")
    assert (scene.units("blue", "available"), scene.market("blue")) == ("6 commoner, niamh", 1)
    assert scene.vp["blue"] == 3
    scene = drawing("birth", rest='available = "7 commoner, niamh"')
    assert (scene.units("blue", "available"), scene.vp["blue"]) == ("7 commoner, niamh", 5)


@example("V-EVENT-04", "V-EVENT-09")
def test_who_escapes_is_one_hostage_of_an_opponent():
    scene = drawing(
        "hostages-escape", rest='village = "1 hostage-green"', green='village = "2 hostage-yellow, 1 hostage-blue"'
    )
    assert scene.options == ["blue-from-green", "yellow-from-green"]
    scene.blue("yellow-from-green")
    assert (scene.village("green"), scene.village("blue")) == ("1 hostage-blue, 1 hostage-yellow", "1 hostage-green")
    assert (scene.market("yellow"), scene.vp["blue"]) == (3, 4)


@example("V-EVENT-04", "V-EVENT-09")
def test_who_escapes_home_is_available_at_once():
    scene = drawing("hostages-escape", green='village = "2 hostage-blue"')
    assert scene.units("blue", "available") == "4 commoner, niamh"
    assert (scene.village("green"), scene.market("blue"), scene.vp["blue"]) == ("1 hostage-blue", 2, 4)


@example("V-EVENT-04", "V-EVENT-09", "V-AREA-02")
def test_the_forge_gives_one_of_three_and_the_herd_what_comes_first():
    scene = drawing("sacred-forge", green='village = "4 hammer"')
    assert (scene.options, scene.refused) == (["sword", "spear"], {"hammer": "V-AREA-02"})
    assert drawing("sacred-forge", green='village = "5 sword, 5 spear, 4 hammer"').village("blue") == ""
    assert drawing("wild-herd", green='village = "6 horse, 6 cow"').village("blue") == ""


@example("V-EVENT-04", "V-EVENT-09", "V-AREA-02")
def test_a_harvest_feeds_the_drawer_first():
    scene = drawing("rich-harvest", green='village = "19 food"')
    assert [scene.village(who) for who in ("blue", "green", "yellow")] == ["3 food", "20 food", ""]


@example("V-EVENT-01", "V-EVENT-02", "V-EVENT-03")
def test_three_divine_will_for_the_card_on_top():
    scene = verrix("""
        phase = "events"
        deck = "lugh epona"
        [seats.blue]
        divine_will = 5
        [seats.green]
        divine_will = 3
    """)
    scene.blue("draw")
    assert (scene.event("blue"), scene.will["blue"], scene.g.reserve) == (["lugh"], 2, 15)
    scene.green("draw")
    assert (scene.event("green"), scene.waits_for) == (["epona"], "audience")


# -- looking at the deck


def short_deck(cards: int) -> Scene:
    scene = verrix('active = "blue"\ndeck = "feud famine"\n[seats.blue]\nevent = "arianrhod"\n[seats.green]')
    g = scene.g
    g.spent, g.deck = g.deck[: len(g.deck) - cards], g.deck[len(g.deck) - cards :]
    g.known[1] = g.deck[len(g.deck) - 1 :]
    return scene.blue("play-event")


@example("V-EVENT-11", "V-A-51")
def test_arianrhod_looks_at_no_more_than_there_is():
    scene = short_deck(2)
    assert scene.options == ["1-2", "2-1"]
    scene.blue("2-1")
    assert (scene.deck, len(scene.g.known[0])) == (["famine", "feud"], 2)
    scene = short_deck(1)
    assert (scene.question, scene.deck, len(scene.g.known[0])) == ("V-ACT-01", ["feud"], 1)
    assert len(scene.g.known[1]) == 1  # Green had seen it before: nothing has moved
    scene = short_deck(0)
    assert (scene.question, scene.g.known[0], scene.spent[-1]) == ("V-ACT-01", [], "arianrhod")


@example("V-ACT-14", "V-A-34", "V-A-51")
def test_there_is_no_prophecy_without_a_card():
    text = 'active = "violet"\n[seats.violet]\nlearned = ["prophecy"]\n[seats.green]'
    assert "prophecy" in verrix(text).options
    scene = verrix(text)
    scene.g.spent, scene.g.deck = scene.g.deck, []
    assert scene.refused["prophecy"] == "V-ACT-14"


@example("V-EVENT-04", "V-EVENT-05", "V-ACT-16", "V-A-51")
def test_the_last_card_of_the_deck_can_be_foreseen():
    text = 'active = "violet"\ndeck = "feud"\n[seats.violet]\nlearned = ["prophecy"]\n[seats.green]\n[seats.blue]'
    scene = verrix(text)
    scene.g.spent, scene.g.deck = scene.g.deck[:-1], scene.g.deck[-1:]
    scene.violet("prophecy", "2", "green")
    assert (scene.vp["green"], scene.deck, scene.g.open) == (1, [], [])


# -- the moments of delayed cards


def with_event(card: str, *seats: str, **said: str) -> Scene:
    lines = "\n".join(f"[seats.{seat}]\n{said.get(seat, '')}" for seat in seats)
    return verrix(f'active = "blue"\n[seats.blue]\nevent = "{card}"\n{said.get("blue", "")}\n{lines}')


@example("V-EVENT-11", "V-A-07", "V-A-20")
@pytest.mark.parametrize(
    ("card", "goes", "not_with"),
    [
        ("lugh", ["cook", "journey-to-portum-itium"], ["foray", "declare-battle"]),
        ("taranis", ["foray"], ["cook", "journey-to-portum-itium", "declare-battle"]),
        ("cernunnos", ["foray", "journey-to-portum-itium", "declare-battle"], ["cook"]),
    ],
)
def test_what_each_event_card_goes_with(card: str, goes: list[str], not_with: list[str]):
    scene = with_event(card, "violet", blue='villages = "cantiaci"\nvillage = "9 food, 1 cow"').blue("play-event")
    assert [act for act in goes if act not in scene.options] == []
    assert {act: scene.refused[act] for act in not_with} == dict.fromkeys(not_with, "V-EVENT-11")
    assert scene.spent == []  # not before the action
    assert [scene.g.box.event_ids[shown] for shown in scene.g.open] == [card]


@example("V-EVENT-11", "V-MOVE-03")
def test_without_any_food_cernunnos_opens_the_way_and_lugh_does_not():
    goods = 'villages = "cantiaci"\nvillage = "1 cow"'
    scene = with_event("cernunnos", "violet", blue=goods)
    assert {scene.refused[act] for act in ("foray", "journey-to-portum-itium", "declare-battle")} == {"V-MOVE-03"}
    scene.blue("play-event")
    assert scene.options == ["pass", "journey-to-portum-itium", "foray", "declare-battle"]
    scene = with_event("lugh", "violet", blue=goods).blue("play-event")
    assert scene.refused["journey-to-portum-itium"] == "V-MOVE-03"


@example("V-EVENT-11")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("lugh", 'available = ""\naway = "niamh"'),  # nobody to engage
        ("cernunnos", 'available = "1 commoner"\naway = "niamh"'),  # nobody strong enough to go
        ("taranis", 'discard = ["foray"]'),
        ("taranis", ""),  # no Food for the way
        ("epona", ""),
        ("andraste", ""),
        ("brigid", ""),
    ],
)
def test_a_card_that_goes_with_nothing_cannot_be_shown(card: str, seat: str):
    scene = with_event(card, "violet", blue=seat)
    assert scene.refused["play-event"] == "V-EVENT-11"


@example("V-EVENT-11", "V-EVENT-07", "V-RAID-04", "V-RAID-05")
def test_epona_defends_a_village_without_anybody():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "3 food"
        [seats.violet]
        available = ""
        away = "lindsay"
        event = "epona"
        """,
        {"token": [0]},
    )
    scene.blue("foray", "niamh+4").violet("0+event")
    assert (scene.totals, scene.spent, scene.g.open) == ([(6, 2)], ["epona"], [])


@example("V-EVENT-11", "V-EVENT-07", "V-BATTLE-14", "V-BATTLE-21")
def test_andraste_helps_the_attacker_too():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        village = "3 food"
        event = "andraste"
        [seats.violet]
        """,
        {"token": [0]},
    )
    scene.blue("declare-battle", "niamh+4").violet("everyone").blue("play", "blue:assault")
    assert (scene.totals, scene.spent, scene.g.open) == ([(6 + 2, 5)], ["andraste"], [])
    assert scene.event("blue") == []


SUPPORT = """
    active = "blue"
    [seats.blue]
    villages = "{blue}"
    village = "9 food"
    [seats.violet]
    villages = "brigantes"
    [seats.green]
    villages = "iceni"
    event = "{event}"
    [seats.orange]
    villages = "{orange}"
    available = ""
    away = "artghal"
"""


@example("V-EVENT-11", "V-BATTLE-10", "V-BATTLE-09", "V-MOVE-09")
def test_cernunnos_pays_no_tribute_on_the_way_of_support():
    """Every cheapest way from the Iceni to the Brigantes goes through the Corieltauvi."""
    scene = verrix(SUPPORT.format(blue="caledonii", event="cernunnos", orange="corieltauvi"))
    scene.blue("declare-battle", "brigantes", "4").violet("everyone")
    assert scene.waits_for == "green"
    assert scene.refused == dict.fromkeys(["blue", "violet", "blue+event", "violet+event"], "V-BATTLE-10")


@example("V-EVENT-11", "V-BATTLE-10")
def test_who_has_a_card_face_down_is_asked_for_support_though_only_a_pass_is_left():
    scene = verrix(SUPPORT.format(blue="caledonii", event="dagda", orange="cantiaci"))
    scene.blue("declare-battle", "brigantes", "4").violet("everyone")
    assert (scene.waits_for, scene.options) == ("green", ["pass"])


@example("V-BATTLE-09", "V-EVENT-07", "V-EVENT-11", "V-A-22")
def test_cernunnos_once_shown_goes_with_a_proposal_to_the_other_side():
    scene = verrix(SUPPORT.format(blue="caledonii", event="cernunnos", orange="cantiaci"))
    scene.blue("declare-battle", "brigantes", "4").violet("everyone").green("blue+event")
    assert [scene.g.box.event_ids[card] for card in scene.g.open] == ["cernunnos"]
    scene.blue("refuse-green")
    assert (scene.options, scene.refused) == (["violet+event", "pass"], {"blue+event": "V-BATTLE-09"})
    scene.green("violet+event").violet("accept-green").green("2")
    assert (scene.spent, scene.g.open, scene.g.side[1]) == (["cernunnos"], [], 4)


@example("V-RESTORE-06", "V-EVENT-07", "V-EVENT-09", "V-AREA-02")
def test_brigid_gives_what_there_is_and_goes():
    scene = verrix('phase = "restore"\n[seats.blue]\nevent = "brigid"\n[seats.green]\nvillage = "8 brooch, 23 food"')
    scene.blue("play")
    assert (scene.village("blue"), scene.spent, scene.g.open) == ("", ["brigid"], [])


@example("V-END-01", "V-EVENT-07", "V-A-27")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [("1 food", 0), ("1 food, 1 cow", 1), ("1 food, 1 belladonna, 1 cow, 1 horse, 1 hammer, 1 spear, 1 brooch", 3)],
)
def test_everybody_with_a_card_for_the_end_plays_it(goods: str, vp: int):
    scene = verrix(f"""
        turn = 12
        order = "blue green"
        [seats.blue]
        event = "brigid"
        [seats.green]
        village = "{goods}"
        event = "dagda"
    """)
    assert (scene.waits_for, scene.refused) == ("blue", {"play": "V-EVENT-11"})
    scene.blue("pass")
    before = scene.vp["green"]
    scene.green("play")
    assert scene.vp["green"] == before + vp
    assert (scene.spent, scene.g.open, scene.event("blue")) == (["dagda"], [], ["brigid"])


@example("V-END-01", "V-EVENT-07")
def test_dagda_is_worth_four_at_most():
    goods = "1 food, 1 belladonna, 1 cow, 1 horse, 1 hammer, 1 spear, 1 brooch, 1 sword, 1 cart"
    scene = verrix(f'turn = 12\n[seats.blue]\nvillage = "{goods}"\nevent = "dagda"\n[seats.green]')
    before = scene.advance().vp["blue"]
    assert scene.blue("play").vp["blue"] == before + 4


@example("V-EVENT-05", "V-EVENT-04", "V-SETUP-07")
def test_each_card_is_in_one_place():
    scene = drawing("lugh")
    assert (scene.g.drawn[0], scene.event("blue"), "lugh" in scene.deck) == ([], ["lugh"], False)
    scene = drawing("feud").blue("green")
    assert (scene.g.drawn[0], scene.g.open, scene.spent) == ([], [], ["feud"])
