"""How fast a title shall be. A pace is a multiple of Catanatron's; everything else is a limit that it stays below."""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    what: str  # as a round calls it
    interpreted: float | None = None
    compiled: float | None = None


class Wishes(NamedTuple):
    """What stands as BENCH in the module of a title that plays one round. `counted` says, in the texts of the title,
    what is counted as a decision."""

    counted: str
    wishes: tuple[Wish, ...]
