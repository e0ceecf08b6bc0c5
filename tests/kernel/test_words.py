"""Both languages of every catalogue say the same things, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from moz.l10n.formats import Format
from moz.l10n.model import Entry, Expression, SelectMessage, VariableRef
from moz.l10n.resource import parse_resource

import plancia
from plancia.kernel.ledger import read_rules
from plancia.kernel.words import catalogue, language, within

PACKAGE = Path(plancia.__file__).parent
FOLDERS = sorted(file.parent for file in PACKAGE.rglob("en.ftl"))
# Grammar that only one of the two languages needs; and "of Koda", "to Koda" may be said for Koda.
ONLY_IN_ONE = {"article", "noun", "mid"}
FORMS = re.compile("_(of|to|mid|short|start)$")


def entries(folder: Path, lang: str) -> dict[str, Entry[Any]]:
    found: dict[str, Entry[Any]] = {}
    resource = parse_resource(Format.fluent, (folder / f"{lang}.ftl").read_text("utf-8"))
    for section in resource.sections:
        for entry in section.entries:
            if isinstance(entry, Entry):
                assert entry.id[0] not in found, f"{entry.id[0]} is written twice"
                found[entry.id[0]] = entry
    return found


def variables(message: Any) -> set[str]:
    if isinstance(message, SelectMessage):
        parts = [part for pattern in message.variants.values() for part in pattern]
        selectors = {selector.name for selector in message.selectors}
    else:
        parts, selectors = list(message.pattern), set()
    named = {part.arg.name for part in parts if isinstance(part, Expression) and isinstance(part.arg, VariableRef)}
    return {FORMS.sub("", name) for name in named | selectors} - ONLY_IN_ONE


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_variables(folder):
    english, italian = entries(folder, "en"), entries(folder, "it")
    assert list(english) == list(italian)
    for key, entry in english.items():
        other = italian[key]
        assert variables(entry.value) == variables(other.value), key
        assert set(entry.properties) == set(other.properties), key


def test_the_language_of_the_locale():
    assert language("it", {}) == "it"
    assert language(None, {"LANG": "it_IT.UTF-8"}) == "it"
    assert language(None, {"LC_ALL": "en_GB.UTF-8", "LANG": "it_IT.UTF-8"}) == "en"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {}) == "en"


def test_a_rule_that_is_not_well_written_is_named(tmp_path):
    (tmp_path / "ledger.toml").write_text('["W-X-01"]\nen = "One."\nkind = ["effect"]\n')
    with pytest.raises(ValueError, match=r"W-X-01.*missing required field `it`"):
        read_rules(tmp_path / "ledger.toml")


def test_a_sentence_after_a_colon_begins_small_unless_with_a_name():
    said = [
        "La Lettera è distrutta.",
        "L'Inquisitore è sconfitto.",
        "The hand reaches 49.",
        "Brother Theodore is removed.",
    ]
    assert [within(each)[:4] for each in said] == ["la L", "l'In", "the ", "Brot"]


@pytest.mark.parametrize(
    ("lang", "parts", "said"),
    [
        ("it", ["2 PV", "Estrazione"], "2 PV ed Estrazione"),
        ("it", ["Roma", "Èze"], "Roma ed Èze"),
        ("it", ["Ennio", "Altair"], "Ennio e Altair"),
        ("en", ["1 VP", "Extend"], "1 VP and Extend"),
    ],
)
def test_an_italian_and_before_its_own_vowel_is_ed(lang, parts, said):
    assert catalogue(PACKAGE / "games" / "wroth" / "words" / "text", lang).list(parts) == said


def test_an_italian_to_before_its_own_vowel_is_ad():
    say = catalogue(PACKAGE / "games" / "nova_aetas" / "words" / "text", "it")
    assert "ad Altair" in say("label-give", thing="Spada", who="Altair")
    assert "a Sofia" in say("label-give", thing="Spada", who="Sofia")
