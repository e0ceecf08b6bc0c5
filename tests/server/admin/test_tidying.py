"""A server removes what it keeps no longer; whoever runs it may do it by hand, and is told beforehand."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from plancia.cli.main import run
from plancia.table.store import Store, sqlite_url, tables
from plancia.table.store.admin.pruning import Keep
from tests.server.admin.house import comes_true
from tests.server.people import Guest
from tests.server.tolls import settings_for
from tests.store.things import NOON, new_table

OLD = NOON - 1_000 * 24 * 3_600_000  # ms


def test_a_server_that_starts_removes_what_is_too_old(start: Any, tmp_path: Path):
    database = sqlite_url(tmp_path / "plancia.db")
    store = Store(database)
    old = new_table(store, at=OLD)
    running = start(replace(settings_for(tmp_path / "house"), database=database, keep=Keep(abandoned=30)))
    ada = Guest(running.url, "Ada")
    young = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("open", {})}).id
    assert comes_true(lambda: tables.read(store, old), None) is None
    assert ada.sees(young)["number"] == 0
    store.close()


def test_it_is_told_before_it_is_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    old = new_table(store, at=OLD)
    store.close()
    words = ["admin", "prune", "--abandoned", "30", "--data", str(tmp_path), "--lang", "en"]
    assert run([*words, "--dry-run", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["abandoned"] == [old]
    assert run(words) == 0
    assert "Removed: 0 finished tables, one abandoned table, 0 guests" in " ".join(capsys.readouterr().out.split())
    assert run([*words, "--dry-run", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["abandoned"] == []
    assert run(["admin", "prune", "--data", str(tmp_path), "--lang", "it"]) == 2
    assert "tutto si conserva per sempre" in capsys.readouterr().err
    assert run([*words[:3], "soon", *words[4:]]) == 2
    assert "“soon” is not for how long" in capsys.readouterr().err
