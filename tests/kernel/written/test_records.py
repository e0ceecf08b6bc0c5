"""A match of Tolls: its record is played again to the same hash, saves come back, answers can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import plancia
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.decision import CHANCE, PASS
from plancia.kernel.written.save import BadSave, state_hash
from plancia.lab.random_walk import Luck
from plancia.table.match import Match, sum_of
from tests.kernel.cards.game import TOLLS
from tests.kernel.cards.play import EAST, NORTH

PEOPLE = {"north": "human", "east": "human"}


def new(seed: int | str = 7, rounds: int = 1, **seats: str) -> Match:
    return plancia.new("tolls", seats or PEOPLE, seed=seed, rounds=rounds)


def play(match: Match, answers: int = 10_000, seed: object = "people") -> None:
    """Answer as luck has it, also for the dice."""
    luck = Luck(seed)
    while match.decision is not None and answers:
        asked = luck.question(match.state)
        match.answer(luck.option(match.drafts.shown(asked)), asked.by)
        answers -= 1


def dice_from_outside() -> Match:
    """A match whose cards and dice lie on a real table."""
    g = TOLLS.table({"seats": list(PEOPLE), "rounds": 1})
    g.reasons, g.log, g.journal = True, [], []
    TOLLS.begin(g)
    return Match(g, PEOPLE)


# -- the record


def test_the_record_says_everything_by_name():
    match = new()
    match.answer("2", "east")
    match.answer("0", "north")
    match.answer("pass")
    record = match.record().splitlines()
    assert record[:6] == [
        "plancia record 1",
        "game tolls 1",
        "content no content",
        "seat north human",
        "seat east human",
        'settings {"rounds": 1, "seats": ["north", "east"]}',
    ]
    assert record[6].startswith("chance shuffle 3 11 16 8 14 ")
    assert record[7].startswith("chance road ")
    assert record[8:11] == ["east T-BID-01 2", "north T-BID-01 0", "east T-SWAP-01 pass"]
    assert record[11:] == ["unfinished", f"hash {match.hash}"]


def test_a_record_is_played_to_the_same_hash():
    match = new()
    play(match)
    again = plancia.replay(match.record())
    assert again.hash == match.hash
    assert again.result == match.result is not None
    assert again.record() == match.record()


def test_orders_are_in_the_record():
    match = new()
    engine.order(match.state, EAST, "T-STOP-01", PASS)
    engine.order(match.state, NORTH, "T-BID-01", 1)
    play(match, 12)
    engine.order(match.state, EAST, "T-STOP-01", None)
    play(match)
    assert "east order T-STOP-01 -1" in match.record().splitlines()
    assert plancia.replay(match.record()).record() == match.record()


def test_bots_see_their_view_and_the_record_has_their_answers():
    match = new(rounds=2, north="random", east="random", west="random")
    assert match.over
    assert plancia.replay(match.record()).hash == match.hash


def test_a_game_that_nobody_knows_is_refused():
    record = new().record().replace("game tolls", "game chess")
    with pytest.raises(BadSave, match="there is no game 'chess' here"):
        plancia.replay(record)
    with pytest.raises(KeyError):
        game_named("chess")


def finished() -> str:
    match = new(rounds=2, seed=3)
    engine.order(match.state, EAST, "T-HAND-01", PASS)
    play(match)
    return match.record()


def spoilt(record: str) -> list[tuple[str, str]]:
    """Every line left out, doubled, swapped with the next; every word replaced."""
    lines = record.splitlines(keepends=True)
    ways = []
    for n, line in enumerate(lines):
        ways.append((f"line {n + 1} left out", "".join(lines[:n] + lines[n + 1 :])))
        ways.append((f"line {n + 1} twice", "".join(lines[:n] + [line] + lines[n:])))
        if n + 1 < len(lines):
            ways.append((f"line {n + 1} later", "".join(lines[:n] + [lines[n + 1], line] + lines[n + 2 :])))
        words = line.split(" ")
        for m in range(min(len(words), 5)):
            for word in ("", "pass", "999999999999", "-1", "\x00", "north", "{}", "[1", '"'):
                changed = " ".join([*words[:m], word, *words[m + 1 :]])
                ways.append(
                    (f"line {n + 1} word {m} = {word!r}", "".join([*lines[:n], changed, "\n", *lines[n + 1 :]]))
                )
    return ways


def test_a_spoilt_record_is_refused_and_nothing_but_badsave_is_raised():
    record = finished()
    ways = spoilt(record)
    assert len(ways) > 1_000
    for what, text in ways:
        if text.split() == record.split():
            continue
        try:
            again = plancia.replay(text)
        except BadSave:
            continue
        except Exception as error:
            raise AssertionError(f"{what}: {type(error).__name__}: {error}") from error
        # still a game: an order given twice, or the first lines in another order
        assert sorted(again.record().splitlines()) == sorted(text.splitlines()), what


@pytest.mark.parametrize("position", ["", "5", "null", "[]", '"here"', '"{}"', "{"])
def test_a_position_that_cannot_be_read_is_refused(position: str):
    lines = new().record().splitlines()
    lines.insert(5, f"position {position}")
    with pytest.raises(BadSave, match="line 7"):
        plancia.replay("\n".join(lines))


# -- saves


def test_a_save_comes_back_and_goes_on_with_the_same_chance():
    match = new(rounds=2)
    play(match, 9)
    again = plancia.load(match.dump())
    assert again.dump() == match.dump()
    play(match)
    play(again)
    assert again.hash == match.hash
    assert again.record() == match.record()


def test_a_save_that_was_changed_is_refused():
    text = new().dump()
    with pytest.raises(BadSave, match="changed since"):
        plancia.load(text.replace("tolls 1", "tolls 2"))


@pytest.mark.parametrize("state", ["", "{", "[]", "{}", "[" * 100_000, '{"plancia": 1}', "null"])
def test_a_state_that_cannot_be_read_is_refused_also_when_the_sum_is_right(state: str):
    lines = new().dump().splitlines(keepends=True)
    body = "".join([lines[0], f"state {state}\n", *lines[2:-1]])
    with pytest.raises(BadSave):
        plancia.load(f"{body}sum {sum_of(body)}\n")


# -- taking back


def test_an_answer_taken_back_was_never_given():
    match = new()
    before, log = match.hash, len(match.state.log or [])
    match.answer("2", "east")
    match.answer("0", "north")
    assert match.undo()
    assert match.undo()
    assert match.hash == before
    assert len(match.state.log or []) == log
    assert not match.undo()
    match.answer("2", "east")
    match.answer("0", "north")
    assert match.decision is not None
    assert match.decision.by == EAST


def test_going_back_all_the_way_and_on_again_gives_the_same_game():
    match = new(rounds=2)
    play(match)
    ending, answers = match.hash, [entry for entry in match.state.journal or [] if entry[0] != CHANCE]
    while match.undo():
        pass
    for by, _, (option,) in answers:
        match.answer(option, by)
    assert match.hash == ending


def test_what_bots_did_since_is_taken_back_with_it():
    match = new(north="human", east="random", south="random", rounds=2)
    before = match.hash
    match.answer("1")
    assert match.undo()
    assert match.hash == before


def test_a_clone_is_played_on_elsewhere():
    match = new()
    twin = match.clone()
    play(twin)
    assert match.record() == new().record()
    assert twin.over


# -- dice from outside


def test_typed_in_dice_are_in_the_record_like_any_others():
    match = dice_from_outside()
    play(match)
    assert match.over
    assert plancia.replay(match.record()).hash == match.hash


def test_a_match_in_the_middle_of_typing_is_saved_and_comes_back():
    match = dice_from_outside()
    match.answer("24")
    match.answer("1")
    assert match.record().splitlines()[-3] == "typed shuffle 24 1"
    assert plancia.replay(match.record()).hash == match.hash
    again = plancia.load(match.dump())
    assert again.decision is not None
    assert again.decision.picked == (23, 0)
    play(match)
    play(again)
    assert again.hash == match.hash


def test_taking_back_keeps_the_dice_that_were_typed_in_and_asks_for_the_next():
    for match in (dice_from_outside(), plancia.load(dice_from_outside().dump())):
        asked: list[Any] = []
        while not asked or asked[-1] != "T-ACT-01":
            assert match.decision is not None
            asked.append(match.decision.rule)
            match.answer(match.decision.options[0])
        after = state_hash(match.state)
        assert match.undo()
        assert match.decision is not None
        assert (match.decision.rule, match.state.key) == ("T-ACT-01", b"")
        match.answer(match.decision.options[0])
        assert state_hash(match.state) == after


def test_nobody_answers_for_chance():
    match = dice_from_outside()
    with pytest.raises(plancia.Illegal, match="the table waits for chance"):
        match.answer(1, "north")


# -- positions


def test_a_match_goes_on_from_a_position():
    match = new(rounds=2)
    play(match, 8)
    branch = plancia.position("tolls", match.position(), seed="elsewhere")
    play(branch)
    again = plancia.replay(branch.record())
    assert again.hash == branch.hash
    assert plancia.load(branch.dump()).hash == branch.hash
