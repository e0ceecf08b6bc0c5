"""Runs the command line with one fault planted in the server, to see that a trial finds it. From the root of the tree:

python -m tests.lab.service.faulty goes-back serve --database ...
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from runpy import run_module

from plancia.server.guard.http_protocol import Door
from plancia.server.live.store_access import Asking
from plancia.server.wall_clock import Timekeeper

FOR_EVER = 600.0  # seconds
HEAD = 0.1  # seconds for the rest of a head


def wait_for_every_head() -> None:
    """Whoever sends half a head keeps everybody waiting for the rest of it, a little."""
    plain = Door.data_received

    def data_received(self: Door, data: bytes) -> None:
        plain(self, data)
        if not data.endswith(b"\n"):
            time.sleep(HEAD)

    Door.data_received = data_received  # type: ignore[method-assign]


def wait_for_the_store() -> None:
    """Whoever asks the store waits until it answers."""
    plain = Asking.__init__
    Asking.__init__ = lambda self, answer_in: plain(self, FOR_EVER)  # type: ignore[method-assign]


def follow_the_wall() -> None:
    """Every look at the time is a look at the clock on the wall."""
    Timekeeper.now = lambda self: int(time.time() * 1000)  # type: ignore[method-assign]


def go_back_in_time() -> None:
    """Whoever starts believes the clock on the wall, whatever time it was in the house."""
    Timekeeper.not_before = lambda self, told: None  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    "goes-back": go_back_in_time,
    "reads-the-wall": follow_the_wall,
    "waits-for-ever": wait_for_the_store,
    "waits-for-heads": wait_for_every_head,
}


def program(fault: str) -> tuple[str, ...]:
    """What python runs for a server with this fault."""
    return ("-m", "tests.lab.service.faulty", fault)


if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    run_module("plancia.cli.main", run_name="__main__")
