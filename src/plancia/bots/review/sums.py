# not compiled
"""Luck apart from skill: what chance and everybody's decisions have given, together exactly what was won or lost."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from plancia.bots.review.worlds import Stretch, Values

Z95 = 1.959963984540054


class Part(NamedTuple):
    """Of the chance to win: how much, and the 95 % interval."""

    value: float
    low: float
    high: float


class Sums(NamedTuple):
    initial: float
    final: float
    luck: Part
    own: Part
    others: Part


class Seen(NamedTuple):
    """A stretch by world: at each question, after the last answer, and at the question after chance."""

    stretch: Stretch
    before: list[list[Values]]
    after: list[Values]

    def at(self, place: int) -> list[Values]:
        """Before step `place`, or with the last one done."""
        return self.before[place - self.stretch.begins] if place < self.stretch.ends else self.after

    def decided(self, place: int, seat: int) -> float:
        """By how much the answer of step `place` moved the chance of a seat."""
        return mean(self.at(place + 1), seat) - mean(self.at(place), seat)


def mean(worlds: list[Values], seat: int) -> float:
    return sum(values[seat] for values in worlds) / len(worlds)


def luck_after(seen: list[Seen], number: int, end: Values, seat: int) -> float:
    """What chance did after a stretch."""
    then = mean(seen[number + 1].before[0], seat) if number + 1 < len(seen) else end[seat]
    return then - mean(seen[number].after, seat)


def sums(seen: list[Seen], end: Values, seat: int, by: int) -> Sums:
    """For a seat (`seat` in the values, `by` in the steps)."""
    luck = own = others = 0.0
    spread = [0.0, 0.0, 0.0]
    for number, each in enumerate(seen):
        mine, theirs = [0.0] * len(each.after), [0.0] * len(each.after)
        for place in range(each.stretch.begins, each.stretch.ends):
            side = mine if each.stretch.course.steps[place].by == by else theirs
            for world, (now, then) in enumerate(zip(each.at(place), each.at(place + 1))):
                side[world] += then[seat] - now[seat]
        own += sum(mine) / len(mine)
        others += sum(theirs) / len(theirs)
        luck += luck_after(seen, number, end, seat)
        chance = [each.before[0][world][seat] - each.after[world][seat] for world in range(len(mine))]
        for part, of in enumerate((chance, mine, theirs)):
            spread[part] += _variance(of)
    low = [Z95 * sqrt(each) for each in spread]
    return Sums(
        mean(seen[0].before[0], seat),
        end[seat],
        Part(luck, luck - low[0], luck + low[0]),
        Part(own, own - low[1], own + low[1]),
        Part(others, others - low[2], others + low[2]),
    )


def _variance(values: list[float]) -> float:
    """Of their mean."""
    n = len(values)
    middle = sum(values) / n
    return sum((value - middle) ** 2 for value in values) / max(1, n - 1) / n
