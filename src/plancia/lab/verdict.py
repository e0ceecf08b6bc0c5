"""What a trial found, as it is told at its end: in figures, then what is wrong, and whether anything is."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import ClassVar

from plancia.lab.words import say

ENOUGH = 20  # faults; nobody reads further


@dataclass
class Outcome:
    """What is found by one kind of trial adds its figures, and their lines."""

    trial: ClassVar[str]
    faults: list[str] = field(default_factory=list, kw_only=True)
    began: float = field(default_factory=time.monotonic, kw_only=True)

    @property
    def seconds(self) -> int:
        """It has taken so many until now."""
        return round(time.monotonic() - self.began)

    def lines(self) -> list[str]:
        raise NotImplementedError

    def name(self) -> str:
        return self.trial

    def well(self) -> str:
        """Said when nothing is wrong."""
        return say(f"{self.trial}-well")

    def report(self) -> str:
        n = len(self.faults)
        more = [say("more-faults", n=n - ENOUGH)] if n > ENOUGH else []
        verdict = say("broken", trial=self.name(), n=n) if n else f"{self.name()}: {self.well()}"
        return "\n".join([*self.lines(), *self.faults[:ENOUGH], *more, verdict])
