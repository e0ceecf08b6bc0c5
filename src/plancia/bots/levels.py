"""The ladder: how far each level sees. None of them plays a bad move on purpose."""

from __future__ import annotations

from typing import NamedTuple

from plancia.bots import PATIENCE
from plancia.bots.search import Budget, Search
from plancia.games.shelf import titles
from plancia.kernel.chance import key_of
from plancia.kernel.view import View


class Level(NamedTuple):
    """So many rollouts about a move, in at most this share of the patience, with plans for its own later answers or
    without; with no rollouts it answers at once, by rules of thumb or by a mere glance."""

    name: str
    rollouts: int = 0
    share: float = 0.0
    plans: bool = False
    glances: bool = False


LEVELS = {
    level.name: level
    for level in (
        Level("learning", glances=True),
        Level("casual"),
        Level("good", 24, 0.25),
        Level("sharp", 160, 0.5, plans=True),
        Level("expert", 640, 1.0, plans=True),
    )
}


class LevelBot:
    """Thinks as far as its level does. Patience 0: it takes the time it needs, and does the same on every machine."""

    def __init__(self, level: Level, seed: int | str = 0, patience: float = PATIENCE) -> None:
        self.level = level
        self.key = key_of(f"{level.name} {seed}")
        self.seconds = patience * level.share

    def choose(self, view: View) -> int:
        assert view.decision is not None
        options = view.decision.options
        if len(options) == 1:
            return options[0]
        mind, level = titles()[view.game.name].part("mind"), self.level
        if not level.rollouts:
            quick = mind.glance if level.glances else mind.thumb
            chosen: int = quick(view.imagine(self.key), view.seat)
            return chosen
        return Search(mind, view, self.key, Budget(level.rollouts, self.seconds, level.plans)).best().option
