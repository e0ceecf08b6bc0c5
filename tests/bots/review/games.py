"""Games that are over, to be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.bots.review.course import Finished
from plancia.bots.review.worlds import Depth
from plancia.games.shelf import titles
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE
from plancia.kernel.game import new_table
from plancia.kernel.written.record import begin, option_named, write_record

SHORT = {"nova-aetas": {"play": "mission"}}
BRIEFLY = Depth(worlds=2, look=6, glance=2, replies=2)

# Koda wins with the last die: three VP and control of region 2. Without them Runen has the 30.
LAST_DIE = """
game = "wroth"
round = 5
phase = "actions"
active = "koda"
tokens = { 2 = 3, 5 = 1 }
[seats.koda]
vp = 29
dice = "battle"
regions.2 = "1 regular"
[seats.runen]
vp = 29
regions.2 = "1 regular"
regions.5 = "1 regular"
"""


def begun(game: str, settings: dict[str, Any], origin: str = "") -> Any:
    g = new_table(titles()[game].part("game"), settings, key_of("a game to review"), origin)
    begin(g)
    return g


def played(game: str, settings: dict[str, Any], origin: str = "", first: Sequence[str] = ()) -> Any:
    """A table at its end: everybody played by rules of thumb, but for these `first` answers."""
    g, mind = begun(game, settings, origin), titles()[game].part("mind")
    for name in first:
        engine.answer(g, option_named(g, g.decision, name), g.decision.by)
    while g.decision is not None:
        engine.answer(g, mind.thumb(g, g.decision.by), g.decision.by)
    return g


def finished(g: Any) -> Finished:
    """By the numbers that a record has: one for each answer."""
    numbers, answers = list[int](), 0
    for by, _, _ in g.journal:
        numbers.append(answers)
        answers += by != CHANCE
    return Finished(g.game.name, g.settings, g.origin, (), None, g.journal, [*numbers, answers])


def any_game(game: str) -> Any:
    """A short one, of two."""
    rulebook = titles()[game].part("game")
    return played(game, {"seats": list(rulebook.seats[:2]), **SHORT.get(game, {})})


def thrown_away() -> Any:
    return played("wroth", {}, LAST_DIE, ["discard-battle"])


def record(g: Any) -> str:
    return write_record(g, dict.fromkeys(g.settings["seats"], "thumb"))
