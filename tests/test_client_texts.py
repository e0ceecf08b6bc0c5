"""The client's own texts: each that it says exists in both languages, each that exists is said, both say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from moz.l10n.formats import Format
from moz.l10n.message import serialize_message
from moz.l10n.model import Entry
from moz.l10n.resource import parse_resource

from plancia.kernel.ledger import Kind
from tests.kernel.test_words import variables

SOURCE = Path(__file__).parents[1] / "web" / "src"
SHARED = ("room", "table", "rules", "games")
TITLES = {face.parent.name.partition("-")[0]: face.parent for face in sorted(SOURCE.glob("games/*/face.ts"))}
PARTS = (*SHARED, *TITLES)
SAY = re.compile(r"(?<![\w.])say\(")
KEY = re.compile(rf"(?:{'|'.join(PARTS)})-[\w-]*")
BEGUN = re.compile(rf"(?:{'|'.join(PARTS)})-[a-z]+-")
LITERAL = re.compile(r'"([^"]*)"|`([^`]*)`')
COMPUTED = re.compile(r"\$\{[^}]*\}")
CLOSING = {"(": ")", "[": "]", "{": "}"}
# Names, and words that both languages write alike.
PLACE = re.compile(r"\{[^}]*\}")
ALIKE = re.compile(
    r"[^a-zà-ù]*|VP|PV|Plancia|English|Italiano|Wroth|Verrix|Online|Corra|Chaos|Passkey|Bot|Log|Menu|Password|Test"
    r"|Horologium|Nova Aetas",
    re.I,
)


class Said(NamedTuple):
    """One call of say(): the keys it may mean, patterns of those that are partly computed, the variables it gives."""

    where: str
    keys: list[str]
    patterns: list[str]
    given: set[str] | None  # None: not written out


class Text(NamedTuple):
    words: str
    variables: set[str]


# -- the source


@cache
def calls() -> list[Said]:
    found = []
    for file in sorted(SOURCE.rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith((".test.ts", ".d.ts", "say.svelte.ts")):
            text = file.read_text("utf-8")
            for match in SAY.finditer(text):
                call = read_call(
                    f"{file.relative_to(SOURCE)}:{text[: match.start()].count(chr(10)) + 1}", text, match.end()
                )
                if call is not None:
                    found.append(call)
    return found


def read_call(where: str, text: str, start: int) -> Said | None:
    """None: another function of that name, which is given an object."""
    first, *more = arguments(text, start)
    if first.startswith("{") or ":" in first.split("?")[0]:
        return None
    keys, patterns = [], []
    for plain, template in LITERAL.findall(first):
        if template and "${" in template:
            patterns.append(COMPUTED.sub(r"[\\w-]+", template))
        elif KEY.fullmatch(plain or template):
            keys.append(plain or template)
    if not keys and not patterns and not first.startswith(('"', "`")):
        return None if "." in first or first in ("message", "") else Said(where, [], [], None)
    return Said(where, keys, patterns, given_in(more[0]) if more and more[0] else set())


def arguments(text: str, start: int) -> list[str]:
    """What stands between the brackets, parted at the commas that are not inside anything."""
    found, open_brackets, begin, at = [], [], start, start
    while at < len(text):
        char = text[at]
        if char in "\"'`":
            at = text.index(char, at + 1)
        elif char in CLOSING:
            open_brackets.append(CLOSING[char])
        elif open_brackets and char == open_brackets[-1]:
            open_brackets.pop()
        elif char in ",)" and not open_brackets:
            found.append(text[begin:at].strip())
            begin = at + 1
            if char == ")":
                return found
        at += 1
    raise AssertionError(f"a call without an end: {text[start : start + 60]}")


def given_in(value: str) -> set[str] | None:
    if not value.startswith("{"):
        return None
    parts = arguments(value[1:-1] + ")", 0)
    names = {re.split(r"[:\s]", part, maxsplit=1)[0].strip("\"'") for part in parts if part}
    return None if any(name.startswith("...") for name in names) else names


# -- the catalogues


@cache
def catalogue(lang: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for part in PARTS:
        for entry in entries(written(part, lang)):
            assert entry.id[0] not in found, f"{entry.id[0]} is written twice"
            assert entry.id[0].startswith(f"{part}-"), f"{entry.id[0]} among the texts of {part}"
            found[entry.id[0]] = Text(serialize_message(Format.fluent, entry.value), variables(entry.value))
    return found


def written(part: str, lang: str) -> Path:
    """Where the texts of a part stand; those of a title in its own folder."""
    return TITLES[part] / "text" / f"{lang}.ftl" if part in TITLES else SOURCE / "text" / f"{part}.{lang}.ftl"


def entries(file: Path) -> Iterator[Entry]:
    for section in parse_resource(Format.fluent, file.read_text("utf-8")).sections:
        yield from (entry for entry in section.entries if isinstance(entry, Entry))


def meant(call: Said) -> set[str]:
    """The keys of the catalogue that a call may say."""
    return {*call.keys, *(key for key in catalogue("en") for pattern in call.patterns if re.fullmatch(pattern, key))}


# -- the tests


def test_every_part_has_its_catalogue_in_both_languages():
    assert len(TITLES) == len(list(SOURCE.glob("games/*/face.ts"))) > 2
    assert set(SOURCE.rglob("*.ftl")) == {written(part, lang) for part in PARTS for lang in ("en", "it")}


def test_the_source_names_its_texts():
    """Otherwise nobody could tell which texts are missing."""
    assert len(calls()) > 200
    for call in calls():
        assert call.keys or call.patterns, f"{call.where}: say() takes a text's key, or its beginning and a ${{…}}"
        for pattern in call.patterns:
            assert BEGUN.match(pattern), f"{call.where}: {pattern!r} says too little"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_text_that_is_said_exists(lang):
    there = catalogue(lang)
    missing = [f"{call.where}: {key}" for call in calls() for key in call.keys if key not in there]
    for call in calls():
        missing += [
            f"{call.where}: {each}" for each in call.patterns if not any(re.fullmatch(each, key) for key in there)
        ]
    assert not missing


def test_what_a_title_says_is_said_in_its_folder():
    """Its texts are loaded with its drawings; elsewhere they might not be there."""
    strays = [
        f"{call.where}: {key}"
        for call in calls()
        for key in meant(call)
        if (home := TITLES.get(key.partition("-")[0])) and home.relative_to(SOURCE) not in Path(call.where).parents
    ]
    assert not strays


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_text_that_exists_is_said(lang):
    said = {key for call in calls() for key in meant(call)}
    assert not sorted(set(catalogue(lang)) - said)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_variable_of_a_text_is_given(lang):
    there = catalogue(lang)
    wanting = {
        f"{call.where}: {key} wants {sorted(there[key].variables - call.given)}"
        for call in calls()
        if call.given is not None
        for key in meant(call)
        if key in there and not there[key].variables <= call.given
    }
    assert not sorted(wanting)


def test_both_languages_have_the_same_texts_with_the_same_variables():
    english, italian = catalogue("en"), catalogue("it")
    assert sorted(english) == sorted(italian)
    for key, text in english.items():
        assert text.variables == italian[key].variables, key


def test_every_kind_of_rule_has_its_word():
    assert {f"rules-kind-{kind}" for kind in get_args(Kind)} <= set(catalogue("en"))


def test_italian_is_not_english():
    english, italian = catalogue("en"), catalogue("it")
    same = [key for key, text in english.items() if text.words == italian[key].words]
    assert not [key for key in same if not ALIKE.fullmatch(PLACE.sub("", english[key].words))]


# -- the scanner itself


def test_a_call_is_read_with_everything_in_it():
    text = 'say(isOne ? "table-one" : "table-many", { n: count(a, ")"), who, ...more }) say(`room-theme-${each}`)'
    first, second = (read_call("", text, match.end()) for match in SAY.finditer(text))
    assert first == Said("", ["table-one", "table-many"], [], None)
    assert second == Said("", [], [r"room-theme-[\w-]+"], set())
    assert given_in("{ n: count(a, b), who }") == {"n", "who"}


def test_a_call_of_a_computed_key_is_found():
    text = "{say(key)} this.say({ type: 1 }) socket.say(message)"
    assert [read_call("here", text, match.end()) for match in SAY.finditer(text)] == [Said("here", [], [], None)]
