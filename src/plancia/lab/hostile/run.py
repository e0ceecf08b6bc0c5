"""Every hostile thing in a process of its own, watched while it is read."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import plancia
from plancia.games.shelf import titles
from plancia.kernel.content import ContentError
from plancia.kernel.written.save import BadSave
from plancia.lab.forks import Died, apart
from plancia.lab.hostile.case import Case
from plancia.lab.hostile.watch import Watch
from plancia.lab.processes import Progress
from plancia.lab.verdict import Outcome
from plancia.lab.words import figures, say

SECONDS = 1.0  # of a processor
MEMORY = 200  # MB, with the whole program
PATIENCE = 20  # seconds until a reader that hangs is ended
FOLDER_ONLY = ("not-a-folder", "not-a-pack", "too-big")  # what is wrong with a folder has no line


class Read(NamedTuple):
    """How it went."""

    refused: bool
    line: int  # 0: in none
    code: str
    text: str
    deeds: list[str]
    seconds: float
    memory: int  # MB


@dataclass
class Harm(Outcome):
    """What was made, and what those who read it needed at most."""

    trial = "hostile"
    kinds: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[int, str] = (0, "")

    def took(self, name: str, seconds: float, memory: int) -> None:
        self.slowest = max(self.slowest, (seconds, name))
        self.largest = max(self.largest, (memory, name))

    def made(self) -> str:
        return ", ".join(say("hostile-kind", n=count, kind=kind) for kind, count in self.kinds.items())

    def first_lines(self) -> list[str]:
        return [say("hostile-things", n=sum(self.kinds.values()), made=self.made())]

    def lines(self) -> list[str]:
        return [
            *self.first_lines(),
            say("hostile-slowest", seconds=figures(f"{self.slowest[0]:.2f}"), name=self.slowest[1]),
            say("hostile-largest", mb=self.largest[0], name=self.largest[1]),
        ]


def corpus() -> Iterator[tuple[str, Case]]:
    """Those of every title that has some, with the name of the title."""
    for title in titles().values():
        if title.has("hostile"):
            yield from ((title.name, case) for case in title.part("hostile")())


def hostile(progress: Progress, every: int = 1) -> Harm:
    """`every`: one in so many."""
    outcome = Harm()
    cases = list(corpus())[::every]
    _warm()
    for number, (game, case) in enumerate(cases):
        outcome.kinds[case.kind] += 1
        name = f"{game} {case.kind}: {case.name}"
        with TemporaryDirectory(prefix="hostile-") as folder:
            place = laid_out(case, Path(folder))
            found = read_apart(game, case, place)
        outcome.faults += [f"{name}: {fault}" for fault in faults(case, found)]
        if found is not None:
            outcome.took(name, found.seconds, found.memory)
        progress.count(number + 1, len(cases), "things", say("and-faults", n=len(outcome.faults)))
    return outcome


def faults(case: Case, found: Read | None) -> Iterator[str]:
    if found is None:
        yield f"the reader fell over, or took {PATIENCE} seconds"
        return
    if not found.refused:
        yield f"not refused, but {found.text or 'taken'}"
    elif not found.text:
        yield "refused without a reason"
    elif not found.line and found.code not in FOLDER_ONLY:
        yield f"refused without a line: {found.text[:200]}"
    if found.deeds:
        yield f"did {', '.join(found.deeds[:5])}"
    if found.seconds > SECONDS:
        yield f"took {found.seconds:.2f} s"
    if found.memory > MEMORY:
        yield f"took {found.memory} MB"


def laid_out(case: Case, folder: Path) -> Path:
    """The case on the disk."""
    if case.kind != "pack":
        return folder
    place = folder / "pack"
    place.mkdir()
    for name, data in case.files.items():
        (place / name).write_bytes(data)
    match case.odd:
        case "link":
            (place / "units.toml").symlink_to("/etc/passwd")
        case "link to a folder":
            (place / "units.toml").symlink_to("/")
        case "link to a device":
            (place / "units.toml").symlink_to("/dev/zero")
        case "pipe":
            os.mkfifo(place / "units.toml")
        case "folder":
            (place / "units.toml").mkdir()
        case "header is a link":
            (place / "pack.toml").rename(folder / "elsewhere.toml")
            (place / "pack.toml").symlink_to(folder / "elsewhere.toml")
        case "not there":
            return folder / "nowhere"
        case "a file":
            return place / "pack.toml"
    return place


def read_apart(game: str, case: Case, place: Path) -> Read | None:
    """In a copy of this process, which ends with it. None: it gave no answer."""
    try:
        return next(apart(lambda: [read(game, case, place)], PATIENCE))
    except Died:
        return None


def read(game: str, case: Case, place: Path) -> Read:
    watch = Watch(place, titles()[game].folder)
    sys.addaudithook(watch.see)
    began = time.process_time()
    refused, line, code, text = verdict(game, case, place)
    seconds = time.process_time() - began
    watch.over = True
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    words = text[:500].encode(errors="replace").decode()
    return Read(refused, line, code, words, watch.deeds, seconds, memory)


def verdict(game: str, case: Case, place: Path) -> tuple[bool, int, str, str]:
    """Refused or not, in which line, why."""
    try:
        match case.kind:
            case "pack":
                titles()[game].part("box").open_box((place,))
            case "record":
                plancia.replay(_words(case))
            case "save":
                plancia.load(_words(case))
            case "position":
                plancia.position(game, _words(case))
    except ContentError as error:
        first = error.problems[0]
        return True, first.line, first.code, first.text
    except BadSave as error:
        return True, error.line, "", error.text
    except Exception as error:
        return False, 0, "", f"{type(error).__name__}: {error}"
    return False, 0, "", ""


def _words(case: Case) -> str:
    return case.files[""].decode(errors="replace")


def _warm() -> None:
    """Whatever is imported or worked out at the first need is here before anybody watches."""
    first = (
        ("pack", "an open text"),
        ("pack", "an unknown key"),
        ("pack", "a long text"),
        ("pack", "a map torn in two"),
        ("record", "settings: no seats"),
        ("record", "settings: an unknown setting"),
        ("record", "line 9 (chance) is missing"),
        ("save", "no sum"),
        ("save", "settings is an empty list"),
        ("save", "procedures: upside down"),
        ("position", "an open text"),
        ("position", "game is a list"),
        ("position", "stack is a list"),
        ("position", "procedures: a step too far"),
    )
    with TemporaryDirectory() as folder:
        for number, (game, case) in enumerate(corpus()):
            if (case.kind, case.name) in first:
                place = Path(folder) / str(number)
                place.mkdir()
                verdict(game, case, laid_out(case, place))
