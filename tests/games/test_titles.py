"""The shelf finds its titles by themselves, and imports nothing of them before it is asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from plancia.games import shelf
from plancia.games.shelf import titles
from plancia.games.title import Title

WHAT_IS_IMPORTED = """
import sys
from plancia.games.shelf import titles
for title in titles().values():
    behind = [name for name in sys.modules if name.startswith(title.package + ".")]
    assert not behind, behind
"""


@pytest.mark.parametrize("name", titles())
def test_every_part_is_where_its_title_says(name: str) -> None:
    title = titles()[name]
    found = {part: title.part(part) for part in title.parts if title.has(part)}
    assert found["game"].name == name
    assert {"best_option"} <= vars(found["bot"]).keys()
    assert {"suggestions"} <= vars(found["advice"]).keys()
    assert {"SCHEMA", "HERE", "check", "open_box"} <= vars(found["box"]).keys()


def test_nothing_behind_a_title_page_is_imported_before_it_is_asked_for() -> None:
    subprocess.run([sys.executable, "-c", WHAT_IS_IMPORTED], check=True)


def test_a_title_says_what_it_does_not_have() -> None:
    with pytest.raises(KeyError, match="pebbles has no voice"):
        Title("pebbles", "pebbles").part("voice")


def test_a_part_that_no_title_has_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="pebbles brings what no title has: vioce"):
        Title("pebbles", "pebbles", vioce="voice:PebblesVoice")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch):
    """Titles of another package, by what stands in its entry points."""

    def install(*values: str) -> dict[str, Title]:
        entries = [EntryPoint(value, value, "plancia.games") for value in values]
        monkeypatch.setattr(shelf, "entry_points", lambda group: entries)
        titles.cache_clear()
        return titles()

    yield install
    titles.cache_clear()


def test_a_title_of_another_package_stands_behind_ours(installed) -> None:
    assert list(installed("tests.games.pebbles:TITLE"))[-1] == "pebbles"


def test_a_title_of_another_package_does_not_take_the_place_of_ours(installed) -> None:
    mine = next(iter(titles()))
    assert installed("tests.games.pebbles:IMPOSTOR")[mine].package != "tests.games.pebbles"


def test_a_title_that_cannot_be_imported_is_left_out_and_said(installed) -> None:
    with pytest.warns(UserWarning, match="tests.games.nothing:TITLE is left out"):
        assert "pebbles" in installed("tests.games.nothing:TITLE", "tests.games.pebbles:TITLE")
