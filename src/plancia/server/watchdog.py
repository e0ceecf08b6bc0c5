"""A watchdog for the server: it leaves when it is told to, also while something keeps its only thread busy.

Python looks at signals between two steps of its own, and compiled code has none. So a small process beside us hears of
them through a pipe that the system writes into, and ends us when we have not gone in time. Whatever ran away was only
tried: nothing of it is written, and the next server opens all tables as they were.
"""

from __future__ import annotations

import faulthandler
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

GRACE = 20.0  # seconds to put everything away
BLOCKED = 60.0  # seconds without a turn of the loop, after which it says where it stands, and ends


@contextmanager
def watched(grace: float = GRACE) -> Iterator[None]:
    """To be begun before there are threads."""
    if not hasattr(os, "fork"):
        yield
        return
    reading, writing = os.pipe()
    server = os.getpid()
    if os.fork() == 0:
        os.close(writing)
        try:
            _watch(server, reading, grace)
        finally:
            os._exit(0)
    os.close(reading)
    os.set_blocking(writing, False)
    _pipe.append(writing)
    hear_signals()
    try:
        yield
    finally:
        signal.set_wakeup_fd(-1)
        os.close(_pipe.pop())


_pipe: list[int] = []  # to the watchdog, where there is one


def hear_signals() -> None:
    """The system tells the watchdog of every signal that comes. Only the main thread can say so."""
    if _pipe:
        signal.set_wakeup_fd(_pipe[-1], warn_on_full_buffer=False)


def _watch(server: int, reading: int, grace: float) -> None:
    for told in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(told, signal.SIG_IGN)  # they are meant for the server
    while said := os.read(reading, 1):
        if said[0] in (signal.SIGINT, signal.SIGTERM):
            break
    else:
        return  # it has gone
    while select.select([reading], [], [], grace)[0]:
        if not os.read(reading, 1):
            return
    os.kill(server, signal.SIGKILL)


def turning() -> None:
    """The loop goes round. When it does not say so for a while, everybody who waits is better served by another."""
    if sys.__stderr__ is not None:
        faulthandler.dump_traceback_later(BLOCKED, exit=True, file=sys.__stderr__)
