"""What the automated side of a game would do next, in the sentences of the log, as one seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plancia.games.voices import LINE
from plancia.kernel.picture import Chance
from plancia.table.told.log import Line, Teller

if TYPE_CHECKING:
    from plancia.table.table import Table


def forecast(table: Table, seat: str | None, lang: str) -> dict[str, Any] | None:
    """None where nobody is automated, or nothing is certain."""
    teller = Teller(table, seat, lang)
    outlook = teller.voice.forecast(table.view(seat), lang)
    if outlook is None:
        return None
    cases = [
        {"label": chance.label, "chance": chance.ways / chance.of, "lines": _lines(teller, chance)}
        for chance in outlook.chances
    ]
    return {"title": outlook.title, "cases": cases}


def _lines(teller: Teller, chance: Chance) -> list[Line]:
    lines = [line for effect in chance.effects for line in teller.effect(effect)]
    if chance.then:
        lines.append({"what": "event", "rule": "", "level": LINE, "text": chance.then})
    return [{"number": teller.table.number + 1, **line} for line in lines]
