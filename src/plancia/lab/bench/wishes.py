"""How fast a title shall be. A pace is a multiple of Catanatron's; everything else is a limit that it stays below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from plancia.lab.bench.game_round import Round


class Wish(NamedTuple):
    what: str  # as a round calls it
    interpreted: float | None = None
    compiled: float | None = None


class Wishes(NamedTuple):
    """What stands as BENCH in the manifest of a title. `counted` says, in the texts of the title, what is counted as a
    decision; `round` makes its random games."""

    counted: str
    wishes: tuple[Wish, ...]
    round: Callable[[], Round]
