# not compiled
"""Because of what something happens: the Skill, the weapon, the Event or the action in progress, for the log."""

from __future__ import annotations

from plancia.games.nova_aetas import thens
from plancia.games.nova_aetas.attacks import HeroAttack
from plancia.games.nova_aetas.box import CARRIED, NOBODY
from plancia.games.nova_aetas.down import Fall, SufferGraveWound
from plancia.games.nova_aetas.enemy_attack import EnemyAttack
from plancia.games.nova_aetas.events import Event
from plancia.games.nova_aetas.loot import Loot
from plancia.games.nova_aetas.skills import Smitten, UseActive
from plancia.games.nova_aetas.spreading import Cleave
from plancia.games.nova_aetas.state import NovaAetas
from plancia.games.nova_aetas.weapons import UNARMED
from plancia.games.nova_aetas.wounds import Martyrdom
from plancia.kernel.procedure import Procedure


def cause_of(g: NovaAetas) -> str:
    """skill:3, item:7, event:2, action:0, exit:9, stage:1, model:12, loot:4, grave:, defeat:; empty: none by name."""
    for frame in reversed(g.stack):
        found = _cause(g, frame)
        if found is not None:
            return found
    return ""


def _cause(g: NovaAetas, frame: Procedure) -> str | None:
    """None: what goes on below it may tell."""
    if isinstance(frame, (Smitten, UseActive)):
        return f"skill:{frame.skill}"
    if isinstance(frame, Cleave):
        return f"skill:{g.skill(frame.hero, 'cleave')}"
    if isinstance(frame, Martyrdom):
        return f"skill:{g.skill(frame.hero, 'martyr')}"
    if isinstance(frame, HeroAttack):
        item = NOBODY if frame.place == UNARMED else g.gear[frame.hero * CARRIED + frame.place]
        return f"item:{item}" if item != NOBODY else ""
    if isinstance(frame, Event):
        return f"event:{frame.drawn[0]}" if frame.drawn else ""
    if isinstance(frame, thens.Thens):
        return _of_the_mission(frame)
    if isinstance(frame, SufferGraveWound):
        return "grave:"
    if isinstance(frame, Fall):
        return "defeat:" if g.is_enemy(frame.model) else ""
    if isinstance(frame, Loot):
        return f"loot:{frame.kind}"
    return "" if isinstance(frame, EnemyAttack) else None


def _of_the_mission(frame: thens.Thens) -> str:
    if frame.source in (thens.DONE, thens.FAILED):
        return f"action:{frame.number}"
    if frame.source == thens.EXIT:
        return f"exit:{frame.number}"
    if frame.source == thens.OBJECTIVE:
        return f"model:{frame.who}"
    stages = (thens.STAGE, thens.STAGE_TWICE, thens.STAGE_FAILED)
    return f"stage:{frame.number}" if frame.source in stages else ""
