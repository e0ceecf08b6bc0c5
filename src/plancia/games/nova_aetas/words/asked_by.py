# not compiled
"""In whose name a question is put: the Hero, the Enemy, the Skill, the card or the place, in a few words."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.campaign.settlement import Settlement
from plancia.games.nova_aetas.rules.campaign.town import GoAbout
from plancia.games.nova_aetas.rules.enemies.enemy_activation import EnemyActivation
from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.missions.events import Event
from plancia.games.nova_aetas.rules.missions.mission_actions import Deed
from plancia.games.nova_aetas.rules.turn.activation import HeroActivation
from plancia.games.nova_aetas.rules.turn.skills import UseActive
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import PHASES, NovaAetas
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import Procedure


def because(g: NovaAetas, decision: Decision, lang: str) -> str:
    """What is nearest to the question."""
    names = Names(g, lang)
    for frame in reversed(g.stack):
        name = _name(names, frame)
        if name:
            return name
    return names.say("phase", phase=PHASES[g.phase])


def _name(names: Names, frame: Procedure) -> str:
    """What a procedure is called where people speak of it; empty: it has no name."""
    if isinstance(frame, HeroAttack):
        return names.gear(frame.hero, frame.place)
    if isinstance(frame, UseActive):
        return names.skill(frame.skill)
    if isinstance(frame, Deed):
        action: Any = names.action(frame.action(names.g).number)
        return names.word(action.name)
    if isinstance(frame, Event):
        return names.event(frame.drawn[0]) if frame.drawn else ""
    if isinstance(frame, EnemyActivation):
        return names.model(frame.enemy)
    if isinstance(frame, HeroActivation):
        return names.model(frame.model) if frame.model != NOBODY else ""
    if isinstance(frame, GoAbout):
        return names.hero(frame.hero)
    return names.say("settlement-kind", city="yes" if frame.city else "no") if isinstance(frame, Settlement) else ""
