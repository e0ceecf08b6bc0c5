"""Development: produce, learn, promote, offer."""

from __future__ import annotations

import pytest

from tests.games.verrix.scene import verrix
from tests.scenes import example


@example("V-DEV-01", "V-DEV-02", "V-DEV-04", "V-ACT-19", "V-AREA-06", "V-AREA-10", "V-AREA-01", "V-A-46")
def test_cooking_with_the_cauldron_of_murias():
    """V-EX-07."""
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        village = "cauldron-of-murias"
        available = "2 commoner"
        [seats.green]
        village = "1 food"
    """)
    before = scene.market("food")
    scene.yellow("cook", "2", "green")
    assert scene.units("yellow", "engaged") == "2 commoner"
    assert scene.market("food") == before - 3
    assert scene.village("green") == ""
    assert scene.village("yellow") == "4 food, cauldron-of-murias"
    assert scene.card("yellow", "cook") == "discard"


COOKING = """
    active = "yellow"
    [seats.yellow]
    {yellow}
    available = "5 commoner, ygerna"
    [seats.green]
    village = "{green}"
    [seats.blue]
"""


@example("V-AREA-06", "V-AREA-02")
def test_the_cauldron_takes_from_the_market_or_a_village_with_food_or_not_at_all():
    scene = verrix(COOKING.format(yellow='village = "cauldron-of-murias"', green="1 food")).yellow("cook", "2")
    assert scene.options == ["green", "market", "pass"]
    assert scene.refused == {"blue": "V-AREA-02"}
    assert scene.yellow("pass").village("yellow") == "3 food, cauldron-of-murias"


@example("V-AREA-06")
def test_the_cauldron_can_take_from_the_market():
    scene = verrix(COOKING.format(yellow='village = "cauldron-of-murias"', green="1 food"))
    before = scene.market("food")
    scene.yellow("cook", "2", "market")
    assert (scene.market("food"), scene.village("green")) == (before - 4, "1 food")
    assert scene.village("yellow") == "4 food, cauldron-of-murias"


@example("V-AREA-06", "V-AREA-09")
@pytest.mark.parametrize("yellow", ['road = "cauldron-of-murias"', 'village = "spear-of-gorias"'])
def test_only_a_cauldron_at_home_helps_to_cook(yellow: str):
    scene = verrix(COOKING.format(yellow=yellow, green="1 food")).yellow("cook", "2")
    assert (scene.waits_for, scene.village("green")) == ("green", "1 food")
    assert scene.village("yellow").startswith("3 food")


@example("V-AREA-06")
def test_the_cauldron_helps_with_nothing_but_cooking():
    scene = verrix(COOKING.format(yellow='village = "cauldron-of-murias"', green="1 food"))
    scene.yellow("pray", "2")
    assert (scene.waits_for, scene.village("green")) == ("green", "1 food")


@example("V-AREA-06", "V-TRADE-09", "V-RAID-13")
def test_what_lies_on_a_village_card_is_a_target_and_what_travels_is_not():
    scene = verrix(
        """
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "3 food"
        [seats.violet]
        villages = "brigantes"
        village = "1 horse, 1 hostage-green"
        road = "1 cow"
        available = ""
        [seats.green]
        """,
        {"token": [0]},
    )
    scene.blue("foray", "niamh+4")
    assert "horse" in {*scene.options, *scene.refused}
    assert "hostage-green" in {*scene.options, *scene.refused}
    assert "cow" not in {*scene.options, *scene.refused}


@example("V-ACT-10")
def test_one_commoner_cannot_cook():
    """V-EX-07, with 1 commoner only."""
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        available = "1 commoner"
        engaged = "ygerna"
        [seats.green]
    """)
    assert scene.refused["cook"] == "V-ACT-10"


@example("V-AREA-02", "V-A-34")
def test_cooking_with_one_food_at_the_market():
    """V-EXD-27."""
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        [seats.green]
        village = "22 food"
    """)
    scene.yellow("cook", "2")
    assert scene.village("yellow") == "1 food"
    scene.green("pass")
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        [seats.green]
        village = "23 food"
    """)
    assert scene.refused["cook"] == "V-AREA-02"


@example("V-DEV-05", "V-DEV-06", "V-DEV-07", "V-DEV-08", "V-ACT-16")
def test_learning_consecrated_ground():
    """V-EX-08."""
    scene = verrix("""
        active = "violet"
        [seats.violet]
        [seats.green]
    """)
    scene.violet("learn", "consecrated-ground", "lindsay")
    assert scene.units("violet", "engaged") == "lindsay"
    assert scene.vp["violet"] == 4
    assert scene.card("violet", "learn") == "discard"
    scene.green("pass")
    scene.violet("consecrated-ground", "2")  # in the same Month
    assert scene.will["violet"] == 2


@example("V-DEV-06")
def test_the_cost_of_learning_is_that_of_the_card():
    scene = verrix("""
        active = "violet"
        [seats.violet]
        available = "1 commoner"
        engaged = "lindsay"
        [seats.green]
    """)
    scene.violet("learn")  # four of the five cost more
    assert scene.card("violet", "consecrated-ground") == "hand"
    assert scene.units("violet", "engaged") == "1 commoner, lindsay"


@example("V-DEV-05", "V-DEV-09", "V-A-13")
@pytest.mark.parametrize(("answer", "where", "rule"), [("box", "removed", "V-DEV-09"), ("pass", "discard", "V-ACT-09")])
def test_the_teacher_may_leave_after_the_last_lesson(answer: str, where: str, rule: str):
    """V-EXD-19."""
    known = '["abduction", "clan-pact", "consecrated-ground", "prophecy"]'
    scene = verrix(f"""
        active = "violet"
        [seats.violet]
        learned = {known}
        [seats.green]
    """)
    scene.violet("learn", "3", answer).green("pass")
    assert scene.card("violet", "solemn-rite") == "hand"
    assert scene.card("violet", "learn") == where
    assert scene.refused["learn"] == rule


@example("V-DEV-05")
def test_learning_is_not_offered_when_everything_is_known():
    """V-EXD-19."""
    scene = verrix("""
        active = "violet"
        [seats.violet]
        learned = ["abduction", "clan-pact", "consecrated-ground", "prophecy", "solemn-rite"]
        [seats.green]
    """)
    assert scene.refused["learn"] == "V-DEV-05"


@example("V-DEV-10", "V-DEV-11", "V-DEV-12", "V-DEV-13", "V-A-14")
def test_promoting_a_commoner():
    """V-EX-09."""
    scene = verrix("""
        active = "blue"
        [seats.blue]
        [seats.green]
    """)
    scene.blue("promote-commoner", "ambigath")
    assert scene.market("blue") == 3
    assert scene.units("blue", "engaged") == ""
    assert scene.units("blue", "available") == "4 commoner, niamh, ambigath"
    assert scene.card("blue", "promote-commoner") == "removed"
    scene.green("pass")
    assert scene.refused["promote-commoner"] == "V-DEV-13"
    scene.blue("learn", "warriors-fury")
    assert "niamh+ambigath+1" in scene.options


@example("V-DEV-02")
def test_a_card_may_let_its_player_choose():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        [seats.green]
        village = "4 hammer"
    """)
    scene.blue("forge", "3")
    assert (scene.options, scene.refused) == (["sword", "spear"], {"hammer": "V-AREA-02"})
    scene.blue("spear")
    assert scene.village("blue") == "1 spear"


@example("V-ACT-14", "V-ACT-16")
def test_the_bards_song_wants_food():
    table = """
        active = "blue"
        [seats.blue]
        village = "{}"
        learned = ["bards-song"]
        [seats.green]
    """
    assert verrix(table.format("1 food")).refused["bards-song"] == "V-ACT-14"
    scene = verrix(table.format("2 food")).blue("bards-song", "3")
    assert (scene.village("blue"), scene.vp["blue"]) == ("", 5)


@example("V-ACT-14")
def test_a_solemn_rite_takes_a_cow_a_hostage_or_two_belladonna():
    table = """
        active = "violet"
        [seats.violet]
        village = "{}"
        learned = ["solemn-rite"]
        [seats.green]
    """
    scene = verrix(table.format("2 belladonna, 1 cow")).violet("solemn-rite", "2", "belladonna")
    assert (scene.village("violet"), scene.vp["violet"]) == ("1 cow", 6)
    scene = verrix(table.format("1 cow, 1 hostage-green")).violet("solemn-rite", "3", "hostage-green")
    assert (scene.village("violet"), scene.vp["violet"]) == ("1 cow", 6)
    assert scene.market("green") == 3  # two lay there


@example("V-DEV-02", "V-ACT-16")
def test_masterpiece_goldsmithing_herbs_and_cattle():
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        learned = ["masterpiece"]
        [seats.green]
        available = "5 commoner"
    """)
    scene.yellow("masterpiece", "ygerna+2", "cart")
    assert (scene.village("yellow"), scene.vp["yellow"]) == ("1 cart", 4)
    scene.green("breed", "3", "cow").yellow("goldsmithing")
    assert (scene.village("yellow"), scene.village("green")) == ("1 brooch, 1 cart", "1 cow")


@example("V-A-51", "V-EVENT-11", "V-ACT-16", "V-EVENT-05")
def test_prophecy_draws_one_of_two_without_paying():
    scene = verrix("""
        active = "violet"
        deck = "lugh fair-winds the-gift"
        [seats.violet]
        learned = ["prophecy"]
        [seats.green]
    """)
    scene.violet("prophecy", "3")
    assert scene.options == ["fair-winds", "lugh"]
    scene.violet("lugh")
    assert scene.event("violet") == ["lugh"]
    assert scene.deck[:2] == ["fair-winds", "the-gift"]
    assert scene.g.known[4] == [scene.g.deck[-1]]
    assert scene.waits_for == "green"


@example("V-ACT-16", "V-RESTORE-02", "V-RAID-06")
def test_a_palisade_strengthens_the_defence_until_the_restore_phase():
    scene = verrix(
        """
        active = "yellow"
        [seats.yellow]
        villages = "selgovae"
        learned = ["palisade"]
        [seats.orange]
        villages = "brigantes"
        village = "3 food"
        """,
        {"token": [0]},
    )
    scene.yellow("palisade", "2").orange("foray", "artghal+2").yellow("0")
    assert scene.totals == [(4, 4)]
    scene.yellow("pass").orange("pass").play_on()
    assert scene.g.palisade == [0] * 5
