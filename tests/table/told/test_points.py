"""How points came, round by round."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from plancia.games.voices import voice_of
from plancia.kernel.procedure import EVERYONE
from plancia.kernel.state import ROUND
from tests.table.playing import Play, bot, solo, verrix, wroth


def some() -> list[Play]:
    seats, tribes = ("koda", "runen", "guild"), ("blue", "green", "violet")
    return [
        wroth(None, **{seat: bot() for seat in seats}),
        verrix(None, **{seat: bot() for seat in tribes}),
        solo(koda=bot()),
    ]


def won_in(play: Play) -> list[Counter[str]]:
    """What the log says that each side won in each round; before the first, in setting up."""
    g, voice = play.table.state, voice_of(play.table.game.name)
    found = [Counter[str]()]
    for effect in g.log or []:
        if voice.level(effect) == ROUND:
            found.append(Counter())
        for upshot in voice.upshots(g, effect):
            if upshot.what[0] == "vp":
                side = "humans" if upshot.seat == EVERYONE else g.game.seats[upshot.seat]
                found[-1][side] += upshot.sign * upshot.n
    return found


@pytest.mark.parametrize("number", range(3))
def test_the_points_of_a_round_are_what_the_log_says_was_won_in_it(number: int) -> None:
    play = some()[number]
    play.random(10_000)
    shown = play.table.seen(None, "it", 0)
    rounds, won = shown["rounds"], won_in(play)
    assert rounds[-1]["points"] == shown["result"]["vp"]
    assert len(rounds) == len(won) - 1 > 1
    for (before, after), gains in zip(pairwise(rounds), won[2:], strict=True):
        assert before["title"] != after["title"]
        assert before["number"] <= after["number"]
        for side, points in after["points"].items():
            assert points - before["points"][side] == gains[side]


def test_a_game_that_goes_on_tells_none() -> None:
    play = some()[0]
    play.random(5)
    assert "rounds" not in play.table.seen(None, "it", 0)
