"""The texts of Nova Aetas say what the engine does, in the words of the reference."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import plancia
from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.field import square_name

SOURCES = Path(plancia.__file__).parent
NOVA = SOURCES / "games" / "nova_aetas"
WEB = Path(__file__).parents[4] / "web" / "src" / "games" / "nova-aetas" / "text"
CARDS = ("skill", "item", "destiny", "event", "grave-wound", "achievement", "reward", "location")
# Numbers that a rule gives, not the card: at least 1 Sector, 1 die in a Cross-wind, far is 2 squares away.
BY_RULE = {"pocket-horologium": {1}, "saturns-patience": {1}, "cross-wind": {1}, "lost-eye": {2}}
STORIES = ("briefing", "won", "lost", "arrival")


def numbers_in(value: Any) -> set[int]:
    """All numbers of a record, and of how many things it speaks."""
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, dict):
        return {n for each in value.values() for n in numbers_in(each)}
    if isinstance(value, (list, tuple)):
        return {len(value)} | {n for each in value for n in numbers_in(each)}
    fields = getattr(value, "__struct_fields__", ())
    return {n for field in fields for n in numbers_in(getattr(value, field))}


def cards() -> Iterator[Any]:
    for kind in CARDS:
        yield from open_box().tables[kind].items()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_number_in_the_text_of_a_card_is_one_of_its_numbers(lang):
    for id, record in cards():
        said = {int(n) for n in re.findall(r"\d+", getattr(record.text, lang))}
        assert said <= numbers_in(record) | BY_RULE.get(id, set()), id


def test_both_languages_say_the_same_numbers():
    for kind, records in open_box().tables.items():
        for id, record in records.items():
            if hasattr(record, "text"):
                said = [sorted(re.findall(r"\d+", text)) for text in (record.text.en, record.text.it)]
                assert said[0] == said[1], (kind, id)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_objectives_name_the_hours_the_numbers_and_the_squares_that_decide(lang):
    for plan in open_box().plans:
        record = open_box().tables["mission"][plan.id]
        for clauses, written in ((plan.victory, record.victory), (plan.defeat, record.defeat)):
            for clause, words in zip(clauses, written, strict=True):
                text = getattr(words.text, lang)
                squares = {square for each in clause.any for square in squares_of(each.at, plan)}
                assert set(re.findall(r"\b[A-Z]\d+\b", text)) == squares, text
                said = {int(n) for n in re.findall(r"(?<![A-Z])\b\d+", text)}
                assert said <= {n for each in clause.any for n in (each.t, each.n)}, text


def squares_of(mask: int, plan: Any) -> list[str]:
    return [square_name(place, len(plan.rows[0])) for place in range(mask.bit_length()) if mask >> place & 1]


def texts(lang: str) -> dict[str, str]:
    """What is read in a language: catalogues, the names and texts of the box, the ledger."""
    found = {"game": (NOVA / "words" / "text" / f"{lang}.ftl").read_text("utf-8")}
    found["web"] = (WEB / f"{lang}.ftl").read_text("utf-8")
    for file in (*NOVA.glob("content/cards/*.toml"), NOVA / "ledger.toml"):
        found[file.name] = "\n".join(spoken(file.read_text("utf-8"), lang))
    return found


def spoken(toml: str, lang: str) -> list[str]:
    return re.findall(rf'\b{lang} = (?:"""(?:.|\n)*?"""|"(?:[^"\\]|\\.)*")', toml)


AVOIDED = {
    "it": (
        r"\bscenari\b", r"\bscenario ingombrante", r"\b[Cc]ompr(?:a|i|ano|are|o)\b", r"\b[Ss]volg", r"\bha Accecato\b",
        r"\b(?:fai|fa|fare|fanno) (?:uno Scatto|un'Azione|l'Azione|azioni|Attacchi)",
        r"\b[Mm]orale\b", r"[Tt]ante indicate", r"[a-zà-ù»] (?:Il|Lo|La|Gli|Le|Un|Una) (?!Mano)[A-Z]",
    ),
    "en": (r"Mental (?:Defence|Attack)", r"[a-z] The (?:Prisoner|Letter|Register)"),
}  # fmt: skip


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in AVOIDED.items() for word in words])
def test_the_words_are_those_of_the_reference(lang, word):
    assert {where: found for where, text in texts(lang).items() if (found := re.findall(word, text))} == {}


TU = re.compile(
    r"\b(?:ti|tu|tuo|tua|tuoi|tue|te|Prendi|Entra|Trova|Tirale|Portalo|Libera|Leggi|Versa|Tienilo|Consegna)\b"
)


def test_stories_speak_to_the_company():
    """Voi, from the briefing to the ending."""
    tables = open_box().tables
    told = [getattr(record, field) for record in tables["mission"].values() for field in STORIES]
    told += [way.choice for record in tables["mission"].values() for way in record.next]
    told += [record.text for kind in ("campaign", "ending") for record in tables[kind].values()]
    assert [found for text in told if text is not None and (found := TU.findall(text.it))] == []
