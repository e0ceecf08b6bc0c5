"""Every test here runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from plancia.table.store import sqlite_url
from tests.server.admin.house import House
from tests.server.tolls import settings_for


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, start: Any, tmp_path: Path) -> House:
    sqlite = request.param == "sqlite"
    database = sqlite_url(tmp_path / "plancia.db") if sqlite else request.getfixturevalue("postgres").new_database()
    running = start(replace(settings_for(tmp_path / "house"), database=database, proxies=("127.0.0.1",)))
    return House(running, database)
