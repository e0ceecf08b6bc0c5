"""Positions with what became of them, as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from plancia.lab.research.dataset import COLUMNS, Deal, rows_of
from plancia.lab.research.table import Table
from tests.lab.test_commands import status_of


def written(into: Path, *words: str) -> dict[str, Any]:
    assert status_of("lab", "dataset", "wroth", "--into", str(into), "--games", "3", *words) == 0
    with np.load(into) as found:
        return {name: found[name] for name in (*COLUMNS, "version")}


def test_the_same_seed_writes_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = written(tmp_path / "one", "--jobs", "1"), written(tmp_path / "two", "--jobs", "2")
    other = written(tmp_path / "other", "--jobs", "1", "--seed", "2")
    assert all((alone[name] == together[name]).all() for name in alone)
    assert alone["observation"].shape != other["observation"].shape
    assert f"{len(alone['seat'])} positions of 3 games" in capsys.readouterr().out


def test_each_row_has_the_share_of_its_seat_in_the_victory() -> None:
    rows = rows_of(Deal("verrix", 1, 7, ("thumb", "random"), 1)).columns
    shares = dict(zip(rows["seat"].tolist(), rows["outcome"].tolist(), strict=True))
    assert rows["outcome"].tolist() == [shares[seat] for seat in rows["seat"].tolist()]
    assert len(shares) == 3
    assert sum(shares.values()) == pytest.approx(1)


def test_each_row_answers_the_question_that_its_seat_sees() -> None:
    rows, encoding = rows_of(Deal("verrix", 1, 7, ("thumb",), 1)), Table("verrix", (), {}).encoding
    assert rows.version == encoding.version
    starts = {line.name: line.start for line in encoding.observation_lines()}
    answered = {
        action: line.name for line in encoding.action_lines() for action in range(line.start, line.start + line.size)
    }
    seen = rows.columns["observation"]
    asked = seen[:, starts["question"] : starts["picked"]].argmax(axis=1).tolist()
    assert [list(encoding.kinds)[each] for each in asked] == [
        answered[each] for each in rows.columns["action"].tolist()
    ]
    assert seen[:, : starts["asked"]].argmax(axis=1).tolist() == rows.columns["seat"].tolist()


def test_a_bot_that_is_not_there_writes_nothing(tmp_path: Path) -> None:
    assert status_of("lab", "dataset", "wroth", "--into", str(tmp_path / "none"), "--bots", "nobody") == 2
    assert not (tmp_path / "none").exists()
