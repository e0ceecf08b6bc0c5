"""What is said of Wroth before a game: every setting can be agreed on, every preset opens, the first game is short."""

from __future__ import annotations

import msgspec
import pytest

from plancia.bots.thumb import ThumbBot
from plancia.games.wroth.about import about_game
from plancia.games.wroth.game import GAME
from plancia.games.wroth.rules.round.settings import Settings
from plancia.games.wroth.state.box import FACTIONS
from plancia.games.wroth.words import names_shown
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View
from plancia.kernel.words import LANGUAGES
from plancia.kernel.written.record import begin
from tests.games.sheets import check_opens, check_said, preset

PRESETS = ("first", "quick", "coop", "four")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_both_languages(lang: str) -> None:
    check_said("wroth", lang, names_shown.TEXT, FACTIONS, PRESETS)


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
    check_opens("wroth", id)


@pytest.mark.parametrize("seed", range(3))
def test_the_first_game_takes_less_than_fifty_decisions(seed: int) -> None:
    position = preset("wroth", "first")["position"]
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
    assert 30 <= mine <= 50, mine
    assert me in g.winners  # who plays well wins it
