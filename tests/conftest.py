"""Tolls lies on the shelf in all tests: a small game with hidden hands and decks. And which tests are slow."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.games.shelf import GAMES
from tests.kernel.cards.game import TOLLS

GAMES["tolls"] = TOLLS

HERE = Path(__file__).parent
# What `./test --quick` leaves out: whole games, real processes, browsers, and whatever else takes seconds.
SLOW = (
    "bots/test_advice.py",
    "cli/",
    "games/nova_aetas/terminal/",
    "games/nova_aetas/trials/",
    "games/verrix/bot/",
    "games/verrix/notation/test_seen_by_a_seat.py",
    "games/verrix/shown/test_describing.py",
    "games/verrix/shown/test_drawn_map.py",
    "games/verrix/shown/test_pictures.py",
    "games/verrix/terminal/",
    "golden/",
    "installed/",
    "kernel/test_content.py::test_a_hostile_pack",
    "kernel/test_content.py::test_too_many_records",
    "lab/",
    "laws/",
    "server/",
    "store/",
    "table/test_table_laws.py",
    "table/told/test_frames.py",
    "table/told/test_preview.py",
    "web/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name = f"{item.path.relative_to(HERE.parent).as_posix()}::{item.name}"
        if name.removeprefix("tests/").startswith(SLOW):
            item.add_marker(pytest.mark.slow)
