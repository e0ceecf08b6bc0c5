"""What a title knows for the search: how people play it, what is worth trying, and where tables can be compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Choose = Callable[[Any, int], int]  # the table, a seat that is asked -> one of its options


LEAST: Final = 12


class Mind:
    """Stands as MIND in the title's own `bot` room. Every function reads the table and changes nothing for good.

    `thumb` is how a sensible player answers who looks one step ahead; `glance` the same for somebody who sees no
    further than the answer itself; `policy` the same in a hurry: so all seats of a rollout play. `candidates` are the
    options worth trying. `boundary` is a number that changes where a round or Turn ends and tables can be compared;
    `value` the chance to win, from 0 to 1, that a seat has there, or has had when the game is over. A rollout
    sees at `least` so many decisions before it ends at a boundary.
    """

    def __init__(
        self,
        thumb: Choose,
        glance: Choose,
        policy: Choose,
        candidates: Callable[[Any, int], list[int]],
        boundary: Callable[[Any], int],
        value: Callable[[Any, int], float],
        least: int = LEAST,
    ) -> None:
        self.thumb = thumb
        self.glance = glance
        self.policy = policy
        self.candidates = candidates
        self.boundary = boundary
        self.value = value
        self.least = least
