"""Random play to look at: the same seed gives the same game on every machine."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from plancia.kernel import engine
from plancia.kernel.chance import below, key_of
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.game import Game, new_table
from plancia.kernel.state import State
from plancia.kernel.view import SPECTATOR
from plancia.kernel.written.save import dump

LONGEST = 20_000  # answers; a game that needs more does not end


class Luck:
    """Chance of our own, for choices that are not part of a game."""

    def __init__(self, seed: object) -> None:
        self.key = key_of(str(seed))
        self.draws = 0

    def below(self, n: int) -> int:
        value, self.draws = below(self.key, self.draws, n)
        return value

    def question(self, g: State) -> Decision:
        """One of the questions that wait: seats asked together answer in any order."""
        waiting = engine.pending(g)
        return waiting[self.below(len(waiting))]

    def option(self, asked: Decision) -> int:
        return asked.options[self.below(len(asked.options))]

    def answer(self, g: State) -> None:
        asked = self.question(g)
        engine.answer(g, self.option(asked), asked.by)

    def order(self, g: State) -> None:
        """A standing order for the question that waits, or none any more."""
        asked = self.question(g)
        if asked.by == CHANCE:
            return
        topics = (asked.rule, *asked.about)
        about = topics[self.below(len(topics))]
        ordered = about in g.orders.get(asked.by, {})
        engine.order(g, asked.by, about, None if ordered else self.option(asked))


def table(game: Game, settings: Mapping[str, Any], seed: object) -> State:
    """A table in play that keeps everything: reasons, log and journal."""
    g = new_table(game, settings, key_of(str(seed)))
    game.begin(g)
    return g


def walk(
    game: Game, settings: Mapping[str, Any], seed: object, looks: int, stride: int = 0, bare: bool = False
) -> Iterator[State]:
    """A table at some of the questions of a random game, `looks` at most, and at its end.

    One question in `stride` on average; 0: the seed says how many, from all to one in twelve. `bare`: without reasons,
    log and journal, as in search. Whoever looks must leave the table as it is.
    """
    g = table(game, settings, seed)
    if bare:
        g = g.clone()
        engine.advance(g)
    luck = Luck(f"walk {seed}")
    every = 1 + luck.below(12)
    while g.decision is not None and looks:
        if luck.below(stride or every) == 0:
            looks -= 1
            yield g
        if luck.below(40) == 0:
            luck.order(g)
        if g.decision is not None:
            luck.answer(g)
    if g.decision is None:
        yield g


def play_on(g: State, luck: Luck, answers: int) -> None:
    while g.decision is not None and g.decision.by != CHANCE and answers:
        luck.answer(g)
        answers -= 1


def seats_of(g: State) -> list[int]:
    """Those who look at it."""
    return [*(g.game.seats.index(name) for name in g.settings["seats"]), SPECTATOR]


def text_of(g: State) -> str:
    """Everything that is true at the table, with the questions that wait."""
    return json.dumps([dump(g), [question(asked) for asked in engine.pending(g)]], sort_keys=True)


def question(asked: Decision | None) -> list[Any]:
    """All that a seat is told of a question."""
    if asked is None:
        return []
    refused = sorted((asked.refused or {}).items())
    bounds = [asked.least, asked.most, asked.several, list(asked.picked)]
    return [asked.by, asked.kind, asked.rule, asked.options, refused, bounds]
