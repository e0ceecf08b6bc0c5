"""The field worked out a second time, by brute force.

`python -m tests.games.nova_aetas.rules.ground.oracle --cases 200000` asks often.

Nothing here comes from the engine but its answers: lines of sight by exact fractions, paths by Dijkstra over explicit
states, areas by their definition.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from math import floor

from plancia.games.nova_aetas.rules.ground import areas, paths, reach, sight
from plancia.games.nova_aetas.rules.ground.flood import UNLIMITED, Walker
from plancia.games.nova_aetas.state import box, gaits
from plancia.games.nova_aetas.state.field import Field, field_of
from plancia.games.nova_aetas.state.grid import squares_of

Place = tuple[int, int]  # column, row
WAYS = ((0, -1), (-1, 0), (1, 0), (0, 1))
TOWERING, BLOCKING, CUMBERSOME = set("TOH"), set("TbCSOH"), set("TWCSOHM")


class Table:
    """A random map with models on it, as plain places."""

    def __init__(self, dice: random.Random) -> None:
        self.width, self.rows = dice.randint(1, 12), dice.randint(1, 12)
        if dice.random() < 0.1:
            self.width, self.rows = dice.randint(12, 16), dice.randint(12, 16)
        clutter = dice.choice((0.0, 0.1, 0.25, 0.5))
        letters = [
            [dice.choice("TbWCSvxLOHM~%~%") if dice.random() < clutter else "." for _ in range(self.width)]
            for _ in range(self.rows)
        ]
        hilly = dice.choice((0.0, 0.1, 0.4))
        self.code: dict[Place, str] = {}
        self.height: dict[Place, int] = {}
        for y in range(self.rows):
            for x in range(self.width):
                self.code[x, y] = letters[y][x]
                self.height[x, y] = dice.randint(1, 3) if dice.random() < hilly else 0
        heights = {f"{chr(65 + x)}{y + 1}": high for (x, y), high in self.height.items() if high}
        self.field: Field = field_of(["".join(row) for row in letters], heights)
        ground = [place for place, code in self.code.items() if code not in CUMBERSOME]
        dice.shuffle(ground)
        crowd = dice.choice((0.0, 0.1, 0.3, 0.6))
        models = ground[: int(len(ground) * crowd)]
        self.opponents = {place for place in models if dice.random() < 0.6}
        self.friends = set(models) - self.opponents
        self.tall = {place for place in self.opponents if dice.random() < 0.3}

    def number(self, place: Place) -> int:
        return place[1] * self.width + place[0]

    def mask(self, places: set[Place]) -> int:
        return sum(1 << self.number(place) for place in places)

    def drawn(self) -> str:
        """To look at when something differs."""
        marks = {place: "t" if place in self.tall else "o" for place in self.opponents} | dict.fromkeys(
            self.friends, "f"
        )
        return "\n".join(
            " ".join(f"{self.code[x, y]}{self.height[x, y]}{marks.get((x, y), ' ')}" for x in range(self.width))
            for y in range(self.rows)
        )


def crossed(a: Place, b: Place) -> tuple[set[Place], list[tuple[Place, Place]]]:
    """Squares whose inside the segment between the centres meets, and pairs of squares at the corners it passes."""
    start_x, start_y = Fraction(2 * a[0] + 1, 2), Fraction(2 * a[1] + 1, 2)
    dx, dy = b[0] - a[0], b[1] - a[1]
    cuts = {Fraction(0), Fraction(1)}
    for x in range(min(a[0], b[0]) + 1, max(a[0], b[0]) + 1):
        cuts.add((x - start_x) / dx)
    for y in range(min(a[1], b[1]) + 1, max(a[1], b[1]) + 1):
        cuts.add((y - start_y) / dy)
    along = sorted(cuts)
    inside = set()
    for before, after in pairwise(along):
        middle = (before + after) / 2
        inside.add((floor(start_x + dx * middle), floor(start_y + dy * middle)))
    corners = []
    for at in along[1:-1]:
        x, y = start_x + dx * at, start_y + dy * at
        if x.denominator == y.denominator == 1:
            touching = [(int(x) - i, int(y) - j) for i in (0, 1) for j in (0, 1)]
            outside = [square for square in touching if square not in inside]
            corners.append((outside[0], outside[1]))
    return inside - {a, b}, corners


def through_a_corner(dice: random.Random, table: Table, a: Place) -> Place:
    """Another end whose line passes exactly between two squares, if it is on the map."""
    times, x, y = dice.choice((1, 1, 2, 3)), dice.choice((-3, -1, 1, 3)), dice.choice((-3, -1, 1, 3))
    b = (a[0] + times * x, a[1] + times * y)
    return b if b in table.code else a


def line_of_sight(table: Table, a: Place, b: Place, sniper: bool, models: bool = True) -> bool:
    if abs(a[0] - b[0]) + abs(a[1] - b[1]) <= 1:
        return True
    low, high = sorted((table.height[a], table.height[b]))

    def obstructs(square: Place) -> bool:
        if square not in table.height or table.height[square] > high:
            return True
        if sniper:
            return False
        if table.code[square] in TOWERING:
            return True
        opponent = models and square in table.opponents
        if opponent and square in table.tall:
            return True
        level = low == high == table.height[square]
        return level and (opponent or table.code[square] in BLOCKING)

    inside, corners = crossed(a, b)
    return not any(map(obstructs, inside)) and not any(obstructs(one) and obstructs(other) for one, other in corners)


def may_target(table: Table, a: Place, b: Place, distance: int, reach_trait: bool) -> bool:
    if not 1 <= abs(a[0] - b[0]) + abs(a[1] - b[1]) <= distance:
        return False
    levels = abs(table.height[a] - table.height[b])
    return levels == 0 or distance >= 3 or (reach_trait and levels == 1)


def shape_of(table: Table, attacker: Place, target: Place, shape: int, length: int, way: int) -> set[Place]:
    """The outline of an area, on and off the map."""
    x, y = target
    if shape == box.CROSS:
        return {target, (x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)}
    if shape == box.EXPLOSION:
        return {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
    (i, j), (x, y) = WAYS[way], attacker
    if shape == box.LANCE:
        return {(x + n * i, y + n * j) for n in range(1, length + 1)}
    return {(x + i, y + j)} | {(x + n * i + w * j, y + n * j + w * i) for n in (2, 3) for w in (-1, 0, 1)}


def covered(table: Table, attacker: Place, target: Place, shape: int, length: int, way: int) -> set[Place]:
    origin = target if shape in (box.CROSS, box.EXPLOSION) else attacker
    return {
        square
        for square in shape_of(table, attacker, target, shape, length, way)
        if square in table.code
        and (
            square == target
            or (
                table.code[square] not in CUMBERSOME
                and table.height[square] == table.height[target]
                and line_of_sight(table, origin, square, False, models=False)
            )
        )
    }


class Mover:
    """Random abilities of somebody who walks."""

    def __init__(self, dice: random.Random) -> None:
        self.climb = dice.choice((0, 0, 1, 2))
        self.jump = dice.choice((0, 0, 0, 1, 2, 3))
        self.fly, self.overrun, self.heavy = dice.random() < 0.1, dice.random() < 0.15, dice.random() < 0.1
        self.runner = dice.random() < 0.25
        self.falls, self.sure, self.entangled = dice.random() < 0.3, dice.random() < 0.1, dice.random() < 0.2
        flags = gaits.FLY * self.fly + gaits.OVERRUN * self.overrun + gaits.HEAVY * self.heavy
        flags += gaits.RUNNER * self.runner + gaits.FALLS * self.falls + gaits.SURE * self.sure
        self.gait = gaits.gait_of(self.climb, self.jump, flags)
        self.ap = dice.choice((0, 1, 3, 5, 6, 8, UNLIMITED))


def may_step(table: Table, who: Mover, a: Place, b: Place) -> bool:
    if b not in table.code or (who.heavy and table.height[b] != 0):
        return False
    if who.fly:
        return True
    if table.code[b] in CUMBERSOME and (not who.overrun or table.code[b] in TOWERING):
        return False
    if b in table.opponents and not who.overrun:
        return False
    rise = table.height[b] - table.height[a]
    return rise == 0 or "L" in table.code[a] + table.code[b] or abs(rise) <= who.climb or (rise < 0 and who.falls)


def may_land(table: Table, who: Mover, a: Place, way: Place, length: int) -> bool:
    over = [(a[0] + n * way[0], a[1] + n * way[1]) for n in range(1, length + 1)]
    to = over.pop()
    if table.code[a] == "%" or not free(table, to) or (who.heavy and table.height[to] != 0):
        return False
    drop = table.height[a] - table.height[to]
    if drop < 0 or (drop > who.climb and not who.falls):
        return False
    return not any(square in table.tall or table.code[square] in TOWERING for square in over)


def free(table: Table, square: Place) -> bool:
    if square not in table.code or table.code[square] in CUMBERSOME:
        return False
    return square not in table.opponents and square not in table.friends


Walk = tuple[int, int, tuple[int, ...], tuple[Place, ...]]  # AP, squares, directions, the way


def walks(table: Table, who: Mover, start: Place) -> dict[Place, Walk]:
    """Dijkstra. A state is where, how many squares so far, and whether a Runner has half an AP left to use up."""
    heap: list[tuple[int, tuple[int, ...], int, bool, Place, tuple[Place, ...]]] = [(0, (), 0, False, start, ())]
    settled: dict[Place, list[tuple[int, int, bool]]] = {}
    best: dict[Place, Walk] = {}
    while heap:
        ap, directions, squares, spare, at, way = heappop(heap)
        if any(a <= ap and b <= squares and c >= spare for a, b, c in settled.get(at, ())):
            continue
        settled.setdefault(at, []).append((ap, squares, spare))
        if at not in best or (ap, squares) < best[at][:2]:
            best[at] = (ap, squares, directions, way)
        for turn, (i, j) in enumerate(WAYS):
            to = (at[0] + i, at[1] + j)
            if may_step(table, who, at, to):
                cost = 0 if spare else 1
                cost += who.entangled + (table.code[to] in "~%" and not who.fly and not who.sure)
                if ap + cost <= who.ap:
                    now_spare = who.runner and not spare
                    heappush(heap, (ap + cost, (*directions, turn * 16), squares + 1, now_spare, to, (*way, to)))
            for length in range(1, who.jump + 1):
                if may_land(table, who, at, (i, j), length):
                    cost = length * who.entangled
                    for n in range(squares, squares + length):  # a Runner pays for every other square
                        cost += 1 if not who.runner or n % 2 == 0 else 0
                    to = (at[0] + i * length, at[1] + j * length)
                    if ap + cost <= who.ap:
                        now = (*directions, turn * 16 + length)
                        now_spare = who.runner and (squares + length) % 2 == 1
                        heappush(heap, (ap + cost, now, squares + length, now_spare, to, (*way, to)))
    return best


class Differs(AssertionError):
    pass


def check(seed: int, wanted: dict[str, int]) -> dict[str, int]:
    """One random map; returns how many cases of each kind agreed."""
    dice = random.Random(seed)
    table = Table(dice)
    field = table.field
    opponents, tall, taken = table.mask(table.opponents), table.mask(table.tall), table.mask(table.friends)
    taken |= opponents
    places = list(table.code)
    cases = dict.fromkeys(wanted, 0)

    def same(kind: str, ours: object, theirs: object, about: object) -> None:
        if ours != theirs:
            raise Differs(f"seed {seed}, {kind} {about}: the field says {ours}, brute force {theirs}\n{table.drawn()}")
        cases[kind] += 1

    for _ in range(4):
        a, sniper = dice.choice(places), dice.random() < 0.15
        seen = sight.in_sight(field, table.number(a), opponents, tall, sniper)
        for b in [*dice.sample(places, min(len(places), 10)), *(through_a_corner(dice, table, a) for _ in range(10))]:
            expected = line_of_sight(table, a, b, sniper)
            one, other = table.number(a), table.number(b)
            same("sight", bool(seen >> other & 1), expected, (a, b, sniper, "all at once"))
            same("sight", sight.sees(field, one, other, opponents, tall, sniper), expected, (a, b, sniper))
            same("sight", not sight.obstacles(field, one, other, opponents, tall, sniper), expected, (a, b, sniper))
        distance, reach_trait = dice.randint(1, 7), dice.random() < 0.4
        near = areas.in_range(field, table.number(a), distance, reach_trait)
        for b in dice.sample(places, min(len(places), 20)):
            expected = may_target(table, a, b, distance, reach_trait)
            same("range", bool(near >> table.number(b) & 1), expected, (a, b, distance, reach_trait))
            close = abs(a[0] - b[0]) + abs(a[1] - b[1])
            same("range", field.distance(table.number(a), table.number(b)), close, (a, b))
            adjacent = close == 1 and table.height[a] == table.height[b]
            same("range", bool(field.beside[table.number(a)] >> table.number(b) & 1), adjacent, (a, b))
    ground = [place for place in places if table.code[place] not in CUMBERSOME]
    for _ in range(60 if ground else 0):
        attacker, target = dice.choice(places), dice.choice(ground)
        if dice.random() < 0.7:
            x, y = attacker[0] + dice.randint(-3, 3), attacker[1] + dice.randint(-3, 3)
            target = (x, y) if (x, y) in ground else target
        shape, length = dice.randint(box.CROSS, box.BREATH), dice.randint(1, 4)
        one, other = table.number(attacker), table.number(target)
        if shape < box.LANCE:
            ours = areas.area(field, one, other, shape, length, 0)
            theirs = covered(table, attacker, target, shape, length, 0)
            same("area", ours, table.mask(theirs), (attacker, target, shape))
            continue
        facing = [way for way in range(4) if target in shape_of(table, attacker, target, shape, length, way)]
        same("area", areas.facings(field, one, other, shape, length), facing, (attacker, target, shape, length))
        ours = areas.aligned(field, other, shape, length) >> one & 1
        same("area", ours, int(bool(facing)), (attacker, target, shape, length, "aligned"))
        for way in facing:
            ours = areas.area(field, one, other, shape, length, way)
            theirs = covered(table, attacker, target, shape, length, way)
            same("area", ours, table.mask(theirs), (attacker, target, shape, length, way))
    for _ in range(3 if ground else 0):
        start, who = dice.choice(ground), Mover(dice)
        table.opponents.discard(start)
        table.friends.discard(start)
        table.tall.discard(start)
        opponents, tall = table.mask(table.opponents), table.mask(table.tall)
        taken = table.mask(table.friends) | opponents
        expected_walks = walks(table, who, start)
        walker = Walker(field, who.gait, table.number(start), who.entangled).among(opponents, tall, taken)
        found = reach.reach(walker, who.ap)
        about = f"from {start} {vars(who)}"
        ends = {place for place in expected_walks if free(table, place) or place == start}
        same("path", found.ends, table.mask(ends), about)
        for place, (ap, squares, _, way) in expected_walks.items():
            number = table.number(place)
            same("path", found.cost(number), ap, (about, place))
            same("path", found.squares(number), squares, (about, place))
            same("path", paths.path(found, number), tuple(map(table.number, way)), (about, place))
        goals = {dice.choice(places) for _ in range(2)}
        if who.ap == UNLIMITED:
            near_goals = [expected_walks[goal][0] for goal in goals if goal in expected_walks]
            to = reach.reach(walker, who.ap, table.mask(goals))
            costs = [to.cost(square) for square in squares_of(table.mask(goals)) if to.cost(square) >= 0]
            same("path", min(costs, default=None), min(near_goals, default=None), (about, goals))
    return cases


KINDS = ("sight", "range", "area", "path")


def run(cases: int, seed: int = 0) -> dict[str, int]:
    """Random maps until every kind has its share of the cases."""
    done = dict.fromkeys(KINDS, 0)
    while min(done.values()) < cases // len(KINDS):
        for kind, n in check(seed, done).items():
            done[kind] += n
        seed += 1
    return done


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cases", type=int, default=200_000)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    began = time.perf_counter()
    done = run(given.cases, given.seed)
    told = ", ".join(f"{n:,} {kind}" for kind, n in done.items())
    print(f"{sum(done.values()):,} cases agree ({told}) in {time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
