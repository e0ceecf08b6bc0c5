# not compiled
"""Texts in the language of the player: Fluent catalogues, one file for each language in a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource

from plancia.kernel.memo import Memo

LANGUAGES = ("en", "it")
ARTICLES = ("the", "il", "lo", "la", "i", "gli", "le")  # that a name may have
DOUBLED = re.compile(r"([!?])\.(?!\.)")  # a name like "Orders!" at the end of a sentence closes it
BEFORE_ITS_LIKE = re.compile(r"\b(?:e(?= [eèéEÈÉ])|a(?= [aàAÀ]))")  # "ed Estrazione", "ad Altair"
REMEMBERED = 20_000  # texts that a catalogue keeps: putting one together takes longer than all the rest of a question


class Catalogue:
    """say("key", name=value). What goes wrong is kept in `faults`, so that a game never stops for a missing word."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        self.faults: list[str] = []
        self._said: Memo[tuple[Any, ...], str] = Memo(REMEMBERED)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **values: Any) -> str:
        asked = (key, *values.items())
        text = self._said.get(asked)
        if text is None:
            if key not in self:
                return self._missing(key)
            faults = len(self.faults)
            text = self._format(key, self._bundle.get_message(key).value, values)
            if len(self.faults) == faults:
                self._said.keep(asked, text)
        return text

    def attributes(self, key: str, **values: Any) -> dict[str, str]:
        """The attributes of a message, such as the help texts of a command's options."""
        if key not in self:
            return {}
        found: Mapping[str, Any] = self._bundle.get_message(key).attributes
        return {name: self._format(f"{key}.{name}", pattern, values) for name, pattern in found.items()}

    def list(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list", most=", ".join(parts[:-1]), last=parts[-1])

    def _format(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        if pattern is None:
            return self._missing(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        self.faults += [f"{key}: {error!r}" for error in errors]
        once = DOUBLED.sub(r"\1", str(text))
        return BEFORE_ITS_LIKE.sub(r"\g<0>d", once) if self.lang == "it" else once

    def _missing(self, key: str) -> str:
        self.faults.append(f"{key} is missing")
        return key


def dotted(*parts: str) -> str:
    """Those there are, side by side: Valerio · C3 · 2 of 7 Wounds."""
    return " · ".join(part for part in parts if part)


class Vocabulary:
    """Words that stand for something on the table, by where that is, and where they stand in a text."""

    def __init__(self, spots: Mapping[str, str]) -> None:
        self._spots = spots
        ordered = sorted(spots, key=lambda word: (-len(word), word))
        self._pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in ordered))

    def found(self, text: str) -> dict[str, str]:
        """The longest first; none is part of another."""
        return {word: self._spots[word] for word in sorted(self._pattern.findall(text), key=lambda word: -len(word))}


# Words with which sentences begin that are written small inside one; a name keeps its capital.
OPENING = (
    "il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una", "chi", "ci", "sono", "entrambi", "entrambe", "ogni",
    "nessuno", "quando", "fra", "the", "a", "an", "whoever", "both", "every", "nobody", "there", "as",
)  # fmt: skip


def within(sentence: str) -> str:
    """A sentence as it stands after a colon: Objective: the Letter is destroyed."""
    first = re.match(r"[^\W\d_]+", sentence)
    small = first is not None and first[0].lower() in OPENING
    return sentence[0].lower() + sentence[1:] if small else sentence


def folded(text: str) -> str:
    """As it is compared with what somebody typed: without case, accents and marks."""
    plain = "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    return " ".join(re.findall(r"\w+", plain))


def without_article(folded: str) -> str:
    first, _, rest = folded.partition(" ")
    return rest if rest and first in ARTICLES else folded


@cache
def catalogue(folder: Path, lang: str) -> Catalogue:
    return Catalogue(folder, lang)


def language(wanted: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, or the one of the locale: Italian where it is Italian, English everywhere else."""
    if wanted in LANGUAGES:
        return str(wanted)
    env = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return "it" if env[name].lower().startswith("it") else "en"
    return "en"
