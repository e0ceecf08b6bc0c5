"""The fuzz's guide to Wroth."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.title import Title
from plancia.games.wroth.content.read import open_box
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.trials.positions import generate
from plancia.games.wroth.trials.settings import draw_settings
from plancia.games.wroth.trials.tempers import SKILLED, TEMPERS, choose, skilled_bot
from plancia.games.wroth.trials.wishes import wishes
from plancia.games.wroth.trials.witness import WrothWitness
from plancia.kernel.decision import Decision
from plancia.lab.fuzz.guide import Guide, Wish


class WrothGuide(Guide):
    watching = WrothWitness

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.box = open_box()
        self.skilled = skilled_bot("fuzz")

    def wishes(self) -> dict[str, Wish]:
        return wishes(self.box, self.questions)

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        return draw_settings(dice, self.box, wish)

    def position(self, dice: Random, settings: Mapping[str, Any], near: str) -> str:
        return generate(dice, settings, near)

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
