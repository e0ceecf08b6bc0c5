"""What one may answer is in sight and what stands on the board can be read, at every size, whatever else is told."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.people.visitor import SIZES, Visitor, script

ENOUGH = 4
ANSWERS = script("answers.js")
LETTERS = script("letters.js")
READABLE = 10  # pixels
# The first question of the guided game with its lesson, then ordinary turns.
TABLES = {
    "stage": [("first", "?guide=1"), ("middle", ""), ("coop", "")],
    "britannia": [("first", "?guide=1"), ("act", ""), ("way", "")],
    "italia": [("first", "?guide=1"), ("field", ""), ("walk", ""), ("town", "")],
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", TABLES)
def test_the_likely_answers_need_no_scrolling(
    request: pytest.FixtureRequest, visit: Visit, title: str, size: str
) -> None:
    tables = request.getfixturevalue(title)
    ada = visit("Ada", size=size, lang="it")
    tables.dresses(ada.context)
    ada.page.add_init_script("localStorage.setItem('first-steps', 'done')")
    few = {}
    for name, query in TABLES[title]:
        comes_to(ada, getattr(tables, name), query)
        found = ada.page.evaluate(ANSWERS)
        assert found["all"] == len(ada.shown["question"]["options"]), name
        if found["seen"] < min(ENOUGH, found["all"]):
            few[name] = found
    assert not few


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", TABLES)
def test_what_stands_on_a_board_can_be_read(
    request: pytest.FixtureRequest, visit: Visit, title: str, size: str
) -> None:
    """As it lies when one comes; what would be smaller than that is not there until one comes nearer."""
    tables = request.getfixturevalue(title)
    ada = visit("Ada", size=size, lang="it")
    tables.dresses(ada.context)
    ada.page.add_init_script("localStorage.setItem('first-steps', 'done')")
    small = {}
    for name, query in TABLES[title]:
        comes_to(ada, getattr(tables, name), query)
        letters = ada.page.evaluate(LETTERS)
        assert letters, f"{name}: nothing is written"
        small |= {f"{name}: {text}": px for text, px in letters if px < READABLE}
    assert not small


def comes_to(visitor: Visitor, table: str, query: str) -> None:
    visitor.goes(f"/t/{table}{query}")
    visitor.waits(lambda: visitor.shown.get("table") == table, "the table is shown")
    if query:
        visitor.sees("lesson").first.wait_for()
    visitor.lets_it_rest()
