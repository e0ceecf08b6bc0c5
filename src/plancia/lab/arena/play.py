"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from plancia.bots import Bot, bot_named
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.state import State
from plancia.kernel.view import View
from plancia.lab.arena.series import Seating, series_of

PATIENT = 0.0  # a bot takes the time it needs, so that a series can be repeated
HUMANS = "humans"  # all who play against the game, in its result


class Played(NamedTuple):
    """A seating and what became of it; a shared victory counts as a fraction for each winner."""

    seating: Seating
    won: tuple[float, ...]  # by place in the turn order
    vp: tuple[int, ...]  # none where a game counts none
    rounds: int
    decisions: int


def begun(seating: Seating) -> State:
    """The table at its first question."""
    game = game_named(seating.game)
    g = game.table(seating.settings())
    g.key = key_of(seating.seed)
    first = series_of(seating.game).first
    g.script = {first: [0]} if first else None  # the turn order is the design's
    game.begin(g)
    return g


def played_out(g: State, bots: Mapping[int, Bot]) -> int:
    """To its end; how many decisions it took."""
    decisions = 0
    while g.decision is not None:
        by = g.decision.by
        engine.answer(g, bots[by].choose(View(g, by)), by)
        decisions += 1
    return decisions


def play(seating: Seating) -> Played:
    game = game_named(seating.game)
    g = begun(seating)
    bots = {}
    for bot, faction in zip(seating.bots, seating.factions, strict=True):
        bots[game.seats.index(faction)] = bot_named(bot, f"{seating.seed} {faction}", PATIENT)
    decisions = played_out(g, bots)
    result = game.result(g)
    assert result is not None
    winners, points = result["winners"], result.get("vp", {})
    if seating.against:
        won = (1 / len(winners) if HUMANS in winners else 0.0,) * len(seating.bots)
        vp = (points[HUMANS], *[n for side, n in points.items() if side != HUMANS])
    else:
        won = tuple(1 / len(winners) if faction in winners else 0.0 for faction in seating.factions)
        vp = tuple(points[faction] for faction in seating.factions if faction in points)
    return Played(seating, won, vp, result["rounds"], decisions)
