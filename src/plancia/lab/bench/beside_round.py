"""One round of a title in a checkout, of which nothing is asked but its GAME and the kernel. Called as `CORE SECONDS
PACKAGE`, with the settings of the games to be played."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

from clock import main, pace, picker  # type: ignore[import-not-found]

kernel: Any = import_module("plancia.kernel.engine")
key_of: Any = import_module("plancia.kernel.chance").key_of
game: Any = import_module(f"{sys.argv[3]}.game").GAME
settings: list[dict[str, Any]] = json.load(sys.stdin)


def play(number: int) -> int:
    """A whole game; counts the answers."""
    pick = picker(number)
    g = game.table(settings[number % len(settings)])
    g.key = key_of(number)
    game.begin(g)
    answers = 0
    while g.decision is not None:
        kernel.answer(g, pick(g.decision.options))
        answers += 1
    return answers


def measure(seconds: float) -> dict[str, Any]:
    return {"answers": [play(number) for number in range(len(settings))], "pace": pace(play, seconds)}


main(measure)
