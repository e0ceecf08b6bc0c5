"""The Enemies decide as the specification's outline does; `python -m tests.games.nova_aetas.enemy_oracle` asks more."""

from __future__ import annotations

from collections import Counter

from tests.games.nova_aetas.enemy_oracle import check


def test_the_enemies_decide_as_the_outline_of_the_specification_does():
    met: Counter[str] = Counter()
    assert sum(check(seed, met) for seed in range(5000, 5080)) >= 80
    assert met["N-AI-06"]
    assert met["N-AI-15 by nearest"]
