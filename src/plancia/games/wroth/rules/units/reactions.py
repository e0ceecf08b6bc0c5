"""Abilities that answer to an effect, run between steps in the order of W-A-42."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_damage import AIDeal
from plancia.games.wroth.rules.units.abilities import event_of, has_event
from plancia.games.wroth.rules.units.control import has_enemy
from plancia.games.wroth.rules.units.damage import HurtSomeone
from plancia.games.wroth.state.box import CHARGE, SHADOWS
from plancia.games.wroth.state.effects import Deploy, Move
from plancia.games.wroth.state.effects_round import Told
from plancia.games.wroth.state.state import Wroth
from plancia.kernel.procedure import Procedure
from plancia.kernel.state import Effect


def reactions(g: Wroth, stirred: list[Effect[Any]]) -> list[Procedure]:
    """AB-GUI-1: a Stellen deployed strikes from the shadows. AB-RUN-3: a Ram that arrives charges."""
    answers: list[Procedure] = []
    for effect in stirred:
        if isinstance(effect, Deploy):
            answers.append(hurt(g, effect.who, effect.region, SHADOWS))
        elif isinstance(effect, Move):
            answers.append(hurt(g, effect.who, effect.region, CHARGE))
    return answers


def hurt(g: Wroth, who: int, region: int, power: int) -> Procedure:
    points = g.box.amount[power]
    if has_enemy(g, who, region):
        g.tell(Told("ability", g.box.power_id[power], who, region))
    if who != g.ai:
        return HurtSomeone(who, region, points)
    if power == SHADOWS and has_event(g, "shadows"):
        points = int(event_of(g, "shadows").n)
    return AIDeal(region, points)
