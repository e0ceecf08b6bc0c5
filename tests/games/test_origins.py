"""Where a rule comes from: the rulebook, or us; nobody reads a ruling of ours as the rulebook's."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.shelf import game_named, names
from plancia.games.voices import voice_of
from plancia.kernel.ledger import origin
from plancia.kernel.words import LANGUAGES
from plancia.server.http.games import ledger_of, rules_of
from plancia.table.told.coverage import Coverage

WEB = Path(__file__).parents[2] / "web" / "src" / "text"


@pytest.mark.parametrize("title", names())
def test_a_ruling_is_ours(title):
    rulings = {id: rule for id, rule in ledger_of(game_named(title)).rules.items() if "ruling" in rule.kind}
    assert len(rulings) > 40
    assert {id for id, rule in rulings.items() if origin(rule.from_) != "house"} == set()


@pytest.mark.parametrize("title", names())
def test_what_the_rulebook_says_has_its_section(title):
    """Content rules say what a box must keep to, and rest on more than one place of the book."""
    rules = ledger_of(game_named(title)).rules
    printed = {id: rule for id, rule in rules.items() if origin(rule.from_) == "rulebook"}
    assert {id for id, rule in printed.items() if not rule.book and "content" not in rule.kind} == set()


@pytest.mark.parametrize("title", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_origin_has_its_word_in_the_browser(title, lang):
    words = (WEB / f"rules.{lang}.ftl").read_text("utf-8")
    nothing = Coverage({}, {}, {})
    origins = {rule.from_ for rule in rules_of(game_named(title), nothing, lang)}
    box = game_named(title).table({"seats": list(game_named(title).seats)[:2]}).box
    cards = [voice_of(title).about(box, id, lang) for id in ledger_of(game_named(title)).cards]
    origins |= {origin(card.from_) for card in cards}
    assert {each for each in origins if f"rules-from-{each} =" not in words} == set()
