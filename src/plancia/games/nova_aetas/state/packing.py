"""Two numbers in one: a kind of answer and which of them, a mover and who has struck at him, an oil and its attacks.

What is counted from a base has ROOM to the next base. A pack may lengthen every list of the box, but no content folder
has so many marks as ROOM; `open_box` makes sure of it.
"""

from __future__ import annotations

from typing import Final

ROOM: Final = 1 << 16


def packed(one: int, other: int) -> int:
    return one * ROOM + other


def first_of(number: int) -> int:
    return number // ROOM


def second_of(number: int) -> int:
    return number % ROOM


def kind_of(option: int) -> int:
    """The base from which an option is counted."""
    return option - option % ROOM
