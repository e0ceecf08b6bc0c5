"""A budget of thinking for the whole house."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from plancia.server.settings import Settings
from plancia.server.workers.bots import Bots


def test_where_many_tables_wait_for_few_processes_each_bot_thinks_less():
    hub: Any = SimpleNamespace(opened=[], heard=[], figures=None)
    bots = Bots(hub, Settings(data=Path(), workers=2, patience=2.0))
    try:
        bots.busy = {"one", "two"}
        assert bots.patience() == 2.0
        bots.busy |= {str(n) for n in range(6)}
        assert bots.patience() == 0.5
    finally:
        bots.stop()
