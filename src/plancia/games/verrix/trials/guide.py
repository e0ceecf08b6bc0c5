"""The fuzz's guide to Verrix."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from plancia.games.title import Title
from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.state.box import TRIBES
from plancia.games.verrix.trials.positions import generate
from plancia.games.verrix.trials.tempers import TEMPERS, choose
from plancia.games.verrix.trials.wishes import wishes
from plancia.games.verrix.trials.witness import VerrixWitness
from plancia.lab.fuzz.guide import Guide, Wish


class VerrixGuide(Guide):
    watching = VerrixWitness
    choose = staticmethod(choose)

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.box = open_box()

    def wishes(self) -> dict[str, Wish]:
        return wishes(self.box, self.questions)

    def settings(self, dice: Random, wish: Wish) -> dict[str, Any]:
        """Any tribes, two to five; those a wish names play."""
        wanted = list(wish.needs.get("play", ()))
        n = max(len(wanted), wish.needs.get("players", dice.randint(2, 5)))
        others = [tribe for tribe in TRIBES if tribe not in wanted]
        seats = wanted + dice.sample(others, n - len(wanted))
        dice.shuffle(seats)
        agreed = {"first": dice.choice(seats)} if dice.random() < 0.3 else {}
        agreed |= {"battle_units": "fighters"} if dice.random() < 0.3 else {}
        return {"seats": seats} | agreed

    def position(self, dice: Random, settings: Mapping[str, Any], near: str) -> str:
        """Some leave the Event deck to chance (V-SETUP-07)."""
        lines = generate(dice, settings, near).splitlines()
        named = dice.random() < 0.8
        return "\n".join(line for line in lines if named or not line.startswith("deck = ")) + "\n"

    def tempers(self, dice: Random, wish: Wish) -> tuple[str, ...]:
        """By seat: everyone has a temper of their own, or all the same one."""
        if dice.random() < 0.3:
            return (dice.choice(TEMPERS),)
        return tuple(dice.choice(TEMPERS) for _ in range(5))
