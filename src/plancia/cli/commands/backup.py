"""plancia backup, plancia restore: a whole server's tables and people in one file, taken while it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from plancia.cli.console import console
from plancia.cli.saves import data_folder
from plancia.cli.troubles import server_troubles


def backup(file: Path, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.backup import back_up

    counted = carried_out(lambda place: back_up(place, file), database, data)
    console().print(console().say("backed-up", file=str(file), tables=counted["tables"], people=counted["people"]))


def restore(file: Path, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store import backup

    counted = carried_out(lambda place: backup.restore(file, place), database, data)
    console().print(console().say("restored", file=str(file), tables=counted["tables"], people=counted["people"]))


def carried_out(work: Callable[[str], dict[str, int]], database: str | None, data: Path | None) -> dict[str, int]:
    """On the database that `plancia serve` would open with these words."""
    from plancia.server.settings import read_settings
    from plancia.table.store import sqlite_url

    with server_troubles():
        settings = read_settings(data_folder(), database, data=data)
        settings.data.mkdir(parents=True, exist_ok=True)
        return work(settings.database or sqlite_url(settings.data / "plancia.db"))
