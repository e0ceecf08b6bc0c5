"""Answers declare themselves: what a kind of question may be answered by, and what each answer ranges over.

    STEP = Kind("step")
    END_TURN = STEP.answer("end")
    SPEND = STEP.answer("spend-{}", FACE)

The rules offer `asked.put(SPEND, face, forbidden_by)` and ask of what was chosen `STEP.of(option) is SPEND` and
`SPEND.number(option)`. An option is one number: the place of its answer within the kind, and what it ranges over
counted from there. Nobody else packs one or takes one apart; where a kind has one answer that ranges over one thing,
numbered from 0, the option is the number of that thing, and the rules `offer` it. Stable names come from the
declaration; labels and spots stand in one table each, by answer or by what it ranges over (`entry`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from plancia.kernel.decision import PASS, Decision

ROOM: Final = 1 << 16  # for each answer; a pack may lengthen every list of the box, but none to so many
BY_BOX: Final = 0  # as much room as the box has things

T = TypeVar("T")


class Range:
    """What a number of an answer stands for: a region, a card, a Hero. How many there are is said by the box, or is
    one number; `room` is how many there can be at most, where it is packed behind another."""

    def __init__(self, name: str, size: int | Callable[[Any], int], room: int = ROOM) -> None:
        self.name = name
        self.size = size
        self.room = size if isinstance(size, int) else room

    def __repr__(self) -> str:
        return f"<Range {self.name}>"

    def size_in(self, box: Any) -> int:
        size = self.size
        return size if isinstance(size, int) else size(box)

    def room_in(self, box: Any) -> int:
        return self.room or self.size_in(box)


class Answer:
    """One of the answers to a kind of question. `name` is its stable name, with {} for each thing it ranges over.

    Of two things, the box is wanted where the second has room BY_BOX.
    """

    __slots__ = ("base", "end", "name", "over")

    def __init__(self, name: str, over: tuple[Range, ...], base: int, end: int) -> None:
        self.name = name
        self.over = over
        self.base = base
        self.end = end  # where the next one begins, at the latest

    def __repr__(self) -> str:
        return f"<Answer {self.name} from {self.base}>"

    def option(self, number: int = 0) -> int:
        return self.base + number

    def pair(self, first: int, second: int, box: Any = None) -> int:
        """The option of an answer that ranges over two things."""
        return self.base + first * self.over[1].room_in(box) + second

    def holds(self, option: int) -> bool:
        return self.base <= option < self.end

    def number(self, option: int) -> int:
        return option - self.base

    def first(self, option: int, box: Any = None) -> int:
        return (option - self.base) // self.over[1].room_in(box)

    def second(self, option: int, box: Any = None) -> int:
        return (option - self.base) % self.over[1].room_in(box)

    def numbers(self, option: int, box: Any = None) -> tuple[int, ...]:
        """What it ranges over, one number each."""
        if not self.over:
            return ()
        return (option - self.base,) if len(self.over) == 1 else (self.first(option, box), self.second(option, box))

    def size_in(self, box: Any) -> int:
        """From its base, up to the last option there is with this box."""
        if not self.over:
            return 1
        first = self.over[0].size_in(box)
        if len(self.over) == 1:
            return first
        return max(0, first - 1) * self.over[1].room_in(box) + self.over[1].size_in(box)

    def is_one(self, box: Any, option: int) -> bool:
        """Is there such an option with this box?"""
        if not self.over:
            return option == self.base
        numbers = self.numbers(option, box)
        return self.holds(option) and all(0 <= n < each.size_in(box) for n, each in zip(numbers, self.over))


class Kind:
    """A kind of question, as Decision.kind names it, with its answers in the order in which they are numbered."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answers: list[Answer] = []
        self.bases: list[int] = []

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"

    def answer(self, name: str, *over: Range, at: int | None = None) -> Answer:
        """One more answer, numbered from `at`, or behind the ROOM of the one before."""
        assert name.count("{") == len(over) <= 2, f"{self.name}: {name!r} names {len(over)} things"
        if at is None:
            at = self.bases[-1] // ROOM * ROOM + ROOM if self.bases else 0
        if self.answers:
            last = self.answers[-1]
            assert last.base < at, f"{self.name}: {name!r} comes before {last.name!r}"
            last.end = min(last.end, at)
        room = ROOM * (over[1].room or ROOM) if len(over) == 2 else ROOM if over else 1
        made = Answer(name, over, at, at + room)
        self.answers.append(made)
        self.bases.append(at)
        return made

    def of(self, option: int) -> Answer:
        """Which of its answers an option is; PASS is none."""
        return self.answers[bisect_right(self.bases, option) - 1]

    def is_one(self, box: Any, option: int) -> bool:
        """Can the question be answered so with this box? What comes from outside is asked."""
        return option == PASS or (bool(self.bases) and option >= self.bases[0] and self.of(option).is_one(box, option))

    def overflow(self, box: Any) -> Answer | None:
        """The answer that would run into the next one with this box; None: all have room."""
        for each in self.answers:
            if each.base + each.size_in(box) > each.end:
                return each
        return None


def of_one_thing(name: str, over: Range) -> Kind:
    """A question whose options are the numbers of what it ranges over."""
    kind = Kind(name)
    kind.answer("{}", over)
    return kind


def by_name(*kinds: Kind) -> dict[str, Kind]:
    """The questions of a game, as its `kinds`."""
    return {kind.name: kind for kind in kinds}


def box_of(g: Any) -> Any:
    """The content that a table is played with, where its title has any."""
    return getattr(g, "box", None)


def name_of(kind: Kind, named: Mapping[Any, Callable[..., str]], g: Any, asked: Decision, option: int) -> str:
    """The stable name of an option; `named` says how each thing is called. Where one is called by the other (a unit by
    its owner), the answer itself stands there, and is named by both."""
    answer = kind.of(option)
    numbers = answer.numbers(option, box_of(g))
    whole = named.get(answer)
    if whole is not None:
        return whole(g, asked, *numbers)
    return answer.name.format(*[named[each](g, asked, number) for each, number in zip(answer.over, numbers)])


def entry(table: Mapping[Any, T], answer: Answer) -> T | None:
    """What a table has for an answer: its own entry, or that of what it ranges over."""
    found = table.get(answer)
    return table.get(answer.over[0]) if found is None and answer.over else found


def said_of(table: Mapping[Any, Callable[..., T]], g: Any, teller: Any, asked: Decision, option: int) -> T | None:
    """What such a table makes of an option: its entry is given who tells it, and what the answer ranges over."""
    answer = g.game.kinds[asked.kind].of(option)
    said = entry(table, answer)
    return None if said is None else said(teller, asked, *answer.numbers(option, box_of(g)))


class ActionIndex:
    """Every answer that can be given with one box, numbered without gaps from 0: for learners, who want one fixed
    list of actions. Each kind of question begins with its PASS."""

    def __init__(self, kinds: Mapping[str, Kind], box: Any) -> None:
        self.kinds = kinds
        self.box = box
        self.starts: dict[Answer | str, int] = {}  # by answer, and of each PASS by the name of its kind
        self._seconds: dict[Answer, int] = {}  # of two things: how many there are of the second
        self.size = 0
        for kind in kinds.values():
            self.starts[kind.name] = self.size
            self.size += 1
            for answer in kind.answers:
                self.starts[answer] = self.size
                self.size += self._count(answer)

    def _count(self, answer: Answer) -> int:
        found = 1
        for over in answer.over:
            found *= over.size_in(self.box)
        if len(answer.over) == 2:
            self._seconds[answer] = answer.over[1].size_in(self.box)
        return found

    def of(self, asked: Decision, option: int) -> int:
        return self.place(self.kinds[asked.kind], option)

    def place(self, kind: Kind, option: int) -> int:
        if option == PASS:
            return self.starts[kind.name]
        answer = kind.of(option)
        start, second = self.starts[answer], self._seconds.get(answer)
        if second is None:
            return start + answer.number(option)
        return start + answer.first(option, self.box) * second + answer.second(option, self.box)
