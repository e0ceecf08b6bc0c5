"""A title of one file, and tests of it that are weak or strong on purpose: written to a folder, and hunted there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

GATE = '''
"""A gate with a toll."""
from __future__ import annotations
from functools import lru_cache
from plancia.kernel import engine
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure, ask, do
from plancia.kernel.state import Effect, State
from toy.prices import TOLL

class Gate(State):
    def __init__(self, coins=0, guests=()):
        super().__init__()
        self.coins, self.chest, self.bell, self.guests = coins, 0, 0, guests

class Pay(Effect[Gate]):
    """G-PAY-02: coins go into the chest."""
    def apply(self, g):
        g.coins -= TOLL
        g.chest += TOLL

class Pass(Procedure):
    def __init__(self):
        self.way = 0

    @ask("G-PAY-01", into="way")
    def choose(self, g):
        asked = g.ask(0, "way")
        asked.offer(0, None)
        asked.offer(1, may_pass(g))
        return asked

    @do("G-PAY-02")
    def pay(self, g):
        if self.way:
            g.do(Pay())

    @do("G-BELL-01")
    def ring(self, g):
        g.bell = 1

def may_pass(g) -> str | None:
    if g.coins < TOLL:
        return "G-PAY-01"
    return None

def who_is_first(g):
    """G-GUEST-01: the tallest, then the one who came first."""
    return max(g.guests, key=lambda guest: (guest[0], -guest[1]))

@lru_cache(maxsize=1)
def hours():
    """G-OPEN-01"""
    return 12

def read():
    return hours()

def endless(n):
    """G-LOOP-01"""
    while n != 0:
        n -= 1
    return n

def ghost(n):
    """G-GHOST-01"""
    return n

def forgotten(n):
    """G-GONE-01"""
    return n == 3
'''
PRICES = '"""Prices."""\nTOLL = 2  # G-PAY-03\n'
TESTS = """
import pytest
from plancia.kernel import engine
from toy import gate, prices
example = pytest.mark.example
hours = gate.hours()  # kept when tests are collected

def passing(coins, way):
    g = gate.Gate(coins)
    g.reasons = True
    engine.start(g, gate.Pass())
    if g.decision is not None:
        engine.answer(g, way, 0)
    return g

@example("G-PAY-01")
@pytest.mark.parametrize(("coins", "verdict"), [(1, "G-PAY-01"), (2, None)])
def test_strong_guard(coins, verdict):
    assert gate.may_pass(gate.Gate(coins)) == verdict

@example("G-PAY-01")
def test_strong_question():
    assert passing(2, 0).coins == 2

@example("G-PAY-02", "G-PAY-03")
def test_strong_effect():
    g = passing(5, 1)
    assert (g.coins, g.chest) == (3, 2)

@example("G-BELL-01")
def test_weak_step():
    passing(5, 1)

@example("G-GUEST-01")
def test_weak_tie():
    assert gate.who_is_first(gate.Gate(guests=((3, 1), (2, 2)))) == (3, 1)

@example("G-OPEN-01")
def test_strong_memory():
    assert gate.hours() == 12

@example("G-LOOP-01")
def test_strong_loop():
    assert gate.endless(3) == 0

@example("G-GONE-01")
def test_that_does_not_come_by():
    assert hours

@example("G-PAY-01")
def test_that_fails_anyway():
    assert gate.may_pass(gate.Gate(9)) == "G-PAY-01"

@example("G-PAY-02")
def test_that_looks_at_the_bell_in_passing():
    assert passing(5, 1).bell
"""
HUNT = """
import json, sys
from pathlib import Path
from plancia.lab.mutants.run import hunt
from plancia.lab.mutants.terms import Ground, Wanted
here = Path(sys.argv[1])
sys.path.insert(0, str(here))
rules = frozenset(f"G-{each}" for each in sys.argv[2].split())
from toy import gate
ground = Ground(here / "toy", "toy", here, here / "tests", rules, frozenset(), gate.read)
outcome = hunt(ground, Wanted(others=9), 2, lambda *_: None)
print(json.dumps({
    "fates": [[each.mutant.code.place, each.mutant.kind, each.mutant.now, each.fate.how,
               each.fate.by.partition("::")[2]] for each in outcome.verdicts],
    "failing": outcome.failing, "uncited": outcome.uncited, "unread": outcome.unread,
    "coins": gate.may_pass(gate.Gate(1)),
}))
"""
RULES = "PAY-01 PAY-02 PAY-03 BELL-01 GUEST-01 OPEN-01 LOOP-01 GONE-01 GHOST-01"


class Found:
    def __init__(self, told: dict[str, object]) -> None:
        self.fates = [tuple(fate) for fate in told["fates"]]  # type: ignore[attr-defined]
        self.failing, self.uncited, self.after = told["failing"], told["uncited"], told["coins"]

    def of(self, place: str, kind: str = "") -> dict[str, str]:
        """By what became of the line: its fate."""
        return {now: how for where, what, now, how, _ in self.fates if where == place and kind in ("", what)}

    def by(self, place: str, kind: str) -> list[str]:
        """The tests that noticed, also those that do not cite the rule."""
        return [test for where, what, _, _, test in self.fates if (where, what) == (place, kind)]


def hunted(folder: Path) -> Found:
    """In a process of its own: pytest runs there."""
    (folder / "toy").mkdir()
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['example(*rules): cites']\n", "utf-8")
    for name, text in (("toy/__init__", ""), ("toy/gate", GATE), ("toy/prices", PRICES), ("tests/test_gate", TESTS)):
        (folder / f"{name}.py").write_text(text, "utf-8")
    words = [sys.executable, "-c", HUNT, str(folder), RULES]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr
    return Found(json.loads(done.stdout))
