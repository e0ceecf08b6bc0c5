"""Every test begins in the language in which the tests are written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from plancia.cli import console
from plancia.lab import words


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    yield
    console.speak("en")
    words.speak("en")
