"""What can be reached at what cost (N-CORE-MOVE-COST, N-AI-20)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.ground.flood import Flood, Walker
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


def reach(walker: Walker, ap: int, goals: int = 0) -> Reach:
    """Everything that `ap` can pay (UNLIMITED: all that is connected), or with `goals` no more than to the nearest; on
    squares that are taken nobody may end."""
    found = flood(walker, ap, goals)
    if goals:
        ap = min(ap, found.cost_of(goals))
    return Reach(found, ap, walker.opponents, walker.taken)


def flood(walker: Walker, ap: int, goals: int = 0) -> Flood:
    """Grown as far as `ap` pay, but no farther than to the nearest of the goals; what it holds beyond may be wrong."""
    field, opponents = walker.field, walker.opponents
    way = ways(field, walker.gait)
    barred = 0 if walker.gait & PASSES else opponents
    goals ^= goals & barred
    if way.jumps:
        found = _among(walker, way, walker.tall, field.open ^ field.open & (walker.taken | opponents))
    elif not goals and barred & field.grid.within(walker.start, ap):  # probably somebody will be met
        found = _among(walker, way, 0, 0)
    else:
        found = over_terrain(walker)
        found.grow(ap, goals)
        if not found.meets(barred, ap, goals):
            return found
        found = _among(walker, way, 0, 0)
    found.grow(ap, goals)
    return found


def over_terrain(walker: Walker) -> Flood:
    """As if there were no models."""
    field, gait, start, entangled = walker.field, walker.gait, walker.start, walker.entangled
    way = ways(field, gait)
    found = way.floods.get((start, entangled))
    if found is None:
        found = way.floods.keep((start, entangled), Flood(Walker(field, gait, start, entangled), way, 0))
    return found


def _among(walker: Walker, way: Ways, tall: int, open_: int) -> Flood:
    key = (walker.field, walker.gait, walker.start, walker.entangled, walker.opponents, tall, open_)
    found = _among_models.get(key)
    if found is None:
        found = _among_models.keep(key, Flood(walker, way, open_))
    return found
