"""What holds for the sheet of every game, which is read before one sits down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from plancia.games.voices import voice_of
from plancia.kernel.words import catalogue
from plancia.server.http.games import NamedSeat, Preset, Setting
from plancia.table.entries import Chair
from plancia.table.opening.opening import opening
from tests.table.playing import KEY


def preset(game: str, id: str) -> dict[str, Any]:
    return next(each for each in voice_of(game).about_game("en")["presets"] if each["id"] == id)


def check_said(game: str, lang: str, texts: Path, seats: Sequence[str], presets: Sequence[str]) -> None:
    catalogue(texts, lang).faults.clear()
    said = voice_of(game).about_game(lang)
    assert catalogue(texts, lang).faults == []
    assert said["title"]
    assert said["blurb"]
    assert [seat.seat for seat in msgspec.convert(said["seats"], list[NamedSeat])] == list(seats)
    settings = msgspec.convert(said["settings"], list[Setting])
    assert all(setting.title and setting.help and setting.rule for setting in settings)
    assert all(value.title and value.help for setting in settings for value in setting.values)
    there = msgspec.convert(said["presets"], list[Preset])
    assert [each.id for each in there] == list(presets)
    assert all(each.title and each.text for each in there)


def check_opens(game: str, id: str) -> None:
    said = preset(game, id)
    chairs = {
        seat: Chair(**{"name": "Anna" if chair["kind"] == "online" else "", **chair})
        for seat, chair in said["chairs"].items()
    }
    opened = opening(game, chairs, KEY, said["settings"], origin=said["position"])
    assert list(opened.chairs) == list(said["chairs"])
    assert sum(chair.kind == "online" for chair in opened.chairs.values()) == 1
