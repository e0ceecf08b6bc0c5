"""How a seat plays Verrix when it is not quite at random."""

from __future__ import annotations

from random import Random

from plancia.games.verrix.state.answers import DECLARE, PLAY_EVENT
from plancia.games.verrix.state.box import DEVELOPMENT, LEARN, RAID, TRADE
from plancia.games.verrix.state.state import Verrix
from plancia.kernel.decision import PASS, Decision

TEMPERS = ("random", "busy", "raider", "warlord", "merchant", "scholar", "mystic", "idle")
TYPES = {"raider": RAID, "merchant": TRADE, "scholar": DEVELOPMENT}


def choose(dice: Random, g: Verrix, asked: Decision, temper: str) -> int:
    if asked.kind == "act" and temper not in ("random",):
        weights = [weight(g, option, temper) for option in asked.options]
        if any(weights):
            return dice.choices(asked.options, weights)[0]
    if temper == "mystic" and asked.kind in ("draw", "event", "second-token") and dice.random() < 0.8:
        return max(asked.options)
    if temper == "idle" and PASS in asked.options and dice.random() < 0.7:
        return PASS
    if asked.several and PASS in asked.options and temper in ("raider", "busy") and dice.random() < 0.9:
        return dice.choice([option for option in asked.options if option != PASS])
    return dice.choice(asked.options)


def weight(g: Verrix, option: int, temper: str) -> float:
    if option == PASS:
        return 8 if temper == "idle" else 0.3
    if DECLARE.holds(option):
        return 12 if temper == "warlord" else 1
    if PLAY_EVENT.holds(option):
        return 6
    action = g.box.actions[option]
    if temper == "scholar" and action.does == LEARN:
        return 9
    if temper == "mystic":
        return 6 if action.will else 2 if action.special else 1
    return 8 if TYPES.get(temper) == action.type else 3 if action.special else 1
