"""Walks through Water and Swamp where nobody runs or jumps (N-CORE-MOVE-COST, N-CORE-TERRAIN-WATER).

A best way is then the best one to each of its squares: what comes after a square is known as soon as the square is
reached, and a square that has been reached once is done with.
"""

from __future__ import annotations

from plancia.games.nova_aetas.state.field import Ways


class Wading:
    """`by_squares[n][s]`: the squares whose best way is n squares and s surcharges."""

    def __init__(self, way: Ways, width: int, shut: int, wet: int, price: int, first: list[int]) -> None:
        """`first`: the squares reached by no, one, two ... squares without any surcharge; `price`: the AP of one."""
        self.way = way
        self.width = width
        self.shut = shut
        self.wet = wet
        self.price = price
        self.by_squares: list[list[int]] = [[mask] for mask in first]
        # By AP beyond what is paid: by squares walked, what is come to.
        self.coming: list[dict[int, int]] = [{} for _ in range(price + 2)]
        self.spread(first[-1], len(first) - 1, 0)

    def next(self) -> dict[int, int]:
        """What one more AP pays."""
        self.coming.append({})
        return self.coming.pop(0)

    def reach(self, mask: int, squares: int, extra: int) -> None:
        """These are reached by so many squares and surcharges; from them it goes on."""
        rows = self.by_squares
        if squares == len(rows):
            rows.append([])
        row = rows[squares]
        while len(row) <= extra:
            row.append(0)
        row[extra] = mask
        self.spread(mask, squares, self.price - 1)

    def spread(self, mask: int, squares: int, dry: int) -> None:
        """`dry`: where in `coming` the neighbours on dry ground are."""
        way, width, coming = self.way, self.width, self.coming
        grown = (mask & way.north) >> width | (mask & way.west) >> 1 | (mask & way.east) << 1
        grown = (grown | (mask & way.south) << width) & self.shut
        waded = grown & self.wet
        if waded:
            coming[dry + 1][squares + 1] = coming[dry + 1].get(squares + 1, 0) | waded
        if grown != waded:
            coming[dry][squares + 1] = coming[dry].get(squares + 1, 0) | (grown ^ waded)

    def is_over(self) -> bool:
        for each in self.coming:
            if each:
                return False
        return True
