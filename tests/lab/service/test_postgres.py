"""The PostgreSQL server to throw away."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from plancia.lab.bench.store_bench import measure
from plancia.lab.postgres import Postgres, throwaway
from plancia.table.store import Store

WAITING = (
    "import time\nfrom plancia.lab.postgres import Postgres\nprint(Postgres().folder, flush=True)\ntime.sleep(600)"
)


def test_databases_are_empty_and_go_away_with_the_server() -> None:
    with Postgres(sync=False) as server:
        folder = server.folder
        one, other = server.new_database(), server.new_database()
        assert one != other
        server.stop(stay=True)
        assert folder.is_dir()
        server.start()
        Store(one).close()
    assert not folder.exists()


def test_the_server_goes_with_a_process_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", WAITING], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        folder = Path(process.stdout.readline().strip())
        assert (folder / "data" / "postmaster.pid").exists()
        process.kill()
    until = time.monotonic() + 30
    while folder.exists() and time.monotonic() < until:
        time.sleep(0.1)
    assert not folder.exists()


def test_the_bench_measures_what_is_durable() -> None:
    with throwaway() as url:
        store = Store(url)
        found = measure(store, submitters=4, seconds=0.2)
        store.close()
    assert 0 < found.commits <= found.moves
    assert 0 < found.p50 <= found.p99 <= found.worst
