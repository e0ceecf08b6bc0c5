"""How far a gait gets from a square, cheapest first (N-CORE-MOVE-COST): grown no farther than somebody has asked.

A walk of n squares with surcharges s costs the same whatever its order, so where there are surcharges a flood keeps for
each number of squares and each surcharge the squares reached so; what is reached with no fewer squares and no fewer
surcharges is dropped.
"""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.field import Field, Ways
from plancia.games.nova_aetas.gaits import FLY, OVERRUN, SURE, jumped, move_cost

UNLIMITED: Final = 1 << 20


class Flood:
    """`order`: (cost, squares walked, the squares whose best path is so), cheapest first."""

    def __init__(
        self, field: Field, way: Ways, gait: int, start: int, entangled: bool, opponents: int, tall: int, open_: int
    ) -> None:
        self.field = field  # kept, so that nothing else gets its id
        self.way = way
        self.gait = gait
        self.start = start
        self.entangled = entangled
        self.tall = tall  # cannot be jumped
        self.open = open_  # where a jump may land
        self.shut = field.all if gait & (FLY | OVERRUN) else field.all & ~opponents
        self.wet = 0 if gait & (FLY | SURE) else field.wet
        self.even = not way.jumps  # as far as it is grown every square costs the same
        self.order: list[tuple[int, int, int]] = [(0, 0, 1 << start)]
        self.seen = 1 << start
        self.whole = False  # there is nothing beyond
        self.paths: dict[int, tuple[int, ...]] = {}  # the last ones that were asked for
        # where there are jumps or surcharges
        self.layers: list[list[int]] = [[1 << start]]  # [n][s]: the squares reached by n squares and s surcharges
        self.done: list[int] = [1 << start]  # by surcharge: reached with so much or less, and no more squares
        self.grown = 1  # layers to which nothing comes any more
        self.spent = False  # there are no more layers
        self.paid = 0  # the AP up to which `order` is complete

    def grow(self, ap: int, goals: int) -> None:
        """As far as `ap` pay, but no farther than to the nearest of the goals."""
        if self.seen & goals:
            return
        if self.even:
            _grow_evenly(self, ap, goals)
        else:
            _grow_by_cost(self, ap, goals)

    def meets(self, opponents: int, ap: int, goals: int) -> bool:
        """Is one of them come to with so many AP, before any of the goals?"""
        if self.seen & opponents:
            for cost, _, mask in self.order:
                if cost > ap or mask & goals:
                    return False
                if mask & opponents:
                    return True
        return False

    def cost_of(self, goals: int) -> int:
        """The AP to the nearest of these squares, as far as it is grown."""
        for cost, _, mask in self.order:
            if mask & goals:
                return cost
        return UNLIMITED


def _grow_evenly(flood: Flood, ap: int, goals: int) -> None:
    gait, entangled, order = flood.gait, flood.entangled, flood.order
    way, width, shut, seen, wet = flood.way, flood.field.width, flood.shut, flood.seen, flood.wet
    north, west, east, south = way.north, way.west, way.east, way.south
    squares, front = len(order), order[-1][2]
    while not flood.whole:
        cost = move_cost(gait, squares, 0, entangled)
        if cost > ap:
            break
        grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
        front = (grown | (front & south) << width) & shut & ~seen
        if not front:
            flood.whole = True
            break
        if front & wet:
            flood.seen = seen
            _go_into_water(flood)
            _grow_by_cost(flood, ap, goals)
            return
        seen |= front
        order.append((cost, squares, front))
        squares += 1
        if front & goals:
            break
    flood.seen = seen


def _go_into_water(flood: Flood) -> None:
    """From here on surcharges count."""
    flood.even = False
    flood.layers = [[mask] for _, _, mask in flood.order]
    flood.done = [flood.seen]
    flood.grown = len(flood.order)
    flood.paid = move_cost(flood.gait, flood.grown, 0, flood.entangled) - 1


def _grow_by_cost(flood: Flood, ap: int, goals: int) -> None:
    gait, entangled, order, layers = flood.gait, flood.entangled, flood.order, flood.layers
    while flood.paid < ap and not flood.whole:
        flood.paid += 1
        while not flood.spent and move_cost(gait, flood.grown, 0, entangled) <= flood.paid:
            _add_layer(flood)
        dearer = not flood.spent
        met = False
        for squares in range(flood.grown):
            extra = flood.paid - move_cost(gait, squares, 0, entangled)
            if extra + 1 < len(layers[squares]):
                dearer = True
            if 0 <= extra < len(layers[squares]):
                mask = layers[squares][extra] & ~flood.seen
                if mask:
                    order.append((flood.paid, squares, mask))
                    flood.seen |= mask
                    met = met or mask & goals != 0
        flood.whole = not dearer
        if met:
            break


def _add_layer(flood: Flood) -> None:
    """What is one square farther than the last layer; jumps go beyond."""
    field, way, layers, wet = flood.field, flood.way, flood.layers, flood.wet
    north, west, east, south, width = way.north, way.west, way.east, way.south, field.width
    squares = flood.grown
    layer = layers[squares - 1]
    for extra in range(len(layer)):
        front = layer[extra]
        if not front:
            continue
        grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
        grown = (grown | (front & south) << width) & flood.shut
        if grown & ~wet:
            _put(layers, squares, extra, grown & ~wet)
        if grown & wet:
            _put(layers, squares, extra + 1, grown & wet)
        for direction, length, starts in way.jumps:
            if front & starts:
                landed = jumped(field.grid, front & starts, direction, length, flood.tall, flood.open)
                if landed:
                    _put(layers, squares - 1 + length, extra, landed)
    if squares < len(layers):
        _prune(layers[squares], flood.done)
        flood.grown += 1
    else:
        flood.spent = True


def _put(layers: list[list[int]], squares: int, extra: int, mask: int) -> None:
    while len(layers) <= squares:
        layers.append([])
    layer = layers[squares]
    while len(layer) <= extra:
        layer.append(0)
    layer[extra] |= mask


def _prune(layer: list[int], done: list[int]) -> None:
    """Drop what is reached with fewer squares or surcharges and nothing worse."""
    below = 0
    for extra in range(max(len(layer), len(done))):
        if extra == len(done):
            done.append(0)
        below |= done[extra]
        if extra < len(layer):
            layer[extra] &= ~below
            below |= layer[extra]
        done[extra] = below
    while layer and not layer[-1]:
        layer.pop()
