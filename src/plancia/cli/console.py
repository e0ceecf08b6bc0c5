"""The console of a terminal: one language, where its lines go, and how trouble is told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console as RichConsole
from rich.text import Text

from plancia.kernel.words import Catalogue, catalogue, language

TEXT = Path(__file__).parent / "text"
WIDTH = 80  # of everything that is drawn


class Trouble(Exception):
    """Something a person can put right, in one line. The program ends with exit code 2."""

    status = 2


class Hopeless(Trouble):
    """Something nobody can put right."""

    status = 1


class Console:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = catalogue(TEXT, lang)
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # what is no text is an answer like any other wrong one
        self.out = _opened(sys.stdout)
        self.errors = _opened(sys.stderr)

    def print(self, text: str | Text = "", style: str = "", indent: int = 0, before: Text | None = None) -> None:
        """A paragraph, wrapped and indented; `before` stands in the indent of its first line."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        for number, line in enumerate(shown.wrap(self.out, self.width - indent, no_wrap=False)):
            line.rstrip()
            margin = before if before is not None and number == 0 else Text(" " * indent)
            self.out.print(Text.assemble(margin, line), soft_wrap=True)
        if not shown.plain:
            self.out.print()

    @property
    def width(self) -> int:
        return min(self.out.width, 100)

    def of(self, folder: Path) -> Catalogue:
        """The texts of a title."""
        return catalogue(folder, self.lang)

    def trouble(self, key: str, **values: Any) -> Trouble:
        return Trouble(self.say(key, **values))


def _opened(file: Any) -> RichConsole:
    if hasattr(file, "reconfigure"):
        file.reconfigure(errors="replace")  # a terminal that lacks a character must not end the game
    return RichConsole(file=file, width=None if file.isatty() else WIDTH, highlight=False, markup=False, emoji=False)


class _Current:
    console: Console | None = None


def speak(lang: str) -> Console:
    """From now on, this language."""
    _Current.console = Console(lang)
    return _Current.console


def console() -> Console:
    return _Current.console or speak(language())
