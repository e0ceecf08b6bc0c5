"""Games that the terminal keeps: each in a file of its own, listed, gone on with, recorded and verified."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import plancia as python

WROTH = ("play", "wroth", "--seats", "koda=human,runen=random", "--seed", "11")
VERRIX = ("play", "verrix", "--seats", "green=human,blue=random", "--seed", "3")


@pytest.fixture
def data(environment):
    return Path(environment["XDG_DATA_HOME"]) / "plancia"


def names(data):
    return sorted(file.name for file in (data / "games").iterdir())


def test_a_game_of_one_title_leaves_those_of_others_alone(inside, data):
    inside(*WROTH, say="1\n1\nquit\n")
    inside(*VERRIX, say="1\nquit\n")
    inside(*WROTH, say="2\nquit\n")
    assert names(data) == ["verrix-1.save", "wroth-1.save", "wroth-2.save"]


def test_last_is_the_last_of_that_title(inside, data):
    inside(*WROTH, say="1\n1\nquit\n")
    left = inside(*VERRIX, say="1\nquit\n")
    assert "Go on with: plancia play verrix --resume last" in left.stdout
    assert "Koda> " in inside("play", "wroth", "--resume", "last").stdout
    assert "Green> " in inside("play", "verrix", "--resume", "last").stdout
    assert "Green> " in inside("play", "--resume", "last").stdout
    assert inside("play", "nova-aetas", "--resume", "last").returncode == 2


def test_a_game_that_is_gone_on_with_stays_in_its_file(inside, data):
    inside(*WROTH, say="1\nquit\n")
    inside(*WROTH, say="2\nquit\n")
    inside("play", "--resume", "wroth-1", say="1\nquit\n")
    assert names(data) == ["wroth-1.save", "wroth-2.save"]
    lines = [(data / "games" / name).read_text("utf-8").count("\nkoda W-") for name in names(data)]
    assert lines == [2, 1]


def test_the_list_says_what_each_game_is(inside, data):
    inside(*WROTH, say="1\n1\nquit\n")
    inside(*VERRIX, say="1\nquit\n")
    os.utime(data / "games" / "wroth-1.save", (1_700_000_000, 1_700_000_000))
    listed = " ".join(inside("play", "--resume", lang="it").stdout.split())
    players, day = r"La tribù Verde · La tribù Blu \(random\)", r"\d{4}-\d\d-\d\d \d\d:\d\d"
    assert re.search(rf"verrix-1 Verrix · {players} · Turno 1 di 12 .* · {day}", listed)
    assert re.search(r"wroth-1 Wroth · Koda · Runen \(random\) · Round 1 · Selezione .* · 2023-11-1", listed)
    assert listed.index("verrix-1") < listed.index("wroth-1")
    assert listed.endswith("Per continuarne una: plancia play --resume verrix-1")


def test_nothing_is_kept_yet(inside):
    done = inside("play", "--resume")
    assert (done.returncode, done.stdout) == (0, "there is no game to go on with: none has been kept yet\n")


def test_a_game_never_answered_leaves_nothing_behind_and_promises_nothing(inside, data):
    done = inside(*WROTH, say="why\nlog\nquit\n")
    assert "--resume" not in done.stdout
    taken_back = inside(*WROTH, say="1\nundo\nquit\n")
    assert "Taken back." in taken_back.stdout
    assert "--resume" not in taken_back.stdout
    assert names(data) == []


def test_the_one_slot_of_earlier_versions_is_found(inside, data):
    match = python.new("wroth", {"koda": "human", "runen": "random"}, "5")
    match.answer(match.decision.options[0])
    data.mkdir(parents=True)
    (data / "last.save").write_text(match.dump(), "utf-8")
    assert "\nlast  Wroth · Koda · Runen (random)" in "\n" + inside("play", "--resume").stdout
    inside("play", "wroth", "--resume", "last", say="1\nquit\n")
    assert python.load((data / "last.save").read_text("utf-8")).hash != match.hash
    inside(*VERRIX, say="1\nquit\n")
    assert "Koda> " in inside("play", "wroth", "--resume", "last").stdout


def test_a_file_of_ones_own_is_left_as_it_is(inside, data, tmp_path):
    inside(*WROTH, say=f"1\nsave {tmp_path / 'mine'}\n")
    before = (tmp_path / "mine").read_bytes()
    inside("play", "wroth", "--resume", tmp_path / "mine", say="1\nquit\n")
    assert (tmp_path / "mine").read_bytes() == before
    assert names(data) == ["wroth-1.save", "wroth-2.save"]


def test_what_cannot_be_read_does_not_hide_the_others(inside, data):
    inside(*WROTH, say="1\nquit\n")
    (data / "games" / "zork.save").write_bytes(b"\xff\xfe")
    (data / "games" / "old.save").write_text("plancia save 1\nstate {}\ngame wroth 1\nseat koda human\nsettings {}\n")
    listed = inside("play", "--resume").stdout
    assert "zork  this cannot be read" in listed
    assert "old  wroth · koda · with packs, or by another version" in listed
    assert "wroth-1  Wroth" in listed


@pytest.mark.skipif(os.name == "nt", reason="folders are made differently there")
def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so_once(inside, data):
    data.parent.mkdir(parents=True)
    data.write_text("a file where the folder should be")
    done = inside(*WROTH, say="1\n1\nquit\n")
    assert done.returncode == 0
    assert done.stdout.count("cannot be kept") == 1
    assert "--resume" not in done.stdout


def finished(inside, tmp_path):
    """A whole game at the terminal."""
    match = python.new("wroth", {"koda": "human", "runen": "random"}, "11")
    said = []
    while not match.over:
        said.append(next(iter(match.names())))
        match.answer(said[-1])
    return inside(*WROTH, say="\n".join([*said, f"record {tmp_path / 'game.record'}", "quit"]) + "\n"), match


def test_a_finished_game_is_recorded_and_every_roll_verified(inside, data, tmp_path):
    done, match = finished(inside, tmp_path)
    assert f"Saved in {tmp_path / 'game.record'}" in done.stdout
    for file in (tmp_path / "game.record", data / "games" / "wroth-1.save", "wroth-1", "last"):
        verified = inside("verify", file)
        assert (verified.returncode, verified.stderr) == (0, ""), file
        assert re.search(r"All \d+ rolls and draws come from the key", verified.stdout)
        assert match.hash in inside("replay", file).stdout
    text = (tmp_path / "game.record").read_text("utf-8")
    cheated = re.sub(
        r"^(chance first-player) (.)$", lambda line: f"{line[1]} {1 - int(line[2])}", text, flags=re.MULTILINE
    )
    (tmp_path / "game.record").write_text(cheated, "utf-8")
    assert inside("verify", tmp_path / "game.record").returncode == 2


def test_a_game_in_progress_shows_the_hash_and_not_the_key(inside, data, tmp_path):
    inside(*WROTH, say=f"1\n1\nrecord {tmp_path / 'a'}\n")
    text = (tmp_path / "a").read_text("utf-8")
    assert "\nfair " in text
    assert "\nkey " not in text
    done = inside("verify", tmp_path / "a", lang="it")
    assert done.returncode == 2


def test_a_record_of_hidden_cards_is_had_when_the_game_is_over(inside, tmp_path):
    done = inside(*VERRIX, say=f"1\nrecord {tmp_path / 'a'}\n")
    assert "The record tells what is hidden" in done.stdout
    assert not (tmp_path / "a").exists()
