"""plancia admin delete: a person is gone, and with them all that is kept about them."""

from __future__ import annotations

from pathlib import Path

from plancia.cli.admin.store import now, opened, person_called
from plancia.cli.console import console


def delete(person: str, /, *, yes: bool = False, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import leaving

    with opened(database, data) as store:
        found = person_called(store, person)
        if not yes:
            raise console().trouble("admin-delete-sure", name=found.name, id=found.id)
        left = leaving.delete_person(store, found, now())
    console().print(console().say("admin-deleted", name=found.name, removed=left.removed, changed=left.changed))
