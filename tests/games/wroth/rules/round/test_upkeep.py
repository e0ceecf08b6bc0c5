"""Phase 1, Maintenance."""

from __future__ import annotations

import pytest

from tests.games.wroth.scene import wroth
from tests.scenes import example


@example("W-UPKEEP-01", "W-UPKEEP-02", "W-COOP-UPKEEP-01")
@pytest.mark.parametrize(
    ("round", "before", "after"), [(1, "runen", "runen"), (2, "runen", "guild"), (3, "guild", "koda")]
)
def test_the_first_player_token_passes_clockwise_from_round_two_on(round, before, after):
    """W-EX-84."""
    scene = wroth(f"""
        round = {round}
        phase = "maintenance"
        first = "{before}"
        [seats.koda]
        [seats.runen]
        [seats.guild]
    """).advance()
    assert scene.first == after
    assert scene.g.round == round


@example("W-COOP-UPKEEP-02")
@pytest.mark.parametrize(("before", "after"), [(8, 1), (1, 2)])
def test_the_deployment_base_advances_and_starts_over_after_8(before, after):
    """W-EX-84."""
    scene = wroth(f"""
        round = 2
        phase = "maintenance"
        ai = "runen"
        scenario = "RUN-1"
        base = {before}
        chaos = 6
        [seats.koda]
    """).advance()
    assert scene.g.base == after


@example("W-COOP-UPKEEP-02", "W-A-21")
@pytest.mark.parametrize(("moves", "base"), [("true", 3), ("false", 2)])
def test_in_round_one_the_base_advances_unless_the_table_says_otherwise(moves, base):
    scene = wroth(f"""
        round = 1
        phase = "maintenance"
        ai = "runen"
        scenario = "RUN-1"
        base = 2
        chaos = 2
        options.db_moves_round1 = {moves}
        [seats.koda]
    """).advance()
    assert scene.g.base == base


@example("AB-RUN-4", "W-A-42", "W-A-49")
def test_rams_regain_vitality_but_never_above_three():
    scene = wroth("""
        round = 2
        phase = "maintenance"
        [seats.runen]
        regions.3 = "1 ram-1, 1 ram-2, 1 ram"
        [seats.koda]
    """).advance()
    assert scene.units("runen", 3) == "2 ram, 1 ram-2"
    assert [healed.n for healed in scene.done("Heal")] == [1, 1]


@example("W-SHORE-06", "AB-RUN-4")
def test_a_ram_in_the_shores_regains_vitality_too():
    scene = wroth("""
        round = 2
        phase = "maintenance"
        [seats.runen]
        regions.shores = "1 ram-1"
        regions.3 = "1 ram-2"
        [seats.koda]
    """).advance()
    assert scene.map("runen") == {"shores": "1 ram-2", 3: "1 ram"}


@example("AB-RUN-4")
def test_rams_of_the_ai_regain_vitality_before_chaos_rules():
    scene = wroth("""
        round = 2
        phase = "maintenance"
        ai = "runen"
        scenario = "RUN-1"
        chaos = 3
        [seats.koda]
        [seats.runen]
        regions.3 = "1 ram-1"
    """).advance()
    assert scene.map("runen") == {2: "1 ram-2"}
    healed, moved = scene.log.index(scene.done("Heal")[0]), scene.log.index(scene.done("Move")[0])
    assert healed < moved


@example("W-ROUND-01", "W-ROUND-02", "W-UPKEEP-01", "W-SPOILS-02", "W-PREP-01", "W-DRAFT-02", "W-ACT-01", "W-VP-01")
def test_six_phases_and_then_the_next_round():
    scene = wroth("""
        round = 1
        phase = "maintenance"
        [seats.koda]
        [seats.runen]
    """, rolls={"omniscient": ["mine"] * 4, "action-dice": ["mine"] * 7}).advance()  # fmt: skip
    scene.play_on().discard_everything()
    assert [begun.phase for begun in scene.done("BeginPhase")] == [1, 2, 3, 4, 5, 6, 1, 2, 3]
    assert scene.g.round == 2


@example("W-COOP-SETUP-04", "W-AIC-3", "W-A-50")
def test_missions_are_looked_at_only_when_the_whole_round_is_over():
    """Forty points in the first Maintenance win nothing yet; the free Ram goes to the base."""
    scene = wroth("""
        phase = "maintenance"
        ai = "runen"
        scenario = "RUN-1"
        base = 3
        chaos = 1
        humans_vp = 40
        [seats.koda]
    """)
    assert scene.waits_for == "audience"
    assert (scene.g.round, scene.winners) == (1, [])
    assert scene.map("runen") == {4: "1 ram"}
