"""The worked examples of the specification are all here, and every example names rules that exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import plancia.games.verrix

HERE = Path(__file__).parents[1]
DERIVED = {1, 2, 3, 5, 6, 8, 9, 10, 11, 13, 14, 15, 19, 21, 22, 23, 25, 26, 27, 28}


def numbers(prefix: str) -> set[int]:
    """Also of a range: V-EX-18 to V-EX-21."""
    found = set()
    for path in HERE.rglob("test_*.py"):
        text = path.read_text("utf-8")
        found |= {int(number) for number in re.findall(rf"{prefix}-(\d\d)", text)}
        for first, last in re.findall(rf"{prefix}-(\d\d) to {prefix}-(\d\d)", text):
            found |= set(range(int(first), int(last) + 1))
    return found


def test_every_worked_example_is_a_test():
    assert numbers("V-EX") == set(range(1, 26))
    assert numbers("V-EXD") == DERIVED


def test_examples_name_rules_of_the_ledger(request):
    ledger = tomllib.loads((Path(plancia.games.verrix.__file__).parent / "ledger.toml").read_text("utf-8"))
    for item in request.session.items:
        if HERE in item.path.parents:
            named = {rule for mark in item.iter_markers("example") for rule in mark.args}
            assert named <= set(ledger), f"{item.nodeid}: {named - set(ledger)}"
