"""One question to one seat: the legal options, and what is refused by which rule."""

from __future__ import annotations

from typing import Final

PASS: Final = -1  # "no", "none", "enough": the answer that takes nothing more
CHANCE: Final = -1  # the seat of chance


class Decision:
    """Options are integers; `kind` says what they mean. Names and labels are made at the edge.

    With `several` a seat picks from `least` to `most` options, one at a time, in the order in which they are listed.
    """

    __slots__ = (
        "about", "always", "by", "into", "kind", "least", "most", "options", "picked", "refused", "rule", "several",
        "step",
    )  # fmt: skip

    def __init__(self, by: int, kind: str, reasons: bool = False) -> None:
        self.by = by
        self.kind = kind
        self.options: list[int] = []
        self.refused: dict[int, str] | None = {} if reasons else None
        self.always = False  # put the question even if there is only one answer
        self.several = False
        self.least = self.most = 1
        self.picked: tuple[int, ...] = ()
        self.rule = ""  # the rule of the step that asks
        self.step = ""  # "Procedure.step", the key of the prompt
        self.about: tuple[str, ...] = ()  # what a standing order can name it by, the most telling first; its rule last
        self.into = ""  # the note that one answer settles

    def offer(self, option: int, forbidden_by: str | None) -> None:
        """Sort one candidate: legal when no rule forbids it."""
        if forbidden_by is None:
            self.options.append(option)
        elif self.refused is not None:
            self.refused[option] = forbidden_by

    def pick(self, least: int, most: int) -> Decision:
        """Make it a question for several options; the note becomes a tuple."""
        self.several = True
        self.least = least
        self.most = most
        return self


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
    if not rest.options:
        return None
    if missing <= 0:
        rest.options.append(PASS)
    rest.refused = asked.refused
    rest.picked = picked
    rest.always = asked.always
    rest.about = asked.about
    rest.rule = asked.rule
    rest.step = asked.step
    return rest


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
