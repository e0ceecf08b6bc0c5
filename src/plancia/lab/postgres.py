"""A PostgreSQL server to throw away: made of what the system has, in a folder of its own, gone with the process.

with Postgres() as server:
    store = Store(server.new_database())
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from secrets import token_hex
from types import TracebackType
from typing import Any, Self

import psycopg

NOBODY_FOUND = "no PostgreSQL here: install it (Debian: apt-get install postgresql) and have initdb in PATH"
INSTALL = (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"])
START, STOP = 60, 120  # seconds, on a machine that is busy too

# The server, until whoever started it closes the pipe or dies, however he dies.
KEEPER = """
folder=$1; shift
"$@" </dev/null >"$folder/log" 2>&1 &
read word
if [ "$word" = stay ]; then kill -INT $!; wait $!; exit; fi
kill -QUIT $!
wait $!
rm -rf "$folder"
"""


class NoPostgres(Exception):
    """There is none, and none can be had."""


class Postgres:
    """One server; PostgreSQL refuses to run as root, so under root it is the user postgres's."""

    def __init__(self, sync: bool = True) -> None:
        """Without `sync` it is quicker, and survives everything but the loss of power."""
        self._sync = sync
        self._bin = programs()
        self._owner: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if _root() else {}
        self.folder = Path(tempfile.mkdtemp(prefix="plancia-pg-"))
        if self._owner:
            shutil.chown(self.folder, "postgres", "postgres")
        words = ["-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = self._run([str(self._bin / "initdb"), *words])
        if made.returncode:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise NoPostgres(f"initdb: {made.stderr.strip().splitlines()[-1]}")
        self._keeper: subprocess.Popen[bytes] | None = None
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"plancia_{token_hex(8)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, words: str) -> list[tuple[Any, ...]]:
        """As the server's owner, outside of any transaction."""
        with psycopg.connect(host=str(self.folder), user="postgres", dbname="postgres", autocommit=True) as conn:
            done = conn.execute(words)
            return done.fetchall() if done.description else []

    def hang_up(self) -> None:
        """Every connection that there is now is lost when this returns."""
        lines = "backend_type = 'client backend' AND pid <> pg_backend_pid()"
        ended = self.execute(f"SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE {lines}")
        pids = ", ".join(["0", *(str(pid) for pid, _ in ended)])
        while self.execute(f"SELECT 1 FROM pg_stat_activity WHERE pid IN ({pids})"):
            time.sleep(0.01)

    def start(self) -> None:
        """Also again, after it was stopped to stay or killed."""
        server = [str(self._bin / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        settings = ["-c", "listen_addresses=", "-c", "unix_socket_permissions=0700", "-c", "max_connections=200"]
        settings += [] if self._sync else ["-c", "fsync=off"]
        self._keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, "plancia-pg", str(self.folder), *server, *settings],
            stdin=subprocess.PIPE,
            cwd=self.folder,
            start_new_session=True,  # a Ctrl-C is for the tests, not for their server
            **self._owner,
        )
        until = time.monotonic() + START
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self._keeper.poll() is not None:
                    log = (self.folder / "log").read_text("utf-8", "replace").strip()
                    self.stop()
                    raise NoPostgres(f"the server does not start: {log.splitlines()[-1:]}") from None
                time.sleep(0.05)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It neither answers nor hangs up."""
        pids = self._pids()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        """Its first process, and all that this one has started."""
        found = [int((self.folder / "data" / "postmaster.pid").read_text().split()[0])]
        for pid in found:  # which grows meanwhile
            found += [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return found

    def stop(self, stay: bool = False) -> None:
        """`stay`: the folder is kept, and start() goes on with it."""
        if self._keeper is None:
            return
        assert self._keeper.stdin is not None
        try:
            self._keeper.stdin.write(b"stay\n" if stay else b"\n")
            self._keeper.stdin.close()
        except OSError:
            pass  # it is gone
        self._keeper.wait(STOP)
        self._keeper = None

    def _run(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False, **self._owner)


@contextmanager
def throwaway() -> Iterator[str]:
    """The URL of an empty database in a server of its own."""
    with Postgres() as server:
        yield server.new_database()


@cache
def programs() -> Path:
    """The folder with initdb and postgres: in PATH, where Debian keeps them, or after an installation."""
    found = _find()
    if found is None and _root() and shutil.which("apt-get"):
        for words in INSTALL:
            subprocess.run(
                words, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, check=False
            )
        found = _find()
    if found is None:
        raise NoPostgres(NOBODY_FOUND)
    return found


def _find() -> Path | None:
    here = shutil.which("initdb")
    folders = [Path(here).resolve().parent] if here else []
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(debian, key=lambda folder: [int(n) for n in re.findall(r"\d+", str(folder))], reverse=True)
    return next((each for each in folders if (each / "postgres").exists() and (each / "initdb").exists()), None)


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
