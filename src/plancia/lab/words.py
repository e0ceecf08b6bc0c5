"""What the lab says, in the language of whoever asked for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from plancia.kernel.words import catalogue, language

TEXT = Path(__file__).parent / "text"


class _Current:
    lang = ""


def speak(lang: str) -> None:
    """From now on, this language."""
    _Current.lang = lang


def spoken() -> str:
    return _Current.lang or language()


def say(key: str, **values: Any) -> str:
    return catalogue(TEXT, spoken())(key, **values)


def figures(text: str) -> str:
    """Numbers that Python has formatted, as the language writes them: 1,234.5 is 1.234,5 in Italian."""
    if spoken() != "it":
        return text
    return re.sub(r"(?<=\d)[.,](?=\d)", lambda found: "." if found[0] == "," else ",", text)
