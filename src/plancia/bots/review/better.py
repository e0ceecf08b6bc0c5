# not compiled
"""What would have been better than an answer, as the one who gave it could have known; and what punishes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from plancia.bots.hints import OFTEN, asked_again
from plancia.bots.mind import Mind
from plancia.bots.review.course import Step
from plancia.bots.review.worlds import Means, key_for
from plancia.bots.search import Budget, Search, compared, play_on, unforeseen
from plancia.games.shelf import titles
from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES

LINE = 5  # answers of a line to watch

Texts = dict[str, str]  # by language


class Found(NamedTuple):
    """`loss`: of the chance to win against the best answer, where that is clear; `spread`: how much there was to be
    lost by choosing blindly."""

    loss: float
    spread: float
    best: int
    chance: float  # of the best answer
    error: float


class Reply(NamedTuple):
    """What somebody often answers, how often, and the chance that is left then."""

    by: int
    texts: Texts
    share: float
    chance: float


class Said(NamedTuple):
    """In words, by language."""

    question: Texts
    played: Texts
    better: Texts  # empty: nothing was
    reasons: list[Texts]
    reply: Reply | None
    line: list[tuple[int, Texts]]  # from the better answer, or from what was played: who, and what


def search(means: Means, place: int, rollouts: int) -> Found:
    step = means.course.steps[place]
    view = View(step.before.clone(), step.by)
    thinking = Search(means.mind, view, key_for(means.seed, place, -2), Budget(rollouts, 0.0), step.picks)
    best = thinking.best()
    played = next(line for line in thinking.lines if (line.option, *line.more) == step.picks)
    ahead, error = compared(best, played) if best is not played else (0.0, 0.0)
    rest = [compared(best, line)[0] for line in thinking.lines if line is not best and line.values]
    spread = max(0.0, sum(rest) / len(rest)) if rest else 0.0
    loss = ahead if ahead > error else 0.0
    return Found(loss, max(spread, loss), best.option, best.mean(), error)


def said(means: Means, place: int, found: Found) -> Said:
    step, key = means.course.steps[place], key_for(means.seed, place, -3)
    better: tuple[int, ...] = ()
    reasons: list[Texts] = []
    if found.loss > 0.0:
        asked, g = asked_again(step.before.fork(key), step.by)
        better = _complete(means.mind, step, found.best, key)
        of = titles()[means.course.game.name].part("advice").reasons
        told = [of(g, asked, found.best, lang)[:2] for lang in LANGUAGES]
        reasons = [dict(zip(LANGUAGES, texts)) for texts in zip(*told)]
    played, shown = labels(step.before, step.by, step.picks), labels(step.before, step.by, better) if better else {}
    reply = None if means.course.together or not better else _reply(means, place)
    return Said(_question(step), played, shown, reasons, reply, _line(means.mind, step, better or step.picks, key))


def _question(step: Step) -> Texts:
    asked, g = asked_again(step.before, step.by)
    return {lang: voice_of(g.game.name).prompt(g, asked, lang) for lang in LANGUAGES}


def _complete(mind: Mind, step: Step, first: int, key: bytes) -> tuple[int, ...]:
    """Where several are asked for, what rules of thumb pick beside it."""
    g, picks = step.before.fork(key), [first]
    engine.answer(g, first, step.by)
    while any(each.by == step.by and each.picked for each in engine.pending(g)):
        picks.append(unforeseen(mind.policy, g, step.by, key))
        engine.answer(g, picks[-1], step.by)
    return tuple(picks)


def labels(g: Any, by: int, picks: tuple[int, ...]) -> Texts:
    """What was answered; of a set, all of it."""
    asked, twin = asked_again(g, by)
    voice = voice_of(g.game.name)
    return {lang: ", ".join(voice.label(twin, asked, pick, lang) for pick in picks) for lang in LANGUAGES}


def _reply(means: Means, place: int) -> Reply | None:
    """Of the answers that others often give to what was played, the one that leaves least."""
    step, mind, worlds = means.course.steps[place], means.mind, means.depth.replies
    view, thinking = View(step.before.clone(), step.by), key_for(means.seed, place, -4)
    heard: dict[tuple[int, str], tuple[Texts, list[float]]] = {}

    def policy(g: Any, by: int) -> int:
        return unforeseen(mind.policy, g, by, thinking)

    for number in range(worlds):
        g = view.imagine(key_for(means.seed, place, -4, number), policy)
        mark, first = mind.boundary(g), list[tuple[int, Texts]]()
        step.carry_out(g)
        play_on(mind, g, thinking, mark, 0, _listening(step.by, first))
        for by, texts in first:
            heard.setdefault((by, texts[LANGUAGES[0]]), (texts, []))[1].append(mind.value(g, step.by))
    often = [
        Reply(by, texts, len(values) / worlds, sum(values) / len(values))
        for (by, _), (texts, values) in heard.items()
        if len(values) >= OFTEN * worlds
    ]
    return min(often, key=lambda reply: reply.chance, default=None)


def _listening(seat: int, first: list[tuple[int, Texts]]) -> Callable[[Any, int], bool]:
    def has_heard(g: Any, chosen: int) -> bool:
        by = g.decision.by
        if by == seat or len(g.decision.options) == 1:
            return False
        first.append((by, labels(g, by, (chosen,))))
        return True

    return has_heard


def _line(mind: Mind, step: Step, picks: tuple[int, ...], key: bytes) -> list[tuple[int, Texts]]:
    """How it could go on from here: other dice than those that fell."""
    g, found = step.before.fork(key), list[tuple[int, Texts]]()
    step._replace(picks=picks).carry_out(g)
    while g.decision is not None and len(found) < LINE:
        asked = g.decision
        option = unforeseen(mind.policy, g, asked.by, key)
        if len(asked.options) > 1:
            found.append((asked.by, labels(g, asked.by, (option,))))
        engine.answer(g, option, asked.by)
    return found
