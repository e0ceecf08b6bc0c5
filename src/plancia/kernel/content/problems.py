"""What is wrong with a content folder: where, what, and how to put it right, in plain words.

A problem has a code and arguments, from which the words are made here in English and elsewhere in other languages.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, time
from typing import Any, NoReturn, TypeAlias

from msgspec import Struct

Where: TypeAlias = tuple[str, int, int]  # file, line, column

MOST_PROBLEMS = 200  # nobody reads further, and a hostile folder must not keep us busy
LONGEST_SHOWN = 60

TEXTS = {
    "syntax": "{why}: {near}",
    "not-text": "{why}",
    "refused": "{why}",
    "too-big": "too many {what}: {size}, at most {most} allowed",
    "too-deep": "tables and lists inside each other go deeper than {most}",
    "too-many": "more than {most} problems; mend these first",
    "not-a-file": "is a link or a folder; content must be a plain file",
    "not-a-folder": "there is no such folder",
    "unreadable": "cannot be read: {why}",
    "not-a-pack": "a pack needs a file pack.toml with name, game, title and plancia = 1",
    "wrong-game": "this pack is for {value}, not for {wanted}",
    "wrong-format": "this pack is written in format {value}; this Plancia reads format {wanted}",
    "unknown-kind": "unknown kind {value}",
    "unknown-id": "there is no {kind} {value} to change, and a pack cannot add one",
    "unknown-key": "unknown key {value}",
    "bad-id": "{value} is not a good id: letters, digits, - and _, at most 64",
    "duplicate": "already written at {first}",
    "missing": "is missing: {wanted}",
    "wrong-type": "{value} should be {wanted}",
    "out-of-range": "{value} should be {wanted}",
    "wrong-length": "{value} should be {wanted}",
    "wrong-form": "{value} should be {wanted}",
    "not-a-word": "{value} should be {wanted}",
}
NOUNS = {
    "whole-number": "a whole number",
    "number": "a number",
    "finite-number": "a finite number",
    "text": "a text in quotes",
    "true-or-false": "true or false",
    "list": "a list [...]",
    "table": "a table",
    "date": "a date",
    "anything": "something",
}
WHY = {
    "twice": "this is written twice",
    "value": "a value is missing or not well written (texts need quotes)",
    "equals": "expected = after the key",
    "left-over": "something is left over at the end of this line",
    "statement": "this is neither a key nor a [table]",
    "no-key": "a key is missing",
    "header-open": "this [table] is not closed with ]",
    "list-open": "this list is not closed with ]",
    "table-open": "this table is not closed with }",
    "text-open": "this text is not closed with a quote",
    "escape": "a \\ in a text stands before one of b t n f r \" \\ u U (or use 'single quotes')",
    "date": "there is no such date",
    "utf-8": "not UTF-8: save the file as UTF-8",
    "utf-16": "this is UTF-16: save the file as UTF-8",
    "bom": "the file starts with a byte-order mark: save it as UTF-8 without one",
    "nul": "there is a NUL byte: this is not a text file",
    "control": "there is a character that does not print",
}
WHAT = {"bytes": "bytes in this file", "marks": "keys, values and lines in all", "files": "TOML files in this folder"}
BOUNDS = {"least": "at least", "most": "at most", "above": "above", "below": "below", "multiple": "divisible by"}


class Problem(Struct, frozen=True):
    file: str  # "units.toml", or "my-pack/units.toml"
    line: int  # from 1; 0 when the problem is not at one place
    column: int
    path: str  # "unit.stoic.cost"
    code: str
    args: dict[str, Any]
    text: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return ": ".join(part for part in (where, self.path, self.text) if part)


class ContentError(Exception):
    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Problems:
    """Collects, so that one run tells everything; the first problem of a place is the one that helps."""

    def __init__(self) -> None:
        self._found: list[Problem] = []
        self._places: set[tuple[str, str]] = set()

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, where: Where, path: Iterable[str], code: str, args: dict[str, Any]) -> None:
        joined = path_text(path)
        if (where[0], joined) not in self._places:
            self._places.add((where[0], joined))
            self.say(where, joined, code, args, in_english(code, args))

    def say(self, where: Where, path: str, code: str, args: dict[str, Any], text: str) -> None:
        if len(self._found) == MOST_PROBLEMS:
            most = {"most": MOST_PROBLEMS}
            self.complain(Problem(where[0], 0, 0, "", "too-many", most, in_english("too-many", most)))
        self._found.append(Problem(*where, path, code, args, text))

    def complain(self, *last: Problem) -> NoReturn:
        by_place = sorted(self._found, key=lambda problem: (problem.file, problem.line, problem.column))
        raise ContentError([*by_place, *last])


def in_english(code: str, args: dict[str, Any]) -> str:
    words = dict(args)
    if isinstance(args.get("wanted"), list):
        words["wanted"] = " or ".join(map(want_in_english, args["wanted"]))
    words |= {name: table.get(args[name], args[name]) for name, table in (("why", WHY), ("what", WHAT)) if name in args}
    guessed = f"; did you mean {args['guess']}?" if args.get("guess") else ""
    return TEXTS[code].format(**words) + guessed


def want_in_english(want: dict[str, Any]) -> str:
    if "words" in want:
        return ("one of " if len(want["words"]) > 1 else "") + ", ".join(want["words"])
    if "form" in want:
        return str(want["form"])
    noun = NOUNS[want["type"]]
    if "length" in want:
        return f"{noun} with length {bounds_in_english(want['length'])}"
    if "bounds" in want:
        return f"{noun}, {bounds_in_english(want['bounds'])}".replace(", from", " from")
    return noun


def bounds_in_english(bounds: dict[str, Any]) -> str:
    rest = dict(bounds)
    parts = []
    if "least" in rest and "most" in rest:
        least, most = rest.pop("least"), rest.pop("most")
        parts.append(f"from {least} to {most}" if least != most else f"exactly {least}")
    parts += [f"{BOUNDS[name]} {value}" for name, value in rest.items()]
    return " and ".join(parts)


def shown(value: object) -> str:
    """A value as it may be printed anywhere: short, on one line, nothing that moves a cursor."""
    if isinstance(value, (float, date, time)):
        return str(value)  # as TOML has it
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, TypeError):  # a number with thousands of digits
        text = "this value"
    return printable(text)


def printable(text: str) -> str:
    clipped = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in clipped)


def path_text(path: Iterable[str]) -> str:
    return ".".join(map(printable, path))


def guess(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, as it may be printed."""
    if not isinstance(word, str) or len(word) > 64:  # difflib is slow on long words
        return None
    from difflib import get_close_matches

    by_lower = {one.lower(): one for one in known if abs(len(one) - len(word)) <= max(3, len(word) // 2)}
    near = get_close_matches(word.lower(), by_lower, 1, 0.6)
    return shown(by_lower[near[0]]) if near else None
