"""What cannot be played to its end changes nothing: it is tried on a copy first."""

from __future__ import annotations

import pytest

import plancia
from plancia import Match, Unplayable
from plancia.kernel.written.save import dump
from plancia.table.entries import HERE, Answered, Chair, Row, Wrote
from plancia.table.opening.opening import opening
from plancia.table.table import CannotOpen, Table

KEY = "11" * 32


def running_away() -> str:
    """Of four Heroes one is being placed, and all are said to be: the mission begins without the others, and the hours
    go by for ever."""
    position = plancia.new("nova-aetas", {"one": "human"}, seed=1, play="mission", mission="M1").position()
    assert "placed = 1" in position
    return position.replace("placed = 1", "placed = 4")


def looks(match: Match) -> tuple[object, ...]:
    g = match.state
    assert match.decision is not None
    return dump(g), len(g.log or []), list(g.journal or []), match.decision.rule, match.decision.options, match.record()


def test_an_answer_that_runs_away_is_refused_by_name_and_changes_nothing():
    match = plancia.position("nova-aetas", running_away(), seed=1)
    before = looks(match)
    with pytest.raises(Unplayable, match="N-CORE-MISSION-SETUP: the table cannot carry this out") as refused:
        match.answer(match.names().popitem()[0])
    assert refused.value.texts["it"]
    assert looks(match) == before
    assert len(match.history.now.line()) == 1


def test_so_is_a_standing_order_that_does():
    match = plancia.position("nova-aetas", running_away(), seed=1)
    before = looks(match)
    assert match.decision is not None
    with pytest.raises(Unplayable, match="the table cannot carry this out"):
        match.order(match.decision.rule, match.decision.options[0], "one")
    assert looks(match) == before


def table_of(origin: str = "") -> Table:
    chairs = {"one": Chair(HERE, name="Ada")}
    settings = {} if origin else {"play": "mission", "mission": "M1"}
    return Table("t", [Row(0, 1_000, "", opening("nova-aetas", chairs, KEY, settings, origin=origin))])


def an_answer(table: Table) -> Row:
    name = table.option_names("one")[0]
    return Row(table.number + 1, 2_000, "a", table.answer("one", name, table.number))


def test_a_row_is_tried_on_a_copy_and_the_table_becomes_it_when_it_is_written():
    table = table_of()
    before = table.seen("one", "en", 0)
    tried = table.tried([an_answer(table)])
    assert table.seen("one", "en", 0) == before
    assert (table.number, tried.number) == (0, 1)
    table.become(tried)
    again = Table("t", table.rows)
    assert table.seen("one", "en", 0) == again.seen("one", "en", 0)
    assert table.told("one", "en") == again.told("one", "en")


def test_a_table_goes_on_from_what_it_has_become_as_from_what_it_was_told():
    tried, told = table_of(), table_of()
    for _ in range(30):
        row = an_answer(told)
        tried.become(tried.tried([row]))
        told.apply(row)
        told.apply(Row(told.number + 1, 2_000, "", Wrote("Ada", "hm", "one")))
        tried.become(tried.tried([told.rows[-1]]))
    assert tried.seen("one", "it", 0) == told.seen("one", "it", 0)
    assert tried.told("one", "it") == told.told("one", "it")
    assert tried.record() == told.record()


def test_a_row_that_cannot_be_played_leaves_the_table_as_it_is():
    table = table_of(running_away())
    before, record = table.seen("one", "en", 0), table.record()
    row = an_answer(table)
    assert isinstance(row.entry, Answered)
    with pytest.raises(CannotOpen, match="entry 1 cannot be"):
        table.tried([row])
    assert table.seen("one", "en", 0) == before
    assert table.record() == record
