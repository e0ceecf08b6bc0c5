"""Scenario missions (W-SCEN-03 to W-SCEN-05), checked at the end of Phase 6."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.units.control import controller, humans_in, regions_controlled
from plancia.games.wroth.state.box import KINDS, MAP, TEAM
from plancia.games.wroth.state.effects_round import Remember
from plancia.games.wroth.state.state import Wroth


def check_missions(g: Wroth) -> tuple[list[int], str, str]:
    """The sides that win now (several: a draw), the rule, and which mission it was that they met.

    W-SCEN-04, W-SCEN-05: one mission of a side is enough.
    """
    assert g.scenario is not None
    met: dict[int, list[str]] = {TEAM: [], g.ai: []}
    for mission in g.scenario.record.missions:
        for side in (TEAM, g.ai):
            if mission.side in ("both", "humans" if side == TEAM else "ai") and is_met(g, mission, side):
                met[side].append(mission.what)
    remember(g)
    winners = [side for side in (TEAM, g.ai) if met[side]]
    if len(winners) < 2:
        return winners, g.scenario.id, met[winners[0]][0] if winners else ""
    return better_side(g), "W-COOP-VP-05" if "vp" in met[TEAM] and "vp" in met[g.ai] else "W-A-31", "both"


def better_side(g: Wroth) -> list[int]:
    """W-COOP-VP-05, W-A-31: higher total, then more controlled regions, then both."""
    mine = (g.vp[TEAM], regions_controlled(g, TEAM))
    theirs = (g.vp[g.ai], regions_controlled(g, g.ai))
    if mine == theirs:
        return [TEAM, g.ai]
    return [TEAM] if mine > theirs else [g.ai]


def is_met(g: Wroth, mission: Any, side: int) -> bool:
    humans = len(g.humans) - 1
    what = mission.what
    if g.round < mission.since:
        return False
    if what == "vp":
        return bool(g.vp[side] >= mission.vp[humans])
    if what == "hold":
        return all(controller(g, region) == side for region in mission.regions)
    if what == "hold-twice":
        return g.memory == 1 and all(controller(g, region) == side for region in mission.regions)
    if what == "rain":
        return rain_falls(g, mission, side)
    if what == "units-held":
        return all_held(g, KINDS.index(mission.unit))
    if what == "last-round":
        if g.round != mission.rounds[humans]:
            return False
        humans_last = g.vp[TEAM] + mission.vp[humans] >= g.vp[g.ai]  # with a few humans, a start in VP
        return humans_last if side == TEAM else not humans_last
    if what == "no-humans":
        return not any(humans_in(g, region) for region in MAP)
    if what == "discards":
        return bool(sum(g.discard[who] for who in g.humans) >= mission.discards[humans])
    assert what == "survive"
    if g.round != mission.rounds[humans]:
        return False
    stand = g.vp[g.ai] < mission.vp[humans] and regions_controlled(g, TEAM) >= mission.control[humans]
    return stand if side == TEAM else not stand


def rain_falls(g: Wroth, mission: Any, side: int) -> bool:
    """ALD-2: two of three conditions at the end of every round, to the last; the AI wins when fewer hold."""
    humans = len(g.humans) - 1
    conditions = [
        regions_controlled(g, TEAM) >= (g.round + 1) // 2 + mission.more[humans],
        sum(humans_in(g, region) > 0 for region in mission.regions) >= mission.held[humans],
        regions_controlled(g, g.ai) <= mission.control[humans],
    ]
    holding = sum(conditions) >= 2
    if side == TEAM:
        return holding and bool(g.round >= mission.rounds[humans])
    return not holding


def all_held(g: Wroth, kind: int) -> bool:
    """GUI-2: every die of the kind on the map, each in a region the AI controls."""
    held = sum(g.of_kind(kind, g.ai, region) for region in MAP if controller(g, region) == g.ai)
    return held == g.box.dice[kind]


def remember(g: Wroth) -> None:
    """OOG-1: does the AI hold the regions now? Two consecutive rounds are asked for."""
    assert g.scenario is not None
    for mission in g.scenario.record.missions:
        if mission.what == "hold-twice":
            holds = all(controller(g, region) == g.ai for region in mission.regions)
            g.do(Remember(1 if holds else 0))
