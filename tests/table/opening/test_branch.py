"""A branch goes on exactly from any point of a finished, solo or co-operative table."""

from __future__ import annotations

import pytest

from plancia.kernel.written.save import dump, state_hash
from plancia.table.entries import STAND_IN, Answered, Chair, Opened, Ordered, Rekeyed
from plancia.table.table import Refused
from tests.table.playing import KEY, Play, bot, here, person, sit, solo, tolls

FRESH = "cd" * 32


def test_a_branch_stands_exactly_where_the_table_stood() -> None:
    play = solo()
    play.random(80)
    for number in range(0, play.table.number, 7):
        branch = Play(play.table.branch(number, FRESH), "branch")
        then = play.table.at(number)[1]
        assert dump(branch.table.state, secrets=False) == dump(then, secrets=False)
        assert branch.table.seen("koda", "en", 0)["view"] == play.table.seen("koda", "en", 0, number)["view"]


def test_it_goes_on_by_itself_with_chance_of_its_own() -> None:
    play = solo()
    play.random(40)
    one, other = (Play(play.table.branch(20, key), "branch") for key in (FRESH, "ef" * 32))
    rows = len(play.rows)
    for branch in (one, other):
        branch.random(60, "the same answers")
    assert state_hash(one.table.state) != state_hash(other.table.state)
    assert len(play.rows) == rows


def test_its_first_entry_says_where_it_comes_from() -> None:
    play = tolls(rounds=1)
    play.random(10_000)
    entries = play.table.branch(4, FRESH)
    opened = entries[0]
    assert isinstance(opened, Opened)
    assert (opened.branch_of, opened.branch_at, opened.key, opened.secret) == ("table", 4, KEY, 0)
    assert [type(entry) for entry in entries[1:]] == [Answered] * 4 + [Rekeyed]
    branch = Play(entries, "branch")
    assert branch.table.told(None, "en")[0]["text"] == "The table branches off another one, after its entry 4."


def test_without_a_key_it_gets_one_that_nobody_knows() -> None:
    play = solo()
    keys = {play.table.branch(0)[-1] for _ in range(3)}
    assert len(keys) == 3
    assert all(isinstance(entry, Rekeyed) and len(entry.key) == 64 for entry in keys)


def test_what_was_taken_back_is_not_in_it_but_can_be_branched_from() -> None:
    play = solo()
    play.random(10)
    play.back("koda")
    play.random(3, "otherwise")
    assert len(play.table.branch(play.table.number, FRESH)) == 2 + 9 + 3
    undone = Play(play.table.branch(10, FRESH), "branch")
    assert state_hash(undone.table.state) == state_hash(play.table.at(10)[1])


def test_standing_orders_go_with_it() -> None:
    play = tolls(north=here(), east=bot())
    play.do(play.table.order("north", "T-STOP-01", -1))
    play.say("2", seat="north")
    branch = Play(play.table.branch(play.table.number, FRESH), "branch")
    assert branch.table.state.orders == play.table.state.orders != {}
    assert any(isinstance(row.entry, Ordered) for row in branch.rows)


def test_nobody_branches_off_a_game_that_others_still_play() -> None:
    play = tolls()
    play.random(5)
    assert not play.table.may_branch()
    with pytest.raises(Refused) as refused:
        play.table.branch(3)
    assert refused.value.code == "no-branch"
    play.random(10_000)
    assert play.table.may_branch()
    with pytest.raises(Refused):
        play.table.branch(play.table.number + 1)


def test_a_missing_person_and_a_free_seat_still_count() -> None:
    play = tolls(north=person(), east=person())
    play.do(play.table.reseat("east", Chair(STAND_IN, bot="random")))
    assert not play.table.may_branch()
    play.do(play.table.reseat("east", Chair("open")))
    assert not play.table.may_branch()
    play.do(play.table.reseat("east", bot()))
    assert play.table.may_branch()


def test_whoever_was_missing_sits_at_the_branch_again() -> None:
    play = sit("wroth", {"koda": person("Anna"), "runen": here("Bruno")}, ai="guild", scenario="GUI-1")
    play.do(play.table.reseat("runen", Chair(STAND_IN, bot="thumb")))
    assert Play(play.table.branch(0, FRESH), "branch").table.chairs["runen"] == here("Bruno")


def test_together_anybody_may() -> None:
    play = sit("wroth", {"koda": person(), "runen": person()}, ai="guild", scenario="GUI-1")
    assert play.table.may_branch()


def test_nobody_goes_back_beyond_the_place_where_it_branched_off() -> None:
    play = solo()
    play.random(30)
    branch = Play(play.table.branch(20, FRESH), "branch")
    here_it_began = state_hash(branch.table.state)
    assert branch.table.seen("koda", "en", 0)["undo"] is None
    branch.random(5)
    while branch.table.seen("koda", "en", 0)["undo"]:
        branch.back("koda")
    assert state_hash(branch.table.state) == here_it_began
    assert branch.table.fair[0] == play.table.fair[0]
    assert len(branch.table.fair) == 2
