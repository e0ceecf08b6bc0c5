"""The faults that are kept in a list, and what becomes of one that is planted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, NamedTuple

KEYS = {"file", "was", "now", "found_by"}
LISTS = Path("tests") / "faults"


class BadList(Exception):
    """An entry of a list that no longer means anything."""


class Fault(NamedTuple):
    id: str
    file: str  # under src
    was: str  # occurs there once
    now: str
    found_by: tuple[str, ...]  # tests as pytest names them; or trials, which begin with "lab "

    @property
    def tests(self) -> list[str]:
        return [each for each in self.found_by if not is_trial(each)]

    @property
    def trials(self) -> list[str]:
        return [each for each in self.found_by if is_trial(each)]

    def planted(self, text: str) -> str:
        """The file with it. Raises BadList."""
        times = text.count(self.was)
        if times != 1:
            raise BadList(f"{self.id}: {self.file} has it {times} times: {self.was.strip().splitlines()[0]}")
        changed = text.replace(self.was, self.now)
        try:
            compile(changed, self.file, "exec", dont_inherit=True)
        except SyntaxError as wrong:
            raise BadList(f"{self.id}: {self.file} would not be read: {wrong}") from None
        return changed


class Verdict(NamedTuple):
    """`found`: a test has failed, or a trial; `spoilt`: nothing could be tried with it, so nothing is known."""

    fault: Fault
    how: Literal["found", "lives", "spoilt"]
    by: str  # what found it; or what was said instead


def is_trial(name: str) -> bool:
    return name.startswith("lab ")


def read(root: Path) -> list[Fault]:
    """All lists of a tree. Whether they still fit its sources is another question. Raises BadList."""
    faults: dict[str, Fault] = {}
    for file in sorted((root / LISTS).glob("*.toml")):
        for id, entry in tomllib.loads(file.read_text("utf-8")).items():
            if entry.keys() != KEYS or id in faults or not entry["found_by"] or entry["was"] == entry["now"]:
                raise BadList(f"{file.name}: {id}")
            faults[id] = Fault(id, entry["file"], entry["was"], entry["now"], tuple(entry["found_by"]))
    return list(faults.values())
