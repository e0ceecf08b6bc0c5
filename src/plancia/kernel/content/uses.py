"""What a word of the content uses of what can be written beside it.

A record says what it does by a word, and the same fields stand beside every word. A number that this word does not read
would be a number that the author of a pack believes in: so it is refused, and so is one that is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from .layers import Report

Uses: TypeAlias = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]  # word -> what it needs, what it may have


def check_uses(
    path: str, word: str, record: msgspec.Struct, uses: Uses, always: tuple[str, ...], rule: str, report: Report
) -> None:
    """`always`: the fields that every word has; all by the names that a file uses."""
    needs, may = uses[word]
    for key, name, usual in _fields(type(record)):
        if key in always:
            continue
        value = getattr(record, name)
        given = value != usual
        if given and key not in needs and key not in may:
            report(f"{path}.{key}", rule, f'"{word}" does not use it')
        elif key in needs and (not given or not value):
            report(path, rule, f'"{word}" needs {key}')


def parts_in(path: str, value: Any) -> Iterator[tuple[str, msgspec.Struct]]:
    """The tables in a record, with their paths; itself first."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for key, name, _ in _fields(type(value)):
            yield from parts_in(f"{path}.{key}", getattr(value, name))
    elif isinstance(value, list | tuple):
        for place, element in enumerate(value):
            yield from parts_in(f"{path}.{place}", element)
    elif isinstance(value, dict):
        for key, element in value.items():
            yield from parts_in(f"{path}.{key}", element)


@cache
def _fields(type_: type[msgspec.Struct]) -> tuple[tuple[str, str, Any], ...]:
    """Key in a file, attribute, and what it is where nobody writes it."""
    found = []
    for each in msgspec.structs.fields(type_):
        made = each.default_factory
        usual = each.default if made is msgspec.NODEFAULT else made()
        found.append((each.encode_name, each.name, usual))
    return tuple(found)
