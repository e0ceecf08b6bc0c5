"""Walks where squares do not all cost the same: Water, Swamp, jumps (N-CORE-MOVE-COST, N-CORE-TERRAIN-WATER).

A walk of n squares with surcharges s costs the same whatever its order, so for each number of squares and each
surcharge the squares reached so are kept; what is reached with no fewer squares and no fewer surcharges is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from plancia.games.nova_aetas.state.gaits import jumped

if TYPE_CHECKING:
    from plancia.games.nova_aetas.rules.ground.flood import Flood


class Layers:
    """`by_squares[n][s]`: the squares reached by n squares and s surcharges."""

    def __init__(self, flood: Flood, first: list[int]) -> None:
        """`first`: the squares reached by no, one, two ... squares without any surcharge."""
        self.field = flood.field
        self.way = flood.way
        self.shut = flood.shut
        self.wet = flood.wet
        self.tall = 0  # cannot be jumped
        self.open = 0  # where a jump may land
        self.by_squares: list[list[int]] = [[mask] for mask in first]
        self.grown = len(first)  # layers to which nothing comes any more
        self.spent = False  # there are no more
        seen = 0
        for mask in first:
            seen |= mask
        self._done: list[int] = [seen]  # by surcharge: reached with so much or less, and no more squares

    def add(self) -> None:
        """What is one square farther than the last layer; jumps go beyond."""
        way, shut, wet, squares, width = self.way, self.shut, self.wet, self.grown, self.field.width
        north, west, east, south = way.north, way.west, way.east, way.south
        if squares == len(self.by_squares):
            self.by_squares.append([])
        last, layer, done = self.by_squares[squares - 1], self.by_squares[squares], self._done
        below = waded = 0
        for extra in range(max(len(last) + 1, len(layer), len(done))):
            reached = waded
            front = last[extra] if extra < len(last) else 0
            waded = 0
            if front:
                grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
                grown = (grown | (front & south) << width) & shut
                waded = grown & wet
                reached |= grown ^ waded
                if way.jumps:
                    self._jump(front, squares - 1, extra)
            if extra == len(done):
                done.append(0)
            if extra == len(layer):
                layer.append(0)
            reached |= layer[extra]  # by jumps
            below |= done[extra]
            reached &= ~below
            layer[extra] = reached
            done[extra] = below = below | reached
        while layer and not layer[-1]:
            layer.pop()
        if layer or squares + 1 < len(self.by_squares):
            self.grown += 1
        else:
            self.by_squares.pop()
            self.spent = True

    def _jump(self, front: int, squares: int, extra: int) -> None:
        for direction, length, starts in self.way.jumps:
            if front & starts:
                landed = jumped(self.field.grid, front & starts, direction, length, self.tall, self.open)
                if landed:
                    self._put(squares + length, extra, landed)

    def _put(self, squares: int, extra: int, mask: int) -> None:
        while len(self.by_squares) <= squares:
            self.by_squares.append([])
        layer = self.by_squares[squares]
        while len(layer) <= extra:
            layer.append(0)
        layer[extra] |= mask
