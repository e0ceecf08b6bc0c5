"""One round of Wroth: four players in standard mode, all at random."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

from clock import main, microseconds, pace, picker  # type: ignore[import-not-found]

from plancia.games.wroth.box import FACTIONS
from plancia.games.wroth.game import GAME
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.record import write_record
from plancia.kernel.save import dump
from plancia.kernel.view import View
from plancia.lab.compiled import is_compiled
from plancia.table.match import Match, new


def seats(number: int) -> list[str]:
    return [FACTIONS[(number + place) % 5] for place in range(4)]


def table(number: int) -> Any:
    g = GAME.table({"seats": seats(number)})
    g.key = key_of(number)
    GAME.begin(g)
    return g


def play(number: int) -> int:
    """A whole game; counts answers. Questions with one answer are not asked."""
    pick = picker(number)
    answer = engine.answer
    g = table(number)
    answers = 0
    asked = g.decision
    while asked is not None:
        answer(g, pick(asked.options))
        answers += 1
        asked = g.decision
    return answers


def share_with_a_choice(number: int) -> float:
    """The end of a turn is asked even when nothing else is left."""
    pick = picker(number)
    g = table(number)
    answers = choices = 0
    while g.decision is not None:
        choices += len(g.decision.options) > 1
        engine.answer(g, pick(g.decision.options))
        answers += 1
    return choices / answers


def in_the_middle(number: int) -> Any:
    pick = picker(number)
    g = table(number)
    for _ in range(150):
        if g.decision is not None:
            engine.answer(g, pick(g.decision.options))
    return g


def answer_on_a_clone(g: Any) -> None:
    twin = g.clone()
    engine.answer(twin, twin.decision.options[0])


def finished_match() -> Match:
    return new("wroth", dict.fromkeys(seats(0), "random"), seed=1)


def megabytes() -> float:
    """A finished match of four with all its history, beyond what every match shares."""
    finished_match()
    gc.collect()
    tracemalloc.start()
    match = finished_match()
    gc.collect()
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match.over
    return kept / 1e6


def measure(seconds: float) -> dict[str, Any]:
    tables = [g for g in map(in_the_middle, range(200)) if g.decision is not None]
    match = finished_match()
    short = seconds / 4
    return {
        "compiled": is_compiled(),
        "pace": pace(play, seconds),
        "choice": sum(map(share_with_a_choice, range(5))) / 5,
        "clone": microseconds(lambda g: g.clone(), tables, short),
        "step": microseconds(answer_on_a_clone, tables, short),
        "view": microseconds(lambda g: View(g, g.decision.by), tables, short),
        "view_json": microseconds(lambda g: View(g, g.decision.by).as_json(), tables, short),
        "dump": microseconds(dump, tables, short),
        "record": microseconds(lambda g: write_record(g, {}), [match.state], short),
        "megabytes": megabytes(),
    }


if __name__ == "__main__":
    main(measure)
