"""plancia backup, plancia restore: a whole server's tables and people in one file, taken while it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from plancia.cli.console import console
from plancia.cli.saves import data_folder, reason


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
    from plancia.server.settings import BadServer, read_settings
    from plancia.table.store import BadStore, sqlite_url

    try:
        settings = read_settings(data_folder(), database, data=data)
        settings.data.mkdir(parents=True, exist_ok=True)
        return work(settings.database or sqlite_url(settings.data / "plancia.db"))
    except BadServer as bad:
        raise console().trouble(f"serve-{bad.key}", value=bad.value) from None
    except BadStore as bad:
        raise console().trouble("serve-bad-store", place=bad.place, code=bad.code, why=bad.text) from None
    except OSError as error:
        raise console().trouble("file-not-written", file=str(error.filename), why=reason(error)) from None
