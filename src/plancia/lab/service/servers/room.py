"""A place for an SQLite file that can be filled up, and emptied again."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

SIZE = 8 << 20  # bytes of the small file system
PIECE = 1 << 16  # bytes of what it is filled with


class Room(Protocol):
    how: str  # in a word
    folder: Path

    def fill(self, pid: int) -> None:
        """From now on this server finds no room."""

    def clear(self, pid: int) -> None: ...


class Mounted:
    """A small file system of its own, filled to the last byte: what the server gets is the system's own ENOSPC."""

    how = "mounted"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self, pid: int) -> None:
        with self.ballast.open("ab", buffering=0) as ballast:
            piece = PIECE
            while piece:
                try:
                    ballast.write(b"\0" * piece)
                except OSError:
                    piece //= 2

    def clear(self, pid: int) -> None:
        self.ballast.unlink(missing_ok=True)


class Limited:
    """Where nobody may mount: the server's files must not grow (RLIMIT_FSIZE, set from outside while it runs). What it
    gets is EFBIG, which SQLite takes for an error of the disk. Somebody reads all the while: else SQLite would begin
    its log anew now and then, and find room in it."""

    how = "limited"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reader: sqlite3.Connection | None = None

    def fill(self, pid: int) -> None:
        if self.reader is None:
            self.reader = sqlite3.connect(self.folder / "plancia.db", isolation_level=None)
            self.reader.execute("BEGIN")
            self.reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        log = self.folder / "plancia.db-wal"  # what SQLite writes to first
        self._limit(pid, log.stat().st_size if log.exists() else 0)

    def clear(self, pid: int) -> None:
        self._limit(pid, resource.RLIM_INFINITY)

    @staticmethod
    def _limit(pid: int, size: int) -> None:
        most = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))


@contextmanager
def small_room(folder: Path) -> Iterator[Room]:
    """A mounted one where that is allowed, else a limited one."""
    folder.mkdir()
    if not _mount(folder):
        yield Limited(folder)
        return
    try:
        yield Mounted(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _mount(folder: Path) -> bool:
    if os.geteuid() != 0:
        return False
    words = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "plancia-trial", str(folder)]
    try:
        return subprocess.run(words, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
