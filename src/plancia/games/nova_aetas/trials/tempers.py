"""How a seat plays Nova Aetas when it is not quite at random."""

from __future__ import annotations

import re
from random import Random

from plancia.bots import bot_named
from plancia.games.nova_aetas.rules.campaign.settlement import LEAVE
from plancia.games.nova_aetas.rules.turn.actions import (
    ACTION,
    ATTACK,
    DEED,
    DESTINY,
    ENTER,
    EXIT,
    MOVE,
    PICK_UP,
    SKILL,
    USE,
    WAIT,
)
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.view import View
from plancia.kernel.written.record import option_name

SKILLED = "thumb"
KEEN = "keen"  # on what the words after it name
TEMPERS = ("random", "fighter", "doer", "walker", "idler", "townsman", "lavish", SKILLED, SKILLED)
SPLIT = re.compile("[:@]")  # "attack:sword", "pull-the-lever@L5"
# Weights of what a Hero may do next, 1 where nothing is said.
FIGHTER = {ATTACK: 9.0, SKILL: 4.0, MOVE: 2.0}
DOER = {DEED: 12.0, PICK_UP: 9.0, ENTER: 6.0, EXIT: 2.0, USE: 2.0, MOVE: 3.0}
LAVISH = {SKILL: 9.0, USE: 6.0, DESTINY: 6.0, ATTACK: 3.0}
WEIGHTS = {"fighter": FIGHTER, "doer": DOER, "lavish": LAVISH, "walker": {MOVE: 12.0}}


def choose(dice: Random, g: NovaAetas, asked: Decision, temper: str) -> int:
    options = asked.options
    if temper.startswith(KEEN):
        words = set(temper.split())
        wanted = [option for option in options if words & set(SPLIT.split(option_name(g, asked, option)))]
        if wanted and dice.random() < 0.9:
            return dice.choice(wanted)
        temper = dice.choice(TEMPERS)
    if temper == SKILLED and dice.random() < 0.97:
        return bot_named(SKILLED, "fuzz").choose(View(g, asked.by))
    if asked.kind == "action":
        return dice.choices(options, [weight(option, temper) for option in options])[0]
    if asked.kind == "settlement":
        leaving = [option for option in options if LEAVE.holds(option)]
        if temper != "townsman" and dice.random() < 0.3:
            return dice.choice(leaving)
    if asked.kind == "place" and temper != "townsman" and PASS in options and dice.random() < 0.3:
        return PASS
    if temper == "idler" and PASS in options and dice.random() < 0.6:
        return PASS
    if temper in ("lavish", "fighter") and PASS in options and len(options) > 1 and dice.random() < 0.8:
        return dice.choice([option for option in options if option != PASS])
    return dice.choice(options)


def weight(option: int, temper: str) -> float:
    if option == PASS:
        return 3.0 if temper == "idler" else 0.3
    action = ACTION.of(option)
    return 0.3 if action is WAIT else WEIGHTS.get(temper, {}).get(action, 1.0)
