"""The ledger speaks, and names what exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import plancia
from plancia.games.nova_aetas.content.read import open_box
from plancia.kernel.ledger import Ledger, read_rules
from plancia.kernel.words import LANGUAGES
from plancia.table.told.coverage import Citations

SOURCES = Path(plancia.__file__).parent / "games" / "nova_aetas"
TERMS = (
    "ability",
    "trait",
    "token",
    "keyword",
    "faction",
    "school",
    "word",
)  # words of the game, not things in the box


@pytest.fixture(scope="module")
def book():
    return Ledger(read_rules(SOURCES / "ledger.toml"), open_box().tables)


def test_every_rule_is_carried_out_or_says_why_not(book):
    assert Citations("nova-aetas").holes(book) == []


def test_no_rule_says_that_it_is_not_code_although_it_is(book):
    cited = Citations("nova-aetas")
    assert [id for id, rule in book.rules.items() if rule.not_code is not None and id in cited.code] == []


def test_every_rule_in_the_code_is_in_the_ledger_or_names_a_chapter_of_it(book):
    cited = {id for id in Citations("nova-aetas").code if id.startswith("N-")}
    assert {id for id in cited - set(book.rules) if not book.under(id)} == set()


def test_every_rule_speaks_both_languages_and_names_rulings_that_exist(book):
    for id, rule in book.rules.items():
        texts = [rule.text(lang) for lang in LANGUAGES]
        texts += [rule.not_code.en, rule.not_code.it] if rule.not_code else []
        assert all(text[0].isupper() or text[0].isdigit() or text[0] in "“«" for text in texts), id
        assert all(text.endswith((".", "?")) for text in texts), id
        assert set(rule.rulings) <= set(book.rules), id
        assert rule.from_ == "house" or "ruling" not in rule.kind, id
        assert bool(rule.book) == rule.from_.startswith("rulebook"), id


def test_every_ruling_settles_a_rule_or_is_one_of_spelling(book):
    named = {ruling for rule in book.rules.values() for ruling in rule.rulings}
    rulings = {id for id, rule in book.rules.items() if "ruling" in rule.kind}
    assert rulings == named


def test_how_many_rules_there_are(book):
    """As many as the specification has, and three rulings more."""
    assert sum(not id.startswith(("N-AMB-", "N-CONTENT-")) for id in book.rules) == 302
    assert sum(id.startswith("N-AMB-") for id in book.rules) == 54 + 3


def test_things_in_the_box_have_names_of_their_own(book):
    tables = open_box().tables
    named = [
        id
        for kind, records in tables.items()
        for id, record in records.items()
        if kind not in TERMS and hasattr(record, "name")
    ]
    assert len(set(named)) == len(named)
    assert not set(book.rules) & set(book.cards)
    assert book.name("shield", "it") == "Scudo"
    assert "3" in book.text("shield", "en")  # the item, not the ability


def test_options_that_rules_name_are_those_of_the_rulings(book):
    assert {rule.option for rule in book.rules.values()} == {"", "critical_reward", "dex_weapons", "any_attack"}
