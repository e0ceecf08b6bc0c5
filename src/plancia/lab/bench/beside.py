"""The same random games here and in another checkout, in turn on one core: has the engine become slower?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from plancia.games.shelf import titles
from plancia.games.title import Title
from plancia.lab.bench.game_round import COUNTED, Round
from plancia.lab.bench.run import COMPILED, HERE, last_core, measured
from plancia.lab.compiled import compile_it, source_tree
from plancia.lab.processes import Progress
from plancia.lab.words import say


class Beside(NamedTuple):
    """One title in both checkouts: answers a second, round by round."""

    name: str
    here: list[float]
    there: list[float]
    alike: bool  # they play the same games

    @property
    def ratio(self) -> float:
        return median([a / b for a, b in zip(self.here, self.there)])


def beside(other: Path, rounds: int, seconds: float, progress: Progress) -> list[Beside]:
    """Each title that came with Plancia, as it is and compiled."""
    root = source_tree()
    if root is None:
        raise SystemExit(f"plancia: {say('compiled-no-tree')}")
    progress.note(say("bench-compiling"))
    places = {"": (root / "src", other / "src"), COMPILED: (compile_it(root), compile_it(other))}
    ours = [title for title in titles().values() if title.has("bench") and title.is_here]
    found = []
    for kind, (here, there) in places.items():
        for title in ours:
            progress.say(title.title + kind)
            found.append(one(title, kind, here, there, rounds, seconds))
    return found


def one(title: Title, kind: str, here: Path, there: Path, rounds: int, seconds: float) -> Beside:
    round_: Round = title.part("bench").round()
    games = json.dumps([round_.settings(number) for number in range(COUNTED)])
    core = str(last_core())
    command = [sys.executable, str(HERE / "beside_round.py"), core, str(seconds), title.package]
    pairs = [[measured(command, str(path), games) for path in (here, there)] for _ in range(rounds)]
    ours, theirs = zip(*pairs)
    alike = ours[0]["answers"] == theirs[0]["answers"]
    return Beside(title.title + kind, [each["pace"] for each in ours], [each["pace"] for each in theirs], alike)


def report(found: list[Beside]) -> str:
    lines = [say("bench-beside-head", n=len(found[0].here))]
    for each in found:
        same = "" if each.alike else say("bench-beside-others")
        here, there = max(each.here), max(each.there)
        best = here / there
        lines.append(f"  {each.name:24}{here:>12,.0f}{there:>12,.0f}{each.ratio:>10.3f}{best:>10.3f}  {same}".rstrip())
    return "\n".join(lines)
