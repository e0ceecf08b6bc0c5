"""The bench: rounds of every engine in turn, each in a process of its own on the same core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from plancia.lab.bench.others import NoOthers, python_of_others
from plancia.lab.compiled import compile_it, source_tree
from plancia.lab.processes import Progress
from plancia.lab.words import say

HERE = Path(__file__).parent
WROTH, COMPILED, CATAN, CHESS = "Wroth", "Wroth compiled", "Catanatron", "python-chess"
VERRIX, VERRIX_COMPILED = "Verrix", "Verrix compiled"
NOVA, NOVA_COMPILED = "Nova Aetas", "Nova compiled"
GUESS = 4  # times the seconds of a round, that an engine takes for all it measures


class Engine(NamedTuple):
    name: str
    python: Path
    script: str  # a module of ours, or a file beside this one that runs where Plancia is not installed
    path: str = ""  # PYTHONPATH


class Bench:
    """What was measured, by engine and by quantity, one value for each round."""

    def __init__(self) -> None:
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
    found = [
        Engine(WROTH, here, "plancia.games.wroth.trials.bench", source),
        Engine(VERRIX, here, "plancia.games.verrix.trials.bench", source),
        Engine(NOVA, here, "plancia.games.nova_aetas.trials.bench", source),
    ]
    progress.note(say("bench-compiling"))
    try:
        native = str(compile_it())
        found.insert(1, Engine(COMPILED, here, "plancia.games.wroth.trials.bench", native))
        found.append(Engine(VERRIX_COMPILED, here, "plancia.games.verrix.trials.bench", native))
        found.append(Engine(NOVA_COMPILED, here, "plancia.games.nova_aetas.trials.bench", native))
    except SystemExit as why:
        engines_ = f"{COMPILED}, {VERRIX_COMPILED}, {NOVA_COMPILED}"
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
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if engine.path:
        environment["PYTHONPATH"] = engine.path
    script = [str(HERE / engine.script)] if engine.script.endswith(".py") else ["-m", engine.script]
    command = [str(engine.python), *script, str(core), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def last_core() -> int:
    """The one that other work is least likely to use; -1 where there is no choice."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1
