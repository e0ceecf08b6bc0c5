"""What a declared value is in a row of numbers: how many places it takes, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plancia.kernel.answers import ActionIndex
from plancia.kernel.written.holds import (
    Among,
    AnAnswer,
    Bits,
    Either,
    Holds,
    Number,
    Parts,
    Several,
    Word,
    YesOrNo,
    size_of,
)
from plancia.lab.research import NotFixed

NOT_YET = -1  # answered
WORD = 62  # flags that fit into one number of 64 bits, with room
LARGEST = 1 << 31  # what fits into 32 bits lies below

Numbers = Sequence[int] | NDArray[np.int64]


class Places(NamedTuple):
    """`fill` gives at most `size` numbers; what is missing behind them is 0."""

    size: int
    what: str  # for the table of the encoding
    fill: Callable[[Any], Numbers]


def places_of(holds: Holds, g: Any, index: ActionIndex) -> Places:
    """Raises NotFixed."""
    if isinstance(holds, Bits):
        return _set(size_of(holds.size, g))
    if isinstance(holds, AnAnswer):
        return _answer(holds, index)
    if isinstance(holds, Number):
        least, most = size_of(holds.least, g), size_of(holds.most, g)
        if max(-least, most) >= LARGEST:
            raise NotFixed(f"a number up to {most} does not fit into 32 bits")
        return Places(1, f"{least} to {most}{_or(holds.others)}", _alone)
    if isinstance(holds, Among):
        return Places(1, f"one of {sorted(holds.known(g))}{_or(holds.others)}", _alone)
    if isinstance(holds, YesOrNo):
        return Places(1, "yes or no", _alone)
    if isinstance(holds, Word):
        return _word(holds, g)
    if isinstance(holds, Several):
        return _several(holds, g, index)
    if isinstance(holds, Parts):
        return _parts([places_of(part, g, index) for part in holds.parts])
    if isinstance(holds, Either):
        return _either([places_of(way, g, index) for way in holds.ways])
    raise NotFixed(f"{type(holds).__name__} has no size")


def _or(others: Sequence[int]) -> str:
    return f", or {', '.join(map(str, others))}" if others else ""


def _alone(value: int) -> Sequence[int]:
    return (value,)


def _same(values: Sequence[int]) -> Sequence[int]:
    return values


def _set(size: int) -> Places:
    return Places(size, f"{size} flags", lambda value: [value >> bit & 1 for bit in range(size)])


def _sets(size: int) -> Callable[[Any], NDArray[np.int64]]:
    """Many at once."""
    bits = np.arange(size)
    return lambda values: (np.array(values, np.int64)[:, None] >> bits & 1).ravel()


def _answer(holds: AnAnswer, index: ActionIndex) -> Places:
    def fill(value: int) -> Sequence[int]:
        return (index.place(holds.kind, value) if holds.kind.is_one(index.box, value) else NOT_YET,)

    return Places(1, f"the action for {holds.kind.name}, or {NOT_YET}", fill)


def _word(holds: Word, g: Any) -> Places:
    words = sorted({*holds.words, *(holds.known(g) if holds.known is not None else ())})
    numbers = {word: number for number, word in enumerate(words)}
    return Places(1, f"one of {len(words)} words, in the order of the alphabet", lambda value: (numbers[value],))


def _several(holds: Several, g: Any, index: ActionIndex) -> Places:
    least, most = size_of(holds.least, g), size_of(holds.most, g)
    each = places_of(holds.each, g, index)
    if isinstance(holds.each, Bits) and least == most and each.size <= WORD:
        return Places(most * each.size, f"{most} x {each.what}", _sets(each.size))
    fill = _same if each.fill is _alone else _one_by_one(each)
    if least == most:
        return Places(most * each.size, f"{most} x {each.what}", fill)
    told = f"how many, then {most} x {each.what}"
    return Places(1 + most * each.size, told, lambda values: (len(values), *fill(values)))


def _one_by_one(each: Places) -> Callable[[Any], Sequence[int]]:
    """Each begins at its own place, also where one before it is short."""

    def fill(values: Any) -> Sequence[int]:
        found: list[int] = []
        for value in values:
            filled = each.fill(value)
            found += filled
            found += [0] * (each.size - len(filled))
        return found

    return fill


def _parts(parts: list[Places]) -> Places:
    def fill(values: Any) -> Sequence[int]:
        found: list[int] = []
        for part, value in zip(parts, values):  # none of them where nothing has been written yet
            filled = part.fill(value)
            found += filled
            found += [0] * (part.size - len(filled))
        return found

    return Places(sum(part.size for part in parts), " and ".join(part.what for part in parts), fill)


def _either(ways: list[Places]) -> Places:
    """A tuple is told as the longest way, which an empty one is the beginning of; a number as itself."""
    longest = max(ways, key=lambda way: way.size)
    if any(way.size == 1 and longest.size > 1 and way.fill is _alone for way in ways):
        raise NotFixed("either one number or several")
    return Places(longest.size, " or ".join(way.what for way in ways if way.size), longest.fill)
