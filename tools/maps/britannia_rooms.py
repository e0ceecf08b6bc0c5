"""Where things lie in a drawn territory: its village, its name; and the small marks of the ground."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import product
from typing import TypedDict

from tools.maps.britannia_cells import WILDS
from tools.maps.rooms import beyond, clear

Point = tuple[float, float]

HOUSE = (62, 56)  # a village
LETTER = 10.6  # of a name
STEP = 8
GROUND = {
    "caledonii": "crag pine", "taexali": "pine hill", "epidii": "crag hill", "damnonii": "hill pine",
    "votadini": "hill pine", "selgovae": "hill pine", "brigantes": "hill crag", "parisii": "hill",
    "corieltauvi": "oak reed", "cornovii": "oak hill", "ordovices": "crag hill", "silures": "hill oak",
    "dobunni": "oak hill", "dumnonii": "stone hill", "durotriges": "stone hill", "catuvellauni": "oak",
    "iceni": "reed oak", "trinovantes": "oak reed", "atrebates": "stone oak", "cantiaci": "oak hill",
    "portum-itium": "oak hill", "crag": "crag", "peak": "crag", "oak": "oak", "reed": "reed",
}  # fmt: skip


class Anchors(TypedDict):
    """The middle of the village, and the middle of the name's line."""

    village: list[float]
    name: list[float]


def anchors(territory: str, name: str, shape: list[Point]) -> Anchors:
    """The name under the village or above it, where both have the most room; the name may reach over a border."""
    left, right = min(x for x, _ in shape), min(980.0, max(x for x, _ in shape))
    top, low = min(y for _, y in shape), min(1050.0, max(y for _, y in shape))
    wide = len(name) * LETTER
    free = cache(lambda p: clear(p, shape))  # many houses and names would lie at the same points
    best: tuple[float, Point, Point] = (-math.inf, (0, 0), (0, 0))
    for x, y, side in product(range(int(left), int(right), STEP), range(int(top), int(low), STEP), (1, -1)):
        house = (float(x), float(y))
        room = min(free(corner) for corner in corners(house, *HOUSE))
        if room < -9:
            continue
        for shift in range(-36, 37, 12):
            line = (x + shift, y + side * (HOUSE[1] / 2 + 13))
            spaces = [free((line[0] + part * wide / 2, line[1])) for part in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
            over = sum(min(0, space - 7) for space in spaces)
            score = min(room, 7) + 1.2 * over + 0.3 * min(spaces) - abs(shift) * 0.05 + side
            best = max(best, (score, house, line))
    return {"village": rounded(best[1]), "name": rounded(best[2])}


def village(spot: Anchors) -> Point:
    return spot["village"][0], spot["village"][1]


def corners(middle: Point, wide: float, high: float) -> list[Point]:
    return [(middle[0] + a * wide / 2, middle[1] + b * high / 2) for a, b in product((-1, 0, 1), (-1, 1))]


def rounded(values: Point) -> list[float]:
    return [round(value, 1) for value in values]


def marks(shapes: dict[str, list[Point]], spots: dict[str, Anchors]) -> list[tuple[str, float, float, float]]:
    """Small drawings of the ground where no village and no name lies: kind, x, y, size; the farther ones first."""
    dice = random.Random(41)
    taken = [(*spot["village"], *spot["name"]) for spot in spots.values()]
    placed = []
    for place, kinds in GROUND.items():
        shape = shapes[place]
        wild = place in WILDS
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        stood: list[Point] = []
        for _ in range(700):
            p = (dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)))
            if not (20 < p[0] < 980 and 20 < p[1] < 1060) or any(math.dist(p, q) < (13 if wild else 21) for q in stood):
                continue
            if clear(p, shape) < (4 if wild else 13) or any(covers(spot, p) for spot in taken):
                continue
            stood.append(p)
            kind = kinds.split()[0 if dice.random() < 0.7 else -1]
            size = dice.uniform(0.8, 1.0) if wild else dice.uniform(0.62, 0.8)
            placed.append((kind, round(p[0], 1), round(p[1], 1), round(size, 2)))
            if len(stood) == 22:
                break
    return sorted(placed, key=lambda mark: (mark[2], mark[1]))


def covers(spot: tuple[float, ...], p: Point) -> bool:
    vx, vy, nx, ny = spot
    house = (vx - HOUSE[0] / 2, vy - HOUSE[1] / 2, *HOUSE)
    return beyond(p, house) < 9 or beyond(p, (nx - 62, ny - 10, 124, 20)) < 9
