"""Taking back: free until somebody has learned something, by consent after that, always alone and together."""

from __future__ import annotations

import pytest

from plancia.kernel.written.save import state_hash
from plancia.table.entries import OPEN, STAND_IN, Answered, AskedBack, Chair, TookBack
from plancia.table.table import Refused, Stale, Table
from tests.table.playing import Play, bot, here, look, person, sit, solo, tolls, wroth


def at_turn(play: Play, seat: str) -> Play:
    """Koda and Runen have drafted; it is the first turn of one of them."""
    while play.asked != seat or play.table.waiting()[0]["rule"] != "W-ACT-02":
        play.say(play.options()[-1])
    return play


def free(play: Play, seat: str) -> bool:
    offer = play.table.seen(seat, "en", 0)["undo"]
    return offer is not None and offer["free"]


def test_what_nobody_has_learned_from_is_taken_back_at_once() -> None:
    play = at_turn(wroth(), "koda")
    before = state_hash(play.table.state)
    spend = next(option for option in play.options() if option.startswith("spend-m"))
    play.say(spend)
    assert play.asked == "koda"
    assert free(play, "koda")
    assert play.back("koda") == TookBack("koda", play.table.number - 2)
    assert state_hash(play.table.state) == before
    assert spend in play.options()


def test_several_of_ones_own_answers_can_be_taken_back_one_by_one() -> None:
    play = at_turn(wroth(), "koda")
    hashes = []
    while play.asked == "koda" and len(hashes) < 4:
        hashes.append(state_hash(play.table.state))
        play.say(next(option for option in play.options() if option != "end"))
    while hashes and free(play, "koda"):
        play.back("koda")
        assert state_hash(play.table.state) == hashes.pop()
    assert not hashes


def test_nobody_goes_back_over_another_seats_decision_unasked() -> None:
    play = at_turn(wroth(), "koda")
    play.say(next(option for option in play.options() if option.startswith("discard-")), "end")
    play.say(next(option for option in play.options() if option.startswith("spend-")), seat="runen")
    assert play.table.seen("koda", "en", 0)["undo"] == {
        "to": play.table.number - 2,
        "free": False,
        "ask": ["runen"],
    }
    assert isinstance(play.table.take_back("koda", play.table.number), AskedBack)


def test_nobody_goes_back_over_a_bots_decision_unasked() -> None:
    play = tolls(north=person(), east=bot(), south=person())
    play.say("1", seat="north")
    assert free(play, "north")
    play.bots(1)
    assert not free(play, "north")


def test_nobody_goes_back_over_a_roll_unasked() -> None:
    play = tolls(north=person(), east=person())
    play.say("1", seat="north")
    play.say("1", seat="east")  # a die decides among equals
    assert not free(play, "east")
    assert not free(play, "north")


def test_the_last_sealed_bid_opens_the_others_and_stays() -> None:
    play = tolls(north=person(), east=person())
    play.say("1", seat="north")
    assert free(play, "north")  # nobody knows it yet
    play.say("3", seat="east")  # no roll, and no decision of north since: but east has seen north's bid
    assert play.asked == "east"
    assert not free(play, "east")


def test_nobody_goes_back_over_a_card_that_was_revealed() -> None:
    """East swaps a card: the discard is seen by all, the card drawn by east."""
    play = tolls(north=person(), east=person())
    play.say("1", seat="north")
    play.say("3", seat="east")
    first = play.options()[0]
    play.say(first)
    assert free(play, "east"), "one of two cards is picked, nothing is on the table yet"
    play.say("pass")
    journal = play.table.history.now.journal
    assert [entry[1] for entry in journal] == ["T-SWAP-01"], "no die has been rolled"
    assert not free(play, "east")


def test_a_card_that_only_one_seat_sees_is_a_reveal_too() -> None:
    """A spy looks at the deck, and nobody else learns anything."""
    for seed in range(99):
        play = tolls(north=person(), east=person(), south=person())
        play.random(12, seed)
        while not play.table.over and not any(option.startswith("spy") for option in play.options()):
            play.say(play.options()[-1])
        if not play.table.over and play.table.waiting()[0]["rule"] == "T-ACT-01":
            break
    seat = play.asked
    play.say(next(option for option in play.options() if option.startswith("spy")))
    assert not free(play, seat)


def test_alone_everything_can_be_taken_back() -> None:
    play = solo()
    first = state_hash(play.table.state)
    play.random(60)
    while play.table.seen("koda", "en", 0)["undo"]:
        assert isinstance(play.back("koda"), TookBack)
    assert state_hash(play.table.state) == first


def test_alone_among_bots_too_with_what_they_did_since() -> None:
    play = tolls(north=here(), east=bot(), south=bot())
    play.bots()
    before = state_hash(play.table.state)
    play.say("2", seat="north")
    play.bots()
    play.back("north")
    assert state_hash(play.table.state) == before


def test_together_too_and_after_the_end() -> None:
    play = sit("wroth", {"koda": person(), "runen": person()}, ai="guild", scenario="GUI-1")
    play.random(10_000)
    assert play.table.over
    last = next(row.entry for row in reversed(play.rows) if isinstance(row.entry, Answered))
    play.back(last.seat)
    assert not play.table.over
    assert play.table.keys == []


def test_against_each_other_the_end_is_the_end() -> None:
    play = tolls(rounds=1)
    play.random(10_000)
    with pytest.raises(Refused) as refused:
        play.table.take_back("north", play.table.number)
    assert refused.value.code == "over"


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    play = wroth()
    with pytest.raises(Refused) as refused:
        play.table.take_back("koda", 0)
    assert refused.value.code == "no-undo"


def test_who_has_not_seen_the_last_move_cannot_take_back() -> None:
    play = tolls()
    play.say("1", seat="north")
    with pytest.raises(Stale):
        play.table.take_back("north", 0)
    play.do(play.table.write("Elio", "hm", "east"))
    assert play.table.take_back("north", 1) == TookBack("north", 0)


def test_who_was_asked_all_the_time_still_is_and_who_took_back_is_asked_anew() -> None:
    play = tolls()
    play.say("1", seat="north")
    play.back("north")
    assert {each["seat"]: each["since"] for each in play.table.waiting()} == {"north": 2, "east": 0, "south": 0}
    play.do(play.table.answer("east", "2", 0))
    with pytest.raises(Stale):
        play.table.answer("north", "1", 1)
    play.say("3", seat="north")
    play.say("0", seat="south")
    assert isinstance(play.back("north"), AskedBack)
    for seat in ("east", "south"):
        play.do(play.table.consent(seat, True, play.table.number))
    number = play.table.number
    assert {each["seat"]: each["since"] for each in play.table.waiting()} == {"north": number, "south": number}


# -- by consent


def asked_back() -> Play:
    """North, east and south have bid; north wants its bid back."""
    play = tolls()
    play.say("1", seat="north")
    play.say("2", "3")
    assert play.back("north") == AskedBack("north", 0)
    return play


def test_everybody_else_is_to_be_asked() -> None:
    play = tolls()
    play.say("1", seat="north")
    play.say("2", "3")
    assert play.table.seen("north", "en", 0)["undo"]["ask"] == ["east", "south"]


def test_the_last_to_agree_takes_back() -> None:
    play = asked_back()
    request = play.table.seen("south", "en", 0)["request"]
    assert (request["seat"], request["missing"]) == ("north", ["east", "south"])
    play.do(play.table.consent("east", True, play.table.number))
    assert play.table.seen(None, "en", 0)["request"]["agreed"] == ["east"]
    play.do(play.table.consent("south", True, play.table.number))
    assert [each["seat"] for each in play.table.waiting()] == ["north", "east", "south"]
    assert play.table.now.request is None


def test_one_no_is_enough_and_whoever_asked_may_withdraw() -> None:
    for seat in ("south", "north"):
        play = asked_back()
        before = state_hash(play.table.state)
        play.do(play.table.consent("east", True, play.table.number))
        play.do(play.table.consent(seat, False, play.table.number))
        assert play.table.now.request is None
        assert state_hash(play.table.state) == before


def test_a_request_is_void_when_the_game_goes_on() -> None:
    play = asked_back()
    play.say(play.options()[0])
    assert play.table.now.request is None
    with pytest.raises(Refused) as refused:
        play.table.consent("east", True, play.table.number)
    assert refused.value.code == "no-request"


@pytest.mark.parametrize(("seat", "agrees"), [("north", True), ("nobody", True)])
def test_who_is_not_asked_does_not_agree(seat: str, agrees: bool) -> None:
    play = asked_back()
    with pytest.raises(Refused):
        play.table.consent(seat, agrees, play.table.number)


def test_nobody_agrees_twice_or_to_what_they_have_not_seen() -> None:
    play = asked_back()
    with pytest.raises(Stale):
        play.table.consent("east", True, play.table.number - 1)
    play.do(play.table.consent("east", True, play.table.number))
    with pytest.raises(Refused) as refused:
        play.table.consent("east", True, play.table.number)
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused) as refused:
        play.table.take_back("north", play.table.number)
    assert refused.value.code == "asked-already"


def test_bots_agree_and_wait_until_people_have() -> None:
    play = tolls(north=person(), east=bot(), south=person())
    play.say("1", seat="north")
    play.bots()
    play.say("0", seat="south")
    assert isinstance(play.back("north"), AskedBack)
    assert play.table.now.missing() == ["south"]
    assert play.table.bots_due() == {}
    play.do(play.table.consent("south", True, play.table.number))
    assert "east" in play.table.bots_due()


def test_when_the_last_who_was_asked_leaves_the_table_goes_back() -> None:
    play = asked_back()
    play.do(play.table.consent("east", True, play.table.number))
    play.do(play.table.reseat("south", Chair(STAND_IN, bot="random")))
    assert play.table.now.request is None
    assert [each["seat"] for each in play.table.waiting()] == ["north", "east", "south"]


def test_a_request_leaves_with_whoever_made_it() -> None:
    play = asked_back()
    play.do(play.table.reseat("north", Chair(OPEN)))
    assert play.table.now.request is None


# -- what else there is


def test_what_others_ordered_meanwhile_stays_ordered() -> None:
    play = tolls()
    play.say("1", seat="north")
    play.do(play.table.order("east", "T-STOP-01", -1))
    play.do(play.table.order("north", "T-STOP-01", -1))
    play.back("north")
    east, north = play.table.index("east"), play.table.index("north")
    assert play.table.state.orders == {east: {"T-STOP-01": -1}}
    assert north not in play.table.state.orders
    assert play.looks(Table("table", play.rows)) == play.looks()


def test_rewinding_shows_what_was_also_where_it_was_taken_back() -> None:
    play = at_turn(wroth(), "koda")
    shown = []
    for _ in range(3):
        play.say(next(option for option in play.options() if option != "end"))
        shown.append((play.table.number, play.at, look(play.table, "runen", now=play.at)))
        play.back("koda")
        shown.append((play.table.number, play.at, look(play.table, "runen", now=play.at)))
    for number, at, seen in shown:
        assert look(play.table, "runen", now=at, number=number) == seen
    with pytest.raises(Refused):
        play.table.seen("runen", "en", 0, play.table.number + 1)


def test_the_log_says_what_was_taken_back() -> None:
    play = at_turn(wroth(), "koda")
    start = play.table.number
    play.say(next(option for option in play.options() if option.startswith("spend-mine")))
    play.back("koda")
    lines = play.table.told("runen", "en", start)
    assert all(line.get("undone") for line in lines[:-1])
    assert lines[-1]["text"] == "Anna (Koda) takes back the last answer."
