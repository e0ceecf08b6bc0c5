"""What an answer would do, as far as it is certain: played on tables that the seat could be looking at, up to the first
roll or the next question. Nothing of it happens, and nothing that the seat may not know goes into it."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE
from plancia.kernel.picking import answer_with, picks_named
from plancia.kernel.picture import Path, Survey
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.kernel.written.record import option_named
from plancia.table.entries import Answered
from plancia.table.told.frames import after_each, drawn
from plancia.table.told.log import Line, LogLine, Teller

if TYPE_CHECKING:
    from plancia.table.table import Table

IMAGINED = 4  # tables, where something is hidden: what happens on all of them is taken for certain


class Preview(TypedDict):
    """What an option would do, as far as it is certain. `ends`: "chance", "question" (the same seat goes on), "other"
    (somebody else is asked), "over". `next`: what comes then, in a sentence. `paths`: the ways over the board that it
    would take; `survey`: what is measured for it. Nothing of it has happened."""

    lines: list[LogLine]
    view: dict[str, Any]
    ends: str
    next: str
    paths: list[Path]
    survey: Survey | None


class Course(NamedTuple):
    """How it goes on one of them."""

    before: dict[str, Any]
    lines: list[tuple[Line, dict[str, Any]]]  # with what is seen after each, where that was looked at closely
    after: dict[str, Any]
    ends: str
    next: str
    paths: list[Path]
    survey: Survey | None


def preview(table: Table, seat: str, lang: str, answered: Answered) -> Preview:
    teller = Teller(table, seat, lang)
    view = View(table.state, teller.seat)
    hides = bool(table.game.hidden_together) or view.sealed
    courses = [_course(teller, view, answered, n, hides) for n in range(IMAGINED if hides else 1)]
    sure = courses[0]
    if any(course != sure for course in courses):
        together = zip(*(course.lines for course in courses))
        lines = [each[0] for each in takewhile(lambda each: all(line == each[0] for line in each), together)]
        after = lines[-1][1] if lines else sure.before
        sure = sure._replace(lines=lines, after=after, ends="chance", next=teller.say("preview-chance"))
    return {
        "paths": sure.paths,
        "survey": sure.survey,
        "lines": [{"number": table.number + 1, **line} for line, _ in sure.lines],
        "view": sure.after,
        "ends": sure.ends,
        "next": sure.next,
    }


def _course(teller: Teller, view: View, answered: Answered, number: int, closely: bool) -> Course:
    g = view.imagine(key_of(f"preview {number}"))
    g.key, g.reasons, g.log = b"", True, []  # whoever has no key waits for every roll
    engine.advance(g)
    before = drawn(teller, g)
    asked = next(each for each in engine.pending(g) if each.by == teller.seat)
    shadow = g.clone()
    paths: list[Path] = []
    survey: Survey | None = None
    if answered.picks is not None:
        answer_with(g, teller.seat, picks_named(g, asked, answered.picks))
    else:
        option = option_named(g, asked, answered.option)
        paths = msgspec.to_builtins(teller.voice.paths(g, asked, option, teller.lang))
        survey = msgspec.to_builtins(teller.voice.survey_of(g, asked, option, teller.lang))
        engine.answer(g, option, teller.seat)
    ends, then = _end(teller, g)
    if view.sealed and ends != "question":  # what the others have answered is imagined
        return Course(before, [], before, "other", teller.say("preview-sealed"), paths, survey)
    if closely:
        lines = list(after_each(teller, shadow, g.log))
    else:
        lines = [(line, {}) for effect in g.log for line in teller.effect(effect)]
    return Course(before, lines, drawn(teller, g), ends, then, paths, survey)


def _end(teller: Teller, g: State) -> tuple[str, str]:
    """Where it stops, and what comes then, in a sentence."""
    say, asked = teller.say, engine.pending(g)
    if not asked:
        return "over", say("preview-over")
    if asked[0].by == CHANCE:
        return "chance", say("preview-chance")
    own = next((each for each in asked if each.by == teller.seat), None)
    if own is None:
        return "other", say("preview-other", who=teller.title(g.game.seats[asked[0].by]))
    return "question", say("preview-question", prompt=voice_of(g.game.name).prompt(g, own, teller.lang))
