"""The field agrees with brute force; `python -m tests.games.nova_aetas.oracle` asks many more times."""

from __future__ import annotations

from tests.games.nova_aetas.oracle import KINDS, run


def test_sight_range_areas_and_paths_agree_with_brute_force():
    done = run(6000, seed=1_000_000)
    assert min(done[kind] for kind in KINDS) >= 1500
