"""plancia verify and plancia report, as a person runs them."""

from __future__ import annotations

import pytest

from plancia.table.opening.report import write_report
from tests.table.playing import KEY, Play, person, sit, tolls, wroth


@pytest.fixture(scope="module")
def record():
    play = wroth()
    play.random(10_000)
    return play.table.record()


def test_a_fair_record_is_verified(inside, record, tmp_path):
    file = tmp_path / "fair.record"
    file.write_text(record, "utf-8")
    rolls = record.count("\nchance ")
    english, italian = inside("verify", file), inside("verify", file, lang="it")
    assert english.returncode == italian.returncode == 0
    assert english.stdout == f"All {rolls} rolls and draws come from the key whose hash was shown before.\n"
    assert italian.stdout.startswith(f"Tutti i {rolls} tiri vengono dalla chiave")


@pytest.mark.parametrize(
    ("change", "line", "english", "italian"),
    [
        (("chance action-dice mine", "chance action-dice battle"), 0, "chance did not say this", "non ha detto questo"),
        ((f"key {KEY}", f"key {KEY[2:]}cd"), -1, "not the key whose hash", "non è la chiave la cui impronta"),
        ((f"key {KEY}\n", ""), None, "does not tell its key yet", "non dice ancora la sua chiave"),
        (("fair ", "foul "), 6, "cannot be played", "non si può giocare"),
    ],
)
def test_an_edited_record_is_found_out(inside, record, tmp_path, change, line, english, italian):
    file = tmp_path / "foul.record"
    assert change[0] in record
    text = record.replace(*change, 1)
    file.write_text(text, "utf-8")
    if line == 0:
        line = record[: record.index(change[0])].count("\n") + 1
    elif line == -1:
        line = record.count("\n")
    for lang, said in (("en", english), ("it", italian)):
        done = inside("verify", file, lang=lang)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert said in done.stderr
        assert line is None or f" {line}:" in done.stderr


def test_a_record_without_a_hash_has_nothing_to_verify(inside, tmp_path):
    import plancia

    file = tmp_path / "old.record"
    file.write_text(plancia.new("wroth", {"koda": "random", "runen": "random"}, seed=1).record(), "utf-8")
    assert "shows no hash of a key" in inside("verify", file).stderr
    assert "nulla da verificare" in inside("verify", file, lang="it").stderr


def test_a_branch_says_what_it_takes_on_trust(inside, tmp_path):
    old = sit("wroth", {"koda": person()}, ai="guild", scenario="GUI-1")
    old.random(30)
    new = Play(old.table.branch(25, "cd" * 32), "branch")
    new.random(10_000)
    file = tmp_path / "branch.record"
    file.write_text(new.table.record(), "utf-8")
    assert "taken on trust" in inside("verify", file).stdout
    assert "sulla parola" in inside("verify", file, lang="it").stdout


def test_a_report_opens_at_the_same_table(inside, tmp_path):
    play = wroth()
    play.random(40)
    file = tmp_path / "a.report"
    file.write_text(write_report(play.table, "koda", "Is this right?"), "utf-8")
    shown = inside("report", file)
    assert shown.returncode == 0
    assert "A bug report about wroth" in shown.stdout
    assert "It says: Is this right?" in shown.stdout
    assert f"[{play.table.waiting()[0]['rule']}]" in shown.stdout
    assert "┌" in shown.stdout
    italian = inside("report", file, "--plain", lang="it")
    assert "Dice: Is this right?" in italian.stdout
    assert "┌" not in italian.stdout


def test_a_report_is_played_on(inside, tmp_path):
    play = wroth()
    play.random(40)
    file = tmp_path / "a.report"
    file.write_text(write_report(play.table, None), "utf-8")
    option = play.options()[0]
    played = inside("report", file, "--play", say=f"{option}\nundo\nquit\n")
    assert played.returncode == 0
    assert "Taken back." in played.stdout or "undo" in played.stdout


def test_bad_reports_are_one_line(inside, tmp_path):
    play = wroth()
    play.random(5)
    good = write_report(play.table, "koda")
    file = tmp_path / "bad.report"
    for text in ("", "hello\n", good[:-10], good.replace("entry", "enter", 1)):
        file.write_text(text, "utf-8")
        for lang in ("en", "it"):
            done = inside("report", file, lang=lang)
            assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_a_report_of_a_game_that_has_no_face(inside, tmp_path):
    file = tmp_path / "tolls.report"
    file.write_text(write_report(tolls().table, "north"), "utf-8")
    assert "cannot be shown in a terminal" in inside("report", file).stderr
