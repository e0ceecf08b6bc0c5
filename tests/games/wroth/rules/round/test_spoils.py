"""Phase 2, the Spoils."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-SPOILS-01", "W-SPOILS-02", "W-SPOILS-03", "W-SPOILS-05", "W-MAP-04", "W-MAP-05", "W-A-05")
def test_regions_are_examined_one_after_the_other():
    """W-EX-42: what A does in region 3 decides who has the most units in region 4."""
    scene = wroth("""
        round = 2
        phase = "spoils"
        tokens = { 3 = "1 battle", 4 = "1 mine" }
        [seats.koda]
        regions.3 = "2 regular"
        regions.4 = "1 regular"
        [seats.runen]
        regions.3 = "1 regular"
        regions.4 = "1 regular"
    """)
    scene.koda("battle", 4)
    assert scene.units("runen", 4) == ""
    scene.koda("mine")
    assert scene.corra["koda"] == 1
    assert scene.waits_for == "audience"


@example("W-COOP-SPOILS-02", "W-AI-TURN-06", "W-COOP-SPOILS-01")
def test_the_ai_performs_its_own_version():
    """W-EX-44."""
    scene = wroth("""
        round = 3
        phase = "spoils"
        ai = "koda"
        scenario = "KOD-1"
        tokens = { 1 = 3, 6 = "1 extend" }
        [seats.aldan]
        regions.1 = "2 regular"
        [seats.koda]
        regions.1 = "1 regular"
        regions.6 = "3 regular"
    """).advance()
    assert scene.map("koda") == {1: "5 regular", 6: "3 regular"}


@example("W-COOP-SPOILS-01")
def test_against_the_ai_there_are_no_spoils_in_the_first_round():
    """W-EX-44."""
    scene = wroth("""
        round = 1
        phase = "spoils"
        ai = "koda"
        scenario = "KOD-1"
        tokens = { 1 = "1 mine", 6 = "1 extend" }
        [seats.aldan]
        regions.1 = "2 regular"
        [seats.koda]
        regions.6 = "3 regular"
    """)
    assert scene.waits_for == "audience"
    assert scene.map("koda") == {6: "3 regular"}


@example("W-SPOILS-04")
def test_a_tie_gives_nobody_the_bonus():
    scene = wroth("""
        phase = "spoils"
        tokens = { 1 = "1 mine" }
        [seats.koda]
        regions.1 = "1 grey"
        [seats.runen]
        regions.1 = "1 regular"
    """)
    assert scene.waits_for == "audience"
    assert [told.region for told in scene.told("spoils-tie")] == [1]


@example("W-SPOILS-03", "W-SPOILS-08", "W-A-05")
def test_a_bonus_may_be_declined_and_nothing_else_may_be_done():
    scene = wroth("""
        phase = "spoils"
        tokens = { 1 = "1 mine" }
        [seats.koda]
        corra = 9
        omniscient = "mine"
        feats = ["KOD-F1"]
        regions.1 = "1 regular"
    """)
    assert scene.options == ["mine", "pass"]
    scene.koda("pass")
    assert scene.corra["koda"] == 9


@example("W-SPOILS-03", "W-A-38")
def test_a_bonus_that_could_do_nothing_is_not_offered():
    scene = wroth("""
        phase = "spoils"
        tokens = { 1 = "1 battle" }
        [seats.koda]
        regions.1 = "1 regular"
    """)
    assert scene.waits_for == "audience"  # passing was the only answer


@example("W-SPOILS-07", "W-SPOILS-01")
def test_a_token_without_a_symbol_gives_nothing():
    scene = wroth("""
        phase = "spoils"
        tokens = { 1 = 3 }
        [seats.koda]
        regions.1 = "5 regular"
    """)
    assert scene.waits_for == "audience"
    assert scene.log[-1].phase == 2


TEAM = """
    round = 2
    phase = "spoils"
    ai = "koda"
    scenario = "KOD-2"
    tokens = {{ 1 = "1 mine" }}
    options.coop_spoils = "{choice}"
    [seats.aldan]
    regions.1 = "2 regular"
    [seats.guild]
    regions.1 = "2 regular"
    [seats.koda]
    regions.1 = "3 regular"
"""


@example("W-A-22")
def test_against_the_ai_each_faction_counts_for_itself():
    scene = wroth(TEAM.format(choice="individual")).advance()
    assert scene.corra["koda"] == 2


@example("W-A-22")
def test_by_choice_the_humans_count_together_and_the_captain_says_who_acts():
    scene = wroth(TEAM.format(choice="team"))
    scene.aldan("guild").guild("mine")
    assert scene.corra["guild"] == 1


CROWD = """
    round = 2
    phase = "spoils"
    ai = "koda"
    scenario = "KOD-2"
    tokens = {{ 1 = "1 mine" }}
    options.coop_spoils = "{choice}"
    [seats.ooglan]
    regions.1 = "{ooglan} regular"
    [seats.aldan]
    regions.1 = "{aldan} regular"
    [seats.guild]
    regions.1 = "{guild} regular"
    [seats.koda]
    regions.1 = "{koda} regular"
"""


@example("W-A-22")
def test_the_captain_names_one_of_those_with_most_units_there():
    scene = wroth(CROWD.format(choice="team", ooglan=1, aldan=2, guild=2, koda=4))
    assert (scene.waits_for, scene.options) == ("ooglan", ["aldan", "guild"])
    assert scene.refused == {"ooglan": "W-A-22"}
    scene.ooglan("aldan")
    assert scene.waits_for == "aldan"


@example("W-A-22")
@pytest.mark.parametrize(
    ("choice", "ooglan", "aldan", "guild", "koda", "who"),
    [
        ("team", 1, 3, 1, 4, "aldan"),  # five against four, and Aldan alone has most of the five
        ("team", 1, 1, 1, 4, "audience"),  # the AI has most, and acts unasked
        ("team", 1, 1, 2, 4, "audience"),  # four against four: nobody
        ("individual", 1, 3, 2, 3, "audience"),  # Aldan and the AI are equal
        ("individual", 1, 3, 2, 2, "aldan"),
    ],
)
def test_who_has_the_spoils_against_the_ai(choice, ooglan, aldan, guild, koda, who):
    scene = wroth(CROWD.format(choice=choice, ooglan=ooglan, aldan=aldan, guild=guild, koda=koda)).advance()
    assert scene.waits_for == who
    assert scene.corra["koda"] == (2 if koda > ooglan + aldan + guild else 0)


@example("W-SPOILS-05", "W-SPOILS-06")
@pytest.mark.parametrize(
    ("symbol", "answers", "after"),
    [
        ("mine", (), {1: "2 regular"}),
        ("extend", (2,), {1: "4 regular"}),
        ("maneuver", (1, 2, "regular+regular"), {2: "2 regular"}),
    ],
)
def test_a_bonus_is_carried_out_like_the_action_of_that_name(symbol, answers, after):
    scene = wroth(f"""
        phase = "spoils"
        tokens = {{ 1 = "1 {symbol}" }}
        [seats.koda]
        regions.1 = "2 regular"
    """)
    scene.koda(symbol, *answers)
    assert scene.map("koda") == after
