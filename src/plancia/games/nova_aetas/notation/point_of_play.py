# not compiled
"""Where in a game a position stands: at an Activation, or between two Sectors."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.campaign.campaign import Campaign, Chapter
from plancia.games.nova_aetas.rules.campaign.campaign_mission import Outing
from plancia.games.nova_aetas.rules.campaign.settlement import LEAVE, Settlement
from plancia.games.nova_aetas.rules.enemies.enemies import GroupActivation
from plancia.games.nova_aetas.rules.missions.mission import Mission, SetUp
from plancia.games.nova_aetas.rules.missions.set_up import QuickPlay
from plancia.games.nova_aetas.rules.turn.activation import HeroActivation
from plancia.games.nova_aetas.rules.turn.horologium import Sector
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.state import MISSION, SETTING_UP, NovaAetas
from plancia.kernel.procedure import Procedure, at_step
from plancia.kernel.written.save import frames, frames_of


def stand_at(g: NovaAetas, hero: int, kind: int) -> None:
    """At the beginning of a Hero's Activation, of an Enemy group's, or (both NOBODY) of the next Sector."""
    g.stack = _stack(g, hero, kind)
    g.shared = 0


def standing(g: NovaAetas) -> tuple[int, int] | None:
    """The Hero or the Enemy type whose Activation begins; None in the middle of something."""
    here = frames(g)
    top = g.stack[-1] if g.stack else None
    hero = top.model if isinstance(top, HeroActivation) else NOBODY
    kind = top.kind if isinstance(top, GroupActivation) else NOBODY
    return (hero, kind) if frames_of(_stack(g, hero, kind)) == here else None


def _stack(g: NovaAetas, hero: int, kind: int) -> list[Procedure]:
    if not g.quick:
        outer = _in_the_campaign(g)
    elif g.phase == MISSION:
        outer = [at_step(QuickPlay(), "end")]
    else:
        outer = [at_step(QuickPlay(), "play")]
    if g.phase == SETTING_UP and not g.quick:
        return [*outer, at_step(Mission(g.mission), "next_sector"), SetUp(g.mission)]
    if g.phase != MISSION:
        return outer
    outer.append(at_step(Mission(g.mission), "next_sector"))
    if hero == NOBODY and kind == NOBODY:
        return outer
    sector = Sector()
    sector.marker = len(g.plan().timeline)
    if hero == NOBODY:
        return [*outer, at_step(sector, "next_group"), GroupActivation(kind)]
    return [*outer, at_step(sector, "next_hero"), HeroActivation(hero)]


def _in_the_campaign(g: NovaAetas) -> list[Procedure]:
    """What is in progress around a settlement or a mission."""
    campaign = at_step(Campaign(), "next_chapter")
    if g.phase not in (MISSION, SETTING_UP):
        return [campaign, _in_town(g, "choose_next")]
    outing = at_step(Outing(g.mission), "end")
    if g.mission != g.node:
        town = _in_town(g, "be_back")
        town.next = LEAVE.option(g.mission)
        return [campaign, town, outing]
    outing.into = "outcome"
    return [campaign, at_step(Chapter(), "choose_way"), outing]


def _in_town(g: NovaAetas, step: str) -> Settlement:
    town = Settlement(g.city)
    town.arrived = True
    at_step(town, step)
    return town
