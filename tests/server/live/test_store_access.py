"""Who asks the store has an answer, or an excuse, in time; and an excuse only where the store is late."""

from __future__ import annotations

import asyncio
import time
from threading import Event

import pytest

from plancia.server.live.store_access import Asking
from plancia.table.store import Unavailable

SOON = 0.2  # seconds


def test_a_store_that_does_not_answer_is_away_until_its_answer_has_come():
    asking, goes_on = Asking(SOON), Event()

    async def ask() -> None:
        with pytest.raises(Unavailable, match="no answer in time"):
            await asking.do(goes_on.wait)
        with pytest.raises(Unavailable, match="does not answer"):
            await asking.do(time.time)
        goes_on.set()
        while asking.late:
            await asyncio.sleep(0.01)
        assert await asking.do(lambda: "here again") == "here again"

    asyncio.run(ask())
    asking.stop()


def test_an_answer_that_came_while_the_process_was_busy_has_come():
    asking = Asking(SOON)

    async def ask() -> str:
        asked = asyncio.ensure_future(asking.do(lambda: "in time"))
        await asyncio.sleep(0)  # it is asked
        time.sleep(2 * SOON)  # and nobody here listens
        return await asked

    assert asyncio.run(ask()) == "in time"
    asking.stop()


def test_what_the_store_raises_is_not_taken_for_its_absence():
    asking = Asking(SOON)

    def refuse() -> None:
        raise TimeoutError("its own")

    async def ask() -> None:
        with pytest.raises(TimeoutError, match="its own"):
            await asking.do(refuse)

    asyncio.run(ask())
    assert asking.late == 0
    asking.stop()
