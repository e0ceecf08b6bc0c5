"""Tolls lies on the shelf while tables are tested: a game with hidden hands and decks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from plancia.games.shelf import GAMES
from tests.kernel.cards.game import TOLLS


@pytest.fixture(autouse=True)
def tolls_on_the_shelf() -> Iterator[None]:
    GAMES["tolls"] = TOLLS
    yield
    del GAMES["tolls"]
