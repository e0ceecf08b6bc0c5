"""How the AI spends Corra, and where its elites appear."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-AI-BUY-01", "W-AI-BUY-02", "W-AI-BUY-03", "W-AI-BUY-04", "W-COOP-SETUP-06", "W-A-28")
@example("W-SCEN-RUN1-01", "W-A-33")
@pytest.mark.parametrize(
    ("scenario", "units", "left"),
    [("RUN-3", {1: "1 miner, 2 stoic", 4: "1 stoic"}, 0), ("RUN-1", {1: "2 stoic", 4: "1 ram"}, 1)],
)
def test_the_ai_buys_by_its_letters_until_the_next_cannot_be_paid(scenario, units, left):
    """W-EX-60. A Miner goes where the threat is highest: the lowest number, for there is none."""
    scene = wroth(f"""
        active = "runen"
        ai = "runen"
        scenario = "{scenario}"
        base = 4
        [seats.koda]
        [seats.runen]
        corra = 4
        dice = "battle"
        regions.1 = "2 stoic"
    """).advance()
    assert scene.map("runen") == units
    assert scene.corra["runen"] == left
    assert len(scene.told("ai-saves")) == 1


@example("W-A-28")
def test_the_ai_saves_for_its_first_letter_even_if_it_could_pay_the_second():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-2"
        [seats.aldan]
        [seats.koda]
        corra = 2
        dice = "battle"
    """).advance()
    assert scene.corra["koda"] == 2
    assert scene.map("koda") == {}


@example("W-A-28", "W-AI-BUY-02")
def test_the_ai_goes_on_to_the_next_letter_when_all_dice_are_on_the_map():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-2"
        base = 7
        [seats.aldan]
        [seats.koda]
        corra = 2
        dice = "battle"
        regions.1 = "3 grey"
    """).advance()
    assert scene.units("koda", 7) == "2 trapper"


@example("W-AI-BUY-06")
def test_corra_from_other_sources_waits():
    """Corra by domination comes in Maintenance; the AI buys on its first turn."""
    scene = wroth("""
        round = 1
        phase = "maintenance"
        ai = "koda"
        scenario = "KOD-1"
        chaos = 3
        [seats.aldan]
        [seats.koda]
        corra = 1
        regions.3 = "1 regular"
    """).advance()
    assert scene.corra["koda"] == 2
    assert scene.map("koda") == {3: "1 regular"}


@example("W-AI-BUY-06", "W-AI-TURN-03")
def test_on_later_turns_the_ai_buys_only_when_it_mines():
    table = """
        active = "koda"
        set = 2
        ai = "koda"
        scenario = "KOD-1"
        base = 3
        [seats.aldan]
        [seats.koda]
        corra = 4
        dice = "battle"
    """
    assert wroth(table, rolls={"ai-die": ["battle"]}).advance().corra["koda"] == 4
    scene = wroth(table, rolls={"ai-die": ["mine"]}).advance()
    assert (scene.corra["koda"], scene.units("koda", 3)) == (0, "3 grey")


@example("W-C-13", "W-AI-BUY-03", "W-BUY-04")
@pytest.mark.parametrize(("board", "placed"), [(25, "1 elagynt, 1 regular"), (0, "1 elagynt")])
def test_an_elagynt_of_the_ai_comes_with_a_lythe_if_there_is_one(board, placed):
    scene = wroth(f"""
        active = "aldan"
        ai = "aldan"
        scenario = "ALD-3"
        base = 5
        [seats.koda]
        [seats.aldan]
        board = {board}
        corra = 2
        dice = "battle"
    """).advance()
    assert scene.units("aldan", 5) == placed


STELLEN = """
    active = "guild"
    ai = "guild"
    scenario = "{scenario}"
    base = 5
    [seats.koda]
    {humans}
    [seats.guild]
    corra = 3
    dice = "maneuver"
    regions.1 = "3 crysen"
"""


@example("AB-GUI-1", "W-AI-BUY-03")
@pytest.mark.parametrize(("scenario", "left"), [("GUI-1", "3 regular"), ("GUI-3", "2 regular")])
def test_a_stellen_of_the_ai_appears_at_the_highest_threat_and_strikes(scenario, left):
    """GUI-3: it deals 2."""
    scene = wroth(
        STELLEN.format(scenario=scenario, humans='regions.3 = "4 regular"\nregions.2 = "1 regular"')
    ).advance()
    assert scene.units("guild", 3) == "1 stellen"
    assert scene.units("koda", 3) == left


@example("AB-GUI-1", "W-AI-BUY-03")
def test_without_any_threat_a_stellen_appears_in_the_base():
    scene = wroth(STELLEN.format(scenario="GUI-1", humans="")).advance()
    assert scene.units("guild", 5) == "1 stellen"


@example("W-AI-BUY-03")
def test_a_nameless_of_the_ai_appears_at_the_highest_threat_in_reach():
    table = """
        active = "ooglan"
        ai = "ooglan"
        scenario = "OOG-2"
        base = 5
        [seats.koda]
        regions.1 = "9 regular"
        regions.4 = "2 regular"
        [seats.ooglan]
        corra = 1
        dice = "mine"
        {karn}
    """
    scene = wroth(table.format(karn='regions.8 = "3 karn"')).advance()
    assert scene.units("ooglan", 4) == "3 nameless"  # one bought at the start of the turn, two after the Mine
    assert scene.corra["ooglan"] == 0


@example("W-BUY-03", "ALD-1", "KOD-1")
@pytest.mark.parametrize(("ai", "scenario", "unit"), [("aldan", "ALD-1", "elagynt"), ("koda", "KOD-1", "grey")])
def test_some_scenarios_make_an_elite_cheaper(ai, scenario, unit):
    scene = wroth(f"""
        active = "{ai}"
        ai = "{ai}"
        scenario = "{scenario}"
        base = 5
        [seats.guild]
        [seats.{ai}]
        corra = {1 if unit == "elagynt" else 2}
        dice = "battle"
    """).advance()
    assert unit in scene.units(ai, 5)
    assert [bought.cost for bought in scene.done("CountPurchase")] == [1 if unit == "elagynt" else 2]


@example("GUI-2", "W-A-28", "W-AI-BUY-03")
def test_the_keepers_of_the_three_ledgers():
    """Crysen go to 7, 8 and the base; when each holds one, the AI goes on to the Stellen."""
    table = """
        active = "guild"
        ai = "guild"
        scenario = "GUI-2"
        base = {base}
        [seats.koda]
        [seats.guild]
        corra = {corra}
        dice = "battle"
        regions.7 = "1 crysen"
        {more}
    """
    scene = wroth(table.format(base=5, corra=4, more="")).advance()
    assert scene.map("guild") == {5: "1 crysen", 7: "1 crysen", 8: "1 crysen"}
    scene = wroth(table.format(base=7, corra=4, more='regions.8 = "1 crysen"')).advance()
    assert scene.map("guild") == {7: "1 crysen, 1 stellen", 8: "1 crysen"}
    assert scene.corra["guild"] == 1


@example("W-AI-BUY-05")
def test_the_ai_never_pays_for_its_special_ability():
    scene = wroth("""
        active = "guild"
        ai = "guild"
        scenario = "GUI-1"
        [seats.koda]
        regions.3 = "1 regular"
        [seats.guild]
        corra = 9
        dice = "battle"
        regions.1 = "3 crysen, 3 stellen"
    """).advance()
    assert scene.corra["guild"] == 9
    assert scene.told("special") == []


@example("W-AI-BUY-01", "W-SCEN-RUN1-01", "W-AI-BUY-02", "W-BUY-03")
def test_after_the_unit_that_a_scenario_puts_first_the_letters_go_on():
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-1"
        base = 5
        [seats.koda]
        [seats.runen]
        corra = 2
        dice = "extend"
        regions.3 = "3 ram"
    """).advance()
    assert scene.units("runen", 5) == "1 stoic"
    assert [(bought.who, bought.cost) for bought in scene.done("CountPurchase")] == [(4, 2)]
