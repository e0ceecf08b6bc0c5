"""How a seat plays when it is not quite at random."""

from __future__ import annotations

from random import Random

from plancia.bots import Bot, bot_named
from plancia.games.wroth.state import answers as a
from plancia.games.wroth.state.box import BATTLE, EXTEND, MANEUVER, MINE
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.answers import Answer
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.view import View

# Weights of what a player may do next on a turn, and of the dice to draft: 1 where nothing is said.
STEPS: dict[str, dict[Answer | int, float]] = {
    "buyer": {a.BUY: 9, a.USE_ABILITY: 5, a.SPEND.option(MINE): 5},
    "hoarder": {a.BUY: 0, a.USE_ABILITY: 0, a.SPEND.option(MINE): 9, a.DISCARD_DIE: 0},
    "attacker": {
        a.SPEND.option(BATTLE): 9,
        a.USE_OMNI: 5,
        a.SPRING: 5,
        a.PLAY_FEAT: 5,
        a.DISCARD_DIE: 0,
        a.SPEND.option(MANEUVER): 3,
    },
    "expander": {a.SPEND.option(EXTEND): 5, a.SPEND.option(MANEUVER): 5, a.TAKE_EXODUS: 5, a.DISCARD_DIE: 0},
    "pacifist": {a.SPEND.option(BATTLE): 0, a.USE_OMNI: 0, a.SPRING: 0, a.PLAY_FEAT: 0, a.USE_ABILITY: 0},
    "sleeper": {a.DISCARD_DIE: 30, a.END_TURN: 30},
}
FACES = {"buyer": MINE, "hoarder": MINE, "attacker": BATTLE, "expander": EXTEND}
TEMPERS = ("random", *STEPS)
SKILLED = "thumb"


def choose(dice: Random, g: Wroth, asked: Decision, temper: str, skilled: Bot) -> int:
    options = asked.options
    if temper == SKILLED:
        return skilled.choose(View(g, asked.by))
    if temper in STEPS and asked.kind == "step":
        wanted = STEPS[temper]
        weights = [wanted.get(option, wanted.get(a.STEP.of(option), 1)) for option in options]
        if any(weights):
            return dice.choices(options, weights)[0]
    if temper in FACES and asked.kind == "face" and FACES[temper] in options and dice.random() < 0.7:
        return FACES[temper]
    if temper == "sleeper" and asked.kind == "bonus":
        return PASS
    return dice.choice(options)


def skilled_bot(seed: str) -> Bot:
    return bot_named(SKILLED, seed)
