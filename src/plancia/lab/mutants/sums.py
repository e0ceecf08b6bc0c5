"""What a hunt comes to: how many died, of each kind and of each rule."""

from __future__ import annotations

from typing import NamedTuple

from plancia.lab.mutants.kinds import GUARDS, KINDS, TURNED
from plancia.lab.mutants.known import Equivalent, Equivalents
from plancia.lab.mutants.terms import Outcome, Verdict

GOALS = {"guards": (GUARDS, 95), "turned": (TURNED, 85)}  # per cent that should die


class Sum(NamedTuple):
    name: str
    made: int
    died: int
    equivalent: int

    @property
    def lived(self) -> int:
        return self.made - self.died - self.equivalent

    @property
    def share(self) -> float:
        """Per cent, of those that can be noticed."""
        noticeable = self.made - self.equivalent
        return 100 * self.died / noticeable if noticeable else 100.0


class Sums:
    def __init__(self, outcome: Outcome, known: Equivalents) -> None:
        self.outcome = outcome
        self.known = known
        self.lived = [each for each in outcome.verdicts if not each.died and not known.why(each.mutant)]
        self.equivalent = [each for each in outcome.verdicts if not each.died and known.why(each.mutant)]
        self.denied = [each for each in outcome.verdicts if each.died and known.why(each.mutant)]  # and yet noticed
        self.stale: list[Equivalent] = known.stale(outcome.made)

    def of(self, name: str, verdicts: list[Verdict]) -> Sum:
        excused = sum(not each.died and bool(self.known.why(each.mutant)) for each in verdicts)
        return Sum(name, len(verdicts), sum(each.died for each in verdicts), excused)

    def by_kind(self) -> list[Sum]:
        """Each kind that was tried, and after its last kind the sum of a side."""
        found = []
        for side, (kinds, _) in GOALS.items():
            for kind in KINDS:
                if kind in kinds:
                    found.append(self.of(kind, [each for each in self.outcome.verdicts if each.mutant.kind == kind]))
            found.append(self.of(side, [each for each in self.outcome.verdicts if each.mutant.kind in kinds]))
        return [each for each in found if each.made]

    def by_rule(self) -> dict[str, list[Verdict]]:
        """A mutant belongs to the first rule of its code."""
        found: dict[str, list[Verdict]] = {}
        for each in self.outcome.verdicts:
            found.setdefault(each.mutant.rules[0], []).append(each)
        return dict(sorted(found.items()))

    def good(self) -> bool:
        short = [each for each in self.by_kind() if each.name in GOALS and each.share < GOALS[each.name][1]]
        return not (short or self.denied or self.stale or self.outcome.uncited or self.outcome.failing)
