"""The hunt: every mutant of a title against the tests that cite its rules.

A test is run on a mutant only if it calls the code in question. What a title keeps in memory cannot hide one: each
mutant has a process of its own, forked from one that has read the title's content and nothing else. A mutant in what
that reading calls, or the collecting of tests, is forked from one that has read nothing, and forgets what was kept.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module

from plancia.lab.forks import apart, forked
from plancia.lab.mutants.code import Chapter, Code, chapters
from plancia.lab.mutants.kinds import Mutant, mutants
from plancia.lab.mutants.swap import forget, put_in
from plancia.lab.mutants.terms import Fate, Ground, Outcome, Verdict, Wanted
from plancia.lab.mutants.tests import Ran, Test, Tried, called_by, collect, files_that_cite, passes, try_it

Tell = Callable[[str, int, int, int], None]  # "tests" or "mutants": how many are done, of how many, how many live
LEAST = 2.0  # seconds for a mutant, besides ten times what its tests need
UNNOTICED, UNMADE = -1, -2  # instead of the number of a test
LONG = 120.0  # seconds for a test on the unbroken rules


class Hunt:
    def __init__(self, ground: Ground, wanted: Wanted, jobs: int, tell: Tell) -> None:
        self.ground = ground
        self.jobs = jobs
        self.tell = tell
        self.others = wanted.others
        self.title: list[Chapter] = chapters(ground.folder, ground.package)
        known = (ground.rules | ground.cards).__contains__
        self.codes: list[Code] = [code for chapter in self.title for code in chapter.codes(known)]
        self.made = [mutant for code in self.codes for mutant in mutants(code)]
        self.wanted = wanted.of(self.made)
        self.tests: list[Test] = []
        self.kept: Ran = frozenset()  # what was called before a test ran: its results may be kept
        self.tried: dict[int, Tried] = {}
        self.verdicts: dict[int, Verdict] = {}

    def run(self) -> Outcome:
        for code in self.codes:
            import_module(code.chapter.module)
        unread = collect(self.ground.root, files_that_cite(self.ground.tests), self.ground.folder, self._go_on)
        failing = [self.tests[number].name for number, each in self.tried.items() if not each.passed]
        cited = {rule for test in self.tests for rule in test.rules}
        with_code = {rule for code in self.codes for rule in code.rules if rule in self.ground.rules}
        verdicts = [self.verdicts[number] for number in sorted(self.verdicts)]
        return Outcome(verdicts, self.made, failing, sorted(with_code - cited), unread)

    def _go_on(self, tests: list[Test], collecting: Ran) -> None:
        rules = {rule for mutant in self.wanted for rule in mutant.rules}
        if self.others:
            rules |= self.ground.rules | self.ground.cards
        self.tests = tests
        citing = [number for number, test in enumerate(tests) if test.rules & rules]
        read = next(forked(lambda _: called_by(self.ground.warm_up, self.ground.folder)[0], [0], 1, lambda _: LONG))[1]
        assert read is not None, "the content cannot be read"
        self.kept = read | collecting
        for number, found in apart(lambda: self._warm(citing)):
            self._note(number, found)
        for number, found in self._against(True):
            self._note(number, found)

    def _warm(self, citing: list[int]) -> Iterator[tuple[int, Tried | Fate]]:
        """In a process that has read the content: first the tests as they are, then all mutants but the cold ones."""
        self.ground.warm_up()
        for number, found in forked(self._try, citing, self.jobs, lambda _: LONG):
            tried = found or Tried(False, LONG, frozenset())
            self.tried[number] = tried._replace(ran=tried.ran | self.kept)
            self.tell("tests", len(self.tried), len(citing), 0)
            yield number, self.tried[number]
        yield from self._against(False)

    def _try(self, number: int) -> Tried:
        return try_it(self.tests[number], self.ground.folder)

    def _note(self, number: int, found: Tried | Fate) -> None:
        if isinstance(found, Tried):
            self.tried[number] = found
            return
        self.verdicts[number] = Verdict(self.wanted[number], found)
        lived = sum(not verdict.died for verdict in self.verdicts.values())
        self.tell("mutants", len(self.verdicts), len(self.wanted), lived)

    def _against(self, cold: bool) -> Iterator[tuple[int, Fate]]:
        numbers = [number for number, mutant in enumerate(self.wanted) if (_key(mutant) in self.kept) == cold]
        chosen = {number: self._tests_for(self.wanted[number], True) for number in numbers}
        others = {number: self._tests_for(self.wanted[number], False)[: self.others] for number in numbers}
        worth = [number for number in numbers if chosen[number] or others[number]]
        for number in numbers:
            if number not in worth:
                yield number, self._unnoticed(number, chosen[number])

        def seconds(number: int) -> float:
            return LEAST + 10 * sum(self.tried[test].seconds for test in chosen[number] + others[number])

        def fight(number: int) -> int:
            return self._fight(number, chosen[number] + others[number])

        for number, killer in forked(fight, worth, self.jobs, seconds):
            if killer is None:
                yield number, Fate("ended")
            elif killer == UNMADE:
                yield number, Fate("unmade")
            elif killer in chosen[number]:
                yield number, Fate("noticed", 1, self.tests[killer].name)
            else:
                other = "" if killer == UNNOTICED else self.tests[killer].name
                yield number, self._unnoticed(number, chosen[number])._replace(by=other)

    def _tests_for(self, mutant: Mutant, citing: bool) -> list[int]:
        """Those that cite a rule of it, or do not, and come by; the quick ones first."""
        rules = set(mutant.rules)
        found = [
            number
            for number, each in self.tried.items()
            if each.passed
            and bool(self.tests[number].rules & rules) == citing
            and (not isinstance(mutant.code.node, ast.FunctionDef) or _key(mutant) in each.ran)  # it comes by
        ]
        return sorted(found, key=lambda number: (self.tried[number].seconds, number))

    def _unnoticed(self, number: int, chosen: list[int]) -> Fate:
        if chosen:
            return Fate("passed", len(chosen))
        rules = set(self.wanted[number].rules)
        return Fate("elsewhere" if any(test.rules & rules for test in self.tests) else "uncited")

    def _fight(self, number: int, chosen: list[int]) -> int:
        """The test that notices."""
        if _key(self.wanted[number]) in self.kept:
            forget(self.title)
        try:
            put_in(self.wanted[number], self.title)
        except Exception:  # of this tool, not of the mutant
            return UNMADE
        return next((test for test in chosen if not passes(self.tests[test])), UNNOTICED)


def _key(mutant: Mutant) -> tuple[str, str]:
    return str(mutant.code.chapter.path), mutant.code.name


def hunt(ground: Ground, wanted: Wanted, jobs: int, tell: Tell) -> Outcome:
    return Hunt(ground, wanted, jobs, tell).run()
