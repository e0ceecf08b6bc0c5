"""`plancia new-title` lays out a title that plays already, and passes what every title must pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.installed.conftest import Plancia, install

CLI = ("-m", "plancia.cli.main")


def test_it_passes_plays_and_has_tests_that_pass(python: Plancia, tmp_path: Path):
    told = python(*CLI, "new-title", "old-stones", "--to", str(tmp_path / "made"))
    assert str(tmp_path / "made" / "src" / "old_stones" / "rules.py") in told
    at = tmp_path / "at"
    install(tmp_path / "made", at)
    assert "old-stones passes." in python(*CLI, "check", "old-stones", at=at)
    said = ("--lang", "it", "play", "old-stones", "--seats", "first=human,second=thumb")
    told = python(*CLI, *said, said="take-3\n", at=at)
    assert "Il secondo prende 1 pietra." in told
    assert "O-TAKE-02" in python(*CLI, "rules", "old-stones", "O-TAKE-02", at=at)
    assert "2 passed" in python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "made"), at=at)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Stones!", "cannot be the name of a title"),
        ("wroth", "there is a title “wroth” already"),
        ("json", "Python knows a module “json” already"),
        ("class", "Python knows a module “class” already"),
        ("over-there", "is there already: nothing is overwritten"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(python: Plancia, tmp_path: Path, name: str, said: str):
    (tmp_path / "over-there").mkdir()
    assert said in python(*CLI, "new-title", name, status=2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["over-there"]
