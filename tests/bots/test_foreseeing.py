"""Bots do not foresee chance: what they choose does not hang on the dice that will fall."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.bots import bot_named
from plancia.games.shelf import game_named
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.view import View

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("wroth", {"seats": ["koda", "runen"]}),
    ("verrix", {"seats": ["green", "blue"]}),
    ("nova-aetas", {"seats": ["one", "two"], "play": "mission", "mission": "M1"}),
]


@pytest.mark.parametrize(("game", "settings"), TABLES)
@pytest.mark.parametrize("kind", ["random", "thumb"])
def test_a_bot_chooses_the_same_whatever_dice_will_fall(game: str, settings: dict[str, Any], kind: str) -> None:
    rules = game_named(game)
    g = rules.table(settings)
    g.key = key_of(f"{game} {kind}")
    rules.begin(g)
    for number in range(60):
        if g.decision is None:
            break
        by = g.decision.by
        chosen = {
            bot_named(kind, number).choose(View(table, by))
            for table in (g, *(g.fork(key_of(f"other dice {other}")) for other in range(3)))
        }
        assert len(chosen) == 1, f"{g.decision} is answered by {chosen}"
        engine.answer(g, chosen.pop(), by)
