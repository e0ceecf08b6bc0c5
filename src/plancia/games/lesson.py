# not compiled
"""A guided first game, as a title writes it down in `teaching/first.toml`: a position in which following it wins."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

ME = "human"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the lesson has something to say about. It is looked for by the rule that asks, among those not
    told yet; so the lesson goes on, whatever has been answered before."""

    id: str  # of its message: attributes .title and .text bring a new idea, .why is the reason for the answer
    rule: str
    after: str = ""  # only once this one has been told
    take: list[str] = []  # what it advises, the best first, by stable name, or "a+b" for a set; none: as the bot would


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: dict[str, str]  # who plays what, clockwise: "human", or a bot
    seed: str  # what chance draws from
    position: str
    steps: list[Step]
    next: list[str]  # tables to play then, by the id of their preset

    @property
    def seat(self) -> str:
        """Whose lesson it is."""
        return next(seat for seat, kind in self.seats.items() if kind == ME)


@cache
def read_lesson(teaching: Path) -> Lesson | None:
    """None: that title teaches without."""
    file = teaching / "first.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson) if file.exists() else None
