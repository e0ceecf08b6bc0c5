"""What is said of Verrix before a game: every setting can be agreed on, every preset opens, the first game is short."""

from __future__ import annotations

import pytest

from plancia.bots.thumb import ThumbBot
from plancia.games.verrix.about import about_game
from plancia.games.verrix.game import GAME
from plancia.games.verrix.rules.months.settings import Settings
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES
from plancia.kernel.written.record import begin
from tests.games.sheets import check_opens, check_said, preset

PRESETS = ("first", "quick", "four", "five")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_both_languages(lang: str) -> None:
    check_said("verrix", lang, names_shown.TEXT, TRIBES, PRESETS)


def test_every_value_of_every_setting_can_be_agreed_on() -> None:
    for setting in about_game("en")["settings"]:
        assert getattr(Settings([]), setting["key"]) == setting["default"]
        for value in setting["values"]:
            g = GAME.table({"seats": list(TRIBES), setting["key"]: value["value"], **value["sets"]})
            g.key = key_of(0)
            GAME.begin(g)
            if setting["key"] == "first":
                assert value["value"] in (None, TRIBES[g.order[0]])
    assert {setting["key"] for setting in about_game("en")["settings"]} == set(Settings.__struct_fields__) - {"seats"}


@pytest.mark.parametrize("id", PRESETS)
def test_every_preset_opens(id: str) -> None:
    check_opens("verrix", id)


@pytest.mark.parametrize("seed", range(3))
def test_the_first_game_takes_about_twenty_decisions(seed: int) -> None:
    position = preset("verrix", "first")["position"]
    g = GAME.read_position(position)
    g.origin, g.key = position, key_of(seed)
    begin(g)
    me, mine = TRIBES.index("green"), 0
    while g.decision is not None:
        by = g.decision.by
        mine += by == me
        engine.answer(g, ThumbBot(seed).choose(View(g, by)), by)
    assert g.over
    assert 15 <= mine <= 30, mine
    assert abs(g.score[me] - g.score[TRIBES.index("blue")]) <= 15
