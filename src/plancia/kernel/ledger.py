# not compiled
"""A game's rules and cards by id: what a refusal, the log and `plancia rules` point to."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from plancia.kernel.answers import said_of
from plancia.kernel.content import Datum, Text
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure
from plancia.kernel.words import catalogue
from plancia.kernel.written.decode import typed

Kind = Literal["setup", "legality", "effect", "scoring", "visibility", "ruling", "content"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule in our own words."""

    en: str
    it: str
    kind: list[Kind]
    book: str = ""  # the section of the rulebook
    from_: str = msgspec.field(name="from", default="rulebook")
    rulings: list[str] = []  # what settles its doubtful points
    option: str = ""  # the option of the table that chooses between readings
    not_code: Text | None = None  # why no code carries it out

    def text(self, lang: str) -> str:
        return self.it if lang == "it" else self.en


class Card(NamedTuple):
    """What `rules` shows of an id."""

    id: str
    name: str  # empty for a rule
    kind: str  # "rule", "ruling", or the kind of content
    kind_name: str  # in the words of the game; empty for a rule
    from_: str  # rulebook, public, house, pack
    lines: list[str]


Sheet = Callable[[str, str, Any], list[str]]  # of a kind, an id and its record: what is printed there
KindName = Callable[[str, Any], str]  # of a kind and a record: what players call such a thing


class Ledger:
    """Rules, and the content records of one box, looked up by the same ids in any case."""

    def __init__(self, rules: Mapping[str, Rule], tables: Mapping[str, Mapping[str, Datum]]) -> None:
        self.rules = dict(rules)
        named = [(kind, id, record) for kind, records in tables.items() for id, record in records.items()]
        self.cards = {id: (kind, record) for kind, id, record in named if hasattr(record, "name")}
        self._spelled = {id.lower(): id for id in (*self.cards, *self.rules)}

    def find(self, id: str) -> str | None:
        """The id as the ledger spells it, or None."""
        return self._spelled.get(id.strip().lower())

    def under(self, prefix: str) -> list[str]:
        """Every rule whose id begins so: W-DMG gives W-DMG-01 to W-DMG-08."""
        wanted = prefix.strip().upper().rstrip("-")
        return [id for id in self.rules if id == wanted or id.startswith(wanted + "-")]

    def name(self, id: str, lang: str) -> str:
        """The printed name of a card or unit; empty for a rule."""
        if id not in self.cards:
            return ""
        record: Any = self.cards[id][1]
        return in_language(record.name, lang)

    def text(self, id: str, lang: str) -> str:
        """What the rule, ability, feat, scenario or unit says; raises KeyError."""
        if id in self.rules:
            return self.rules[id].text(lang)
        _, record = self.cards[id]
        said = [in_language(text, lang) for text in texts_of(record)]
        abilities = getattr(record, "abilities", [])
        if isinstance(abilities, list):  # by name, where a game has cards for them
            said += [self.text(other, lang) for other in abilities if other in self.cards]
        return " ".join(said)

    def card(self, id: str, lang: str, sheet: Sheet, called: KindName) -> Card | None:
        """The rule or card with this id in any case; None where there is none."""
        found = self.find(id)
        if found is None:
            return None
        if found in self.rules:
            rule = self.rules[found]
            return Card(found, "", "ruling" if "ruling" in rule.kind else "rule", "", rule.from_, [rule.text(lang)])
        kind = self.cards[found][0]
        record: Any = self.cards[found][1]
        return Card(found, self.name(found, lang), kind, called(kind, record), record.from_, sheet(kind, found, record))

    def about(self, names: BoxNames, sheets: Mapping[str, Callable[..., list[str]]], id: str) -> Card | None:
        """The same, with the sheet that a table has for its kind, and its text below that."""

        def sheet(kind: str, id: str, record: Any) -> list[str]:
            lines = sheets[kind](names, id, record) if kind in sheets else []
            text = self.text(id, names.lang)
            return [*lines, text] if text else lines

        return self.card(id, names.lang, sheet, names.card_kind)


@lru_cache(maxsize=16)
def ledger_of(rules: Path, box: Any) -> Ledger:
    """The rules of a title with the cards of a box."""
    return Ledger(read_rules(rules), box.tables)


class BoxNames:
    """What a box calls its things, in the language of a player; `say` is the catalogue of its title's texts."""

    def __init__(self, texts: Path, box: Any, lang: str) -> None:
        self.box = box
        self.lang = lang
        self.say = catalogue(texts, lang)

    def named(self, kind: str, id: str) -> str:
        return self.word(self.box.tables[kind][id].name)

    def text(self, kind: str, id: str) -> str:
        return self.word(self.box.tables[kind][id].text)

    def word(self, text: Any) -> str:
        return in_language(text, self.lang)

    def card_kind(self, kind: str, record: Any) -> str:
        """What players call such a thing."""
        return self.say("card-kind", kind=kind)


class TableNames(BoxNames):
    """The same at a table, and what is asked there."""

    g: Any

    @property
    def asking(self) -> Any:
        """The procedure that asks, with its notes."""
        return self.g.asking()

    def label(self, labels: Mapping[Any, Callable[..., str]], asked: Decision, option: int, **passing: str) -> str:
        """The words of an option by a table, as `said_of` reads it; or what it means to take nothing."""
        if option == PASS:
            key = f"pass-{asked.step}"
            return self.say(key, **passing) if key in self.say else self.say("pass")
        said = said_of(labels, self.g, self, asked, option)
        assert said is not None, f"an answer to {asked.kind} has no label"
        return said

    def innermost(self, called: Mapping[type[Procedure], Callable[..., str]]) -> str:
        """What the innermost procedure is called that has a name in such a table; empty: none of them has one."""
        for frame in reversed(self.g.stack):
            name = called[type(frame)](self, frame) if type(frame) in called else ""
            if name:
                return name
        return ""


def origin(from_: str) -> str:
    """rulebook, public, house, pack or inferred; "public:dized" is public, "rulebook; its rules are house" rulebook."""
    return re.split("[:;]", from_, maxsplit=1)[0]


def in_language(text: Text, lang: str) -> str:
    return text.it if lang == "it" else text.en


def texts_of(record: Any) -> list[Text]:
    """The sentences of a record, in the order of its fields."""
    fields = [field for field in record.__struct_fields__ if field == "text" or field.endswith("_text")]
    return [getattr(record, field) for field in fields]


@cache
def read_rules(file: Path) -> Mapping[str, Rule]:
    """Raises ValueError, which names the rule that is not well written."""
    with file.open("rb") as opened:
        tables = tomllib.load(opened)
    rules = {}
    for id, table in tables.items():
        try:
            rules[id] = typed(table, Rule)
        except msgspec.ValidationError as error:
            raise ValueError(f"{file.name}: {id}: {error}") from None
    return rules
