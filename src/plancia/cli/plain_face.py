"""A title that brings no face of its own: its board is drawn from the data it tells, a letter for a field."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from plancia.cli.console import TEXT
from plancia.games.voices import Voice
from plancia.kernel.drawing import FIELD, Drawing, SeatDrawn
from plancia.kernel.view import View
from plancia.kernel.words import catalogue

WIDE = 3  # letters for a field
STYLES = {"dark": "bold magenta", "pale": "bold cyan", "gold": "bold yellow", "goal": "green", "home": "green"}


class PlainFace:
    """The words of a voice, and a drawing of its own."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __getattr__(self, name: str) -> Any:
        return getattr(self.voice, name)

    def say(self, key: str, lang: str, **values: Any) -> str:
        return catalogue(TEXT, lang)(f"plain-{key}", **values) if key in ("examples", "over") else ""

    def paint(self, g: Any, text: Text, lang: str) -> Text:
        return text

    def above_the_map(self, view: View, lang: str) -> list[Text]:
        return []

    def the_map(self, view: View, lang: str) -> list[Text]:
        drawn = self._drawing(view, lang)
        return [] if drawn is None else lines_of(drawn)

    def below_the_map(self, view: View, lang: str) -> list[RenderableType]:
        drawn = self._drawing(view, lang)
        if drawn is None:
            return []
        of_seats = [f"{self._name(view, seat, lang)}. {seat.lines[0]}" for seat in drawn.seats if seat.lines]
        return [Text(line) for line in (*of_seats, *drawn.lines)]

    def in_sentences(self, view: View, lang: str) -> list[str]:
        return self.voice.describe(view, lang)

    def in_full(self, view: View, seat: int, lang: str) -> list[Text]:
        drawn = self._drawing(view, lang)
        mine = [] if drawn is None else [each for each in drawn.seats if each.seat == view.game.seats[seat]]
        return [Text(line) for each in mine for line in each.lines]

    def _name(self, view: View, drawn: SeatDrawn, lang: str) -> str:
        return self.voice.seat_name(view.table, view.game.seats.index(drawn.seat), lang)

    def _drawing(self, view: View, lang: str) -> Drawing | None:
        try:
            return msgspec.convert(self.voice.scene(view, lang), Drawing)
        except msgspec.ValidationError:  # it tells something else, for a client of its own
            return None


def lines_of(drawn: Drawing) -> list[Text]:
    """What lies uppermost in each place, row by row."""
    signs = {(_place(shape.x), _place(shape.y)): shape for shape in drawn.shapes if shape.sign}
    if not signs:
        return []
    columns = [x for x, _ in signs]
    found = []
    for y in sorted({y for _, y in signs}):
        line = Text("  ")
        for x in range(min(columns), max(columns) + 1):
            shape = signs.get((x, y))
            sign, style = (shape.sign, STYLES.get(shape.tone, "")) if shape else ("", "dim")
            line.append(sign.center(WIDE), style)
        found.append(line)
    return found


def _place(middle: int) -> int:
    """The row or column in which something lies."""
    return (middle + FIELD // 2) // FIELD
