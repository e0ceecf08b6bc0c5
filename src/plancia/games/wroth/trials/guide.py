"""The fuzz's guide to Wroth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.game import GAME
from plancia.games.wroth.notation import invariants
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.trials.positions import generate
from plancia.games.wroth.trials.settings import draw_settings
from plancia.games.wroth.trials.tempers import SKILLED, TEMPERS, choose, skilled_bot
from plancia.games.wroth.trials.wishes import wishes
from plancia.games.wroth.trials.witness import WrothWitness
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.state import Tally
from plancia.lab.fuzz.guide import Questions, Wish, Witness


class WrothGuide:
    game: Game = GAME

    def __init__(self) -> None:
        self.box = open_box()
        self.skilled = skilled_bot("fuzz")
        self.questions = Questions(Path(invariants.__file__).parents[1], GAME.kinds)

    def wishes(self) -> dict[str, Wish]:
        return wishes(self.box, self.questions)

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        return draw_settings(dice, self.box, wish)

    def position(self, dice: Random, settings: Mapping[str, Any], near: str) -> str:
        return generate(dice, settings, near)

    def witness(self, met: Counter[str]) -> Witness:
        return WrothWitness(self.questions, met)

    def count_verdicts(self, tally: Tally, met: Counter[str]) -> None:
        self.questions.count_verdicts(tally, met)

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        """By seat. Now and then everyone plays well; mostly everyone has a temper of their own, or none."""
        if dice.random() < 0.01:
            return (SKILLED,)
        if dice.random() < 0.5:
            return ("random",)
        if dice.random() < 0.2:
            return (dice.choice(TEMPERS),)
        return tuple(dice.choice(TEMPERS) for _ in range(5))

    def choose(self, dice: Random, g: Wroth, asked: Decision, temper: str) -> int:
        return choose(dice, g, asked, temper, self.skilled)
