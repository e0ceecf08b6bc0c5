"""plancia wind-back: a table of a server that does not open any more stands again as after its last good entry."""

from __future__ import annotations

import asyncio
from contextlib import closing, nullcontext
from pathlib import Path

from plancia.cli.console import console
from plancia.cli.saves import data_folder
from plancia.cli.troubles import server_troubles


def wind_back(table: str, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.server.errors import Problem
    from plancia.server.live import winding_back
    from plancia.server.live.hub import Hub
    from plancia.server.metrics import Figures
    from plancia.server.process_lock import alone_with
    from plancia.server.settings import read_settings
    from plancia.server.workers.pool import Workers
    from plancia.server.workers.trial_runs import Trials
    from plancia.table.entries import Row, WoundBack
    from plancia.table.store import Store, sqlite_file, sqlite_url

    async def wind(hub: Hub, workers: Workers) -> Row:
        try:
            return await winding_back.wind_back(hub, Trials(workers), table)
        finally:
            workers.stop()

    try:
        with server_troubles():
            settings = read_settings(data_folder(), database, data=data)
            place = settings.database or sqlite_url(settings.data / "plancia.db")
            file = sqlite_file(place)
            with nullcontext() if file is None else alone_with(file, settings.origin), closing(Store(place)) as store:
                figures = Figures()
                row = asyncio.run(wind(Hub(store, figures, settings.data), Workers(1, None, figures, kindness=0)))
    except Problem as problem:
        raise console().trouble("wind-back-refused", table=table, why=problem.told(console().lang).title) from None
    assert isinstance(row.entry, WoundBack)
    console().print(console().say("wound-back", table=table, to=row.entry.to))
