"""A copy of the tree in which a fault is planted and taken out again; the tree itself is never touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple

from plancia.lab.compiled import AGAIN
from plancia.lab.faults.terms import Fault, Verdict

PARTS = ("src", "tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "site")
TEST_IN = 60  # seconds for one test; a fault may well make it wait for ever
ALL_IN = 300  # for all that should find one fault
FAILED = re.compile(r"^FAILED (.+?)(?= - |$)", re.MULTILINE)
ONE_FAILED, ALL_PASSED = 1, 0  # what pytest leaves with


class Ran(NamedTuple):
    status: int  # -1: it did not end in time
    said: str


class Tree:
    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        for part in PARTS:
            if (root / part).is_dir():
                shutil.copytree(root / part, folder / part, ignore=LEFT_OUT)
            elif (root / part).exists():
                shutil.copy2(root / part, folder / part)

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Raises BadList."""
        file = self.folder / "src" / fault.file
        before = file.read_text("utf-8")
        changed = fault.planted(before)
        try:
            self._write(file, changed)
            yield
        finally:
            self._write(file, before)

    @staticmethod
    def _write(file: Path, text: str) -> None:
        """What Python kept of it may have the same size and second."""
        file.write_text(text, "utf-8")
        Path(cache_from_source(str(file))).unlink(missing_ok=True)

    def judge(self, fault: Fault) -> Verdict:
        """Raises BadList."""
        with self.planted(fault):
            if fault.tests:
                ran = self.test(fault.tests, "-x")
                named = FAILED.search(ran.said)
                if ran.status < 0 or (ran.status == ONE_FAILED and named is not None):
                    return Verdict(fault, "found", named[1] if named else fault.tests[0])
                if ran.status != ALL_PASSED:
                    return Verdict(fault, "spoilt", last_line(ran.said))
            for trial in fault.trials:
                ran = self.run("-c", AGAIN, *trial.split())
                if ran.status != ALL_PASSED:
                    was_tried = ran.status == ONE_FAILED and "Traceback" not in ran.said
                    return Verdict(
                        fault, "found" if was_tried else "spoilt", trial if was_tried else last_line(ran.said)
                    )
        return Verdict(fault, "lives", ", ".join(fault.found_by))

    def failing(self, faults: Sequence[Fault]) -> list[str]:
        """What should find them, and fails without any."""
        tests = dict.fromkeys(test for fault in faults for test in fault.tests)
        trials = dict.fromkeys(trial for fault in faults for trial in fault.trials)
        ran = self.test(list(tests)) if tests else Ran(ALL_PASSED, "")
        failing = [] if ran.status == ALL_PASSED else FAILED.findall(ran.said) or [last_line(ran.said)]
        return failing + [trial for trial in trials if self.run("-c", AGAIN, *trial.split()).status != ALL_PASSED]

    def test(self, tests: Sequence[str], *more: str) -> Ran:
        quiet = ("-p", "no:cacheprovider", "-p", "pytest_timeout", "--tb=no", "-rf", f"--timeout={TEST_IN}")
        return self.run("-m", "pytest", *quiet, *more, *tests)

    def run(self, *words: str) -> Ran:
        try:
            done = subprocess.run(
                [sys.executable, *words],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=ALL_IN,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Ran(-1, "")  # which tests failed is said at the end
        return Ran(done.returncode, done.stdout)


def last_line(said: str) -> str:
    return (said.strip().splitlines() or [""])[-1]
