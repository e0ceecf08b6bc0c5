"""One question to one seat: the legal options, and what is refused by which rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from plancia.kernel.answers import Answer

PASS: Final = -1  # "no", "none", "enough": the answer that takes nothing more
CHANCE: Final = -1  # the seat of chance
NO_END: Final = 1_000_000  # no limit upwards

Weights = list[int] | dict[int, int]  # of options, by their number


class Limit:
    """What the options of a set come to together, each with its weight: no less than `least`, no more than `most`."""

    __slots__ = ("least", "most", "rule", "weight")

    def __init__(self, rule: str, weight: Weights, least: int, most: int) -> None:
        self.rule = rule
        self.weight = weight
        self.least = least
        self.most = most

    def total(self, picked: Sequence[int]) -> int:
        found = 0
        for option in picked:
            found += self.weight[option]
        return found

    def allows(self, total: int, option: int, others: list[int], room: int) -> bool:
        """One more is not too much, and so many of the others can still make it enough."""
        total += self.weight[option]
        if total > self.most:
            return False
        if total >= self.least:
            return True
        weights = sorted([self.weight[each] for each in others], reverse=True)
        return total + sum(weights[:room]) >= self.least


class Decision:
    """Options are integers; `kind` says what they mean. Names and labels are made at the edge.

    With `several` a seat picks from `least` to `most` options, one at a time, in the order in which they are listed.
    """

    __slots__ = (
        "about", "always", "by", "into", "kind", "least", "limits", "most", "options", "picked", "refused", "rule",
        "several", "sized_by", "step", "whole",
    )  # fmt: skip

    def __init__(self, by: int, kind: str, reasons: bool = False) -> None:
        self.by = by
        self.kind = kind
        self.options: list[int] = []
        self.refused: dict[int, str] | None = {} if reasons else None
        self.always = False  # put the question even if there is only one answer, whatever its step says
        self.several = False
        self.least = self.most = 1
        self.sized_by = ""  # the rule that says how many, where it is not that of the step
        self.limits: tuple[Limit, ...] = ()
        self.picked: tuple[int, ...] = ()
        self.rule = ""  # the rule of the step that asks
        self.step = ""  # "Procedure.step", the key of the prompt
        self.about: tuple[str, ...] = ()  # what a standing order can name it by, the most telling first; its rule last
        self.into = ""  # the note that one answer settles
        self.whole: Decision | None = None  # what it was narrowed from, for those who name a set at once: picking.py

    def __repr__(self) -> str:
        """For whoever looks at it in a console."""
        several = f", {self.least} to {self.most}" if self.several else ""
        refused = f", {len(self.refused)} refused" if self.refused else ""
        return f"<Decision {self.rule} {self.kind} by seat {self.by}: options {self.options}{several}{refused}>"

    def offer(self, option: int, forbidden_by: str | None) -> None:
        """Sort one candidate: legal when no rule forbids it."""
        if forbidden_by is None:
            self.options.append(option)
        elif self.refused is not None:
            self.refused[option] = forbidden_by

    def put(self, answer: Answer, number: int, forbidden_by: str | None) -> None:
        """The same for an answer that is declared, with what it ranges over."""
        if forbidden_by is None:
            self.options.append(answer.base + number)
        elif self.refused is not None:
            self.refused[answer.base + number] = forbidden_by

    def among(self, options: Iterable[int]) -> Decision:
        """All of these are legal."""
        self.options += options
        return self

    def pick(self, least: int, most: int, sized_by: str = "") -> Decision:
        """Make it a question for several options; the note becomes a tuple."""
        self.several = True
        self.least = least
        self.most = most
        self.sized_by = sized_by
        return self

    def limit(self, rule: str, weight: Weights, least: int = 0, most: int = NO_END) -> None:
        """Together they weigh at least so much, or at most; a question has limits of one kind, and each thing offered
        is in a set that keeps them."""
        self.limits = (*self.limits, Limit(rule, weight, least, most))


def narrowed(asked: Decision, picked: tuple[int, ...]) -> Decision | None:
    """What may still be picked, in listed order and so that `least` stays reachable; None when it is enough."""
    if len(picked) >= asked.most or (picked and picked[-1] == PASS):
        return None
    start = 0
    for option in picked:  # an option may be listed twice: two pieces of one kind
        start = asked.options.index(option, start) + 1
    missing = asked.least - len(picked)
    stop = len(asked.options) - max(0, missing - 1)
    rest = Decision(asked.by, asked.kind)
    rest.pick(max(0, missing), asked.most - len(picked))
    rest.several = asked.several
    rest.options = list(dict.fromkeys(asked.options[start:stop]))
    rest.refused = asked.refused
    broken: Limit | None = None
    if asked.limits:
        rest.limits = asked.limits
        rest.options = within(asked, picked, start)
        broken = exceeded(asked, picked)
    if not rest.options:
        return None
    if missing <= 0 and broken is None:
        rest.options.append(PASS)
    elif missing <= 0 and broken is not None and asked.refused is not None:
        rest.refused = {**asked.refused, PASS: broken.rule}
    rest.picked = picked
    rest.always = asked.always
    rest.about = asked.about
    rest.rule = asked.rule
    rest.step = asked.step
    rest.whole = asked
    return rest


def within(asked: Decision, picked: Sequence[int], start: int) -> list[int]:
    """What may be picked next from there on without leaving the limits."""
    found: list[int] = []
    for place in range(start, len(asked.options)):
        option = asked.options[place]
        if option not in found and barring(asked, picked, option, asked.options[place + 1 :]) is None:
            found.append(option)
    return found


def barring(asked: Decision, picked: Sequence[int], option: int, others: list[int]) -> Limit | None:
    """The limit that one more would break, with these others to go on with."""
    for limit in asked.limits:
        if not limit.allows(limit.total(picked), option, others, asked.most - len(picked) - 1):
            return limit
    return None


def exceeded(asked: Decision, picked: Sequence[int]) -> Limit | None:
    """The limit that a set does not keep."""
    for limit in asked.limits:
        if not limit.least <= limit.total(picked) <= limit.most:
            return limit
    return None


class Roll:
    """A question to chance: `count` outcomes below `sides`, drawn with or without putting back.

    With `faces` an outcome is what a side shows; two sides may show the same.
    """

    def __init__(
        self, name: str, sides: int, count: int = 1, distinct: bool = False, faces: list[int] | None = None
    ) -> None:
        assert count <= sides or (sides > 0 and not distinct), f"{name}: {count} outcomes below {sides}"
        self.name = name
        self.sides = sides
        self.count = count
        self.distinct = distinct
        self.faces = faces

    def possible(self, drawn: tuple[int, ...]) -> list[int]:
        """What can come out next, for outcomes from outside."""
        left = list(range(self.sides)) if self.faces is None else self.faces.copy()
        if self.distinct:
            for outcome in drawn:
                left.remove(outcome)
        return sorted(set(left))

    def may_be(self, result: tuple[int, ...]) -> bool:
        """Can it come out so?"""
        for n in range(len(result)):
            if result[n] not in self.possible(result[:n]):
                return False
        return len(result) == self.count
