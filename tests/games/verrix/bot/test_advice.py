"""Advice on Verrix: about every question, in both languages, true, and silent about what nobody has seen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from plancia.bots.advice import advise
from plancia.bots.thumb import ThumbBot
from plancia.games.verrix.bot.advice import finished
from plancia.games.verrix.game import GAME
from plancia.games.verrix.rules.months.festivals import meets, owned
from plancia.games.verrix.rules.months.restore import Restore
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.effects import Return
from plancia.games.verrix.state.state import Verrix
from plancia.games.verrix.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.kernel.written.record import option_name
from tests.games.verrix.scene import verrix

FOLDERS = (names_shown.TEXT,)


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for folder in FOLDERS:
        for lang in LANGUAGES:
            catalogue(folder, lang).faults.clear()
    yield
    for folder in FOLDERS:
        for lang in LANGUAGES:
            assert catalogue(folder, lang).faults == []


def questions(games: int) -> Iterator[tuple[Verrix, Decision]]:
    """Every other game is played by thumb: others never get as far."""
    for number in range(games):
        luck = Random(number)
        g = GAME.table({"seats": luck.sample(TRIBES, 2 + number % 4)})
        g.key = key_of(f"advice {number}")
        GAME.begin(g)
        while g.decision is not None:
            yield g, g.decision
            by = g.decision.by
            clever = number % 2 == 0
            engine.answer(g, ThumbBot().choose(View(g, by)) if clever else luck.choice(g.decision.options), by)


def test_every_question_gets_advice() -> None:
    asked: Counter[int] = Counter()
    luck = Random(0)
    for g, decision in questions(4):
        if luck.random() < 0.8:
            continue
        names = [option_name(g, decision, option) for option in decision.options]
        for lang in LANGUAGES:
            advice = advise(View(g, decision.by), lang)
            assert 1 <= len(advice.suggestions) <= 3
            assert all(1 <= len(each.reasons) <= 3 and all(each.reasons) for each in advice.suggestions)
            assert {each.option for each in advice.suggestions} <= set(names)
            assert len({each.label for each in advice.suggestions}) == len(advice.suggestions)
        asked[len(advice.suggestions)] += 1
    assert asked[1]
    assert asked[3]


def test_the_best_is_what_thumb_would_do() -> None:
    luck = Random(2)
    for g, decision in questions(2):
        if luck.random() < 0.8:
            continue
        view = View(g, decision.by)
        best = advise(view, "en").suggestions[0].option
        bot = ThumbBot()
        bot.key = key_of("advice")
        assert best == option_name(g, decision, bot.choose(view))


def test_advice_tells_nothing_of_what_is_hidden() -> None:
    """Another deck and other cards face down: word for word the same advice."""
    checked = 0
    luck = Random(3)
    for g, decision in questions(4):
        if luck.random() < 0.93:
            continue
        view = View(g, decision.by)
        other = view.imagine(key_of("another"))
        checked += isinstance(other, Verrix) and other.deck != g.deck
        assert advise(view, "en") == advise(View(other, decision.by), "en")
    assert checked > 20


def test_what_a_reason_says_is_what_the_table_then_shows() -> None:
    """Read back from the sentence, against the rules of the game."""
    checked: Counter[str] = Counter()
    luck = Random(1)
    for g, decision in questions(5):
        if decision.kind in ("draw", "outfit") or luck.random() < 0.5:
            continue
        view = View(g, decision.by)
        before = view.imagine(key_of("advice"))
        assert isinstance(before, Verrix)
        for suggestion in advise(view, "en").suggestions:
            option = next(each for each in decision.options if option_name(g, decision, each) == suggestion.option)
            asked = next(each for each in engine.pending(before) if each.by == decision.by)
            then = finished(before, asked, option)
            for reason in suggestion.reasons:
                checked[check(reason, decision.by, before, then)] += 1
    assert checked["vp"] > 10
    assert checked["festival"] > 10
    assert checked["income"] > 5


def check(reason: str, me: int, before: Verrix, then: Verrix) -> str:
    """Which kind of reason it is; fails where it is not true."""
    said = re.fullmatch(r"(You gain|But you lose) (\d+) VP\.", reason)
    if said:
        assert then.score[me] - before.score[me] == int(said[2]) * (1 if said[1] == "You gain" else -1)
        return "vp"
    said = re.fullmatch(r".*, (\w+) pays you (\d+) VP (more|less)\.", reason)
    if said:
        more = festival(then, me, said[1]) - festival(before, me, said[1])
        assert more == int(said[2]) * (1 if said[3] == "more" else -1)
        return "festival"
    said = re.fullmatch(r"It pays you (\d+) VP more in every Restore Phase\.", reason)
    if said:
        assert restored(then, me) - restored(before, me) == int(said[1])
        return "income"
    return "other"


def festival(g: Verrix, who: int, name: str) -> int:
    """What it pays once everything is at home."""
    g = g.clone()
    g.do(Return(who))
    tile = next(each for each in g.box.festivals if each.id == name.lower())
    return sum(objective.vp for objective in tile.objectives if meets(g, who, owned(g, who), objective))


def restored(g: Verrix, who: int) -> int:
    """What the Restore Phase pays when everything that fits is equipped."""
    twin = g.clone()
    engine.start(twin, Restore())
    while twin.decision is not None:
        options = twin.decision.options
        engine.answer(twin, PASS if PASS in options else max(options, key=int.bit_count), twin.decision.by)
    return twin.score[who] - g.score[who]


def test_a_raid_is_told_with_its_odds() -> None:
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "selgovae"
        village = "3 food"
        available = "5 commoner, niamh"
        [seats.violet]
        villages = "brigantes"
        village = "2 food, 1 horse, 1 sword, 1 cart, 1 brooch"
        away = "5 commoner, lindsay"
    """).advance()
    best = advise(View(scene.g, 0), "en").suggestions[0]
    assert best.option == "foray"
    assert best.reasons[0] == "The Raid succeeds in 100 of 100 draws, whoever defends."
    assert "It costs you 1 Food." in best.reasons
    italian = advise(View(scene.g, 0), "it").suggestions[0]
    assert italian.reasons[0] == "La Razzia riesce in 100 pescate su 100, chiunque difenda."
