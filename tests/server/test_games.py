"""The shelf: what can be played, its rules and cards, as the client shows them."""

from __future__ import annotations

import time

from plancia.table.shown import CardInfo, GameInfo, RuleInfo
from tests.server.people import Guest
from tests.server.test_wire import is_just


def test_the_games_in_both_languages(ada: Guest):
    for lang in ("en", "it"):
        games = ada.get(f"/api/games?lang={lang}")
        is_just(games, list[GameInfo])
        wroth = next(game for game in games if game["name"] == "wroth")
        assert {seat["seat"] for seat in wroth["seats"]} >= {"koda", "runen"}
        assert [bot["name"] for bot in wroth["bots"]] == ["random", "thumb"]
        assert all(bot["title"] and not bot["title"].startswith("bot-") for bot in wroth["bots"])
        assert not wroth["hides"]
        tolls = next(game for game in games if game["name"] == "tolls")
        assert (tolls["title"], tolls["hides"], tolls["presets"]) == ("Tolls", True, [])


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


def test_cards(ada: Guest):
    cards = ada.get("/api/games/wroth/cards?lang=en")
    is_just(cards, list[CardInfo])
    assert {"rulebook", "house"} & {card["from"] for card in cards}
    assert all(card["name"] and card["lines"] for card in cards)


def test_a_game_without_words_has_no_rules_to_show(ada: Guest):
    assert ada.get("/api/games/tolls/rules") == []
    assert ada.get("/api/games/tolls/cards") == []
    assert ada.get("/api/games/chess/rules", expect=404)["code"] == "not-here"
    assert ada.get("/api/games/chess/cards", expect=404)["code"] == "not-here"
