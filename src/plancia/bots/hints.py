# not compiled
"""Hints: up to three answers with the chance to win that each gives, and reasons drawn from how games go on then."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from plancia.bots import PATIENCE
from plancia.bots.advice import Advice, Suggestion, advise, complete
from plancia.bots.search import Budget, Line, Search, compared
from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.view import View
from plancia.kernel.words import catalogue
from plancia.kernel.written.record import option_name

TEXT = Path(__file__).parent / "text"
ROLLOUTS = 400
FEW = 2  # worlds in which an answer must have been seen before a chance is said
OFTEN = 0.3  # of the games that went on: a reply that is worth telling
KEY = key_of("hints")


def hint(view: View, lang: str, most: int = 3, patience: float = PATIENCE, rollouts: int = ROLLOUTS) -> Advice:
    """Advice after thinking as far as the strongest bot does, from what the seat may know and nothing else."""
    advice = advise(view, lang, most)
    if not advice.more:
        return advice
    title = titles()[view.game.name]
    search = Search(title.part("mind"), view, KEY, Budget(rollouts, patience, plans=True))
    asked, g = asked_again(view.imagine(KEY), view.seat)
    replies = Replies(lang)
    search.witness = replies.told
    ranked = search.ranked(search.best())
    found: list[Suggestion] = []
    for line in ranked:
        if len(found) == most or not line.values:
            break
        label = voice_of(view.game.name).label(g, asked, line.option, lang)
        if all(label != other.label for other in found):
            reasons = title.part("advice").reasons(g, asked, line.option, lang)[:2]
            said = replies.most_often(g, line.option)
            suggestion = Suggestion(option_name(g, asked, line.option), label, [*reasons, *said])
            if len(line.values) >= FEW:
                suggestion.chance, suggestion.error = percent(line, ranked[0])
            found.append(suggestion)
    if not found:  # there was no time for anything
        return advice
    if asked.several:
        complete(found[0], g, asked, lang)
    return Advice(advice.lesson, found)


def asked_again(g: Any, by: int) -> tuple[Decision, Any]:
    """The same question, which now says which step asks it."""
    twin = g.clone()
    twin.reasons = True
    engine.advance(twin)
    return next(each for each in engine.pending(twin) if each.by == by), twin


def percent(line: Line, best: Line) -> tuple[int, int]:
    """The chance to win, and two standard errors of it: that of the best answer, less how far this one is behind it."""
    n, mean = len(best.values), best.mean()
    spread = sum((value - mean) ** 2 for value in best.values) / max(1, n - 1) / n
    behind, error = compared(best, line) if line is not best else (0.0, 0.0)
    return round(100 * min(1.0, max(0.0, mean - behind))), round(200 * sqrt(spread + error * error))


class Replies:
    """How the others first answered, by the answer that was thought of."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.seen: dict[int, Counter[tuple[int, str]]] = {}

    def told(self, option: int, g: Any, chosen: int) -> None:
        asked, twin = asked_again(g, g.decision.by)
        label = voice_of(g.game.name).label(twin, asked, chosen, self.lang)
        self.seen.setdefault(option, Counter())[asked.by, label] += 1

    def most_often(self, g: Any, option: int) -> list[str]:
        seen = self.seen.get(option)
        if not seen:
            return []
        (by, label), n = seen.most_common(1)[0]
        share = n / seen.total()
        if share < OFTEN:
            return []
        who = voice_of(g.game.name).seat_name(g, by, self.lang)
        return [catalogue(TEXT, self.lang)("reply", who=who, label=label, percent=round(100 * share))]
