"""What the terminal needs of a game: its words, and how its table is drawn."""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from plancia.cli.plain_face import PlainFace
from plancia.games.shelf import titles
from plancia.games.voices import Voice, voice_of
from plancia.kernel.view import View
from plancia.kernel.words import catalogue


class Face(Voice, Protocol):
    """Tables are drawn from what one seat may know. `say` is asked for its `legend`, for the `examples` of rules
    and the `drawing` that help tells of, and for how many rounds are `over`."""

    def say(self, key: str, lang: str, **values: Any) -> str:
        return "" if self.texts is None else catalogue(self.texts, lang)(f"face-{key}", **values)

    def paint(self, g: Any, text: Text, lang: str) -> Text: ...
    def above_the_map(self, view: View, lang: str) -> list[Text]: ...
    def the_map(self, view: View, lang: str) -> list[Text]: ...
    def below_the_map(self, view: View, lang: str) -> list[RenderableType]: ...

    def in_sentences(self, view: View, lang: str) -> list[str]:
        return self.describe(view, lang)

    def in_full(self, view: View, seat: int, lang: str) -> list[Text]: ...


def face_of(game: str) -> Face:
    """Raises KeyError. A title without one is drawn from what it tells."""
    title = titles()[game]
    if not title.has("face"):
        return cast(Face, PlainFace(voice_of(game)))
    face: Face = title.part("face")()
    return face
