"""Tables that do not open any more: how far they can be played, and how they stand again as they stood then."""

from __future__ import annotations

import asyncio

from plancia.server.errors import Problem
from plancia.server.live.hub import Hub
from plancia.server.logging import log
from plancia.server.workers.trial_runs import Trials
from plancia.table.entries import Row, WoundBack
from plancia.table.store import Known, Taken


async def damage(hub: Hub, trials: Trials, id: str) -> tuple[int, list[Row]]:
    """The last good entry of a table that does not open, and all there are. Raises Problem."""
    rows, ground = await hub.read(id)
    good = await trials.last_good(rows, ground)
    if good < 0:
        raise Problem(409, "cannot-open")
    if good == rows[-1].number:
        raise Problem(409, "opens", number=good)
    return good, rows


async def wind_back(hub: Hub, trials: Trials, id: str) -> Row:
    """A table that does not open stands again as after its last good entry. Raises Problem."""
    good, rows = await damage(hub, trials, id)
    at = max(hub.now(), rows[-1].at)
    sent = hub.store.submit(id, rows[-1].number, [(f"wound-back/{rows[-1].number}", at, WoundBack(good))])
    try:
        written = await asyncio.shield(asyncio.wrap_future(sent))
    except (Taken, Known):
        raise Problem(409, "stale") from None
    hub.open_tables.pop(id, None)
    log().warning("wound back", table=id, to=good, number=written[-1].number)
    return written[-1]
