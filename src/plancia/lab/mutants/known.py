"""Mutants that change nothing anybody could see: listed with the reason, so that they are not hunted again.

An entry names the code, the kind and the line before and after, so it outlives changes elsewhere; when its line
changes it matches nothing, and says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from plancia.lab.mutants.kinds import Mutant

KNOWN = Path("trials") / "known_mutants.toml"  # in the folder of a title
Said = Annotated[str, msgspec.Meta(min_length=1)]


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"place": "in"}):
    place: Said
    kind: Said
    was: Said
    now: Said
    why: Said

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.place, self.kind, self.was, self.now


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: list[Equivalent] = []


class Equivalents:
    def __init__(self, entries: list[Equivalent]) -> None:
        self._by_key = {entry.key: entry for entry in entries}

    def why(self, mutant: Mutant) -> str:
        """Why nobody can notice it; empty when it is not listed."""
        found = self._by_key.get(mutant.key)
        return "" if found is None else found.why

    def stale(self, made: list[Mutant]) -> list[Equivalent]:
        """Entries that match no mutant any more."""
        there = {mutant.key for mutant in made}
        return [entry for key, entry in self._by_key.items() if key not in there]


def equivalents(title: Path) -> Equivalents:
    file = title / KNOWN
    if not file.exists():
        return Equivalents([])
    return Equivalents(msgspec.toml.decode(file.read_bytes(), type=Listed).equivalent)
