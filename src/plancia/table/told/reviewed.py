"""A table that is over, as a review wants it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from plancia.bots.review.course import Finished
from plancia.kernel.state import Entry

if TYPE_CHECKING:
    from plancia.table.table import Table


def finished(table: Table, packs: Sequence[Path], base: Path | None) -> Finished:
    """What was taken back is no part of it. Its moments are those that one looks back at."""
    g, line = table.state, table.now.moment.line()
    journal, numbers = list[Entry](), list[int]()
    for moment in line:
        journal += moment.journal
        numbers += [max(0, moment.number - 1)] * len(moment.journal)
    return Finished(table.game.name, g.settings, g.origin, tuple(packs), base, journal, [*numbers, line[-1].number])
