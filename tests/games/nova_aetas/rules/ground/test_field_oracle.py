"""The field agrees with brute force; `python -m tests.games.nova_aetas.rules.ground.oracle` asks many more times."""

from __future__ import annotations

from tests.games.nova_aetas.rules.ground.oracle import KINDS, run
from tests.scenes import example


@example(
    "N-CORE-LOS-1", "N-CORE-LOS-2", "N-CORE-LOS-3", "N-CORE-LOS-4", "N-CORE-LOS-5", "N-CORE-LOS-6", "N-AMB-12",
    "N-ABIL-TALL", "N-ABIL-SNIPER", "N-CORE-RANGE", "N-ATK-HEIGHT", "N-TRAIT-REACH", "N-CORE-DIST", "N-CORE-ADJ",
    "N-AREA-CROSS", "N-AREA-EXPLOSION", "N-AREA-LANCE", "N-AREA-BREATH", "N-CORE-MOVE-COST", "N-CORE-MOVE-PASS",
    "N-CORE-MOVE-FLY", "N-ABIL-JUMP", "N-ABIL-CLIMB", "N-ABIL-OVERRUN", "N-ABIL-FLY", "N-ABIL-RUNNER", "N-ABIL-HEAVY",
    "N-CORE-HEIGHT-1", "N-CORE-HEIGHT-2", "N-CORE-HEIGHT-3", "N-AI-20",
)  # fmt: skip
def test_sight_range_areas_and_paths_agree_with_brute_force():
    done = run(6000, seed=1_000_000)
    assert min(done[kind] for kind in KINDS) >= 1500
