"""What the Enemies think, for whoever reads along: nothing of it changes the table (N-AI)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect

NO: Final = 0
YES: Final = 1
CHOSEN: Final = 2


class Pondered(Effect[NovaAetas]):
    """One box of the flowchart: the answer, and the Heroes weighed, as they stood then.

    `by` says what decided between the first and the next: "threat", "distance", "wounds", "chance", "players"; "" where
    nothing had to. `why` says more of a "no": "blinded", "nobody", "blocked", "no-way".
    """

    THOUGHT = True

    def __init__(self, enemy: int, rule: str, answer: int, why: str = "", chosen: int = NOBODY) -> None:
        self.enemy = enemy
        self.rule = rule
        self.answer = answer
        self.why = why
        self.heroes: tuple[int, ...] = ()
        self.distances: tuple[int, ...] = ()
        self.threats: tuple[int, ...] = ()
        self.wounds: tuple[int, ...] = ()
        self.threat = NOBODY  # of the Mission Objective
        self.chosen = chosen
        self.by = ""

    def begins_ai(self) -> bool:
        return self.rule == "N-AI-02"


class Headed(Effect[NovaAetas]):
    """Where an Enemy goes and why (N-AI-08, N-AI-15, N-AI-17, N-AI-19, N-AI-20, N-AI-23, N-ABIL-CHARGE).

    `by` says what decided among the squares: "only", "cost", "squares", "attack", "others", "distance", "order";
    "nearest" where it cannot come near enough yet.
    """

    THOUGHT = True

    def __init__(self, enemy: int, rule: str, target: int, goal: int, by: str) -> None:
        self.enemy = enemy
        self.rule = rule
        self.target = target  # the Hero, or NOBODY
        self.goal = goal  # the square it makes for
        self.by = by
        self.path: tuple[int, ...] = ()  # what it walks of it
        self.ap = 0
        self.attack = NOBODY  # that it will make there

    def walking(self, path: tuple[int, ...], ap: int, attack: int = NOBODY) -> Headed:
        self.path, self.ap, self.attack = path, ap, attack
        return self


class Ordered(Effect[NovaAetas]):
    """Which model of a group goes first, and how the others compare."""

    RULE = "N-AI-21"
    THOUGHT = True

    def __init__(
        self, models: tuple[int, ...], attacks: tuple[bool, ...], moves: tuple[int, ...], distances: tuple[int, ...]
    ) -> None:
        self.models = models  # the first one goes
        self.attacks = attacks
        self.moves = moves  # AP
        self.distances = distances
