"""A game between bots, and what the mind of its title promised on the way."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from plancia.bots.review.chances import name_of
from plancia.bots.review.worlds import key_for, world
from plancia.bots.search import play_on
from plancia.games.shelf import titles
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.state import State

MOMENTS = 6  # of each game
WORLDS = 12


class Piece(NamedTuple):
    """One game of a series; `ends`: its moments are also played on to the end of the game."""

    game: str
    number: int
    seed: str
    ends: bool


class Moment(NamedTuple):
    """By world: what the mind says where rollouts end, by seat, and whether the game was over there; and who won."""

    worlds: list[list[float]]
    over: list[bool]
    won: list[float]


class Game(NamedTuple):
    name: str
    together: bool
    moments: list[Moment]
    ends: list[Moment]


def watch(piece: Piece) -> Game:
    """Everybody plays by rules of thumb; what is agreed goes through all modes in turn."""
    title = titles()[piece.game]
    game, mind, seed = title.part("game"), title.part("mind"), f"{piece.seed} {piece.number}"
    g = game.table(game.any_settings(Random(seed), piece.number))
    g.key = key_of(seed)
    game.begin(g)
    seats, states = [game.seats.index(name) for name in g.settings["seats"]], list[State]()
    while g.decision is not None:
        if len(g.decision.options) > 1:
            states.append(g.clone())
        by = g.decision.by
        engine.answer(g, mind.thumb(g, by), by)
    won = [mind.value(g, seat) for seat in seats]
    chosen = Random(seed).sample(states, min(MOMENTS, len(states)))

    def seen(state: State, number: int, to_the_end: bool) -> Moment:
        worlds, over, thinking = list[list[float]](), list[bool](), key_for(seed, number)
        for nth in range(WORLDS):
            twin = world(state, key_for(seed, number, nth))
            play_on(mind, twin, thinking, mind.boundary(twin), 0)
            while to_the_end and twin.decision is not None:
                play_on(mind, twin, thinking, mind.boundary(twin), 0)
            worlds.append([mind.value(twin, seat) for seat in seats])
            over.append(twin.decision is None)
        return Moment(worlds, over, won)

    together = bool(game.together(g))
    moments = [seen(state, number, False) for number, state in enumerate(chosen)]
    ends = [seen(state, number, True) for number, state in enumerate(chosen)] if piece.ends else []
    return Game(name_of(len(seats), together), together, moments, ends)
