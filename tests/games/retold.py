"""A random game told line by line: before, after, what was done, and what the log says of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from plancia.games.voices import voice_of
from plancia.kernel.game import Game
from plancia.kernel.state import Effect, State
from plancia.lab.random_walk import LONGEST, Luck
from plancia.lab.random_walk import table as new_table


class Line(NamedTuple):
    before: Any
    after: Any
    effect: Any
    text: str

    @property
    def numbers(self) -> list[int]:
        """Those the sentence names; none where it says "no" or "nothing"."""
        return [int(number) for number in re.findall(r"(?<![\d/])\d+(?!/)", self.text)]

    @property
    def first(self) -> int:
        return self.numbers[0] if self.numbers else 0


def retold(game: Game, settings: Mapping[str, Any], seed: object, lang: str = "en") -> Iterator[Line]:
    """Every line of a random game, also the quiet ones, between the table before it and the table after it."""
    voice = voice_of(game.name)
    seen: list[tuple[State, State, Effect[Any]]] = []
    g = new_table(game, settings, seed)
    luck, before = Luck(f"retold {seed}"), g.clone()

    def look(now: Any) -> None:
        nonlocal before
        after = now.clone()
        seen.append((before, after, now.log[-1]))
        before = after

    g.watch = look
    for _ in range(LONGEST):
        if g.decision is None:
            break
        luck.answer(g)
        yield from (Line(then, after, effect, voice.tell(g, effect, lang)) for then, after, effect in seen)
        seen.clear()


def played(game: Game, settings: Mapping[str, Any], seed: object) -> Any:
    """A random game to its end, with its log."""
    g, luck = new_table(game, settings, seed), Luck(f"retold {seed}")
    while g.decision is not None:
        luck.answer(g)
    return g
