"""The fifteen feats. Permanent ones that act in Groundwork, buying and scoring are shown there."""

from __future__ import annotations

import pytest

from plancia.games.wroth.content.read import open_box
from tests.games.wroth.scene import wroth
from tests.scenes import example


def turn(feat, mine, others, dice="mine"):
    who = {"ALD": "aldan", "GUI": "guild", "KOD": "koda", "RUN": "runen", "OOG": "ooglan"}[feat[:3]]
    return wroth(f"""
        active = "{who}"
        [seats.{who}]
        dice = "{dice}"
        feats = ["{feat}"]
        {mine}
        {others}
    """)


@example("ALD-F1", "W-MUSTER-01", "W-MUSTER-02", "W-MUSTER-03", "W-MOVE-03", "W-A-18", "W-MOVE-02", "W-ACT-02")
def test_the_grand_procession_gathers_from_everywhere():
    """W-EX-81: one from the board, two from the discard, one from region 2, all deployed in region 7."""
    mine = 'board = 10\ndiscard = 5\nregions.2 = "4 regular"\nregions.7 = "6 regular"'
    scene = turn("ALD-F1", mine, "[seats.runen]")
    scene.aldan("feat-ALD-F1", 7, 1, 2, 1)
    assert scene.map("aldan") == {2: "3 regular", 7: "10 regular"}
    assert (scene.board["aldan"], scene.discard["aldan"]) == (9, 3)
    assert scene.done("Move") == []
    assert [deployed.n for deployed in scene.done("Deploy")] == [1, 2, 1]


@example("ALD-F1", "W-MUSTER-01", "W-A-18", "W-A-38")
def test_a_gathering_may_take_fewer_but_not_nobody_and_not_from_the_region_itself():
    mine = 'board = 0\nregions.shores = "1 regular"\nregions.2 = "24 regular"'
    scene = turn("ALD-F1", mine, "[seats.runen]")
    scene.aldan("feat-ALD-F1")  # region 2 is the only one, the Shores the only source
    assert scene.map("aldan") == {2: "25 regular"}
    mine = 'board = 3\ndiscard = 0\nregions.2 = "20 regular"\nregions.7 = "2 regular"'
    scene = turn("ALD-F1", mine, "[seats.runen]")
    scene.aldan("feat-ALD-F1", 2, 0)
    assert scene.options == ["1", "2"]  # from region 7, the last source
    assert scene.refused == {"0": "W-A-38"}


@example("ALD-F1")
def test_a_procession_goes_where_you_already_are():
    scene = turn("ALD-F1", 'regions.2 = "1 regular"\nregions.7 = "1 regular"', "[seats.runen]")
    scene.aldan("feat-ALD-F1")
    assert scene.options == ["2", "7"]
    assert scene.refused["1"] == "ALD-F1"
    assert turn("ALD-F1", 'regions.shores = "1 regular"', "[seats.runen]").refused["feat-ALD-F1"] == "W-A-38"


@example("ALD-F1", "W-MUSTER-01")
def test_a_region_is_no_source_for_itself():
    mine = 'board = 0\nregions.2 = "25 regular"\nregions.7 = "1 elagynt"\nregions.8 = "1 wynden"'
    scene = turn("ALD-F1", mine, "[seats.runen]")
    scene.aldan("feat-ALD-F1")
    assert scene.options == ["7", "8"]
    assert scene.refused["2"] == "W-MUSTER-01"


@example("ALD-F3", "W-DMG-01", "W-DMG-04", "W-A-11", "W-ACT-02")
def test_silver_verdict():
    others = '[seats.runen]\nregions.3 = "1 miner, 4 regular"\n[seats.koda]\nregions.3 = "9 regular"'
    scene = turn("ALD-F3", 'regions.3 = "1 regular"\nregions.4 = "1 regular"', others)
    scene.aldan("feat-ALD-F3", "runen", "regular", "miner-3", "miner-2")
    assert (scene.units("runen", 3), scene.units("koda", 3)) == ("1 miner-1, 3 regular", "9 regular")
    assert scene.refused["feat-ALD-F3"] == "W-FEAT-01"  # once per game


@example("GUI-F1", "W-DMG-01", "W-A-11", "W-FEAT-04")
def test_night_of_knives():
    others = '[seats.runen]\nregions.3 = "2 regular"\nregions.4 = "2 regular"\n'
    others += '[seats.koda]\nregions.3 = "2 regular"\nregions.7 = "2 regular"\nregions.8 = "2 regular"'
    scene = turn("GUI-F1", "", others)
    scene.guild("feat-GUI-F1")
    assert scene.options == ["3", "4", "7", "8"]
    scene.guild(3, 4, 8, "koda")  # in region 3 there is a choice
    assert scene.map("koda") == {3: "1 regular", 7: "2 regular", 8: "1 regular"}
    assert scene.map("runen") == {3: "2 regular", 4: "1 regular"}


@example("GUI-F1")
def test_night_of_knives_in_fewer_regions():
    others = '[seats.runen]\nregions.3 = "2 regular"\nregions.4 = "2 regular"\nregions.5 = "2 regular"'
    scene = turn("GUI-F1", "", others)
    scene.guild("feat-GUI-F1", 4)
    assert scene.options == ["5", "pass"]  # in ascending order, each region once
    scene.guild("pass")
    assert scene.map("runen") == {3: "2 regular", 4: "1 regular", 5: "2 regular"}


@example("GUI-F3", "W-DMG-07", "W-UNIT-02", "W-A-11", "W-A-38")
@pytest.mark.parametrize("blades", [0, 1, 2])
def test_turncoats(blades):
    others = (
        '[seats.runen]\nregions.3 = "1 stoic, 2 regular"\nregions.4 = "1 stoic"\n[seats.koda]\nregions.3 = "1 grey"'
    )
    scene = turn("GUI-F3", 'regions.3 = "1 regular"\nregions.4 = "1 regular"', others)
    scene.guild("feat-GUI-F3", blades)  # region 3 and Runen: the only enemy regulars where the Guild stands
    assert scene.units("runen", 3) == "1 stoic, 1 regular"  # it is no damage: the Stoic shields nobody
    assert scene.discard["runen"] == 1
    assert scene.units("guild", 3) == f"{1 + blades} regular"


@example("KOD-F1", "W-UNIT-04", "W-BUY-06", "W-FEAT-01")
def test_koda_konn_wakes():
    scene = turn("KOD-F1", 'regions.3 = "1 trapper"\nregions.shores = "1 regular"', "[seats.runen]")
    scene.koda("feat-KOD-F1")
    assert scene.map("koda") == {3: "1 trapper, 1 grey", "shores": "1 regular"}
    assert scene.discard["koda"] == 0
    assert turn("KOD-F1", 'regions.3 = "3 grey"', "[seats.runen]").refused["feat-KOD-F1"] == "W-BUY-06"


CLAWS = '[seats.runen]\nregions.3 = "3 regular"\nregions.4 = "3 regular"\nregions.1 = "3 regular"'


@example("KOD-F3", "W-DMG-03", "W-MAP-02")
def test_tide_of_claws():
    scene = turn("KOD-F3", 'regions.3 = "1 regular"\nregions.6 = "1 regular"', CLAWS)
    scene.koda("feat-KOD-F3", 3)
    assert scene.options == ["3", "4"]
    assert scene.refused["1"] == "W-MAP-02"
    assert scene.refused["8"] == "W-A-11"
    scene.koda(4, "yes", 4, "yes", 3)
    assert scene.map("runen") == {1: "3 regular", 3: "2 regular", 4: "1 regular"}


@example("KOD-F3", "W-A-11")
def test_claws_need_an_enemy_around():
    mine = 'regions.1 = "1 regular"\nregions.3 = "1 regular"\nregions.4 = "1 regular"'
    scene = turn("KOD-F3", mine, '[seats.runen]\nregions.4 = "1 regular"')
    scene.koda("feat-KOD-F3")
    assert scene.options == ["3", "4"]
    assert scene.refused["1"] == "W-A-11"


@example("KOD-F3", "AB-KOD-1")
def test_claws_are_attacks_and_may_stop_early():
    scene = turn("KOD-F3", 'regions.3 = "1 grey"', CLAWS)
    scene.koda("feat-KOD-F3", 3, 3, "pass")
    assert scene.units("runen", 3) == "1 regular"
    assert scene.refused["feat-KOD-F3"] == "W-FEAT-01"


@example("KOD-F3", "W-A-38")
def test_claws_end_when_nobody_is_left():
    scene = turn("KOD-F3", 'regions.3 = "1 regular"', '[seats.runen]\nregions.3 = "1 regular"')
    scene.koda("feat-KOD-F3")
    assert scene.question == "W-ACT-02"


@example("RUN-F2", "W-DMG-01", "W-DMG-06", "W-A-11", "W-FEAT-01")
def test_long_kept_grudge():
    others = '[seats.koda]\nregions.3 = "3 regular"\nregions.4 = "1 grey, 1 regular"\nregions.5 = "1 regular"\n'
    others += '[seats.guild]\nregions.3 = "1 regular"\n[seats.aldan]\nregions.8 = "1 regular"'
    scene = turn("RUN-F2", 'regions.3 = "1 regular"\nregions.4 = "1 regular"', others)
    scene.runen("feat-RUN-F2")
    assert scene.options == ["koda", "guild"]
    assert scene.refused == {"runen": "W-DMG-06", "aldan": "W-A-11"}
    scene.runen("koda", "grey-4", "grey-3")  # two damage in each region
    assert scene.map("koda") == {3: "1 regular", 4: "1 grey-2, 1 regular", 5: "1 regular"}
    assert scene.map("guild") == {3: "1 regular"}


@example("RUN-F3", "W-MUSTER-01", "W-FEAT-01")
def test_call_to_the_holds_goes_where_you_are_in_control():
    others = '[seats.koda]\nregions.4 = "1 regular"\nregions.5 = "1 regular"'
    scene = turn("RUN-F3", 'regions.3 = "1 miner"\nregions.4 = "1 regular"\nregions.5 = "2 regular"', others)
    scene.runen("feat-RUN-F3")
    assert scene.options == ["3", "5"]
    assert scene.refused["4"] == "RUN-F3"
    scene.runen(3, 5)
    assert scene.units("runen", 3) == "1 miner, 5 regular"


@example("OOG-F1", "W-MUSTER-02")
@pytest.mark.parametrize(("discard", "most"), [(12, 8), (3, 3)])
def test_born_of_fear(discard, most):
    scene = turn("OOG-F1", f"discard = {discard}", "[seats.runen]")
    scene.ooglan("feat-OOG-F1")
    assert scene.options == [str(n) for n in range(1, most + 1)]
    scene.ooglan(most)
    assert (scene.board["ooglan"], scene.discard["ooglan"]) == (25 - discard + most, discard - most)


@example("OOG-F1", "W-A-38")
def test_nobody_is_born_of_an_empty_discard():
    assert turn("OOG-F1", "", "[seats.runen]").refused["feat-OOG-F1"] == "W-A-38"


@example("OOG-F2", "W-EXODUS-04")
def test_silence_before_the_storm():
    others = '[seats.runen]\nregions.1 = "2 regular"\nregions.8 = "2 regular"\nregions.3 = "2 regular"'
    scene = turn("OOG-F2", 'regions.7 = "5 regular"', others, dice="mine mine")
    scene.ooglan("exodus", 2, 0, 1, 0, 2)  # two to 1, one to 3, two to 8
    assert scene.options == ["1", "8"]
    scene.ooglan(8)
    assert scene.map("runen") == {1: "2 regular", 3: "2 regular", 8: "1 regular"}


@example("OOG-F2")
def test_no_storm_where_fewer_than_two_arrived():
    others = '[seats.runen]\nregions.1 = "2 regular"'
    scene = turn("OOG-F2", 'regions.7 = "3 regular"', others, dice="mine mine")
    scene.ooglan("exodus", 1, 2)
    assert scene.question == "W-ACT-02"
    assert scene.map("runen") == {1: "2 regular"}


@example("OOG-F3", "W-MOVE-01", "W-SHORE-07", "W-FEAT-01")
def test_swarm():
    mine = 'regions.shores = "2 regular"\nregions.3 = "1 karn, 2 regular"\nregions.8 = "3 regular"'
    mine += '\nregions.6 = "9 regular"'
    scene = turn("OOG-F3", mine, "[seats.runen]")
    scene.ooglan("feat-OOG-F3", 4, 2, 1, 3)
    assert scene.map("ooglan") == {3: "1 karn, 1 regular", 4: "6 regular", 6: "9 regular"}


@example("OOG-F3", "W-A-38", "W-SHORE-07")
def test_a_swarm_moves_at_least_one_and_not_from_the_shores_into_7_or_8():
    scene = turn("OOG-F3", 'regions.shores = "2 regular"\nregions.1 = "1 regular"', "[seats.runen]")
    scene.ooglan("feat-OOG-F3")
    assert scene.refused["8"] == "W-A-38"
    scene.ooglan(2, 0)
    assert scene.map("ooglan") == {2: "1 regular", "shores": "2 regular"}  # the last one was the only answer


@example("W-FEAT-01")
@pytest.mark.parametrize("feat", ["ALD-F2", "GUI-F2", "KOD-F2", "RUN-F1", "OOG-F2"])
def test_a_permanent_feat_is_not_played(feat):
    assert turn(feat, "", "[seats.ooglan]" if feat[:3] != "OOG" else "").refused[f"feat-{feat}"] == "W-FEAT-01"


@example("W-FEAT-01", "W-FEAT-04")
def test_a_feat_used_up_stays_used_up():
    scene = wroth("""
        active = "ooglan"
        [seats.ooglan]
        dice = "mine"
        discard = 9
        used = ["OOG-F1"]
    """)
    assert scene.refused["feat-OOG-F1"] == "W-FEAT-01"


@example("W-FEAT-04", "W-A-41", "W-A-09")
def test_a_feat_is_played_between_steps_and_is_no_action():
    scene = wroth("""
        active = "ooglan"
        [seats.ooglan]
        dice = "mine"
        omniscient = "double"
        discard = 9
        feats = ["OOG-F1"]
    """)
    scene.ooglan("spend-mine", "feat-OOG-F1", 8)
    assert scene.refused["omniscient"] == "W-OMNI-07"
    assert "end" in scene.options


@example("W-FEAT-01", "W-C-17")
def test_three_feats_for_each_faction():
    assert [len(feats) for feats in open_box().feats_of] == [3, 3, 3, 3, 3]
    assert sum(open_box().feat_once) == 10


@example("W-A-35", "RUN-F2")
def test_a_grudge_is_never_against_a_friend():
    scene = wroth("""
        active = "runen"
        ai = "koda"
        scenario = "KOD-1"
        [seats.runen]
        dice = "mine"
        feats = ["RUN-F2"]
        regions.3 = "1 regular"
        [seats.guild]
        regions.3 = "1 regular"
        [seats.koda]
        dice = "mine"
        regions.3 = "1 regular"
    """)
    scene.runen("feat-RUN-F2")
    assert (scene.units("guild", 3), scene.units("koda", 3)) == ("1 regular", "")


@example("W-A-35", "GUI-F1")
def test_against_the_ai_feats_spare_your_friends():
    scene = wroth("""
        active = "guild"
        ai = "koda"
        scenario = "KOD-1"
        [seats.guild]
        dice = "mine"
        feats = ["GUI-F1"]
        [seats.runen]
        regions.3 = "1 regular"
        [seats.koda]
        dice = "mine"
        regions.4 = "2 regular"
    """)
    scene.guild("feat-GUI-F1")  # region 4 is the only one with an enemy
    assert scene.units("koda", 4) == "1 regular"


@example("OOG-F2", "W-A-11", "W-EXODUS-04")
def test_the_storm_breaks_only_where_an_enemy_stands():
    scene = turn("OOG-F2", 'regions.7 = "4 regular"', '[seats.runen]\nregions.8 = "2 regular"', dice="mine mine")
    scene.ooglan("exodus", 2, 0, 0, 0, 2)  # two to 1, where nobody is, and two to 8
    assert scene.question == "W-ACT-02"
    assert scene.map("runen") == {8: "1 regular"}


@example("W-FEAT-01", "RUN-F2", "W-A-38")
def test_a_grudge_needs_an_enemy_in_a_region_of_ones_own():
    scene = turn("RUN-F2", 'regions.3 = "1 regular"', '[seats.koda]\nregions.4 = "1 regular"')
    assert scene.refused["feat-RUN-F2"] == "W-A-38"


@example("W-FEAT-01", "OOG-F3", "W-A-38")
def test_a_swarm_needs_a_pale_one_on_the_map():
    scene = turn("OOG-F3", 'regions.3 = "1 karn"', "[seats.runen]")
    assert scene.refused["feat-OOG-F3"] == "W-A-38"


@example("W-FEAT-01", "OOG-F1")
def test_one_in_the_discard_is_enough_to_be_born():
    scene = turn("OOG-F1", "discard = 1", "[seats.runen]")
    scene.ooglan("feat-OOG-F1")
    assert scene.discard["ooglan"] == 0


@example("GUI-F1", "W-FEAT-04")
def test_knives_in_as_many_regions_as_have_enemies():
    scene = turn("GUI-F1", "", '[seats.runen]\nregions.3 = "2 regular"\nregions.4 = "2 regular"')
    scene.guild("feat-GUI-F1", 3, 4)
    assert scene.map("runen") == {3: "1 regular", 4: "1 regular"}


@example("GUI-F3", "W-MOVE-02")
@pytest.mark.parametrize(("board", "options"), [(9, ["0", "1", "2"]), (1, ["0", "1"])])
def test_no_more_turncoats_than_blades_on_the_board(board, options):
    mine = f'board = {board}\nregions.3 = "1 regular"'
    scene = turn("GUI-F3", mine, '[seats.runen]\nregions.3 = "1 regular"')
    scene.guild("feat-GUI-F3")
    assert scene.options == options


@example("KOD-F3", "W-DMG-03")
def test_claws_strike_three_times_at_most():
    scene = turn("KOD-F3", 'regions.3 = "1 regular"', '[seats.runen]\nregions.3 = "9 regular"')
    scene.koda("feat-KOD-F3", "yes", "yes")
    assert scene.units("runen", 3) == "6 regular"
    assert scene.question == "W-ACT-02"


@example("W-MUSTER-01", "W-A-38")
def test_who_still_has_the_shores_to_gather_from_may_leave_the_board_alone():
    mine = 'board = 3\nregions.shores = "2 regular"\nregions.2 = "20 regular"'
    scene = turn("ALD-F1", mine, "[seats.runen]")
    scene.aldan("feat-ALD-F1")
    assert "0" in scene.options


@example("GUI-F1", "W-FEAT-04")
def test_knives_in_three_regions_and_no_more():
    enemies = "\n".join(f'regions.{region} = "1 regular"' for region in (3, 4, 7, 8))
    scene = turn("GUI-F1", "", f"[seats.runen]\n{enemies}")
    scene.guild("feat-GUI-F1", 3, 4, 7)
    assert scene.question == "W-ACT-02"
    assert scene.map("runen") == {8: "1 regular"}


@example("RUN-F3", "W-MOVE-02", "W-MUSTER-02")
def test_who_gathers_the_last_regular_leaves_nobody_behind():
    scene = turn("RUN-F3", 'board = 0\nregions.3 = "1 miner"\nregions.4 = "5 regular"', "[seats.koda]")
    scene.runen("feat-RUN-F3", 3, 0, 5)  # nobody from the discard
    assert scene.map("runen") == {3: "1 miner, 5 regular"}
