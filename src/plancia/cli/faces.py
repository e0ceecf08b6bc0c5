"""What the terminal needs of a game: its words, and how its table is drawn. One face for each title."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from plancia.games.voices import Voice


class Face(Voice, Protocol):
    def paint(self, g: Any, text: Text, lang: str) -> Text: ...
    def above_the_map(self, g: Any, lang: str) -> list[Text]: ...
    def the_map(self, g: Any, lang: str) -> list[Text]: ...
    def below_the_map(self, g: Any, lang: str) -> list[RenderableType]: ...
    def in_sentences(self, g: Any, lang: str) -> list[str]: ...


def face_of(game: str) -> Face:
    if game == "wroth":
        from plancia.cli.wroth_face import WrothFace

        return WrothFace()
    raise KeyError(game)
