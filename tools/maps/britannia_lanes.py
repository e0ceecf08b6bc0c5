"""How one walks and sails over Verrix's map: the bends of a way from a place through the next one to the one after it.

`gates`: where two sea areas pass into each other. `roads`: between the villages of two territories that border on each
other ("iceni/trinovantes"). `lanes`: through a sea area, between villages or gates of places that do not touch each
other ("iceni/germanicus/parisii").
"""

from __future__ import annotations

import heapq
import math
from itertools import combinations, pairwise

from tools.maps.britannia_cells import HEIGHT, WIDTH, Ground
from tools.maps.lines import Arc

Point = tuple[float, float]
Cell = tuple[int, int]
Bends = dict[str, list[int]]

STEP = 6
LAND, SHORE = 2.5, 2.0  # how much longer a step seems on land, and close to a shore
OFF_SHORE = 3  # cells
LONGER = 1.04  # what a straight line may seem longer than a bent one
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


class Chart:
    """Whose each cell of a fine grid is, and which of them lie close to a shore."""

    def __init__(self, ground: Ground) -> None:
        self.whose = {
            (x, y): ground.whose((float(x * STEP), float(y * STEP)))
            for x in range(WIDTH // STEP + 1)
            for y in range(HEIGHT // STEP + 1)
        }
        dry = {cell for cell, owner in self.whose.items() if owner not in ground.seas}
        self.seas = set(ground.seas)
        reach = [(x, y) for x in range(-OFF_SHORE, OFF_SHORE + 1) for y in range(-OFF_SHORE, OFF_SHORE + 1)]
        self.shore = {(x + dx, y + dy) for x, y in dry for dx, dy in reach if math.hypot(dx, dy) <= OFF_SHORE}

    def bends(self, start: Point, end: Point, through: set[str]) -> list[int]:
        """x, y, x, y …, between a place and another, over ground of these owners only."""
        cells = self.straighter(self.shortest(cell_of(start), cell_of(end), through), through)
        return [value * STEP for cell in cells[1:-1] for value in cell]

    def shortest(self, start: Cell, end: Cell, through: set[str]) -> list[Cell]:
        before: dict[Cell, Cell | None] = {}
        waiting: list[tuple[float, float, Cell, Cell | None]] = [(0.0, 0.0, start, None)]
        while end not in before:
            _, walked, here, came = heapq.heappop(waiting)
            if here in before:
                continue
            before[here] = came
            for dx, dy in STEPS:
                cell = (here[0] + dx, here[1] + dy)
                far = walked + math.hypot(dx, dy) * self.toil(cell, start, end, through)
                if cell not in before and far < math.inf:
                    heapq.heappush(waiting, (far + math.dist(cell, end), far, cell, here))
        cells, at = [end], before[end]
        while at is not None:
            cells.append(at)
            at = before[at]
        return cells[::-1]

    def straighter(self, way: list[Cell], through: set[str]) -> list[Cell]:
        """Only the cells at which it has to turn."""
        ends = way[0], way[-1]
        kept, at = [way[0]], 0
        while at < len(way) - 1:
            walked = [0.0]
            for a, b in pairwise(way[at:]):
                walked.append(walked[-1] + self.straight(a, b, *ends, through))
            straight = [self.straight(way[at], cell, *ends, through) for cell in way[at + 1 :]]
            at += max(n for n, far in enumerate(straight, 1) if n == 1 or far <= walked[n] * LONGER)
            kept.append(way[at])
        return kept

    def straight(self, a: Cell, b: Cell, start: Cell, end: Cell, through: set[str]) -> float:
        """How far it seems from a to b, as the crow flies."""
        far = math.dist(a, b)
        parts = [n / math.ceil(far * 2) for n in range(1, math.ceil(far * 2) + 1)]
        cells = [(round(a[0] + part * (b[0] - a[0])), round(a[1] + part * (b[1] - a[1]))) for part in parts]
        return far * sum(self.toil(cell, start, end, through) for cell in cells) / len(cells)

    def toil(self, cell: Cell, start: Cell, end: Cell, through: set[str]) -> float:
        """How long a step seems there."""
        whose = self.whose.get(cell, "")
        if whose in through:
            return SHORE if whose in self.seas and cell in self.shore else 1
        return LAND if whose in (self.whose[start], self.whose[end]) else math.inf


def lanes(
    ground: Ground, villages: dict[str, Point], reaches: dict[frozenset[str], list[Arc]], beside: set[frozenset[str]]
) -> dict[str, Bends]:
    chart = Chart(ground)
    gates = {name: middle(max(arcs, key=len)) for name, arcs in reaches.items()}

    def end(place: str, sea: str) -> Point:
        return villages[place] if place in villages else gates[frozenset((place, sea))]

    roads, sailed = {}, {}
    for pair in beside:
        a, b = sorted(pair)
        if a in villages and b in villages:
            roads[f"{a}/{b}"] = chart.bends(villages[a], villages[b], {a, b})
    for sea in ground.seas:
        coasts = sorted(next(iter(pair - {sea})) for pair in beside if sea in pair)
        for a, b in combinations(coasts, 2):
            if frozenset((a, b)) in beside:
                continue
            sailed[f"{a}/{sea}/{b}"] = chart.bends(end(a, sea), end(b, sea), {sea})
    passed = {"/".join(sorted(name)): [round(value) for value in at] for name, at in gates.items()}
    return {"gates": passed, "roads": dict(sorted(roads.items())), "lanes": dict(sorted(sailed.items()))}


def cell_of(at: Point) -> Cell:
    return round(at[0] / STEP), round(at[1] / STEP)


def middle(arc: Arc) -> Point:
    return arc[len(arc) // 2]
