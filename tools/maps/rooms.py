"""Where things lie in a drawn region: its number, its token, its armies; and the small marks of the ground."""

from __future__ import annotations

import math
import random
from functools import partial
from itertools import product
from typing import TypedDict

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height
Grid = list[list[bool]]

STEP = 8
ROW = 6  # the height of a row of free stretches
HEAD = (128, 64)  # the token and the pennants beside it
MARGIN = 9
GROUND = {1: "pine", 2: "hill", 3: "reed", 4: "pine", 5: "hill", 6: "reed", 7: "ruin", 8: "hill"}
ALSO = ("hill", "pine", "reed")


class Anchors(TypedDict):
    """`head`: for the token and its pennants; `room`: where armies rather stand; `number`: its middle; `top` and
    `rows`: from there downwards, in rows of 6, the stretches from left to right where a piece may lie."""

    head: list[float]
    room: list[float]
    number: list[float]
    top: float
    rows: list[list[float]]


def inside(p: Point, shape: list[Point]) -> bool:
    x, y = p
    hit = False
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def clear(p: Point, shape: list[Point]) -> float:
    """How far p is from the outline; below 0 outside."""
    far = min(map(partial(math.dist, p), shape))
    return far if inside(p, shape) else -far


def beyond(p: Point, box: Box) -> float:
    """How far p is from a box; below 0 inside."""
    x, y, width, height = box
    dx, dy = max(x - p[0], 0, p[0] - x - width), max(y - p[1], 0, p[1] - y - height)
    return math.hypot(dx, dy) if dx or dy else -1


def anchors(shape: list[Point]) -> Anchors:
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    columns = int((max(x for x, _ in shape) - left) / STEP)
    rows = int((max(y for _, y in shape) - top) / STEP)

    def middle(r: int, c: int) -> Point:
        return left + (c + 0.5) * STEP, top + (r + 0.5) * STEP

    free = [[clear(middle(r, c), shape) > MARGIN for c in range(columns)] for r in range(rows)]
    (r0, c0, height, width), (r, c) = token_and_armies(free)
    head: Box = (left + c * STEP, top + r * STEP, *HEAD)
    room: Box = (left + c0 * STEP, top + r0 * STEP, width * STEP, height * STEP)
    number = max(
        (middle(i, j) for i, j in product(range(rows), range(columns)) if free[i][j]),
        key=lambda p: min(clear(p, shape), beyond(p, head), beyond(p, room)),
    )
    return {
        "head": rounded(head),
        "room": rounded(room),
        "number": rounded(number),
        "top": round(top, 1),
        "rows": stretches(shape, top, head, number),
    }


def token_and_armies(free: Grid) -> tuple[tuple[int, int, int, int], tuple[int, int]]:
    """The room (row, column, height, width) and the corner of the head that leave each other the most."""
    wide, high = HEAD[0] // STEP, HEAD[1] // STEP
    found = []
    for r, c in product(range(0, len(free) - high, 2), range(0, len(free[0]) - wide, 2)):
        if not all(free[r + i][c + j] for i, j in product(range(high), range(wide))):
            continue
        left = [
            [cell and not (r <= i < r + high and c <= j < c + wide) for j, cell in enumerate(row)]
            for i, row in enumerate(free)
        ]
        room = largest(left)
        found.append((use(room) - (40 if r > room[0] else 0), room, (r, c)))  # rather above its armies
    return max(found)[1:]


def use(room: tuple[int, int, int, int]) -> float:
    _, _, height, width = room
    return min(height, 1.2 * width) * min(width, 1.9 * height)


def largest(free: Grid) -> tuple[int, int, int, int]:
    """The most useful free rectangle: row, column, height, width."""
    heights = [0] * len(free[0])
    best, most = (0, 0, 0, 0), 0.0
    for r, row in enumerate(free):
        heights = [height + 1 if cell else 0 for height, cell in zip(heights, row, strict=True)]
        for c in range(len(row)):
            height = heights[c]
            for end in range(c, len(row)):
                height = min(height, heights[end])
                if not height:
                    break
                room = (r - height + 1, c, height, end - c + 1)
                if height * room[3] > most and use(room) > most:
                    best, most = room, use(room)
    return best


def stretches(shape: list[Point], top: float, head: Box, number: Point) -> list[list[float]]:
    rows = []
    columns = range(int(min(x for x, _ in shape)), int(max(x for x, _ in shape)), 4)
    for row in range(int((max(y for _, y in shape) - top) / ROW)):
        y = top + (row + 0.5) * ROW
        ends: list[float] = []
        open_ = False
        for x in columns:
            p = (float(x), y)
            free = clear(p, shape) > MARGIN and beyond(p, head) > 3 and math.dist(p, number) > 21
            if free != open_:
                ends.append(x)
                open_ = free
        rows.append(ends + [columns[-1]] if open_ else ends)
    return rows


def rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, 1) for value in values]


def marks(
    shapes: dict[int, list[Point]], spots: dict[int, Anchors], crags: tuple[int, ...]
) -> list[tuple[str, float, float, float]]:
    """Small drawings of the ground, scattered where nothing else stands: kind, x, y, size; the farther ones first."""
    dice = random.Random(23)
    placed = []
    for region, shape in shapes.items():
        rock = region in crags
        many, near, edge = (7, 19, 9) if rock else (17, 25, 17)
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        taken: list[Point] = []
        for _ in range(600):
            p = (dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)))
            if any(math.dist(p, q) < near for q in taken) or clear(p, shape) < edge:
                continue
            if not rock and not bare(p, spots[region], dice):
                continue
            taken.append(p)
            kind = "crag" if rock else GROUND[region] if dice.random() < 0.8 else dice.choice(ALSO)
            size = dice.uniform(1.15, 1.5) if rock else dice.uniform(0.85, 1.15)
            placed.append((kind, round(p[0], 1), round(p[1], 1), round(size, 2)))
            if len(taken) == many:
                break
    return sorted(placed, key=lambda mark: (mark[2], mark[1]))


def bare(p: Point, spot: Anchors, dice: random.Random) -> bool:
    hx, hy, hw, hh = spot["head"]
    rx, ry, rw, rh = spot["room"]
    if beyond(p, (hx, hy, hw, hh)) < 13 or math.dist(p, (spot["number"][0], spot["number"][1])) < 34:
        return False
    return beyond(p, (rx, ry, rw, rh)) > 8 or dice.random() < 0.05
