"""A tree of two lines, and faults planted in it: one that is found, one that lives, one that says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.lab import words
from plancia.lab.faults.run import plant
from plancia.lab.faults.terms import BadList, Fault, read
from tests.lab.test_commands import status_of

ROOT = Path(__file__).parents[2]
SUMS = "def double(n: int) -> int:\n    return n + n\n\n\ndef half(n: int) -> int:\n    return n // 2\n"
TESTS = "from sums import double, half\n\n\ndef test_doubles():\n    assert double(3) == 6\n\n\ndef test_halves():\n"
FOUND = Fault("not-doubled", "sums.py", "n + n", "n", ("tests/test_sums.py",))
LIVES = Fault("not-halved", "sums.py", "n // 2", "n", ("tests/test_sums.py::test_halves",))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "sums.py").write_text(SUMS, "utf-8")
    (tmp_path / "tests" / "test_sums.py").write_text(f"{TESTS}    assert half(0) == 0\n", "utf-8")
    words.speak("en")
    return tmp_path


def test_what_is_found_and_what_lives(tree: Path) -> None:
    outcome = plant(tree, [FOUND, LIVES])
    assert [(each.fault.id, each.how, each.by) for each in outcome.verdicts] == [
        ("not-doubled", "found", "tests/test_sums.py::test_doubles"),
        ("not-halved", "lives", "tests/test_sums.py::test_halves"),
    ]
    assert "not-halved (sums.py) LIVES" in outcome.report()
    assert (tree / "src" / "sums.py").read_text("utf-8") == SUMS


def test_what_keeps_tests_from_running_has_not_been_found(tree: Path) -> None:
    broken = FOUND._replace(id="gone", was="def double", now="def twice")
    (verdict,) = plant(tree, [broken]).verdicts
    assert verdict.how == "spoilt"


def test_a_test_that_fails_anyway_finds_nothing(tree: Path) -> None:
    (tree / "tests" / "test_sums.py").write_text(f"{TESTS}    assert half(2) == 2\n", "utf-8")
    outcome = plant(tree, [FOUND])
    assert outcome.failing == ["tests/test_sums.py::test_halves"]
    assert outcome.verdicts == []


@pytest.mark.parametrize("was", ["n * n", "int"])
def test_a_fault_has_one_place(tree: Path, was: str) -> None:
    with pytest.raises(BadList, match="not-doubled"):
        plant(tree, [FOUND._replace(was=was)])


def test_every_fault_of_the_list_can_be_planted() -> None:
    faults = read(ROOT)
    assert len(faults) >= 40
    for fault in faults:
        assert fault.planted((ROOT / "src" / fault.file).read_text("utf-8"))
    for test in {name for fault in faults for name in fault.tests}:
        file, _, function = test.partition("::")
        text = (ROOT / file).read_text("utf-8")
        assert not function or f"def {function.partition('[')[0]}(" in text, test


def test_a_name_that_is_not_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "faults", "--only", "nothing-of-the-kind", "--lang", "it") == 2
    assert "nothing-of-the-kind" in capsys.readouterr().err
