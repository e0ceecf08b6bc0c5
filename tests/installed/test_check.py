"""`plancia check` on a title of another package, whole and with faults in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.installed.conftest import EXAMPLE, Plancia, install

CHECK = ("-m", "plancia.cli.main", "check", "brandub")
Damaged = Callable[[str, str, str], Path]


@pytest.fixture
def damaged(tmp_path: Path) -> Damaged:
    """Brandub with something else written in one of its files, installed."""

    def put(file: str, old: str, new: str) -> Path:
        copy, at = tmp_path / "copy", tmp_path / "at"
        shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        path = copy / "src" / "brandub" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), "utf-8")
        install(copy, at)
        return at

    return put


def test_brandub_passes(python: Plancia):
    told = python(*CHECK)
    assert told.splitlines()[-1] == "brandub passes."
    assert told.count(": well (") == 8


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("text/it.ftl", "log-SetUp = ", "log-Setup = ", "the text log-SetUp is missing from it.ftl"),
        ("text/en.ftl", "seat-defenders = Defenders\n", "", "the text seat-defenders is missing from en.ftl"),
        (
            "state.py",
            "self.turn, self.moves, self.quiet\n",
            "self.turn, self.moves, 0\n",
            "a clone differs from its original",
        ),
        ("game.py", '"moves": g.moves,', '"moves": 0,', "a position leads to another table"),
        ("game.py", '        "turn": index(2),\n', "", "there and not declared: ['turn']"),
        ("__init__.py", '    bot="bot",\n', "", "TITLE names no bot"),
        ("bot.py", "worth[option] == max(worth.values())", "worth[option] == WON", "(bot.py:18)"),
    ],
)
def test_a_fault_is_found_and_named(python: Plancia, damaged: Damaged, file: str, old: str, new: str, said: str):
    told = python(*CHECK, status=1, at=damaged(file, old, new))
    assert said in told
    assert "brandub does not pass" in told
