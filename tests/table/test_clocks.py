"""Clocks: none, live, or days with quiet hours. Time runs only while a person is asked and the server is there."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from plancia.table.clock import TimeLeft, check_clock, counted
from plancia.table.entries import OPEN, STAND_IN, Chair, Clock, Stopped
from plancia.table.opening.opening import opening
from plancia.table.table import Refused
from tests.table.playing import KEY, NOON, Play, bot, person, tolls, wroth

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
LIVE = Clock("live", move=60, total=300)
QUIET = Clock("days", move=24 * 3600, quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Rome")


def test_without_a_clock_nobody_is_ever_overdue() -> None:
    play = wroth()
    assert play.table.time_left(NOON + 1000 * DAY) == {}
    assert play.table.overdue(NOON + 1000 * DAY) == []
    assert play.table.seen("koda", "en", NOON)["clock"] == {"kind": "none"}


def test_only_the_clock_of_whoever_is_asked_runs() -> None:
    play = wroth(LIVE)
    asked = play.asked
    other = next(seat for seat in play.table.chairs if seat != asked)
    left = play.table.time_left(NOON + 20 * SECOND)
    assert left[asked] == TimeLeft(40 * SECOND, 280 * SECOND, True)
    assert left[other] == TimeLeft(60 * SECOND, 300 * SECOND, False)
    play.say(play.options()[0], after=20 * SECOND)
    assert play.asked == other
    left = play.table.time_left(play.at + 5 * SECOND)
    assert left[asked] == TimeLeft(60 * SECOND, 280 * SECOND, False)
    assert left[other] == TimeLeft(55 * SECOND, 295 * SECOND, True)


def test_time_is_up_to_the_millisecond() -> None:
    play = wroth(LIVE)
    assert play.table.overdue(NOON + 60 * SECOND - 1) == []
    assert play.table.overdue(NOON + 60 * SECOND) == [play.asked]
    assert play.table.seen(None, "en", NOON + 61 * SECOND)["clock"]["left"][play.asked]["move"] == -SECOND


def test_the_total_runs_out_over_many_moves() -> None:
    play = wroth(Clock("live", total=30))
    slow = play.asked
    while play.table.time_left(play.at)[slow].total:
        play.say(play.options()[0], after=10 * SECOND if play.asked == slow else 0)
        assert play.table.time_left(play.at)[slow].move is None
    assert slow not in play.table.overdue(play.at + HOUR) or play.asked == slow


def test_all_clocks_run_in_a_sealed_bid_each_until_its_own() -> None:
    play = tolls(LIVE)
    play.say("1", seat="east", after=10 * SECOND)
    left = play.table.time_left(NOON + 30 * SECOND)
    assert [left[seat].total for seat in ("north", "east", "south")] == [270_000, 290_000, 270_000]
    assert [left[seat].runs for seat in ("north", "east", "south")] == [True, False, True]


def test_chat_and_orders_do_not_restart_a_clock() -> None:
    play = tolls(LIVE)
    play.do(play.table.write("Nora", "thinking", "north"), after=30 * SECOND)
    play.do(play.table.order("north", "T-STOP-01", -1), after=20 * SECOND)
    assert play.table.time_left(play.at)["north"].move == 10 * SECOND


def test_bots_have_all_the_time_and_nobodys_clock_runs_before_all_sit() -> None:
    play = tolls(LIVE, north=person(), east=bot(), south=Chair(OPEN))
    assert not any(left.runs for left in play.table.time_left(NOON + HOUR).values())
    play.do(play.table.reseat("south", person("Susi")), after=HOUR)
    left = play.table.time_left(play.at + SECOND)
    assert [left[seat].runs for seat in ("north", "east", "south")] == [True, False, True]
    assert left["north"].move == 59 * SECOND


def test_a_stand_in_stops_the_clock_until_the_person_is_back() -> None:
    play = tolls(LIVE)
    play.do(play.table.reseat("north", Chair(STAND_IN, bot="random")), after=50 * SECOND)
    assert play.table.time_left(play.at + HOUR)["north"].total == 250 * SECOND
    assert "north" not in play.table.overdue(play.at + HOUR)
    play.do(play.table.reseat("north", person("Nora")), after=HOUR)
    assert play.table.time_left(play.at)["north"] == TimeLeft(60 * SECOND, 250 * SECOND, True)


def test_time_that_was_used_is_not_taken_back() -> None:
    play = tolls(LIVE)
    play.say("1", seat="north", after=20 * SECOND)
    play.back("north")
    assert play.table.time_left(play.at)["north"].total == 280 * SECOND


def test_a_fault_of_the_server_costs_nobody_time() -> None:
    play = wroth(LIVE)
    asked = play.asked
    play.do(Stopped(NOON + 10 * SECOND, NOON + 10 * HOUR), after=10 * HOUR)
    assert play.table.time_left(play.at)[asked] == TimeLeft(50 * SECOND, 290 * SECOND, True)
    play.do(Stopped(NOON + 5 * HOUR, NOON + 11 * HOUR), after=HOUR)  # seen by two processes, not quite alike
    assert play.table.time_left(play.at)[asked].move == 50 * SECOND
    play.say(play.options()[0], after=5 * SECOND)
    assert play.table.time_left(play.at)[asked].total == 285 * SECOND
    assert play.table.told(None, "en", 0)[0]["text"] == "The server was away for 599 minutes; nobody's clock ran."


def test_a_restart_of_a_few_seconds_is_not_told_to_anybody() -> None:
    play = wroth(LIVE)
    asked = play.asked
    play.do(Stopped(NOON + 10 * SECOND, NOON + 40 * SECOND), after=40 * SECOND)
    assert play.table.time_left(play.at)[asked].move == 50 * SECOND
    assert play.table.told(None, "en", 0) == []


def test_a_clock_that_jumps_back_gives_nobody_less() -> None:
    play = wroth(LIVE)
    asked = play.asked
    play.say(play.options()[0], after=-HOUR)
    assert play.table.time_left(play.at)[asked].total == 300 * SECOND
    assert play.table.time_left(play.at - HOUR)[play.asked].move == 60 * SECOND


def test_the_game_over_stops_all_clocks() -> None:
    play = tolls(LIVE, rounds=1)
    play.random(10_000)
    assert not any(left.runs for left in play.table.time_left(play.at + DAY).values())
    assert play.table.overdue(play.at + DAY) == []


# -- days, with quiet hours


def rome(*when: int, fold: int = 0) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo("Europe/Rome"), fold=fold).timestamp() * 1000)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        ((2026, 6, 1, 12), (2026, 6, 1, 20), 8),
        ((2026, 6, 1, 20), (2026, 6, 1, 23), 2),
        ((2026, 6, 1, 23), (2026, 6, 2, 7), 0),
        ((2026, 6, 1, 12), (2026, 6, 2, 12), 14),
        ((2026, 6, 1, 12), (2026, 6, 8, 12), 7 * 14),
        ((2026, 3, 28, 12), (2026, 3, 29, 12), 14),  # the night has 23 hours, quiet ones are 9
        ((2026, 10, 24, 12), (2026, 10, 25, 12), 14),  # the night has 25 hours, quiet ones are 11
    ],
)
def test_quiet_hours_do_not_count(start: tuple[int, ...], end: tuple[int, ...], hours: int) -> None:
    assert counted(QUIET, rome(*start), rome(*end), ()) == hours * HOUR


def test_the_nights_when_clocks_change_are_really_shorter_and_longer() -> None:
    assert rome(2026, 3, 29, 12) - rome(2026, 3, 28, 12) == 23 * HOUR
    assert rome(2026, 10, 25, 12) - rome(2026, 10, 24, 12) == 25 * HOUR


def test_an_hour_that_comes_twice_is_quiet_twice_and_one_that_never_comes_costs_nothing() -> None:
    twice = Clock("days", move=3600, quiet_from=2 * 60, quiet_to=2 * 60 + 30, zone="Europe/Rome")
    midnight, noon = rome(2026, 10, 25), rome(2026, 10, 25, 12)
    assert counted(twice, midnight, noon, ()) == 13 * HOUR - 90 * MINUTE  # from the first 2:00 to the second 2:30
    spring = rome(2026, 3, 29), rome(2026, 3, 29, 12)
    assert 11 * HOUR - 90 * MINUTE <= counted(twice, *spring, ()) <= 11 * HOUR


def test_quiet_hours_by_day() -> None:
    siesta = Clock("days", move=3600, quiet_from=13 * 60, quiet_to=16 * 60, zone="Europe/Rome")
    assert counted(siesta, rome(2026, 6, 1, 12), rome(2026, 6, 1, 18), ()) == 3 * HOUR


def test_a_day_to_move_ends_the_day_after_next() -> None:
    chairs = {"koda": person("Anna"), "runen": person("Bruno")}
    evening = rome(2026, 10, 24, 21)
    opened = opening("wroth", chairs, KEY, {"feats": {"koda": ["KOD-F1"], "runen": ["RUN-F1"]}}, QUIET)
    play = Play([opened], at=evening)
    asked = play.asked
    assert play.table.time_left(rome(2026, 10, 25, 3))[asked] == TimeLeft(23 * HOUR, None, False)
    assert play.table.time_left(rome(2026, 10, 25, 8))[asked] == TimeLeft(23 * HOUR, None, True)
    assert play.table.overdue(rome(2026, 10, 26, 16, 59)) == []  # 1 hour, then 14, then 9
    assert play.table.overdue(rome(2026, 10, 26, 17)) == [asked]


def test_an_outage_in_quiet_hours_counts_once() -> None:
    away = [(rome(2026, 6, 1, 21), rome(2026, 6, 2, 9))]
    assert counted(QUIET, rome(2026, 6, 1, 20), rome(2026, 6, 2, 10), away) == 2 * HOUR


@pytest.mark.parametrize(
    "clock",
    [
        Clock("live"),
        Clock("days"),
        Clock("live", move=-1, total=5),
        Clock("live", move=10**9),
        Clock("days", move=60, quiet_from=-1),
        Clock("days", move=60, quiet_from=0, quiet_to=24 * 60),
        Clock("days", move=60, quiet_from=1, quiet_to=9999),
        Clock("days", move=60, zone="Europe/Atlantis"),
        Clock("days", move=60, zone="../../etc/passwd"),
        Clock("days", move=60, zone="x" * 5000),
        Clock("days", move=60, zone="\0"),
    ],
)
def test_a_clock_that_cannot_be_set_so(clock: Clock) -> None:
    with pytest.raises(Refused) as refused:
        check_clock(clock)
    assert refused.value.code == "bad-clock"
