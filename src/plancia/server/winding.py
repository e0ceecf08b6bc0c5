"""A table that does not open any more is wound back by its owner to its last good entry."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from plancia.server.errors import REFUSALS
from plancia.server.house import By, InHouse
from plancia.table.entries import WoundBack


class Wound(msgspec.Struct):
    """The table stands again as after entry `to`; `number` is the entry that says so."""

    to: int
    number: int


@post("/api/tables/{table:str}/wind-back", status_code=HTTP_200_OK, responses=REFUSALS)
async def wind_back(house: InHouse, caller: By, table: FromPath[str]) -> Wound:
    access = await house.access(caller, table)
    access.owns()
    row = await house.hub.wind_back(table, house.trials.last_good)
    assert isinstance(row.entry, WoundBack)
    await house.hub.open(table)
    return Wound(row.entry.to, row.number)
