# not compiled
"""What may stand in a note of a procedure or in a field of the table: each game declares it for all of them.

Whatever comes from outside (a position, a save, a record, a stored game) is held against it before anything runs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from plancia.kernel.answers import Kind, box_of
from plancia.kernel.decision import PASS

Want = dict[str, Any]  # as kernel.content says what it wants, so that it has words in every language
SMALL = 100
Size = int | Callable[[Any], int]  # of the box, or of what lies on this table


def size_of(size: Size, g: Any) -> int:
    return size if isinstance(size, int) else size(g)


class Holds:
    """A declaration: does a value fit, at this table, and what is wanted in its place?

    A note that nothing has been written into holds what a new one does, and that fits too, unless it is `always` known.
    """

    always = False

    def fits(self, value: Any, g: Any) -> bool:
        raise NotImplementedError

    def wanted(self, g: Any) -> list[Want]:
        raise NotImplementedError


class Among(Holds):
    """One of these numbers, such as the seats that are taken. With `always` nothing stands in for it: who acts is known
    from the beginning."""

    def __init__(self, known: Callable[[Any], Collection[int]], *others: int, always: bool = False) -> None:
        self.known, self.others, self.always = known, others, always

    def fits(self, value: Any, g: Any) -> bool:
        return type(value) is int and (value in self.known(g) or value in self.others)

    def wanted(self, g: Any) -> list[Want]:
        return [{"words": [str(each) for each in (*self.known(g), *self.others)]}]


class Number(Holds):
    """A whole number between two, or one of the `others`: PASS, NOBODY, NOWHERE."""

    def __init__(self, least: Size, most: Size, others: tuple[int, ...] = ()) -> None:
        self.least, self.most, self.others = least, most, others

    def fits(self, value: Any, g: Any) -> bool:
        if type(value) is not int:
            return False
        return value in self.others or size_of(self.least, g) <= value <= size_of(self.most, g)

    def wanted(self, g: Any) -> list[Want]:
        bounds = {"least": size_of(self.least, g), "most": size_of(self.most, g)}
        found: list[Want] = [{"type": "whole-number", "bounds": bounds}]
        return found + ([{"words": [str(other) for other in self.others]}] if self.others else [])


class Bits(Number):
    """A set of so many things, a bit for each."""

    def __init__(self, size: Size) -> None:
        super().__init__(0, lambda g: (1 << size_of(size, g)) - 1)
        self.size = size


class AnAnswer(Holds):
    """An answer to a kind of question that there is with this box, or one of the `others`: PASS."""

    def __init__(self, kind: Kind, *others: int) -> None:
        self.kind, self.others = kind, others

    def fits(self, value: Any, g: Any) -> bool:
        if type(value) is not int:
            return False
        return value in self.others or (value != PASS and self.kind.is_one(box_of(g), value))

    def wanted(self, g: Any) -> list[Want]:
        last = self.kind.answers[-1]
        return number(self.kind.bases[0], last.base + last.size_in(box_of(g)) - 1, *self.others).wanted(g)


class YesOrNo(Holds):
    def fits(self, value: Any, g: Any) -> bool:
        return type(value) is bool

    def wanted(self, g: Any) -> list[Want]:
        return [{"type": "true-or-false"}]


class Word(Holds):
    """One of these words. Where there are many, `known` finds them when somebody asks."""

    def __init__(self, *words: str, known: Callable[[Any], Collection[str]] | None = None) -> None:
        self.words, self.known = words, known

    def fits(self, value: Any, g: Any) -> bool:
        return type(value) is str and (value in self.words or (self.known is not None and value in self.known(g)))

    def wanted(self, g: Any) -> list[Want]:
        return [{"type": "text"}] if self.known is not None else [{"words": [f'"{word}"' for word in self.words]}]


class Several(Holds):
    """So many of one kind, one after the other; in a note as a tuple, in a field perhaps as a list."""

    def __init__(self, each: Holds, least: Size, most: Size) -> None:
        self.each, self.least, self.most = each, least, most

    def fits(self, value: Any, g: Any) -> bool:
        if not isinstance(value, tuple | list) or not size_of(self.least, g) <= len(value) <= size_of(self.most, g):
            return False
        return all(self.each.fits(one, g) for one in value)

    def wanted(self, g: Any) -> list[Want]:
        return [{"type": "list", "length": {"least": size_of(self.least, g), "most": size_of(self.most, g)}}]


class Parts(Holds):
    """A tuple of which every place has a meaning of its own."""

    def __init__(self, *parts: Holds) -> None:
        self.parts = parts

    def fits(self, value: Any, g: Any) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            return False
        return all(part.fits(one, g) for part, one in zip(self.parts, value, strict=True))

    def wanted(self, g: Any) -> list[Want]:
        return [{"type": "list", "length": {"least": len(self.parts), "most": len(self.parts)}}]


class Either(Holds):
    def __init__(self, *ways: Holds) -> None:
        self.ways = ways

    def fits(self, value: Any, g: Any) -> bool:
        return any(way.fits(value, g) for way in self.ways)

    def wanted(self, g: Any) -> list[Want]:
        return [want for way in self.ways for want in way.wanted(g)]


class Plain(Holds):
    """Any small value: what nobody reads."""

    def fits(self, value: Any, g: Any) -> bool:
        return _is_small(value, 4)

    def wanted(self, g: Any) -> list[Want]:
        return [{"type": "list", "length": {"least": 0, "most": SMALL}}]


def _is_small(value: Any, deep: int) -> bool:
    if isinstance(value, tuple):
        return deep > 0 and len(value) <= SMALL and all(_is_small(one, deep - 1) for one in value)
    if isinstance(value, str):
        return len(value) <= SMALL
    return value is None or (isinstance(value, int) and abs(value) <= 1 << 31)


YES_OR_NO = YesOrNo()
NOTHING = Several(Number(0, 0), 0, 0)  # an empty tuple


def count(most: Size, *others: int) -> Number:
    """So many things: none, or up to `most`."""
    return Number(0, most, others)


def number(least: Size, most: Size, *others: int) -> Number:
    return Number(least, most, others)


def index(size: Size, *others: int) -> Number:
    """A place in a list of this size."""
    return Number(0, lambda g: size_of(size, g) - 1, others)


def bits(size: Size) -> Bits:
    return Bits(size)


def some(each: Holds, most: Size) -> Several:
    """Up to so many."""
    return Several(each, 0, most)


def row(each: Holds, size: Size) -> Several:
    """Exactly so many."""
    return Several(each, size, size)


class Declared(NamedTuple):
    """What a game has declared. A note is found by its name, or as "module.Procedure.note" where one procedure means
    something else by the word."""

    notes: Mapping[str, Holds]
    fields: Mapping[str, Holds]

    def note(self, procedure: str, name: str) -> Holds | None:
        return self.notes.get(f"{procedure}.{name}") or self.notes.get(name)
