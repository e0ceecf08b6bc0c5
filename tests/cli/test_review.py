"""plancia review: a finished game in the terminal, and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.review.games import begun, record, thrown_away


@pytest.fixture
def lost(tmp_path):
    file = tmp_path / "lost.record"
    file.write_text(record(thrown_away()), "utf-8")
    return file


def test_a_review_is_printed(inside, lost):
    shown = " ".join(inside("review", lost).stdout.split())
    assert "Koda 100 %" in shown
    assert "Better was: “Battle:" in shown
    assert "plancia replay FILE --until 0" in shown
    assert "100 % is always the best answer" in shown


def test_it_is_printed_in_italian(inside, lost):
    shown = " ".join(inside("review", lost, lang="it").stdout.split())
    assert "Meglio era: «Battaglia:" in shown
    assert "scelte proprie −100" in shown


def test_programs_get_the_same_as_json(inside, lost):
    told = json.loads(inside("review", lost, "--json").stdout)
    koda = next(each for each in told["seats"] if each["seat"] == "koda")
    assert (told["complete"], koda["curve"][0], koda["curve"][-1]) == (True, 1.0, 0.0)
    parts = koda["luck"]["value"] + koda["own"]["value"] + koda["others"]["value"]
    assert abs(parts - (koda["final"] - koda["initial"])) < 1e-9


def test_a_game_that_is_not_over_cannot_be_reviewed(inside, tmp_path):
    file = tmp_path / "begun.record"
    file.write_text(record(begun("wroth", {"seats": ["koda", "runen"]})), "utf-8")
    done = inside("review", file)
    assert (done.returncode, "is not over yet" in done.stderr) == (2, True)


def test_the_page_tells_every_field(inside, lost):
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")
    told = json.loads(inside("review", lost, "--json").stdout)
    told_of = (told, told["seats"][0], told["seats"][0]["luck"], told["turning"][0])
    fields = {field for each in told_of for field in each}
    assert [field for field in fields if f"`{field}`" not in page] == []
