"""Save points: a moment of a game has a name, and the game goes on from it at another table while both are kept."""

from __future__ import annotations

import pytest

from plancia.kernel.written.save import dump
from plancia.table.commands import MOST_KEPT
from plancia.table.table import Refused
from tests.table.playing import Play, solo

FRESH = "cd" * 32


@pytest.fixture
def play() -> Play:
    play = solo()
    play.random(40)
    return play


def test_from_a_save_point_another_path_is_tried_while_both_are_kept(play: Play) -> None:
    play.do(play.table.keep("koda", "before the storm", 20))
    then = dump(play.table.at(20)[1], secrets=False)
    play.random(30)
    [point] = play.table.seen("koda", "en", 0)["kept"]
    branch = Play(play.table.branch(point["at"], FRESH), "branch")
    assert (point["name"], dump(branch.table.state, secrets=False)) == ("before the storm", then)
    assert play.table.number > branch.table.number


def test_everybody_reads_what_was_kept(play: Play) -> None:
    play.do(play.table.keep("koda", "la svolta", play.table.number))
    for lang, words in (("en", "keeps this moment as “la svolta”"), ("it", "con il nome «la svolta»")):
        assert words in play.table.told(None, lang, play.table.number - 1)[-1]["text"]


def test_keeping_changes_nothing_in_the_game(play: Play) -> None:
    before = play.table.seen("koda", "en", 0)
    play.do(play.table.keep("koda", "here", 5))
    after = play.table.seen("koda", "en", 0)
    assert {**after, "kept": [], "number": before["number"]} == before


@pytest.mark.parametrize(
    ("name", "at", "code"),
    [("  ", 5, "bad-name"), ("x" * 61, 5, "bad-name"), ("two\nlines", 5, "bad-name"), ("\u202egnorw", 5, "bad-name"),
     ("later", 999, "no-such-entry"), ("before", -1, "no-such-entry"), ("taken", 5, "kept-already")],
)  # fmt: skip
def test_a_name_can_be_read_and_is_the_only_one_and_the_moment_is_part_of_the_game(
    play: Play, name: str, at: int, code: str
) -> None:
    play.do(play.table.keep("koda", "taken", 5))
    with pytest.raises(Refused) as refused:
        play.table.keep("koda", name, at)
    assert refused.value.code == code


def test_there_is_an_end_to_it(play: Play) -> None:
    for number in range(MOST_KEPT):
        play.do(play.table.keep("koda", f"point {number}", 5))
    with pytest.raises(Refused, match="up to 200"):
        play.table.keep("koda", "one more", 5)
