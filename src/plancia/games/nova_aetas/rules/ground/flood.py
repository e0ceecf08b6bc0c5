"""How far a gait gets from a square, cheapest first (N-CORE-MOVE-COST): grown no farther than somebody has asked."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from plancia.games.nova_aetas.rules.ground.walks_in_water import Wading
from plancia.games.nova_aetas.rules.ground.walks_with_jumps import Layers
from plancia.games.nova_aetas.state.field import Field, Ways
from plancia.games.nova_aetas.state.gaits import DRY, PASSES, RUNNER, move_cost
from plancia.kernel.memo import Memo

UNLIMITED: Final = 1 << 20


class Walker:
    """Who walks, from where, and who is in its way."""

    def __init__(self, field: Field, gait: int, start: int, entangled: bool = False) -> None:
        self.field = field
        self.gait = gait
        self.start = start
        self.entangled = entangled
        self.opponents = 0  # squares of its Opponents, through whom it may not pass
        self.tall = 0  # those of them that cannot be jumped
        self.taken = 0  # every square where a model stands, its own left out

    def among(self, opponents: int, tall: int, taken: int) -> Walker:
        self.opponents, self.tall, self.taken = opponents, tall, taken
        return self


class Flood:
    """`costs`, `up_to`: by place, cheapest first, the AP and the squares it has come to by then. The squares come to at
    one place have best paths of the same cost over as many squares."""

    def __init__(self, walker: Walker, way: Ways, open_: int) -> None:
        """`open_`: of whoever jumps, where a jump may land."""
        field, gait, start, entangled = walker.field, walker.gait, walker.start, walker.entangled
        self.field = field
        self.way = way
        self.gait = gait
        self.start = start
        self.entangled = entangled
        self.shut = field.all if gait & PASSES else field.all ^ walker.opponents
        self.wet = 0 if gait & DRY else field.wet
        self.costs: list[int] = [0]
        self.up_to: list[int] = [1 << start]
        self.seen = 1 << start
        self.price = 0 if gait & RUNNER else move_cost(gait, 1, 0, entangled)  # of a square, unless two cost one AP
        self.even = 1  # as far as to this place every square costs the same, and there is one place for each
        self.walked: list[int] | None = None  # from there on: the squares walked
        self.paid = 0  # the AP up to which nothing is missing
        self.whole = False  # there is nothing beyond
        self.over = 0  # so many squares walked: all that can be reached so, at whatever cost, is there
        self.paths: Memo[int, tuple[int, ...]] | None = None  # by the square they lead to, once one was asked for
        self.wading: Wading | None = None  # as long as there is neither every square costs the same
        self.layers: Layers | None = None
        if way.jumps:
            self.layers = Layers(self, [1 << start])
            self.layers.tall, self.layers.open = walker.tall, open_

    def grow(self, ap: int, goals: int) -> None:
        """As far as `ap` pay, but no farther than to the nearest of the goals."""
        if ap <= self.paid or self.whole or self.seen & goals:
            return
        if self.layers is None and self.wading is None:
            _grow_evenly(self, ap, goals)
        if self.wading is not None:
            _grow_by_wading(self, self.wading, ap, goals)
        if self.layers is not None:
            _grow_by_layers(self, self.layers, ap, goals)

    def by_squares(self) -> list[list[int]]:
        """By squares walked and by surcharges, where they count."""
        if self.wading is not None:
            return self.wading.by_squares
        return self.layers.by_squares if self.layers is not None else []

    def at(self, place: int) -> int:
        """The squares that it comes to just there."""
        return self.up_to[place] ^ self.up_to[place - 1] if place else self.up_to[0]

    def squares(self, place: int) -> int:
        """How many are walked to one of them."""
        return place if self.walked is None or place < self.even else self.walked[place - self.even]

    def come_to(self, mask: int, cost: int, squares: int) -> None:
        if self.walked is None:
            self.walked = []
        self.costs.append(cost)
        self.walked.append(squares)
        self.seen |= mask
        self.up_to.append(self.seen)

    def meets(self, opponents: int, ap: int, goals: int) -> bool:
        """Is one of them come to with so many AP, before any of the goals?"""
        if not self.seen & opponents:
            return False
        place, first = self.last_for(ap), self.place_of(goals)
        if 0 <= first <= place:
            place = first - 1
        return place >= 0 and self.up_to[place] & opponents != 0

    def last_for(self, ap: int) -> int:
        """The last place that so many AP pay."""
        if self.price:
            place = ap // self.price
            if place < self.even:
                return place
        return bisect_right(self.costs, ap) - 1

    def place_of(self, goals: int, apart: int = 0) -> int:
        """The place of the first of these squares, as far as it is grown; -1 if none of them is. Who does not jump
        comes to what is so many squares `apart` at that place at the earliest."""
        if not self.seen & goals:
            return -1
        up_to, place = self.up_to, apart
        while not up_to[place] & goals:
            place += 1
        return place

    def place_on(self, square: int) -> int:
        """The place of one that it has come to."""
        return self.place_of(1 << square, 0 if self.way.jumps else self.field.grid.far[self.start][square])

    def cost_of(self, goals: int) -> int:
        """The AP to the nearest of these squares, as far as it is grown."""
        place = self.place_of(goals)
        return UNLIMITED if place < 0 else self.costs[place]


def _grow_evenly(flood: Flood, ap: int, goals: int) -> None:
    gait, entangled, price = flood.gait, flood.entangled, flood.price
    way, width, shut, seen, wet = flood.way, flood.field.width, flood.shut, flood.seen, flood.wet
    north, west, east, south = way.north, way.west, way.east, way.south
    costs, up_to = flood.costs, flood.up_to
    squares = len(up_to)
    front = flood.at(squares - 1)
    left = shut ^ shut & seen
    while True:
        cost = price * squares if price else move_cost(gait, squares, 0, entangled)
        if cost > ap:
            break
        if squares == 1:
            front = way.steps[flood.start] & left
        else:
            grown = (front & north) >> width | (front & west) >> 1 | (front & east) << 1
            front = (grown | (front & south) << width) & left
        if not front:
            flood.whole = True
            break
        if wet and front & wet:  # from here on surcharges count
            first: list[int] = []
            for place in range(squares):
                first.append(flood.at(place))
            if not price:
                flood.layers = Layers(flood, first)
            else:
                flood.wading = Wading(way, width, shut, wet, price, first)
            break
        seen |= front
        left ^= front
        costs.append(cost)
        up_to.append(seen)
        squares += 1
        if goals and front & goals:
            break
    flood.seen = seen
    flood.even = squares
    flood.paid = move_cost(gait, squares, 0, entangled) - 1


def _grow_by_wading(flood: Flood, wading: Wading, ap: int, goals: int) -> None:
    while flood.paid < ap and not flood.whole and not flood.seen & goals:
        paid = flood.paid = flood.paid + 1
        reached = wading.next()
        for squares in sorted(reached):
            mask = reached[squares]
            mask ^= mask & flood.seen
            if mask:
                flood.come_to(mask, paid, squares)
                wading.reach(mask, squares, paid - wading.price * squares)
        flood.whole = wading.is_over()


def _grow_by_layers(flood: Flood, layers: Layers, ap: int, goals: int) -> None:
    gait, entangled, by_squares = flood.gait, flood.entangled, layers.by_squares
    while flood.paid < ap and not flood.whole and not flood.seen & goals:
        flood.paid += 1
        while not layers.spent and move_cost(gait, layers.grown, 0, entangled) <= flood.paid:
            layers.add()
        for squares in range(flood.over, layers.grown):
            extra = flood.paid - move_cost(gait, squares, 0, entangled)
            if extra + 1 >= len(by_squares[squares]) and squares == flood.over:
                flood.over += 1
            if 0 <= extra < len(by_squares[squares]):
                mask = by_squares[squares][extra] & ~flood.seen
                if mask:
                    flood.come_to(mask, flood.paid, squares)
        flood.whole = layers.spent and flood.over == layers.grown
