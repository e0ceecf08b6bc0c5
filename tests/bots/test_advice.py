"""Advice for somebody who learns: about every question, in both languages, and every reason is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import plancia
from plancia.bots.advice import advise
from plancia.bots.thumb import ThumbBot
from plancia.games.teaching import lesson_of
from plancia.games.wroth.bot.advice import finished
from plancia.games.wroth.bot.thumb import depth_for
from plancia.games.wroth.game import GAME
from plancia.games.wroth.shown.draw import drawn
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.picking import picks_named, refusal
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.kernel.written.record import option_name
from tests.games.spoken import asking_steps
from tests.games.wroth.scene import wroth
from tests.kernel.cards.game import TOLLS


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for lang in LANGUAGES:
        catalogue(names_shown.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown.TEXT, lang).faults == []


def questions(games: int) -> Iterator[Wroth]:
    """Every third game is played by thumb: others never get as far."""
    for number in range(games):
        g = GAME.table(GAME.any_settings(Random(number), number))
        g.key = key_of(f"advice {number}")
        GAME.begin(g)
        luck = Random(number)
        while g.decision is not None:
            yield g
            by = g.decision.by
            clever = number % 3 == 0
            engine.answer(g, ThumbBot().choose(View(g, by)) if clever else luck.choice(g.decision.options), by)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_asks_has_its_lesson(lang: str) -> None:
    say = catalogue(names_shown.TEXT, lang)
    assert {step for step in asking_steps("wroth") if f"lesson-{step}" not in say} == set()


def test_every_question_gets_advice() -> None:
    asked: Counter[int] = Counter()
    luck = Random(0)
    for g in questions(12):
        assert g.decision is not None
        if luck.random() < 0.8:
            continue
        names = [option_name(g, g.decision, option) for option in g.decision.options]
        for lang in LANGUAGES:
            advice = advise(View(g, g.decision.by), lang)
            assert advice.lesson
            assert 1 <= len(advice.suggestions) <= 3
            assert all(1 <= len(each.reasons) <= 3 and all(each.reasons) for each in advice.suggestions)
            assert {each.option for each in advice.suggestions} <= set(names)
            assert len({each.label for each in advice.suggestions}) == len(advice.suggestions)
        asked[len(advice.suggestions)] += 1
    assert asked[1]
    assert asked[3]


def test_what_a_reason_says_of_a_region_is_what_the_table_then_shows() -> None:
    """Read back from the sentence, against the picture of the table before and after."""
    checked: Counter[str] = Counter()
    luck = Random(1)
    for g in questions(8):
        asked = g.decision
        assert asked is not None
        if asked.kind in ("face", "feat") or luck.random() < 0.7:
            continue
        view = View(g, asked.by)
        before = view.imagine(key_of("advice"))
        assert isinstance(before, Wroth)
        me = FACTIONS[asked.by] if g.ai < 0 else "humans"
        for suggestion in advise(view, "en").suggestions:
            option = next(option for option in asked.options if option_name(g, asked, option) == suggestion.option)
            if suggestion.option == "end" and asked.kind == "step":
                continue
            then = drawn(finished(before, option, asked.by, depth_for(asked)), "en")
            for reason in suggestion.reasons:
                checked[check(reason, me, drawn(before, "en"), then)] += 1
    assert checked["control"] > 10
    assert checked["stop"] > 10


def check(reason: str, me: str, before: dict, then: dict) -> str:
    """Which kind of reason it is; fails where it is not true."""
    said = re.fullmatch(r"(?:You|Your side) would control region (\d) \(\+(\d+) VP\)\.", reason)
    if said:
        region, n = int(said[1]), int(said[2])
        assert before["regions"][region]["holder"] != me
        assert then["regions"][region]["holder"] == me
        assert paid(then, region, me) == n
        return "control"
    said = re.fullmatch(r"(.*?)(?: \(AI\))? would score (\d+) VP less in region (\d)\.", reason)
    if said:
        region = int(said[3])
        who = next(side["id"] for side in before["sides"] if side["name"] == said[1])
        assert paid(before, region, who) - paid(then, region, who) == int(said[2])
        return "stop"
    if reason == "What everybody would score stays as it is.":
        assert [region["would"] for region in before["regions"]] == [region["would"] for region in then["regions"]]
        return "same"
    said = re.fullmatch(r"You get (\d+) Corra\.", reason)
    if said:
        return "corra"
    return "other"


def paid(scene: dict, region: int, side: str) -> int:
    return sum(would["vp"] for would in scene["regions"][region]["would"] if would["side"] == side)


@pytest.mark.parametrize("game", ["verrix", "nova-aetas"])
def test_where_several_are_asked_for_the_advice_is_a_whole_answer(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    met = 0
    for seed in range(3):
        match = plancia.position(game, lesson.position, lesson.seats, seed)
        while not match.over:
            asked = match.state.decision
            assert asked is not None
            first = advise(View(match.state, asked.by), "en", 1).suggestions[0]
            names = [first.option, *first.others]
            if asked.several and names != ["pass"]:
                picks = picks_named(match.state, asked, names)
                assert refusal(asked, picks) is None
                match.history.answer_with(asked.by, picks)
                met += len(names) > 1
            else:
                match.answer(first.option)
            match.play_bots()
    assert met > 2


def test_the_best_is_what_thumb_would_do() -> None:
    scene = wroth("""
        active = "koda"
        tokens = { 2 = 3 }
        [seats.koda]
        dice = "battle"
        regions.2 = "1 regular"
        [seats.runen]
        regions.2 = "1 regular"
    """).advance()
    g = scene.g
    best = advise(View(g, FACTIONS.index("koda")), "en").suggestions[0]
    assert best.option == "spend-battle"
    assert best.reasons[0] == "You would control region 2 (+4 VP)."
    assert "Runen loses 1 Hearthguard." in best.reasons
    italian = advise(View(g, FACTIONS.index("koda")), "it").suggestions[0]
    assert italian.reasons[0] == "Controlleresti la regione 2 (+4 PV)."


def test_a_game_nobody_gives_advice_on_says_nothing() -> None:
    g = TOLLS.table({"seats": ["north", "east"]})
    g.key = key_of(1)
    TOLLS.begin(g)
    assert g.decision is not None
    assert advise(View(g, g.decision.by), "en").suggestions == []
