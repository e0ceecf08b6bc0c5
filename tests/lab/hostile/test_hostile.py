from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.lab.hostile import apart
from plancia.lab.hostile.apart import mutated
from plancia.lab.hostile.case import text
from plancia.lab.hostile.mutants import Mutant, mutants
from plancia.lab.hostile.run import Read, corpus, faults
from plancia.lab.hostile.watch import Watch, our_annotations
from plancia.lab.processes import Progress


def test_the_corpus_is_large_and_every_case_has_a_name_of_its_own():
    cases = list(corpus())
    assert len(cases) == len({(game, case.kind, case.name) for game, case in cases})
    assert all(sum(case.kind == kind for _, case in cases) > 300 for kind in ("pack", "record", "save", "position"))


@pytest.mark.parametrize("game", ["nova-aetas", "verrix", "wroth"])
def test_real_ones_with_something_changed_do_no_harm(game: str):
    outcome = mutated(game, 60, 7, Progress(False))
    assert outcome.faults == []
    assert outcome.kinds == {"position": 30, "save": 15, "record": 15}
    assert outcome.refused > 20
    assert outcome.taken > 2


def test_the_same_seed_makes_the_same_mutants():
    once, again = (list(mutants("wroth", 12, 3)) for _ in range(2))
    assert once == again
    assert len({mutant.text for mutant in once}) == 12


def hang(game: str, mutant: Mutant) -> str:
    while True:
        pass


def crash(game: str, mutant: Mutant) -> str:
    raise IndexError("nobody there")


def starve(game: str, mutant: Mutant) -> str:
    return f"refused {len(bytearray(b'x') * (300 << 20))}"


@pytest.mark.parametrize(
    ("planted", "fault"),
    [(hang, "took more than 1.0 s, or fell over"), (crash, "IndexError: nobody there"), (starve, "MB")],
)
def test_a_mutant_that_does_harm_is_found(monkeypatch: pytest.MonkeyPatch, planted: object, fault: str):
    """A fault is planted in what is done with them; the others of its handful are tried all the same."""
    monkeypatch.setattr(apart, "opened", planted)
    monkeypatch.setattr(apart, "SECONDS", 1.0)
    outcome = mutated("wroth", 3, 1, Progress(False))
    assert outcome.cases == 3
    assert len(outcome.faults) == 3
    assert fault in outcome.faults[0]


A_FEW = """
from plancia.lab.processes import Progress
from plancia.lab.hostile.run import hostile
print(hostile(Progress(False), every=23).report())
"""


def test_a_few_of_them_are_refused():
    """In a process of its own: what a test runner has in memory is not the reader's."""
    done = subprocess.run([sys.executable, "-c", A_FEW], capture_output=True, text=True, check=False)
    assert done.stdout.endswith("hostile: all refused, none of them did anything\n"), done.stdout + done.stderr


CASE = text("record", "bad", "x")
GOOD = Read(refused=True, line=3, code="", text="because", deeds=[], seconds=0.1, memory=80)


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (None, "fell over"),
        (Read(False, 0, "", "", [], 0.1, 80), "not refused, but taken"),
        (Read(False, 0, "", "IndexError: x", [], 0.1, 80), "IndexError"),
        (Read(True, 3, "", "", [], 0.1, 80), "without a reason"),
        (Read(True, 0, "", "because", [], 0.1, 80), "without a line"),
        (Read(True, 3, "", "because", ["import os"], 0.1, 80), "did import os"),
        (Read(True, 3, "", "because", [], 1.5, 80), "took 1.50 s"),
        (Read(True, 3, "", "because", [], 0.1, 300), "took 300 MB"),
    ],
)
def test_what_is_wrong_with_a_reader_is_said(found: Read | None, fault: str):
    assert list(faults(CASE, GOOD)) == []
    assert fault in "; ".join(faults(CASE, found))


def test_the_watch_sees_what_a_reader_must_not_do(tmp_path: Path):
    """Told by hand: a hook cannot be taken off again."""
    watch = Watch(tmp_path, tmp_path)
    for event, args in (
        ("open", ("/etc/passwd", "r", 0)),
        ("open", (str(tmp_path / "units.toml"), "w", 0o1101)),
        ("import", ("os", None, None, None, None)),
        ("compile", (b"__import__('os')", "<string>")),
        ("exec", (None,)),
        ("socket.connect", (socket.AF_INET, ("127.0.0.1", 1))),
        ("subprocess.Popen", ("sh", [], None, None)),
        ("os.system", (b"true",)),
    ):
        watch.see(event, args)
    assert len(watch.deeds) == 8


def test_the_watch_lets_a_reader_read(tmp_path: Path):
    watch = Watch(tmp_path, tmp_path)
    annotation = next(iter(our_annotations()))
    for event, args in (
        ("open", (str(tmp_path / "units.toml"), "r", 0)),
        ("open", (3, "r", 0)),
        ("os.scandir", (str(tmp_path),)),
        ("compile", (annotation, "<string>")),
        ("exec", (None,)),
        ("object.__getattr__", ()),
    ):
        watch.see(event, args)
    assert watch.deeds == []
