"""The best path to a square that is in reach: cheapest, then fewest squares, then N < W < E < S (N-AI-20)."""

from __future__ import annotations

from plancia.games.nova_aetas.gaits import FLY, SURE, jumped, move_cost, ways
from plancia.games.nova_aetas.reach import UNLIMITED, Reach


def path(found: Reach, square: int) -> tuple[int, ...]:
    """The squares walked, the start left out. A jump shows as a gap."""
    known = found.paths.get(square)
    if known is None:
        known = found.paths[square] = _best(found, square)
    return known


def _best(found: Reach, square: int) -> tuple[int, ...]:
    best = UNLIMITED
    squares = extra = -1
    for n, layer in enumerate(found.layers):
        for s, mask in enumerate(layer):
            if mask >> square & 1:
                cost = move_cost(found.gait, n, s, found.entangled)
                if cost < best:
                    best, squares, extra = cost, n, s
    assert squares >= 0, "out of reach"
    return _traced(found, square, squares, extra)


def _traced(found: Reach, square: int, squares: int, extra: int) -> tuple[int, ...]:
    """Forward from the start over the squares that lie on a best path, the first direction first."""
    on = _backwards(found, square, squares, extra)
    field, gait, grid = found.field, found.gait, found.field.grid
    way = ways(field, gait)
    exits = (way.north, way.west, way.east, way.south)
    wet = 0 if gait & (FLY | SURE) else field.wet
    open_ = field.open & ~found.taken & ~found.opponents
    walked: list[int] = []
    at, n, s = 1 << found.start, 0, 0
    while n < squares:
        for direction in range(4):  # N, W, E, S
            to, length = 0, 0
            if at & exits[direction]:
                to, length = grid.shifted(at, direction), 1
                more = 1 if to & wet else 0
                if to & on[n + 1].get(s + more, 0):
                    s += more
                else:
                    to = 0
            if not to:
                for way_, length, starts in way.jumps:
                    if way_ == direction and at & starts and n + length <= squares:
                        to = jumped(grid, at, direction, length, found.tall, open_)
                        if to & on[n + length].get(s, 0):
                            break
                        to = 0
            if to:
                at, n = to, n + length
                walked.append(at.bit_length() - 1)
                break
        else:
            raise AssertionError("a path that cannot be walked")
    return tuple(walked)


def _backwards(found: Reach, square: int, squares: int, extra: int) -> list[dict[int, int]]:
    """By squares walked and surcharges paid: the squares from which the end is still met with what is left."""
    field, gait, grid = found.field, found.gait, found.field.grid
    way = ways(field, gait)
    width = field.width
    wet = 0 if gait & (FLY | SURE) else field.wet
    on: list[dict[int, int]] = [{} for _ in range(squares)]
    on.append({extra: 1 << square})
    for n in range(squares, 0, -1):
        for s, mask in on[n].items():
            for more in (0, 1):
                ends = mask & wet if more else mask & ~wet
                if not ends or s < more or n > len(found.layers) or s - more >= len(found.layers[n - 1]):
                    continue
                back = (ends << width) & way.north | (ends << 1) & way.west | (ends >> 1) & way.east
                back = (back | (ends >> width) & way.south) & found.layers[n - 1][s - more]
                if back:
                    on[n - 1][s - more] = on[n - 1].get(s - more, 0) | back
            for direction, length, starts in way.jumps:
                if n < length or s >= len(found.layers[n - length]):
                    continue
                back = mask & field.open & ~found.taken & ~found.opponents
                for left in range(length, 0, -1):
                    back = grid.shifted(back, 3 - direction)
                    if left > 1:
                        back &= ~found.tall
                back &= starts & found.layers[n - length][s]
                if back:
                    on[n - length][s] = on[n - length].get(s, 0) | back
    return on
