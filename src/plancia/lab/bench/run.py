"""The bench: rounds of every engine in turn, each in a process of its own on the same core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from plancia.games.shelf import titles
from plancia.lab.bench.others import NoOthers, python_of_others
from plancia.lab.compiled import compile_it, source_tree
from plancia.lab.processes import Progress
from plancia.lab.words import say

HERE = Path(__file__).parent
CATAN, CHESS = "Catanatron", "python-chess"
OURS = "plancia.lab.bench.game_round"
COMPILED = " compiled"  # behind the name of a title
GUESS = 4  # times the seconds of a round, that an engine takes for all it measures


class Engine(NamedTuple):
    name: str
    python: Path
    script: str  # a module of ours, or a file beside this one that runs where Plancia is not installed
    path: str = ""  # PYTHONPATH
    game: str = ""  # its title, where it is one of ours
    is_compiled: bool = False


class Bench:
    """What was measured, by engine and by quantity, one value for each round."""

    def __init__(self) -> None:
        self.engines: dict[str, Engine] = {}
        self.rounds: dict[str, list[dict[str, Any]]] = {}
        self.notes: list[str] = []

    def values(self, engine: str, what: str) -> list[float]:
        return [float(round[what]) for round in self.rounds.get(engine, []) if what in round]

    def best(self, engine: str, what: str) -> float:
        found = self.values(engine, what)
        return max(found) if what == "pace" else min(found)

    def median(self, engine: str, what: str) -> float:
        return median(self.values(engine, what))


def engines(bench: Bench, progress: Progress) -> list[Engine]:
    """Those that can be had here; the notes say which cannot."""
    here = Path(sys.executable)
    root = source_tree()
    source = str(root / "src") if root else ""
    ours = [title for title in titles().values() if title.has("bench")]
    found = [Engine(title.title, here, OURS, source, title.name) for title in ours]
    progress.note(say("bench-compiling"))
    try:
        native = str(compile_it())
        ours = [title for title in ours if title.is_here]
        found += [Engine(title.title + COMPILED, here, OURS, native, title.name, True) for title in ours]
    except SystemExit as why:
        engines_ = ", ".join(title.title + COMPILED for title in ours)
        bench.notes.append(say("bench-left-out", engines=engines_, why=str(why).removeprefix("plancia: ")))
    progress.note(say("bench-fetching"))
    try:
        python = python_of_others()
        found += [Engine(CATAN, python, "catan_round.py"), Engine(CHESS, python, "chess_round.py")]
    except NoOthers as why:
        bench.notes.append(say("bench-left-out", engines=f"{CATAN}, {CHESS}", why=str(why)))
    return found


def run(rounds: int, seconds: float, progress: Progress) -> Bench:
    bench = Bench()
    taking_part = engines(bench, progress)
    core, started, done = last_core(), progress.seconds, 0
    bench.engines = {engine.name: engine for engine in taking_part}
    for number in range(rounds):
        for engine in taking_part:
            each = (progress.seconds - started) / done if done else GUESS * seconds
            left = round(each * (rounds * len(taking_part) - done))
            progress.say(say("bench-round", n=number + 1, of=rounds, engine=engine.name, seconds=left))
            bench.rounds.setdefault(engine.name, []).append(one_round(engine, core, seconds))
            done += 1
    if core < 0:
        bench.notes.append(say("bench-not-pinned"))
    return bench


def one_round(engine: Engine, core: int, seconds: float) -> dict[str, Any]:
    script = [str(HERE / engine.script)] if engine.script.endswith(".py") else ["-m", engine.script]
    return measured([str(engine.python), *script, str(core), str(seconds), engine.game], engine.path)


def measured(command: list[str], path: str, told: str = "") -> dict[str, Any]:
    """What a process with its own PYTHONPATH measures and prints, after it was told something."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(command, check=True, input=told, stdout=subprocess.PIPE, text=True, env=environment)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def last_core() -> int:
    """The one that other work is least likely to use; -1 where there is no choice."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1
