"""plancia lab kill, race, resume, load, away, clock, upgrade, leaks, abuse, hostile: the server under trial."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from cyclopts import Parameter

from plancia.cli.console import console
from plancia.cli.lab.games import Game
from plancia.cli.numbers import Positive
from plancia.cli.progress import watched
from plancia.lab.words import say

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


def kill(
    *,
    kills: Positive = 300,
    database: Database = "sqlite",
    seed: int = 1,
    plant: Literal["", "ack-before-commit"] = "",
) -> int:
    from plancia.lab.service.kill import kill

    with watched() as progress:
        outcome = finish(kill(database, kills, seed, progress, program_of(plant)))
    print(outcome.report())
    return 1 if outcome.faults else 0


def race(*, submissions: Positive = 100_000, processes: Positive = 2, seed: int = 1) -> int:
    from plancia.lab.service.race import race

    with watched() as progress:
        outcome = finish(race(submissions, processes, seed, progress))
    print(outcome.report())
    return 1 if outcome.faults else 0


def resume(*, clients: Positive = 2000, database: Database = "sqlite", seed: int = 1) -> int:
    from plancia.lab.service.resume import resume

    with watched() as progress:
        outcome = finish(resume(clients, seed, progress, database))
    print(outcome.report())
    return 1 if outcome.faults else 0


def load(
    *,
    tables: Annotated[list[int], Parameter(consume_multiple=True)] | None = None,
    seconds: Positive = 60,
    siege: bool = False,
    connections: Positive = 1000,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    from plancia.lab.service.besieged import besieged
    from plancia.lab.service.load import WANTED, load, share

    if siege:
        with watched() as progress:
            first = (tables or [50])[0]
            outcome = finish(besieged(first, seconds, connections, seed, progress, database))
        print(outcome.report())
        return 1 if outcome.faults else 0

    with watched() as progress:
        levels = finish(load(tables or [50, 100, 200], seconds, seed, progress, database))
    print("\n".join([say("load-head"), *(level.row() for level in levels)]))
    errors = [error for level in levels for error in level.errors]
    slow = [level.tables for level in levels if share(level.acknowledged, 0.99) > WANTED]
    print("\n".join(errors[:20]), end="\n" if errors else "")
    print(say("load-slow") if slow or errors else say("load-well", ms=round(1000 * WANTED)))
    return 1 if slow or errors else 0


def away(
    *,
    how: list[Literal["full", "limited", "frozen", "stopped"]] | None = None,
    times: Positive = 5,
    seed: int = 1,
    plant: Literal["", "forgets-when-full"] = "",
) -> int:
    from plancia.lab.service.away import HOWS, away

    faults = 0
    for each in how or HOWS:
        with watched() as progress:
            outcome = finish(away(each, times, seed, progress, program_of(plant)))
        print(outcome.report(), flush=True)
        faults += len(outcome.faults)
    return 1 if faults else 0


def clock(
    *,
    jumps: Positive = 24,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    from plancia.lab.service.clock import clock

    with watched() as progress:
        outcome = finish(clock(database, jumps, seed, progress))
    print(outcome.report())
    return 1 if outcome.faults else 0


def upgrade(
    *, seconds: Positive = 10, older: Path | None = None, seed: int = 1, plant: Literal["", "needs-more"] = ""
) -> int:
    from plancia.lab.service.upgrade import upgrade

    with watched() as progress:
        outcome = finish(upgrade(seconds, seed, progress, older, "needs" if plant else "adds"))
    print(outcome.report())
    return 1 if outcome.faults else 0


def hostile(game: Game | None = None, /, *, cases: Positive = 20_000, seed: int = 1) -> int:
    from plancia.lab.hostile.apart import mutated
    from plancia.lab.hostile.run import hostile

    with watched() as progress:
        outcome = mutated(game, cases, seed, progress) if game else hostile(progress)
    print(outcome.report())
    return 1 if outcome.faults else 0


def leaks(game: Game, /, *, pairs: Positive = 20_000, seed: int = 1) -> int:
    from plancia.lab.service.leaks import leaks

    with watched() as progress:
        outcome = finish(leaks(game, pairs, seed, progress))
    print(outcome.report())
    return 1 if outcome.faults else 0


def abuse(
    *,
    messages: Positive = 100_000,
    examples: Positive = 50,
    connections: Positive = 1000,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    from plancia.lab.service.abuse import abuse

    if find_spec("schemathesis") is None or find_spec("hypothesis") is None:
        raise console().trouble("lab-needs-trials")
    with watched() as progress:
        outcome = finish(abuse(messages, examples, connections, seed, progress, database))
    print(outcome.report())
    return 1 if outcome.faults else 0
