"""Advice takes thinking: it is made in a worker, once for everybody who asks at the same version."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict

from plancia.kernel.written.save import dump
from plancia.server.live.open_table import OpenTable
from plancia.server.workers.bot_worker import Pupil, advise
from plancia.server.workers.bots import Bots

KEPT = 500  # pieces of advice in memory

Key = tuple[str, int, str, str]  # table, number, seat, language


class Advisers:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.given: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()

    async def advice(self, open_table: OpenTable, seat: str, lang: str) -> bytes:
        key = (open_table.table.id, open_table.table.number, seat, lang)
        task = self.given.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.given[key] = asyncio.get_running_loop().create_task(self._think(open_table, seat, lang))
            while len(self.given) > KEPT:
                self.given.popitem(last=False)
        return await asyncio.shield(task)

    async def _think(self, open_table: OpenTable, seat: str, lang: str) -> bytes:
        table = open_table.table
        state = json.dumps(dump(table.state)).encode()
        pupil = Pupil(table.game.name, state, open_table.ground.packs, open_table.ground.base, table.index(seat), lang)
        return await self.bots.work(advise, pupil)
