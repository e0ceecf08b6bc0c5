"""Several things are named in any order: the set counts, and until it is said it can be changed."""

from __future__ import annotations

import msgspec
import pytest

import plancia
from plancia import Illegal, Match
from plancia.kernel.decision import PASS
from plancia.table.opening.opening import opening
from plancia.table.refusals import Refused
from tests.table.playing import KEY, Play, person

KNIVES = """
    phase = "actions"
    active = "guild"
    first = "guild"
    [seats.guild]
    dice = "mine"
    feats = ["GUI-F1"]
    regions.2 = "1 regular"
    regions.3 = "1 regular"
    regions.5 = "1 regular"
    regions.6 = "1 regular"
    [seats.koda]
    regions.2 = "2 regular"
    regions.3 = "2 regular"
    regions.5 = "2 regular"
    regions.6 = "2 regular"
"""


def knives() -> Match:
    match = plancia.position("wroth", KNIVES)
    match.answer("feat-GUI-F1")
    return match


def hurt(match: Match) -> list[int]:
    koda = match.game.seats.index("koda")
    return [region for region in (2, 3, 5, 6) if match.state.regulars(koda, region) == 1]


@pytest.mark.parametrize("named", [["3", "6"], ["6", "3"], [6, 3], (6, "3")])
def test_the_set_is_the_same_however_it_is_named(named) -> None:
    match = knives()
    match.answer(named)
    assert hurt(match) == [3, 6]
    assert match.record() == _one_by_one("3", "6").record()


def _one_by_one(*names: str) -> Match:
    match = knives()
    for name in names:
        match.answer(name)
    match.answer(PASS)
    return match


def test_one_after_the_other_in_any_order_nothing_is_given_up() -> None:
    match = knives()
    match.answer("6")
    assert match.decision is not None
    assert (match.decision.options, match.decision.picked) == ([2, 3, 5, PASS], (6,))
    match.answer("2")
    match.answer(PASS)
    assert hurt(match) == [2, 6]


def test_what_is_picked_can_be_put_back_and_the_game_knows_nothing_of_it() -> None:
    match = knives()
    before = match.hash, match.dump(), match.position()
    match.answer("6")
    match.unpick("6")
    match.answer("5")
    assert (match.hash, match.dump(), match.position()) == before
    assert match.clone().decision.picked == (5,)  # type: ignore[union-attr]
    with pytest.raises(Illegal, match="W-FEAT-04"):
        match.unpick("6")
    match.answer(PASS)
    assert hurt(match) == [5]


def test_the_last_that_may_be_picked_says_that_it_is_enough() -> None:
    match = knives()
    for name in ("6", "5", "2"):
        match.answer(name)
    assert hurt(match) == [2, 5, 6]


def test_undo_puts_back_the_last_pick_and_takes_back_a_set_as_a_whole() -> None:
    match = knives()
    match.answer("6")
    match.answer("3")
    assert match.undo()
    assert match.decision is not None
    assert match.decision.picked == (6,)
    match.answer("5")
    match.answer(PASS)
    assert match.undo()
    assert (match.decision.rule, match.decision.picked, hurt(match)) == ("W-FEAT-04", (), [])


def test_undo_takes_back_a_set_as_a_whole_in_a_game_that_was_kept() -> None:
    match = plancia.load(_one_by_one("6", "3").dump())
    assert match.undo()
    assert match.decision is not None
    assert (match.decision.rule, match.decision.picked, hurt(match)) == ("W-FEAT-04", (), [])


@pytest.mark.parametrize(
    ("named", "rule", "said"),
    [
        ([], "W-FEAT-04", "at least one"),
        (["2", "3", "5", "6"], "W-FEAT-04", "no more than 3"),
        (["2", "2"], "W-FEAT-04", "not so many"),
        (["2", "4"], "W-A-11", "only a region with enemy units"),
        (["2", "nowhere"], "W-FEAT-04", "not among"),
    ],
)
def test_a_set_that_is_no_answer_is_refused_by_its_rule_and_changes_nothing(named, rule, said) -> None:
    match = knives()
    before = match.hash
    with pytest.raises(Illegal, match=said) as refused:
        match.answer(named)
    assert (refused.value.rule, match.hash) == (rule, before)


def test_one_answer_is_no_set() -> None:
    match = plancia.position("wroth", KNIVES)
    with pytest.raises(Illegal, match="one answer"):
        match.answer(["feat-GUI-F1"])


# -- at a table


def table() -> Play:
    play = Play([opening("wroth", {"guild": person(), "koda": person()}, KEY, origin=KNIVES)])
    play.say("feat-GUI-F1", seat="guild")
    return play


def test_a_set_is_one_entry_in_any_order_and_one_step_back() -> None:
    play = table()
    before = play.table.number
    play.do(play.table.answer("guild", "", play.table.number, picks=["6", "2"]))
    assert play.table.number == before + 1
    assert msgspec.json.encode(play.rows[-1].entry).endswith(b'"picks":["2","6"]}')
    again = Play([row.entry for row in play.rows])
    assert again.table.state.journal == play.table.state.journal
    play.back("guild")
    asked = play.table.asked("guild")
    assert asked is not None
    assert (asked.rule, asked.picked) == ("W-FEAT-04", ())


def test_the_question_says_what_a_set_may_be_made_of() -> None:
    question = table().table.seen("guild", "it", 0)["question"]
    several = question["several"]
    assert (several["least"], several["most"]) == (1, 3)
    assert [(each["name"], each["count"]) for each in several["options"]] == [("2", 1), ("3", 1), ("5", 1), ("6", 1)]


@pytest.mark.parametrize(
    ("named", "code", "rule"),
    [
        ([], "illegal", "W-FEAT-04"),
        (["2", "3", "5", "6"], "illegal", "W-FEAT-04"),
        (["2", "2"], "no-such-option", "W-FEAT-04"),
        (["2", "4"], "illegal", "W-A-11"),
        (["2", "x"], "no-such-option", "W-FEAT-04"),
    ],
)
def test_a_table_refuses_a_set_that_is_no_answer(named, code, rule) -> None:
    play = table()
    with pytest.raises(Refused) as refused:
        play.table.answer("guild", "", play.table.number, picks=named)
    assert (refused.value.code, refused.value.rule) == (code, rule)


def test_a_set_is_previewed_as_a_whole() -> None:
    play = table()
    told = play.table.preview("guild", "en", play.table.number, "", ["6", "2"])
    assert len([line for line in told["lines"] if "Koda" in line["text"]]) == 2


def test_rows_of_old_journals_pick_one_after_the_other() -> None:
    play = table()
    play.say("2", "6", seat="guild")  # and 6 is the last of the list
    other = table()
    other.do(other.table.answer("guild", "", other.table.number, picks=["6", "2"]))
    assert other.table.state.journal == play.table.state.journal
