"""What can be reached at what cost (N-CORE-MOVE-COST, N-AI-20)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.flood import UNLIMITED, Flood
from plancia.games.nova_aetas.state.field import Field, Ways
from plancia.games.nova_aetas.state.gaits import PASSES, ways
from plancia.kernel.memo import Memo

# Where somebody is in the way: the last ones, for they serve for a moment, and the collector looks at what is kept.
_among_models: Final[Memo[tuple[Field, int, int, bool, int, int, int], Flood]] = Memo(32, grows=True)


class Reach:
    """How far a model gets from where it stands with so many AP."""

    def __init__(self, flood: Flood, ap: int, opponents: int, taken: int) -> None:
        self.flood = flood
        self.ap = ap
        self.reached = flood.up_to[flood.last_for(ap)]  # all squares, also those it may only pass
        # N-CORE-FREE: those it may end on, the start included
        self.ends = self.reached & flood.field.open & ~taken & ~opponents | 1 << flood.start

    def cost(self, square: int) -> int:
        """The AP of the cheapest path; -1 out of reach."""
        return self.flood.costs[self.flood.place_on(square)] if self.reached >> square & 1 else -1

    def squares(self, square: int) -> int:
        """How many squares the best path walks; -1 out of reach."""
        return self.flood.squares(self.flood.place_on(square)) if self.reached >> square & 1 else -1


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
    """Everything that `ap` can pay (UNLIMITED: all that is connected), or with `goals` no more than to the nearest; on
    squares that are `taken` nobody may end. The rest as in `flood`."""
    found = flood(field, gait, start, ap, opponents, tall, taken, entangled, goals)
    if goals:
        ap = min(ap, found.cost_of(goals))
    return Reach(found, ap, opponents, taken)


def connected(field: Field, gait: int, start: int, opponents: int, tall: int, taken: int, goals: int) -> bool:
    """Is one of these squares joined to `start` by legal steps, whatever they cost?"""
    if not gait & PASSES:
        goals &= ~opponents
    return flood(field, gait, start, UNLIMITED, opponents, tall, taken, False, goals).seen & goals != 0


def flood(
    field: Field,
    gait: int,
    start: int,
    ap: int,
    opponents: int,
    tall: int,
    taken: int,
    entangled: bool,
    goals: int = 0,
) -> Flood:
    """Grown as far as `ap` pay, but no farther than to the nearest of the goals; what it holds beyond may be wrong.

    `opponents`: squares of the mover's Opponents, through whom it may not pass; `tall` those that cannot be jumped;
    `taken`: every square where a model stands, the mover left out.
    """
    way = ways(field, gait)
    barred = 0 if gait & PASSES else opponents
    goals ^= goals & barred
    if way.jumps:
        free = field.open ^ field.open & (taken | opponents)
        found = _among(field, way, gait, start, entangled, opponents, tall, free)
        found.grow(ap, goals)
        return found
    if not goals and barred & field.grid.within(start, ap):  # probably somebody will be met
        found = _among(field, way, gait, start, entangled, opponents, 0, 0)
        found.grow(ap, goals)
        return found
    found = over_terrain(field, gait, start, entangled)
    found.grow(ap, goals)
    if found.meets(barred, ap, goals):
        found = _among(field, way, gait, start, entangled, opponents, 0, 0)
        found.grow(ap, goals)
    return found


def over_terrain(field: Field, gait: int, start: int, entangled: bool) -> Flood:
    """As if there were no models."""
    way = ways(field, gait)
    found = way.floods.get((start, entangled))
    if found is None:
        found = way.floods.keep((start, entangled), Flood(field, way, gait, start, entangled, 0, 0, 0))
    return found


def _among(
    field: Field, way: Ways, gait: int, start: int, entangled: bool, opponents: int, tall: int, open_: int
) -> Flood:
    key = (field, gait, start, entangled, opponents, tall, open_)
    found = _among_models.get(key)
    if found is None:
        found = _among_models.keep(key, Flood(field, way, gait, start, entangled, opponents, tall, open_))
    return found
