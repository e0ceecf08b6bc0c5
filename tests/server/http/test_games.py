"""The shelf: what can be played, its rules and cards, as the client shows them."""

from __future__ import annotations

import time

import pytest

from plancia.games.shelf import game_named, names
from plancia.games.teaching import Teaching
from plancia.games.voices import voice_of
from plancia.kernel.words import LANGUAGES
from plancia.server.http.games import CardInfo, GameInfo, RuleInfo, ledger_of
from tests.server.live.test_wire import is_just
from tests.server.people import Guest


def test_the_games_in_both_languages(ada: Guest):
    for lang in ("en", "it"):
        games = ada.get(f"/api/games?lang={lang}")
        is_just(games, list[GameInfo])
        wroth = next(game for game in games if game["name"] == "wroth")
        assert {seat["seat"] for seat in wroth["seats"]} >= {"koda", "runen"}
        assert [bot["name"] for bot in wroth["bots"]] == ["learning", "casual", "good", "sharp", "expert"]
        assert wroth["usual"] == "casual"
        assert all(bot["title"] and not bot["title"].startswith("bot-") for bot in wroth["bots"])
        assert not wroth["hides"]
        assert {game["name"]: game["automa"] for game in games} == {
            "nova-aetas": "",
            "tolls": "",
            "verrix": "",
            "wroth": "ai",
        }
        tolls = next(game for game in games if game["name"] == "tolls")
        assert (tolls["title"], tolls["hides"], tolls["presets"], tolls["usual"]) == ("Tolls", True, [], "random")


def test_the_automa_is_a_seat_that_the_form_can_leave_free(ada: Guest):
    wroth = next(game for game in ada.get("/api/games") if game["name"] == "wroth")
    seats = {seat["seat"] for seat in wroth["seats"]}
    sides = [value["sets"][wroth["automa"]] for value in wroth["settings"][0]["values"]]
    assert {side for side in sides if side is not None} == seats
    assert [preset["settings"].get(wroth["automa"]) for preset in wroth["presets"]] == [None, None, "runen", None]


def test_every_preset_can_be_opened(ada: Guest):
    wroth = next(game for game in ada.get("/api/games") if game["name"] == "wroth")
    assert {preset["id"] for preset in wroth["presets"]} >= {"quick", "coop", "first", "four"}
    for preset in wroth["presets"]:
        made = ada.post(
            "/api/tables",
            expect=201,
            game="wroth",
            chairs=preset["chairs"],
            settings=preset["settings"],
            position=preset["position"],
        )
        assert made["tokens"]


def test_rules_come_with_code_tests_and_figures(ada: Guest):
    began = time.monotonic()
    rules = ada.get("/api/games/wroth/rules?lang=en")
    assert time.monotonic() - began < 15  # a busy machine; alone it takes a second or two
    is_just(rules, list[RuleInfo])
    by_id = {rule["id"]: rule for rule in rules}
    assert len(by_id) > 100
    assert all(rule["code"] or rule["not_code"] for rule in rules)
    assert sum(bool(rule["tests"]) for rule in rules) > 50
    assert sum(rule["done"] > 0 for rule in rules) > 50
    assert any(rule["refused"] and rule["allowed"] for rule in rules)
    assert all(":" in place and not place.startswith("/") for rule in rules for place in rule["code"])
    in_italian = ada.get("/api/games/wroth/rules?lang=it")
    assert [rule["id"] for rule in in_italian] == list(by_id)
    assert in_italian[0]["text"] != rules[0]["text"]


@pytest.mark.parametrize("game", names())
def test_every_chapter_of_a_ledger_has_a_title_of_its_own(game: str):
    voice = voice_of(game)
    ids = list(dict.fromkeys(id.rpartition("-")[0] for id in ledger_of(game_named(game)).rules))
    for lang in LANGUAGES:
        titles = [voice.chapter(id, lang) for id in ids]
        assert not [title for title in titles if title.startswith("chapter-")]
        assert len(set(titles)) == len(ids) > 10


def test_rules_stand_in_chapters(ada: Guest):
    rule = next(rule for rule in ada.get("/api/games/wroth/rules?lang=it") if rule["id"] == "W-ACT-07")
    assert rule["chapter"] == "Fase 5: Azioni"


def test_cards(ada: Guest):
    cards = ada.get("/api/games/wroth/cards?lang=en")
    is_just(cards, list[CardInfo])
    assert {"rulebook", "house"} & {card["from"] for card in cards}
    assert all(card["name"] and card["lines"] for card in cards)


def test_a_title_is_told_on_one_page_and_in_chapters_with_pictures(ada: Guest):
    told = ada.get("/api/games/wroth/teaching?lang=it")
    is_just(told, Teaching)
    assert told["primer"]["goal"] != ada.get("/api/games/wroth/teaching?lang=en")["primer"]["goal"]
    pictures = [chapter["picture"] for chapter in told["chapters"] if chapter["picture"]]
    assert {picture["position"] for picture in pictures} <= told["scenes"].keys()
    assert ada.get("/api/games/tolls/teaching") == {"primer": None, "chapters": [], "scenes": {}}


def test_a_game_without_words_has_no_rules_to_show(ada: Guest):
    assert ada.get("/api/games/tolls/rules") == []
    assert ada.get("/api/games/tolls/cards") == []
    assert ada.get("/api/games/chess/rules", expect=404)["code"] == "not-here"
    assert ada.get("/api/games/chess/cards", expect=404)["code"] == "not-here"
