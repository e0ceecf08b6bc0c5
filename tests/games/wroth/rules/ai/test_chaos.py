"""The Chaos Die, and everything a row of its table can make the AI do."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


def chaos(ai, scenario, row, humans, units="", base=1, round=1):
    """A Maintenance in which the Chaos Die shows this row. In the first round the base stays where it is."""
    return wroth(f"""
        round = {round}
        phase = "maintenance"
        ai = "{ai}"
        scenario = "{scenario}"
        base = {base}
        chaos = {row}
        options.db_moves_round1 = false
        {humans}
        [seats.{ai}]
        {units}
    """)


AT_4 = [
    (1, 4, [4], 5),
    (2, 5, [5, 6], 7),
    (3, 7, [7, 8, 1], 2),
    (4, 2, [2, 3, 4, 5], 6),
    (5, 6, [6, 7, 8, 1, 2], 3),
    (6, 3, [3, 4, 5, 6, 7, 8], 1),
    (7, 1, [1, 2, 3, 4, 5, 6], 7),
    (8, 7, [7, 8, 1, 2, 3, 4], 5),
]
AT_8 = [(1, 8, [8], 1), (2, 1, [1, 2], 3), (3, 3, [3, 4, 5], 6)]


@example("W-COOP-UPKEEP-03", "W-COOP-UPKEEP-04", "W-COOP-UPKEEP-05", "W-UPKEEP-03", "W-A-04", "W-SCEN-07")
@pytest.mark.parametrize(("round", "die", "effects", "after"), AT_4 + AT_8)
def test_as_many_effects_as_the_round_counter_shows(round, die, effects, after):
    """W-EX-01 (the die starts on 4) and W-EX-02 (on 8)."""
    scene = chaos("runen", "RUN-1", die, "[seats.koda]", round=round).advance()
    assert [told.n for told in scene.told("chaos")] == effects
    assert scene.g.chaos == after


ALDAN = "[seats.aldan]\n"
KODA = "[seats.koda]\n"
GUILD = "[seats.guild]\n"
RUNEN = "[seats.runen]\n"


@example("W-SCEN-RUN1-05")
def test_a_ram_is_deployed_in_the_base():
    scene = chaos("runen", "RUN-1", 1, KODA, base=6).advance()
    assert scene.map("runen") == {6: "1 ram"}
    scene = chaos("runen", "RUN-1", 1, KODA, 'regions.1 = "3 ram"', base=6).advance()
    assert scene.map("runen") == {1: "3 ram"}


@example("W-SCEN-RUN1-06", "W-SCEN-RUN1-10", "W-SCEN-RUN1-12", "W-A-43")
@pytest.mark.parametrize(("row", "humans", "gain"), [(2, 1, 1), (6, 1, 0), (6, 2, 1), (8, 2, 0), (8, 3, 1)])
def test_each_faction_takes_corra_for_the_regions_it_dominates(row, humans, gain):
    seats = KODA + 'regions.3 = "2 regular"\nregions.4 = "1 regular"\nregions.shores = "1 regular"\n'
    seats += "".join([ALDAN + 'regions.4 = "1 regular"\n', GUILD][: humans - 1])
    scene = chaos("runen", "RUN-1", row, seats, 'regions.5 = "1 regular"').advance()
    assert (scene.corra["koda"], scene.corra["aldan"], scene.corra["runen"]) == (
        gain * (1 if humans > 1 else 2),
        0,
        gain,
    )


@example("W-SCEN-RUN1-07", "W-AIC-4", "W-A-33")
def test_all_rams_move_once():
    """W-EX-80: Rams in 3 and 8; threats 4: 1, 5: 6, 7: 1."""
    koda = KODA + 'regions.4 = "1 regular"\nregions.5 = "6 regular"\nregions.7 = "1 regular"\n'
    scene = chaos("runen", "RUN-1", 3, koda, 'regions.3 = "1 ram"\nregions.8 = "1 ram"').advance()
    assert scene.map("runen") == {4: "1 ram", 5: "1 ram"}


@example("W-SCEN-RUN1-07", "W-AIC-1", "W-A-42", "AB-RUN-3", "W-THREAT-07")
def test_a_charge_comes_before_the_next_rams_choose_where_to_go():
    """The Ram of region 3 enters 4 and defeats the one regular there; now 6 is the greater threat for the Ram of 5."""
    koda = KODA + 'regions.4 = "1 regular"\nregions.6 = "1 regular"\n'
    scene = chaos("runen", "RUN-1", 3, koda, 'regions.3 = "1 ram"\nregions.5 = "1 ram"').advance()
    assert scene.map("runen") == {4: "1 ram", 6: "1 ram"}
    assert scene.map("koda") == {}


@example("AB-RUN-3", "W-SCEN-RUN1-07")
def test_one_effect_charges_a_region_once():
    koda = KODA + 'regions.8 = "6 regular"\n'
    scene = chaos("runen", "RUN-1", 3, koda, 'regions.3 = "1 ram"\nregions.5 = "1 ram"').advance()
    assert scene.map("runen") == {8: "2 ram"}
    assert scene.map("koda") == {8: "5 regular"}


@example("W-AIC-4", "W-SCEN-RUN1-07")
def test_a_ram_that_has_just_arrived_does_not_move_again():
    koda = KODA + 'regions.7 = "1 regular"\nregions.8 = "5 regular"\n'
    scene = chaos("runen", "RUN-1", 3, koda, 'regions.1 = "1 ram-2"\nregions.7 = "1 ram"').advance()
    assert scene.map("runen") == {7: "1 ram", 8: "1 ram"}  # Thick Hide has healed the first


@example("W-SCEN-RUN1-08")
def test_the_base_moves_on():
    assert chaos("runen", "RUN-1", 4, KODA, base=8).advance().g.base == 1


@example("W-SCEN-RUN1-09", "W-SCEN-RUN1-11", "W-A-33", "W-SCEN-07")
@pytest.mark.parametrize(("row", "humans", "happens"), [(5, 1, False), (5, 2, True), (7, 2, False), (7, 3, True)])
def test_a_free_elite_and_an_attack_wherever_a_ram_stands(row, humans, happens):
    seats = KODA + 'regions.3 = "3 regular"\nregions.6 = "3 regular"\n' + "".join([ALDAN, GUILD][: humans - 1])
    scene = chaos("runen", "RUN-1", row, seats, 'regions.6 = "1 ram"', base=3).advance()
    if happens:
        assert scene.map("runen") == {3: "1 ram", 6: "1 ram"}
        assert scene.map("koda") == {3: "2 regular", 6: "2 regular"}
    else:
        assert scene.map("runen") == {6: "1 ram"}
        assert [told.n for told in scene.told("too-few-humans")] == [2 if row == 5 else 3]


@example("W-SCEN-RUN1-09")
@pytest.mark.parametrize(("die", "rows", "busy"), [(5, [5], []), (6, [6, 7], []), (8, [8, 1, 2], [1, 2])])
def test_alone_half_of_the_rows_do_nothing(die, rows, busy):
    """W-EX-77: one human, rounds 1 to 3 from Chaos 5."""
    koda = KODA + 'regions.3 = "1 regular"\n'
    scene = chaos("runen", "RUN-1", die, koda, round=len(rows)).advance()
    assert [told.n for told in scene.told("chaos")] == rows
    assert bool(scene.done("Deploy")) == (1 in busy)
    assert bool(scene.done("GainCorra")) == (2 in busy)


# The words of the tables, each shown once


@example("ALD-2", "W-AIC-5")
def test_deploy_at_the_highest_threat_of_the_map():
    scene = chaos("aldan", "ALD-2", 1, KODA + 'regions.5 = "1 regular"\n').advance()
    assert scene.map("aldan") == {5: "2 regular"}
    scene = chaos("aldan", "ALD-2", 1, KODA + 'regions.5 = "1 regular"\n', "board = 1").advance()
    assert scene.map("aldan") == {5: "1 regular"}  # as much as possible


@example("ALD-1")
def test_deploy_one_for_each_human_at_the_highest_threat_occupied():
    humans = KODA + 'regions.5 = "1 regular"\nregions.2 = "4 regular"\n' + GUILD
    scene = chaos("aldan", "ALD-1", 6, humans, 'regions.5 = "1 regular"\nregions.6 = "1 regular"').advance()
    assert scene.map("aldan") == {5: "3 regular", 6: "1 regular"}


@example("OOG-3")
def test_deploy_one_for_each_human_in_the_base():
    scene = chaos("ooglan", "OOG-3", 7, KODA + GUILD, base=4).advance()
    assert scene.map("ooglan") == {4: "2 regular"}


@example("KOD-2")
@pytest.mark.parametrize(("row", "region"), [(1, 7), (2, 8)])
def test_deploy_in_a_fixed_region(row, region):
    assert chaos("koda", "KOD-2", row, ALDAN).advance().map("koda") == {region: "1 regular"}


@example("W-AI-GATHER-01", "W-A-30", "ALD-3")
@pytest.mark.parametrize(
    ("discard", "board", "after"),
    [
        (9, 9, {1: "1 regular", 2: "2 regular", 5: "7 regular"}),
        (1, 17, {1: "1 regular", 2: "2 regular", 5: "7 regular"}),
        (1, 1, {2: "2 regular", 5: "23 regular"}),
        (0, 0, {5: "25 regular"}),
    ],
)
def test_the_ai_gathers_from_the_discard_then_the_board_then_the_map(discard, board, after):
    here = 22 - discard - board  # the base is no source
    aldan = f'board = {board}\nregions.5 = "{here} regular"\nregions.2 = "2 regular"\nregions.1 = "1 regular"'
    scene = chaos("aldan", "ALD-3", 8, KODA + GUILD + RUNEN, aldan, base=5).advance()
    assert scene.map("aldan") == after
    assert scene.discard["aldan"] == max(0, discard - 3)


@example("W-AI-GATHER-01", "W-A-30", "ALD-3")
@pytest.mark.parametrize(
    ("base", "before", "after"),
    [
        (1, {1: "9 regular", 2: "4 regular", 7: "12 regular"}, {1: "12 regular", 2: "1 regular", 7: "12 regular"}),
        (7, {1: "2 regular", 2: "23 regular"}, {2: "22 regular", 7: "3 regular"}),
        (7, {1: "3 elagynt, 1 regular", 2: "24 regular"}, {1: "3 elagynt", 2: "22 regular", 7: "3 regular"}),
    ],
)
def test_the_ai_gathers_regulars_from_other_regions_in_ascending_order(base, before, after):
    """The base is passed over though it comes first; elites stay where they are."""
    aldan = "board = 0\n" + "\n".join(f'regions.{region} = "{units}"' for region, units in before.items())
    scene = chaos("aldan", "ALD-3", 8, KODA + GUILD + RUNEN, aldan, base=base).advance()
    assert scene.map("aldan") == after


@example("ALD-2", "W-A-28")
def test_an_elite_by_priority():
    assert chaos("aldan", "ALD-2", 5, KODA, base=7).advance().map("aldan") == {7: "1 elagynt, 1 regular"}
    scene = chaos("aldan", "ALD-2", 5, KODA, 'regions.1 = "3 elagynt"', base=7).advance()
    assert scene.units("aldan", 7) == "1 wynden"


@example("GUI-1", "AB-GUI-1", "AB-RUN-1")
def test_a_free_stellen_strikes_from_the_shadows():
    runen = RUNEN + 'regions.5 = "1 stoic, 2 regular"\n'
    scene = chaos("guild", "GUI-1", 1, runen).advance()
    assert scene.units("guild", 5) == "1 stellen"
    assert scene.units("runen", 5) == "1 stoic-2, 2 regular"


@example("ALD-2", "W-A-27")
def test_an_attack_on_the_highest_threat():
    koda = KODA + 'regions.5 = "2 regular"\nregions.6 = "3 regular"\n'
    scene = chaos("aldan", "ALD-2", 2, koda).advance()
    assert scene.map("koda") == {5: "2 regular", 6: "2 regular"}
    assert chaos("aldan", "ALD-2", 2, KODA).advance().done("Hit") == []


@example("GUI-2")
def test_an_attack_on_the_highest_threat_occupied():
    koda = KODA + 'regions.5 = "2 regular"\nregions.6 = "3 regular"\n'
    scene = chaos("guild", "GUI-2", 6, koda, 'regions.5 = "1 regular"').advance()
    assert scene.map("koda") == {5: "1 regular", 6: "3 regular"}


@example("ALD-1")
@pytest.mark.parametrize(("humans", "left"), [(2, "3 regular"), (3, "2 regular")])
def test_an_attack_on_the_highest_threat_in_reach_with_three_humans(humans, left):
    seats = KODA + 'regions.1 = "4 regular"\nregions.6 = "3 regular"\n' + "".join([GUILD, RUNEN][: humans - 1])
    scene = chaos("aldan", "ALD-1", 7, seats, 'regions.5 = "1 regular"').advance()
    assert scene.map("koda") == {1: "4 regular", 6: left}


@example("ALD-2", "W-THREAT-07")
def test_attacks_on_two_fixed_regions():
    seats = KODA + 'regions.3 = "1 regular"\nregions.4 = "9 regular"\n' + GUILD + 'regions.6 = "2 regular"\n'
    scene = chaos("aldan", "ALD-2", 6, seats).advance()
    assert [hit.region for hit in scene.done("Hit")] == [3, 6]


@example("KOD-1", "W-THREAT-07")
def test_attacks_wherever_a_grey_stands():
    seats = ALDAN + 'regions.3 = "3 regular"\nregions.4 = "3 regular"\nregions.5 = "3 regular"\n' + GUILD
    scene = chaos(
        "koda", "KOD-1", 5, seats, 'regions.5 = "1 grey"\nregions.3 = "2 grey"\nregions.4 = "1 regular"'
    ).advance()
    assert scene.map("aldan") == {3: "1 regular", 4: "3 regular", 5: "1 regular"}  # with Bear's Fury


@example("ALD-2", "W-DISPERSE-02")
def test_the_region_with_the_most_units_disperses():
    scene = chaos("aldan", "ALD-2", 7, KODA, 'regions.4 = "4 regular"\nregions.1 = "3 regular"').advance()
    assert scene.map("aldan") == {1: "3 regular", 3: "1 regular", 4: "1 regular", 5: "1 regular", 8: "1 regular"}


@example("RUN-2", "W-DISPERSE-02")
def test_a_fixed_region_disperses():
    scene = chaos("runen", "RUN-2", 8, KODA, 'regions.7 = "2 regular"\nregions.1 = "3 regular"', base=7).advance()
    assert scene.map("runen") == {1: "4 regular", 7: "1 regular"}


@example("ALD-2", "W-AIC-4", "W-AIC-5")
def test_elites_of_all_kinds_move():
    koda = KODA + 'regions.8 = "1 regular"\n'
    aldan = 'regions.1 = "1 wynden, 1 elagynt, 5 regular"\nregions.4 = "1 elagynt-1, 1 regular"'
    scene = chaos("aldan", "ALD-2", 3, koda, aldan).advance()
    assert scene.map("aldan") == {1: "5 regular", 2: "1 wynden, 1 elagynt", 4: "1 regular", 8: "1 elagynt-1"}
    assert all(n for moved in scene.done("Move") for _, n in moved.units)


@example("OOG-3", "W-AIC-4", "W-AIC-5")
def test_elites_of_one_kind_move():
    koda = KODA + 'regions.8 = "1 regular"\n'
    scene = chaos("ooglan", "OOG-3", 6, koda, 'regions.4 = "1 karn, 1 nameless, 1 regular"').advance()
    assert scene.map("ooglan") == {4: "1 nameless, 1 regular", 8: "1 karn"}


@example("OOG-1")
def test_the_ai_culls():
    """W-EX-87."""
    ooglan = 'regions.2 = "3 regular"\nregions.7 = "2 regular"\nregions.1 = "1 regular"\nregions.5 = "4 regular"'
    scene = chaos("ooglan", "OOG-1", 1, KODA, ooglan).advance()
    assert scene.map("ooglan") == {1: "4 regular", 5: "4 regular", 6: "2 regular"}


@example("OOG-1")
def test_who_arrives_by_a_cull_does_not_march_on():
    scene = chaos("ooglan", "OOG-1", 5, KODA, 'regions.2 = "1 karn-2, 1 regular"\nregions.1 = "2 regular"').advance()
    assert scene.map("ooglan") == {1: "1 karn-2, 1 regular", 6: "2 regular"}


@example("ALD-3")
def test_the_ai_takes_corra_and_keeps_it():
    scene = chaos("aldan", "ALD-3", 1, KODA).advance()
    assert (scene.corra["aldan"], scene.map("aldan")) == (2, {})


@example("GUI-2", "KOD-1", "RUN-2", "W-A-49")
@pytest.mark.parametrize(
    ("ai", "scenario", "row", "before", "after"),
    [
        ("guild", "GUI-2", 8, "1 crysen-1, 1 crysen, 1 stellen", "1 crysen, 1 crysen-2, 1 stellen"),
        ("koda", "KOD-1", 6, "1 grey-1, 1 grey-3", "1 grey, 1 grey-2"),
        ("runen", "RUN-2", 3, "2 stoic-1, 1 miner-1", "1 miner-2, 2 stoic-2"),
    ],
)
def test_elites_of_the_ai_heal(ai, scenario, row, before, after):
    scene = chaos(ai, scenario, row, ALDAN if ai != "aldan" else KODA, f'regions.3 = "{before}"').advance()
    assert scene.units(ai, 3) == after


# The AI's special abilities


@example("AI-ALD", "W-AI-BUY-05", "W-AI-GATHER-01")
def test_summons_of_order():
    koda = KODA + 'regions.5 = "1 regular"\nregions.3 = "4 regular"\n'
    scene = chaos("aldan", "ALD-3", 2, koda, 'discard = 2\nregions.5 = "1 regular"\nregions.6 = "1 regular"').advance()
    assert scene.map("aldan") == {5: "4 regular", 6: "1 regular"}
    assert scene.discard["aldan"] == 0


@example("AI-GUI", "W-AI-BUY-05")
def test_hired_swords():
    scene = chaos("guild", "GUI-1", 3, KODA + 'regions.7 = "1 regular"\n', 'regions.2 = "1 regular"').advance()
    assert scene.map("guild") == {2: "1 regular", 7: "2 regular"}


@example("AI-KOD", "KOD-3", "W-AI-BUY-05", "W-DMG-01")
@pytest.mark.parametrize(("humans", "left"), [(1, "2 regular"), (2, "2 regular"), (3, "1 regular")])
def test_spring_the_traps(humans, left):
    """KOD-3: with three humans or more it deals 2."""
    seats = ALDAN + 'regions.2 = "3 regular"\nregions.4 = "3 regular"\n' + "".join([GUILD, RUNEN][: humans - 1])
    scene = chaos("koda", "KOD-3", 1, seats, 'regions.2 = "2 trapper, 1 grey"\nregions.6 = "1 trapper"').advance()
    assert scene.map("koda") == {2: "1 trapper, 1 grey", 6: "1 trapper"}
    assert scene.map("aldan") == {2: left, 4: "3 regular"}  # no attack: Bear's Fury adds nothing


@example("AI-OOG", "W-AI-BUY-05", "W-A-34")
def test_howl():
    seats = KODA + 'regions.8 = "1 grey, 2 regular"\nregions.3 = "1 regular"\n' + ALDAN + 'regions.8 = "2 regular"\n'
    scene = chaos("ooglan", "OOG-3", 1, seats, 'regions.8 = "1 regular"')
    assert scene.waits_for == "koda"
    scene.koda("aldan", "koda")
    assert scene.map("koda") == {3: "1 regular", 4: "1 regular", 8: "1 grey, 1 regular"}
    assert scene.map("aldan") == {4: "1 regular", 8: "1 regular"}


@example("AI-OOG")
def test_howl_moves_all_regulars_if_there_are_fewer():
    koda = KODA + 'regions.8 = "1 grey, 1 regular"\n'
    assert chaos("ooglan", "OOG-3", 1, koda, 'regions.8 = "1 regular"').advance().map("koda") == {
        3: "1 regular", 8: "1 grey",
    }  # fmt: skip


@example("AI-OOG", "W-AIC-5")
def test_howl_without_regulars_does_nothing():
    scene = chaos("ooglan", "OOG-3", 1, KODA + 'regions.8 = "1 grey"\n', 'regions.8 = "1 regular"').advance()
    assert scene.map("koda") == {8: "1 grey"}


@example("AI-OOG", "W-AIC-5", "W-A-34")
def test_howl_finds_only_factions_with_regulars_there():
    seats = KODA + 'regions.8 = "1 grey"\n' + ALDAN + 'regions.8 = "2 regular"\n'
    scene = chaos("ooglan", "OOG-3", 1, seats, 'regions.8 = "1 regular"').advance()
    assert scene.waits_for != "koda"
    assert (scene.map("koda"), scene.units("aldan", 8)) == ({8: "1 grey"}, "")


@example("AI-OOG", "W-AI-BUY-05")
def test_howl_in_region_1():
    scene = chaos("ooglan", "OOG-3", 1, KODA + 'regions.1 = "1 regular"\n', 'regions.1 = "1 regular"').advance()
    assert scene.map("koda") == {2: "1 regular"}


@example("OOG-2", "W-A-20")
def test_the_most_units_of_the_ai_are_counted_and_of_equals_the_lowest_region_disperses():
    units = 'regions.1 = "2 regular"\nregions.4 = "3 regular"\nregions.8 = "3 regular"'
    scene = chaos("ooglan", "OOG-2", 3, KODA, units).advance()
    assert {moved.origin for moved in scene.done("Move")} == {4}


@example("RUN-2", "W-DISPERSE-01")
def test_an_empty_region_does_not_disperse():
    scene = chaos("runen", "RUN-2", 8, KODA, 'regions.1 = "3 regular"', base=7).advance()
    assert scene.told("disperse") == []
