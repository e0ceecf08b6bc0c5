"""From the edges between cells to smooth outlines: two regions that touch share one curve."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise

Point = tuple[float, float]
Arc = list[Point]


def chains(edges: list[tuple[int, int]], ends: set[int]) -> list[list[int]]:
    """Edges strung into lines that begin and end where a third owner meets, or into rings."""
    beside: dict[int, list[int]] = defaultdict(list)
    for a, b in edges:
        beside[a].append(b)
        beside[b].append(a)
    found = []
    while beside:
        start = min((c for c in beside if c in ends), default=min(beside))
        line = [start]
        while line[-1] in beside and (len(line) == 1 or line[-1] not in ends):
            last = line[-1]
            following = min(beside[last])
            for a, b in ((last, following), (following, last)):
                beside[a].remove(b)
                if not beside[a]:
                    del beside[a]
            line.append(following)
        found.append(line)
    return found


def curves(
    where: dict[int, Point], between: dict[tuple[int, int], list[tuple[int, int]]]
) -> dict[tuple[int, int], list[Arc]]:
    """The lines between each two owners, softened; they end where a third owner meets."""
    touching: dict[int, set[tuple[int, int]]] = defaultdict(set)
    for pair, edges in between.items():
        for corner in (corner for edge in edges for corner in edge):
            touching[corner].add(pair)
    ends = {corner for corner, pairs in touching.items() if len(pairs) > 1}
    return {pair: [smooth([where[c] for c in line]) for line in chains(edges, ends)] for pair, edges in between.items()}


def smooth(line: Arc) -> Arc:
    """Softened, then taken every dozen units; the ends stay where they are."""
    for _ in range(4):
        threes = zip(line, line[1:], line[2:], strict=False)
        inner = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in threes]
        line = [line[0], *inner, line[-1]]
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    steps = max(2, round(length / 11))
    taken, walked, due = [line[0]], 0.0, length / steps
    for a, b in pairwise(line):
        stride = math.dist(a, b)
        while walked + stride >= due and len(taken) < steps:
            part = (due - walked) / stride
            taken.append((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))
            due += length / steps
        walked += stride
    return [(round(x, 1), round(y, 1)) for x, y in [*taken, line[-1]]]


def curve(line: Arc) -> list[tuple[Point, Point, Point]]:
    """A smooth curve through the points, as the two handles and the end of each stretch."""
    padded = [line[-2] if line[0] == line[-1] else line[0], *line, line[1] if line[0] == line[-1] else line[-1]]
    stretches = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (round(b[0] + (c[0] - a[0]) / 6, 1), round(b[1] + (c[1] - a[1]) / 6, 1))
        second = (round(c[0] - (d[0] - b[0]) / 6, 1), round(c[1] - (d[1] - b[1]) / 6, 1))
        stretches.append((first, second, c))
    return stretches


def path(lines: list[Arc], closed: bool = False) -> str:
    """`lines` follow each other, end to start."""
    written = f"M{lines[0][0][0]:g} {lines[0][0][1]:g}"
    for line in lines:
        for stretch in curve(line):
            written += "C" + " ".join(f"{x:g} {y:g}" for x, y in stretch)
    return written + ("Z" if closed else "")


def rings(arcs: list[Arc]) -> list[list[Arc]]:
    """Arcs joined end to start, turned where needed; the longest ring first."""
    left, found = list(arcs), []
    while left:
        ring = [left.pop(0)]
        while ring[-1][-1] != ring[0][0]:
            here = ring[-1][-1]
            following = next(arc for arc in left if here in (arc[0], arc[-1]))
            left.remove(following)
            ring.append(following if following[0] == here else following[::-1])
        found.append(ring)
    return sorted(found, key=lambda ring: -sum(len(arc) for arc in ring))
