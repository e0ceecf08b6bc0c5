"""Answers: exactly those that were offered, to the question that was seen, from whoever may."""

from __future__ import annotations

import pytest

from plancia.table.entries import OPEN, Answered, Chair
from plancia.table.table import Refused, Stale
from tests.table.playing import bot, person, thought, tolls, wroth


def code(refused: pytest.ExceptionInfo[Refused]) -> tuple[str, str]:
    return refused.value.code, refused.value.rule


def test_an_answer_is_an_entry_with_the_rule_that_asked() -> None:
    play = wroth()
    seat, option = play.asked, play.options()[0]
    assert play.table.answer(seat, option, 0) == Answered(seat, "W-DRAFT-03", option)
    assert play.table.number == 0, "it is not done until it is appended"


def test_the_same_answer_twice_is_stale_the_second_time() -> None:
    play = wroth()
    seat, option = play.asked, play.options()[0]
    play.do(play.table.answer(seat, option, 0))
    with pytest.raises(Stale) as stale:
        play.table.answer(seat, option, 0)
    assert stale.value.number == 1


def test_who_has_seen_everything_and_is_not_asked_is_told_so() -> None:
    play = wroth()
    other = next(seat for seat in play.table.chairs if seat != play.asked)
    with pytest.raises(Refused) as refused:
        play.table.answer(other, play.options()[0], 0)
    assert code(refused) == ("not-your-question", "W-DRAFT-03")


@pytest.mark.parametrize("at", [-1, 1, 99])
def test_a_version_that_never_was_is_stale(at: int) -> None:
    play = wroth()
    with pytest.raises(Stale):
        play.table.answer(play.asked, play.options()[0], at)


def test_chat_does_not_make_an_answer_stale() -> None:
    play = wroth()
    play.do(play.table.write("Bruno", "Take your time.", "runen"))
    play.do(play.table.write("somebody", "Hello"))
    play.do(play.table.answer(play.asked, play.options()[0], 0))


def test_in_a_sealed_bid_the_others_may_answer_meanwhile() -> None:
    play = tolls()
    play.do(play.table.answer("east", "2", 0))
    play.do(play.table.answer("south", "1", 0))  # has not seen that east has bid; it is the same question
    assert [each["seat"] for each in play.table.waiting()] == ["north"]
    with pytest.raises(Stale):
        play.table.answer("east", "3", 0)
    play.do(play.table.answer("north", "0", 1))
    assert play.asked == "east"


def test_what_is_refused_names_the_rule_and_what_is_unknown_does_not() -> None:
    play = tolls()
    play.say("4", seat="north")
    play.say("0", "0")  # north pays 4 of 5 coins, and goes first
    play.say("pass")
    hand = play.table.seen("north", "en", 0)["question"]
    stop = next((each for each in hand["refused"] if each["name"].startswith("stop")), None)
    if stop is not None:
        with pytest.raises(Refused) as refused:
            play.table.answer("north", stop["name"], play.table.number)
        assert code(refused) == ("illegal", "T-ACT-02")
    with pytest.raises(Refused) as refused:
        play.table.answer("north", "stop-99", play.table.number)
    assert code(refused) == ("no-such-option", "T-ACT-01")


def test_a_bid_beyond_ones_coins_is_illegal_by_its_rule() -> None:
    play = tolls(rounds=9)
    play.random(10_000, "spend")
    bids = [row for row in play.rows if isinstance(row.entry, Answered) and row.entry.rule == "T-BID-01"]
    poor = [row for row in bids if play.table.at(row.number - 1)[1].coins[play.table.index(row.entry.seat)] < 4]  # type: ignore[attr-defined]
    assert poor, "nobody got poor in this game"
    then = tolls(rounds=9)
    for row in play.rows[1 : poor[0].number]:
        then.do(row.entry)
    with pytest.raises(Refused) as refused:
        then.table.answer(poor[0].entry.seat, "4", then.table.number)  # type: ignore[attr-defined]
    assert code(refused) == ("illegal", "T-BID-02")


def test_a_table_that_is_over_takes_no_more_answers() -> None:
    play = tolls(rounds=1)
    play.random(10_000)
    assert play.table.over
    with pytest.raises(Refused) as refused:
        play.table.answer("north", "pass", play.table.number)
    assert code(refused) == ("over", "T-GEN-02")


def test_only_its_bot_answers_for_a_bots_seat() -> None:
    play = tolls(north=person(), east=bot())
    bid = thought(play.table, "east", "random")
    for name, why in (("", "not-your-seat"), ("thumb", "not-this-bot")):
        with pytest.raises(Refused) as refused:
            play.table.answer("east", bid, 0, name)
        assert refused.value.code == why
    assert play.table.bots_due() == {"east": "random"}
    play.do(play.table.answer("east", bid, 0, "random"))
    assert play.table.bots_due() == {}


def test_no_bot_answers_for_a_person_and_nobody_for_a_free_seat() -> None:
    play = tolls(north=person(), east=Chair(OPEN))
    with pytest.raises(Refused, match="does not play here"):
        play.table.answer("north", "0", 0, "random")
    with pytest.raises(Refused) as refused:
        play.table.answer("east", "0", 0)
    assert refused.value.code == "not-your-seat"


def test_a_bot_thinks_the_same_again_and_otherwise_elsewhere() -> None:
    play = wroth(None, koda=person(), runen=bot())
    seeds = {play.table.bot_seed(seat, number) for seat in ("koda", "runen") for number in (1, 2, 3)}
    assert len(seeds) == 6
    assert play.table.bot_seed("runen") == play.table.bot_seed("runen", 1)
    assert all(KEY not in seed for seed in seeds)


KEY = "ab" * 8


def test_standing_orders_answer_and_are_nobody_elses_business() -> None:
    play = tolls()
    play.do(play.table.order("east", "T-BID-01", 2))
    assert [each["seat"] for each in play.table.waiting()] == ["north", "south"]
    assert [line["what"] for line in play.table.told("east", "en", 0)] == ["ordered", "obeyed"]
    assert play.table.told("north", "en", 0) == []
    play.say("0", "0")
    play.do(play.table.order("east", "T-BID-01", None))
    for rule, option, why in (("T-BID-01", None, "no-change"), ("T-CART-01", 1, "no-such-rule")):
        with pytest.raises(Refused) as refused:
            play.table.order("east", rule, option)
        assert refused.value.code == why
