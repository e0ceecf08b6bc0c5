"""plancia bench."""

from __future__ import annotations

from plancia.cli.numbers import Positive
from plancia.cli.progress import watched


def bench(*, rounds: Positive = 5, seconds: float = 2.0) -> int:
    """The three games beside Catanatron and python-chess, on one core: decisions a second, copies, views, memory.

    The other two are installed into an environment of their own the first time.

    Parameters
    ----------
    rounds
        Every engine in turn, so many times.
    seconds
        How long each plays in a round.
    """
    from plancia.lab.bench.report import report
    from plancia.lab.bench.run import run

    with watched() as progress:
        found = run(rounds, seconds, progress)
    print(report(found))
    return 0
