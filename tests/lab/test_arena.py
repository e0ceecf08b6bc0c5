from __future__ import annotations

from collections import Counter

import pytest

from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.state.state import Verrix
from plancia.lab.arena.balance import balance_report, plan
from plancia.lab.arena.play import Played, begun
from plancia.lab.arena.run import BadSeries, against_the_ai, arena_report, coop_report, play_all, scenarios, standard
from plancia.lab.arena.series import seatings
from plancia.lab.arena.tables import by_bot, by_faction, by_place


def test_the_design_is_balanced() -> None:
    games = seatings("wroth", ("a", "b", "c"), 30, seed=1)
    chairs = [(game.bots[place], place, game.factions[place]) for game in games for place in range(3)]
    assert set(Counter((bot, place) for bot, place, _ in chairs).values()) == {10}
    assert set(Counter((bot, faction) for bot, _, faction in chairs).values()) == {6}
    assert set(Counter((place, faction) for _, place, faction in chairs).values()) == {6}
    assert len({game.seed for game in games}) == 30
    assert all(len(set(game.factions)) == 3 for game in games)


@pytest.mark.parametrize("game", ["wroth", "verrix"])
def test_the_same_seed_plays_the_same_series_however_many_work(game: str) -> None:
    games = standard(game, ["random", "random"], 4, seed=1)
    assert play_all(games, jobs=1) == play_all(games, jobs=2)


@pytest.mark.parametrize("game", ["wroth", "verrix"])
def test_thumb_beats_random_and_the_report_says_so(game: str) -> None:
    played = play_all(standard(game, ["thumb", "random"], 10, seed=1), jobs=1)
    assert by_bot(played)["thumb"].share > 0.8
    text = arena_report(played)
    assert "thumb against random" in text
    assert "10 games" in text


def test_a_shared_victory_is_a_fraction_for_each() -> None:
    seating = seatings("wroth", ("random", "thumb"), 1, seed=1)[0]
    played = [Played(seating, (0.5, 0.5), (31, 31), 6, 100), Played(seating, (1.0, 0.0), (31, 20), 5, 90)]
    assert by_bot(played)["random"].share == 0.75
    assert by_place(played)["2."].share == 0.25
    assert sum(share.won for share in by_faction(played).values()) == 2


def test_against_the_ai_every_cell_is_reported() -> None:
    played = play_all(
        against_the_ai("wroth", ["random"], (1, 2), 1, 1, list(scenarios("wroth", ai="koda").values())), jobs=1
    )
    assert len(played) == 6
    text = coop_report(played)
    assert [line.split()[:2] for line in text.splitlines() if "KOD-2" in line] == [["KOD-2", "1"], ["KOD-2", "2"]]


def test_balance_covers_factions_and_scenarios() -> None:
    played = play_all(plan("wroth", "random", 6, seed=1), jobs=1)
    assert len(played) == 3 * 6 + 60
    text = balance_report(played)
    assert "4 players" in text
    assert "RUN-3" in text
    assert " !" in text  # random play wins no scenario


def test_balance_of_verrix_covers_tribes_and_every_number_of_players() -> None:
    played = play_all(plan("verrix", "random", 5, seed=1), jobs=1)
    assert [len(game.won) for game in played] == [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
    text = balance_report(played)
    assert "5 players" in text
    assert sum(line.strip().startswith("violet") for line in text.splitlines()) == 4
    assert "AI" not in text


def test_who_is_first_in_the_design_begins() -> None:
    seating = seatings("verrix", ("random", "random", "random"), 1, seed=1)[0]
    g = begun(seating)
    assert isinstance(g, Verrix)
    assert TRIBES[g.order[0]] == seating.factions[0]


def test_a_series_that_cannot_be_played_says_why() -> None:
    with pytest.raises(BadSeries, match="no bot 'nobody'"):
        standard("wroth", ["nobody", "random"], 1, 1)
    with pytest.raises(BadSeries, match="W-GEN-04"):
        standard("wroth", ["random"], 1, 1)
    with pytest.raises(BadSeries, match="V-A-35"):
        standard("verrix", ["random"], 1, 1)
    with pytest.raises(BadSeries, match="XXX-1"):
        scenarios("wroth", "XXX-1")
    with pytest.raises(BadSeries, match="from 1 to 4"):
        against_the_ai("wroth", ["random"], (5,), 1, 1, [scenarios("wroth")["KOD-1"]])
    with pytest.raises(BadSeries, match="against the game itself"):
        scenarios("verrix")
    with pytest.raises(BadSeries, match="all win or lose together"):
        standard("nova-aetas", ["random", "random"], 1, 1)
