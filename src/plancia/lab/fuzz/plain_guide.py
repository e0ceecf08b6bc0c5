"""The fuzz of a title that brings no guide: every question and every refusal its source has, met by random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.title import Title
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import Decision
from plancia.kernel.game import Game
from plancia.kernel.state import Tally
from plancia.lab.fuzz.guide import Questions, Wish

AHEAD = 60  # answers, at most, between set-up and a position


class PlainGuide:
    def __init__(self, title: Title) -> None:
        self.game: Game = title.part("game")
        self.questions = Questions(title.folder, self.game.kinds)

    def wishes(self) -> dict[str, Wish]:
        return {item: Wish() for item in self.questions.everything()}

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        return self.game.any_settings(dice, dice.randrange(1_000))

    def position(self, dice: Random, settings: Mapping[str, Any], near: str) -> str:
        """The table after some answers, as a position tells it."""
        g = self.game.table(settings)
        g.key = key_of(f"position {dice.random()}")
        self.game.begin(g)
        for _ in range(dice.randrange(AHEAD)):
            if g.decision is None:
                break
            twin = g.clone()
            engine.answer(twin, dice.choice(g.decision.options), g.decision.by)
            if twin.decision is None:
                break
            g = twin
        return self.game.write_position(g)

    def witness(self, met: Counter[str]) -> PlainWitness:
        return PlainWitness(self.questions, met)

    def count_verdicts(self, tally: Tally, met: Counter[str]) -> None:
        self.questions.count_verdicts(tally, met)

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        return ("random",)

    def choose(self, dice: Random, g: Any, asked: Decision, temper: str) -> int:
        return dice.choice(asked.options)


class PlainWitness:
    def __init__(self, questions: Questions, met: Counter[str]) -> None:
        self.questions = questions
        self.met = met

    def begun(self, g: Any) -> None:
        pass

    def asked(self, g: Any, asked: Decision) -> None:
        self.questions.count(asked, self.met)

    def answered(self, g: Any, asked: Decision, option: int) -> None:
        pass
