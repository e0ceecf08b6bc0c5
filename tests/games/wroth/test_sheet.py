"""What is said of Wroth before a game: every setting can be agreed on, every preset opens, the first game is short."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.bots.thumb import ThumbBot
from plancia.games.wroth import naming
from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.game import GAME
from plancia.games.wroth.settings import Settings
from plancia.games.wroth.sheet import about_game
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.record import begin
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.table.entries import Chair
from plancia.table.opening import opening
from plancia.table.shown import NamedSeat, Preset, Setting
from tests.table.playing import KEY

PRESETS = ("first", "quick", "coop", "four")


def preset(id: str) -> dict[str, Any]:
    return next(each for each in about_game("en")["presets"] if each["id"] == id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_both_languages(lang: str) -> None:
    catalogue(naming.TEXT, lang).faults.clear()
    said = about_game(lang)
    assert catalogue(naming.TEXT, lang).faults == []
    assert said["title"]
    assert said["blurb"]
    assert [seat.seat for seat in msgspec.convert(said["seats"], list[NamedSeat])] == list(FACTIONS)
    settings = msgspec.convert(said["settings"], list[Setting])
    assert all(setting.title and setting.help and setting.rule for setting in settings)
    assert all(value.title and value.help for setting in settings for value in setting.values)
    presets = msgspec.convert(said["presets"], list[Preset])
    assert [each.id for each in presets] == list(PRESETS)
    assert all(each.title and each.text for each in presets)


def test_every_value_of_every_setting_can_be_agreed_on() -> None:
    plain = msgspec.to_builtins(Settings([]))
    for setting in about_game("en")["settings"]:
        assert setting["default"] in [value["value"] for value in setting["values"]]
        assert getattr(Settings([]), setting["key"]) == setting["default"]
        for value in setting["values"]:
            agreed = {**plain, setting["key"]: value["value"], **value["sets"]}
            seat = next(seat for seat in FACTIONS if seat != agreed.get("ai"))
            other = next(name for name in FACTIONS if name not in (seat, agreed.get("ai")))
            GAME.table({**agreed, "seats": [seat, other]})


def test_every_reading_that_the_rulings_leave_open_is_offered() -> None:
    offered = {setting["key"] for setting in about_game("en")["settings"]}
    agreed = set(Settings.__struct_fields__) - {"seats", "ai", "feats", "extra_feat"}
    assert offered == agreed


@pytest.mark.parametrize("id", PRESETS)
def test_every_preset_opens(id: str) -> None:
    said = preset(id)
    chairs = {
        seat: Chair(**{"name": "Anna" if chair["kind"] == "online" else "", **chair})
        for seat, chair in said["chairs"].items()
    }
    opened = opening("wroth", chairs, KEY, said["settings"], origin=said["position"])
    assert list(opened.chairs) == list(said["chairs"])
    assert sum(chair.kind == "online" for chair in opened.chairs.values()) == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_first_game_takes_about_twenty_decisions(seed: int) -> None:
    position = preset("first")["position"]
    g = GAME.read_position(position)
    g.origin, g.key = position, key_of(seed)
    begin(g)
    me, mine = FACTIONS.index("koda"), 0
    while g.decision is not None:
        by = g.decision.by
        mine += by == me
        engine.answer(g, ThumbBot(seed).choose(View(g, by)), by)
    assert g.over
    assert g.round == 4
    assert 15 <= mine <= 25, mine
    assert me in g.winners  # who plays well wins it, narrowly
    assert g.vp[me] - g.vp[FACTIONS.index("runen")] <= 5
