"""The lines of the water: curves along the coast, each at its distance."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise, product

from tools.maps.rooms import inside

Point = tuple[float, float]
Edge = tuple[int, int, int, int]  # the two corners of the grid that it joins

STEP = 8
NEAR = 64  # beyond it the distance does not matter


def waves(coasts: list[list[Point]], distances: list[float], width: int, height: int) -> list[str]:
    """One path for each distance."""
    far = field(coasts, width, height)
    return ["".join(written(ring) for ring in rings(far, distance)) for distance in distances]


def field(coasts: list[list[Point]], width: int, height: int) -> list[list[float]]:
    """At each corner of a grid how far the coast is; below 0 on land. It reaches beyond the sheet on every side."""
    buckets: dict[tuple[int, int], list[Point]] = defaultdict(list)
    for a, b in (pair for coast in coasts for pair in pairwise([*coast, coast[0]])):
        parts = max(1, round(math.dist(a, b) / 3))
        for part in range(parts):
            p = (a[0] + (b[0] - a[0]) * part / parts, a[1] + (b[1] - a[1]) * part / parts)
            buckets[int(p[0] // NEAR), int(p[1] // NEAR)].append(p)

    def far(x: float, y: float) -> float:
        beside = product(range(int(x // NEAR) - 1, int(x // NEAR) + 2), range(int(y // NEAR) - 1, int(y // NEAR) + 2))
        near = min((math.dist((x, y), p) for key in beside for p in buckets.get(key, [])), default=float(NEAR))
        return -min(near, NEAR) if any(inside((x, y), coast) for coast in coasts) else min(near, NEAR)

    columns, rows = range(-2, width // STEP + 3), range(-2, height // STEP + 3)
    edge = {columns[0], columns[-1]}, {rows[0], rows[-1]}  # all water, so that every curve closes beyond the sheet
    return [[NEAR if c in edge[0] or r in edge[1] else far(c * STEP, r * STEP) for c in columns] for r in rows]


def rings(far: list[list[float]], level: float) -> list[list[Point]]:
    """Where the field passes a level: the crossings of the grid's edges, strung from cell to cell."""
    beside: dict[Edge, list[Edge]] = defaultdict(list)
    for r, c in product(range(len(far) - 1), range(len(far[0]) - 1)):
        corners = [(r, c), (r, c + 1), (r + 1, c + 1), (r + 1, c)]
        crossed = [
            (*min(a, b), *max(a, b))
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
            if (far[a[0]][a[1]] > level) != (far[b[0]][b[1]] > level)
        ]
        for one, other in zip(crossed[::2], crossed[1::2], strict=True):
            beside[one].append(other)
            beside[other].append(one)
    found = []
    left = set(beside)
    while left:
        line = [min(left)]
        left.remove(line[0])
        while following := [edge for edge in beside[line[-1]] if edge in left]:
            line.append(following[0])
            left.remove(following[0])
        if len(line) > 5:
            found.append([crossing(far, edge, level) for edge in line])
    return found


def crossing(far: list[list[float]], edge: Edge, level: float) -> Point:
    r1, c1, r2, c2 = edge
    part = (level - far[r1][c1]) / (far[r2][c2] - far[r1][c1])
    return (c1 + part * (c2 - c1) - 2) * STEP, (r1 + part * (r2 - r1) - 2) * STEP


def written(ring: list[Point]) -> str:
    """A closed curve through every fourth crossing, softened."""
    soft = ring
    for _ in range(3):
        around = zip(soft[-1:] + soft[:-1], soft, soft[1:] + soft[:1], strict=True)
        soft = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in around]
    points = soft[::4]
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for a, b, c in zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True):
        handle = (b[0] - (c[0] - a[0]) / 6, b[1] - (c[1] - a[1]) / 6)
        path += f"S{handle[0]:.0f} {handle[1]:.0f} {b[0]:.0f} {b[1]:.0f}"
    return path + "Z"
