"""One search for all titles: plays every candidate on in the same imagined worlds, as far as tables can be compared,
and keeps to those that do well. It learns of the table only through what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from plancia.bots.mind import Choose, Mind
from plancia.bots.tree import Branch, Plan
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE

DOUBT: Final = 0.5  # standard errors by which a candidate must beat what thumb would do
MARGIN: Final = 0.0  # and by how much of a chance to win
LONGEST: Final = 4000  # decisions of one rollout; games end long before
SURE: Final = 3.0  # standard errors by which a candidate must be ahead before it is thought about no more
PAIRS: Final = 4  # worlds before that is asked


class Budget:
    """How much may be thought about one move, and whether also about what one answers later in the same rollout.
    `seconds` 0: as long as the rollouts take."""

    def __init__(self, rollouts: int, seconds: float, plans: bool = False) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.plans = plans
        self.doubt = DOUBT
        self.margin = MARGIN


class Line:
    """A candidate and the chance to win that it had, by world. `more`: the rest of a set, where all of it is known."""

    def __init__(self, option: int, more: tuple[int, ...] = ()) -> None:
        self.option = option
        self.more = more
        self.later = Branch()
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0


class Search:
    """One move of one seat. The first line is what thumb would do; what was `played`, where it was, is among them."""

    def __init__(self, mind: Mind, view: Any, key: bytes, budget: Budget, played: tuple[int, ...] = ()) -> None:
        self.mind = mind
        self.view = view
        self.seat: int = view.seat
        self.budget = budget
        self.until = time.monotonic() + budget.seconds if budget.seconds else 0.0
        self.root = blake2b(repr((view.fields, view.decision.rule, view.decision.options)).encode(), key=key).digest()
        self.thinking = self._key(-1)
        self.worlds = 0
        self.rollouts = 0
        self.witness: Callable[[int, Any, int], None] | None = None  # is told how another seat first answers
        self.tried = 0  # the answer that is being played on
        self.lines = [Line(option) for option in self._candidates()]
        if played and (len(played) > 1 or all(line.option != played[0] for line in self.lines)):
            self.lines.append(Line(played[0], played[1:]))

    def _key(self, number: int) -> bytes:
        return blake2b(f"world {number}".encode(), key=self.root, digest_size=32).digest()

    def _imagined(self, number: int) -> Any:
        return self.view.imagine(self._key(number), self._answers)

    def _answers(self, g: Any, by: int) -> int:
        return unforeseen(self.mind.policy, g, by, self.thinking)

    def _candidates(self) -> list[int]:
        """What thumb would do, then the others."""
        g = self._imagined(-1)
        found = [unforeseen(self.mind.thumb, g, self.seat, self.thinking)]
        for option in self.mind.candidates(g, self.seat):
            if option not in found:
                found.append(option)
        return found

    def best(self) -> Line:
        """Sequential halving: half of the candidates goes each time, and the rest is looked at as often again."""
        left = self.lines
        if len(left) == 1:
            return left[0]
        turns = (len(left) - 1).bit_length()
        for turn in range(turns):
            share = (self.budget.rollouts - self.rollouts) // (turns - turn)
            for n in range(max(1, share // len(left))):
                if self._late() or (n >= PAIRS and self._is_clear(left)):
                    break
                self._look(left)
            left = self._better_half(left)
            if self._late():
                break
        return self._chosen(left)

    def ranked(self, best: Line) -> list[Line]:
        """After the thinking: the answer it comes to, then the others by how far they were behind it in the worlds that
        both have seen; a world is kinder than the next to all of them."""
        others = [line for line in self.lines if line is not best and line.values]
        return [best, *sorted(others, key=lambda line: compared(best, line)[0])]

    def _look(self, left: list[Line]) -> None:
        """Every candidate that is left, in the next world; one that only some could see says nothing."""
        world, values = self._imagined(self.worlds), list[float]()
        for line in left:
            if self._late():
                return
            values.append(self._rollout(world, line))
        self.worlds += 1
        self.rollouts += len(left)
        for place in range(len(left)):
            left[place].add(values[place])

    def _late(self) -> bool:
        return self.until > 0.0 and time.monotonic() > self.until

    def _better_half(self, left: list[Line]) -> list[Line]:
        """What thumb would do stays: the others are measured by it."""
        ranked = sorted(left, key=lambda line: -line.mean())
        kept = ranked[: (len(left) + 1) // 2]
        return kept if self.lines[0] in kept else [*kept, self.lines[0]]

    def _is_clear(self, left: list[Line]) -> bool:
        """Nobody needs to look any longer: one is surely better than all others, or all come to the same."""
        ranked = sorted(left, key=lambda line: -line.mean())
        for other in ranked[1:]:
            ahead, error = compared(ranked[0], other)
            if ahead <= SURE * error and not (ahead == 0.0 and error == 0.0):
                return False
        return True

    def _chosen(self, left: list[Line]) -> Line:
        """The best, if it is clearly enough better than what thumb would do."""
        usual = self.lines[0]
        most = len(usual.values)
        best = usual
        for line in left:
            if len(line.values) == most and line.mean() > best.mean():
                best = line
        ahead, error = compared(best, usual)
        return best if ahead > self.budget.margin + self.budget.doubt * error else usual

    def _rollout(self, world: Any, line: Line) -> float:
        """To a boundary that is far enough away, every seat by policy, or this one by its plan; nobody foresees the
        dice of this world."""
        g = world.clone()
        mark = self.mind.boundary(g)
        engine.answer(g, line.option, self.seat)
        for option in line.more:
            engine.answer(g, option, self.seat)
        self.tried = line.option
        has_heard = None if self.witness is None else self._has_heard
        plan = Plan(self.mind, self.seat, line.later) if self.budget.plans else None
        play_on(self.mind, g, self.thinking, mark, 0, has_heard, plan)
        value = self.mind.value(g, self.seat)
        if plan is not None:
            plan.add(value)
        return value

    def _has_heard(self, g: Any, chosen: int) -> bool:
        """How another seat first answers, where it has a choice."""
        if g.decision.by == self.seat or len(g.decision.options) == 1:
            return False
        if self.witness is not None:
            self.witness(self.tried, g, chosen)
        return True


def play_on(
    mind: Mind,
    g: Any,
    thinking: bytes,
    mark: int,
    played: int,
    has_heard: Callable[[Any, int], bool] | None = None,
    plan: Plan | None = None,
) -> None:
    """Every seat by policy, and by the plan who has one, to the first boundary other than `mark` that lies far enough
    behind, `played` decisions counted already. `has_heard` is told every answer, until it says that it has heard
    enough."""
    most, listens = played + LONGEST, has_heard is not None
    while g.decision is not None and played < most:
        now = mind.boundary(g)
        if now != mark:
            if played >= mind.least:
                return
            mark = now
        by = g.decision.by
        chosen = unforeseen(mind.policy, g, by, thinking)
        if plan is not None:
            chosen = plan.answer(g, chosen)
        if listens and has_heard is not None:
            listens = not has_heard(g, chosen)
        engine.answer(g, chosen, by)
        played += 1


def unforeseen(choose: Choose, g: Any, by: int, key: bytes) -> int:
    """What somebody answers with other dice before their eyes than those that will fall."""
    assert by != CHANCE
    own: bytes = g.key
    g.key = key
    option = choose(g, by)
    g.key = own
    return option


def compared(one: Line, other: Line) -> tuple[float, float]:
    """By how much one is better than the other in the worlds that both have seen, and the standard error of it."""
    n = min(len(one.values), len(other.values))
    if n == 0:
        return 0.0, 1.0
    total = squares = 0.0
    for place in range(n):
        ahead = one.values[place] - other.values[place]
        total += ahead
        squares += ahead * ahead
    mean = total / n
    if n == 1:
        return mean, abs(mean)
    spread = max(0.0, squares / n - mean * mean) * n / (n - 1)
    return mean, (spread / n) ** 0.5
