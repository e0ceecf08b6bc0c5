"""Runs the command line with one fault planted in it, to see that a trial finds it. No such fault can be switched on in
a server that was started in any other way. These are faults of the store; tests/lab/service/faulty.py has those of
the server.

    python -m plancia.lab.service.servers.fault ack-before-commit serve --database ...
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
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


def acknowledge_what_found_no_room() -> None:
    """A write that failed for want of room is taken for done: it will surely work out later."""
    from plancia.table.store import writer
    from plancia.table.store.errors import Unavailable
    from plancia.table.store.journal import Append

    plain = writer.Writer._commit

    def commit(self: writer.Writer, jobs: Sequence[writer.Job]) -> None:
        tries: list[writer.Job] = [writer.Job(job.work, Future()) for job in jobs]
        plain(self, tries)
        for job, tried in zip(jobs, tries):
            problem = tried.future.exception() if tried.future.done() else None
            if isinstance(problem, Unavailable) and isinstance(job.work, Append):
                job.future.set_result(job.work.rows)
            elif problem is not None:
                job.future.set_exception(problem)
            else:
                job.future.set_result(tried.future.result())

    writer.Writer._commit = commit  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    "ack-before-commit": acknowledge_before_the_commit,
    "forgets-when-full": acknowledge_what_found_no_room,
}


def program(fault: str) -> tuple[str, ...]:
    """What python runs for a server with this fault."""
    return ("-m", "plancia.lab.service.servers.fault", fault)


if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    run_module("plancia.cli.main", run_name="__main__")
