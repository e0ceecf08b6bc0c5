"""What somebody else may have written is opened in a copy of the program that the system holds to limits.

A copy costs a few milliseconds; nothing is opened twice. It does all that the command does. Once somebody sits at the
table the limits are lifted: people think as long as they like, and so may bots. Where the system cannot copy a process
(Windows) it has no such limits either, and the command is carried out as it is.
"""

from __future__ import annotations

import inspect
import os
import signal
import sys
import warnings
from collections.abc import Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any, ParamSpec

from plancia.cli.console import Hopeless, console
from plancia.cli.exits import ended
from plancia.table.opening import process_limits

SECONDS = process_limits.REFOLDING

P = ParamSpec("P")


def apart(command: Callable[P, int | None]) -> Callable[P, int | None]:
    """A command for the terminal, limited when it is given a file."""
    signature = inspect.signature(command)

    @wraps(command)
    def limitedly(*args: P.args, **kwargs: P.kwargs) -> int | None:
        file = first_file(signature.bind(*args, **kwargs).arguments)
        if file is None or not hasattr(os, "fork"):
            return command(*args, **kwargs)
        return watched(file, partial(command, *args, **kwargs))

    return limitedly


def first_file(given: dict[str, Any]) -> Path | None:
    named = (each for value in given.values() for each in (value if isinstance(value, list | tuple) else [value]))
    return next((each for each in named if isinstance(each, Path)), None)


def watched(file: Path, work: Callable[[], Any]) -> int:
    """The status it ends with. Raises Hopeless where it was ended."""
    sys.stdout.flush()
    sys.stderr.flush()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a test runner has threads; none holds a lock of ours
        child = os.fork()
    if not child:
        os._exit(within_limits(file, work))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the copy that is broken off, and says how it ends
    try:
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    finally:
        signal.signal(signal.SIGINT, before)
    if status < 0:
        raise too_much(file)
    return status


def within_limits(file: Path, work: Callable[[], Any]) -> int:
    def held() -> Any:
        try:
            process_limits.limit_memory()
            process_limits.limit_time(SECONDS)
            return work()
        except MemoryError:
            process_limits.lift()
            raise too_much(file) from None

    status = 1
    try:
        status = ended(held)
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        sys.excepthook(*sys.exc_info())
    return status


def too_much(file: Path) -> Hopeless:
    return Hopeless(console().say("file-too-much", file=str(file), seconds=round(SECONDS)))
