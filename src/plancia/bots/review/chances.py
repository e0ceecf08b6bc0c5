# not compiled
"""What the mind of a title promises, as a chance to win that comes true as often as it says: by a kept table, which
`plancia lab chances` makes for each title and number of seats."""

from __future__ import annotations

import tomllib
from math import exp, log
from typing import Any, NamedTuple

from plancia.games.shelf import titles

FILE = "chances.toml"  # in the title's own room for bots
NEAR = 1e-6  # to a chance of 0 or 1


class Chances(NamedTuple):
    """`sharp`: above 1, leads are worth more than the mind says; `shift`: where all win or lose together, how much
    likelier that is. `to_the_end`: it is truer to play on to the end of the game than to ask the mind on the way."""

    sharp: float = 1.0
    shift: float = 0.0
    to_the_end: bool = False

    def of(self, g: Any, values: list[float], together: bool) -> list[float]:
        if g.decision is None:
            return values
        if together:
            return [self.together(value) for value in values]
        return shared([value**self.sharp for value in values])

    def together(self, value: float) -> float:
        value = min(1.0 - NEAR, max(NEAR, value))
        return 1.0 / (1.0 + exp(-self.sharp * log(value / (1.0 - value)) - self.shift))


def shared(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total if total else 1.0 / len(weights) for weight in weights]


def name_of(seats: int, together: bool) -> str:
    return "together" if together else f"players-{seats}"


def chances_of(game: str, seats: int, together: bool) -> Chances:
    """As the mind says where nothing is kept."""
    kept = titles()[game].folder / "bot" / FILE
    if not kept.exists():
        return Chances()
    found = tomllib.loads(kept.read_text("utf-8")).get(name_of(seats, together), {})
    found = {name: value for name, value in found.items() if name in Chances._fields}
    return Chances(**found)
