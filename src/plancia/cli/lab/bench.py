"""plancia bench."""

from __future__ import annotations

from pathlib import Path

from cyclopts.types import PositiveInt


def bench(*, rounds: PositiveInt = 5, seconds: float = 2.0, beside: Path | None = None) -> int:
    from plancia.cli.progress import watched
    from plancia.lab.bench import beside as checkouts
    from plancia.lab.bench.report import report
    from plancia.lab.bench.run import run

    if beside is not None:
        with watched() as progress:
            compared = checkouts.beside(beside.resolve(), rounds, seconds, progress)
        print(checkouts.report(compared))
        return 0
    with watched() as progress:
        found = run(rounds, seconds, progress)
    print(report(found))
    return 0
