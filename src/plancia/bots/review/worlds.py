# not compiled
"""A table played on in other worlds: what lies so that nobody knows it lies otherwise, and other dice fall."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from plancia.bots.mind import Mind
from plancia.bots.review.chances import Chances
from plancia.bots.review.course import Course, Step, nobody_knows
from plancia.bots.search import play_on, unforeseen
from plancia.kernel import engine
from plancia.kernel.chance import outcomes
from plancia.kernel.state import State

Values = list[float]  # the chance to win, by seat


def key_for(seed: str, *place: int) -> bytes:
    return blake2b(repr((seed, place)).encode(), digest_size=32).digest()


def world(g: State, key: bytes) -> State:
    """Hands lie open in a review; what nobody could know is drawn again."""
    twin = g.fork(key)
    for name in nobody_knows(g):
        pile: list[Any] = getattr(twin, name)
        known = _known_on_top(twin, name)
        if pile and isinstance(pile[0], list):
            setattr(twin, name, [_shuffled(each, 0, twin) for each in pile])
        else:
            setattr(twin, name, _shuffled(pile, known, twin))
    return twin


def _known_on_top(g: State, name: str) -> int:
    fields = [field for field, pile in g.game.known_on_top.items() if pile == name]
    return max((len(cards) for field in fields for cards in getattr(g, field)), default=0)


def _shuffled(pile: list[int], known: int, g: State) -> list[int]:
    n = len(pile) - known
    if n < 2:
        return list(pile)
    order, g.draws = outcomes(g.key, g.draws, n, n, True)
    return [*(pile[place] for place in order), *pile[n:]]


class Depth(NamedTuple):
    """How far a review sees: worlds for a moment of the curve, rollouts about a decision that moved much and about any
    other, and worlds in which others are heard."""

    worlds: int = 24
    look: int = 160
    glance: int = 24
    replies: int = 16


class Means(NamedTuple):
    """What a review works with."""

    course: Course
    mind: Mind
    chances: Chances
    seed: str
    depth: Depth


class Stretch:
    """Answers between two moments of chance, or two boundaries: all of them are looked at in the same worlds, so that
    what rules of thumb would do costs nothing there. `begins` to before `ends` are its steps."""

    def __init__(self, means: Means, begins: int, ends: int) -> None:
        self.course = means.course
        self.mind = means.mind
        self.chances = means.chances
        self.begins = begins
        self.ends = ends
        self.keys = [key_for(means.seed, begins, number) for number in range(means.depth.worlds)]
        self.thinking = key_for(means.seed, begins, -1)

    def start(self) -> list[Values]:
        """At its first question, by world."""
        return [self._from(world(self.course.state(self.begins), key), self.begins) for key in self.keys]

    def whole(self) -> tuple[list[list[Values]], list[Values]]:
        """At each of its questions; and after its last answer, before chance: by world."""
        last = self.course.steps[self.ends - 1]
        is_over = self.ends == len(self.course.steps) and not last.by_chance
        if is_over:
            after = [self._values(self.course.end) for _ in self.keys]
        else:
            after = [self._after(last, key, self.ends - 1) for key in self.keys]
        found = [after]
        for place in range(self.ends - 1, self.begins - 1, -1):
            found.append([self._before(place, key, then) for key, then in zip(self.keys, found[-1])])
        return found[:0:-1], after

    def _before(self, place: int, key: bytes, then: Values) -> Values:
        """Where rules of thumb would answer as it was answered, it is what it is after that."""
        step = self.course.steps[place]
        g = world(step.before, key)
        if not step.is_choice and not step.order:
            return then
        if step.order or not self._agrees(g.clone(), step):
            return self._from(g, place)
        return then

    def _agrees(self, g: State, step: Step) -> bool:
        for option in step.picks:
            if unforeseen(self.mind.policy, g, step.by, self.thinking) != option:
                return False
            engine.answer(g, option, step.by)
        return True

    def _after(self, step: Step, key: bytes, place: int) -> Values:
        g = world(step.before, key)
        mark = self.mind.boundary(g)
        step.carry_out(g)
        return self._played_on(g, mark, place + 1)

    def _from(self, g: State, place: int) -> Values:
        return self._played_on(g, self.mind.boundary(g), place)

    def _played_on(self, g: State, mark: int, place: int) -> Values:
        steps = self.course.steps
        done = (steps[place].played if place < len(steps) else steps[-1].played + 1) - steps[self.begins].played
        play_on(self.mind, g, self.thinking, mark, done)
        while self.chances.to_the_end and g.decision is not None:
            play_on(self.mind, g, self.thinking, self.mind.boundary(g), 0)
        return self._values(g)

    def _values(self, g: State) -> Values:
        return self.chances.of(g, [self.mind.value(g, seat) for seat in self.course.seats], self.course.together)


def stretches(means: Means) -> list[Stretch]:
    course, boundary = means.course, means.mind.boundary
    found, begins = list[Stretch](), 0
    for place, step in enumerate(course.steps, 1):
        crossed = boundary(course.state(place)) != boundary(step.before)
        if step.by_chance or crossed or place == len(course.steps):
            found.append(Stretch(means, begins, place))
            begins = place
    return found
