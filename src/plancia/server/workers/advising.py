"""Advice takes thinking: it is made in a worker, once for everybody who asks at the same version."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict

from plancia.kernel.written.save import dump
from plancia.server.live.held import Held
from plancia.server.workers.bots import Bots
from plancia.server.workers.thinking import Pupil, advise

KEPT = 500  # pieces of advice in memory

Key = tuple[str, int, str, str]  # table, number, seat, language


class Advisers:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.given: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()

    async def advice(self, held: Held, seat: str, lang: str) -> bytes:
        key = (held.table.id, held.table.number, seat, lang)
        task = self.given.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.given[key] = asyncio.get_running_loop().create_task(self._think(held, seat, lang))
            while len(self.given) > KEPT:
                self.given.popitem(last=False)
        return await asyncio.shield(task)

    async def _think(self, held: Held, seat: str, lang: str) -> bytes:
        table = held.table
        state = json.dumps(dump(table.state)).encode()
        pupil = Pupil(table.game.name, state, held.ground.packs, held.ground.base, table.index(seat), lang)
        return await self.bots.work(advise, pupil)
