"""The writer: one thread that takes everything queued into one transaction, and says so only after the commit."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy import exc as sql

from plancia.table.entries import Row
from plancia.table.store.errors import Unavailable
from plancia.table.store.journal import Append, append_all

T = TypeVar("T")

MOST = 500  # jobs in one transaction
# PostgreSQL: serialization failure, deadlock, lock not available. Alone, a job does not meet them for another's sake.
IN_EACH_OTHERS_WAY = ("40001", "40P01", "55P03")
DATABASE_TROUBLE = (sql.OperationalError, sql.InternalError, sql.InterfaceError, sql.TimeoutError)


class Job(NamedTuple):
    work: Append | Callable[[Connection], Any]
    future: Future[Any]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self.trouble = ""  # why the last thing that was to be written was not; empty: it was
        self._thread = threading.Thread(target=self._write, name="plancia-writer", daemon=True)
        self._thread.start()

    def append(self, work: Append) -> Future[list[Row]]:
        return self._put(work)

    def do(self, work: Callable[[Connection], T]) -> Future[T]:
        return self._put(work)

    def _put(self, work: Append | Callable[[Connection], Any]) -> Future[Any]:
        job = Job(work, Future())
        with self._closing:
            if self._closed:
                raise Unavailable("the store is closed")
            self._queue.put(job)
        return job.future

    def close(self) -> None:
        with self._closing:
            if not self._closed:
                self._queue.put(None)
            self._closed = True
        self._thread.join()

    # -- in the thread

    def _write(self) -> None:
        while True:
            jobs = [self._queue.get()]
            try:
                while len(jobs) < MOST:
                    jobs.append(self._queue.get_nowait())
            except Empty:
                pass
            self._commit([job for job in jobs if job is not None and job.future.set_running_or_notify_cancel()])
            if None in jobs:
                return

    def _commit(self, jobs: Sequence[Job]) -> None:
        if not jobs:
            return
        try:
            with self._engine.begin() as conn:
                outcomes = _outcomes(conn, jobs)
        except BaseException as problem:  # the thread goes on whatever happens
            if len(jobs) > 1 and alone_may_help(problem):
                for job in jobs:
                    self._commit([job])
                return
            outcomes = [trouble_of(problem)] * len(jobs)
        self.trouble = next((str(each) for each in outcomes if isinstance(each, Unavailable)), "")
        for job, outcome in zip(jobs, outcomes):
            if isinstance(outcome, BaseException):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)


def _outcomes(conn: Connection, jobs: Sequence[Job]) -> list[Any]:
    """What each job gets once this is committed. Appends come first and together; they are what a table waits for."""
    appended = iter(append_all(conn, [job.work for job in jobs if isinstance(job.work, Append)]))
    return [next(appended) if isinstance(job.work, Append) else job.work(conn) for job in jobs]


def alone_may_help(problem: BaseException) -> bool:
    """One of the jobs is at fault, not the database."""
    if isinstance(problem, sql.DBAPIError):
        if getattr(problem.orig, "sqlstate", None) in IN_EACH_OTHERS_WAY:
            return True
        return not problem.connection_invalidated and isinstance(trouble_of(problem), sql.SQLAlchemyError)
    return not isinstance(problem, sql.TimeoutError)


def trouble_of(problem: BaseException) -> BaseException:
    """What the caller gets: Unavailable when it was the database."""
    if isinstance(problem, DATABASE_TROUBLE) or type(problem) is sql.DatabaseError:
        why = problem.orig if isinstance(problem, sql.DBAPIError) else problem
        return Unavailable(" ".join(str(why).split()))
    if type(problem) is sql.StatementError and isinstance(problem.orig, ValueError):
        return problem.orig
    return problem
