"""The best path to a square that is in reach: cheapest, then fewest squares, then N < W < E < S (N-AI-20)."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.ground.flood import Flood
from plancia.games.nova_aetas.rules.ground.reach import Reach
from plancia.games.nova_aetas.rules.ground.walks_with_jumps import Layers
from plancia.games.nova_aetas.state.gaits import jumped, move_cost
from plancia.kernel.memo import Memo


def path(found: Reach, square: int) -> tuple[int, ...]:
    """The squares walked, the start left out. A jump shows as a gap."""
    return best_path(found.flood, square)


def best_path(flood: Flood, square: int) -> tuple[int, ...]:
    paths = flood.paths
    if paths is None:
        paths = flood.paths = Memo(128)
    known = paths.get(square)
    if known is None:
        known = paths.keep(square, _best(flood, square, flood.shut))
    return known


def path_past(flood: Flood, square: int, opponents: int) -> tuple[int, ...]:
    """The first of the paths, as good as the best, on which none of them stands; () if there is none. No jumps."""
    known = None if flood.paths is None else flood.paths.get(square)
    if known is None or _stands_on(known, opponents):
        return _best(flood, square, flood.field.all ^ opponents)
    return known


def _stands_on(walked: tuple[int, ...], opponents: int) -> bool:
    for square in walked:
        if opponents >> square & 1:
            return True
    return False


def _best(flood: Flood, square: int, clear: int) -> tuple[int, ...]:
    """Over clear squares."""
    place = flood.place_on(square)
    squares, layers = flood.squares(place), flood.layers
    extra = flood.costs[place] - move_cost(flood.gait, squares, 0, flood.entangled) if place >= flood.even else 0
    if layers is not None and flood.way.jumps:
        return _jumping(flood, layers, square, squares, extra)
    if squares == flood.field.grid.far[flood.start][square]:
        walked = _straight(flood, square, squares, clear)
        if walked and (place < flood.even or _surcharges(flood, walked) == extra):
            return walked
    if place < flood.even:
        return _evenly(flood, square, squares, clear)
    return _waded(flood, squares, _wading(flood, square, squares, extra, clear))


def _straight(flood: Flood, square: int, squares: int, clear: int) -> tuple[int, ...]:
    """Always nearer, the first direction first; () where that leads nowhere. If it costs no more than the best path it
    is the best: no other one that is as short comes before it."""
    steps, discs = flood.way.steps, flood.field.grid.disc[square]
    walked: list[int] = []
    at = flood.start
    left = squares
    while left:
        left -= 1
        on = steps[at] & discs[left] & clear
        if not on:
            return ()
        at = (on ^ on - 1).bit_length() - 1
        walked.append(at)
    return tuple(walked)


def _surcharges(flood: Flood, walked: tuple[int, ...]) -> int:
    paid, wet = 0, flood.wet
    for square in walked:
        paid += wet >> square & 1
    return paid


def _evenly(flood: Flood, square: int, squares: int, clear: int) -> tuple[int, ...]:
    """Back from the end: from where it is still met. Then forward over those squares, the first direction first: N, W,
    E, S is reading order. () if there is no way."""
    way, width, up_to = flood.way, flood.field.width, flood.up_to
    north, west, east, south, steps = way.north, way.west, way.east, way.south, way.steps
    still: list[int] = [1 << square]
    back = way.back[square]
    for n in range(squares - 1, 0, -1):
        on = back & up_to[n] & clear
        still.append(on)
        if n > 1:
            back = (on << width) & north | (on << 1) & west | (on >> 1) & east | (on >> width) & south
    walked: list[int] = []
    at = flood.start
    for left in range(squares - 1, -1, -1):
        on = still[left] & steps[at]
        if not on:
            return ()
        at = (on ^ on - 1).bit_length() - 1
        walked.append(at)
    return tuple(walked)


def _wading(flood: Flood, square: int, squares: int, extra: int, clear: int) -> list[list[int]]:
    """The same where surcharges count: by squares left and by surcharges paid."""
    way, width, wet, reached = flood.way, flood.field.width, flood.wet, flood.by_squares()
    dry = flood.field.all ^ wet
    north, west, east, south = way.north, way.west, way.east, way.south
    row = [0] * (extra + 2)
    row[extra] = 1 << square
    still: list[list[int]] = [row]
    for n in range(squares - 1, 0, -1):
        ends, row, layer = row, [0] * (extra + 2), reached[n]
        for paid in range(min(extra + 1, len(layer))):
            if not ends[paid] and not ends[paid + 1]:
                continue
            on = ends[paid] & dry | ends[paid + 1] & wet
            if not on:
                continue
            if n == squares - 1:
                back = way.back[square]
            else:
                back = (on << width) & north | (on << 1) & west | (on >> 1) & east | (on >> width) & south
            row[paid] = back & layer[paid] & clear
        still.append(row)
    return still


def _waded(flood: Flood, squares: int, still: list[list[int]]) -> tuple[int, ...]:
    steps, wet = flood.way.steps, flood.wet
    dry = flood.field.all ^ wet
    walked: list[int] = []
    at, paid = flood.start, 0
    for left in range(squares - 1, -1, -1):
        row = still[left]
        on = (row[paid] & dry | row[paid + 1] & wet) & steps[at]
        if not on:
            return ()
        at = (on ^ on - 1).bit_length() - 1
        paid += wet >> at & 1
        walked.append(at)
    return tuple(walked)


def _jumping(flood: Flood, layers: Layers, square: int, squares: int, extra: int) -> tuple[int, ...]:
    """The same where there are jumps."""
    on = _backwards(layers, square, squares, extra)
    grid, way, wet = flood.field.grid, flood.way, flood.wet
    exits = (way.north, way.west, way.east, way.south)
    walked: list[int] = []
    at, n, s = 1 << flood.start, 0, 0
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
                        to = jumped(grid, at, direction, length, layers.tall, layers.open)
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


def _backwards(layers: Layers, square: int, squares: int, extra: int) -> list[dict[int, int]]:
    """By squares walked and surcharges paid: the squares from which the end is still met with what is left."""
    grid, way, reached, wet, width = layers.field.grid, layers.way, layers.by_squares, layers.wet, layers.field.width
    on: list[dict[int, int]] = [{} for _ in range(squares)]
    on.append({extra: 1 << square})
    for n in range(squares, 0, -1):
        for s, mask in on[n].items():
            for more in (0, 1):
                ends = mask & wet if more else mask & ~wet
                if not ends or s < more or s - more >= len(reached[n - 1]):
                    continue
                back = (ends << width) & way.north | (ends << 1) & way.west | (ends >> 1) & way.east
                back = (back | (ends >> width) & way.south) & reached[n - 1][s - more]
                if back:
                    on[n - 1][s - more] = on[n - 1].get(s - more, 0) | back
            for direction, length, starts in way.jumps:
                if n < length or s >= len(reached[n - length]):
                    continue
                back = mask & layers.open
                for left in range(length, 0, -1):
                    back = grid.shifted(back, 3 - direction)
                    if left > 1:
                        back &= ~layers.tall
                back &= starts & reached[n - length][s]
                if back:
                    on[n - length][s] = on[n - length].get(s, 0) | back
    return on
