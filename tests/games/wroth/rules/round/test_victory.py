"""Phase 6, Victory Points, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-VP-02", "W-VP-03", "W-VP-04", "W-VP-06", "W-VP-07", "W-VP-08", "W-A-13")
@pytest.mark.parametrize(
    ("enemies", "runen", "koda"),
    [
        (1, 3, 0),  # W-EX-03: the token and one bonus, not two
        (0, 4, 0),  # W-EX-04: and domination
        (3, 0, 0),  # W-EX-05: a tie, nothing for anybody
        (4, 0, 2),  # W-EX-06: no bonus without control
    ],
)
def test_two_stoics_in_one_region_pay_one_bonus(enemies, runen, koda):
    """W-EX-03, W-EX-04, W-EX-05, W-EX-06."""
    scene = wroth(f"""
        phase = "victory points"
        tokens = {{ 3 = 2 }}
        [seats.runen]
        regions.3 = "2 stoic, 1 regular"
        [seats.koda]
        regions.3 = "{enemies} regular"
    """).advance()
    assert (scene.vp["runen"], scene.vp["koda"]) == (runen, koda)


PRINTED = 'options.elite_vp = "occupied"'


@example("W-A-13", "W-VP-06", "W-VP-08")
@pytest.mark.parametrize(
    ("agreed", "enemies", "runen", "koda"),
    [
        (PRINTED, 1, 3, 0),  # who controls is paid as ever
        (PRINTED, 3, 1, 0),  # in a tie only the Stoics pay, once
        (PRINTED, 4, 1, 2),  # also where Koda controls
        ("", 4, 0, 2),
    ],
)
def test_as_printed_an_elite_pays_wherever_it_stands(agreed, enemies, runen, koda):
    scene = wroth(f"""
        phase = "victory points"
        tokens = {{ 3 = 2 }}
        {agreed}
        [seats.runen]
        regions.3 = "2 stoic, 1 regular"
        [seats.koda]
        regions.3 = "{enemies} regular"
    """).advance()
    assert (scene.vp["runen"], scene.vp["koda"]) == (runen, koda)


@example("W-A-13", "W-COOP-VP-02")
@pytest.mark.parametrize(("agreed", "humans", "ai"), [(PRINTED, 3, 2), ("", 0, 2)])
def test_as_printed_elites_of_several_humans_pay_their_side(agreed, humans, ai):
    scene = wroth(f"""
        phase = "victory points"
        tokens = {{ 3 = 1 }}
        ai = "koda"
        scenario = "KOD-2"
        {agreed}
        [seats.runen]
        regions.3 = "1 stoic, 1 ram"
        [seats.aldan]
        regions.3 = "1 elagynt"
        [seats.koda]
        regions.3 = "5 regular, 1 grey"
    """).advance()
    assert (scene.vp["humans"], scene.vp["koda"]) == (humans, ai)


@example("W-VP-06", "W-VP-07")
def test_two_kinds_of_elite_pay_one_bonus_each():
    """W-EX-07."""
    scene = wroth("""
        phase = "victory points"
        tokens = { 3 = 3 }
        [seats.aldan]
        regions.3 = "1 elagynt, 2 wynden"
        [seats.koda]
        regions.3 = "1 regular"
    """).advance()
    assert scene.vp["aldan"] == 5


@example("W-VP-06", "W-VP-07")
def test_two_stoics_in_two_regions_pay_two_bonuses():
    """W-EX-08."""
    scene = wroth("""
        phase = "victory points"
        tokens = { 3 = 2, 5 = 2 }
        [seats.runen]
        regions.3 = "1 stoic, 1 regular"
        regions.5 = "1 stoic, 1 regular"
        [seats.koda]
        regions.3 = "1 regular"
        regions.5 = "1 regular"
    """).advance()
    assert [scored.bonus for scored in scene.done("Score")] == [1, 1]
    assert scene.vp["runen"] == 2 + 2 + 2


@example("W-VP-01", "W-VP-02", "W-VP-03", "W-VP-04", "W-VP-05", "W-VP-14", "W-MAP-05", "W-MAP-06", "W-GEN-02")
def test_a_round_of_three_players_is_scored():
    """W-EX-45."""
    scene = wroth("""
        phase = "victory points"
        tokens = { 1 = 2, 2 = 3, 3 = 1, 4 = 2, 5 = 2, 6 = 3, 7 = 1, 8 = 1 }
        [seats.koda]
        regions.1 = "3 regular"
        regions.2 = "2 regular"
        regions.4 = "1 regular"
        regions.6 = "5 regular"
        regions.7 = "1 regular"
        regions.shores = "5 regular"
        [seats.guild]
        regions.1 = "1 regular"
        regions.2 = "2 regular"
        regions.3 = "1 regular"
        regions.7 = "1 regular"
        regions.8 = "2 regular"
        [seats.runen]
        regions.2 = "1 regular"
        regions.4 = "1 stoic, 2 regular"
        regions.7 = "1 regular"
        regions.8 = "1 regular"
    """).advance()
    assert (scene.vp["koda"], scene.vp["guild"], scene.vp["runen"]) == (6, 3, 3)
    assert [scored.region for scored in scene.done("Score")] == [1, 3, 4, 6, 8]
    assert [told.region for told in scene.told("tie")] == [2, 7]


@example("W-UNIT-08", "W-A-03", "W-VP-02")
def test_an_elite_counts_as_one_unit():
    scene = wroth("""
        phase = "victory points"
        tokens = { 1 = 2 }
        [seats.koda]
        regions.1 = "1 grey"
        [seats.runen]
        regions.1 = "2 regular"
    """).advance()
    assert (scene.vp["koda"], scene.vp["runen"]) == (0, 2)


@example("W-VP-09", "W-VP-10", "W-GEN-03", "W-A-47")
def test_the_highest_total_from_thirty_on_wins():
    """W-EX-46."""
    scene = wroth("""
        phase = "victory points"
        [seats.koda]
        vp = 31
        [seats.guild]
        vp = 29
        [seats.runen]
        vp = 30
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["koda"], "W-VP-09")


REGIONS_DECIDE = """
    phase = "victory points"
    tokens = {{ 1 = 2, 2 = 1, 3 = 1, 4 = 1, 5 = 1 }}
    options.final_tie = "{tie}"
    [seats.koda]
    vp = 28
    regions.1 = "1 regular"
    regions.2 = "1 regular"
    [seats.runen]
    vp = {runen}
    regions.3 = "1 regular"
    regions.4 = "1 regular"
    {fifth}
"""


@example("W-VP-11")
def test_among_equals_more_regions_win():
    """W-EX-46."""
    scene = wroth(REGIONS_DECIDE.format(tie="shared", runen=27, fifth='regions.5 = "1 regular"')).advance()
    assert scene.vp["koda"] == scene.vp["runen"] == 33
    assert scene.winners == ["runen"]


@example("W-VP-12", "W-A-14")
def test_full_equals_share_the_victory():
    """W-EX-46."""
    scene = wroth(REGIONS_DECIDE.format(tie="shared", runen=29, fifth="")).advance()
    assert scene.vp["koda"] == scene.vp["runen"] == 33
    assert (scene.winners, scene.g.ended_by) == (["koda", "runen"], "W-VP-12")


@example("W-VP-12", "W-A-14")
def test_by_choice_chance_settles_the_last_tie():
    scene = wroth(REGIONS_DECIDE.format(tie="random", runen=29, fifth=""), rolls={"final-tie": [2]}).advance()
    assert (scene.winners, scene.g.ended_by) == (["runen"], "W-VP-12")


@example("W-VP-13", "W-VP-10")
def test_the_whole_map_is_scored_before_anybody_wins():
    """W-EX-47."""
    scene = wroth("""
        phase = "victory points"
        tokens = { 3 = 1, 7 = 1, 8 = 3 }
        [seats.koda]
        vp = 29
        regions.3 = "1 regular"
        regions.7 = "1 regular"
        [seats.runen]
        vp = 29
        regions.7 = "2 regular"
        regions.8 = "1 regular"
    """).advance()
    assert (scene.vp["koda"], scene.vp["runen"]) == (31, 34)
    assert scene.winners == ["runen"]


@example("W-ROUND-02", "W-VP-09")
def test_with_29_the_game_goes_on():
    scene = wroth("""
        phase = "victory points"
        [seats.koda]
        vp = 29
    """)
    assert scene.waits_for == "audience"
    assert scene.play_on().g.round == 2


@example("W-A-51")
def test_a_game_without_end_ends_after_round_20():
    scene = wroth("""
        round = 20
        phase = "victory points"
        [seats.koda]
        vp = 12
        [seats.runen]
        vp = 11
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["koda"], "W-A-51")
    scene = wroth("""
        round = 20
        phase = "victory points"
        ai = "runen"
        scenario = "RUN-1"
        humans_vp = 34
        [seats.koda]
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["runen"], "W-A-51")


@example("W-COOP-VP-01", "W-COOP-VP-02", "W-COOP-VP-03")
def test_a_round_against_the_ai_is_scored():
    """W-EX-48."""
    scene = wroth("""
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-1"
        tokens = { 2 = 3, 5 = 2, 6 = 3, 7 = 1, 8 = 1 }
        [seats.aldan]
        regions.2 = "2 regular"
        regions.5 = "2 regular"
        regions.6 = "2 regular"
        regions.7 = "1 regular"
        [seats.guild]
        regions.2 = "2 regular"
        regions.5 = "1 regular"
        regions.7 = "2 regular"
        [seats.koda]
        regions.2 = "3 regular"
        regions.7 = "3 regular"
        regions.8 = "1 regular"
    """).advance()
    assert (scene.vp["humans"], scene.vp["koda"]) == (9, 2)
    assert (scene.vp["aldan"], scene.vp["guild"]) == (0, 0)


@example("W-COOP-VP-04", "W-COOP-VP-05")
@pytest.mark.parametrize(("humans", "winner"), [(30, "koda"), (32, "humans")])
def test_both_sides_at_35_go_by_total_and_then_by_regions(humans, winner):
    """W-EX-49: 36 to 36 with three regions against four, and 38 to 36."""
    scene = wroth(f"""
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-1"
        humans_vp = {humans}
        tokens = {{ 1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 2, 7 = 2 }}
        [seats.aldan]
        regions.1 = "1 regular"
        regions.2 = "1 regular"
        regions.3 = "1 regular"
        [seats.koda]
        vp = 26
        regions.4 = "1 regular"
        regions.5 = "1 regular"
        regions.6 = "1 regular"
        regions.7 = "1 regular"
    """).advance()
    assert (scene.vp["humans"], scene.vp["koda"]) == (humans + 6, 36)
    assert (scene.winners, scene.g.ended_by) == ([winner], "W-COOP-VP-05")


@example("W-COOP-VP-05", "W-VP-12")
def test_sides_that_are_level_in_everything_share():
    scene = wroth("""
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-1"
        humans_vp = 36
        [seats.aldan]
        [seats.koda]
        vp = 36
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["humans", "koda"], "W-VP-12")


@example("W-A-13", "W-COOP-VP-02")
def test_a_human_elite_pays_where_the_human_side_controls():
    """One Stoic of Runen beside Aldan's Lythe: the side controls, so the bonus is paid, without domination."""
    scene = wroth("""
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-1"
        tokens = { 3 = 2 }
        [seats.aldan]
        regions.3 = "2 regular"
        [seats.runen]
        regions.3 = "1 stoic"
        [seats.koda]
        regions.3 = "2 regular"
    """).advance()
    assert scene.vp["humans"] == 3


@example("RUN-F1")
def test_oath_of_stone_pays_in_the_first_region_dominated_with_an_elite():
    scene = wroth("""
        phase = "victory points"
        tokens = { 1 = 2, 2 = 2, 3 = 2, 4 = 2 }
        [seats.runen]
        feats = ["RUN-F1"]
        regions.1 = "1 regular"
        regions.2 = "1 miner, 1 regular"
        regions.3 = "1 miner"
        regions.4 = "1 miner"
        [seats.koda]
        regions.2 = "1 regular"
    """).advance()
    assert [(scored.region, scored.bonus) for scored in scene.done("Score")] == [(1, 0), (2, 0), (3, 1), (4, 0)]


@example("W-A-47", "W-VP-01")
def test_points_add_to_what_a_side_had_and_stay_with_who_holds_nothing():
    scene = wroth("""
        phase = "victory points"
        tokens = { 3 = 2 }
        [seats.koda]
        vp = 5
        regions.3 = "1 regular"
        [seats.runen]
        vp = 7
    """).advance()
    assert (scene.vp["koda"], scene.vp["runen"]) == (5 + 2 + 1, 7)


@example("W-VP-09")
def test_exactly_thirty_win():
    scene = wroth("""
        phase = "victory points"
        [seats.koda]
        vp = 30
        [seats.runen]
        vp = 29
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["koda"], "W-VP-09")


@example("W-VP-12", "W-VP-09")
def test_one_winner_needs_no_lot():
    scene = wroth("""
        phase = "victory points"
        options.final_tie = "random"
        [seats.koda]
        vp = 31
        [seats.runen]
        vp = 30
    """).advance()
    assert (scene.winners, scene.g.ended_by) == (["koda"], "W-VP-09")


@example("RUN-F1")
def test_an_oath_kept_in_region_1_pays_nowhere_else():
    scene = wroth("""
        phase = "victory points"
        tokens = { 1 = 2, 2 = 2 }
        [seats.runen]
        feats = ["RUN-F1"]
        regions.1 = "1 miner"
        regions.2 = "1 miner"
        [seats.koda]
    """).advance()
    assert [(scored.region, scored.bonus) for scored in scene.done("Score")] == [(1, 1), (2, 0)]
