"""Advice for somebody who learns: what a question is about, and a few sensible answers with their reasons."""

from __future__ import annotations

import msgspec

from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View


class Suggestion(msgspec.Struct):
    option: str
    label: str
    reasons: list[str]


class Advice(msgspec.Struct):
    """For somebody who learns: what this question is about, and a few sensible answers, the best first."""

    lesson: str
    suggestions: list[Suggestion]


def advise(view: View, lang: str, most: int = 3) -> Advice:
    """From what the seat may know, and nothing else. The seat must be asked something."""
    assert view.decision is not None, "this seat is not asked"
    g = view.imagine(key_of("advice"))
    g.reasons = True
    engine.advance(g)  # once more, so that the question says which step asks it
    asked = next(each for each in engine.pending(g) if each.by == view.seat)
    lesson = voice_of(view.game.name).lesson(asked.step, lang)
    found: list[tuple[str, str, list[str]]] = []
    title = titles().get(view.game.name)
    if title is not None and title.has("advice"):
        found = title.part("advice").suggestions(g, asked, lang, most)
    return Advice(lesson, [Suggestion(*each) for each in found])
