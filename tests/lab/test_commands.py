from __future__ import annotations

from pathlib import Path

import pytest

from plancia.cli.main import run


def status_of(*words: str) -> int:
    """A command that has a status of its own leaves with it."""
    try:
        return run(list(words))
    except SystemExit as left:
        return int(left.code or 0)


def test_a_short_fuzz_says_what_happened_too_rarely(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "fuzz", "wroth", "--decisions", "200", "--jobs", "1") == 1
    assert "happened less than once (" in capsys.readouterr().out


def test_a_record_without_a_violation_is_said_to_be_fine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import plancia

    kept = tmp_path / "game.record"
    kept.write_text(plancia.new("wroth", {"koda": "random", "runen": "random"}, seed=3).record(), "utf-8")
    assert status_of("lab", "fuzz", "wroth", "--replay", str(kept)) == 0
    kept.write_text("plancia record 1\n", "utf-8")
    assert status_of("lab", "fuzz", "wroth", "--replay", str(kept)) == 1
    assert "violation: BadSave" in capsys.readouterr().out


def test_the_arena_prints_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "arena", "wroth", "--seats", "random,random", "--games", "2", "--jobs", "1") == 0
    assert "in turn order" in capsys.readouterr().out
    words = ["--seats", "random", "--scenario", "OOG-1", "--humans", "2", "--games", "1", "--jobs", "1"]
    assert status_of("lab", "arena", "wroth", *words) == 0
    assert "OOG-1" in capsys.readouterr().out
    assert status_of("lab", "arena", "wroth", "--seats", "nobody,random") == 2
