"""A table that could not be opened any more goes on from its last good entry."""

from __future__ import annotations

import pytest

from plancia.table.entries import Answered, Row, WoundBack, Wrote
from plancia.table.table import CannotOpen, Table
from tests.table.playing import NOON, wroth


def broken() -> tuple[Table, list[Row]]:
    """A table as it was good, and its rows with one that cannot be, and one after it."""
    play = wroth()
    play.random(12)
    rows = [*play.rows]
    last = rows[-1].number
    rows.append(Row(last + 1, NOON + 60_000, "bad", Answered(play.asked, "W-GEN-03", "nothing")))
    rows.append(Row(last + 2, NOON + 61_000, "chat", Wrote("Ada", "hello?")))
    return play.table, rows


def test_the_last_good_entry_is_named():
    good, rows = broken()
    with pytest.raises(CannotOpen) as refused:
        Table("table", rows)
    assert refused.value.good == good.number


def test_what_was_written_after_it_counts_for_nothing():
    good, rows = broken()
    wound = Table("table", [*rows, Row(len(rows), NOON + 70_000, "wind", WoundBack(good.number))])
    assert wound.number == good.number + 3
    assert wound.record() == good.record()
    assert wound.option_names(wound.waiting()[0]["seat"]) == good.option_names(good.waiting()[0]["seat"])
    assert [line["what"] for line in wound.told(None, "en", good.number)] == ["wound-back"]


def test_and_the_game_goes_on_and_opens_again():
    good, rows = broken()
    rows.append(Row(len(rows), NOON + 70_000, "wind", WoundBack(good.number)))
    wound = Table("table", rows)
    seat = wound.waiting()[0]["seat"]
    rows.append(Row(len(rows), NOON + 80_000, "on", wound.answer(seat, wound.option_names(seat)[0], wound.number)))
    wound.apply(rows[-1])
    again = Table("table", rows)
    assert again.seen(seat, "en", 0) == wound.seen(seat, "en", 0)
    assert again.told(None, "it") == wound.told(None, "it")


def test_a_table_that_was_open_all_the_time_goes_back_too():
    play = wroth()
    play.random(12)
    to = play.table.number - 5
    then = play.table.at(to)[1]
    play.do(WoundBack(to))
    assert play.table.state.journal == then.journal
    assert play.table.seen(None, "en", 0) == Table("table", play.rows).seen(None, "en", 0)


def test_nobody_is_wound_back_to_what_is_not_there():
    _, rows = broken()
    with pytest.raises(CannotOpen, match="wound back to nowhere"):
        Table("table", [*rows, Row(len(rows), NOON, "wind", WoundBack(len(rows)))])
