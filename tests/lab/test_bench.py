from __future__ import annotations

import sys
from pathlib import Path

import pytest

import plancia
from plancia.games.shelf import titles
from plancia.games.title import Title
from plancia.lab.bench import beside
from plancia.lab.bench.report import report
from plancia.lab.bench.run import CATAN, CHESS, OURS, Bench, Engine, one_round

WROTH, COMPILED = "Wroth", "Wroth compiled"
SOURCES = str(Path(plancia.__file__).parents[1])


@pytest.mark.parametrize("title", [title for title in titles().values() if title.has("bench")], ids=lambda it: it.name)
def test_a_round_measures_everything(title: Title) -> None:
    here = Engine(title.title, Path(sys.executable), OURS, SOURCES, title.name)
    measured = one_round(here, -1, 0.1)
    assert measured["pace"] > 1000
    assert 0.3 < measured["choice"] <= measured["asked"] < 1
    for cost in ("clone", "step", "view", "view_json", "dump", "record"):  # which is more, a busy machine may get wrong
        assert measured[cost] > 0
    assert measured["megabytes"] < 2


def round_of(pace: float, clone: float) -> dict[str, float]:
    return {"pace": pace, "asked": 0.8, "choice": 0.5, "clone": clone, "step": 9, "view": 40, "megabytes": 0.3}


def empty_bench() -> Bench:
    bench, here = Bench(), Path(sys.executable)
    bench.engines = {
        WROTH: Engine(WROTH, here, "", game="wroth"),
        COMPILED: Engine(COMPILED, here, "", game="wroth", is_compiled=True),
    }
    return bench


def test_the_report_compares_the_best_rounds_with_what_is_wanted() -> None:
    bench = empty_bench()
    bench.rounds = {
        WROTH: [round_of(90_000, 5), round_of(70_000, 15)],
        COMPILED: [round_of(100_000, 5)],
        CATAN: [round_of(20_000, 50)],
        CHESS: [round_of(20_000, 1)],
    }
    bench.notes = ["a note"]
    text = report(bench)
    assert "pass  Wroth: 4.5 times Catanatron, at least 4" in text
    assert "FAIL  Wroth compiled: 5.0 times Catanatron, at least 12" in text
    assert "pass  Wroth: clone 5.0, at most 12" in text
    assert "FAIL  Wroth compiled: clone 5.0, at most 4" in text
    assert "90,000 (80,000)     4.5 x     72,000, 80%     3.6 x         45,000, 50%     4.5 x" in text
    assert text.endswith("a note")


def test_without_the_others_nothing_is_compared() -> None:
    bench = empty_bench()
    bench.rounds = {WROTH: [round_of(90_000, 5)]}
    assert "Catanatron, at least" not in report(bench)


def test_beside_itself_a_title_plays_the_same_games() -> None:
    found = beside.one(titles()["wroth"], "", Path(SOURCES), Path(SOURCES), 2, 0.1)
    assert found.alike
    assert len(found.here) == len(found.there) == 2
    assert 0.2 < found.ratio < 5


def test_the_report_says_where_other_games_were_played() -> None:
    same, other = ([100.0, 120.0], [100.0, 100.0], True), ([90.0], [100.0], False)
    lines = beside.report([beside.Beside("Wroth", *same), beside.Beside("Verrix", *other)]).splitlines()
    assert lines[1].split() == ["Wroth", "120", "100", "1.100", "1.200"]
    assert lines[2].split() == ["Verrix", "90", "100", "0.900", "0.900", "not", "the", "same", "games"]
