"""What the elites can do, and the paid abilities of three factions."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


def turn(who, mine, more="", dice="mine", omniscient="", corra=0, others=""):
    """A turn; `mine` and `more` are lines of the own seat, `others` the other seats."""
    die = f'omniscient = "{omniscient}"' if omniscient else ""
    return wroth(f"""
        active = "{who}"
        [seats.{who}]
        dice = "{dice}"
        corra = {corra}
        {die}
        {mine}
        {more}
        {others or "[seats.runen]" if who != "runen" else others}
    """)


@example("AB-ALD-1", "W-MOVE-04")
@pytest.mark.parametrize(
    ("units", "most"), [("elagynt-3", 1), ("elagynt-3+elagynt-3", 2), ("regular+elagynt-3", 1), ("regular+regular", 0)]
)
def test_each_elagynt_takes_one_more_lythe_along(units, most):
    scene = turn("aldan", 'board = 0\nregions.1 = "2 elagynt, 4 regular"', dice="maneuver")
    scene.aldan("spend-maneuver", 7, units)
    if most:
        assert scene.options == [str(n) for n in range(most + 1)]
        scene.aldan(most)
    moved = scene.done("Move")
    assert len(moved) == 1  # the same move
    assert sum(n for _, n in moved[0].units) == len(units.split("+")) + most


@example("AB-ALD-1")
def test_no_escort_without_lythe_left():
    scene = turn("aldan", 'board = 0\nregions.1 = "1 elagynt, 1 regular"', dice="maneuver")
    scene.aldan("spend-maneuver", 7, "regular+elagynt-3")
    assert scene.map("aldan") == {7: "1 elagynt, 1 regular"}


@example("AB-ALD-3", "W-BUY-01", "W-BUY-07", "W-BUY-03", "W-A-38", "W-MAP-02")
def test_summons_of_order():
    scene = turn(
        "aldan",
        'regions.3 = "1 wynden"\nregions.7 = "1 elagynt"\nregions.4 = "5 regular"\nregions.shores = "2 regular"',
        corra=2,
    )
    scene.aldan("ability")  # to region 3: no Lythe stands next to region 7
    assert scene.options == ["shores", "4"]
    assert scene.refused["2"] == "W-A-38"
    assert scene.refused["5"] == "W-MAP-02"
    scene.aldan(4)
    assert scene.options == ["1", "2", "3"]
    scene.aldan(3)
    assert scene.units("aldan", 3) == "1 wynden, 3 regular"
    assert scene.corra["aldan"] == 0
    assert scene.refused["ability"] == "W-BUY-03"


@example("AB-ALD-3", "W-BUY-03")
def test_summons_of_order_needs_an_elite_on_the_map():
    scene = turn("aldan", 'regions.3 = "1 regular"\nregions.4 = "5 regular"\nregions.shores = "1 wynden"', corra=2)
    assert scene.refused["ability"] == "AB-ALD-3"


@example("AB-GUI-1", "W-DMG-01", "W-MOVE-02")
def test_the_stellen_chooses_one_faction_and_it_is_no_attack():
    others = '[seats.runen]\nregions.3 = "1 stoic, 1 regular"\n[seats.koda]\nregions.3 = "2 regular"'
    scene = turn("guild", "", corra=3, others=others)
    scene.guild("buy-stellen")
    assert scene.options == ["runen", "koda"]
    scene.guild("runen")
    assert scene.units("runen", 3) == "1 stoic-2, 1 regular"


@example("AB-GUI-3", "W-BUY-01", "W-MOVE-02", "W-BUY-03")
def test_hired_swords_land_where_nobody_waits_for_them():
    scene = turn("guild", "", corra=5)
    scene.guild("ability")
    assert scene.options == ["1", "2", "3", "4", "5", "6"]
    assert scene.refused == {"7": "AB-GUI-3", "8": "AB-GUI-3"}
    scene.guild(4, 2)
    assert scene.map("guild") == {4: "2 regular"}
    assert scene.corra["guild"] == 2
    assert turn("guild", "board = 0", corra=3).refused["ability"] == "AB-GUI-3"


GREY = '[seats.runen]\nregions.3 = "5 regular"\nregions.4 = "5 regular"'


@example("AB-KOD-1")
@pytest.mark.parametrize(("region", "left"), [(3, "3 regular"), (4, "4 regular")])
def test_a_grey_adds_one_damage_where_it_stands(region, left):
    """W-EX-91."""
    scene = turn("koda", 'regions.3 = "1 grey"', dice="battle", others=GREY)
    scene.koda("spend-battle", region)
    assert scene.units("runen", region) == left


@example("AB-KOD-1")
def test_more_greys_add_nothing():
    scene = turn("koda", 'regions.3 = "3 grey"', omniscient="assault", others=GREY)
    scene.koda("omniscient", 3)
    assert scene.units("runen", 3) == "2 regular"


@example("AB-KOD-2", "W-C-14", "W-UNIT-06", "W-A-11", "W-ACT-02")
def test_a_trap_springs():
    scene = turn(
        "koda", 'regions.3 = "1 trapper, 1 grey"\nregions.4 = "2 trapper"\nregions.5 = "1 trapper"', others=GREY
    )
    scene.koda("trap")
    assert scene.options == ["3", "4"]
    assert scene.refused["5"] == "W-A-11"
    assert scene.refused["1"] == "AB-KOD-2"
    scene.koda(3)
    assert scene.units("koda", 3) == "1 grey"
    assert scene.units("runen", 3) == "4 regular"  # no attack: Bear's Fury adds nothing
    scene.koda("trap", "trap")  # both traps of region 4
    assert scene.units("runen", 4) == "3 regular"
    assert scene.refused["trap"] == "AB-KOD-2"


@example("AB-KOD-2")
def test_a_trapper_deployed_this_turn_must_wait():
    others = '[seats.runen]\ndice = "mine"\nregions.3 = "5 regular"'
    scene = turn("koda", 'regions.3 = "1 regular"', dice="mine mine", corra=1, others=others)
    scene.koda("buy-trapper", 3)
    assert scene.units("koda", 3) == "1 trapper-1-new, 1 regular"
    assert scene.refused["trap"] == "AB-KOD-2"
    scene.koda("spend-mine", "end").runen("discard-mine", "end")
    assert scene.units("koda", 3) == "1 trapper, 1 regular"
    scene.koda("trap")
    assert scene.units("runen", 3) == "4 regular"


@example("AB-KOD-2", "W-A-09")
def test_a_trap_between_action_and_double_breaks_it():
    scene = turn("koda", 'regions.3 = "1 trapper"', omniscient="double", others=GREY)
    scene.koda("spend-mine", "trap")
    assert scene.refused["omniscient"] == "W-OMNI-07"


@example("AB-OOG-1")
def test_bloodlust_deals_one_more_when_somebody_falls():
    others = '[seats.runen]\nregions.3 = "5 regular"\nregions.4 = "5 regular"'
    scene = turn("ooglan", 'regions.3 = "1 karn"', dice="battle", others=others)
    scene.ooglan("spend-battle", 3)
    assert scene.units("runen", 3) == "3 regular"  # only once
    scene = turn("ooglan", 'regions.3 = "1 karn"', dice="battle", others=others)
    scene.ooglan("spend-battle", 4)
    assert scene.units("runen", 4) == "4 regular"  # no Karn there


@example("AB-OOG-1", "W-DMG-03")
def test_bloodlust_stays_with_the_faction_and_needs_a_fallen_unit():
    others = '[seats.runen]\nregions.3 = "1 stoic"\n[seats.koda]\nregions.3 = "1 regular"'
    scene = turn("ooglan", 'regions.3 = "2 karn"', dice="battle", others=others)
    scene.ooglan("spend-battle", "runen")
    assert scene.units("runen", 3) == "1 stoic-2"
    scene = turn("ooglan", 'regions.3 = "2 karn"', dice="battle", others=others)
    scene.ooglan("spend-battle", "koda")
    assert (scene.units("koda", 3), scene.units("runen", 3)) == ("", "1 stoic")


@example("AB-OOG-2", "W-UNIT-02", "W-DMG-05")
@pytest.mark.parametrize(("discard", "rise"), [(5, "2 regular"), (1, "1 regular"), (0, "")])
def test_where_a_nameless_falls_pale_ones_rise(discard, rise):
    others = f'[seats.ooglan]\ndiscard = {discard}\nregions.3 = "1 nameless"'
    scene = turn("koda", 'regions.3 = "1 regular"', dice="battle", others=others)
    scene.koda("spend-battle")
    assert scene.units("ooglan", 3) == rise
    assert scene.discard["ooglan"] == max(0, discard - 2)


@example("AB-OOG-2")
def test_pale_ones_rise_when_the_damage_is_done():
    """The second point finds nobody; the Pale Ones come after it."""
    others = '[seats.ooglan]\ndiscard = 5\nregions.3 = "1 nameless"'
    scene = turn("koda", 'regions.3 = "1 regular"', omniscient="assault", others=others)
    scene.koda("omniscient")
    assert scene.units("ooglan", 3) == "2 regular"


@example("AB-OOG-2", "W-AI-DMG-01")
def test_pale_ones_of_a_human_rise_when_the_ai_defeats_a_nameless():
    scene = wroth("""
        active = "koda"
        ai = "koda"
        scenario = "KOD-2"
        [seats.ooglan]
        discard = 3
        regions.3 = "1 nameless"
        [seats.koda]
        dice = "battle"
        regions.3 = "1 regular"
    """).advance()
    assert [deployed.n for deployed in scene.done("Deploy")] == [2]  # two rose after the first attack,
    assert len(scene.done("Hit")) == 2  # and the second took one
    assert (scene.units("ooglan", 3), scene.discard["ooglan"]) == ("1 regular", 2)


@example("AB-OOG-3", "W-BUY-01", "W-SHORE-08", "W-A-38", "W-BUY-03")
def test_howl_drives_regulars_away():
    others = (
        '[seats.runen]\nregions.3 = "1 stoic, 3 regular"\n[seats.koda]\nregions.3 = "1 grey"\nregions.4 = "1 regular"'
    )
    scene = turn("ooglan", 'regions.3 = "1 regular"\nregions.5 = "1 regular"', corra=3, others=others)
    scene.ooglan("ability")
    assert scene.options == ["2", "4", "7", "8"]  # where to: region 3 and Runen were the only choices
    assert scene.refused["shores"] == "W-SHORE-08"
    scene.ooglan(4, 2)
    assert scene.units("runen", 3) == "1 stoic, 1 regular"
    assert scene.units("runen", 4) == "2 regular"
    assert scene.corra["ooglan"] == 0


@example("AB-OOG-3", "W-BUY-03")
def test_howl_needs_enemy_regulars_where_you_stand():
    others = '[seats.koda]\nregions.3 = "1 grey"\nregions.4 = "1 regular"'
    scene = turn("ooglan", 'regions.3 = "1 regular"', corra=3, others=others)
    assert scene.refused["ability"] == "AB-OOG-3"


@example("AB-RUN-2", "W-ACT-04", "W-OMNI-04")
def test_a_miner_in_a_controlled_region_adds_one_to_every_mine():
    mine = 'regions.3 = "2 miner"\nregions.4 = "1 miner"'
    scene = turn("runen", mine, omniscient="mine", others="[seats.koda]")
    scene.runen("spend-mine", "omniscient")
    assert scene.corra["runen"] == 4
    contested = '[seats.koda]\nregions.3 = "2 regular"\nregions.4 = "1 regular"'
    scene = turn("runen", mine, others=contested)
    scene.runen("spend-mine")
    assert scene.corra["runen"] == 1


@example("AB-RUN-2", "W-OMNI-07", "W-SPOILS-05")
def test_a_miner_helps_with_double_and_in_the_spoils():
    scene = turn("runen", 'regions.3 = "1 miner"', omniscient="double", others="[seats.koda]")
    scene.runen("spend-mine", "omniscient")
    assert scene.corra["runen"] == 4
    scene = wroth("""
        phase = "spoils"
        tokens = { 3 = "1 mine" }
        [seats.runen]
        regions.3 = "1 miner"
    """)
    scene.runen("mine")
    assert scene.corra["runen"] == 2


@example("AB-RUN-3", "W-DMG-01", "W-MOVE-01")
def test_two_rams_in_one_move_charge_once():
    """W-EX-92."""
    others = '[seats.koda]\nregions.8 = "3 regular"'
    scene = turn("runen", 'board = 0\nregions.6 = "2 ram"', dice="maneuver", others=others)
    scene.runen("spend-maneuver", 8, "ram-3+ram-3")
    assert scene.units("koda", 8) == "2 regular"


@example("AB-RUN-3", "W-EXODUS-03", "W-MOVE-04")
def test_rams_of_an_exodus_charge_in_each_region_they_enter():
    """W-EX-92."""
    others = '[seats.koda]\nregions.1 = "3 regular"\nregions.8 = "3 regular"'
    scene = turn("runen", 'regions.7 = "2 ram"', dice="mine mine", others=others)
    scene.runen("exodus", 1, 0, 0, 0, 1)
    assert (scene.units("koda", 1), scene.units("koda", 8)) == ("2 regular", "2 regular")


@example("W-MOVE-04", "AB-RUN-3", "W-A-46")
def test_a_way_of_two_regions_is_two_moves():
    """W-EX-83: 1, 7, 8."""
    others = '[seats.koda]\nregions.7 = "1 regular"\nregions.8 = "1 regular"'
    scene = turn("runen", 'board = 0\nregions.1 = "1 ram"', dice="maneuver", omniscient="double", others=others)
    scene.runen("spend-maneuver", 7, "omniscient", 8)
    assert [(moved.origin, moved.region) for moved in scene.done("Move")] == [(1, 7), (7, 8)]
    assert scene.map("koda") == {}


@example("AB-RUN-3", "W-A-09")
def test_a_charge_is_automatic_and_does_not_break_a_double():
    others = '[seats.koda]\nregions.7 = "1 regular"'
    scene = turn("runen", 'board = 0\nregions.1 = "1 ram"', dice="maneuver", omniscient="double", others=others)
    scene.runen("spend-maneuver", 7)
    assert scene.units("koda", 7) == ""
    assert "omniscient" in scene.options


@example("AB-RUN-3")
def test_a_ram_that_meets_nobody_charges_nobody():
    scene = turn("runen", 'board = 0\nregions.1 = "1 ram"', dice="maneuver", others="[seats.koda]")
    scene.runen("spend-maneuver", 7)
    assert scene.map("runen") == {7: "1 ram"}
    assert scene.question == "W-ACT-02"


@example("AB-RUN-3", "W-MOVE-02")
def test_a_ram_that_is_bought_does_not_charge():
    others = '[seats.koda]\nregions.3 = "1 regular"\nregions.shores = "1 regular"'
    scene = turn("runen", 'regions.3 = "1 regular"', corra=3, others=others)
    scene.runen("buy-ram", 3)
    assert scene.units("runen", 3) == "1 ram, 1 regular"
    assert scene.done("Hit") == []


@example("W-C-16", "W-BUY-01")
@pytest.mark.parametrize("who", ["koda", "runen"])
def test_two_factions_have_no_paid_ability(who):
    scene = turn(who, "", corra=9, others="[seats.guild]")
    assert "ability" not in (*scene.options, *scene.refused)


@example("W-A-35")
def test_against_the_ai_humans_never_hurt_each_other():
    scene = wroth("""
        active = "koda"
        ai = "runen"
        scenario = "RUN-2"
        [seats.koda]
        dice = "battle"
        regions.3 = "1 regular"
        [seats.guild]
        regions.3 = "1 regular"
        regions.4 = "1 regular"
        [seats.runen]
        dice = "mine"
        regions.3 = "1 regular"
        regions.8 = "1 regular"
    """)
    scene.koda("spend-battle")
    assert scene.options == ["3", "8"]
    assert scene.refused["4"] == "W-A-11"
    scene.koda(3)  # the AI is the only one to hurt
    assert scene.units("guild", 3) == "1 regular"
    assert scene.units("runen", 3) == ""


AGAINST = """
    active = "koda"
    ai = "{ai}"
    scenario = "{scenario}"
    [seats.koda]
    dice = "battle"
    omniscient = "assault"
    regions.3 = "1 regular"
    [seats.{ai}]
    dice = "mine"
    {units}
"""


@example("AB-RUN-1")
def test_a_stoic_of_the_ai_shields_against_humans():
    units = 'regions.3 = "1 stoic, 1 miner, 2 regular"'
    scene = wroth(AGAINST.format(ai="runen", scenario="RUN-1", units=units))
    scene.koda("omniscient", "spend-battle")
    assert scene.units("runen", 3) == "1 miner, 2 regular"


@example("AB-OOG-2")
def test_pale_ones_of_the_ai_rise_too():
    units = 'discard = 4\nregions.3 = "1 nameless"'
    scene = wroth(AGAINST.format(ai="ooglan", scenario="OOG-1", units=units))
    scene.koda("spend-battle")
    assert scene.units("ooglan", 3) == "2 regular"


@example("AB-GUI-2")
def test_the_tithe_of_the_ai():
    scene = wroth("""
        phase = "groundwork"
        ai = "guild"
        scenario = "GUI-2"
        [seats.koda]
        [seats.guild]
        regions.7 = "1 crysen"
    """, rolls={"omniscient": ["mine", "mine"]}).advance()  # fmt: skip
    assert scene.corra["guild"] == 2
