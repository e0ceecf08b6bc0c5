"""Advice for somebody who learns: what a question is about, and a few sensible answers with their reasons."""

from __future__ import annotations

import msgspec

from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import option_name


class Suggestion(msgspec.Struct):
    """`others`: where several are asked for, what belongs to the answer besides `option`. `chance`: to win with it, in
    hundredths, and `error`: how far that may be off; only after thinking."""

    option: str
    label: str
    reasons: list[str]
    others: list[str] = []
    chance: int | None = None
    error: int = 0


class Advice(msgspec.Struct):
    """For somebody who learns: what this question is about, and a few sensible answers, the best first. `more`: by
    thinking longer the chance to win of each can be found."""

    lesson: str
    suggestions: list[Suggestion]
    more: bool = False


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
    suggestions = [Suggestion(*each) for each in found]
    if asked.several and suggestions:
        complete(suggestions[0], g, asked, lang)
    more = title is not None and title.has("mind") and title.has("advice") and len(asked.options) > 1
    return Advice(lesson, suggestions, more)


def complete(first: Suggestion, g: State, asked: Decision, lang: str) -> None:
    """The whole set that the bot would name."""
    voice, picks = voice_of(g.game.name), whole_set(g, asked)
    names = [option_name(g, asked, option) for option in picks]
    if len(names) > 1 and names[0] == first.option:
        first.others = names[1:]
        first.label = ", ".join(voice.label(g, asked, option, lang) for option in picks)


def whole_set(g: State, asked: Decision) -> list[int]:
    """One thing after the other, until it is enough."""
    bot, seat, picks = titles()[g.game.name].part("bot"), asked.by, list[int]()
    twin = g.clone()
    while len(asked.picked) + len(picks) < asked.most:
        now = next((each for each in engine.pending(twin) if each.by == seat), None)
        if now is None or not now.several or len(now.picked) != len(asked.picked) + len(picks):
            break
        option: int = bot.best_option(twin, seat)
        if option == PASS:
            break
        picks.append(option)
        engine.answer(twin, option, seat)
    return picks
