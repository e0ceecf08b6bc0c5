"""How a seat plays when it is not quite at random."""

from __future__ import annotations

from random import Random

from plancia.bots import Bot, bot_named
from plancia.games.wroth.rules.turn.turn import (
    BUY,
    DISCARD_DIE,
    END_TURN,
    FEAT,
    SPEND,
    SPRING,
    TAKE_EXODUS,
    USE_ABILITY,
    USE_OMNI,
)  # fmt: skip
from plancia.games.wroth.state.box import BATTLE, EXTEND, MANEUVER, MINE
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.view import View

# Weights of what a player may do next on a turn, and of the dice to draft: 1 where nothing is said.
STEPS: dict[str, dict[int, float]] = {
    "buyer": {BUY: 9, USE_ABILITY: 5, SPEND + MINE: 5},
    "hoarder": {BUY: 0, USE_ABILITY: 0, SPEND + MINE: 9, DISCARD_DIE: 0},
    "attacker": {SPEND + BATTLE: 9, USE_OMNI: 5, SPRING: 5, FEAT: 5, DISCARD_DIE: 0, SPEND + MANEUVER: 3},
    "expander": {SPEND + EXTEND: 5, SPEND + MANEUVER: 5, TAKE_EXODUS: 5, DISCARD_DIE: 0},
    "pacifist": {SPEND + BATTLE: 0, USE_OMNI: 0, SPRING: 0, FEAT: 0, USE_ABILITY: 0},
    "sleeper": {DISCARD_DIE: 30, END_TURN: 30},
}
FACES = {"buyer": MINE, "hoarder": MINE, "attacker": BATTLE, "expander": EXTEND}
BEGINNINGS: list[int] = sorted(
    (END_TURN, *range(SPEND, SPEND + 4), DISCARD_DIE, TAKE_EXODUS, USE_OMNI, USE_ABILITY, SPRING, BUY, FEAT)
)
TEMPERS = ("random", *STEPS)
SKILLED = "thumb"


def choose(dice: Random, g: Wroth, asked: Decision, temper: str, skilled: Bot) -> int:
    options = asked.options
    if temper == SKILLED:
        return skilled.choose(View(g, asked.by))
    if temper in STEPS and asked.kind == "step":
        weights = [STEPS[temper].get(beginning(option), 1) for option in options]
        if any(weights):
            return dice.choices(options, weights)[0]
    if temper in FACES and asked.kind == "face" and FACES[temper] in options and dice.random() < 0.7:
        return FACES[temper]
    if temper == "sleeper" and asked.kind == "bonus":
        return PASS
    return dice.choice(options)


def beginning(option: int) -> int:
    return max(first for first in BEGINNINGS if first <= option)


def skilled_bot(seed: str) -> Bot:
    return bot_named(SKILLED, seed)
