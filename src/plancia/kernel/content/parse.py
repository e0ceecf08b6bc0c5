"""Text to tables, safely: measured before it is parsed, and what no schema wants anywhere is found after it."""

from __future__ import annotations

import re
import tomllib
from math import isfinite
from typing import Any, TypeAlias

from .lines import Path, line_and_column
from .problems import Problems, Where, printable, shown

MOST_MARKS = 150_000  # keys, commas, lines, quotes: what reading takes time for; 300 cards with texts have 16,000
DEEPEST = 12
LONGEST_TEXT = 4_000
LONGEST_KEY = 64
BIGGEST = 2**63 - 1
WHOLE_NUMBER = [{"type": "whole-number", "bounds": {"least": -BIGGEST - 1, "most": BIGGEST}}]

BadValue: TypeAlias = tuple[Path, str, dict[str, Any], bool]  # path, code, arguments, whether the key is meant

# Texts and comments, in which brackets mean nothing. An unclosed text goes to the end, so that time stays linear.
SKIPPED = re.compile(
    rb"""\#[^\n]*+
    | \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?: "{3,5}+ | \\?\Z )
    | '{3} (?: [^']++ | '(?!'') )*+ (?: '{3,5}+ | \Z )
    | " (?: [^"\\\n]++ | \\[^\n] )*+ "?+
    | ' [^'\n]*+ '?+""",
    re.DOTALL | re.VERBOSE,
)
NOT_BONES = bytes(set(range(256)) - set(b"[]{}=,.\n"))
INNERMOST = re.compile(rb"\[\]|\{\}")
BRACKET = re.compile(rb"[\[\]{}]")
UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")  # moves or turns the text
AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")
WHY = (  # how tomllib says it, and the word for it here
    ("Cannot ", "twice"),
    ("Duplicate inline table key", "twice"),
    ("Invalid value", "value"),
    ("Expected '=' after a key", "equals"),
    ("Expected newline", "left-over"),
    ("Invalid statement", "statement"),
    ("Invalid initial character for a key", "no-key"),
    ("Expected ']", "header-open"),
    ("Unescaped '\\'", "escape"),
    ("Invalid date", "date"),
    ("Unclosed array", "list-open"),
    ("Unclosed inline table", "table-open"),
    ("Unterminated string", "text-open"),
    ("Expected \"'", "text-open"),
    ("Expected '\"", "text-open"),
    ("Illegal character '\\n'", "text-open"),
)


def measure(data: bytes) -> tuple[int, int]:
    """How much there is to read, and the line in which tables and lists go too deep, or 0.

    Before tomllib sees the file: it takes quadratic time for a.a.a.a… and falls over [[[[….
    """
    marks = sum(data.count(mark) for mark in (b'"', b"'", b"\\")) // 2 + data.count(b"\n")
    if marks > MOST_MARKS:
        return marks, 0
    bones = SKIPPED.sub(b"", data).translate(None, NOT_BONES)
    marks += sum(bones.count(mark) for mark in (b"[", b"{", b"=", b",", b"."))
    if _too_deep_at(bones) < 0:
        return marks, 0
    bones = SKIPPED.sub(lambda text: b"\n" * text[0].count(b"\n"), data).translate(None, NOT_BONES)
    return marks, bones.count(b"\n", 0, _too_deep_at(bones)) + 1


def _too_deep_at(bones: bytes) -> int:
    rest = bones.translate(None, b"=,.\n")
    for _ in range(DEEPEST):
        rest = INNERMOST.sub(b"", rest)
    depth = 0
    for bracket in BRACKET.finditer(bones) if rest else ():
        depth = depth + 1 if bracket[0] in b"[{" else max(depth - 1, 0)
        if depth > DEEPEST:
            return bracket.start()
    return bones.find(b"." * DEEPEST)


def parse(data: bytes, place: Where, problems: Problems) -> dict[str, Any] | None:
    name = place[0]
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        problems.add(place, (), "not-text", {"why": "bom" if data[0] == 0xEF else "utf-16"})
        return None
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        problems.add((name, *line_and_column(data, error.start)), (), "not-text", {"why": "utf-8"})
        return None
    if "\0" in text:
        problems.add((name, *line_and_column(data, data.index(0))), (), "not-text", {"why": "nul"})
        return None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = AT.search(str(error))
        lines = text.rstrip().split("\n")
        line, column = (int(at[1]), int(at[2])) if at and at[1] else (len(lines), len(lines[-1]) + 1)
        said = AT.sub("", str(error))
        why = next((word for start, word in WHY if said.startswith(start)), said)
        near = printable(lines[min(line, len(lines)) - 1].strip())
        problems.add((name, line, column), (), "syntax", {"why": why, "near": near})
    except ValueError:  # int() refuses thousands of digits
        digits = re.search(rb"[0-9_]{640,}", data)
        spot = line_and_column(data, digits.start() if digits else 0)
        problems.add((name, *spot), (), "out-of-range", {"value": "this number", "wanted": WHOLE_NUMBER})
    return None


def bad_values(value: dict[str, Any] | list[Any], path: Path, found: list[BadValue]) -> list[BadValue]:
    """What no schema wants anywhere."""
    if len(path) >= DEEPEST:
        found.append((path, "too-deep", {"most": DEEPEST}, False))
        return found
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        fault = _fault(key, LONGEST_KEY)
        if fault is not None:
            found.append(((*path, str(key)), *fault, True))
        if isinstance(inner, (dict, list)):
            bad_values(inner, (*path, str(key)), found)
            continue
        fault = _fault(inner, LONGEST_TEXT)
        if fault is not None:
            found.append(((*path, str(key)), *fault, False))
    return found


def _fault(value: object, longest: int) -> tuple[str, dict[str, Any]] | None:
    if isinstance(value, str):
        if len(value) > longest:
            return "too-big", {"what": "characters", "size": len(value), "most": longest}
        if not value.isprintable() and UNPRINTABLE.search(value):
            return "not-text", {"why": "control"}
    elif isinstance(value, int) and not -BIGGEST - 1 <= value <= BIGGEST:
        return "out-of-range", {"value": shown(value), "wanted": WHOLE_NUMBER}
    elif isinstance(value, float) and not isfinite(value):
        return "out-of-range", {"value": shown(value), "wanted": [{"type": "finite-number"}]}
    return None
