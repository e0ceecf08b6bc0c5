"""What holds for the words of every game: a step that asks has its question, an effect its line, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import plancia
from plancia.games.shelf import game_named
from plancia.games.voices import Voice
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import ASK, TOGETHER, kinds_of_procedure, steps_of
from plancia.kernel.words import LANGUAGES, catalogue

# No sentence has two ends, no mark of another notation, no number below nothing, no brackets inside brackets, no full
# stop inside them where it goes on behind.
ILL_SET = re.compile(r"[!?]\.|(?<!\.)\.\.(?!\.)| [,.;:!?](?!\w)|\(\)|\*\w|[{}]|(?<![\w–-])-\d|  |\([^()]*\(|\.\)(?!$)")
EACH = 6  # of the same step or effect are put into words; the others only played


@contextmanager
def no_faults(texts: Path) -> Iterator[None]:
    """A missing key or variable is a failure."""
    for lang in LANGUAGES:
        catalogue(texts, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(texts, lang).faults == []


def asking_steps(game: str) -> set[str]:
    kinds = kinds_of_procedure(game_named(game)).values()
    ours = [cls for cls in kinds if cls.__module__.startswith(f"plancia.games.{game}.")]
    return {f"{cls.__name__}-{s.name}" for cls in ours for s in steps_of(cls) if s.kind in (ASK, TOGETHER)}


def told_in_the_sources(game: str) -> set[str]:
    folder = Path(plancia.__file__).parent / "games" / game
    text = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    return set(re.findall(r'Told\(\s*"([a-z-]+)"', text))


def is_known(seen: Counter[str], kind: str) -> bool:
    """Some of each are looked at, and one in a while."""
    seen[kind] += 1
    return seen[kind] > EACH and seen[kind] % 50 > 0


def check_question(voice: Voice, g: Any, decision: Decision) -> None:
    assert sorted(voice.numbered(decision).values()) == sorted(decision.options)
    for lang in LANGUAGES:
        assert voice.prompt(g, decision, lang).endswith((".", "?", ")"))
        refused = [voice.why(g, decision, option, lang) for option in decision.refused or {}]
        labels = [voice.label(g, decision, option, lang) for option in decision.options]
        labels += [why.label for why in refused if why is not None]
        assert len(set(labels)) == len(labels), labels
        assert [text for text in [voice.prompt(g, decision, lang), *labels] if ILL_SET.search(text)] == []
        assert all(why.text for why in refused if why is not None)
