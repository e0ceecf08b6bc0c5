# not compiled
"""In whose name a question is put: the card, ability, action or phase, in a few words."""

from __future__ import annotations

from collections.abc import Callable
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
        called = CALLED.get(type(frame))
        if called is not None:
            return called(names, frame)
    return names.say("phase", phase=g.phase)


def _arriving(g: Wroth, who: int) -> int:
    return SHADOWS if g.box.slots_with[SHADOWS][who] else CHARGE


def _ability(names: Names, frame: Any) -> str:
    return names.ability(names.box.power_id[names.box.ability[frame.who]])


def _action(face: int) -> Callable[[Names, Any], str]:
    return lambda names, frame: names.action(face)


# What a procedure is called where people speak of it.
CALLED: dict[type[Procedure], Callable[[Names, Any], str]] = {
    PlayFeat: lambda names, frame: names.feat(frame.feat),
    RegionSpoils: lambda names, frame: names.say("because-spoils", region=names.place(frame.region)),
    UseOmni: lambda names, frame: names.say("because-omni", omni=names.omni(frame.face)),
    Buy: lambda names, frame: names.say("because-buy", unit=names.kind(frame.kind)),
    Summons: _ability,
    HiredSwords: _ability,
    Howl: _ability,
    SpringTrap: lambda names, frame: names.ability(names.box.power_id[TRAP]),
    Exodus: lambda names, frame: names.say("because-exodus"),
    ChaosEffect: lambda names, frame: names.say("because-chaos", n=frame.row),
    AITurn: lambda names, frame: names.say("told-ai-turn", who=names.faction(names.g.ai), who_of=names.of(names.g.ai)),
    Extend: _action(EXTEND),
    Maneuver: _action(MANEUVER),
    Attack: _action(BATTLE),
}
