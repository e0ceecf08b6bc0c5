# not compiled
"""In whose name a question is put: the card, ability, action or phase, in a few words."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_specials import AIHowl
from plancia.games.wroth.rules.ai.ai_turn import AITurn
from plancia.games.wroth.rules.ai.chaos import ChaosEffect
from plancia.games.wroth.rules.feats.feats import PlayFeat
from plancia.games.wroth.rules.feats.feats_of_war import Knives, Verdict
from plancia.games.wroth.rules.round.spoils import RegionSpoils
from plancia.games.wroth.rules.turn.actions import Extend, Maneuver
from plancia.games.wroth.rules.turn.buying import Buy
from plancia.games.wroth.rules.turn.exodus import Exodus
from plancia.games.wroth.rules.turn.omniscient import UseOmni
from plancia.games.wroth.rules.turn.paid_abilities import HiredSwords, Howl, SpringTrap, Summons
from plancia.games.wroth.rules.units.damage import Attack, HurtSomeone
from plancia.games.wroth.state.box import BATTLE, CHARGE, EXTEND, MANEUVER, SHADOWS, TRAP
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure

STRIKES = (SpringTrap, Verdict, Knives, Exodus)  # hurt somebody themselves; elsewhere it is a unit that has arrived


def because(g: Wroth, decision: Decision, lang: str) -> str:
    names = Names(g, lang)
    for below, frame in zip(g.stack, g.stack[1:], strict=False):
        if isinstance(frame, HurtSomeone) and not isinstance(below, STRIKES):
            return names.ability(g.box.power_id[_arriving(g, frame.who)])
    if isinstance(g.stack[-1], AIHowl):
        return names.ability(g.box.power_id[g.box.special[g.ai]])
    for frame in g.stack:
        name = _name(names, frame)
        if name:
            return name
    return names.say("phase", phase=g.phase)


def _arriving(g: Wroth, who: int) -> int:
    return SHADOWS if g.box.slots_with[SHADOWS][who] else CHARGE


def _name(names: Names, frame: Procedure) -> str:
    """What a procedure is called where people speak of it; empty: it has no name."""
    box, say = names.box, names.say
    if isinstance(frame, PlayFeat):
        return names.feat(frame.feat)
    if isinstance(frame, RegionSpoils):
        return say("because-spoils", region=names.place(frame.region))
    if isinstance(frame, UseOmni):
        return say("because-omni", omni=names.omni(frame.face))
    if isinstance(frame, Buy):
        return say("because-buy", unit=names.kind(frame.kind))
    if isinstance(frame, Summons | HiredSwords | Howl):
        return names.ability(box.power_id[box.ability[frame.who]])
    if isinstance(frame, SpringTrap):
        return names.ability(box.power_id[TRAP])
    if isinstance(frame, Exodus):
        return say("because-exodus")
    if isinstance(frame, ChaosEffect):
        return say("because-chaos", n=frame.row)
    if isinstance(frame, AITurn):
        return say("told-ai-turn", who=names.faction(names.g.ai), who_of=names.of(names.g.ai))
    faces: dict[Any, int] = {Extend: EXTEND, Maneuver: MANEUVER, Attack: BATTLE}
    face = faces.get(type(frame))
    return "" if face is None else names.action(face)
