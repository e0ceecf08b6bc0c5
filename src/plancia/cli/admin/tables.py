"""plancia admin tables, close: what is played, and what nobody plays any more."""

from __future__ import annotations

from pathlib import Path

from plancia.cli.admin.store import day, draw, now, opened, searched, table_called, tell
from plancia.cli.console import console


def tables(*words: str, json: bool = False, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import listing

    with opened(database, data) as store:
        found = listing.tables(store, searched(words))
    if json:
        tell(
            [
                {
                    "id": info.id,
                    "game": info.game,
                    "title": info.title,
                    "status": info.status,
                    "public": info.public,
                    "owner": info.host,
                    "owner_name": by,
                    "number": info.number,
                    "created": info.created,
                    "changed": info.changed,
                    "closed": info.closed,
                }
                for info, by in found
            ]
        )
        return
    say = console().say
    rows = [
        (
            info.id,
            info.game,
            info.title,
            by,
            say(f"admin-is-{'closed' if info.closed else info.status}"),
            day(info.changed),
        )
        for info, by in found
    ]
    draw(("admin-id", "admin-game", "admin-title", "admin-owner", "admin-status", "admin-changed"), rows, listing.MOST)


def close(table: str, /, *, undo: bool = False, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store import tables as kept

    with opened(database, data) as store:
        found = table_called(store, table)
        changed = (kept.reopen if undo else kept.close)(store, found.id, now())
    if not changed:
        raise console().trouble("admin-not-closed" if undo else "admin-closed-already", table=found.id)
    console().print(console().say("admin-reopened" if undo else "admin-closed", table=found.id, title=found.title))
