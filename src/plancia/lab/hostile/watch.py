"""Watches what a reader does to the world, as the interpreter announces it (sys.addaudithook)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

DEEDS = (
    "exec",
    "compile",
    "import",
    "open",
    "os.",
    "socket.",
    "subprocess.",
    "shutil.",
    "ctypes.",
    "pickle.",
    "marshal.",
)
LOOKING = ("os.scandir", "os.listdir")
MOST = 20  # deeds; nobody reads further


class Watch:
    """A reader may read the files it was given and those of the title. It may not import, run, write or call anything.

    To say what a record should look like, the types of our own records are worked out from their annotations, which
    Python does by compiling them: these texts, and no others, may be compiled and run.
    """

    def __init__(self, place: Path, title: Path) -> None:
        self.deeds: list[str] = []
        self.over = False
        self._inside = (f"{place}{os.sep}", f"{title}{os.sep}")
        self._ours = our_annotations()
        self._compiled = False  # the last deed was one of those

    def see(self, event: str, args: tuple[Any, ...]) -> None:
        if self.over or not event.startswith(DEEDS) or event in LOOKING:
            return
        ours = self._compiled and event == "exec"
        self._compiled = event == "compile" and args[0] in self._ours
        if not (ours or self._compiled or (event == "open" and self._may_open(*args))) and len(self.deeds) < MOST:
            self.deeds.append(f"{event} {args!r}"[:200])

    def _may_open(self, file: Any, mode: Any, flags: int) -> bool:
        if isinstance(file, int):
            return True  # it is open already
        return os.fsdecode(file).startswith(self._inside) and not flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)


def our_annotations() -> frozenset[bytes]:
    """Of every record that Plancia declares."""
    found: set[str] = set()
    waiting: list[type] = [msgspec.Struct]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("plancia."):
            found.update(str(words) for words in vars(kind).get("__annotations__", {}).values())
    return frozenset(words.encode() for words in found)
