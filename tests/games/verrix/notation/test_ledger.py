"""The ledger and the code agree: every rule is carried out somewhere, or says why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import plancia
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.rules.months.ending import on_the_track
from plancia.games.verrix.words.names_shown import Names
from plancia.games.verrix.words.prompts import ledger
from plancia.games.verrix.words.rule_cards import table_of
from plancia.kernel.words import LANGUAGES
from plancia.lab.fuzz.guide import Questions
from plancia.table.told.coverage import Citations
from tests.scenes import example

SOURCES = Path(plancia.__file__).parent / "games" / "verrix"


@pytest.fixture(scope="module")
def book():
    return ledger(open_box())


def test_every_rule_is_carried_out_or_says_why_not(book):
    assert Citations("verrix").holes(book) == []


def test_every_rule_is_shown_by_a_test(book):
    shown = Citations("verrix").tests
    assert [id for id, rule in book.rules.items() if rule.not_code is None and id not in shown] == []


def test_a_rule_that_refuses_says_what_is_allowed(book):
    refusing = {rule for _, rule in Questions(SOURCES, {}).source.refusals()}
    assert len(refusing) > 30
    assert {id for id in refusing if not {"legality", "ruling"} & set(book.rules[id].kind)} == set()


def test_no_rule_says_that_it_is_not_code_although_it_is(book):
    cited = Citations("verrix")
    assert [id for id, rule in book.rules.items() if rule.not_code is not None and id in cited.code] == []


def test_every_rule_in_the_code_is_in_the_ledger(book):
    cited = {id for id in Citations("verrix").code if re.fullmatch(r"V-[A-Z]+(-[A-Z]+)?-\d\d", id)}
    assert cited - set(book.rules) == set()


def test_every_rule_speaks_both_languages_and_names_rulings_that_exist(book):
    for id, rule in book.rules.items():
        texts = [rule.text(lang) for lang in LANGUAGES]
        texts += [rule.not_code.en, rule.not_code.it] if rule.not_code else []
        assert all(text[0].isupper() or text[0].isdigit() for text in texts), id
        assert all(text.endswith(".") for text in texts), id
        assert set(rule.rulings) <= set(book.rules), id
        assert bool(rule.book) != (id.startswith(("V-A-", "V-C-"))), id
        assert rule.from_ == "house" or "ruling" not in rule.kind, id


def test_how_many_rules_there_are(book):
    """As many as the specification has, and two constraints of ours: the map holds together, and every word counts."""
    chapters = [id.rsplit("-", 1)[0] for id in book.rules]
    assert sum(1 for each in chapters if each not in ("V-A",) and not each.startswith("V-C-")) == 202
    assert chapters.count("V-A") == 51
    assert sum(each.startswith("V-C-") for each in chapters) == 61 + 2


def test_rules_and_cards_have_no_id_in_common(book):
    assert not set(book.rules) & set(book.cards)
    named = [id for records in open_box().tables.values() for id, record in records.items() if hasattr(record, "name")]
    assert len(set(named)) == len(named)


@example("V-VP-03", "V-A-38")
def test_beyond_55_the_disc_starts_again_with_the_tile():
    assert [on_the_track(score) for score in (1, 55, 56, 57, 111)] == [(0, 1), (0, 55), (1, 1), (1, 2), (2, 1)]
    names = Names(table_of(open_box()), "it")
    assert (names.vp(55), names.vp(57), names.vp(111)) == ("55 PV", "57 PV (55 + 2)", "111 PV (110 + 1)")
