# not compiled
"""A review as it comes: the curve in large strides, then the stretches that moved most, what was better at the turning
points, and at last every other decision. What is done, and in which order, hangs on no clock."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from plancia.bots.mind import Mind
from plancia.bots.review.better import Found, Said, labels, said, search
from plancia.bots.review.chances import chances_of
from plancia.bots.review.course import Course, Finished
from plancia.bots.review.sums import Seen, mean
from plancia.bots.review.worlds import Depth, Means, Values, stretches
from plancia.games.shelf import titles
from plancia.kernel.words import LANGUAGES

STRIDES = 24  # moments of the first curve
TURNS = 8  # decisions that are looked into
FIRST = 3  # of them, before there is something to read
MISSED = 4  # and others in which much was missed
MUCH = 0.03  # of the chance to win
SEED = "review"

START, STRETCH, LOOKED, GLANCED = "start", "stretch", "looked", "glanced"


DEPTH = Depth()


class Done(NamedTuple):
    """What has been found out so far: plain values, so that another process can go on. By number of the stretch, or by
    place of the step."""

    starts: dict[int, list[Values]]
    stretches: dict[int, tuple[list[list[Values]], list[Values]]]
    looked: dict[int, tuple[Found, Said]]
    glanced: dict[int, Found]

    @staticmethod
    def nothing() -> Done:
        return Done({}, {}, {}, {})


class Review:
    def __init__(self, finished: Finished, seed: str = SEED, done: Done | None = None, depth: Depth = DEPTH) -> None:
        self.mind: Mind = titles()[finished.game].part("mind")
        self.course = course = Course(finished)
        self.done = done or Done.nothing()
        chances = chances_of(finished.game, len(course.seats), course.together)
        self.means = Means(course, self.mind, chances, seed, depth)
        self.stretches = stretches(self.means)
        self.begins = [stretch.begins for stretch in self.stretches]
        self.end: Values = [self.mind.value(course.end, seat) for seat in course.seats]
        self.choices = [place for place, step in enumerate(course.steps) if step.is_choice]

    def work(self, seconds: float = inf) -> bool:
        """Goes on for a while; True when there is no more to do."""
        until = time.monotonic() + seconds
        for kind, number in self._jobs():
            self._do(kind, number)
            if time.monotonic() >= until:
                break
        return self.complete

    @property
    def complete(self) -> bool:
        return next(self._jobs(), None) is None

    @property
    def readable(self) -> bool:
        """The curve is whole, and the first turning points are told."""
        return len(self.seen) == len(self.stretches) and self.done.looked.keys() >= {*self.turning()[:FIRST]}

    @property
    def share(self) -> float:
        """How much of it is done."""
        done, depth = self.done, self.means.depth
        costs = (depth.worlds, 4 * depth.worlds, depth.look + depth.glance, depth.glance)
        strides, turns = len(self._strides()), min(TURNS, len(self.choices))
        whole = (strides, len(self.stretches), turns, len(self.choices) - turns)
        now = (len(done.starts), len(done.stretches), len(done.looked), len(done.glanced))
        total = sum(cost * n for cost, n in zip(costs, whole))
        return min(1.0, sum(cost * min(n, of) for cost, n, of in zip(costs, now, whole)) / total) if total else 1.0

    @property
    def seen(self) -> list[Seen]:
        """The stretches from the first on that are known."""
        found = []
        for number, stretch in enumerate(self.stretches):
            if number not in self.done.stretches:
                break
            found.append(Seen(stretch, *self.done.stretches[number]))
        return found

    def stretch_of(self, place: int) -> int:
        return bisect_right(self.begins, place) - 1

    def _strides(self) -> list[int]:
        n = len(self.stretches)
        return sorted({number * n // min(n, STRIDES) for number in range(min(n, STRIDES))})

    def _jobs(self) -> Iterator[tuple[str, int]]:
        """What is still to do, in order of importance."""
        done, strides = self.done, self._strides()
        yield from ((START, number) for number in strides if number not in done.starts)
        order = sorted(range(len(self.stretches)), key=lambda number: (-self._swing(number), number))
        yield from ((STRETCH, number) for number in order if number not in done.stretches)
        yield from ((LOOKED, place) for place in self.turning() if place not in done.looked)
        known = done.looked.keys() | done.glanced.keys()
        yield from ((GLANCED, place) for place in self.choices if place not in known)
        yield from ((LOOKED, place) for place in self.missed() if place not in done.looked)

    def _swing(self, number: int) -> float:
        """How far the curve goes between the two strides around a stretch."""
        strides = self._strides()
        last = max(place for place in strides if place <= number)
        after = next((place for place in strides if place > number), None)
        now, then = self.done.starts[last], self.done.starts[after] if after is not None else [self.end]
        return max(abs(mean(then, seat) - mean(now, seat)) for seat in range(len(self.end)))

    def turning(self) -> list[int]:
        """The decisions that moved most, for whoever took them."""
        if not self.stretches or len(self.done.stretches) < len(self.stretches):
            return []
        moved = self.moved()
        return sorted(self.choices, key=lambda place: (-abs(moved[place]), place))[:TURNS]

    def missed(self) -> list[int]:
        found = {place: each.loss for place, each in self.done.glanced.items() if each.loss >= MUCH}
        return sorted(found, key=lambda place: (-found[place], place))[:MISSED]

    def moved(self) -> dict[int, float]:
        """By place of the step: by how much the chance of whoever answered changed with it."""
        found = {}
        for seen in self.seen:
            for place in range(seen.stretch.begins, seen.stretch.ends):
                by = self.course.steps[place].by
                found[place] = seen.decided(place, self.course.seats.index(by))
        return found

    def label(self, place: int) -> dict[str, str]:
        """What was answered, in words; a standing order has none of its own."""
        step = self.course.steps[place]
        return dict.fromkeys(LANGUAGES, step.order) if step.order else labels(step.before, step.by, step.picks)

    def _do(self, kind: str, number: int) -> None:
        done, depth = self.done, self.means.depth
        if kind == START:
            done.starts[number] = self.stretches[number].start()
        elif kind == STRETCH:
            done.stretches[number] = self.stretches[number].whole()
        elif kind == GLANCED:
            done.glanced[number] = search(self.means, number, depth.glance)
        else:
            found = search(self.means, number, depth.look)
            done.looked[number] = found, said(self.means, number, found)
