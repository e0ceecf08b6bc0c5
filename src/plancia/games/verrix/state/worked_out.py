"""What is found out once and looked up from then on."""

from __future__ import annotations

from plancia.kernel.memo import Memo


class Host:
    """Everyone of a tribe who is available: by the classes (bits) that may be engaged."""

    def __init__(self, units: list[int], force: list[int], move: list[int]) -> None:
        self.units = units
        self.force = force
        self.move = move  # their movement bonus
        self.mixes: Memo[tuple[int, int], list[int]] = Memo(500)  # strong enough, by classes and cost
        self.slots: list[int] | None = None  # of the cards that they are strong enough for


class RoadMap:
    """The ways while villages and movement tile lie as they do, by tribe."""

    def __init__(self, tile: int, homes: list[int]) -> None:
        self.tile = tile
        self.homes = homes
        self.costs: list[list[int]] = []  # by territory
        self.others: list[list[int]] = []  # the villages of the other tribes
        self.nearest: list[int] = []  # what the way to the next of them costs
        self.tributes: Memo[tuple[int, int], list[int]] = Memo(500)  # by tribe and destination
