"""A table that does not open any more is wound back by its owner to its last good entry."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from plancia.server.errors import REFUSALS, Problem
from plancia.server.live import winding_back
from plancia.server.live.services import There, WithServices
from plancia.table.entries import WoundBack


class Damage(msgspec.Struct):
    """A table that does not open. `good` is the last entry that can be played, `lost` how many come after it; whose
    table it is not is told neither."""

    title: str
    game: str
    owner: bool  # whoever asks
    good: int
    lost: int


class Wound(msgspec.Struct):
    """The table stands again as after entry `to`; `number` is the entry that says so."""

    to: int
    number: int


@get("/api/tables/{table:str}/damage", responses=REFUSALS)
async def damage(services: WithServices, access: There) -> Damage:
    """What is wrong with a table that does not open, and who can do something about it."""
    table = access.info.id
    try:
        open_table = await services.hub.open(table)
    except Problem as problem:
        if problem.code != "damaged":
            raise
    else:
        raise Problem(409, "opens", number=open_table.table.number)
    found = Damage(access.info.title, access.info.game, access.is_owner, -1, 0)
    if access.is_owner:
        found.good, rows = await winding_back.damage(services.hub, services.trials, table)
        found.lost = rows[-1].number - found.good
    return found


@post("/api/tables/{table:str}/wind-back", status_code=HTTP_200_OK, responses=REFUSALS)
async def wind_back(services: WithServices, access: There) -> Wound:
    access.owns()
    row = await winding_back.wind_back(services.hub, services.trials, access.info.id)
    assert isinstance(row.entry, WoundBack)
    await services.hub.open(access.info.id)
    return Wound(row.entry.to, row.number)
