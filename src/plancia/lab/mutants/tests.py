"""The tests of a title by the rules they cite: collected once by pytest, run in forked processes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

from plancia.table.told.coverage import EXAMPLE

if TYPE_CHECKING:
    import pytest

GOLDEN = "golden"  # whole games: they say that something changed, not what is right
PLAIN = ("--timeout=0", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=no")
Ran = frozenset[tuple[str, str]]  # file and name of what was called


class Test(NamedTuple):
    name: str
    rules: frozenset[str]
    item: pytest.Item


GoOn = Callable[[list[Test], Ran], None]


class Tried(NamedTuple):
    """A test on the unbroken rules."""

    passed: bool
    seconds: float
    ran: Ran


def files_that_cite(folder: Path) -> list[Path]:
    found = [path for path in sorted(folder.rglob("test_*.py")) if GOLDEN not in path.relative_to(folder).parts]
    return [path for path in found if EXAMPLE.search(path.read_text("utf-8"))]


class Collected:
    """A plug-in that goes on with the tests once pytest has found them."""

    def __init__(self, folder: Path, go_on: GoOn) -> None:
        self.go_on = go_on
        self.calls = Calls(folder)
        self.began = False
        self.errors: list[str] = []

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {str(report.longrepr).strip().splitlines()[-1]}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        factory = getattr(session.config, "_tmp_path_factory", None)
        if factory is not None:
            factory.getbasetemp()  # one for all: a test makes its folder in it
        tests = []
        for item in session.items:
            rules = frozenset(str(rule) for mark in item.iter_markers("example") for rule in mark.args)
            if rules:
                tests.append(Test(item.nodeid, rules, item))
        self.began = True
        self.calls.stop()
        if not self.errors:
            self.go_on(tests, self.calls.ran())
        return True


def collect(root: Path, files: list[Path], folder: Path, go_on: GoOn) -> list[str]:
    """Do something with the tests in these files; what pytest could not read."""
    import pytest

    plugin = Collected(folder, go_on)
    said = StringIO()
    with redirect_stdout(said):
        plugin.calls.start()
        pytest.main([*PLAIN, "--rootdir", str(root), "-c", str(root / "pyproject.toml"), *map(str, files)], [plugin])
    plugin.calls.stop()
    return plugin.errors or ([] if plugin.began else said.getvalue().splitlines()[-20:])


def passes(test: Test) -> bool:
    from _pytest.runner import runtestprotocol

    return not any(report.failed for report in runtestprotocol(test.item, log=False, nextitem=None))


def try_it(test: Test, folder: Path) -> Tried:
    started = time.process_time()
    ran, passed = called_by(lambda: passes(test), folder)
    return Tried(bool(passed), time.process_time() - started, ran)


class Calls:
    """What is called in the files of a folder meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._inside = str(folder)
        self._met: set[CodeType] = set()

    def start(self) -> None:
        sys.setprofile(self._note)

    def stop(self) -> None:
        sys.setprofile(None)

    def ran(self) -> Ran:
        inside = [code for code in self._met if code.co_filename.startswith(self._inside)]
        return frozenset((code.co_filename, code.co_qualname) for code in inside)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._met.add(frame.f_code)


def called_by(work: Callable[[], Any], folder: Path) -> tuple[Ran, Any]:
    calls = Calls(folder)
    calls.start()
    try:
        result = work()
    finally:
        calls.stop()
    return calls.ran(), result
