"""The AI's turns: its die, its omniscient die, and when it has them."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example

ATTACKS = """
    active = "koda"
    ai = "koda"
    scenario = "KOD-1"
    [seats.aldan]
    regions.1 = "9 regular"
    regions.3 = "1 wynden-{vitality}, 1 regular"
    regions.4 = "4 regular"
    [seats.koda]
    dice = "{die}"
    {omniscient}
    regions.8 = "1 regular"
"""


@example("W-AI-TURN-08", "W-AI-DMG-01", "W-THREAT-05", "W-THREAT-06", "W-THREAT-07")
def test_the_ai_attacks_the_highest_threat_in_reach_twice():
    """W-EX-53."""
    scene = wroth(ATTACKS.format(vitality=2, die="battle", omniscient="")).advance()
    assert scene.map("aldan") == {1: "9 regular", 3: "1 regular", 4: "4 regular"}
    assert [hit.region for hit in scene.done("Hit")] == [3, 3]


@example("W-AI-OMNI-04", "W-THREAT-05")
def test_the_ai_strikes_anywhere():
    """W-EX-53: with a Strike instead; the one Kin in region 8 stays when it disperses."""
    scene = wroth(ATTACKS.format(vitality=2, die="maneuver", omniscient='omniscient = "strike"')).advance()
    assert scene.map("aldan") == {1: "7 regular", 3: "1 wynden, 1 regular", 4: "4 regular"}


@example("W-AI-TURN-08", "W-THREAT-07")
def test_threat_is_computed_anew_before_the_second_attack():
    """W-EX-54."""
    scene = wroth(ATTACKS.format(vitality=1, die="battle", omniscient="")).advance()
    assert scene.map("aldan") == {1: "9 regular", 3: "1 regular", 4: "3 regular"}


@example("W-AI-OMNI-05", "W-AI-DMG-01", "W-AI-DMG-02", "W-AI-DMG-03", "W-AIC-2", "W-A-29", "W-A-34")
def test_ai_damage_goes_to_elites_first_and_the_captain_chooses_among_them():
    """W-EX-55."""
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        first = "guild"
        [seats.aldan]
        regions.3 = "1 wynden-1, 1 regular"
        [seats.guild]
        regions.3 = "1 crysen, 1 regular"
        [seats.koda]
        dice = "maneuver"
        omniscient = "assault"
        regions.8 = "1 regular"
    """)
    assert (scene.waits_for, scene.question) == ("guild", "W-AI-DMG-02")
    assert scene.options == ["aldan:wynden-1", "guild:crysen-3"]
    assert scene.refused == {"aldan:regular": "W-AI-DMG-01", "guild:regular": "W-AI-DMG-01"}
    scene.guild("aldan:wynden-1")  # the second point must go to the Crysen, and so must the second attack
    assert (scene.units("aldan", 3), scene.units("guild", 3)) == ("1 regular", "1 regular")
    assert [weighed.chosen for weighed in scene.done("Weighed", rule="W-AI-OMNI-05")] == [3, 3]
    assert [weighed.values[0] for weighed in scene.done("Weighed", rule="W-AI-OMNI-05")] == [8, 5]


@example("W-AI-DMG-02", "W-A-29")
def test_among_regulars_the_captain_chooses_the_faction():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        regions.8 = "1 regular"
        [seats.guild]
        regions.8 = "1 regular"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
    """)
    scene.aldan("guild:regular")
    assert (scene.discard["aldan"], scene.discard["guild"]) == (1, 1)


@example("AB-RUN-1", "W-A-29")
def test_a_human_stoic_shields_only_its_own_faction_from_the_ai():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.runen]
        regions.8 = "1 stoic, 1 miner"
        [seats.guild]
        regions.8 = "1 crysen"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
    """)
    assert scene.options == ["runen:stoic-3", "guild:crysen-3"]
    assert scene.refused == {"runen:miner-3": "AB-RUN-1"}


@example("W-A-27", "W-AI-OMNI-02")
def test_without_a_threat_in_reach_the_ai_attacks_nobody_and_the_assault_is_lost():
    """W-EX-56."""
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        regions.1 = "3 regular"
        regions.shores = "3 regular"
        [seats.koda]
        dice = "battle"
        omniscient = "assault"
        regions.4 = "1 regular"
    """).advance()
    assert scene.done("Hit") == []
    assert len(scene.told("no-target")) == 4
    assert scene.omniscient("koda") == ""


EXTEND = """
    active = "koda"
    ai = "koda"
    scenario = "KOD-1"
    [seats.aldan]
    {humans}
    [seats.koda]
    dice = "extend"
    {koda}
"""


@example("W-AI-TURN-06", "W-THREAT-06")
def test_the_ai_extends_where_the_threat_is_highest_among_its_regions():
    """W-EX-57."""
    humans = 'regions.2 = "3 regular"\nregions.5 = "5 regular"\nregions.7 = "5 regular"\nregions.1 = "6 regular"'
    koda = 'board = 9\nregions.2 = "1 regular"\nregions.5 = "1 regular"\nregions.7 = "1 regular"'
    scene = wroth(EXTEND.format(humans=humans, koda=koda)).advance()
    assert scene.map("koda") == {2: "1 regular", 5: "5 regular", 7: "1 regular"}
    assert scene.board["koda"] == 5


@example("W-AI-TURN-06", "W-A-26")
def test_without_any_threat_the_ai_extends_in_its_lowest_region():
    """W-EX-59."""
    koda = 'regions.2 = "1 regular"\nregions.6 = "1 regular"'
    scene = wroth(EXTEND.format(humans="", koda=koda)).advance()
    assert scene.map("koda") == {2: "5 regular", 6: "1 regular"}


@example("W-A-26")
def test_the_ai_extends_from_its_board_only_and_nowhere_without_a_unit():
    koda = 'board = 2\nregions.6 = "1 regular"'
    assert wroth(EXTEND.format(humans="", koda=koda)).advance().map("koda") == {6: "3 regular"}
    assert wroth(EXTEND.format(humans='regions.1 = "1 regular"', koda="")).advance().map("koda") == {}


@example("W-COOP-ACT-01", "W-COOP-ACT-02", "W-COOP-ACT-04", "W-AI-TURN-01", "W-AI-TURN-02", "W-AI-TURN-03")
@example("W-AI-TURN-04", "W-AI-OMNI-01")
def test_one_human_and_the_ai_take_turns():
    """W-EX-70."""
    scene = wroth("""
        phase = "actions"
        ai = "koda"
        scenario = "KOD-2"
        base = 7
        [seats.aldan]
        dice = "mine mine mine"
        [seats.koda]
        corra = 3
        dice = "extend"
        omniscient = "strike"
    """, rolls={"ai-die": ["mine", "battle"]}).discard_everything()  # fmt: skip
    assert scene.waits_for == "audience"
    assert scene.turns() == ["aldan", "AI"] * 3
    kinds = [type(each).__name__ for each in scene.log]
    bought, extended = kinds.index("CountPurchase"), kinds.index("SpendOmni")
    rolled = kinds.index("TurnDie")
    assert bought < extended < rolled
    assert kinds.count("TurnDie") == 2
    assert [told.n for told in scene.told("ai-action")] == [1, 0, 3]  # the drafted Extend, then what was rolled
    assert scene.units("koda", 7) == "1 grey, 4 regular"
    assert scene.pool == "mine mine mine battle"


THREE_HUMANS = """
    phase = "actions"
    ai = "koda"
    scenario = "KOD-1"
    [seats.aldan]
    dice = "mine mine"
    [seats.guild]
    dice = "mine mine"
    regions.shores = "1 regular"
    [seats.ooglan]
    dice = "mine mine"
    [seats.koda]
    dice = "extend"
    omniscient = "mine"
"""


@example("W-COOP-ACT-02", "W-COOP-ACT-03", "W-COOP-ACT-04", "W-AI-TURN-03")
def test_three_humans_and_the_ai_take_turns_in_sets():
    """W-EX-71."""
    scene = wroth(THREE_HUMANS, rolls={"ai-die": ["maneuver"] * 5}).discard_everything()
    assert scene.waits_for == "audience"
    assert scene.turns() == ["aldan", "guild", "ooglan", "AI", "AI", "AI"] * 2
    assert len(scene.done("TurnDie")) == 5
    assert len(scene.told("ai-omni")) == 1


@example("W-COOP-ACT-02", "W-ACT-09", "W-A-25")
def test_the_ai_takes_all_its_turns_even_if_a_human_skips():
    """W-EX-72."""
    scene = wroth(THREE_HUMANS, rolls={"ai-die": ["maneuver"] * 5})
    scene.aldan("discard-mine", "end").guild("exodus", 1, "end").discard_everything()
    assert scene.turns() == [
        "aldan",
        "guild",
        "ooglan",
        "AI",
        "AI",
        "AI",
        "aldan",
        "(guild)",
        "ooglan",
        "AI",
        "AI",
        "AI",
    ]


@example("W-A-25")
@pytest.mark.parametrize(
    ("choice", "turns"),
    [("fixed", ["aldan", "AI", "(aldan)", "AI", "(aldan)", "AI"]), ("until_humans_empty", ["aldan", "AI"])],
)
def test_by_choice_the_ai_stops_when_no_human_has_a_die(choice, turns):
    scene = wroth(f"""
        phase = "actions"
        ai = "koda"
        scenario = "KOD-1"
        options.ai_sets = "{choice}"
        [seats.aldan]
        dice = "mine"
        [seats.koda]
        dice = "extend"
    """, rolls={"ai-die": ["maneuver"] * 2}).discard_everything()  # fmt: skip
    assert scene.turns() == turns


@example("W-AI-OMNI-06", "W-AI-TURN-06")
def test_the_ai_doubles_its_extend():
    """W-EX-74."""
    scene = wroth(EXTEND.format(humans="", koda='omniscient = "double"\nregions.6 = "1 regular"')).advance()
    assert scene.map("koda") == {6: "9 regular"}
    scene = wroth(EXTEND.format(humans="", koda='board = 7\nomniscient = "double"\nregions.6 = "1 regular"')).advance()
    assert scene.map("koda") == {6: "8 regular"}


@example("W-AI-OMNI-03", "W-AI-BUY-06")
def test_the_ai_spends_what_its_omniscient_mine_brings():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        base = 2
        [seats.aldan]
        [seats.koda]
        dice = "maneuver"
        omniscient = "mine"
    """).advance()
    assert scene.map("koda") == {2: "1 grey"}
    assert scene.corra["koda"] == 0


@example("AB-KOD-1")
def test_a_grey_of_the_ai_adds_one_to_its_attacks_where_it_stands():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-2"
        [seats.aldan]
        regions.8 = "5 regular"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 grey"
    """).advance()
    assert scene.units("aldan", 8) == "1 regular"


@example("AB-OOG-1", "W-A-29")
def test_the_bloodlust_of_the_ai_is_not_tied_to_one_faction():
    scene = wroth("""
        active = "ooglan"
        ai = "ooglan"
        scenario = "OOG-2"
        [seats.aldan]
        regions.8 = "1 regular"
        [seats.koda]
        regions.8 = "3 regular"
        [seats.ooglan]
        dice = "battle"
        regions.8 = "1 karn"
    """)
    scene.aldan("aldan:regular")  # and the extra point, and the second attack with its own
    assert (scene.units("aldan", 8), scene.units("koda", 8)) == ("", "")


@example("AB-RUN-2", "W-AI-TURN-05")
def test_a_miner_of_the_ai_adds_one_to_its_mines():
    scene = wroth("""
        active = "runen"
        ai = "runen"
        scenario = "RUN-1"
        base = 5
        [seats.aldan]
        [seats.runen]
        dice = "mine"
        regions.8 = "1 miner"
    """).advance()
    assert scene.units("runen", 5) == "1 ram"  # 2 + 1 Corra
    assert scene.corra["runen"] == 0


@example("W-AI-TURN-09")
def test_the_ai_never_takes_an_exodus_or_discards():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        regions.3 = "1 regular"
        [seats.koda]
        corra = 1
        dice = "battle"
        omniscient = "mine"
    """).advance()
    assert [spent.how for spent in scene.done("SpendDie")] == []
    assert scene.dice("koda") == "battle"


@example("W-COOP-ACT-01")
def test_the_action_phase_begins_once_however_many_sets_it_has():
    scene = wroth("""
        phase = "actions"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        dice = "mine mine mine"
        [seats.koda]
        dice = "mine"
    """, rolls={"ai-die": ["mine"] * 2}).discard_everything()  # fmt: skip
    assert scene.waits_for == "audience"
    assert [begun.phase for begun in scene.done("BeginPhase")] == [5]
    assert scene.log[0] is scene.done("BeginPhase")[0]


@example("W-AI-DMG-02", "W-A-34")
def test_the_captain_is_asked_once_for_each_point():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-1"
        [seats.aldan]
        regions.8 = "3 regular"
        [seats.guild]
        regions.8 = "3 regular"
        [seats.koda]
        dice = "battle"
        regions.8 = "1 regular"
    """)
    scene.aldan("guild:regular", "guild:regular")
    assert (scene.waits_for, scene.units("guild", 8)) == ("chance", "1 regular")  # the die of its second turn


@example("W-AI-OMNI-05")
def test_an_assault_of_the_ai_is_two_attacks_of_two():
    scene = wroth(ATTACKS.format(vitality=2, die="maneuver", omniscient='omniscient = "assault"')).advance()
    assert len(scene.done("Hit")) == 4


@example("W-AI-OMNI-02", "W-AI-OMNI-06")
def test_without_an_omniscient_result_the_ai_acts_once():
    scene = wroth(ATTACKS.format(vitality=2, die="battle", omniscient="")).advance()
    assert len(scene.done("Hit")) == 2
