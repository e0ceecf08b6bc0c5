"""A guided first game: what there is to say about the question of now, found in what has been played so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from plancia.games.lesson import ME, Lesson, Step
from plancia.games.teaching import Point, folder_of, lesson_of
from plancia.games.voices import voice_of
from plancia.kernel import engine, picking
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.state import State
from plancia.kernel.words import catalogue
from plancia.kernel.written.record import option_name
from plancia.table.entries import BOT, ONLINE, Chair
from plancia.table.history import Played, play


class NextGame(msgspec.Struct):
    """A table to play after the lesson, by the id of its preset."""

    preset: str
    title: str
    text: str


class LessonTold(msgspec.Struct):
    """What a lesson says now. `answers`: what it advises, by stable name (several for a set), with its label and the
    reason; none where it leaves that to the advice. `strayed`: what it had advised, where something else was done.
    `learned`: the ideas so far, this one included; `of` how many it brings in all."""

    title: str
    text: str
    answers: list[str]
    label: str
    why: str
    strayed: str
    learned: list[Point]
    of: int
    ending: str = ""
    next: list[NextGame] = []


class Course(NamedTuple):
    """How far a lesson has come."""

    told: list[Step]
    now: Step | None
    advised: list[int]
    strayed: str = ""  # the label of what was advised last, where it was not done


def lesson_at(played: Played) -> Lesson | None:
    """A game is a lesson when it began where the lesson of its title does."""
    lesson = lesson_of(played.game.name)
    return lesson if lesson is not None and lesson.position == played.state.origin and played.state.key else None


def key_for(game: str, chairs: Mapping[str, Chair], position: str) -> str:
    """The chance of a lesson, which is known beforehand: only where one learns with bots. Empty: anywhere else."""
    lesson = lesson_of(game)
    if lesson is None or lesson.position != position or list(chairs) != list(lesson.seats):
        return ""
    wanted = [ONLINE if kind == ME else BOT for kind in lesson.seats.values()]
    return key_of(lesson.seed).hex() if [chair.kind for chair in chairs.values()] == wanted else ""


def tell(played: Played, lesson: Lesson, lang: str) -> LessonTold:
    game = played.game.name
    folder = folder_of(game)
    assert folder is not None
    say, course = catalogue(folder / "text", lang), follow(played, lesson, lang)
    words = {} if course.now is None else say.attributes(f"first-{course.now.id}")
    ideas = [say.attributes(f"first-{step.id}") for step in [*course.told, *([course.now] if course.now else [])]]
    brings = [step for step in lesson.steps if "title" in say.attributes(f"first-{step.id}")]
    told = LessonTold(
        words.get("title", ""),
        words.get("text", ""),
        [],
        "",
        words.get("why", ""),
        course.strayed,
        [Point(idea["title"], idea["text"]) for idea in ideas if "title" in idea],
        len(brings),
    )
    asked = played.asked_of(played.game.seats.index(lesson.seat))
    if asked is not None and course.advised:
        told.answers = [option_name(played.state, asked, option) for option in course.advised]
        told.label = labels(played.state, asked, course.advised, lang)
    if played.over:
        result = played.result or {}
        told.ending = say("first-won" if lesson.seat in result["winners"] else "first-lost")
        told.next = [each for each in next_games(game, lang) if each.preset in lesson.next]
    return told


def next_games(game: str, lang: str) -> list[NextGame]:
    ready = voice_of(game).about_game(lang).get("presets", [])
    return [NextGame(each["id"], each["title"], each["text"]) for each in ready]


def follow(played: Played, lesson: Lesson, lang: str) -> Course:
    """Every question of the seat so far, each with the step that spoke about it."""
    seat, line = played.game.seats.index(lesson.seat), played.history.follow().line()
    told: list[Step] = []
    strayed = ""
    first = line[0].kept
    assert first is not None
    g = first.clone()
    engine.advance(g)
    for moment in line[1:]:
        asked = asked_of(g, seat) if moment.decided[:1] == (seat,) and seat not in moment.obeyed else None
        if asked is not None:
            step, advised = spoken(lesson, told, g, asked)
            done = [values[0] for by, what, values in moment.journal if (by, what) == (seat, asked.rule)]
            astray = bool(advised) and sorted(advised) != sorted(done)
            strayed = labels(g, asked, advised, lang) if astray else ""
            told += [step] if step is not None else []
        play(g, moment)
    now = played.asked_of(seat)
    step, advised = (None, []) if now is None else spoken(lesson, told, played.state, now)
    return Course(told, step, advised, strayed)


def asked_of(g: State, seat: int) -> Decision | None:
    return next((asked for asked in engine.pending(g) if asked.by == seat), None)


def spoken(lesson: Lesson, told: list[Step], g: State, asked: Decision) -> tuple[Step | None, list[int]]:
    """The first step not told yet that fits the question, and what it advises there."""
    there = None
    for step in lesson.steps:
        if step.rule != asked.rule or step in told or step.after not in ("", *(each.id for each in told)):
            continue
        if not step.take:
            return step, []
        there = there or {option_name(g, asked, option): option for option in asked.options}
        for names in step.take:
            wanted = [names] if names in there else names.split("+")
            picks = [there[name] for name in wanted if name in there]
            if len(picks) == len(wanted) and may_be_said(asked, picks):
                return step, picks
    return None, []


def may_be_said(asked: Decision, picks: list[int]) -> bool:
    return picking.refusal(asked, picks) is None if asked.several else len(picks) == 1


def labels(g: State, asked: Decision, options: list[int], lang: str) -> str:
    voice = voice_of(g.game.name)
    return ", ".join(voice.label(g, asked, option, lang) for option in options)
