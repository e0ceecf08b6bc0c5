# not compiled
"""The reasons that bots give, in both languages."""

from __future__ import annotations

from pathlib import Path

from plancia.kernel.words import Catalogue, catalogue

TEXT = Path(__file__).parent / "text"


def sayings(lang: str) -> Catalogue:
    return catalogue(TEXT, lang)
