"""What can be reached at what cost (N-CORE-MOVE-COST, N-AI-20).

A walk of n squares with surcharges s costs the same whatever its order, so a flood keeps for each number of squares and
each surcharge the squares reached so; what is reached with no fewer squares and no fewer surcharges is dropped.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.field import Field, Ways
from plancia.games.nova_aetas.gaits import FLY, OVERRUN, SURE, jumped, move_cost, ways

UNLIMITED: Final = 1 << 20


class Reach:
    """How far a model gets from where it stands. `layers[n][s]`: the squares reached by n squares and s surcharges."""

    def __init__(self, field: Field, gait: int, start: int, entangled: bool) -> None:
        self.field = field
        self.gait = gait
        self.start = start
        self.entangled = entangled
        self.opponents = 0
        self.tall = 0
        self.taken = 0
        self.layers: list[list[int]] = [[1 << start]]
        self.reached = 0  # all squares, also those it may only pass
        self.ends = 0  # N-CORE-FREE: those it may end on, the start included
        self._order: list[tuple[int, int, int]] = []
        self.paths: dict[int, tuple[int, ...]] = {}  # those that were asked for

    def order(self) -> list[tuple[int, int, int]]:
        """(cost, squares, the squares whose best path costs so), cheapest first."""
        if not self._order:
            found: list[tuple[int, int, int]] = []
            even = True
            for squares, layer in enumerate(self.layers):
                for extra, mask in enumerate(layer):
                    if mask:
                        found.append((move_cost(self.gait, squares, extra, self.entangled), squares, mask))
                        even = even and not extra
            if even:
                self._order = found
                return found
            found.sort()
            seen = 0
            for cost, squares, mask in found:
                mask &= ~seen
                if mask:
                    self._order.append((cost, squares, mask))
                    seen |= mask
        return self._order

    def cost(self, square: int) -> int:
        """The AP of the cheapest path; -1 out of reach."""
        for cost, _, mask in self.order():
            if mask >> square & 1:
                return cost
        return -1

    def squares(self, square: int) -> int:
        """How many squares the best path walks; -1 out of reach."""
        for _, squares, mask in self.order():
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
    found = Reach(field, gait, start, entangled)
    found.opponents = opponents
    found.tall = tall
    found.taken = taken
    _flood(found, ways(field, gait), ap, goals)
    return found


def connected(field: Field, gait: int, start: int, opponents: int, tall: int, taken: int, goals: int) -> bool:
    """Is one of these squares joined to `start` by legal steps, whatever they cost?"""
    way = ways(field, gait)
    width, mask, grid = field.width, field.all, field.grid
    shut = mask if gait & (FLY | OVERRUN) else mask & ~opponents
    open_ = field.open & ~taken & ~opponents
    seen = front = 1 << start
    while front:
        if front & goals:
            return True
        grown = (front & way.north) >> width | (front & way.west) >> 1 | (front & way.east) << 1
        grown = (grown | (front & way.south) << width) & shut
        for direction, length, starts in way.jumps:
            if front & starts:
                grown |= jumped(grid, front & starts, direction, length, tall, open_)
        front = grown & ~seen
        seen |= front
    return False


def _flood(found: Reach, way: Ways, ap: int, goals: int) -> None:
    field, gait = found.field, found.gait
    if goals >> found.start & 1:
        ap = 0
    if way.jumps or (field.wet and not gait & (FLY | SURE)):
        found.reached = _flood_with_surcharges(found, way, ap, goals)
    else:
        found.reached = _flood_evenly(found, way, ap, goals)
    found.ends = found.reached & field.open & ~found.taken & ~found.opponents | 1 << found.start


def _flood_evenly(found: Reach, way: Ways, ap: int, goals: int) -> int:
    """Where every square costs the same."""
    field, gait, entangled = found.field, found.gait, found.entangled
    north, west, east, south, width = way.north, way.west, way.east, way.south, field.width
    shut = field.all if gait & (FLY | OVERRUN) else field.all & ~found.opponents
    layers = found.layers
    seen = front = 1 << found.start
    while not front & goals and move_cost(gait, len(layers), 0, entangled) <= ap:
        grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
        front = (grown | (front & south) << width) & shut & ~seen
        if not front:
            break
        seen |= front
        layers.append([front])
    return seen


def _flood_with_surcharges(found: Reach, way: Ways, ap: int, goals: int) -> int:
    field, gait, entangled = found.field, found.gait, found.entangled
    north, west, east, south, width = way.north, way.west, way.east, way.south, field.width
    shut = field.all if gait & (FLY | OVERRUN) else field.all & ~found.opponents
    open_ = field.open & ~found.taken & ~found.opponents
    wet = 0 if gait & (FLY | SURE) else field.wet
    layers = found.layers
    done: list[int] = [1 << found.start]  # by surcharge: reached with so much or less, and no more squares
    squares = 0
    while squares < len(layers):
        layer = layers[squares]
        squares += 1
        room = ap - move_cost(gait, squares, 0, entangled)  # what is left for surcharges
        for extra in range(len(layer)):
            front = layer[extra]
            if not front:
                continue
            grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
            grown = (grown | (front & south) << width) & shut
            if grown and extra <= room:
                _put(layers, squares, extra, grown & ~wet)
                if grown & wet and extra < room:
                    _put(layers, squares, extra + 1, grown & wet)
            for direction, length, starts in way.jumps:
                there = squares - 1 + length
                if front & starts and move_cost(gait, there, extra, entangled) <= ap:
                    landed = jumped(field.grid, front & starts, direction, length, found.tall, open_)
                    if landed:
                        _put(layers, there, extra, landed)
        if squares < len(layers):
            cheapest = _prune(layers[squares], done, goals)
            if cheapest >= 0:
                ap = min(ap, move_cost(gait, squares, cheapest, entangled))
    return done[-1]


def _put(layers: list[list[int]], squares: int, extra: int, mask: int) -> None:
    while len(layers) <= squares:
        layers.append([])
    layer = layers[squares]
    while len(layer) <= extra:
        layer.append(0)
    layer[extra] |= mask


def _prune(layer: list[int], done: list[int], goals: int) -> int:
    """Drop what is reached with fewer squares or surcharges and nothing worse; the least surcharge of a goal, or -1."""
    below = 0
    cheapest = -1
    for extra in range(max(len(layer), len(done))):
        if extra == len(done):
            done.append(0)
        below |= done[extra]
        if extra < len(layer):
            layer[extra] &= ~below
            below |= layer[extra]
            if cheapest < 0 and layer[extra] & goals:
                cheapest = extra
        done[extra] = below
    return cheapest
