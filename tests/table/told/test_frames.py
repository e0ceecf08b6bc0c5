"""A table line by line: every frame is what lay there, and the last one is what lies there now."""

from __future__ import annotations

import pytest

from plancia.table.told.frames import MOST
from plancia.table.told.log import LogLine
from tests.table.playing import LANGUAGES, Play, bot, person, solo, tolls, wroth


def some() -> list[Play]:
    four = wroth(None, **{seat: person() for seat in ("koda", "runen", "guild", "aldan")})
    return [wroth(), four, solo(), solo(koda=person(), runen=bot("random")), tolls(), tolls(rounds=2)]


@pytest.mark.parametrize("number", range(len(some())))
def test_the_last_frame_of_an_entry_is_what_is_seen_then(number: int) -> None:
    play = some()[number]
    compared = 0
    while not play.table.over:
        play.random(7, number)
        table = play.table
        since = max(0, table.number - 7)
        for seat in (*table.chairs, None):
            frames = list(table.frames(seat, "en", since, table.number))
            told = [line for line in table.told(seat, "en", since) if line["what"] in ("event", "thought")]
            assert [frame["line"] for frame in frames] == told
            for at in {frame["line"]["number"] for frame in frames}:
                last = [frame for frame in frames if frame["line"]["number"] == at][-1]
                assert last["view"] == table.seen(seat, "en", 0, at)["view"]
                compared += 1
    assert compared > 30


def test_between_the_lines_the_table_changes() -> None:
    """One answer moves several things: each is seen on its own."""
    play = solo()
    play.random(60)
    frames = list(play.table.frames("koda", "en", 0, play.table.number))
    by_entry: dict[int, list[str]] = {}
    for frame in frames:
        by_entry.setdefault(frame["line"]["number"], []).append(str(frame["view"]))
    assert max(len(set(views)) for views in by_entry.values()) > 2


def test_what_was_taken_back_has_no_frames() -> None:
    play = solo()
    play.random(20)
    before = list(play.table.frames("koda", "en", 15, play.table.number))
    play.back("koda")
    after = list(play.table.frames("koda", "en", 15, play.table.number))
    assert after == [frame for frame in before if frame["line"]["number"] in {each["line"]["number"] for each in after}]
    assert len(after) < len(before)
    play.random(3, 2)
    counts = [line for line in play.table.told("koda", "en", 15) if not line.get("undone")]
    lines = [line for line in counts if line["what"] in ("event", "thought")]
    assert [frame["line"] for frame in list(play.table.frames("koda", "en", 15, play.table.number))] == lines


def test_so_many_at_a_time_in_whole_entries() -> None:
    """Whoever goes on after the last of them gets the log line by line."""
    play = wroth(None, **{seat: person() for seat in ("koda", "runen", "guild", "aldan")})
    play.random(10_000)
    table = play.table
    found: list[LogLine] = []
    more, since = True, -1
    while more:
        frames = [frame["line"] for frame in table.frames(None, "it", since, table.number + 10)]
        more = len(frames) >= MOST
        found += frames
        since = frames[-1]["number"]
    assert len(found) > 3 * MOST
    assert found == [line for line in table.told(None, "it", 0) if line["what"] in ("event", "thought")]
    assert list(table.frames(None, "it", table.number, table.number)) == []


def test_frames_change_nothing() -> None:
    for play in (wroth(), tolls()):
        play.random(15)
        before = play.looks()
        for seat in (*play.table.chairs, None):
            for lang in LANGUAGES:
                list(play.table.frames(seat, lang, -1, play.table.number))
        assert play.looks() == before


def test_whoever_takes_frames_slowly_gets_the_same_though_the_table_goes_on() -> None:
    play = solo()
    play.random(30)
    number = play.table.number
    whole = list(play.table.frames("koda", "it", 0, number))
    slowly = []
    for frame in play.table.frames("koda", "it", 0, number):
        slowly.append(frame)
        if len(slowly) % 10 == 0 and not play.table.over:
            play.random(1, len(slowly))
        if len(slowly) == 15:
            play.back("koda")
    assert slowly == whole
