"""What can be reached at what cost (N-CORE-MOVE-COST, N-AI-20)."""

from __future__ import annotations

from plancia.games.nova_aetas.field import Field
from plancia.games.nova_aetas.flood import UNLIMITED, Flood, flood


class Reach:
    """How far a model gets from where it stands with so many AP."""

    def __init__(self, flood: Flood, ap: int, opponents: int, taken: int) -> None:
        self.flood = flood
        self.ap = ap
        self.reached = 0  # all squares, also those it may only pass
        for cost, _, mask in flood.order:
            if cost <= ap:
                self.reached |= mask
        # N-CORE-FREE: those it may end on, the start included
        self.ends = self.reached & flood.field.open & ~taken & ~opponents | 1 << flood.start

    def cost(self, square: int) -> int:
        """The AP of the cheapest path; -1 out of reach."""
        if self.reached >> square & 1:
            for cost, _, mask in self.flood.order:
                if mask >> square & 1:
                    return cost
        return -1

    def squares(self, square: int) -> int:
        """How many squares the best path walks; -1 out of reach."""
        if self.reached >> square & 1:
            for _, squares, mask in self.flood.order:
                if mask >> square & 1:
                    return squares
        return -1


def reach(
    field: Field,
    gait: int,
    start: int,
    ap: int,
    opponents: int,
    tall: int,
    taken: int,
    entangled: bool,
    goals: int = 0,
) -> Reach:
    """Everything that `ap` can pay (UNLIMITED: all that is connected), or with `goals` no more than to the nearest.

    `opponents`: squares of the mover's Opponents, through whom it may not pass; `tall` those that cannot be jumped;
    `taken`: every square where a model stands, the mover left out, and may not end.
    """
    found = flood(field, gait, start, opponents, tall, taken, entangled)
    if not found.seen & goals:
        found.grow(ap, goals)
    if goals:
        ap = min(ap, found.cost_of(goals))
    return Reach(found, ap, opponents, taken)


def connected(field: Field, gait: int, start: int, opponents: int, tall: int, taken: int, goals: int) -> bool:
    """Is one of these squares joined to `start` by legal steps, whatever they cost?"""
    found = flood(field, gait, start, opponents, tall, taken, False)
    if not found.seen & goals:
        found.grow(UNLIMITED, goals)
    return found.seen & goals != 0
