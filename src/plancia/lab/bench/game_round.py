"""One round of a title of ours: four players, all at random. Called as `CORE SECONDS TITLE`."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from plancia.games.shelf import titles
from plancia.kernel import asking, engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.procedure import ASK, Body, Step, kinds_of_procedure, steps_of
from plancia.kernel.view import View
from plancia.kernel.written.record import write_record
from plancia.kernel.written.save import dump
from plancia.lab.bench.clock import main, microseconds, pace, picker
from plancia.lab.compiled import is_compiled
from plancia.table.match import Match
from plancia.table.opening.beginning import new

COUNTED = 48  # games


class Round:
    def __init__(self, game: Game) -> None:
        self.game = game

    def seats(self, number: int) -> list[str]:
        names = self.game.seats
        return [names[(number + place) % len(names)] for place in range(4)]

    def settings(self, number: int) -> dict[str, Any]:
        return {"seats": self.seats(number)}

    def table(self, number: int) -> Any:
        g = self.game.table(self.settings(number))
        g.key = key_of(number)
        self.game.begin(g)
        return g

    def play(self, number: int) -> int:
        """A whole game; counts the answers of the players."""
        pick = picker(number)
        answer = engine.answer
        g = self.table(number)
        answers = 0
        asked = g.decision
        while asked is not None:
            answer(g, pick(asked.options))
            answers += 1
            asked = g.decision
        return answers

    def counts(self, games: int) -> Counter[str]:
        """What was decided in so many games: where there was a choice, what the players answered, and all, with the
        questions that have one answer and that the engine answers itself."""
        found: Counter[str] = Counter()
        with listening(self.game, found):
            for number in range(games):
                pick = picker(number)
                g = self.table(number)
                while g.decision is not None:
                    found["choices"] += len(g.decision.options) > 1
                    found["answers"] += 1
                    engine.answer(g, pick(g.decision.options))
        found["decisions"] += found["answers"]
        return found

    def in_the_middle(self, number: int) -> Any:
        pick = picker(number)
        g = self.table(number)
        for _ in range(150):
            if g.decision is not None:
                engine.answer(g, pick(g.decision.options))
        return g

    def finished_match(self) -> Match:
        return new(self.game.name, dict.fromkeys(self.seats(0), "random"), seed=1)

    def megabytes(self) -> float:
        """A finished match of four with all its history, beyond what every match shares."""
        self.finished_match()
        gc.collect()
        tracemalloc.start()
        match = self.finished_match()
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert match.over
        return kept / 1e6

    def measure(self, seconds: float) -> dict[str, Any]:
        tables = [g for g in map(self.in_the_middle, range(200)) if g.decision is not None]
        match = self.finished_match()
        counts = self.counts(COUNTED)
        short = seconds / 4
        return {
            "compiled": is_compiled(),
            "pace": pace(self.play, seconds) * counts["decisions"] / counts["answers"],
            "asked": counts["answers"] / counts["decisions"],
            "choice": counts["choices"] / counts["decisions"],
            "clone": microseconds(lambda g: g.clone(), tables, short),
            "step": microseconds(answer_on_a_clone, tables, short),
            "view": microseconds(lambda g: View(g, g.decision.by), tables, short),
            "view_json": microseconds(lambda g: View(g, g.decision.by).as_json(), tables, short),
            "dump": microseconds(dump, tables, short),
            "record": microseconds(lambda g: write_record(g, {}), [match.state], short),
            "megabytes": self.megabytes(),
        }


@contextmanager
def listening(game: Game, found: Counter[str]) -> Iterator[None]:
    """Count the questions that the engine answers itself."""
    steps = {step for kind in kinds_of_procedure(game).values() for step in steps_of(kind) if step.kind == ASK}
    bodies = {step: step.body for step in steps}
    for step, body in bodies.items():
        step.body = _counted(step, body, found)
    try:
        yield
    finally:
        for step, body in bodies.items():
            step.body = body


def _counted(step: Step, body: Body, found: Counter[str]) -> Body:
    def count(procedure: Any, g: Any) -> Decision | None:
        asked: Decision | None = body(procedure, g)
        if asked is not None and not asked.several and asking.is_forced(step, asked):
            found["decisions"] += 1
        return asked

    return count


def answer_on_a_clone(g: Any) -> None:
    twin = g.clone()
    engine.answer(twin, twin.decision.options[0])


if __name__ == "__main__":
    main(titles()[sys.argv[3]].part("bench").round().measure)
