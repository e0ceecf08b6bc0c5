from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from plancia.games.wroth.rules.units.reactions import reactions
from plancia.kernel.state import Effect
from plancia.lab.fuzz.run import fuzz, guide_to, rare, report
from plancia.lab.fuzz.trouble import see_again


@pytest.mark.parametrize(("game", "decisions"), [("wroth", 18_000), ("verrix", 5_000), ("nova-aetas", 8_000)])
def test_random_play_breaks_nothing_and_meets_nearly_everything(game: str, decisions: int) -> None:
    outcome = fuzz(game, decisions, seed=1)
    everything = guide_to(game).wishes()
    assert outcome.trouble is None, outcome.trouble.text
    assert outcome.decisions == decisions
    assert len(rare(outcome, everything, 1)) < len(everything) / 5
    assert set(outcome.met) - set(everything) <= {item for item in outcome.met if item.startswith("line ")}
    assert "least often" in report(outcome, everything, 1, 1.0)


def test_the_same_seed_plays_the_same_games_however_many_work() -> None:
    alone, together, other = fuzz("wroth", 1500, 3, jobs=1), fuzz("wroth", 1500, 3, jobs=2), fuzz("wroth", 1500, 4)
    assert alone.met == together.met
    assert alone.decisions == together.decisions
    assert alone.met != other.met


def plant(monkeypatch: pytest.MonkeyPatch, reaction: Any) -> None:
    monkeypatch.setattr("plancia.games.wroth.game.reactions", reaction)


def test_a_planted_violation_is_caught_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def makes_corra_of_nothing(g: Any, stirred: Any) -> Any:
        g.corra[g.humans[0]] += 1
        return reactions(g, stirred)

    plant(monkeypatch, makes_corra_of_nothing)
    outcome = fuzz("wroth", 15_000, seed=1)
    assert outcome.trouble is not None
    told = outcome.trouble.write(tmp_path)
    (record,) = tmp_path.iterdir()
    assert record.read_text("utf-8").startswith("plancia record 1\n")
    assert "violation: W-CORRA-01" in told
    assert f"--replay {record} --key {outcome.trouble.seed} --then" in told
    wrong = see_again(record, outcome.trouble.seed, outcome.trouble.then)
    assert wrong == outcome.trouble.text
    monkeypatch.undo()
    assert see_again(record, outcome.trouble.seed, outcome.trouble.then) is None


class Mint(Effect[Any]):
    """Corra out of nothing, or back into it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, g: Any) -> None:
        g.corra[g.humans[0]] += self.n


def test_what_is_wrong_between_two_effects_is_caught_though_it_is_mended_before_anybody_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def mints_and_melts(g: Any, stirred: Any) -> Any:
        g.do(Mint(1))
        g.do(Mint(-1))
        return reactions(g, stirred)

    plant(monkeypatch, mints_and_melts)
    outcome = fuzz("wroth", 15_000, seed=1)
    assert outcome.trouble is not None
    assert outcome.trouble.text.startswith("W-CORRA-01")
    assert outcome.trouble.text.endswith("(after Mint)")


def test_a_planted_crash_is_a_violation_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crashes(g: Any, stirred: Any) -> Any:
        raise KeyError("planted")

    plant(monkeypatch, crashes)
    outcome = fuzz("wroth", 15_000, seed=2)
    assert outcome.trouble is not None
    assert outcome.trouble.text.endswith("KeyError: 'planted'")
    outcome.trouble.write(tmp_path)
    (record,) = tmp_path.iterdir()
    again = see_again(record, outcome.trouble.seed, outcome.trouble.then)
    assert again is not None
    assert again.endswith("KeyError: 'planted'")
