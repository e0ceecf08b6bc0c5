"""Chance that can be checked: the hash of the key from the start, the key at the end, every roll drawn again."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

import plancia
from plancia.kernel.written.save import BadSave
from plancia.lab.random_walk import Luck
from plancia.table.fair_chance import verify
from tests.table.playing import KEY, Play, look, person, sit, solo, tolls, wroth

HASH = sha256(bytes.fromhex(KEY)).hexdigest()
OTHER = "cd" * 32


def finished(play: Play) -> Play:
    play.random(10_000)
    assert play.table.over
    return play


@pytest.mark.parametrize("make", [tolls, wroth, solo])
def test_the_hash_is_shown_from_the_start_and_the_key_at_the_end(make: type[Play]) -> None:
    play = make()
    for _ in range(30):
        seats = [*play.table.chairs, None]
        if play.table.over:
            break
        assert play.table.seen(None, "en", 0)["fair"] == [HASH]
        assert play.table.keys == []
        for text in [*(look(play.table, seat).decode() for seat in seats), play.table.record()]:
            assert KEY not in text
        play.random(1)
    finished(play)
    assert play.table.seen(None, "en", 0)["key"] == [KEY]
    assert play.table.record().endswith(f"\nkey {KEY}\n")
    assert "key" not in play.table.seen(None, "en", 0, 3)


@pytest.mark.parametrize("make", [tolls, wroth, solo])
def test_every_roll_of_a_finished_record_is_drawn_again(make: type[Play]) -> None:
    record = finished(make()).table.record()
    rolls = sum(line.startswith("chance ") for line in record.splitlines())
    assert verify(record) == (rolls, 0)


def test_also_where_answers_were_taken_back() -> None:
    play = solo()
    luck = Luck("back and forth")
    while not play.table.over:
        play.random(1, luck.below(1000))
        if luck.below(4) == 0 and play.table.seen("koda", "en", 0)["undo"]:
            play.back("koda")
    assert verify(play.table.record()).outcomes > 5


def edited_rolls(record: str) -> list[tuple[int, str]]:
    """Every roll of a record with its first two outcomes exchanged, or its die turned."""
    lines = record.splitlines()
    found = []
    for number, line in enumerate(lines):
        words = line.split()
        if words[0] != "chance":
            continue
        words[2] = {"mine": "battle", "strike": "mine", "assault": "mine", "double": "mine"}.get(words[2], words[2])
        if words[2].isdigit():
            words[2] = str(1 + int(words[2]) % 2) if len(words) == 3 else words[3]
            words[3:4] = line.split()[2:3] if len(words) > 3 else []
        changed = " ".join(words)
        if changed != line:
            found.append((number + 1, "\n".join([*lines[:number], changed, *lines[number + 1 :], ""])))
    return found


@pytest.mark.parametrize("make", [tolls, wroth])
def test_an_edited_roll_is_found_at_its_line(make: type[Play]) -> None:
    edits = edited_rolls(finished(make()).table.record())
    assert len(edits) >= 3
    for line, text in edits:
        with pytest.raises(BadSave) as bad:
            verify(text)
        assert bad.value.line == line, bad.value


def test_another_key_is_not_the_one_that_was_shown() -> None:
    record = finished(tolls(rounds=1)).table.record()
    with pytest.raises(BadSave, match="not the hash that was shown"):
        verify(record.replace(f"key {KEY}", f"key {OTHER}"))
    both = record.replace(f"key {KEY}", f"key {OTHER}").replace(HASH, sha256(bytes.fromhex(OTHER)).hexdigest())
    with pytest.raises(BadSave, match="the game says 'chance shuffle"):
        verify(both)


@pytest.mark.parametrize(
    "key", ["key", "key ", "key xyz", f"key {KEY} {KEY}", f"key {KEY}\nkey {KEY}", f"key {KEY[2:]}"]
)
def test_a_key_that_is_none(key: str) -> None:
    record = finished(tolls(rounds=1)).table.record()
    with pytest.raises(BadSave):
        verify(record.replace(f"key {KEY}", key))


def test_before_the_end_there_is_no_key_to_verify_with() -> None:
    play = tolls()
    play.random(5)
    assert f"fair {HASH}" in play.table.record()
    with pytest.raises(BadSave, match="keys are not told"):
        verify(play.table.record())


@pytest.mark.parametrize("make", [tolls, wroth, solo])
def test_records_of_tables_are_records_like_any_other(make: type[Play]) -> None:
    play = make()
    play.random(25)
    assert plancia.replay(play.table.record()).hash == plancia.replay(play.table.record()).hash
    record = finished(play).table.record()
    again = plancia.replay(record)
    assert again.result == play.table.result
    without = [line for line in record.splitlines(keepends=True) if not re.match("fair |key ", line)]
    assert again.record() == "".join(without)
    assert plancia.replay("".join(without)).hash == again.hash, "records of before have no such lines"


# -- a key that changed


def branched() -> tuple[Play, Play]:
    """A table that is still played, and one that branched off it and is over."""
    old = sit("wroth", {"koda": person(), "runen": person()}, ai="guild", scenario="GUI-1")
    old.random(30)
    return old, finished(Play(old.table.branch(20, OTHER), "branch"))


def test_the_record_says_where_the_key_changed() -> None:
    old, new = branched()
    lines = new.table.record().splitlines()
    shown = [line for line in lines if line.startswith("fair ")]
    assert shown == [f"fair {HASH}", f"fair {sha256(bytes.fromhex(OTHER)).hexdigest()}"]
    assert [line.removeprefix("fair ") for line in shown] == new.table.fair
    old_lines = old.table.record().splitlines()
    place = lines.index(shown[1])
    assert lines[6:place] == old_lines[6:place]


def test_the_key_of_a_table_that_is_still_played_stays_secret() -> None:
    _, new = branched()
    assert new.table.keys == ["secret", OTHER]
    texts = [new.table.record(), *(look(new.table, seat).decode() for seat in ("koda", "runen", None))]
    assert all(KEY not in text for text in texts)
    verdict = verify(new.table.record())
    assert verdict.borrowed > 0
    assert verdict.outcomes > 0
    for line, text in edited_rolls(new.table.record()):
        if line > new.table.record().splitlines().index(f"fair {new.table.fair[1]}"):
            with pytest.raises(BadSave):
                verify(text)


def test_a_branch_of_a_finished_table_is_verified_from_end_to_end() -> None:
    old = finished(tolls())
    new = finished(Play(old.table.branch(9, OTHER), "branch"))
    assert new.table.keys == [KEY, OTHER]
    verdict = verify(new.table.record())
    assert verdict.borrowed == 0
    third = finished(Play(new.table.branch(new.table.number - 3, "ef" * 32), "branch"))
    assert third.table.keys == [KEY, OTHER, "ef" * 32]
    assert verify(third.table.record()).borrowed == 0
