"""What somebody means by the words they typed: the names that they see, in any case, with or without accents."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from plancia.games.voices import Voice
from plancia.kernel.decision import Decision
from plancia.kernel.ledger import Ledger, in_language
from plancia.kernel.words import LANGUAGES, folded, without_article

LEAST = 3  # letters of a word that stands for a longer one
NAMES = ("name", "names", "regular", "regulars")  # what a record is called, one and several

T = TypeVar("T")


def meant(said: str, called: Mapping[T, Iterable[str]]) -> list[T]:
    """Those that are called exactly so; or else those whose name begins so; or else those with a word that does."""
    wanted = folded(said)
    names = {thing: [without_article(folded(name)) for name in each] for thing, each in called.items()}
    exactly = [thing for thing, each in names.items() if without_article(wanted) in each]
    if exactly or len(wanted) < LEAST:
        return exactly
    begun = [thing for thing, each in names.items() if any(name.startswith(wanted) for name in each)]
    return begun or [thing for thing, each in names.items() if any(f" {wanted}" in name for name in each)]


def cards_meant(ledger: Ledger, said: str) -> list[str]:
    """The ids of the cards, units and other records that are called so, in any language."""
    called: dict[str, list[str]] = {}
    for id, (_, record) in ledger.cards.items():
        texts = [getattr(record, field) for field in NAMES if hasattr(record, field)]
        called[id] = [id, *(in_language(text, lang) for text in texts for lang in LANGUAGES)]
    return meant(said, called)


def options_meant(face: Voice, g: Any, decision: Decision, options: Collection[int], said: str, lang: str) -> list[int]:
    """The options that are called so, in the language of the player or else in another."""
    for each in (lang, *(other for other in LANGUAGES if other != lang)):
        labels = {option: face.label(g, decision, option, each) for option in options}
        found = meant(said, {option: [label, head(label)] for option, label in labels.items()})
        if found:
            return found
    return []


def head(label: str) -> str:
    """What an option is called, before what it does: Battle, of "Battle: attack a region in reach"."""
    return re.split(r"[:·(.,]", label, maxsplit=1)[0].strip()
