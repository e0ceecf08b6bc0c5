"""plancia lab kill, race, resume, load, away, clock, upgrade, leaks, abuse, hostile: the server under trial."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from plancia.cli.console import console
from plancia.cli.lab.games import Game
from plancia.cli.progress import told, watched
from plancia.lab.verdict import Outcome
from plancia.lab.words import say

if TYPE_CHECKING:
    from plancia.lab.service.run import Run

Database = Literal["sqlite", "postgres"]
T = TypeVar("T")


def finish(trial: Coroutine[Any, Any, T]) -> T:
    """A trial that is ended from outside takes its servers along."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return asyncio.run(trial)
    finally:
        signal.signal(signal.SIGTERM, before)


def program_of(plant: str) -> tuple[str, ...]:
    """What python runs for a server, with this fault in it if one is named."""
    from plancia.lab.service.servers.fault import program
    from plancia.lab.service.servers.process import SERVE

    return program(plant) if plant else SERVE


def judged(
    trial: Callable[[Run], Coroutine[Any, Any, Outcome]], seed: int, database: Database = "sqlite", plant: str = ""
) -> int:
    from plancia.lab.service.run import Run

    with watched() as progress:
        outcome = finish(trial(Run(progress, seed, database, program_of(plant))))
    return told(outcome)


def kill(
    *,
    kills: PositiveInt = 300,
    database: Database = "sqlite",
    seed: int = 1,
    plant: Literal["", "ack-before-commit"] = "",
) -> int:
    from plancia.lab.service.kill import kill

    return judged(lambda run: kill(kills, run), seed, database, plant)


def race(*, submissions: PositiveInt = 100_000, processes: PositiveInt = 2, seed: int = 1) -> int:
    from plancia.lab.service.race import race

    return judged(lambda run: race(submissions, processes, run), seed, "postgres")


def resume(*, clients: PositiveInt = 2000, database: Database = "sqlite", seed: int = 1) -> int:
    from plancia.lab.service.resume import resume

    return judged(lambda run: resume(clients, run), seed, database)


def load(
    *,
    tables: Annotated[list[int], Parameter(consume_multiple=True)] | None = None,
    seconds: PositiveInt = 60,
    siege: bool = False,
    connections: PositiveInt = 1000,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    from plancia.lab.service.besieged import besieged
    from plancia.lab.service.load import WANTED, load, share
    from plancia.lab.service.run import Run

    if siege:
        return judged(lambda run: besieged((tables or [50])[0], seconds, connections, run), seed, database)
    with watched() as progress:
        levels = finish(load(tables or [50, 100, 200], seconds, Run(progress, seed, database)))
    print("\n".join([say("load-head"), *(level.row() for level in levels)]))
    errors = [error for level in levels for error in level.errors]
    slow = [level.tables for level in levels if share(level.acknowledged, 0.99) > WANTED]
    print("\n".join(errors[:20]), end="\n" if errors else "")
    print(say("load-slow") if slow or errors else say("load-well", ms=round(1000 * WANTED)))
    return 1 if slow or errors else 0


def away(
    *,
    how: list[Literal["full", "limited", "frozen", "stopped"]] | None = None,
    times: PositiveInt = 5,
    seed: int = 1,
    plant: Literal["", "forgets-when-full"] = "",
) -> int:
    from plancia.lab.service.away import HOWS, away

    return max(judged(partial(away, each, times), seed, plant=plant) for each in how or HOWS)


def clock(*, jumps: PositiveInt = 24, database: Database = "sqlite", seed: int = 1) -> int:
    from plancia.lab.service.clock import clock

    return judged(lambda run: clock(jumps, run), seed, database)


def upgrade(
    *, seconds: PositiveInt = 10, older: Path | None = None, seed: int = 1, plant: Literal["", "needs-more"] = ""
) -> int:
    from plancia.lab.service.upgrade import upgrade

    return judged(lambda run: upgrade(seconds, run, older, "needs" if plant else "adds"), seed)


def hostile(game: Game | None = None, /, *, cases: PositiveInt = 20_000, seed: int = 1) -> int:
    from plancia.lab.hostile.apart import mutated
    from plancia.lab.hostile.run import hostile

    with watched() as progress:
        outcome = mutated(game, cases, seed, progress) if game else hostile(progress)
    return told(outcome)


def leaks(game: Game, /, *, pairs: PositiveInt = 20_000, seed: int = 1) -> int:
    from plancia.lab.service.leaks import leaks

    return judged(lambda run: leaks(game, pairs, run), seed)


def abuse(
    *,
    messages: PositiveInt = 100_000,
    examples: PositiveInt = 50,
    connections: PositiveInt = 1000,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    from plancia.lab.service.abuse import abuse

    if find_spec("schemathesis") is None or find_spec("hypothesis") is None:
        raise console().trouble("lab-needs-trials")
    return judged(lambda run: abuse(messages, examples, connections, run), seed, database)
