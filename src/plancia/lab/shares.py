"""How much of what was asked for each of several pieces of work may do: together exactly that."""

from __future__ import annotations


def shares(left: int, pieces: int) -> list[int]:
    """As even as can be, and none that has nothing to do."""
    found = [left // pieces + (number < left % pieces) for number in range(pieces)]
    return [share for share in found if share]
