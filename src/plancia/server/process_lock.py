"""One process for one SQLite file: a lock that the system takes back from whoever is killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from plancia.server.settings import BadServer
from plancia.table.store import BadStore


@contextmanager
def alone_with(database: Path, url: str) -> Iterator[None]:
    """Nobody else serves this file meanwhile, and whoever tries learns where it is served. Raises BadServer.

    The lock is on a file of its own, which stays: to remove it would let two in at once. Beside what is not ours
    nothing is left.
    """
    lock = Path(f"{database}.lock")
    with lock.open("a+b", buffering=0) as opened:
        try:
            _lock(opened.fileno())
        except OSError:
            raise BadServer("in-use", served_at(database) or str(database)) from None
        opened.truncate(0)
        opened.write(f"\n{url}\n".encode())  # the first byte is the one that is locked
        try:
            yield
        except BadStore:
            lock.unlink(missing_ok=True)
            raise


def served_at(database: Path) -> str:
    """The address that whoever serves this file has left."""
    try:
        with Path(f"{database}.lock").open("rb") as opened:
            opened.seek(1)
            return opened.read(200).decode(errors="replace").strip()
    except OSError:
        return ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
