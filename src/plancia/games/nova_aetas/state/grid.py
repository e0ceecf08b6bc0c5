"""The bare grid: distances, neighbours, which squares a line of sight crosses (N-CORE-GRID, N-CORE-DIST, N-CORE-LOS-2).

A square is row * width + column; a set of squares is an int with one bit for each. Where time counts, what is in one
set and not in another is written a ^ a & b: the negative number of a & ~b takes longer. Everything here depends on
nothing but the size, is made when it is first wanted, and is shared by all maps of that size.
"""

from __future__ import annotations

from typing import Final

from plancia.kernel.memo import Memo

LARGEST: Final = 16  # squares along one side
NORTH: Final = 0  # the order in which equal directions are taken: N, W, E, S
WEST: Final = 1
EAST: Final = 2
SOUTH: Final = 3


class Lines:
    """The lines of sight out of one square, by the other end."""

    def __init__(self, size: int) -> None:
        self.crossed: list[int] = [0] * size  # the squares whose inside the line meets, the ends left out
        # Pairs of squares that touch only where the line passes exactly between them.
        self.corners: list[tuple[int, ...]] = [()] * size
        self.shadow: list[int] = [0] * size  # by square: the ends whose line crosses it
        self.partners: list[int] = [0] * size  # by square: those with which it may stand at both sides of a line
        self.pinch: list[tuple[tuple[int, int], ...]] = [()] * size  # by square: (its partner, the ends)


class Grid:
    """Squares of one size of map."""

    def __init__(self, width: int, rows: int) -> None:
        self.width = width
        self.rows = rows
        self.size = width * rows
        self.all = (1 << self.size) - 1
        first = 0
        for row in range(rows):
            first |= 1 << (row * width)
        self.not_first = self.all & ~first  # squares with a neighbour to the west
        self.not_last = self.all & ~(first << (width - 1))
        self.disc: list[list[int]] = []  # by square and distance: the squares at most so far away, itself included
        for square in range(self.size):
            discs = [1 << square]
            while discs[-1] != self.all:
                discs.append(self.grown(discs[-1]))
            self.disc.append(discs)
        self.far: list[list[int]] = []  # N-CORE-DIST: by square and square
        for square in range(self.size):
            down = [abs(square // width - row) for row in range(rows)]
            right = [abs(square % width - column) for column in range(width)]
            self.far.append([y + x for y in down for x in right])
        # The orthogonal neighbours, on whatever Height (N-CORE-ADJ).
        self.next_to: list[int] = [discs[min(1, len(discs) - 1)] & ~discs[0] for discs in self.disc]
        self._lines: list[Lines | None] = [None] * self.size

    def grown(self, squares: int) -> int:
        """These squares and their orthogonal neighbours."""
        wide = squares | (squares & self.not_first) >> 1 | (squares & self.not_last) << 1
        return (wide | squares >> self.width | squares << self.width) & self.all

    def shifted(self, squares: int, direction: int) -> int:
        """The neighbours of these squares in one direction."""
        if direction == NORTH:
            return squares >> self.width
        if direction == WEST:
            return (squares & self.not_first) >> 1
        if direction == EAST:
            return (squares & self.not_last) << 1
        return squares << self.width & self.all

    def within(self, square: int, distance: int) -> int:
        """N-CORE-DIST: the squares at most this far away, the square itself included."""
        if distance < 0:
            return 0
        discs = self.disc[square]
        return discs[distance] if distance < len(discs) else self.all

    def lines(self, square: int) -> Lines:
        """The lines of sight out of a square."""
        lines = self._lines[square]
        if lines is None:
            lines = self._lines[square] = _lines_from(self, square)
        return lines


_grids: Final[Memo[tuple[int, int], Grid]] = Memo(50)


def grid_of(width: int, rows: int) -> Grid:
    """The one grid of this size."""
    assert 0 < min(width, rows) <= max(width, rows) <= LARGEST, f"a map of {width} x {rows} squares"
    return _grids.get((width, rows)) or _grids.keep((width, rows), Grid(width, rows))


# By eights of squares, and by which of them there are: those squares.
_EIGHTS: Final = [
    [[first + each for each in range(8) if some >> each & 1] for some in range(256)]
    for first in range(0, LARGEST * LARGEST, 8)
]


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in reading order."""
    squares: list[int] = []
    if mask.bit_count() < 4:
        while mask:
            low = mask & -mask
            squares.append(low.bit_length() - 1)
            mask ^= low
        return squares
    for place, some in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        if some:
            squares += _EIGHTS[place][some]
    return squares


def bits_of(mask: int) -> list[int]:
    """The members of a set that are bits themselves, such as tokens."""
    return [1 << each for each in squares_of(mask)]


def _lines_from(grid: Grid, square: int) -> Lines:
    width = grid.width
    row, column = square // width, square % width
    lines = Lines(grid.size)
    partners: list[dict[int, int]] = [{} for _ in range(grid.size)]
    for end in range(grid.size):
        here, down, right = 1 << end, end // width - row, end % width - column
        met, pairs = _line(abs(right), abs(down))
        x, y = (1 if right > 0 else -1), (width if down > 0 else -width)
        for i, j in met:
            each = square + i * x + j * y
            lines.crossed[end] |= 1 << each
            lines.shadow[each] |= here
        for i, j in pairs:
            one, other = square + i * x + j * y, square + (i - 1) * x + (j + 1) * y
            lines.corners[end] += (1 << one | 1 << other,)
            partners[one][other] = partners[one].get(other, 0) | here
            partners[other][one] = partners[other].get(one, 0) | here
    for each in range(grid.size):
        lines.pinch[each] = tuple([(1 << other, ends) for other, ends in partners[each].items()])
        for other in partners[each]:
            lines.partners[each] |= 1 << other
    return lines


_met: Final[Memo[tuple[int, int], tuple[list[tuple[int, int]], list[tuple[int, int]]]]] = Memo(LARGEST * LARGEST)


def _line(right: int, down: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """From one centre to the centre `right` and `down` squares away: the squares met, and the corners passed exactly.

    A line meets the inside of a square when the square's centre is nearer to it than half its side measured across the
    line, which in whole numbers is 2 |i down - j right| < right + down; when it is equal the line passes a corner. A
    corner is named by the square right above it; its partner lies one to the left and one down.
    """
    found = _met.get((right, down))
    if found is None:
        met: list[tuple[int, int]] = []
        pairs: list[tuple[int, int]] = []
        for i in range(right + 1):
            for j in range(down + 1):
                off = 2 * (i * down - j * right)
                if abs(off) < right + down:
                    if (i or j) and (i != right or j != down):
                        met.append((i, j))
                elif off == right + down and off:
                    pairs.append((i, j))
        found = _met.keep((right, down), (met, pairs))
    return found
