"""What every engine's round is measured with. Standard library only: it also runs where Plancia is not installed."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

Pick = Callable[[list[Any]], Any]


def pin(core: int) -> None:
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def picker(seed: int) -> Pick:
    """A cheap choice, the same for every engine."""
    random = Random(seed).random
    return lambda options: options[int(random() * len(options))]


def pace(play: Callable[[int], int], seconds: float) -> float:
    """Whole games one after the other; what `play` counts, by the second of the processor's time."""
    play(0)
    counted, number, start = 0, 1, time.process_time()
    while time.process_time() - start < seconds:
        counted += play(number)
        number += 1
    return counted / (time.process_time() - start)


def microseconds(do: Callable[[Any], object], things: list[Any], seconds: float) -> float:
    """What it takes to do this with one of the things; the fastest of several stretches."""
    best = float("inf")
    end = time.process_time() + seconds
    while time.process_time() < end:
        gc.collect()
        start = time.process_time()
        for thing in things:
            do(thing)
        best = min(best, (time.process_time() - start) / len(things))
    return best * 1e6


def main(measure: Callable[[float], dict[str, Any]]) -> None:
    """Called as `script CORE SECONDS`; prints what was measured as JSON."""
    pin(int(sys.argv[1]))
    print(json.dumps(measure(float(sys.argv[2]))))
