"""Phase 3, the Groundwork."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-PREP-01", "W-PREP-02", "W-PREP-03", "W-PREP-04", "W-PREP-06")
def test_everyone_reinforces_discerns_and_takes_corra():
    scene = wroth("""
        phase = "groundwork"
        first = "runen"
        [seats.koda]
        omniscient = "double"
        [seats.runen]
    """, rolls={"omniscient": ["strike", "assault"]}).advance()  # fmt: skip
    assert (scene.omniscient("runen"), scene.omniscient("koda")) == ("strike", "assault")
    assert scene.units("koda", "shores") == scene.units("runen", "shores") == "2 regular"
    assert (scene.corra["koda"], scene.corra["runen"]) == (1, 1)


@example("W-COOP-PREP-01", "W-COOP-PREP-02", "W-COOP-PREP-03", "W-COOP-PREP-04", "W-A-23")
def test_the_ai_reinforces_its_base_with_one_regular_for_each_human():
    scene = wroth("""
        phase = "groundwork"
        ai = "runen"
        scenario = "RUN-3"
        base = 5
        [seats.koda]
        [seats.aldan]
        [seats.guild]
    """, rolls={"omniscient": ["strike", "strike", "strike", "double"]}).advance()  # fmt: skip
    assert scene.map("runen") == {5: "3 regular"}
    assert scene.units("koda", "shores") == "1 regular"
    assert scene.omniscient("runen") == "double"
    assert scene.corra["runen"] == 1


@example("AB-ALD-2", "W-PREP-03")
def test_a_wynden_on_the_map_foresees_and_rolls_once_more():
    table = """
        phase = "groundwork"
        [seats.aldan]
        regions.{region} = "1 wynden"
        [seats.runen]
    """
    scene = wroth(table.format(region=7), rolls={"omniscient": ["mine", "double", "strike"]})
    assert scene.options == ["yes", "pass"]
    scene.aldan("yes")
    assert (scene.omniscient("aldan"), scene.omniscient("runen")) == ("double", "strike")
    scene = wroth(table.format(region=7), rolls={"omniscient": ["mine", "double"]})
    scene.aldan("pass")
    assert (scene.omniscient("aldan"), scene.omniscient("runen")) == ("mine", "double")
    scene = wroth(table.format(region="shores"), rolls={"omniscient": ["mine", "double"]})
    assert scene.waits_for == "audience"


@example("AB-ALD-2", "W-AIC-6", "W-PREP-03")
def test_the_ai_foresees_when_it_rolled_a_mine():
    table = """
        phase = "groundwork"
        ai = "aldan"
        scenario = "ALD-3"
        [seats.runen]
        [seats.aldan]
        regions.7 = "1 wynden"
    """
    scene = wroth(table, rolls={"omniscient": ["mine", "mine", "mine"]}).advance()
    assert len(scene.done("SetOmni", who="aldan")) == 2
    assert scene.omniscient("aldan") == "mine"  # the second result stands
    scene = wroth(table, rolls={"omniscient": ["mine", "strike", "mine"]}).advance()
    assert len(scene.done("SetOmni", who="aldan")) == 1
    assert scene.omniscient("aldan") == "strike"


@example("AB-GUI-2", "W-PREP-06")
def test_a_crysen_in_a_controlled_region_brings_a_tithe_once():
    table = """
        phase = "groundwork"
        [seats.guild]
        regions.1 = "1 crysen, 1 regular"
        regions.2 = "1 crysen"
        regions.3 = "1 regular"
        [seats.runen]
        regions.1 = "{runen} regular"
        regions.2 = "1 regular"
    """
    rolls = {"omniscient": ["mine", "mine"]}
    assert wroth(table.format(runen=1), rolls).advance().corra["guild"] == 2
    assert wroth(table.format(runen=2), rolls).advance().corra["guild"] == 1  # a tie is no control


@example("GUI-F2")
def test_bottomless_coffers_pay_for_any_controlled_region():
    table = """
        phase = "groundwork"
        [seats.guild]
        feats = ["GUI-F2"]
        regions.{region} = "1 regular"
        [seats.runen]
    """
    rolls = {"omniscient": ["mine", "mine"]}
    assert wroth(table.format(region=3), rolls).advance().corra["guild"] == 2
    assert wroth(table.format(region="shores"), rolls).advance().corra["guild"] == 1


@example("GUI-F2", "AB-GUI-2")
def test_coffers_and_tithe_add_up():
    scene = wroth("""
        phase = "groundwork"
        [seats.guild]
        feats = ["GUI-F2"]
        regions.3 = "1 crysen"
        [seats.runen]
    """, rolls={"omniscient": ["mine", "mine"]}).advance()  # fmt: skip
    assert scene.corra["guild"] == 3


@example("KOD-F2", "W-MUSTER-02")
def test_none_are_abandoned():
    scene = wroth("""
        phase = "groundwork"
        [seats.koda]
        feats = ["KOD-F2"]
        board = 1
        discard = 24
        [seats.runen]
    """, rolls={"omniscient": ["mine", "mine"]}).advance()  # fmt: skip
    assert (scene.units("koda", "shores"), scene.board["koda"], scene.discard["koda"]) == ("2 regular", 0, 23)


@example("W-A-36", "GUI-F2")
def test_against_the_ai_you_control_what_your_side_controls_and_you_occupy():
    table = """
        phase = "groundwork"
        ai = "koda"
        scenario = "KOD-1"
        [seats.guild]
        feats = ["GUI-F2"]
        regions.{region} = "1 regular"
        [seats.aldan]
        regions.3 = "2 regular"
        [seats.koda]
        regions.3 = "2 regular"
        regions.4 = "2 regular"
    """
    rolls = {"omniscient": ["mine", "mine", "mine"]}
    assert wroth(table.format(region=3), rolls).advance().corra["guild"] == 2
    assert wroth(table.format(region=4), rolls).advance().corra["guild"] == 1


@example("W-A-36", "GUI-F2")
@pytest.mark.parametrize(("guild", "corra"), [(0, 1), (1, 2)])
def test_what_your_side_controls_without_you_is_not_yours(guild, corra):
    """Region 3 belongs to the humans either way; the Guild's coffers fill only if a Blade stands there."""
    scene = wroth(f"""
        phase = "groundwork"
        ai = "koda"
        scenario = "KOD-1"
        [seats.guild]
        feats = ["GUI-F2"]
        regions.3 = "{guild} regular"
        regions.4 = "1 regular"
        [seats.aldan]
        regions.3 = "3 regular"
        [seats.koda]
        regions.3 = "2 regular"
        regions.4 = "2 regular"
    """, rolls={"omniscient": ["mine"] * 3}).advance()  # fmt: skip
    assert scene.corra["guild"] == corra
