"""The same tables without a siege and with one: those who play must hardly notice."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from plancia.lab.processes import Progress
from plancia.lab.service.clients.http import Line, Lost
from plancia.lab.service.clients.people import SEATS, Unexpected, address, become_guest, open_table
from plancia.lab.service.load import WARM, Hall, Level, share
from plancia.lab.service.servers.database import Kind, new_place
from plancia.lab.service.servers.process import SERVE, NotServing, Server
from plancia.lab.service.siege import Siege
from plancia.lab.verdict import verdict_of
from plancia.lab.words import figures, say

TIMES = 2.0  # as long as without, at most, the slowest of a hundred may wait with a siege
HELD = 0.9  # of the half-open connections were there on average; else it was no siege
HERE_IN = 60.0  # seconds until all of them are
ROUNDS = 2  # without and with, in turn: what else the machine does meanwhile is the same for both


@dataclass
class Outcome:
    levels: list[Level] = field(default_factory=list)  # without, with
    siege: Siege = field(default_factory=Siege)
    faults: list[str] = field(default_factory=list)

    @property
    def times(self) -> float:
        """How much longer the slowest of a hundred waits."""
        without, besieged = (share(level.acknowledged, 0.99) for level in self.levels)
        return besieged / without if without else 0.0

    def report(self) -> str:
        siege = self.siege
        lines = [say("load-head"), *(level.row() for level in self.levels)]
        lines.append(say("siege-siege", opened=siege.opened, ended=siege.ended))
        lines.append(say("siege-held", usual=round(siege.usual), least=siege.least))
        lines.append(say("siege-slow", endpoints=siege.endpoints, letters=siege.letters, unread=siege.unread))
        times = figures(f"{self.times:.2f}") if len(self.levels) == 2 else "-"
        lines.append(verdict_of("siege", self.faults, say("siege-well", times=times)))
        return "\n".join(lines)

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
    tables: int,
    seconds: float,
    connections: int,
    seed: int,
    progress: Progress,
    kind: Kind,
    program: Sequence[str] = SERVE,
    rounds: int = ROUNDS,
    times: float = TIMES,
) -> Outcome:
    """`seconds` without a siege, and as many with one."""
    outcome = Outcome([Level(tables), Level(tables)])
    with new_place(kind) as place:
        server = Server(place.database, place.data, program)
        hall: Hall | None = None
        try:
            await server.start()
            hall = Hall(server, tables, seed)
            await hall.fill(min(WARM, seconds / 4), progress)
            table = await a_table(server)
            for _ in range(rounds):
                await hall.measure(outcome.levels[0], seconds / rounds, progress)
                async with besieging(server.url, table, connections, seconds / rounds, outcome.siege):
                    await hall.measure(outcome.levels[1], seconds / rounds, progress)
            outcome.faults += server.complaints()
        except (NotServing, Lost, Unexpected, TimeoutError) as error:
            outcome.faults.append(f"{type(error).__name__}: {error}\n{server.last_words()}")
        finally:
            if hall is not None:
                await hall.empty()
            await server.stop()
    outcome.judge(connections, times)
    return outcome
