"""What the client says, read from its own catalogue, so that a test need not know the wording."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

SOURCE = Path(__file__).parents[3] / "web" / "src"
LONGEST = 3


def catalogues(lang: str) -> list[Path]:
    """Those that all share, then those of the titles."""
    return [*sorted(SOURCE.glob(f"text/*.{lang}.ftl")), *sorted(SOURCE.glob(f"games/*/text/{lang}.ftl"))]


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in catalogues(lang):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def says(key: str, lang: str = "en", **values: Any) -> str:
    message = bundle(lang).get_message(key)
    text, errors = bundle(lang).format_pattern(message.value, values)
    assert not errors, (key, errors)
    return str(text)


@cache
def only_in(lang: str, other: str) -> frozenset[str]:
    """Whole texts of one language that the other has nowhere: nobody who reads the other may meet one."""
    return plain_texts(lang) - plain_texts(other)


def plain_texts(lang: str) -> frozenset[str]:
    """Those without anything to fill in, and long enough that no name is meant."""
    found = set()
    for file in catalogues(lang):
        for line in file.read_text("utf-8").splitlines():
            match = re.match(r"[a-z][\w-]* = ([^{}]+)$", line)
            if match and len(match[1].strip()) > LONGEST:
                found.add(match[1].strip())
    return frozenset(found)
