"""A guided first game: whoever follows it wins, and whoever leaves it is taught on."""

from __future__ import annotations

import pytest

import plancia
from plancia.bots import bot_named
from plancia.games.shelf import titles
from plancia.games.teaching import folder_of, lesson_of
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.table.entries import BOT, ONLINE, Chair
from plancia.table.match import Match
from plancia.table.opening.beginning import from_position
from plancia.table.opening.opening import opening
from plancia.table.told.lesson import follow, key_for, lesson_at, tell
from tests.table.playing import Play, thought

TAUGHT = [name for name in titles() if lesson_of(name) is not None]
LEAST, MOST = 25, 60  # answers: some fifteen minutes


def begins(game: str) -> Match:
    lesson = lesson_of(game)
    assert lesson is not None
    return from_position(game, lesson.position, lesson.seats, lesson.seed)


def answers_as_advised(match: Match) -> None:
    """By the lesson, and where it says nothing by the bot, whose advice is shown then."""
    lesson, asked = lesson_at(match), match.decision
    assert lesson is not None
    assert asked is not None
    advised = follow(match, lesson, "en").advised or [bot_named("thumb").choose(View(match.state, asked.by))]
    if asked.several and follow(match, lesson, "en").advised:
        match.history.answer_with(asked.by, advised)
    else:
        match.history.answer(asked.by, advised[0])
    match.play_bots()


@pytest.mark.parametrize("game", TAUGHT)
def test_following_the_guided_game_wins_it(game: str):
    match, answers, ideas = begins(game), 0, []
    lesson = lesson_at(match)
    assert lesson is not None
    while not match.over:
        told = tell(match, lesson, "en")
        assert told.strayed == ""
        ideas += [told.title] if told.title else []
        answers_as_advised(match)
        answers += 1
    assert match.result is not None
    assert lesson.seat in match.result["winners"]
    assert LEAST <= answers <= MOST
    assert len(ideas) >= 12
    for lang in LANGUAGES:
        last = tell(match, lesson, lang)
        folder = folder_of(game)
        assert folder is not None
        assert last.ending == catalogue(folder / "text", lang)("first-won")
        assert {each.preset for each in last.next} == set(lesson.next)
        assert len(last.learned) == len(ideas)


@pytest.mark.parametrize("game", TAUGHT)
def test_following_it_at_a_table_of_a_server_wins_it_too(game: str):
    """There a bot draws from other seeds."""
    lesson = lesson_of(game)
    assert lesson is not None
    chairs = {seat: Chair(ONLINE) if kind == "human" else Chair(BOT, bot=kind) for seat, kind in lesson.seats.items()}
    play = Play([opening(game, chairs, key_for(game, chairs, lesson.position), origin=lesson.position)])
    seat = lesson.seat
    while True:
        play.bots()
        if play.table.over:
            break
        told = tell(play.table, lesson, "en")
        number, asked = play.table.number, play.table.asked(seat)
        assert asked is not None
        if told.answers and asked.several:
            play.do(play.table.answer(seat, "", number, "", told.answers))
        else:
            play.do(
                play.table.answer(seat, told.answers[0] if told.answers else thought(play.table, seat, "thumb"), number)
            )
    assert play.table.result is not None
    assert seat in play.table.result["winners"]


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_does_something_else_is_told_so_and_taught_on(game: str):
    match = begins(game)
    lesson = lesson_at(match)
    assert lesson is not None
    first = tell(match, lesson, "en")
    assert first.title
    assert first.answers
    asked = match.decision
    assert asked is not None
    others = [name for name in match.names() if name not in first.answers]
    match.answer(others[-1])
    assert tell(match, lesson, "it").strayed
    match.undo()
    assert tell(match, lesson, "en") == first
    match.answer(others[-1])
    for _ in range(200):
        if match.over:
            break
        answers_as_advised(match)
    assert match.over
    assert len(tell(match, lesson, "en").learned) > 5


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_question_brings_an_idea_and_few_steps_bring_none(game: str):
    lesson, folder = lesson_of(game), folder_of(game)
    assert lesson is not None
    assert folder is not None
    for lang in LANGUAGES:
        say = catalogue(folder / "text", lang)
        words = [say.attributes(f"first-{step.id}") for step in lesson.steps]
        assert "title" in words[0]
        assert all(("title" in each) == ("text" in each) for each in words)
        assert all("why" in each for each, step in zip(words, lesson.steps, strict=True) if step.take)


@pytest.mark.parametrize("game", TAUGHT)
def test_an_idea_that_needs_another_comes_after_it(game: str):
    lesson = lesson_of(game)
    assert lesson is not None
    ids = [step.id for step in lesson.steps]
    assert len(set(ids)) == len(ids)
    assert any(step.after for step in lesson.steps)
    assert all(step.after in ids[: ids.index(step.id)] for step in lesson.steps if step.after)


def test_what_belongs_to_the_next_round_is_not_told_in_this_one():
    match = begins("wroth")
    lesson = lesson_at(match)
    assert lesson is not None
    told = []
    for _ in range(3):
        told.append(tell(match, lesson, "en"))
        match.answer(next(name for name in match.names() if name not in told[-1].answers))
    assert [bool(each.title) for each in told] == [True, True, False]
    assert told[2].strayed


def test_only_a_lesson_has_chance_that_is_known():
    lesson = lesson_of("wroth")
    assert lesson is not None
    chairs = {"koda": Chair(ONLINE, name="Ada"), "runen": Chair(BOT, bot="thumb")}
    assert key_for("wroth", chairs, lesson.position) == key_of(lesson.seed).hex()
    assert key_for("wroth", chairs, lesson.position + "\n") == ""
    assert key_for("wroth", dict(reversed(chairs.items())), lesson.position) == ""
    assert key_for("wroth", {**chairs, "runen": Chair(ONLINE, name="Bo")}, lesson.position) == ""


def test_another_game_is_no_lesson():
    assert lesson_at(plancia.new("wroth", {"koda": "human", "runen": "thumb"}, 1)) is None
