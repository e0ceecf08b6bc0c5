"""What the terminal needs of a game: its words, and how its table is drawn. One face for each title."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from plancia.games.voices import Voice
from plancia.kernel.view import View


class Face(Voice, Protocol):
    """Tables are drawn from what one seat may know."""

    def paint(self, g: Any, text: Text, lang: str) -> Text: ...
    def above_the_map(self, view: View, lang: str) -> list[Text]: ...
    def the_map(self, view: View, lang: str) -> list[Text]: ...
    def below_the_map(self, view: View, lang: str) -> list[RenderableType]: ...
    def in_sentences(self, view: View, lang: str) -> list[str]: ...
    def in_full(self, view: View, seat: int, lang: str) -> list[Text]: ...


def face_of(game: str) -> Face:
    """Raises KeyError."""
    if game == "wroth":
        from plancia.games.wroth.terminal.face import WrothFace

        return WrothFace()
    if game == "verrix":
        from plancia.games.verrix.terminal.face import VerrixFace

        return VerrixFace()
    if game == "nova-aetas":
        from plancia.games.nova_aetas.terminal.face import NovaAetasFace

        return NovaAetasFace()
    raise KeyError(game)
