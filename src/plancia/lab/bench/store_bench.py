"""How fast the store takes moves, each durable before the next of the same table.

`python -m plancia.lab.bench.store_bench`

Prints, for SQLite and PostgreSQL with 1 and 64 submitters at tables of their own: moves and commits a second, and how
long a move waits until it is durable.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import event

from plancia.lab.postgres import Postgres
from plancia.table.entries import Answered, Chair, Opened
from plancia.table.store import Store, new_info, sqlite_url
from plancia.table.store.tables import create

SUBMITTERS = (1, 64)
SECONDS = 5.0
OPENING = Opened("game", 1, "bench", {}, {"north": Chair("online"), "south": Chair("online")}, "00" * 32)
MOVE = Answered("north", "X-TURN-01", "go-somewhere")


class Figures(NamedTuple):
    moves: float  # a second
    commits: float
    p50: float  # ms
    p99: float
    worst: float


def measure(store: Store, submitters: int, seconds: float) -> Figures:
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    tables = [new_info(OPENING, 0) for _ in range(submitters)]
    for info in tables:
        create(store, info, [("", 0, OPENING)])
    event.listen(store.engine, "commit", count)
    began = time.perf_counter()

    def submit(table: str) -> list[float]:
        waits: list[float] = []
        while (at := time.perf_counter()) < began + seconds:
            store.submit(table, len(waits), [(f"move {len(waits)}", 0, MOVE)]).result()
            waits.append(time.perf_counter() - at)
        return waits

    with ThreadPoolExecutor(submitters) as pool:
        waits = sorted(wait * 1000 for each in pool.map(submit, [info.id for info in tables]) for wait in each)
    passed = time.perf_counter() - began
    event.remove(store.engine, "commit", count)

    def share(part: float) -> float:
        return waits[min(len(waits) - 1, int(part * len(waits)))]

    return Figures(len(waits) / passed, commits / passed, share(0.5), share(0.99), waits[-1])


@contextmanager
def places() -> Iterator[dict[str, str]]:
    with TemporaryDirectory(prefix="plancia-bench-") as folder, Postgres() as server:
        yield {"SQLite": sqlite_url(Path(folder) / "plancia.db"), "PostgreSQL": server.new_database()}


def main(seconds: float = SECONDS) -> None:
    print(f"{'':12}{'submitters':>11}{'moves/s':>10}{'commits/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'worst ms':>10}")
    with places() as urls:
        for name, url in urls.items():
            store = Store(url)
            for submitters in SUBMITTERS:
                found = measure(store, submitters, seconds)
                rates = f"{found.moves:10.0f}{found.commits:11.0f}"
                print(f"{name:12}{submitters:11}{rates}{found.p50:9.2f}{found.p99:9.2f}{found.worst:10.1f}", flush=True)
            store.close()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
