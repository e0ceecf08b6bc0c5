"""What a kind of question may be answered by is declared once; the kernel numbers it and takes it apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.kernel.answers import BY_BOX, ROOM, ActionIndex, Kind, Range, by_name, entry, name_of
from plancia.kernel.content import ContentError
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.game import see_they_fit
from plancia.kernel.written.holds import AnAnswer

FACE = Range("face", 4)
CARD = Range("card", len)
SEAT = Range("seat", 5)
BOX = ["oath", "feast", "raid"]

STEP = Kind("step")
END = STEP.answer("end")
SPEND = STEP.answer("spend-{}", FACE)
PLAY = STEP.answer("play:{}", CARD)
GIVE = STEP.answer("give:{}:{}", CARD, SEAT)
NAMED = {
    FACE: lambda g, asked, number: "NESW"[number],
    CARD: lambda g, asked, number: BOX[number],
    SEAT: lambda g, asked, number: f"seat{number}",
}


class Table:
    def __init__(self, box: list[str]) -> None:
        self.box = box


def asked() -> Decision:
    return Decision(0, "step", reasons=True)


def test_what_is_offered_is_found_again_with_what_it_ranges_over() -> None:
    question = asked()
    question.put(PLAY, 2, None)
    question.put(SPEND, 3, "X-01")
    assert STEP.of(question.options[0]) is PLAY
    assert PLAY.number(question.options[0]) == 2
    assert question.refused == {SPEND.option(3): "X-01"}


def test_two_things_are_packed_and_taken_apart() -> None:
    option = GIVE.pair(2, 4)
    assert STEP.of(option) is GIVE
    assert (GIVE.first(option), GIVE.second(option)) == GIVE.numbers(option) == (2, 4)


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (END.option(), "end"),
        (SPEND.option(1), "spend-E"),
        (PLAY.option(0), "play:oath"),
        (GIVE.pair(1, 3), "give:feast:seat3"),
    ],
)
def test_the_stable_name_comes_from_the_declaration(option: int, name: str) -> None:
    assert name_of(STEP, NAMED, None, asked(), option) == name


def test_what_is_called_by_its_owner_is_named_by_both() -> None:
    named = {**NAMED, GIVE: lambda g, asked, card, seat: f"{BOX[card]} of {seat}"}
    assert name_of(STEP, named, None, asked(), GIVE.pair(1, 3)) == "feast of 3"


@pytest.mark.parametrize("option", [PLAY.option(2), GIVE.pair(2, 4), PASS, END.option()])
def test_what_the_box_has_can_be_answered(option: int) -> None:
    assert STEP.is_one(BOX, option)


@pytest.mark.parametrize("option", [PLAY.option(3), SPEND.option(4), GIVE.pair(3, 0), END.option(1), -2, 9 * ROOM * 5])
def test_what_the_box_has_not_cannot(option: int) -> None:
    assert not STEP.is_one(BOX, option)


def test_an_answer_that_would_run_into_the_next_is_named() -> None:
    close = Kind("close")
    close.answer("take-{}", CARD, at=0)
    close.answer("leave", at=3)
    assert close.overflow(BOX) is None
    assert close.overflow([*BOX, "exodus"]) is close.answers[0]


def test_a_box_whose_answers_do_not_fit_is_refused() -> None:
    close = Kind("close")
    close.answer("take-{}", CARD, at=0)
    close.answer("leave", at=3)
    see_they_fit(by_name(STEP, close), BOX, [])
    with pytest.raises(ContentError, match=r"more-cards: close: take-\{\}: too many answers: 4, at most 3 allowed"):
        see_they_fit(by_name(STEP, close), [*BOX, "exodus"], [Path("packs/more-cards")])


def test_what_the_box_has_most_of_is_packed_by_the_box() -> None:
    hits = Kind("hit")
    hit = hits.answer("{1}-of-{0}", SEAT, Range("card", len, BY_BOX))
    assert [hit.pair(2, 1, BOX), hit.pair(2, 1, "four")] == [7, 9]
    assert (hit.first(7, BOX), hit.second(7, BOX)) == hit.numbers(7, BOX) == (2, 1)
    assert [option for option in range(20) if hits.is_one(BOX, option)] == list(range(15))
    named = {**NAMED, hit.over[1]: NAMED[CARD]}
    assert name_of(hits, named, Table(BOX), asked(), 7) == "feast-of-seat2"


def test_a_note_holds_an_answer_that_there_is_with_the_box() -> None:
    g = Table(BOX)
    assert [AnAnswer(STEP).fits(value, g) for value in (PLAY.option(2), PLAY.option(3), PASS, "end", True)] == [
        True, False, False, False, False,
    ]  # fmt: skip
    assert AnAnswer(STEP, PASS).fits(PASS, g)
    assert AnAnswer(STEP).wanted(g) == [{"type": "whole-number", "bounds": {"least": 0, "most": GIVE.pair(2, 4)}}]


def test_a_table_has_an_entry_for_an_answer_or_for_what_it_ranges_over() -> None:
    table = {PLAY: "plays", FACE: "a face"}
    assert [entry(table, each) for each in (PLAY, SPEND, END)] == ["plays", "a face", None]


def test_every_answer_has_a_place_of_its_own_in_the_list_of_actions() -> None:
    index = ActionIndex(by_name(STEP, Kind("yes")), BOX)
    options = [PASS, END.option(), *map(SPEND.option, range(4)), *map(PLAY.option, range(3))]
    options += [GIVE.pair(card, seat) for card in range(3) for seat in range(5)]
    assert [index.of(asked(), option) for option in options] == list(range(len(options)))
    assert index.size == len(options) + 1
    assert index.of(Decision(0, "yes"), PASS) == len(options)


def test_what_has_room_for_a_longer_box_leaves_no_gap_in_the_list_of_actions() -> None:
    pairs = Kind("pairs")
    two = pairs.answer("{}:{}", Range("hero", 2), Range("card", lambda box: 3))
    index = ActionIndex(by_name(pairs), BOX)
    options = [two.pair(hero, card, BOX) for hero in range(2) for card in range(3)]
    assert options[-1] == ROOM + 2
    assert [index.place(pairs, option) for option in (PASS, *options)] == list(range(index.size)) == list(range(7))
