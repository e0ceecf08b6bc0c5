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


def say(key: str, **values: Any) -> str:
    return catalogue(TEXT, _Current.lang or language())(key, **values)


def figures(text: str) -> str:
    """Numbers that Python has formatted, as the language writes them: 1,234.5 is 1.234,5 in Italian."""
    if (_Current.lang or language()) != "it":
        return text
    return re.sub(r"(?<=\d)[.,](?=\d)", lambda found: "." if found[0] == "," else ",", text)
