"""Tolls lies on the shelf in all tests: a small game with hidden hands and decks. And which tests are slow."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from plancia.games.shelf import GAMES
from tests.kernel.cards.game import TOLLS

GAMES["tolls"] = TOLLS

HERE = Path(__file__).parent
# What `./test --quick` does last, while there is time: whole games, real processes, whatever else takes seconds.
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


STARTED = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--within", type=float, metavar="SECONDS", help="begin no slow test after these; laws on one game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        name = f"{item.path.relative_to(HERE.parent).as_posix()}::{item.name}"
        if name.removeprefix("tests/").startswith(SLOW) and not item.get_closest_marker("first"):
            item.add_marker(pytest.mark.slow)
    if config.getoption("--within", None):
        items[:] = [item for item in items if item.path.parent.name != "laws" or not is_slow(item)]
        items.sort(key=is_slow)


def pytest_runtest_setup(item: pytest.Item) -> None:
    within = item.config.getoption("--within", None)
    if within and is_slow(item) and time.monotonic() - STARTED > within:
        pytest.skip("no time left for it")


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None
