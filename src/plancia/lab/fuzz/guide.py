"""What the fuzz must know about a game: what there is to meet, and how to see that it was met. A title that brings no
guide of its own is met by random play: every question and every refusal its source has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.title import Title
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.decision import CHANCE, Decision
from plancia.kernel.game import Game
from plancia.kernel.state import Tally
from plancia.lab.fuzz.questions import Questions

AHEAD = 60  # answers, at most, between set-up and a position


class Wish:
    """What a game needs so that something can be met in it."""

    def __init__(self, near: str = "", **needs: Any) -> None:
        self.near = near  # what sort of position it is best met from, if not from set-up
        self.needs = needs  # of its settings, in the words of the game's guide


class Witness:
    """Watches one game and counts what it meets."""

    def __init__(self, questions: Questions, met: Counter[str]) -> None:
        self.questions = questions
        self.met = met
        self.lines = 0  # of the log, seen so far
        self.entries = 0  # of the journal

    def begun(self, g: Any) -> None:
        self.happened(g)

    def asked(self, g: Any, asked: Decision) -> None:
        self.questions.count(asked, self.met)

    def answered(self, g: Any, asked: Decision, option: int) -> None:
        """After the answer: the log has grown."""
        self.happened(g)

    def happened(self, g: Any) -> None:
        """What is new in log and journal."""
        for by, what, outcome in g.journal[self.entries :]:
            if by == CHANCE:
                self.met[f"roll {what}"] += 1
                self.rolled(g, what, outcome)
        self.entries = len(g.journal)
        begin, self.lines = self.lines, len(g.log)
        for place in range(begin, self.lines):
            self.met[f"effect {type(g.log[place]).__name__}"] += 1
            self.told(g, g.log[place], place)
        self.stands(g, g.log[begin:])

    def rolled(self, g: Any, what: str, outcome: tuple[int, ...]) -> None:
        """What an outcome of chance is a case of."""

    def told(self, g: Any, line: Any, place: int) -> None:
        """What a line of the log is a case of."""

    def stands(self, g: Any, new: list[Any]) -> None:
        """What the table is a case of, once these lines are told."""


class Guide:
    watching: type[Witness] = Witness

    def __init__(self, title: Title) -> None:
        self.game: Game = title.part("game")
        self.questions = Questions(title.folder, self.game.kinds)

    def wishes(self) -> dict[str, Wish]:
        """Everything there is to meet, by its name in the report."""
        return {item: Wish() for item in self.questions.everything()}

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        return self.game.any_settings(dice, dice.randrange(1_000))

    def position(self, dice: Random, settings: Mapping[str, Any], near: str) -> str:
        """A possible table that play from set-up rarely reaches; at least one that random play reaches."""
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

    def witness(self, met: Counter[str]) -> Witness:
        return self.watching(self.questions, met)

    def count_verdicts(self, tally: Tally, met: Counter[str]) -> None:
        """Refusals at questions that had one answer only, so that nobody was asked."""
        self.questions.count_verdicts(tally, met)

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        """How the seats of one game play, by seat."""
        return ("random",)

    def choose(self, dice: Random, g: Any, asked: Decision, temper: str) -> int:
        return dice.choice(asked.options)
