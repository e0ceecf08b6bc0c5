"""What is hunted, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from plancia.lab.mutants.kinds import Mutant


class Ground(NamedTuple):
    """Where a title is, and what tests it."""

    folder: Path
    package: str
    root: Path  # of the source tree
    tests: Path
    rules: frozenset[str]  # of the ledger
    cards: frozenset[str]  # whose ids code may carry too
    warm_up: Callable[[], object]  # reads the content


class Wanted(NamedTuple):
    """Which mutants: by the beginning of a rule, the name of a file, and kinds."""

    rule: str = ""
    file: str = ""
    kinds: tuple[str, ...] = ()
    sample: int = 0
    seed: int = 1
    others: int = 0  # against so many tests, too, that come by and do not cite the rule

    def of(self, made: Sequence[Mutant]) -> list[Mutant]:
        chosen = [
            mutant
            for mutant in made
            if (not self.rule or any(f"{rule}-".startswith(f"{self.rule.rstrip('-')}-") for rule in mutant.rules))
            and self.file.removesuffix(".py") in ("", mutant.code.chapter.name, mutant.code.chapter.path.stem)
            and (not self.kinds or mutant.kind in self.kinds)
        ]
        if 0 < self.sample < len(chosen):
            picked = sorted(Random(self.seed).sample(range(len(chosen)), self.sample))
            return [chosen[place] for place in picked]
        return chosen


class Fate(NamedTuple):
    """What became of a mutant: a test noticed, it ended the process or never ended; or so many tests let it pass, no
    test that cites it comes by, no test cites it, it could not be put in place."""

    how: Literal["noticed", "ended", "passed", "elsewhere", "uncited", "unmade"]
    tests: int = 0
    by: str = ""  # the test that noticed; of one that lived: a test that notices and does not cite the rule


class Verdict(NamedTuple):
    mutant: Mutant
    fate: Fate

    @property
    def died(self) -> bool:
        return self.fate.how in ("noticed", "ended")


class Outcome(NamedTuple):
    verdicts: list[Verdict]
    made: list[Mutant]  # all of the title's, wanted or not
    failing: list[str]  # tests that fail on the unbroken rules
    uncited: list[str]  # rules with code that no test cites
    unread: list[str]  # tests that could not be collected
