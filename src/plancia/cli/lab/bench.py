"""plancia bench."""

from __future__ import annotations

from plancia.cli.numbers import Positive


def bench(*, rounds: Positive = 5, seconds: float = 2.0) -> int:
    from plancia.cli.progress import watched
    from plancia.lab.bench.report import report
    from plancia.lab.bench.run import run

    with watched() as progress:
        found = run(rounds, seconds, progress)
    print(report(found))
    return 0
