"""How a chance to win is made of what the mind of a title promises, so that what came is least of a surprise."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from plancia.bots.review.chances import NEAR, Chances, shared
from plancia.lab.chances.watch import Moment

SHARPS = [each / 50 for each in range(5, 126)]
SHIFTS = [each / 20 for each in range(-40, 41)]


def promised(moment: Moment, chances: Chances, together: bool) -> list[float]:
    """The chance to win, by seat; of a company, once."""
    total = [0.0] * len(moment.won)
    for values, over in zip(moment.worlds, moment.over):
        if not over:
            values = [chances.together(v) for v in values] if together else shared([v**chances.sharp for v in values])
        total = [one + other for one, other in zip(total, values)]
    found = [each / len(moment.worlds) for each in total]
    return found[:1] if together else found


def pairs_of(moments: Sequence[Moment], chances: Chances, together: bool) -> list[tuple[float, float]]:
    """What was promised, and what came of it."""
    return [
        pair for moment in moments for pair in zip(promised(moment, chances, together), moment.won)
    ]  # fmt: skip


def surprise(moments: Sequence[Moment], chances: Chances, together: bool) -> float:
    """The logarithmic loss."""
    total = 0.0
    pairs = pairs_of(moments, chances, together)
    for p, won in pairs:
        p = min(1.0 - NEAR, max(NEAR, p))
        total -= won * log(p) + (1.0 - won) * log(1.0 - p)
    return total / max(1, len(pairs))


def brier(moments: Sequence[Moment], chances: Chances, together: bool) -> float:
    pairs = pairs_of(moments, chances, together)
    return sum((p - won) ** 2 for p, won in pairs) / max(1, len(pairs))


def fitted(moments: Sequence[Moment], together: bool, games: int = 1_000_000) -> Chances:
    """That by which what came is least of a surprise; few games change little of what the mind says."""

    def best(others: Sequence[Chances]) -> Chances:
        return min(others, key=lambda chances: surprise(moments, chances, together) + far_off(chances) / games)

    found = Chances()
    for _ in range(2):
        found = best([found, *(found._replace(sharp=sharp) for sharp in SHARPS)])
        if together:
            found = best([found, *(found._replace(shift=shift) for shift in SHIFTS)])
    return found


def far_off(chances: Chances) -> float:
    """As if `sharp` were usually within a factor of 1.65 of 1, and `shift` within 2 of 0."""
    return 2.0 * log(chances.sharp) ** 2 + chances.shift**2 / 8
