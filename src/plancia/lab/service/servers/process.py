"""A server as a process of its own, to be started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

SERVE = ("-m", "plancia.cli.main")  # what python runs; a trial may put something in front of it
READY_IN = 60.0  # seconds


class NotServing(Exception):
    """The server did not start; its last words."""


class Server:
    """`url` is where it listens, once it does. What it logs goes into a file beside its data."""

    def __init__(self, database: str, data: Path, program: Sequence[str] = SERVE, name: str = "server") -> None:
        self.database = database
        self.data = data
        self.program = tuple(program)
        self.log = data / f"{name}.log"
        self.port = 0  # any the first time; the same one ever after, as clients know it
        self.url = ""
        self.sources: Path | None = None  # where python finds plancia, if not where we did
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Raises NotServing."""
        await self.begin()
        await self.ready()

    async def begin(self) -> None:
        """Start it, and do not wait."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["--lang", "en", "--database", self.database, "--data", str(self.data), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.program,
                "serve",
                *words,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                env=None if self.sources is None else os.environ | {"PYTHONPATH": str(self.sources)},
            )

    async def ready(self) -> None:
        """Wait until it says where it listens."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(READY_IN):
                line = (await self._process.stdout.readline()).decode().split()
        except TimeoutError:
            line = []
        if not line or not line[-1].startswith("http://"):
            await self.kill()
            raise NotServing(self.last_words())
        self.url = line[-1]
        self.port = int(self.url.rpartition(":")[2])

    async def kill(self) -> None:
        """kill -9 for the server alone; whoever it has started must notice, or goes the same way after it."""
        if self._process is None:
            return
        session = self._process.pid
        await self._end(signal.SIGKILL)
        try:
            os.killpg(session, signal.SIGKILL)
        except ProcessLookupError:
            return  # nobody is left

    async def freeze(self) -> None:
        """Stop it in mid-air."""
        self._signal(signal.SIGSTOP)

    async def stop(self) -> None:
        """As the system would."""
        await self._end(signal.SIGTERM)

    def last_words(self) -> str:
        return self.logged()[-2000:]

    def complaints(self) -> list[str]:
        """The errors it logged, with where they came from."""
        return [
            f"the server's log: {words[-3000:]}"
            for words in self.logged().splitlines()
            if '"level": "error"' in words or '"level":"error"' in words or words.startswith("Traceback")
        ]

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    @property
    def pid(self) -> int:
        return 0 if self._process is None else self._process.pid

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._signal(how)
        try:
            async with asyncio.timeout(READY_IN):
                await self._process.wait()
        except TimeoutError:
            self._signal(signal.SIGKILL)
            await self._process.wait()
        self._process = None

    def _signal(self, how: signal.Signals) -> None:
        assert self._process is not None
        try:
            self._process.send_signal(how)
        except ProcessLookupError:
            return  # it was faster
