"""The worked examples of the specification are all here, and every example names rules that exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import plancia.games.wroth
from plancia.games.wroth.content.read import open_box

HERE = Path(__file__).parents[1]
LEFT_OUT = {28, 34, 39, 43, 52, 58, 61, 62, 66, 68, 73, 75, 78, 79, 82}  # numbers that the specification does not use


def test_every_worked_example_is_a_test():
    texts = [path.read_text("utf-8") for path in HERE.rglob("test_*.py")]
    shown = {int(number) for text in texts for number in re.findall(r"W-EX-(\d\d)", text)}
    assert shown == set(range(1, 94)) - LEFT_OUT


def test_examples_name_rules_of_the_ledger_or_cards_of_the_box(request):
    ledger = tomllib.loads((Path(plancia.games.wroth.__file__).parent / "ledger.toml").read_text("utf-8"))
    tables = open_box().tables
    known = {*ledger, *tables["ability"], *tables["feat"], *tables["scenario"]}
    for item in request.session.items:
        if HERE in item.path.parents:
            named = {rule for mark in item.iter_markers("example") for rule in mark.args}
            assert named <= known, f"{item.nodeid}: {named - known}"
