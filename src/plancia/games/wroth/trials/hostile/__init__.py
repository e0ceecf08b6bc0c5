"""Things of this title that mean harm to whoever reads them: packs, records, saves and positions."""

from __future__ import annotations

from collections.abc import Iterator

import plancia
from plancia.games.wroth.trials.hostile.packs import packs
from plancia.games.wroth.trials.hostile.positions import positions
from plancia.games.wroth.trials.hostile.records import records
from plancia.games.wroth.trials.hostile.saves import saves
from plancia.lab.hostile.case import Case


def corpus() -> Iterator[Case]:
    """All of them, the same every time, each under a name of its own."""
    match = plancia.new("wroth", {"koda": "human", "runen": "random"}, "5")
    for _ in range(12):
        match.answer(next(iter(match.names())))
    yield from packs()
    yield from records(match.record())
    yield from saves(match.dump())
    yield from positions(match.position())
