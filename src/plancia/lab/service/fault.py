"""Runs the command line with one fault planted in it, to see that a trial finds it. No such fault can be switched on in
a server that was started in any other way.

    python -m plancia.lab.service.fault ack-before-commit serve --database ...
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from runpy import run_module

LATER = 0.01  # seconds between the false promise and the commit


def acknowledge_before_the_commit() -> None:
    """The writer says that it is written, and writes it a little later."""
    from plancia.table.store import writer

    def commit(self: writer.Writer, jobs: Sequence[writer.Job]) -> None:
        if not jobs:
            return
        with self._engine.begin() as conn:
            for job, outcome in zip(jobs, writer._outcomes(conn, jobs)):
                if isinstance(outcome, BaseException):
                    job.future.set_exception(outcome)
                else:
                    job.future.set_result(outcome)
            time.sleep(LATER)

    writer.Writer._commit = commit  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {"ack-before-commit": acknowledge_before_the_commit}


def program(fault: str) -> tuple[str, ...]:
    """What python runs for a server with this fault."""
    return ("-m", "plancia.lab.service.fault", fault)


if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    run_module("plancia.cli.main", run_name="__main__")
