"""The Enemies decide as the specification's outline does. More of it is asked by
`python -m tests.games.nova_aetas.rules.enemies.enemy_oracle`."""

from __future__ import annotations

from collections import Counter

from tests.games.nova_aetas.rules.enemies.enemy_oracle import check
from tests.scenes import example

# where somebody is blocked, charged, queued behind, waded to or shot at from afar: one mistake or another shows
TELLING = (
    11, 12, 32, 81, 111, 126, 141, 143, 148, 170, 179, 186, 430, 480, 596, 663, 673, 733, 866, 888, 890, 926, 1107,
    1170, 1193, 1344, 1395,
)  # fmt: skip


def test_the_enemies_decide_as_the_outline_of_the_specification_does():
    met: Counter[str] = Counter()
    assert sum(check(seed, met) for seed in range(5000, 5080)) >= 80
    assert met["N-AI-06"]
    assert met["N-AI-15 by nearest"]


@example(
    "N-AI-02", "N-AI-03", "N-AI-04", "N-AI-05", "N-AI-06", "N-AI-07", "N-AI-08", "N-AI-09", "N-AI-10", "N-AI-12",
    "N-AI-13", "N-AI-14", "N-AI-15", "N-AI-16", "N-AI-17", "N-AI-18", "N-AI-19", "N-AI-20", "N-AI-21", "N-AI-22",
    "N-AI-23", "N-AI-25", "N-AI-26", "N-AMB-03", "N-ABIL-CHARGE", "N-ABIL-SHOOTER", "N-ABIL-ECLECTIC", "N-CORE-FREE",
    "N-CORE-MOVE-COST", "N-CORE-LOS-1", "N-CORE-ACT-START",
)  # fmt: skip
def test_on_difficult_boards_they_decide_so_too():
    """Every box of the flowchart is come to there, and every way out of it."""
    met: Counter[str] = Counter()
    assert sum(check(seed, met) for seed in TELLING) > len(TELLING)
    for answered in ("02", "03", "04", "07", "09", "12", "13", "14"):
        assert met[f"N-AI-{answered}y"], answered
        assert met[f"N-AI-{answered}n"], answered
    assert met["N-ABIL-CHARGE by squares"]
    assert met["N-AI-17 by distance"]
    assert {box for box in met if box.startswith("N-AI-08 by ")} >= {
        f"N-AI-08 by {why}" for why in ("cost", "attack", "distance", "order", "nearest")
    }
    assert {box for box in met if box.startswith("N-AI-25")} == {
        f"N-AI-25n {why}" for why in ("blinded", "blocked", "no-farther", "no-way")
    }
