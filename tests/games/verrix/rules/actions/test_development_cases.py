"""Development and the Clan Pact case by case: what is wanted, what is offered, and where a card goes."""

from __future__ import annotations

import pytest

from tests.games.verrix.scene import verrix
from tests.scenes import example


@example("V-DEV-02", "V-AREA-02", "V-A-34")
@pytest.mark.parametrize(("reserve", "taken"), [(20, 2), (2, 2), (1, 1)])
def test_praying_takes_no_more_than_there_is(reserve: int, taken: int):
    scene = verrix(f'active = "blue"\n[seats.blue]\n[seats.green]\ndivine_will = {20 - reserve}').blue("pray", "2")
    assert (scene.will["blue"], scene.g.reserve) == (taken, reserve - taken)


@example("V-AREA-02", "V-A-34")
def test_nobody_prays_for_what_is_not_there():
    scene = verrix('active = "blue"\n[seats.blue]\n[seats.green]\ndivine_will = 20')
    assert scene.refused["pray"] == "V-AREA-02"


@example("V-DEV-01", "V-ACT-19", "V-A-46")
def test_a_card_lies_on_the_table_until_it_is_carried_out():
    scene = verrix('active = "blue"\n[seats.blue]\n[seats.green]').blue("forge", "3")
    assert (scene.card("blue", "forge"), scene.units("blue", "engaged")) == ("lying", "3 commoner")
    assert scene.blue("sword").card("blue", "forge") == "discard"


@example("V-TRADE-01", "V-ACT-19", "V-MOVE-07")
def test_a_card_lies_on_the_table_until_the_exchange_is_made():
    text = 'active = "blue"\n[seats.blue]\nvillages = "cantiaci"\nvillage = "3 food, 1 cow, 1 cart"\n[seats.green]'
    scene = verrix(text).blue("journey-to-portum-itium", "2")
    assert (scene.card("blue", "journey-to-portum-itium"), scene.units("blue", "away")) == ("lying", "2 commoner")


@example("V-DEV-11", "V-DEV-13")
def test_a_grey_character_serves_one_tribe():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        [seats.green]
        available = "4 commoner, murchad, ambigath"
    """)
    scene.blue("promote-commoner")
    assert scene.refused == {"ambigath": "V-DEV-11"}
    assert len(scene.options) == 6


@example("V-A-14", "V-DEV-11", "V-DEV-01")
def test_one_commoner_is_promoted_and_no_more():
    scene = verrix('active = "blue"\n[seats.blue]\n[seats.green]')
    scene.confirms = False
    scene.blue("promote-commoner")
    assert scene.options == ["1"]
    assert {scene.refused[units] for units in ("2", "5")} == {"V-A-14"}


@example("V-AREA-02", "V-AREA-06")
def test_the_cauldron_finds_no_food_at_a_market_that_was_just_emptied():
    scene = verrix("""
        active = "yellow"
        [seats.yellow]
        village = "cauldron-of-murias"
        [seats.green]
        village = "20 food"
    """)
    scene.yellow("cook", "2")
    assert (scene.options, scene.refused) == (["green", "pass"], {"market": "V-AREA-02"})


VERSED = 'learned = ["abduction", "clan-pact", "consecrated-ground", "prophecy", "solemn-rite"]'


@example("V-DEV-09", "V-A-13", "V-DEV-01")
def test_no_other_card_leaves_when_everything_is_learned():
    scene = verrix(f'active = "violet"\n[seats.violet]\n{VERSED}\n[seats.green]').violet("pray", "2")
    assert (scene.waits_for, scene.card("violet", "pray")) == ("green", "discard")


@example("V-DEV-08", "V-ACT-16")
def test_what_a_vp_is_for():
    scene = verrix('active = "violet"\n[seats.violet]\n[seats.green]').violet("learn", "consecrated-ground", "1")
    assert [each.n for each in scene.done("Score", who="violet", rule="V-DEV-08")] == [1]
    scene = verrix('active = "blue"\n[seats.blue]\nvillage = "2 food"\nlearned = ["bards-song"]\n[seats.green]')
    scene.blue("bards-song", "3")
    assert [each.n for each in scene.done("Score", who="blue", rule="V-ACT-16")] == [2]


@example("V-DEV-05", "V-DEV-06", "V-SETUP-17")
@pytest.mark.parametrize(
    ("available", "learns"),
    [
        ("1 commoner", ["consecrated-ground"]),
        ("2 commoner", ["consecrated-ground", "prophecy", "solemn-rite"]),
        ("4 commoner", ["abduction", "clan-pact", "consecrated-ground", "prophecy", "solemn-rite"]),
    ],
)
def test_what_can_be_learned_by_whom(available: str, learns: list[str]):
    text = f'active = "violet"\n[seats.violet]\navailable = "{available}"\naway = "lindsay"\n[seats.green]'
    scene = verrix(text)
    assert "learn" in scene.options
    if len(learns) > 1:
        scene.violet("learn")
        assert sorted(scene.options) == learns
        assert set(scene.refused.values()) <= {"V-ACT-10"}


@example("V-DEV-05", "V-DEV-06")
@pytest.mark.parametrize("left", ["abduction", "clan-pact", "consecrated-ground", "prophecy", "solemn-rite"])
def test_the_last_lesson_is_any_of_the_five(left: str):
    known = VERSED.replace(f'"{left}", ', "").replace(f', "{left}"', "")
    scene = verrix(f'active = "violet"\n[seats.violet]\n{known}\n[seats.green]')
    assert "learn" in scene.options
    scene.violet("learn")
    assert scene.question == "V-ACT-10"  # who learns it


@example("V-DEV-05", "V-DEV-06", "V-ACT-10")
def test_a_lesson_that_is_too_dear_is_no_lesson():
    known = VERSED.replace('"abduction", ', "")  # which wants 4
    text = f'active = "violet"\n[seats.violet]\n{known}\navailable = "3 commoner"\naway = "lindsay"\n[seats.green]'
    assert verrix(text).refused["learn"] == "V-ACT-10"


@example("V-ACT-14", "V-A-34")
@pytest.mark.parametrize(
    ("village", "offers"),
    [("", None), ("1 belladonna", None), ("2 belladonna, 1 cow", ["cow", "belladonna"]),
     ("1 cow, 1 hostage-green", ["cow", "hostage-green"])],
)  # fmt: skip
def test_what_a_solemn_rite_wants(village: str, offers: list[str] | None):
    text = f'active = "violet"\n[seats.violet]\nvillage = "{village}"\nlearned = ["solemn-rite"]\n[seats.green]'
    scene = verrix(text)
    if offers is None:
        assert scene.refused["solemn-rite"] == "V-ACT-14"
        return
    scene.violet("solemn-rite", "2")
    assert scene.options == offers
    things = {"cow", "hostage-green", "belladonna"}  # of tribes that play, and not one's own
    assert scene.refused == dict.fromkeys(things - set(offers), "V-ACT-14")


# -- the Clan Pact


def pact(seat: str, green: str = "") -> str:
    rest = f'[seats.green]\nvillages = "iceni"\n{green}'
    return f'active = "yellow"\n[seats.yellow]\n{seat}\nvillage = "1 food"\nlearned = ["clan-pact"]\n{rest}'


@example("V-TRADE-12", "V-A-16", "V-TRADE-13")
def test_where_a_new_village_may_be():
    scene = verrix(pact('villages = "cantiaci"')).yellow("clan-pact")
    assert scene.options == ["catuvellauni", "atrebates"]
    assert {scene.refused[far] for far in ("brigantes", "iceni", "cantiaci", "trinovantes")} == {"V-TRADE-12"}
    assert scene.refused["portum-itium"] == "V-A-16"


@example("V-TRADE-14", "V-A-15")
def test_what_a_clan_pact_brings():
    green = 'village = "stone-of-falias"\nroad = "spear-of-gorias"'
    seat = 'villages = "cantiaci"\navailable = "7 commoner, ygerna"'
    scene = verrix(pact(seat, green)).yellow("clan-pact", "atrebates", "4")
    assert scene.options == ["cauldron-of-murias", "sword-of-findias"]
    there = ("hostage-yellow", "stone-of-falias", "spear-of-gorias")
    assert scene.refused == dict.fromkeys(there, "V-TRADE-14")
    scene = verrix(pact('villages = "cantiaci"')).yellow("clan-pact", "atrebates", "4")
    assert "hostage-yellow" in scene.options


@example("V-TRADE-15", "V-ACT-10", "V-TRADE-13")
@pytest.mark.parametrize(
    ("villages", "available", "rule"),
    [
        ("cantiaci", "1 commoner", "V-ACT-10"),
        ("cantiaci atrebates", "1 commoner", "V-ACT-10"),
        ("cantiaci atrebates", "4 commoner", None),
        ("cantiaci atrebates durotriges", "1 commoner", "V-TRADE-15"),
        ("cantiaci atrebates durotriges", "4 commoner", "V-TRADE-15"),
    ],
)
def test_why_there_is_no_clan_pact(villages: str, available: str, rule: str | None):
    scene = verrix(pact(f'villages = "{villages}"\navailable = "{available}"\naway = "ygerna"'))
    assert scene.refused.get("clan-pact") == rule
    assert scene.refused.get("cook") == ("V-ACT-10" if available == "1 commoner" else None)
