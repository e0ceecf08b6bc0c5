"""Bots that peep are found out."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.bots import QUICK
from plancia.kernel.view import View
from plancia.lab import honesty as trial
from plancia.lab.honesty import honesty


@pytest.mark.parametrize("game", ["wroth", "verrix", "nova-aetas"])
def test_nobody_answers_by_what_it_cannot_see(game: str) -> None:
    found = honesty(game, 30, seed=1, bots=QUICK[:2])
    assert found.pairs == 30
    assert not found.faults
    assert found.asked == {"random": 30, "thumb": 30}
    assert found.differed["key"] == 30


def test_the_search_answers_by_nothing_else_either() -> None:
    assert not honesty("verrix", 3, seed=2, bots=("learning", "good")).faults


class Peeper:
    """Looks where no bot may."""

    def __init__(self, tables: dict[int, Any]) -> None:
        self.tables = tables

    def choose(self, view: View) -> int:
        options = view.decision.options
        return options[self.tables[id(view)].key[0] % len(options)]


def test_whoever_looks_at_the_key_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: dict[int, Any] = {}
    kept = []

    def seen(g: Any, seat: int) -> View:
        view = View(g, seat)
        tables[id(view)] = g
        kept.append(view)
        return view

    monkeypatch.setattr(trial, "View", seen)
    monkeypatch.setattr(trial, "bot_named", lambda name, seed, patience=0.0: Peeper(tables))
    assert honesty("wroth", 20, seed=1, bots=("peeper",)).faults


def test_the_same_pairs_however_many_work() -> None:
    assert honesty("wroth", 12, 1, 1, bots=("random",)).asked == honesty("wroth", 12, 1, 2, bots=("random",)).asked
