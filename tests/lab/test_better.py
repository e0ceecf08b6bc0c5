"""Which of two bots is better: pairs of the same deal, until it is clear."""

from __future__ import annotations

import pytest

from plancia.lab.arena.better import BATCH, Contest, contest, pairs
from plancia.lab.arena.play import Played
from plancia.lab.arena.run import BadSeries


@pytest.mark.parametrize("players", [2, 4])
def test_a_pair_is_one_deal_with_each_bot_in_each_place(players: int) -> None:
    for pair in pairs("wroth", "thumb", "random", players, 6, 1):
        assert len(pair.games) == players
        assert len({game.seed for game in pair.games}) == 1
        assert len({game.factions for game in pair.games}) == 1
        assert sorted(game.bots.index("thumb") for game in pair.games) == [*range(players)]
        assert all(game.bots.count("thumb") == 1 for game in pair.games)


def test_it_stops_as_soon_as_it_is_clear() -> None:
    plan = pairs("wroth", "thumb", "random", 2, 200, 1)
    found = contest(plan, "thumb", "random", 1)
    assert found.evidence > 0
    assert found.settled
    assert found.won + found.lost + found.even <= 4 * BATCH
    assert "thumb is better than random" in found.report()


def test_it_says_so_where_one_is_worse_or_nothing_is_clear() -> None:
    assert "not clearly better" in Contest("a", "b", won=3, lost=20).verdict()
    assert "not yet clear" in Contest("a", "b", won=5, lost=3).verdict()


def test_a_pair_is_won_by_whoever_wins_more_of_its_games_than_an_equal_share() -> None:
    (pair,) = pairs("wroth", "thumb", "random", 2, 1, 1)
    found = Contest("thumb", "random")
    for shares, counts in (((1.0, 1.0), (1, 0, 0)), ((1.0, 0.0), (1, 0, 1)), ((0.0, 0.5), (1, 1, 1))):
        played = []
        for game, share in zip(pair.games, shares, strict=True):
            won = tuple(share if bot == "thumb" else 1 - share for bot in game.bots)
            played.append(Played(game, won, (), 5, 100))
        found.add(played)
        assert (found.won, found.lost, found.even) == counts


def test_nobody_plays_alone_where_all_win_together() -> None:
    with pytest.raises(BadSeries):
        pairs("nova-aetas", "thumb", "random", 2, 1, 1)
