"""Runs the command line with a clock on the wall that can be put forward and back: a file says by how many seconds it
is wrong, and is read whenever somebody looks. No other server has such a clock.

    python -m plancia.lab.service.servers.jumping FILE plancia.cli.main serve --database ...

Replaced is what Python's `time` says of the time of day; the clock that only counts stays as it is, as on any machine.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from runpy import run_module

from plancia.lab.service.servers.process import SERVE


def hang(file: Path) -> None:
    """This clock on the wall."""
    plain = time.time

    def told() -> float:
        return plain() + float(file.read_text("utf-8") or 0)

    time.time = told
    time.time_ns = lambda: int(told() * 1_000_000_000)


def program(file: Path, server: Sequence[str] = SERVE) -> tuple[str, ...]:
    """What python runs for this server with this clock."""
    return ("-m", "plancia.lab.service.servers.jumping", str(file), *server[1:])


if __name__ == "__main__":
    hang(Path(sys.argv.pop(1)))
    run_module(sys.argv.pop(1), run_name="__main__")
