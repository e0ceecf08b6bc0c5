"""plancia lab kill, race, resume, load, leaks, abuse, hostile: the server under trial."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine
from typing import Annotated, Any, Literal, TypeVar

from cyclopts import Parameter

from plancia.cli.numbers import Positive
from plancia.cli.progress import watched

Database = Literal["sqlite", "postgres"]
T = TypeVar("T")


def finish(trial: Coroutine[Any, Any, T]) -> T:
    """A trial that is ended from outside takes its servers along."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return asyncio.run(trial)
    finally:
        signal.signal(signal.SIGTERM, before)


def kill(
    *,
    kills: Positive = 300,
    database: Database = "sqlite",
    seed: int = 1,
    plant: Literal["", "ack-before-commit"] = "",
) -> int:
    """Kill a server under the hands of its writers, again and again, and see that nothing acknowledged is lost.

    Status 1 when something is lost, doubled, out of its place or cannot be played again.

    Parameters
    ----------
    kills
        How often; some of them hit a server that is just starting.
    database
        PostgreSQL is started for the occasion.
    seed
        Of the writers and of the moments; the machine adds chance of its own.
    plant
        A server with this fault in it, to see that it is found.
    """
    from plancia.lab.service.fault import program
    from plancia.lab.service.kill import kill
    from plancia.lab.service.process import SERVE

    with watched() as progress:
        outcome = finish(kill(database, kills, seed, progress, program(plant) if plant else SERVE))
    print(outcome.report())
    return 1 if outcome.faults else 0


def race(*, submissions: Positive = 100_000, processes: Positive = 2, seed: int = 1) -> int:
    """Concurrent, repeated, late and early answers to the same questions, to several servers on one PostgreSQL.

    Status 1 when a version has two winners, or what the clients saw could not have been so.

    Parameters
    ----------
    submissions
        How many in all.
    processes
        Servers.
    seed
        Of the submissions; the machine adds chance of its own.
    """
    from plancia.lab.service.race import race

    with watched() as progress:
        outcome = finish(race(submissions, processes, seed, progress))
    print(outcome.report())
    return 1 if outcome.faults else 0


def resume(*, clients: Positive = 2000, database: Database = "sqlite", seed: int = 1) -> int:
    """Cut clients off in the middle of a word, restart the server, and see that each comes back to the whole truth.

    Status 1 when what a client has in the end differs from what a new one gets.

    Parameters
    ----------
    clients
        How many, 200 at a time.
    database
        PostgreSQL is started for the occasion.
    seed
        Of the clients and of the cuts; the machine adds chance of its own.
    """
    from plancia.lab.service.resume import resume

    with watched() as progress:
        outcome = finish(resume(clients, seed, progress, database))
    print(outcome.report())
    return 1 if outcome.faults else 0


def load(
    *,
    tables: Annotated[list[int], Parameter(consume_multiple=True)] | None = None,
    seconds: Positive = 60,
    database: Database = "sqlite",
    seed: int = 1,
) -> int:
    """Many tables with four people each, a move every two seconds: how long until it is acknowledged?

    Status 1 on any error, or when one in a hundred waits longer than 150 ms.

    Parameters
    ----------
    tables
        How many at a time, one number after the other; 50, 100 and 200 if nothing else is said.
    seconds
        How long each time, after a few to warm up.
    database
        PostgreSQL is started for the occasion.
    seed
        Of the players.
    """
    from plancia.lab.service.load import HEAD, WANTED, load, share

    with watched() as progress:
        levels = finish(load(tables or [50, 100, 200], seconds, seed, progress, database))
    print("\n".join([HEAD, *(level.row() for level in levels)]))
    errors = [error for level in levels for error in level.errors]
    slow = [level.tables for level in levels if share(level.acknowledged, 0.99) > WANTED]
    print("\n".join(errors[:20]), end="\n" if errors else "")
    print(f"load: {'too slow, or with errors' if slow or errors else f'p99 within {1000 * WANTED:.0f} ms, no error'}")
    return 1 if slow or errors else 0


def hostile() -> int:
    """Packs, records, saves and positions that somebody wrote to do harm.

    Status 1 when one is not refused, or without a line and a reason, or late, or does anything else.
    """
    from plancia.lab.hostile.run import hostile

    with watched() as progress:
        outcome = hostile(progress)
    print(outcome.report())
    return 1 if outcome.faults else 0


def leaks(game: Literal["verrix", "wroth"], /, *, pairs: Positive = 20_000, seed: int = 1) -> int:
    """Tables that differ only in what a viewer may not know: over HTTP and WebSocket, can the viewer tell them apart?

    Status 1 when a seat, a spectator or a bot can.

    Parameters
    ----------
    pairs
        How many pairs of states to look at.
    seed
        The same seed makes the same tables.
    """
    from plancia.lab.service.leaks import leaks

    with watched() as progress:
        outcome = finish(leaks(game, pairs, seed, progress))
    print(outcome.report())
    return 1 if outcome.faults else 0


def abuse(
    *, messages: Positive = 100_000, examples: Positive = 50, database: Database = "sqlite", seed: int = 1
) -> int:
    """Bad messages over WebSocket, and requests made from the OpenAPI document, good ones and bad ones.

    Status 1 on a crash, an error of the server's own, a change, or a refusal without a reason.

    Parameters
    ----------
    messages
        How many over WebSocket.
    examples
        How many requests of each kind, for each operation and each sort of caller.
    database
        PostgreSQL is started for the occasion.
    seed
        Of the messages and requests.
    """
    from plancia.lab.service.abuse import abuse

    with watched() as progress:
        outcome = finish(abuse(messages, examples, seed, progress, database))
    print(outcome.report())
    return 1 if outcome.faults else 0
