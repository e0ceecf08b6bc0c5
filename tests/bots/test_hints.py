"""Hints: what the search has found, in words, from what the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.bots.advice import Advice, advise
from plancia.bots.hints import Replies, hint, percent
from plancia.bots.search import Line
from plancia.games.shelf import titles
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES
from plancia.kernel.written.record import option_name
from tests.games.wroth.scene import wroth

BRIEFLY = 0.02


def battle() -> Any:
    return (
        wroth("""
        active = "koda"
        tokens = { 2 = 3 }
        [seats.koda]
        dice = "battle"
        regions.2 = "1 regular"
        [seats.runen]
        dice = "maneuver"
        regions.2 = "1 regular"
    """)
        .advance()
        .g
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_says_the_chance_and_why_and_what_comes_back(lang: str) -> None:
    g = battle()
    names = [option_name(g, g.decision, option) for option in g.decision.options]
    found = hint(View(g, g.decision.by), lang, patience=0.0, rollouts=24).suggestions
    assert 2 <= len(found) <= 3
    assert {each.option for each in found} <= {*names}
    assert all(each.reasons and all(each.reasons) for each in found)
    thought = [each for each in found if each.chance is not None]
    assert thought
    assert all(0 <= each.chance <= 100 and each.error >= 0 for each in thought)
    told = " ".join(reason for each in found for reason in each.reasons)
    assert ("answers" if lang == "en" else "risponde") in told


def test_nothing_is_hinted_by_what_the_seat_cannot_see() -> None:
    """Without a clock, the same at a table with another key of chance."""
    g = battle()
    other = g.clone()
    other.key = key_of("another")
    engine.advance(other)
    one, two = (hint(View(table, g.decision.by), "en", patience=0.0, rollouts=8) for table in (g, other))
    assert one == two
    assert one.suggestions[0].chance is not None


@pytest.mark.parametrize("game", [name for name in titles() if titles()[name].has("mind")])
def test_every_title_with_a_mind_can_hint(game: str) -> None:
    rulebook = titles()[game].part("game")
    g = rulebook.table({"seats": list(rulebook.seats[:2])})
    g.key = key_of(3)
    rulebook.begin(g)
    while len(g.decision.options) < 2:
        engine.answer(g, g.decision.options[0], g.decision.by)
    view = View(g, g.decision.by)
    assert advise(view, "en").more
    assert isinstance(hint(view, "en", patience=BRIEFLY), Advice)


def test_without_time_to_think_advice_is_given_all_the_same() -> None:
    g = battle()
    view = View(g, g.decision.by)
    assert hint(view, "en", patience=1e-6) == advise(view, "en")


def test_a_chance_comes_with_how_far_it_may_be_off() -> None:
    line = Line(1)
    for n in range(100):
        line.add(0.25 if n % 2 else 0.75)
    assert percent(line, line) == (50, 5)


def test_answers_are_compared_in_the_worlds_that_both_have_seen() -> None:
    """The first worlds were poor for everybody, and only one of the answers was looked at in the better ones."""
    best, other = Line(1), Line(2)
    for n in range(40):
        best.add(0.2 if n < 4 else 0.6)
        if n < 4:
            other.add(0.1)
    assert percent(best, best)[0] == 56
    assert percent(other, best)[0] == 46


def test_a_reply_is_told_where_it_comes_often_enough() -> None:
    g = battle()
    replies = Replies("en")
    for option in g.decision.options[:4]:
        replies.told(7, g, option)
    assert replies.most_often(g, 8) == []
    if len(g.decision.options) >= 4:
        assert replies.most_often(g, 7) == []
    for _ in range(4):
        replies.told(7, g, g.decision.options[0])
    assert "Koda" in replies.most_often(g, 7)[0]
