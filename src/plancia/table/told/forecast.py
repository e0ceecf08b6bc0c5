"""What the automated side of a game would do next, in the sentences of the log, as one seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from plancia.kernel.picture import Chance
from plancia.kernel.state import LINE
from plancia.table.told.log import Line, LogLine, Teller

if TYPE_CHECKING:
    from plancia.table.table import Table


class Case(TypedDict):
    """One thing that may come: under which condition, how likely (0 to 1; 1: certain), and what happens then."""

    label: str
    chance: float
    lines: list[LogLine]


class Forecast(TypedDict):
    """What the automated side would do next if nothing changed."""

    title: str
    cases: list[Case]


def forecast(table: Table, seat: str | None, lang: str) -> Forecast | None:
    """None where nobody is automated, or nothing is certain."""
    teller = Teller(table, seat, lang)
    outlook = teller.voice.forecast(table.view(seat), lang)
    if outlook is None:
        return None
    cases: list[Case] = [
        {"label": chance.label, "chance": chance.ways / chance.of, "lines": _lines(teller, chance)}
        for chance in outlook.chances
    ]
    return {"title": outlook.title, "cases": cases}


def _lines(teller: Teller, chance: Chance) -> list[LogLine]:
    lines: list[Line] = [line for effect in chance.effects for line in teller.effect(effect)]
    if chance.then:
        lines.append({"what": "event", "rule": "", "level": LINE, "text": chance.then})
    return [{"number": teller.table.number + 1, **line} for line in lines]
