"""plancia admin prune: what is kept no longer, told or removed."""

from __future__ import annotations

from pathlib import Path

from plancia.cli.admin.store import now, opened, tell
from plancia.cli.console import console
from plancia.cli.saves import data_folder
from plancia.cli.troubles import server_troubles


def prune(
    *,
    finished: str | None = None,
    abandoned: str | None = None,
    dry_run: bool = False,
    json: bool = False,
    database: str | None = None,
    data: Path | None = None,
) -> None:
    from plancia.server.settings import days_in, read_settings
    from plancia.table.store.admin import pruning

    with server_troubles():
        agreed = read_settings(data_folder(), host="127.0.0.1").keep
        keep = pruning.Keep(
            agreed.finished if finished is None else days_in(finished),
            agreed.abandoned if abandoned is None else days_in(abandoned),
        )
    if not any(keep):
        raise console().trouble("admin-prune-nothing")
    with opened(database, data) as store:
        if dry_run:
            found = pruning.doomed(store, keep, now())
        else:
            found = pruning.Doomed([], [], [])
            while some := pruning.prune(store, keep, now()):
                for all_of_them, more in zip(found, some):
                    all_of_them.extend(more)
    if json:
        tell(found._asdict())
        return
    counts = {name: len(ids) for name, ids in found._asdict().items()}
    console().print(console().say("admin-prune", done="no" if dry_run else "yes", **counts))
