"""The best path to a square that is in reach: cheapest, then fewest squares, then N < W < E < S (N-AI-20)."""

from __future__ import annotations

from plancia.games.nova_aetas.gaits import FLY, SURE, jumped, move_cost, ways
from plancia.games.nova_aetas.grid import EAST, NORTH, SOUTH, WEST
from plancia.games.nova_aetas.reach import UNLIMITED, Reach


def path(found: Reach, square: int) -> tuple[int, ...]:
    """The squares walked, the start left out. A jump shows as a gap."""
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
    field, gait = found.field, found.gait
    way = ways(field, gait)
    exits = (way.north, way.west, way.east, way.south)
    wet = 0 if gait & (FLY | SURE) else field.wet
    path: list[int] = []
    at, n, s = 1 << found.start, 0, 0
    while n < squares:
        stepped = False
        for direction in (NORTH, WEST, EAST, SOUTH):
            if at & exits[direction]:
                to = field.grid.shifted(at, direction)
                more = 1 if to & wet else 0
                if to & on.get((n + 1) << 8 | (s + more), 0):
                    at, n, s, stepped = to, n + 1, s + more, True
                    break
            for way_, length, starts in way.jumps:
                if way_ == direction and at & starts:
                    to = jumped(
                        field.grid, at, direction, length, found.tall, field.open & ~found.taken & ~found.opponents
                    )
                    if to & on.get((n + length) << 8 | s, 0):
                        at, n, stepped = to, n + length, True
                        break
            if stepped:
                break
        assert stepped, "a path that cannot be walked"
        path.append(at.bit_length() - 1)
    return tuple(path)


def _backwards(found: Reach, square: int, squares: int, extra: int) -> dict[int, int]:
    """By (squares << 8 | surcharges): the squares from which the end is still met with what is left."""
    field, gait = found.field, found.gait
    way = ways(field, gait)
    exits = (way.north, way.west, way.east, way.south)
    wet = 0 if gait & (FLY | SURE) else field.wet
    open_ = field.open & ~found.taken & ~found.opponents
    on: dict[int, int] = {squares << 8 | extra: 1 << square}
    for n in range(squares - 1, -1, -1):
        if n >= len(found.layers):
            continue
        layer = found.layers[n]
        for s in range(min(len(layer), extra + 1)):
            mask = 0
            for direction in range(4):
                front = layer[s] & exits[direction]
                if front:
                    dry = on.get((n + 1) << 8 | s, 0) & ~wet
                    damp = on.get((n + 1) << 8 | (s + 1), 0) & wet
                    mask |= front & field.grid.shifted(dry | damp, 3 - direction)
            for direction, length, starts in way.jumps:
                landed = on.get((n + length) << 8 | s, 0) & open_
                if landed and layer[s] & starts:
                    back = landed
                    for left in range(length, 0, -1):
                        back = field.grid.shifted(back, 3 - direction)
                        if left > 1:
                            back &= ~found.tall
                    mask |= layer[s] & starts & back
            if mask:
                on[n << 8 | s] = mask
    return on
