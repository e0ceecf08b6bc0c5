"""The ground of Wroth's map: a honeycomb with shaken corners, dealt out to the regions, the sea and the bare rock."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise

Point = tuple[float, float]

WIDTH, HEIGHT = 1040, 860
SIDE = 10.0  # of a cell
SEA = 0
CRAGS = (9, 10)  # bare rock at the head of each inlet: nobody's
# How far each region reaches, and the inlet of the north-east; a half turn gives the one of the south-west.
REACH = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 4500, 8: 4500}
INLET: list[Point] = [(925, 112), (826, 188), (762, 246), (706, 304)]
CRAG = (682, 328)


class Noise:
    """Smooth noise between -1 and 1."""

    def __init__(self, seed: int, size: float) -> None:
        dice = random.Random(seed)
        self.size = size
        self.values = [[dice.uniform(-1, 1) for _ in range(64)] for _ in range(64)]

    def at(self, x: float, y: float) -> float:
        x, y = x / self.size + 16, y / self.size + 16
        i, j = int(x), int(y)
        u, v = (f * f * (3 - 2 * f) for f in (x - i, y - j))
        top = self.values[j][i] * (1 - u) + self.values[j][i + 1] * u
        low = self.values[j + 1][i] * (1 - u) + self.values[j + 1][i + 1] * u
        return top * (1 - v) + low * v


BROAD = Noise(3, 120), Noise(4, 120)
FINE = Noise(5, 34), Noise(6, 34)


def shaken(x: float, y: float) -> Point:
    (a, b), (c, d) = BROAD, FINE
    return x + 26 * a.at(x, y) + 12 * c.at(x, y), y + 26 * b.at(x, y) + 12 * d.at(x, y)


def half_turn(point: Point) -> Point:
    return WIDTH - point[0], HEIGHT - point[1]


def to_line(p: Point, line: list[Point]) -> tuple[float, float]:
    """How far p is from a line, and how far along the line, 0 to 1."""
    best = (math.inf, 0.0)
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        along = ((p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        along = min(1, max(0, along))
        far = math.dist(p, (ax + along * (bx - ax), ay + along * (by - ay)))
        best = min(best, (far, (number + along) / (len(line) - 1)))
    return best


def owner(x: float, y: float, places: dict[int, Point]) -> int:
    p = shaken(x, y)
    rx, ry = (p[0] - WIDTH / 2) / 448, (p[1] - HEIGHT / 2) / 368
    if abs(rx) ** 2.25 + abs(ry) ** 2.25 > 1:
        return SEA
    for inlet, crag, stone in ((INLET, CRAG, CRAGS[0]), ([half_turn(q) for q in INLET], half_turn(CRAG), CRAGS[1])):
        far, along = to_line(p, inlet)
        if far < 36 - 22 * along:
            return SEA
        if math.dist(p, crag) < 30:
            return stone
    return min(places, key=lambda region: math.dist(p, places[region]) ** 2 - REACH[region])


def honeycomb(
    owner: Callable[[float, float], int], size: tuple[int, int] = (WIDTH, HEIGHT), side: float = SIDE
) -> tuple[dict[int, Point], dict[tuple[int, int], list[tuple[int, int]]]]:
    """The shaken corners, and between each two owners the edges (pairs of corners)."""
    dice = random.Random(11)
    corners: dict[tuple[int, int], int] = {}
    where: dict[int, Point] = {}
    edges: dict[tuple[int, int], list[int]] = defaultdict(list)
    wide, high = side * math.sqrt(3) / 2, side / 2
    for row in range(-1, int(size[1] / (3 * high)) + 2):
        for column in range(-1, int(size[0] / (2 * wide)) + 2):
            cx, cy = 2 * column + row % 2, 3 * row
            whose = owner(cx * wide, cy * high)
            ring = []
            for dx, dy in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)):
                key = (cx + dx, cy + dy)
                if key not in corners:
                    corners[key] = len(corners)
                    shake = (dice.uniform(-0.3, 0.3) * side, dice.uniform(-0.3, 0.3) * side)
                    where[corners[key]] = (key[0] * wide + shake[0], key[1] * high + shake[1])
                ring.append(corners[key])
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                edges[min(a, b), max(a, b)].append(whose)
    between: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for edge, owners in edges.items():
        if len(owners) == 2 and owners[0] != owners[1]:
            between[min(owners), max(owners)].append(edge)
    return where, between
