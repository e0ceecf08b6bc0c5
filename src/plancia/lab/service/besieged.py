"""The same tables without a siege and with one: those who play must hardly notice."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from plancia.lab.service.clients.http import Line
from plancia.lab.service.clients.people import SEATS, address, become_guest, open_table
from plancia.lab.service.load import Level, playing, share
from plancia.lab.service.run import Run, one_server
from plancia.lab.service.servers.process import NotServing, Server
from plancia.lab.service.siege import Siege
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

TIMES = 2.0  # as long as without, at most, the slowest of a hundred may wait with a siege
HELD = 0.9  # of the half-open connections were there on average; else it was no siege
HERE_IN = 60.0  # seconds until all of them are
ROUNDS = 2  # without and with, in turn: what else the machine does meanwhile is the same for both


@dataclass
class Besieged(Outcome):
    trial = "siege"
    levels: list[Level]  # without, with
    siege: Siege = field(default_factory=Siege)

    @property
    def times(self) -> float:
        """How much longer the slowest of a hundred waits."""
        without, besieged = (share(level.acknowledged, 0.99) for level in self.levels)
        return besieged / without if without else 0.0

    def lines(self) -> list[str]:
        siege = self.siege
        return [
            say("load-head"),
            *(level.row() for level in self.levels),
            say("siege-siege", opened=siege.opened, ended=siege.ended),
            say("siege-held", usual=round(siege.usual), least=siege.least),
            say("siege-slow", endpoints=siege.endpoints, letters=siege.letters, unread=siege.unread),
        ]

    def well(self) -> str:
        return say("siege-well", times=figures(f"{self.times:.2f}"))

    def judge(self, connections: int, times: float) -> None:
        without, besieged = self.levels
        self.faults += [*without.errors, *besieged.errors, *self.siege.faults]
        if not without.acknowledged or not besieged.acknowledged:
            self.faults.append("nobody has played")
        elif self.times > times:
            p99 = [f"{1000 * share(level.acknowledged, 0.99):.1f} ms" for level in self.levels]
            self.faults.append(f"{p99[1]} to acknowledge with the siege, {p99[0]} without: {self.times:.2f} times")
        if self.siege.usual < HELD * connections:
            self.faults.append(f"of {connections} half-open connections {self.siege.usual:.0f} were held: no siege")


@asynccontextmanager
async def besieging(url: str, table: str, connections: int, seconds: float, siege: Siege) -> AsyncIterator[None]:
    """From when everybody is there. In a process of their own, which ends by itself should nobody end it."""
    words = ["-m", "plancia.lab.service.siege", url, table, str(connections), str(seconds + HERE_IN)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe, stderr=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with asyncio.timeout(HERE_IN):
            await process.stdout.readline()
        yield
        process.stdin.close()
        said, trouble = await asyncio.wait_for(process.communicate(), HERE_IN)
        try:
            found = msgspec.json.decode(said.splitlines()[-1], type=Siege)
        except (IndexError, msgspec.MsgspecError):
            raise NotServing(f"the siege: {trouble.decode(errors='replace')[-2000:]}") from None
        siege.add(found)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def a_table(server: Server) -> str:
    """Somebody's, at which those stand who besiege a table."""
    line = Line(server.url, address=address(1000))
    await become_guest(line, "Dora")
    sitting = await open_table(line, SEATS[:2], public=True)
    line.close()
    return sitting.table


async def besieged(
    tables: int, seconds: float, connections: int, run: Run, rounds: int = ROUNDS, times: float = TIMES
) -> Besieged:
    """`seconds` without a siege, and as many with one."""
    outcome = Besieged([Level(tables), Level(tables)])
    each = seconds / rounds
    async with one_server(run, outcome.faults) as server, playing(server, tables, seconds, run) as hall:
        table = await a_table(server)
        for _ in range(rounds):
            await hall.measure(outcome.levels[0], each, run.progress)
            async with besieging(server.url, table, connections, each, outcome.siege):
                await hall.measure(outcome.levels[1], each, run.progress)
        outcome.faults += server.complaints()
    outcome.judge(connections, times)
    return outcome
