"""What is said of Verrix before a game: every setting can be agreed on, every preset opens, the first game is short."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.bots.thumb import ThumbBot
from plancia.games.verrix import naming
from plancia.games.verrix.box import TRIBES
from plancia.games.verrix.game import GAME
from plancia.games.verrix.settings import Settings
from plancia.games.verrix.sheet import about_game
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.record import begin
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.table.entries import Chair
from plancia.table.opening import opening
from plancia.table.shown import NamedSeat, Preset, Setting
from tests.table.playing import KEY

PRESETS = ("first", "quick", "four", "five")


def preset(id: str) -> dict[str, Any]:
    return next(each for each in about_game("en")["presets"] if each["id"] == id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_both_languages(lang: str) -> None:
    catalogue(naming.TEXT, lang).faults.clear()
    said = about_game(lang)
    assert catalogue(naming.TEXT, lang).faults == []
    assert said["title"]
    assert said["blurb"]
    assert [seat.seat for seat in msgspec.convert(said["seats"], list[NamedSeat])] == list(TRIBES)
    settings = msgspec.convert(said["settings"], list[Setting])
    assert all(setting.title and setting.help and setting.rule for setting in settings)
    assert all(value.title and value.help for setting in settings for value in setting.values)
    presets = msgspec.convert(said["presets"], list[Preset])
    assert [each.id for each in presets] == list(PRESETS)
    assert all(each.title and each.text for each in presets)


def test_every_value_of_every_setting_can_be_agreed_on() -> None:
    for setting in about_game("en")["settings"]:
        assert getattr(Settings([]), setting["key"]) == setting["default"]
        for value in setting["values"]:
            g = GAME.table({"seats": list(TRIBES), setting["key"]: value["value"], **value["sets"]})
            g.key = key_of(0)
            GAME.begin(g)
            assert value["value"] in (None, TRIBES[g.order[0]])
    assert {setting["key"] for setting in about_game("en")["settings"]} == set(Settings.__struct_fields__) - {"seats"}


@pytest.mark.parametrize("id", PRESETS)
def test_every_preset_opens(id: str) -> None:
    said = preset(id)
    chairs = {
        seat: Chair(**{"name": "Anna" if chair["kind"] == "online" else "", **chair})
        for seat, chair in said["chairs"].items()
    }
    opened = opening("verrix", chairs, KEY, said["settings"], origin=said["position"])
    assert list(opened.chairs) == list(said["chairs"])
    assert sum(chair.kind == "online" for chair in opened.chairs.values()) == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_first_game_takes_about_twenty_decisions(seed: int) -> None:
    position = preset("first")["position"]
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
