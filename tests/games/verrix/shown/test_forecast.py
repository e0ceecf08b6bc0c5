"""What the game tells before a choice: costs and tributes, odds, values, what a Festival would pay."""

from __future__ import annotations

from itertools import combinations

import pytest

from plancia.games.verrix.rules.actions.forecast import draws, festival_now, next_festival, success
from plancia.games.verrix.state.answers import tribute, tributes
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.words import labels, prompts
from plancia.kernel.written.record import option_name
from tests.games.verrix.scene import verrix
from tests.scenes import example


def said(scene, name, lang="en"):
    """The label of an option, or of a refused one, by its stable name."""
    asked = scene.advance().g.decision
    every = [*asked.options, *(asked.refused or {})]
    option = next(option for option in every if option_name(scene.g, asked, option) == name)
    return labels.label(scene.g, asked, option, lang)


def asked(scene, lang="en"):
    return prompts.prompt(scene.advance().g, scene.g.decision, lang)


RAID = """
    active = "blue"
    [seats.blue]
    villages = "caledonii"
    village = "3 food"
    available = "4 commoner, niamh"
    [seats.violet]
    villages = "brigantes"
    village = "1 food"
    divine_will = 1
    available = "2 commoner"
    engaged = "2 commoner"
    away = "lindsay"
"""


@example("V-RAID-04", "V-RAID-05", "V-RAID-06", "V-RAID-07", "V-RAID-09")
def test_a_raider_knows_what_it_costs_and_how_it_stands():
    scene = verrix(RAID)
    scene.blue("foray")
    assert asked(scene) == "Foray in Brigantes: who goes? (FORCE 4 or more: commoners and warriors; you have 3 Food)"
    assert said(scene, "niamh+4") == (
        "Niamh and 4 commoners · FORCE 6 · pays 3 Food · carries 5 · 6 against 2–4 and a token · success 57–100 %"
    )
    assert said(scene, "niamh+4", "it") == (
        "Niamh e 4 popolani · FORZA 6 · paga 3 Alimenti · trasporta 5 · 6 contro 2–4 e un gettone · successo 57–100 %"
    )


@example("V-RAID-05", "V-RAID-08", "V-A-41")
def test_a_defender_knows_how_it_stands_with_one_token_and_with_two():
    scene = verrix(RAID)
    scene.blue("foray", "niamh+4")
    assert (
        asked(scene, "it") == "La tribù Blu ti razzia con Scorreria, FORZA 6. Chi difende? (già al villaggio: FORZA 2)"
    )
    assert said(scene, "0", "it") == "Nessuno · difesa 2 e un gettone · respinta 0 %"
    assert said(scene, "everyone", "it") == "Tutti: 2 popolani · difesa 4 e un gettone · respinta 43 %"
    scene.violet("everyone")
    assert said(scene, "one") == "One token · repelled 43 %"
    assert said(scene, "two") == "Spend 1 Divine Will, draw two and use the higher · repelled 71 %"


@example("V-RAID-08")
@pytest.mark.parametrize("tokens", [1, 2])
def test_the_odds_are_those_of_every_way_to_draw(tokens):
    g = verrix(RAID).g
    bag = [0, 0, 1, 1, 2, 2, 3]
    assert draws(g.bag, tokens) == [max(drawn) for drawn in combinations(bag, tokens)]
    assert success(g, 6, 2, tokens) == 100
    assert success(g, 6, 6, tokens) == 0
    assert success(g, 6, 5, 1) == 29  # a 0, two of seven
    assert success(g, 6, 5, 2) == 5  # both of them, one of twenty-one


CROSSROADS = """
    active = "green"
    [seats.green]
    villages = "iceni durotriges"
    village = "4 food, 1 horse"
    [seats.yellow]
    villages = "cantiaci"
    village = "1 spear"
    [seats.blue]
    villages = "catuvellauni"
    village = "1 spear"
"""


@example("V-MOVE-08", "V-MOVE-11", "V-A-04")
def test_a_way_says_its_price_and_who_takes_tribute():
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "4 food, 1 horse"
        [seats.yellow]
        villages = "atrebates"
        village = "1 spear"
        [seats.blue]
        villages = "catuvellauni"
        village = "1 spear"
    """)
    scene.green("feast-day")
    assert (
        said(scene, "atrebates")
        == "Atrebates · village of Yellow · 2 Food before unit bonuses · in tribute 1 Food to Blue"
    )
    assert said(scene, "catuvellauni", "it") == (
        "Catuvellauni · villaggio della tribù Blu · 1 Alimento prima dei bonus delle unità"
    )
    scene.green("atrebates")
    assert asked(scene).endswith("; you have 4 Food; in tribute 1 Food to Blue)")
    assert said(scene, "murchad+1", "it") == "Murchad e 1 popolano · FORZA 3 · paga 2 Alimenti · trasporta 2"
    assert tributes(tribute(TRIBES.index("blue"))) == [(TRIBES.index("blue"), 1)]


@example("V-A-04", "V-MOVE-08")
def test_ways_that_cost_the_same_say_what_they_cross():
    scene = verrix(CROSSROADS)
    scene.green("feast-day")
    assert said(scene, "cantiaci") == "Cantiaci · village of Yellow · 2 Food before unit bonuses"  # one way is free
    scene.green("cantiaci")
    assert said(scene, "free") == "By way of Atrebates · no tribute"
    assert said(scene, "blue", "it") == "Passando per Catuvellauni · in tributo 1 Alimento alla tribù Blu"


@example("V-BATTLE-05", "V-BATTLE-06", "V-RAID-04", "V-RAID-05")
def test_who_attacks_knows_what_may_stand_against_it():
    scene = verrix(RAID + '    [seats.orange]\n    villages = "selgovae"\n')
    scene.blue("declare-battle")
    assert said(scene, "brigantes") == "Brigantes · village of Violet · against FORCE 2–4 · 3 Food before unit bonuses"
    scene.blue("brigantes", "free")
    assert said(scene, "niamh+4") == "Niamh and 4 commoners · FORCE 6 · pays 3 Food · against FORCE 2–4"


@example("V-TRADE-03", "V-TRADE-06", "V-TRADE-07")
def test_an_exchange_says_what_things_are_worth_and_what_is_left():
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        villages = "atrebates"
        village = "4 food, 1 hammer, 1 belladonna"
        available = "2 commoner, ygerna"
        [seats.blue]
        villages = "caledonii"
    """)
    scene.yellow("journey-to-portum-itium")
    assert asked(scene) == "Exchange with the market: what do you sell? (up to 2, worth at least 1 in all)"
    scene.yellow("belladonna", "hammer")
    assert asked(scene, "it") == (
        "Scambio con il mercato: che cosa acquisti? (al massimo 2 cose, per un valore complessivo di al massimo 6)"
    )
    assert said(scene, "sword", "it") == "1 Spada · vale 5 · ce ne sono 5"


@example("V-BATTLE-07", "V-A-17")
def test_a_defender_knows_what_holding_back_costs():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "brigantes"
        available = "2 commoner, lindsay, gobann"
    """)
    scene.blue("declare-battle", "niamh+4")
    assert said(scene, "1", "it") == "1 popolano · per chi resta perdi 3 PV"
    assert said(scene, "lindsay+2", "it") == "Lindsay e 2 popolani · per chi resta perdi 1 PV"  # the artisan
    assert said(scene, "everyone") == "Everyone: Lindsay, Gobann and 2 commoners"


@example("V-FEST-01", "V-FEST-02", "V-FEST-04")
def test_a_player_on_turn_knows_what_the_next_festival_would_pay():
    scene = verrix("""
        turn = 4
        active = "yellow"
        [seats.yellow]
        villages = "atrebates cantiaci"
        village = "1 cow"
        equipped.ygerna = "hammer"
        [seats.blue]
    """)
    festival = next_festival(scene.g)
    assert festival is not None
    assert festival.id == "imbolc"
    assert festival_now(scene.g, TRIBES.index("yellow"), festival) == [0, 2, 2]
    assert asked(scene).endswith("(Imbolc would pay you 4 VP now.)")
    assert asked(scene, "it").endswith("(Imbolc ora ti darebbe 4 PV.)")
