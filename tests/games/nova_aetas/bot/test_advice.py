"""Advice on Nova Aetas: about every question, in both languages, and true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import plancia
from plancia.bots.advice import advise
from plancia.bots.thumb import ThumbBot
from plancia.games.nova_aetas.bot.advice import of_square
from plancia.games.nova_aetas.words import names_shown_box
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from tests.games.nova_aetas.rules.fights.fights import table

FOLDERS = (names_shown_box.TEXT,)
EACH = 3  # questions of one step are advised on; the others only answered
MOST = 250


@pytest.fixture(autouse=True)
def no_faults() -> Iterator[None]:
    for folder in FOLDERS:
        for lang in LANGUAGES:
            catalogue(folder, lang).faults.clear()
    yield
    for folder in FOLDERS:
        for lang in LANGUAGES:
            assert catalogue(folder, lang).faults == []


@pytest.mark.parametrize("mission", ["M1", "M2", "M4", "E1", ""])
def test_every_question_gets_advice(mission: str) -> None:
    agreed = {"play": "mission", "mission": mission} if mission else {"play": "campaign"}
    match = plancia.new("nova-aetas", seats={"one": "human", "two": "human"}, seed=5, **agreed)
    thumb, met = ThumbBot(), Counter[str]()
    for _ in range(MOST):
        if match.over:
            break
        view = View(match.state, match.decision.by)
        met[match.decision.step] += 1
        chosen = thumb.choose(view)
        if met[match.decision.step] <= EACH:
            for lang in LANGUAGES:
                advice = advise(view, lang)
                assert advice.lesson
                assert 1 <= len(advice.suggestions) <= 3
                assert all(1 <= len(each.reasons) <= 3 and all(each.reasons) for each in advice.suggestions)
                assert {each.option for each in advice.suggestions} <= set(match.names())
                assert match.names()[advice.suggestions[0].option] == chosen
        match.history.answer(view.seat, chosen)
    assert len(met) > 2


def test_two_who_strike_as_one_leaves_are_told_as_two() -> None:
    scene = table("sofia", "sofia B2, gear bow", "brigand-1 B3", "brigand-2 A2", "valerio A8")
    told = of_square(Names(scene.g, "it"), scene.model("sofia"), 12 + 3, scene.g.ap)  # D2
    assert any(re.fullmatch(r"Ma mentre te ne vai ti attaccano Brigante \d e Brigante \d\.", each) for each in told), (
        told
    )


def test_what_is_said_of_a_square_is_so() -> None:
    """A bow that reaches from there, an Enemy that strikes as one leaves, and nobody near."""
    scene = table("sofia", "sofia B2, gear bow", "brigand-1 B3", "brigand-2 H2", "valerio A8")
    names = Names(scene.g, "en")
    told = of_square(names, scene.model("sofia"), 12 + 3, scene.g.ap)  # D2
    assert any("Bow reaches" in each and "Brigand 2" in each for each in told), told
    assert "But Brigand 1 strikes at you as you leave." in told
    scene = table("sofia", "sofia A1, gear sword", "brigand-1 L8", "valerio A8")
    told = of_square(Names(scene.g, "en"), scene.model("sofia"), 1, scene.g.ap)
    assert told == ["No Enemy could strike at you there in its next Activation."]
